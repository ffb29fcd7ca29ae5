### Les photos.

photo-no-picture = ce n’est pas une image JPEG, PNG ou WebP
photo-truncated = l’image est tronquée ; copiez-la de nouveau
photo-damaged = l’image est abîmée : { $detail }
photo-too-large = l’image est trop grande : { $width } x { $height } pixels
photo-too-much-memory = l’image demande trop de mémoire
photo-too-small = l’image est trop petite pour être lue : { $width } x { $height } pixels
scan-no-kingdom = aucun royaume trouvé ; photographiez-le d’en haut, toutes ses tuiles dans l’image
scan-too-dark = la photo est trop sombre pour y trouver un royaume ; reprenez-la avec plus de lumière
scan-too-blurred = la photo est trop floue pour y trouver un royaume ; ne bougez pas et reprenez-la
scan-no-frame = les quatre coins ne sont pas ceux d’un cadre ; nommez-les dans le sens horaire, en haut à gauche d’abord
scan-cancelled = annulé
scan-duel = les cartes de Kingdomino Duel se dessinent au crayon et se saisissent à la main
scan-corners = --corners « { $text } » : écrivez quatre points dans le sens horaire à partir du haut à gauche, par exemple "10,10 500,12 498,510 8,505"
scan-unsure = { $place } : { $cells } : à vérifier, ce pourrait être autre chose
scan-unsure-cell = { $cell } en { $place }
scan-check-corners = { $place } : vérifiez les coins de la grille ; la photo laisse un doute
scan-unconnected = { $place } : tous les dominos ne respectent pas la règle de connexion
scan-cannot-be-laid = { $place } : la boîte ne permet pas ce royaume ; les cases ont été lues une par une
scan-undecided = { $place } : la recherche d’un royaume de la boîte a pris trop de temps ; les cases ont été lues une par une
