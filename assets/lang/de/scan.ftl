### Fotos.

photo-no-picture = kein Bild im Format JPEG, PNG oder WebP
photo-truncated = das Bild ist unvollständig; kopiere es noch einmal
photo-damaged = das Bild ist beschädigt; kopiere es noch einmal oder nimm ein anderes
photo-too-large = das Bild ist zu groß: { $width } x { $height } Pixel
photo-too-much-memory = das Bild braucht zu viel Speicher
photo-too-small = das Bild ist zu klein zum Lesen: { $width } x { $height } Pixel
scan-no-kingdom = kein Königreich gefunden; fotografiere es von oben, mit allen Plättchen im Bild
scan-too-dark = das Foto ist zu dunkel, um darin ein Königreich zu finden; mach es noch einmal mit mehr Licht
scan-too-blurred = das Foto ist zu unscharf, um darin ein Königreich zu finden; halte still und mach es noch einmal
scan-network-missing = was Fotos liest, ließ sich nicht laden; prüfe die Verbindung und versuche es noch einmal ({ $detail })
scan-no-frame = diese vier Ecken bilden keinen Rahmen; gib sie im Uhrzeigersinn an, oben links zuerst
scan-cancelled = abgebrochen
scan-duel = Karten von Kingdomino Duel werden mit dem Stift gezeichnet und müssen von Hand eingegeben werden
scan-corners = --corners „{ $text }“: gib vier Punkte im Uhrzeigersinn ab oben links an, etwa "10,10 500,12 498,510 8,505"
scan-unsure = { $place }: bitte prüfen: { $cells }
scan-unsure-cell = { $cell } in { $place }
scan-check-corners = { $place }: prüfe die Ecken des Rasters; das Foto ist nicht eindeutig
scan-unconnected = { $place }: nicht alle Dominosteine halten die Anlegeregel ein
scan-cannot-be-laid = { $place }: dieses Königreich lässt sich nicht aus der Schachtel legen; jedes Feld wurde für sich gelesen
scan-undecided = { $place }: die Suche nach einem Königreich, das sich aus der Schachtel legen lässt, dauerte zu lange; jedes Feld wurde für sich gelesen
scan-apart = { $place }: eine Schachtel reicht nicht für diese Königreiche zusammen; jedes wurde gelesen, als hätte es eine eigene
scan-together-undecided = { $place }: die Suche nach Königreichen, die eine Schachtel zusammen hergibt, hat zu lange gedauert; jedes wurde gelesen, als hätte es eine eigene
scan-game-apart = eine Schachtel reicht nicht für die Königreiche dieser Fotos zusammen; doppelt beanspruchte Dominosteine sind zum Prüfen markiert
scan-game-undecided = die Suche nach Königreichen, die eine Schachtel zusammen hergibt, hat zu lange gedauert; jedes Foto wurde für sich gelesen
