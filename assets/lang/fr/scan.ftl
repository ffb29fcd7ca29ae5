### Les photos.

photo-no-picture = ce n’est pas une image JPEG, PNG ou WebP
photo-truncated = l’image est incomplète ; copiez-la de nouveau
photo-damaged = l’image est endommagée ; copiez-la de nouveau ou prenez-en une autre
photo-too-large = l’image est trop grande : { $width } x { $height } pixels
photo-too-much-memory = l’image demande trop de mémoire
photo-too-small = l’image est trop petite pour être lue : { $width } x { $height } pixels
scan-no-kingdom = aucun royaume trouvé ; photographiez-le d’en haut, avec toutes ses tuiles dans l’image
scan-too-dark = la photo est trop sombre pour y trouver un royaume ; reprenez-la avec plus de lumière
scan-too-blurred = la photo est trop floue pour y trouver un royaume ; ne bougez pas et reprenez-la
scan-no-frame = ces quatre coins ne forment pas un cadre ; donnez-les dans le sens horaire, en commençant en haut à gauche
scan-cancelled = annulé
scan-duel = les cartes de Kingdomino Duel se dessinent au crayon et doivent être saisies à la main
scan-corners = --corners « { $text } » : donnez quatre points dans le sens horaire depuis le coin supérieur gauche, par exemple "10,10 500,12 498,510 8,505"
scan-unsure = { $place } : vérifiez { $cells }
scan-unsure-cell = { $cell } en { $place }
scan-check-corners = { $place } : vérifiez les coins de la grille ; la photo n’est pas nette
scan-cut-off = { $place } : { $side }
scan-cut-left = le royaume est coupé à gauche ; déplacez l’appareil vers la gauche
scan-cut-top = le royaume est coupé en haut ; déplacez l’appareil vers le haut
scan-cut-right = le royaume est coupé à droite ; déplacez l’appareil vers la droite
scan-cut-bottom = le royaume est coupé en bas ; déplacez l’appareil vers le bas
scan-unconnected = { $place } : tous les dominos ne respectent pas la règle de connexion
scan-cannot-be-laid = { $place } : ce royaume est impossible avec cette boîte ; chaque case a été lue séparément
scan-undecided = { $place } : la recherche d’un royaume possible avec cette boîte a pris trop de temps ; chaque case a été lue séparément
