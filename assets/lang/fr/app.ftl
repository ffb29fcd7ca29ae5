### La fenêtre. Les messages qui commencent par button- ou tab- sont sur des boutons et doivent être courts.

button-photograph = Photographier
tip-photograph = Ouvrir la photo d’un royaume, ou plusieurs à la fois
button-enter-by-hand = Saisir à la main
tip-enter-by-hand = Saisir les tuiles de chaque royaume au doigt ou au clavier
button-sample = Essayer l’exemple
tip-sample = Voir comment une photo est lue, avec notre image d’exemple
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
tip-undo = Annuler la dernière action
button-redo = Rétablir
tip-redo = Rétablir l’action annulée
button-copy = Copier
tip-copy = Copier le royaume en texte
button-clear = Vider
tip-clear = Vider ce royaume
button-turn = Tourner
tip-turn = Tourner le royaume d’un quart de tour
button-next-player = Joueur suivant
tip-next-player = Aller au royaume suivant
button-frame = Coins
tip-frame = Ajuster les coins sur la photo
button-find-again = Rechercher
tip-find-again = Rechercher à nouveau le royaume dans la photo
button-cancel = Annuler
tip-cancel = Arrêter la lecture de la photo
button-theme = Clair ou sombre
tip-theme = Passer du mode clair au mode sombre
button-letters = Lettres sur les tuiles
tip-letters = Afficher une lettre sur chaque paysage, pour ne pas dépendre des couleurs
button-paper = Contrôle papier
tip-paper = Saisir ce que vous avez compté sur papier et voir les différences
button-done = Terminé
button-close = Fermer
button-use-it = Terminé
button-by-hand = À la main
button-whose-new = Nouveau joueur
button-whose-drop = Pas un royaume
button-whose-add = Ajouter un royaume
button-reset-cell = Rétablir
button-reset-all = Tout rétablir
button-remove-player = Retirer

tab-table = Table
tab-kingdom = Royaume
tab-sheet = Score

app-welcome = Qui a gagné ?
app-welcome-how = Photographiez ou saisissez chaque royaume, et la feuille de score se remplit toute seule.
app-welcome-drop = Vous pouvez aussi déposer ou coller ici des photos et des fichiers de partie.
app-menu = Menu
app-size = { $rows }x{ $columns }
app-rules = Jeu et règles
app-edition = Édition
app-frame = Taille du royaume
app-bonuses = Variantes
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
app-nothing-entered = rien de saisi pour l’instant
app-less = moins : { $what }
app-more = plus : { $what }

app-cell-unknown = inconnue
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
app-drawn-by-hand = Les cartes de Kingdomino Duel sont dessinées au crayon : saisissez-les à la main.
app-brush-select = sélection seule
app-sight-beside = Côte à côte
app-sight-over = Superposés
app-fader = Fondu entre photo et dessin

app-crop = La case sélectionnée sur la photo
app-guess-hint = Choisissez la bonne réponse ; elle est conservée quand la photo est relue.
app-guess-none = Pointez une case ou sélectionnez-la pour la voir en grand.

app-no-findings = Ces royaumes sont possibles avec cette boîte.
app-fix-cell = { $player }, ligne { $row } colonne { $column } : { $cell }
app-fix-frame = Jouer en { $rows }x{ $columns }
app-fix-queen = Donner la Reine à { $player }
app-fix-no-queen = Personne n’a la Reine
app-fix-empty = Pas de tuile ici

app-building = Quel bâtiment ?
app-bare-town = sans bâtiment
app-building-choice = { $building } : { $effect } (reste { $count })
app-copies-left = reste { $count }
app-effect-territory = { $points } points par domaine de { $terrain }
app-effect-tower = 1 point par tour
app-effect-knight = 1 point par chevalier
app-effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
app-effect-crown = une couronne pour sa ville
app-no-power = aucun
tip-queen = Un seul joueur a la Reine ; elle compte comme une couronne dans son plus grand domaine

app-pad-cell = { $player }, { $line } : { $points }
app-pad-place = { $player } : { $place ->
    [1] 1re
   *[other] { $place }e
} place
app-point-at = Pointez un nombre pour voir d’où il vient.
app-derivation = { $player }, { $line } : { $derivation }
app-paper-cell = compté sur papier : { $line }
app-paper-agrees = Votre compte est juste.
app-paper-differs = { $typed } sur papier. { $derivation }

app-photo = La photo avec le cadre autour du royaume
app-corner = Coin { $number }
whose-question = Royaume { $number } sur { $count } : à qui est-il ?
whose-frame = Royaume { $number } : { $player }
app-rectified = Le royaume découpé selon le cadre
app-photo-gone = La photo n’est plus disponible ; le royaume reste tel qu’il a été lu.
app-check-corners = Vérifiez les coins : la photo n’est pas nette.
app-drag-corners = Placez les coins sur le royaume ; il est lu ensuite.
app-cannot-be-laid = Ce royaume est impossible avec cette boîte : chaque case a donc été lue séparément ; vérifiez-les.
app-undecided = La recherche d’un royaume possible avec cette boîte a pris trop de temps : chaque case a donc été lue séparément ; vérifiez-les.
app-stage-decode = Ouverture de la photo
app-stage-find = Recherche du royaume
app-stage-read = Lecture des cases
app-stage-solve = Placement des dominos
app-goes-on = La suite dès la fin de la lecture

app-photos = Photos
app-games = Parties
app-clipboard = presse-papiers
app-copied = Royaume copié.
app-saved = Enregistré sous { $name }.
app-broken = une erreur s’est produite dans le programme et cette étape a été abandonnée, mais rien d’autre n’est perdu ({ $detail })

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
tip-keep = Ajouter cette partie à vos parties passées
button-history = Parties passées
tip-history = Parcourir vos parties passées
button-export-history = Tout enregistrer
tip-export-history = Tout enregistrer dans un seul fichier : parties passées, partie sur la table, réglages et photos
button-import-history = Importer
tip-import-history = Ajouter des parties passées avec leurs photos à partir d’un fichier
button-restore = Restaurer
app-share-file = Dans un fichier
app-share-clipboard = Dans le presse-papiers
app-sheet-copied = Feuille de score copiée en texte.
app-picture-copied = Feuille de score copiée en image.
app-kept = Ajoutée à vos parties passées.
app-imported = Parties ajoutées : { $added }, déjà présentes : { $known }, illisibles : { $refused }.
app-photos-left-out = Photos qui ne tenaient pas dans le fichier ou étaient illisibles : { $count }.
app-photos-unkept = Photos du fichier qui n’ont pas pu être conservées : { $count }.
app-past-games = Parties
app-past-players = { $game } : joueurs
app-past-none = Pas encore de partie. Les parties que vous gardez apparaissent ici.
app-past-open = Ouvrir { $players }
app-past-delete = Supprimer { $players }
app-past-name = joueur
app-past-count = parties
app-past-wins = victoires
app-past-average = moyenne
app-past-tenths = { $whole },{ $tenths }
app-past-best = record
app-past-terrain = meilleur paysage
app-past-chart = évolution

app-player-done = terminé
button-questions = Questions
tip-questions = Ce qu’on se demande à table
app-questions = Questions à table
app-back-to-sheet = Retour au score
app-best-hint = Ce que les mêmes dominos auraient pu rapporter, posés autrement
app-best-search = Chercher pour { $player }
app-best-searching = { $player } : recherche…
app-best-stop = Arrêter et montrer le meilleur trouvé
app-best-drawn = La meilleure disposition pour { $player } : { $rows }
app-questions-answers = Réponses
app-questions-what-if = Et si…
app-questions-best = Meilleure disposition
app-try-hint = Touchez une case et choisissez ce qui aurait pu s’y trouver. La partie ne change pas.
app-try-back = Revenir à la vraie partie
app-try-cell = Et si…, { $cell }
app-try-choice = Essayer { $cell }
app-try-queen = Reine : { $player }
app-try-no-queen = Reine : personne
