### La ligne de commande.

cli-about = Compte les points des parties terminées de Kingdomino, Queendomino, Royal Wedding et Kingdomino Duel, et explique chaque nombre
cli-score = Remplir la feuille de score d’un fichier de partie, de royaumes en texte ou de photos
cli-audit = Vérifier si les royaumes ont pu être posés avec les dominos de la boîte
cli-sheet = Écrire la feuille de score d’une partie dans un fichier à garder, à imprimer ou à partager
cli-out = Le fichier à écrire ; son extension donne le format : txt, csv, json, svg, png ou pdf
cli-json = Afficher du JSON
cli-rules = Les règles : kingdomino (ou classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel ; éventuellement suivies de « -5x5 » ou « -7x7 »
cli-bonus = Activer un bonus ; peut être répété
cli-lang = La langue : { $tags } ; par défaut, celle du système
cli-help = Afficher cette aide
cli-version = Afficher la version
cli-usage = Utilisation :
cli-commands = Commandes
cli-arguments = Arguments
cli-options = Options
cli-name-command = COMMANDE
cli-name-options = OPTIONS
cli-name-file = FICHIER
cli-name-name = NOM
cli-name-photo = PHOTO
cli-name-tag = LANGUE
cli-notation =
    Un royaume s’écrit une rangée par ligne (ou avec « / » entre les rangées), les cases séparées par des espaces :
      w blé   f forêt   l lac   g prairie   s marais   m montagne   t ville
      c château   . sans tuile   ? inconnu   un chiffre après la lettre : couronnes (m3)
      t:church  une ville avec ce bâtiment
      Duel : d point   i bande   D double point   I double bande   b tout noir   q écartelé
      « Ana: » au-dessus : le nom   « coins 11, knights 2, towers 3, queen » en dessous : ce que possède le joueur
cli-no-output = impossible d’écrire la réponse : { $detail }
cli-standard-input = entrée standard
cli-no-command = aucune commande ; voir « crowncount --help »
cli-no-language = --lang { $tag } : cette langue n’est pas disponible ; choisissez parmi { $tags }
cli-unknown-argument = argument inconnu « { $argument } » ; voir « crowncount --help »
cli-unknown-command = commande inconnue « { $command } » ; voir « crowncount --help »
cli-unknown-command-but = commande inconnue « { $command } » ; vouliez-vous dire « { $meant } » ?
cli-missing-argument = argument manquant { $argument } ; voir « crowncount --help »
cli-missing-value = { $argument } : valeur manquante
cli-needless-value = { $argument } ne prend pas de valeur
cli-bad-value = { $argument } : « { $value } » n’est pas autorisé ici ; choisissez parmi { $values }
cli-bad-number = { $argument } : « { $value } » n’est pas autorisé ici ; choisissez un nombre entier de { $least } à { $most }
cli-once = { $argument } ne peut être donné qu’une fois
cli-bad-call = ligne de commande incomprise ; voir « crowncount --help »
cli-no-folder = dossier introuvable
cli-not-allowed-to-write = écriture refusée
cli-unwritable = écriture impossible : { $detail }
cli-no-text = ce n’est ni du texte ni une image JPEG, PNG ou WebP
cli-bad-bonus = --bonus { $name } : { $what }
cli-no-rules = --rules { $name } : règles inconnues ; choisissez parmi { $names }
cli-scan = Lire des royaumes à partir de photos
cli-photos = Photos : JPEG, PNG ou WebP
cli-corners = Les coins du royaume en pixels de la photo, dans le sens horaire depuis le coin supérieur gauche : "x,y x,y x,y x,y"
cli-size = La taille du royaume
cli-open = Un fichier de partie ou une photo à ouvrir dans la fenêtre
cli-no-window = impossible d’ouvrir la fenêtre : { $detail } ; sans écran, « crowncount --help » donne les autres commandes
cli-same-file = cela écraserait la partie elle-même ; choisissez un autre nom
