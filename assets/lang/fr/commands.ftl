### Autres commandes.

cli-files = Fichiers de partie, royaumes en texte, sorties de « scan --json » ou photos ; plusieurs royaumes font une partie, et « - » est l’entrée standard
cli-game = Écrire un seul fichier de partie pour toutes les photos
cli-players = Les noms des joueurs, dans l’ordre des photos ; si une photo montre plusieurs royaumes, dans le sens horaire depuis celui en haut à gauche
cli-out-game = Le fichier à écrire ; sinon la sortie standard
cli-force = Remplacer le fichier s’il existe
cli-format = Le format, si le nom du fichier ne le dit pas
cli-quiet = Ne signaler que les erreurs sur la sortie d’erreur
cli-color = Quand utiliser des couleurs : dans un terminal, toujours ou jamais
cli-explain = Répondre aux questions de la table : ce qui a fait la différence, ce que chaque chose a rapporté ou coûté, ce qui aurait changé
cli-what-if = Compter la partie avec un changement : « Ana r2c3=w1 », « Ana r4c1=t:church », « queen=Bo » (« queen=- » pour personne) ; dans une Dynastie, précédé de la manche : « 2: Ana r2c3=w1 » ; répétable
cli-best = Chercher la meilleure façon de poser les dominos de chaque joueur
cli-seconds = Le nombre de secondes de recherche, par joueur
cli-help-command = Montrer l’aide d’une commande
cli-completions = Écrire les complétions pour un shell
cli-shell = Le shell
cli-man = Écrire la page de manuel
cli-game-alone = un fichier de partie est une partie entière ; donnez-le seul
cli-players-count = le nombre de noms de --players ({ $names }) n’est pas celui des royaumes ({ $photos })
cli-exists = le fichier existe déjà ; --force le remplace
cli-replaced = le fichier a été remplacé
cli-no-ending = le nom n’a pas d’extension ; choisissez parmi { $endings }, ou utilisez --format
text-holding = « { $item } » ne fait pas partie de ce qu’un joueur possède ; écrivez « coins 11, knights 2, towers 3, queen »
text-unsure = « { $item } » n’est pas une case de ce royaume ; écrivez « unsure row 1 column 2, row 3 column 4 »
