### Checking the cells that a photo leaves in doubt, and the end of the game.

button-check = Prüfen
tip-check = Die fraglichen Felder eines nach dem anderen prüfen
button-check-back = Zurück
button-check-skip = Später
button-check-stop = Prüfung beenden
button-check-other = Etwas anderes
button-see-sheet = Zum Wertungsbogen
app-check-count = { $player }: { $number } von { $count }
app-check-right = Ja: { $cell }
app-all-checked = Alles geprüft
app-doubt-unknown = Was hier liegt, ist noch nicht bekannt.
app-doubt-set = Dieses Feld hast du geändert.
app-doubt-empty = Sieht leer aus. Liegt hier ein Plättchen?
app-doubt-table = Sieht aus wie die Tischdecke. Liegt hier ein Plättchen?
app-doubt-crowns = Die Kronen sind schwer zu erkennen.
app-doubt-dominoes = Sieht aus wie { $seen }, aber zu den Dominosteinen passt nur { $cell }.
app-doubt-other = Könnte auch { $other } sein.
app-doubt-blurred = Auf dem Foto ist es hier undeutlich.
app-being-read = wird gelesen …
app-being-read-of = { $player }: das Foto wird gelesen
app-deciding-squares = { $player }: { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
app-deciding-crowns = { $player }: { $count ->
    [one] { $count } Krone
   *[other] { $count } Kronen
}
app-new = Der Tisch ist leer; Rückgängig holt das letzte Spiel zurück.
app-new-kept = Das letzte Spiel liegt bei den früheren Spielen; Rückgängig holt es auf den Tisch zurück.
app-proof = { $player }: woher jede Zahl kommt
app-about-middle-kingdom = { $points } Punkte, wenn das Schloss in der Mitte des Königreichs steht
app-about-harmony = { $points } Punkte, wenn im Königreich kein Feld fehlt
app-about-dynasty = Drei Runden; die Punkte aller Runden werden addiert
app-path-open = Dieses System hat keinen Dateidialog. Gib ein, wo die Datei liegt:
app-path-save = Dieses System hat keinen Dateidialog. Gib ein, wohin die Datei soll:
button-open-it = Datei öffnen
button-save-there = Dort speichern
button-path-cancel = Jetzt nicht
app-sight-drawing = Zeichnung
app-guess-tap = Tippe ein Feld an, um es vergrößert zu sehen.
app-proposal-towns = Das sind Städte. Ist das Queendomino?
app-proposal-yes = Ja, { $what }
button-proposal-no = Nein
app-proposal-both-boxes = Für diese Königreiche braucht es die Dominosteine beider Schachteln. Ist das Royal Wedding?
app-proposal-size = Dieses Königreich ist { $size }. Gilt das für das ganze Spiel?
app-proposal-colour = Das Schloss auf dem Foto ist { $colour }. Ist das die Farbe von { $player }?
app-proposal-colours = Die Schlösser auf den Fotos: { $colours }. Sind das die Farben der Spieler?
app-player-colour = { $player } { $colour }
button-proposal-colours = Ja, übernehmen
app-doubt-no-photo = Auf dem Foto war dieses Feld nicht eindeutig, und das Foto ist nicht mehr da. Was liegt hier?
app-contradictions = { $count ->
    [one] Es fehlt nichts, aber etwas kann nicht stimmen. Ansehen
   *[other] Es fehlt nichts, aber { $count } Dinge können nicht stimmen. Ansehen
}
app-uncounted = Noch nicht gezählt
app-uncounted-none = keine
app-uncounted-list = { $what }?
app-queen-nobody = niemand
