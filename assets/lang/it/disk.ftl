### I file, e la cartella che conserva la partita.

disk-not-regular = è un dispositivo o una pipe, non un file normale
disk-read-only = il disco è in sola lettura
disk-full = il disco è pieno
store-adopted = Una partita lasciata aperta da un’altra finestra ({ $players }) è ora tra le partite passate.
store-taken = un’altra finestra sta usando questa cartella
store-ended = il salvataggio si è interrotto per un errore del programma
photo-heic = le immagini HEIC non si possono leggere; condividi o esporta la foto come JPEG (iPhone: Impostazioni, Fotocamera, Formati, Più compatibile)
photo-foreign = le immagini { $format } non si possono leggere; salva l’immagine come JPEG o PNG
app-not-saved = Non salvata
app-not-saved-why = Non salvata: { $what }. Crowncount continua a provare.
app-company = È aperta un’altra finestra. Ogni finestra ha la sua partita.
app-close-unsaved = Questa partita non è salvata ({ $what }). Se chiudi ora la finestra, le ultime modifiche andranno perse.
button-close-anyway = Chiudi comunque
button-stay = Lascia aperta
app-replace = Hai modificato una partita conservata. Vuoi sostituirla? La vecchia versione finirà nel cestino.
button-replace = Sostituisci
button-keep-both = Conserva entrambe
app-kept-both = Entrambe le versioni sono tra le tue partite passate.
app-past-trash = Cestino
app-trash-none = Il cestino è vuoto.
app-past-restore = Ripristina { $players }
button-empty-trash = Svuota il cestino
button-delete-for-good = Elimina per sempre
app-imported-and-updated = Partite aggiunte: { $added }, aggiornate: { $updated }, già presenti: { $known }, illeggibili: { $refused }.
