### Checking the cells that a photo leaves in doubt, and the end of the game.

button-check = Controlla
tip-check = Controlla una dopo l’altra le caselle dubbie
button-check-back = Indietro
button-check-skip = Più tardi
button-check-stop = Interrompi
button-check-other = Altro
button-see-sheet = Vedi il foglio
app-check-count = { $player }: { $number } di { $count }
app-check-right = Sì: { $cell }
app-all-checked = Tutto controllato
app-doubt-unknown = Non si sa ancora che cosa c’è qui.
app-doubt-set = Hai cambiato questa casella.
app-doubt-empty = Sembra vuota. C’è una tessera?
app-doubt-table = Sembra la tovaglia. C’è una tessera?
app-doubt-crowns = Le corone si vedono male.
app-doubt-dominoes = Sembra { $seen }, ma con le tessere della scatola va solo { $cell }.
app-doubt-other = Potrebbe anche essere { $other }.
app-doubt-blurred = La foto qui non è chiara.
app-being-read = in lettura …
app-being-read-of = { $player }: la foto è in lettura
app-deciding-squares = { $player }: { $count ->
    [one] { $count } casella
   *[other] { $count } caselle
}
app-deciding-crowns = { $player }: { $count ->
    [one] { $count } corona
   *[other] { $count } corone
}
app-new = Il tavolo è vuoto; Annulla riporta l’ultima partita.
app-new-kept = L’ultima partita è tra quelle passate; Annulla la riporta sul tavolo.
app-proof = { $player }: da dove viene ogni numero
app-about-middle-kingdom = { $points } punti se il castello è al centro del regno
app-about-harmony = { $points } punti se al regno non manca nessuna casella
app-about-dynasty = Tre partite; i punti di tutte si sommano
app-path-open = Questo sistema non ha una finestra per i file. Scrivi dov’è il file:
app-path-save = Questo sistema non ha una finestra per i file. Scrivi dove salvare il file:
button-open-it = Apri il file
button-save-there = Salva lì
button-path-cancel = Non ora
app-sight-drawing = Disegno
app-guess-tap = Tocca una casella per vederla ingrandita.
app-proposal-towns = Queste sono città. È Queendomino?
app-proposal-yes = Sì, { $what }
button-proposal-no = No
app-proposal-both-boxes = Per questi regni servono le tessere di entrambe le scatole. È Royal Wedding?
app-proposal-size = Questo regno è { $size }. Vale per tutta la partita?
app-proposal-colour = Il castello nella foto è di questo colore: { $colour }. È quello di { $player }?
app-proposal-colours = I castelli nelle foto: { $colours }. Sono i colori dei giocatori?
app-player-colour = { $player } { $colour }
button-proposal-colours = Sì, usali
app-doubt-no-photo = La foto lasciava questa casella in dubbio, e la foto non c’è più. Che cosa c’è qui?
app-contradictions = { $count ->
    [one] Non manca nulla, ma una cosa è impossibile. Guardala
   *[other] Non manca nulla, ma { $count } cose sono impossibili. Guardale
}
app-uncounted = Non ancora contato
app-uncounted-none = nessuno
app-uncounted-list = { $what }?
app-queen-nobody = nessuno
