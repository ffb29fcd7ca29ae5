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
scan-network-missing = ce qui lit les photos n’a pas pu être chargé ; vérifiez la connexion et réessayez ({ $detail })
scan-no-frame = ces quatre coins ne forment pas un cadre ; donnez-les dans le sens horaire, en commençant en haut à gauche
scan-cancelled = annulé
scan-duel = les cartes de Kingdomino Duel se dessinent au crayon et doivent être saisies à la main
scan-corners = --corners « { $text } » : donnez quatre points dans le sens horaire depuis le coin supérieur gauche, par exemple "10,10 500,12 498,510 8,505"
scan-unsure = { $place } : vérifiez { $cells }
scan-unsure-cell = { $cell } en { $place }
scan-check-corners = { $place } : vérifiez les coins de la grille ; la photo n’est pas nette
scan-unconnected = { $place } : tous les dominos ne respectent pas la règle de connexion
scan-cannot-be-laid = { $place } : ce royaume est impossible avec cette boîte ; chaque case a été lue séparément
scan-undecided = { $place } : la recherche d’un royaume possible avec cette boîte a pris trop de temps ; chaque case a été lue séparément
scan-apart = { $place } : une seule boîte ne permet pas de former tous ces royaumes ; chacun a été lu comme s’il avait sa propre boîte
scan-together-undecided = { $place } : la recherche de royaumes qu’une seule boîte permet ensemble a pris trop de temps ; chacun a été lu comme s’il avait sa propre boîte
scan-game-apart = une seule boîte ne permet pas de former tous les royaumes de ces photos ; les dominos revendiqués deux fois sont marqués à vérifier
scan-game-undecided = la recherche de royaumes qu’une seule boîte permet ensemble a pris trop de temps ; chaque photo a été lue séparément
