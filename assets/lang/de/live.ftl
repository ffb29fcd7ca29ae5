### Der Sucher: ein Handy wird über den Tisch gehalten.

button-live = Über den Tisch halten
tip-live = Halte die Kamera auf die Königreiche; sie werden dabei gelesen
button-live-close = Schließen
button-live-take = Übernehmen
button-live-replace = Ersetzen
button-live-keep = So lassen
button-live-on = Kamera einschalten
live-why = Das Bild wird auf diesem Gerät gelesen und verlässt es nie. Behalten wird nur, was du übernimmst.
live-asking = Bitte erlaube die Kamera.
live-paused = Die Kamera ist aus, solange niemand ihr Bild sieht.
live-insecure = Browser erlauben die Kamera nur auf sicheren Seiten (https). Ein Foto geht auch hier.
live-refused = Die Kamera ist nicht erlaubt. Du kannst das in den Einstellungen des Browsers für diese Seite ändern oder ein Foto öffnen.
live-no-camera = Hier gibt es keine Kamera. Öffne stattdessen ein Foto.
live-busy = Die Kamera ist gerade nicht verfügbar. Vielleicht verwendet sie eine andere App.
live-point = Halte die Kamera auf ein Königreich
live-reading = Wird gelesen …
live-unsure = { $count ->
    [one] Ein Feld ist noch unsicher
   *[other] { $count } Felder sind noch unsicher
}
live-next = Jetzt das nächste Königreich
live-hold-still = Halte still
live-closer = Etwas näher
live-too-dark = Es ist zu dunkel
live-glare = Hier spiegelt es: neige das Handy etwas
live-taken = Übernommen: { $scores }
live-full = Der Tisch ist voll.
live-again = Dieses Königreich liegt schon auf dem Tisch: { $names }
live-kingdom = Königreich im Bild: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $unsure ->
    [0] alle Felder sicher
    [one] ein Feld unsicher
   *[other] { $unsure } Felder unsicher
}
