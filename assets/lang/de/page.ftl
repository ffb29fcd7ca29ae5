### Was die Seite im Browser neben der App sagt.

page-opening = Wird geöffnet …
page-ready = Crowncount funktioniert jetzt auch offline.
page-new-version = Eine neue Version von Crowncount ist da. Deine Spiele bleiben erhalten.
button-page-update = Aktualisieren
button-page-later = Später
page-broken = Crowncount ließ sich nicht öffnen. Prüfe die Verbindung und versuche es noch einmal.
button-page-again = Noch einmal
page-no-webassembly = Dieser Browser ist zu alt für Crowncount. Aktualisiere ihn oder nimm einen anderen.
page-no-webgl = Crowncount kann in diesem Browser nicht zeichnen, weil WebGL 2 fehlt. Schalte die Hardwarebeschleunigung ein oder nimm einen anderen Browser.
page-no-script = Crowncount braucht JavaScript. Schalte es für diese Seite ein.
