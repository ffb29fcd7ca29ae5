### La riga di comando.

cli-about = Calcola i punti delle partite finite di Kingdomino, Queendomino, Royal Wedding e Kingdomino Duel, e spiega ogni numero
cli-score = Compilare il foglio dei punti di un file di partita, di reami come testo o di foto
cli-audit = Verificare se i reami possono essere stati composti con le tessere della scatola
cli-sheet = Scrivere il foglio dei punti di una partita in un file da conservare, stampare o condividere
cli-out = Il file da scrivere; l’estensione ne decide il formato: txt, csv, json, svg, png o pdf
cli-json = Stampare JSON
cli-rules = Le regole: kingdomino (o classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel; eventualmente seguite da «-5x5» o «-7x7»
cli-bonus = Attivare un bonus; si può ripetere
cli-lang = La lingua: { $tags }; se manca, quella del sistema
cli-help = Mostrare questa guida
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
    Un reame si scrive con una fila per riga (o con «/» tra le file), le caselle separate da spazi:
      w grano   f foresta   l lago   g prateria   s palude   m montagna   t città
      c castello   . senza tessera   ? sconosciuto   una cifra dopo la lettera: corone (m3)
      t:church  una città con quell’edificio
      Duel: d punto   i striscia   D doppio punto   I doppia striscia   b tutto nero   q inquartato
      «Ana:» sopra: il nome   «coins 11, knights 2, towers 3, queen» sotto: ciò che possiede il giocatore
cli-no-output = impossibile scrivere la risposta: { $detail }
cli-standard-input = standard input
cli-no-command = nessun comando indicato; vedi «crowncount --help»
cli-no-language = --lang { $tag }: questa lingua non è disponibile; scegli tra { $tags }
cli-unknown-argument = argomento sconosciuto «{ $argument }»; vedi «crowncount --help»
cli-unknown-command = comando sconosciuto «{ $command }»; vedi «crowncount --help»
cli-unknown-command-but = comando sconosciuto «{ $command }»; intendevi «{ $meant }»?
cli-missing-argument = manca l’argomento { $argument }; vedi «crowncount --help»
cli-missing-value = { $argument }: manca il valore
cli-needless-value = { $argument } non accetta valori
cli-bad-value = { $argument }: «{ $value }» non è ammesso qui; scegli tra { $values }
cli-bad-number = { $argument }: «{ $value }» non è ammesso qui; scegli un numero intero da { $least } a { $most }
cli-once = { $argument } si può indicare una sola volta
cli-bad-call = riga di comando incomprensibile; vedi «crowncount --help»
cli-no-folder = la cartella non esiste
cli-not-allowed-to-write = permesso di scrittura negato
cli-unwritable = impossibile scrivere: { $detail }
cli-no-text = non è né testo né un’immagine JPEG, PNG o WebP
cli-bad-bonus = --bonus { $name }: { $what }
cli-no-rules = --rules { $name }: regole sconosciute; scegli tra { $names }
cli-scan = Leggere i reami dalle foto
cli-photos = Foto: JPEG, PNG o WebP
cli-corners = Gli angoli del reame in pixel della foto, in senso orario da quello in alto a sinistra: "x,y x,y x,y x,y"
cli-size = La dimensione del reame
cli-open = Un file di partita o una foto da aprire nella finestra
cli-no-window = impossibile aprire la finestra: { $detail }; senza schermo, «crowncount --help» elenca gli altri comandi
cli-same-file = così si sovrascriverebbe la partita stessa; scegli un altro nome
