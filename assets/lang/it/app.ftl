### La finestra. I messaggi che iniziano con button- o tab- stanno sui pulsanti e devono essere brevi.

button-photograph = Fotografa
tip-photograph = Apri la foto di un reame; puoi anche trascinarla o incollarla
button-enter-by-hand = Inserisci a mano
tip-enter-by-hand = Tocca o scrivi le tessere di ogni reame
button-sample = Prova l’esempio
tip-sample = Guarda come viene letta una foto, con un’immagine nostra
button-add-player = Nuovo giocatore
tip-add-player = Un altro reame sul tavolo
button-next-round = Altra manche
tip-next-round = Inizia la prossima manche della Dinastia
button-rules = Gioco e regole
tip-rules = Scegli gioco, edizione, dimensione e bonus
button-new = Nuova partita
tip-new = Svuota il tavolo; Annulla lo riporta
button-open = Apri
tip-open = Apri un file di partita
button-save = Salva
tip-save = Salva la partita in un file
button-undo = Annulla
tip-undo = Torna indietro di un passo
button-redo = Ripeti
tip-redo = Fallo di nuovo
button-copy = Copia
tip-copy = Copia il reame come testo
button-clear = Svuota
tip-clear = Svuota questo reame
button-turn = Gira
tip-turn = Gira il reame di un quarto
button-next-unsure = Dubbio seguente
tip-next-unsure = Vai alla prossima casella da controllare
button-next-player = Altro giocatore
tip-next-player = Vai al reame seguente
button-frame = Angoli
tip-frame = Sistema gli angoli sulla foto
button-find-again = Cerca ancora
tip-find-again = Cerca di nuovo il reame nella foto
button-cancel = Interrompi
tip-cancel = Smetti di leggere la foto
button-theme = Chiaro o scuro
tip-theme = Passa dal giorno alla notte
button-letters = Lettere
tip-letters = Mostra la lettera di ogni paesaggio, così il colore non è l’unico segno
button-paper = Prova su carta
tip-paper = Scrivi quello che hai contato su carta e vedi dove differisce
button-done = Fatto
button-close = Chiudi
button-use-it = Usa
button-by-hand = A mano
button-reset-cell = Come letto
button-reset-all = Tutto come letto
button-remove-player = Togli

tab-table = Tavolo
tab-kingdom = Reame
tab-sheet = Punti

app-welcome = Chi ha vinto?
app-welcome-how = Fotografa o tocca ogni reame, e il foglio dei punti si compila da solo.
app-welcome-drop = Qui puoi trascinare foto e file di partita.
app-menu = Menu
app-size = { $rows }x{ $columns }
app-rules = Gioco e regole
app-edition = Edizione
app-frame = Dimensione di un reame
app-bonuses = Si gioca anche con
app-name = Nome
app-members = Membri della squadra, separati da virgole
app-colour = Colore
app-player-card = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
app-edit-player = Modifica { $name }
app-cells-unsure = { $count ->
    [one] { $count } casella incerta
   *[other] { $count } caselle incerte
}
app-nothing-entered = ancora niente
app-less = meno: { $what }
app-more = più: { $what }

app-cell-unknown = non noto
app-cell-empty = senza tessera
app-cell-castle = castello
app-cell-crowns = { $terrain }, { $count ->
    [one] { $count } corona
   *[other] { $count } corone
}
app-cell-crosses = { $terrain }, { $count ->
    [one] { $count } croce
   *[other] { $count } croci
}
app-cell-unsure = { $cell }, incerto
app-badge = { $squares } × { $crowns } = { $points }
app-brush = dipingi: { $what }
app-brush-select = niente, solo scegliere
app-sight-beside = Affiancati
app-sight-over = Sovrapposti
app-fader = Tra foto e disegno

app-crop = La casella scelta sulla foto
app-guess = { $cell } { $percent } %
app-guess-hint = Premi ciò che è giusto; resta anche quando la foto viene riletta.
app-guess-none = Indica o seleziona una casella per vederla in grande.

app-no-findings = Con la scatola questi reami si possono comporre.
app-fix-cell = { $player }, riga { $row } colonna { $column }: { $cell }
app-fix-frame = Gioca su { $rows }x{ $columns }
app-fix-queen = Dai la Regina a { $player }
app-fix-no-queen = Nessuno ha la Regina
app-fix-empty = Lì non c’è tessera

app-building = Quale edificio?
app-bare-town = nessun edificio
app-building-choice = { $building }: { $effect } (ne restano { $count })
app-effect-territory = { $points } punti per ogni dominio di { $terrain }
app-effect-tower = 1 punto per torre
app-effect-knight = 1 punto per cavaliere
app-effect-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
app-effect-crown = una corona per la sua città
app-no-power = non ce l’ha
tip-queen = Un solo giocatore ha la Regina; conta come una corona sul dominio più esteso

app-pad-cell = { $player }, { $line }: { $points }
app-pad-place = { $player }: posto { $place }
app-point-at = Indica un numero per vedere da dove viene.
app-derivation = { $player }, { $line }: { $points } = { $why }
app-paper-cell = contato su carta: { $line }
app-paper-agrees = Il tuo conto torna.
app-paper-differs = { $typed } su carta. { $derivation }

app-photo = La foto con la cornice del reame
app-corner = Angolo { $number }
app-rectified = Il reame come lo ritaglia la cornice
app-photo-gone = La foto non c’è più; il reame resta come è stato letto.
app-check-corners = Controlla gli angoli: la foto lascia un dubbio.
app-cannot-be-laid = Con la scatola questo reame non si può comporre, quindi le caselle sono state lette una a una; guardale.
app-undecided = La ricerca di un reame della scatola è durata troppo, quindi le caselle sono state lette una a una; guardale.
app-stage-decode = Apertura della foto
app-stage-find = Ricerca del reame
app-stage-read = Lettura delle caselle
app-stage-solve = Disposizione delle tessere

app-photos = Foto
app-games = Partite
app-clipboard = appunti
app-copied = Il reame è stato copiato.
app-saved = Salvato come { $name }.
app-file-problem = il file non si può leggere o scrivere: { $detail }

colour-pink = rosa
colour-yellow = giallo
colour-green = verde
colour-blue = blu
colour-orange = arancione
colour-violet = viola
colour-white = bianco
colour-red = rosso

button-share = Condividi
tip-share = Salva o copia il foglio dei punti
button-copy-sheet = Copia come testo
tip-copy-sheet = Copia il foglio dei punti come testo
button-copy-picture = Copia immagine
tip-copy-picture = Copia il foglio dei punti come immagine
button-keep = Conserva
tip-keep = Conserva questa partita tra le partite passate
button-history = Partite passate
tip-history = Guarda le partite passate
button-export-history = Salva tutte
tip-export-history = Salva tutte le partite passate in un solo file
button-import-history = Aggiungi da file
tip-import-history = Riprendi partite passate da un file
button-restore = Ripristina
app-share-file = Come file
app-share-clipboard = Negli appunti
app-sheet-copied = Il foglio dei punti è stato copiato come testo.
app-picture-copied = Il foglio dei punti è stato copiato come immagine.
app-kept = Conservata tra le partite passate.
app-imported = Partite aggiunte: { $added }, già presenti: { $known }, illeggibili: { $refused }.
app-past-games = Partite
app-past-players = { $game }: giocatori
app-past-none = Ancora nessuna partita. Qui stanno le partite finite che conservi.
app-past-open = Apri { $players }
app-past-delete = Elimina { $players }
app-past-name = giocatore
app-past-count = partite
app-past-wins = vittorie
app-past-average = media
app-past-best = record
app-past-terrain = paesaggio migliore
app-past-chart = andamento
