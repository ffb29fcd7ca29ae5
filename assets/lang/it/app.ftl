### La finestra. I messaggi che iniziano con button- o tab- stanno sui pulsanti e devono essere brevi.

button-photograph = Fotografa
tip-photograph = Apri la foto di un reame, o più foto insieme
button-enter-by-hand = Inserisci a mano
tip-enter-by-hand = Tocca o digita le tessere di ogni reame
button-sample = Prova l’esempio
tip-sample = Guarda come viene letta una foto, con la nostra immagine di esempio
button-add-player = Nuovo giocatore
tip-add-player = Un altro reame sul tavolo
button-next-round = Manche successiva
tip-next-round = Inizia la prossima manche della Dinastia
button-rules = Gioco e regole
tip-rules = Scegli gioco, edizione, dimensione e bonus
button-new = Nuova partita
tip-new = Svuota il tavolo; con Annulla torna com’era
button-open = Apri
tip-open = Apri un file di partita
button-save = Salva
tip-save = Salva la partita in un file
button-undo = Annulla
tip-undo = Annulla l’ultimo passo
button-redo = Ripeti
tip-redo = Ripeti il passo annullato
button-copy = Copia
tip-copy = Copia il reame come testo
button-clear = Svuota
tip-clear = Svuota questo reame
button-turn = Gira
tip-turn = Gira il reame di 90 gradi
button-next-player = Prossimo giocatore
tip-next-player = Vai al prossimo reame
button-frame = Angoli
tip-frame = Correggi gli angoli sulla foto
button-find-again = Cerca di nuovo
tip-find-again = Cerca di nuovo il reame nella foto
button-cancel = Interrompi
tip-cancel = Interrompi la lettura della foto
button-theme = Chiaro o scuro
tip-theme = Passa dal chiaro allo scuro
button-letters = Lettere sulle tessere
tip-letters = Mostra una lettera su ogni paesaggio, per non dipendere dai colori
button-paper = Verifica su carta
tip-paper = Scrivi quello che hai contato su carta e guarda le differenze
button-done = Fatto
button-close = Chiudi
button-use-it = Fatto
button-by-hand = A mano
button-whose-new = Nuovo giocatore
button-whose-drop = Non è un reame
button-whose-add = Aggiungi un reame
button-reset-cell = Ripristina
button-reset-all = Ripristina tutto
button-remove-player = Rimuovi

tab-table = Tavolo
tab-kingdom = Reame
tab-sheet = Punti

app-welcome = Chi ha vinto?
app-welcome-how = Fotografa o inserisci ogni reame, e il foglio dei punti si compila da solo.
app-welcome-drop = Qui puoi anche trascinare o incollare foto e file di partita.
app-menu = Menu
app-size = { $rows }x{ $columns }
app-rules = Gioco e regole
app-edition = Edizione
app-frame = Dimensione del reame
app-bonuses = Regole opzionali
app-name = Nome
app-members = Membri della squadra, separati da virgole
app-colour = Colore
app-player-card = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
app-edit-player = Modifica { $name }
app-cells-unsure = { $count ->
    [one] { $count } casella da controllare
   *[other] { $count } caselle da controllare
}
app-nothing-entered = ancora niente di inserito
app-less = meno: { $what }
app-more = più: { $what }

app-cell-unknown = sconosciuto
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
app-cell-unsure = { $cell }, da controllare
app-badge = { $squares } × { $crowns } = { $points }
app-brush = dipingi: { $what }
app-drawn-by-hand = Le mappe di Kingdomino Duel si disegnano a matita: inseriscile a mano.
app-brush-select = solo selezione
app-sight-beside = Affiancati
app-sight-over = Sovrapposti
app-fader = Dissolvenza tra foto e disegno

app-crop = La casella selezionata sulla foto
app-guess-hint = Scegli la risposta giusta; resta anche quando la foto viene riletta.
app-guess-none = Indica o seleziona una casella per vederla in grande.

app-no-findings = Questi reami si possono comporre con la scatola.
app-fix-cell = { $player }, riga { $row } colonna { $column }: { $cell }
app-fix-frame = Gioca su { $rows }x{ $columns }
app-fix-queen = Dai la Regina a { $player }
app-fix-no-queen = Nessuno ha la Regina
app-fix-empty = Lì non c’è nessuna tessera

app-building = Quale edificio?
app-bare-town = nessun edificio
app-building-choice = { $building }: { $effect } (ne restano { $count })
app-copies-left = ne restano { $count }
app-effect-territory = { $points } punti per ogni dominio di { $terrain }
app-effect-tower = 1 punto per torre
app-effect-knight = 1 punto per cavaliere
app-effect-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
app-effect-crown = una corona per la sua città
app-no-power = nessuno
tip-queen = Un solo giocatore ha la Regina; conta come una corona nel suo dominio più esteso

app-pad-cell = { $player }, { $line }: { $points }
app-pad-place = { $player }: { $place }º posto
app-point-at = Indica un numero per vedere da dove viene.
app-derivation = { $player }, { $line }: { $derivation }
app-paper-cell = contato su carta: { $line }
app-paper-agrees = Il tuo conto torna.
app-paper-differs = { $typed } su carta. { $derivation }

app-photo = La foto con la cornice intorno al reame
app-corner = Angolo { $number }
whose-question = Reame { $number } di { $count }: di chi è?
whose-frame = Reame { $number }: { $player }
app-rectified = Il reame ritagliato dalla cornice
app-photo-gone = La foto non è più disponibile; il reame resta come è stato letto.
app-check-corners = Controlla gli angoli: la foto non è chiara.
app-drag-corners = Trascina gli angoli sul regno; poi viene letto.
app-cannot-be-laid = Questo reame non si può comporre con la scatola, quindi ogni casella è stata letta per conto suo; controllale.
app-undecided = La ricerca di un reame possibile con la scatola è durata troppo, quindi ogni casella è stata letta per conto suo; controllale.
app-stage-decode = Apertura della foto
app-stage-find = Ricerca del reame
app-stage-read = Lettura delle caselle
app-stage-solve = Disposizione delle tessere
app-goes-on = Continua appena letta

app-photos = Foto
app-games = Partite
app-clipboard = appunti
app-copied = Reame copiato.
app-saved = Salvato come { $name }.
app-broken = qualcosa è andato storto nel programma e questo passo è stato interrotto; nient’altro è andato perso ({ $detail })

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
tip-keep = Aggiungi questa partita alle tue partite passate
button-history = Partite passate
tip-history = Sfoglia le tue partite passate
button-export-history = Salva tutte
tip-export-history = Salva tutto in un solo file: partite passate, la partita sul tavolo, impostazioni e foto
button-import-history = Importa
tip-import-history = Aggiungi partite passate con le loro foto da un file
button-restore = Ripristina
app-share-file = Come file
app-share-clipboard = Negli appunti
app-sheet-copied = Foglio dei punti copiato come testo.
app-picture-copied = Foglio dei punti copiato come immagine.
app-kept = Aggiunta alle tue partite passate.
app-imported = Partite aggiunte: { $added }, già presenti: { $known }, illeggibili: { $refused }.
app-photos-left-out = Foto che non entravano nel file o non erano leggibili: { $count }.
app-photos-unkept = Foto del file che non si sono potute salvare: { $count }.
app-past-games = Partite
app-past-players = { $game }: giocatori
app-past-none = Ancora nessuna partita. Qui appaiono le partite che conservi.
app-past-open = Apri { $players }
app-past-delete = Elimina { $players }
app-past-name = giocatore
app-past-count = partite
app-past-wins = vittorie
app-past-average = media
app-past-tenths = { $whole },{ $tenths }
app-past-best = record
app-past-terrain = paesaggio migliore
app-past-chart = andamento

app-player-done = completo
button-questions = Domande
tip-questions = Quello che si chiede al tavolo
app-questions = Domande al tavolo
app-back-to-sheet = Torna ai punti
app-best-hint = Quanto avrebbero potuto rendere le stesse tessere, disposte diversamente
app-best-search = Cerca per { $player }
app-best-searching = { $player }: ricerca in corso…
app-best-stop = Ferma e mostra la migliore finora
app-best-drawn = La disposizione migliore per { $player }: { $rows }
app-questions-answers = Risposte
app-questions-what-if = E se…
app-questions-best = Disposizione migliore
app-try-hint = Tocca una casella e scegli che cosa avrebbe potuto esserci. La partita resta com’è.
app-try-back = Torna alla partita vera
app-try-cell = E se…, { $cell }
app-try-choice = Prova { $cell }
app-try-queen = Regina: { $player }
app-try-no-queen = Regina: nessuno
