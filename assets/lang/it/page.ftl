### Quello che dice la pagina nel browser, accanto all’app.

page-opening = Apertura…
page-ready = Ora Crowncount funziona anche offline.
page-new-version = È pronta una nuova versione di Crowncount. Le tue partite restano.
button-page-update = Aggiorna
button-page-later = Più tardi
page-broken = Impossibile aprire Crowncount. Controlla la connessione e riprova.
button-page-again = Riprova
page-no-webassembly = Questo browser è troppo vecchio per Crowncount. Aggiornalo o usane un altro.
page-no-webgl = Crowncount non può disegnare in questo browser perché manca WebGL 2. Attiva l’accelerazione hardware o usa un altro browser.
page-no-script = Crowncount ha bisogno di JavaScript. Attivalo per questa pagina.
