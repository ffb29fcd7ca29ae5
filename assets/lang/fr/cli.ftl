### La ligne de commande.

cli-about = Compte les points des parties terminées de Kingdomino, Queendomino, Royal Wedding et Kingdomino Duel, chaque nombre expliqué
cli-score = Remplir la feuille de score d’un fichier de partie, ou d’un royaume en texte
cli-audit = Vérifier si les royaumes peuvent avoir été posés avec les dominos de la boîte
cli-sheet = Écrire la feuille de score d’une partie dans un fichier à garder, imprimer ou partager
cli-out = Le fichier à écrire ; sa terminaison dit ce qu’il devient : txt, csv, json, svg, png ou pdf
cli-file = Un fichier de partie, ou un royaume en texte ; « - » est l’entrée standard
cli-json = Écrire du JSON
cli-rules = Les règles : kingdomino (ou classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel ; « -5x5 » ou « -7x7 » peut suivre
cli-bonus = Activer un bonus ; peut être donné deux fois
cli-lang = La langue : { $tags } ; sinon, celle du système
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
    Un royaume s’écrit une rangée par ligne, ou « / » entre les rangées, les cases séparées par des espaces :
      w blé   f forêt   l lac   g prairie   s marais   m montagne   t ville
      c château   . sans tuile   ? pas encore connu   un chiffre derrière : couronnes (m3)
      t:church  une ville avec ce bâtiment
      Duel : d point   i bande   D double point   I double bande   b tout noir   q quartiers
cli-no-output = la réponse n’a pas pu être écrite : { $detail }
cli-standard-input = entrée standard
cli-no-command = aucune commande n’a été donnée ; voir « crowncount --help »
cli-no-language = --lang { $tag } : cette langue n’est pas disponible ; choisissez parmi { $tags }
cli-unknown-argument = « { $argument } » est inconnu ici ; voir « crowncount --help »
cli-unknown-command = il n’y a pas de commande « { $command } » ; voir « crowncount --help »
cli-unknown-command-but = il n’y a pas de commande « { $command } » ; vouliez-vous dire « { $meant } » ?
cli-missing-argument = il manque quelque chose : { $argument }
cli-missing-value = { $argument } : la valeur manque
cli-needless-value = { $argument } ne prend pas de valeur telle que « { $value } »
cli-bad-value = { $argument } : « { $value } » ne convient pas ici ; choisissez parmi { $values }
cli-once = { $argument } ne peut être donné qu’une fois
cli-bad-call = cet appel est incompréhensible ; voir « crowncount --help »
cli-not-found = ce fichier n’existe pas
cli-is-folder = c’est un dossier
cli-not-allowed = la lecture n’est pas autorisée
cli-unreadable = lecture impossible : { $detail }
cli-no-folder = ce dossier n’existe pas
cli-not-allowed-to-write = l’écriture n’est pas autorisée
cli-unwritable = écriture impossible : { $detail }
cli-too-long = c’est trop long pour une partie ou un royaume
cli-no-text = ce n’est pas du texte ; un royaume ou un fichier de partie en est, et une photo se lit avec « crowncount scan »
cli-bad-bonus = --bonus { $name } : { $what }
cli-no-rules = --rules { $name } : ces règles n’existent pas ; choisissez parmi { $names }
cli-scan = Lire le royaume dans des photos
cli-photos = Photos : JPEG, PNG ou WebP
cli-corners = Les coins du royaume en pixels de la photo, dans le sens horaire à partir du haut à gauche : "x,y x,y x,y x,y"
cli-size = La taille du royaume
cli-open = Un fichier de partie ou une photo à ouvrir dans la fenêtre
cli-no-window = la fenêtre ne peut pas s’ouvrir : { $detail } ; sans écran, « crowncount --help » dit ce qu’il y a d’autre
