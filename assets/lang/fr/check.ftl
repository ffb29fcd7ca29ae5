### Checking the cells that a photo leaves in doubt, and the end of the game.

button-check = Vérifier
tip-check = Vérifier une à une les cases douteuses
button-check-back = Retour
button-check-skip = Plus tard
button-check-stop = Arrêter
button-check-other = Autre chose
button-see-sheet = Voir la feuille
app-check-count = { $player } : { $number } sur { $count }
app-check-right = Oui : { $cell }
app-all-checked = Tout est vérifié
app-doubt-unknown = On ne sait pas encore ce qu’il y a ici.
app-doubt-set = Vous avez changé cette case.
app-doubt-empty = Semble vide. Y a-t-il une tuile ?
app-doubt-table = Ressemble à la nappe. Y a-t-il une tuile ?
app-doubt-crowns = Les couronnes se voient mal.
app-doubt-dominoes = Ressemble à { $seen }, mais seul { $cell } va avec les dominos de la boîte.
app-doubt-other = Pourrait aussi être { $other }.
app-doubt-blurred = La photo n’est pas nette ici.
app-being-read = lecture en cours …
app-being-read-of = { $player } : lecture de la photo en cours
app-deciding-squares = { $player } : { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
app-deciding-crowns = { $player } : { $count ->
    [one] { $count } couronne
   *[other] { $count } couronnes
}
app-new = La table est vide ; Annuler ramène la dernière partie.
app-new-kept = La dernière partie est dans les parties passées ; Annuler la remet sur la table.
app-proof = { $player } : d’où vient chaque nombre
app-about-middle-kingdom = { $points } points si le château est au centre du royaume
app-about-harmony = { $points } points si aucune case du royaume ne manque
app-about-dynasty = Trois manches ; les points de toutes s’additionnent
app-path-open = Ce système n’a pas de fenêtre de fichiers. Saisissez l’emplacement du fichier :
app-path-save = Ce système n’a pas de fenêtre de fichiers. Saisissez où enregistrer le fichier :
button-open-it = Ouvrir
button-save-there = Enregistrer ici
button-path-cancel = Pas maintenant
app-sight-drawing = Dessin
app-guess-tap = Touchez une case pour la voir en grand.
app-proposal-towns = Ce sont des villes. Est-ce Queendomino ?
app-proposal-yes = Oui, { $what }
button-proposal-no = Non
app-proposal-both-boxes = Ces royaumes demandent les dominos des deux boîtes. Est-ce Royal Wedding ?
app-proposal-size = Ce royaume est en { $size }. Toute la partie aussi ?
app-proposal-colour = Sur la photo, la couleur du château est : { $colour }. Est-ce celle de { $player } ?
app-proposal-colours = Couleurs des châteaux sur les photos : { $colours }. Est-ce bien celles des joueurs ?
app-player-colour = { $player } { $colour }
button-proposal-colours = Oui, les utiliser
app-doubt-no-photo = La photo laissait un doute sur cette case, et la photo n’est plus là. Qu’y a-t-il ici ?
app-contradictions = { $count ->
    [one] Rien ne manque, mais une chose est impossible. La voir
   *[other] Rien ne manque, mais { $count } choses sont impossibles. Les voir
}
app-uncounted = Pas encore compté
app-uncounted-none = aucun
app-uncounted-list = { $what } ?
app-queen-nobody = personne
