### Dateien, und der Ordner, der das Spiel aufbewahrt.

disk-not-regular = das ist ein Gerät oder eine Pipe, keine gewöhnliche Datei
disk-read-only = der Datenträger ist schreibgeschützt
disk-full = der Datenträger ist voll
store-adopted = Ein Spiel, das ein anderes Fenster offen gelassen hatte ({ $players }), liegt jetzt bei den früheren Spielen.
store-taken = ein anderes Fenster verwendet diesen Ordner
store-ended = das Speichern wurde durch einen Programmfehler beendet
photo-heic = HEIC-Bilder lassen sich nicht lesen; teile oder exportiere das Foto als JPEG (iPhone: Einstellungen, Kamera, Formate, Maximale Kompatibilität)
photo-foreign = { $format }-Bilder lassen sich nicht lesen; speichere das Bild als JPEG oder PNG
app-not-saved = Nicht gespeichert
app-not-saved-why = Nicht gespeichert: { $what }. Crowncount versucht es weiter.
app-company = Ein anderes Fenster ist offen. Jedes Fenster hat sein eigenes Spiel.
app-close-unsaved = Dieses Spiel ist nicht gespeichert ({ $what }). Wenn du das Fenster jetzt schließt, gehen die letzten Änderungen verloren.
button-close-anyway = Trotzdem schließen
button-stay = Offen lassen
app-replace = Du hast ein archiviertes Spiel geändert. Soll es ersetzt werden? Die alte Fassung kommt in den Papierkorb.
button-replace = Ersetzen
button-keep-both = Beide behalten
app-kept-both = Beide Fassungen liegen bei deinen früheren Spielen.
app-past-trash = Papierkorb
app-trash-none = Der Papierkorb ist leer.
app-past-restore = { $players } wiederherstellen
button-empty-trash = Papierkorb leeren
button-delete-for-good = Endgültig löschen
app-imported-and-updated = Hinzugefügte Spiele: { $added }, aktualisiert: { $updated }, schon vorhanden: { $known }, nicht lesbar: { $refused }.
