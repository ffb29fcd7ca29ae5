### La riga di comando.

cli-about = Calcola i punti delle partite finite di Kingdomino, Queendomino, Royal Wedding e Kingdomino Duel, ogni numero spiegato
cli-score = Compilare il foglio dei punti di un file di partita, o di un reame come testo
cli-audit = Verificare se i reami possono essere stati composti con le tessere della scatola
cli-sheet = Scrivere il foglio dei punti di una partita in un file da conservare, stampare o condividere
cli-out = Il file; la sua estensione dice che cosa diventa: txt, csv, json, svg, png o pdf
cli-file = Un file di partita, o un reame come testo; «-» è l’ingresso standard
cli-json = Scrivere JSON
cli-rules = Le regole: kingdomino (o classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel; può seguire «-5x5» o «-7x7»
cli-bonus = Attivare un bonus; si può dare due volte
cli-lang = La lingua: { $tags }; altrimenti quella del sistema
cli-help = Mostrare questo aiuto
cli-version = Mostrare la versione
cli-usage = Uso:
cli-commands = Comandi
cli-arguments = Argomenti
cli-options = Opzioni
cli-name-command = COMANDO
cli-name-options = OPZIONI
cli-name-file = FILE
cli-name-name = NOME
cli-name-photo = FOTO
cli-name-tag = LINGUA
cli-notation =
    Un reame si scrive una fila per riga, o con «/» tra le file, le caselle separate da spazi:
      w grano   f foresta   l lago   g prateria   s palude   m montagna   t città
      c castello   . senza tessera   ? non ancora noto   una cifra dietro: corone (m3)
      t:church  una città con quell’edificio
      Duel: d punto   i striscia   D doppio punto   I doppia striscia   b tutto nero   q inquartato
cli-no-output = non si può scrivere la risposta: { $detail }
cli-standard-input = ingresso standard
cli-no-command = non è stato dato nessun comando; vedi «crowncount --help»
cli-no-language = --lang { $tag }: questa lingua non c’è; scegli tra { $tags }
cli-unknown-argument = «{ $argument }» qui non è noto; vedi «crowncount --help»
cli-unknown-command = non c’è nessun comando «{ $command }»; vedi «crowncount --help»
cli-unknown-command-but = non c’è nessun comando «{ $command }»; intendevi «{ $meant }»?
cli-missing-argument = manca qualcosa: { $argument }
cli-missing-value = { $argument }: manca il valore
cli-needless-value = { $argument } non prende un valore come «{ $value }»
cli-bad-value = { $argument }: «{ $value }» non può stare qui; scegli tra { $values }
cli-once = { $argument } si può dare una volta sola
cli-bad-call = questa chiamata non si capisce; vedi «crowncount --help»
cli-not-found = questo file non esiste
cli-is-folder = questa è una cartella
cli-not-allowed = non è permesso leggerlo
cli-unreadable = non si può leggere: { $detail }
cli-no-folder = questa cartella non esiste
cli-not-allowed-to-write = non è permesso scriverlo
cli-unwritable = non si può scrivere: { $detail }
cli-too-long = questo è troppo lungo per una partita o un reame
cli-no-text = questo non è testo; un reame o un file di partita lo è, e una foto si legge con «crowncount scan»
cli-bad-bonus = --bonus { $name }: { $what }
cli-no-rules = --rules { $name }: queste regole non ci sono; scegli tra { $names }
cli-scan = Leggere il reame nelle foto
cli-photos = Foto: JPEG, PNG o WebP
cli-corners = Gli angoli del reame in pixel della foto, in senso orario da in alto a sinistra: "x,y x,y x,y x,y"
cli-size = La dimensione del reame
cli-open = Un file di partita o una foto da aprire nella finestra
cli-no-window = la finestra non si può aprire: { $detail }; senza schermo, «crowncount --help» dice che altro c’è
