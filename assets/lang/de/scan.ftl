### Fotos.

photo-no-picture = das ist kein Bild in JPEG, PNG oder WebP
photo-truncated = das Bild ist abgeschnitten; kopiere es noch einmal
photo-damaged = das Bild ist beschädigt: { $detail }
photo-too-large = das Bild ist zu groß: { $width } x { $height } Pixel
photo-too-much-memory = das Bild braucht zu viel Speicher
photo-too-small = das Bild ist zu klein zum Lesen: { $width } x { $height } Pixel
scan-no-kingdom = kein Königreich gefunden; fotografiere es von oben, mit allen Plättchen im Bild
scan-too-dark = das Foto ist zu dunkel, um darin ein Königreich zu finden; mach es noch einmal mit mehr Licht
scan-too-blurred = das Foto ist zu verschwommen, um darin ein Königreich zu finden; halte still und mach es noch einmal
scan-no-frame = die vier Ecken sind nicht die eines Rahmens; nenne sie im Uhrzeigersinn, oben links zuerst
scan-cancelled = abgebrochen
scan-duel = Karten von Kingdomino Duel werden mit dem Stift gezeichnet und von Hand eingegeben
scan-corners = --corners „{ $text }“: schreibe vier Punkte im Uhrzeigersinn ab oben links, etwa "10,10 500,12 498,510 8,505"
scan-unsure = { $place }: { $cells } könnte auch etwas anderes sein
scan-unsure-cell = { $cell } in { $place }
scan-check-corners = { $place }: prüfe die Ecken des Rasters; das Foto lässt einen Zweifel
scan-unconnected = { $place }: nicht alle Dominosteine halten die Anlegeregel ein
scan-cannot-be-laid = { $place }: aus der Schachtel lässt sich dieses Königreich nicht legen; die Felder wurden einzeln gelesen
scan-undecided = { $place }: die Suche nach einem Königreich aus der Schachtel dauerte zu lange; die Felder wurden einzeln gelesen
