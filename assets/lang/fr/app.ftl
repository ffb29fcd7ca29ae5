### La fenêtre. Les messages qui commencent par button- ou tab- sont sur des boutons et doivent être courts.

button-photograph = Photographier
tip-photograph = Ouvrir la photo d’un royaume ; on peut aussi la déposer ou la coller
button-enter-by-hand = Saisir à la main
tip-enter-by-hand = Toucher ou taper les tuiles de chaque royaume
button-sample = Essayer l’exemple
tip-sample = Voir comment une photo est lue, avec une image à nous
button-add-player = Ajouter un joueur
tip-add-player = Un royaume de plus sur la table
button-next-round = Manche suivante
tip-next-round = Commencer la manche suivante de la Dynastie
button-rules = Jeu et règles
tip-rules = Choisir le jeu, l’édition, la taille et les bonus
button-new = Nouvelle partie
tip-new = Vider la table ; Annuler la rétablit
button-open = Ouvrir
tip-open = Ouvrir un fichier de partie
button-save = Enregistrer
tip-save = Enregistrer la partie dans un fichier
button-undo = Annuler
tip-undo = Revenir d’un pas en arrière
button-redo = Rétablir
tip-redo = Le refaire
button-copy = Copier
tip-copy = Copier le royaume en texte
button-clear = Vider
tip-clear = Vider ce royaume
button-turn = Tourner
tip-turn = Tourner le royaume d’un quart de tour
button-next-unsure = Doute suivant
tip-next-unsure = Aller à la prochaine case à vérifier
button-next-player = Joueur suivant
tip-next-player = Aller au royaume suivant
button-frame = Coins
tip-frame = Corriger les coins sur la photo
button-find-again = Chercher encore
tip-find-again = Chercher encore une fois le royaume dans la photo
button-cancel = Arrêter
tip-cancel = Arrêter la lecture de la photo
button-theme = Clair ou sombre
tip-theme = Passer du jour à la nuit
button-letters = Lettres
tip-letters = Montrer la lettre de chaque paysage, pour que la couleur ne soit pas le seul signe
button-paper = Contrôle papier
tip-paper = Taper ce que vous avez compté sur papier et voir où cela diffère
button-done = Terminé
button-close = Fermer
button-use-it = Utiliser
button-by-hand = À la main
button-reset-cell = Comme lu
button-reset-all = Tout comme lu
button-remove-player = Retirer

tab-table = Table
tab-kingdom = Royaume
tab-sheet = Score

app-welcome = Qui a gagné ?
app-welcome-how = Photographiez ou touchez chaque royaume, et la feuille de score se remplit toute seule.
app-welcome-drop = On peut déposer ici des photos et des fichiers de partie.
app-menu = Menu
app-size = { $rows }x{ $columns }
app-rules = Jeu et règles
app-edition = Édition
app-frame = Taille d’un royaume
app-bonuses = Joué aussi avec
app-name = Nom
app-members = Membres de l’équipe, séparés par des virgules
app-colour = Couleur
app-player-card = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
app-edit-player = Modifier { $name }
app-cells-unsure = { $count ->
    [one] { $count } case à vérifier
   *[other] { $count } cases à vérifier
}
app-nothing-entered = rien n’est encore saisi
app-less = moins : { $what }
app-more = plus : { $what }

app-cell-unknown = pas connu
app-cell-empty = sans tuile
app-cell-castle = château
app-cell-crowns = { $terrain }, { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
}
app-cell-crosses = { $terrain }, { $count } croix
app-cell-unsure = { $cell }, à vérifier
app-badge = { $squares } × { $crowns } = { $points }
app-brush = peindre : { $what }
app-brush-select = rien, seulement choisir
app-sight-beside = Côte à côte
app-sight-over = L’un sur l’autre
app-fader = Entre photo et dessin

app-crop = La case choisie sur la photo
app-guess = { $cell } { $percent } %
app-guess-hint = Touchez ce qui est juste ; cela reste quand la photo est relue.
app-guess-none = Pointez une case ou sélectionnez-la pour la voir en grand.

app-no-findings = La boîte permet ces royaumes.
app-fix-cell = { $player }, ligne { $row } colonne { $column } : { $cell }
app-fix-frame = Jouer en { $rows }x{ $columns }
app-fix-queen = Donner la Reine à { $player }
app-fix-no-queen = Personne n’a la Reine
app-fix-empty = Pas de tuile ici

app-building = Quel bâtiment ?
app-bare-town = sans bâtiment
app-building-choice = { $building } : { $effect } (reste { $count })
app-effect-territory = { $points } points par domaine de { $terrain }
app-effect-tower = 1 point par tour
app-effect-knight = 1 point par chevalier
app-effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
app-effect-crown = une couronne pour sa ville
app-no-power = ne l’a pas
tip-queen = Un seul joueur a la Reine ; elle compte comme une couronne sur le plus grand domaine

app-pad-cell = { $player }, { $line } : { $points }
app-pad-place = { $player } : place { $place }
app-point-at = Pointez un nombre pour voir d’où il vient.
app-derivation = { $player }, { $line } : { $points } = { $why }
app-paper-cell = compté sur papier : { $line }
app-paper-agrees = Votre compte est bon.
app-paper-differs = { $typed } sur papier. { $derivation }

app-photo = La photo avec le cadre du royaume
app-corner = Coin { $number }
app-rectified = Le royaume tel que le cadre le découpe
app-photo-gone = La photo n’est plus là ; le royaume reste tel qu’il a été lu.
app-check-corners = Vérifiez les coins : la photo laisse un doute.
app-cannot-be-laid = La boîte ne permet pas ce royaume, les cases ont donc été lues une par une ; regardez-les.
app-undecided = La recherche d’un royaume de la boîte a pris trop de temps, les cases ont donc été lues une par une ; regardez-les.
app-stage-decode = Ouverture de la photo
app-stage-find = Recherche du royaume
app-stage-read = Lecture des cases
app-stage-solve = Placement des dominos

app-photos = Photos
app-games = Parties
app-clipboard = presse-papiers
app-copied = Le royaume a été copié.
app-saved = Enregistré sous { $name }.
app-file-problem = le fichier ne peut pas être lu ou écrit : { $detail }

colour-pink = rose
colour-yellow = jaune
colour-green = vert
colour-blue = bleu
colour-orange = orange
colour-violet = violet
colour-white = blanc
colour-red = rouge

button-share = Partager
tip-share = Enregistrer ou copier la feuille de score
button-copy-sheet = Copier en texte
tip-copy-sheet = Copier la feuille de score en texte
button-copy-picture = Copier en image
tip-copy-picture = Copier la feuille de score en image
button-keep = Garder
tip-keep = Garder cette partie parmi les parties passées
button-history = Parties passées
tip-history = Regarder les parties passées
button-export-history = Tout enregistrer
tip-export-history = Enregistrer toutes les parties passées dans un seul fichier
button-import-history = Depuis un fichier
tip-import-history = Reprendre des parties passées d’un fichier
button-restore = Restaurer
app-share-file = En fichier
app-share-clipboard = Dans le presse-papiers
app-sheet-copied = La feuille de score a été copiée en texte.
app-picture-copied = La feuille de score a été copiée en image.
app-kept = Gardée parmi les parties passées.
app-imported = Parties ajoutées : { $added }, déjà présentes : { $known }, illisibles : { $refused }.
app-past-games = Parties
app-past-players = { $game } : joueurs
app-past-none = Pas encore de partie. Les parties terminées que vous gardez sont ici.
app-past-open = Ouvrir { $players }
app-past-delete = Supprimer { $players }
app-past-name = joueur
app-past-count = parties
app-past-wins = victoires
app-past-average = moyenne
app-past-best = record
app-past-terrain = meilleur paysage
app-past-chart = évolution
