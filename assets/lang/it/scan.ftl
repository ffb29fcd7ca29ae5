### Foto.

photo-no-picture = questa non è un’immagine JPEG, PNG o WebP
photo-truncated = l’immagine è troncata; copiala di nuovo
photo-damaged = l’immagine è danneggiata: { $detail }
photo-too-large = l’immagine è troppo grande: { $width } x { $height } pixel
photo-too-much-memory = l’immagine richiede troppa memoria
photo-too-small = l’immagine è troppo piccola per essere letta: { $width } x { $height } pixel
scan-no-kingdom = nessun reame trovato; fotografalo dall’alto, con tutte le tessere nell’immagine
scan-too-dark = la foto è troppo scura per trovarci un reame; rifalla con più luce
scan-too-blurred = la foto è troppo mossa per trovarci un reame; tieni fermo e rifalla
scan-no-frame = i quattro angoli non sono quelli di una cornice; indicali in senso orario, partendo in alto a sinistra
scan-cancelled = annullato
scan-duel = le mappe di Kingdomino Duel si disegnano a matita e si inseriscono a mano
scan-corners = --corners «{ $text }»: scrivi quattro punti in senso orario da in alto a sinistra, per esempio "10,10 500,12 498,510 8,505"
scan-unsure = { $place }: { $cells }: potrebbe essere altro
scan-unsure-cell = { $cell } in { $place }
scan-check-corners = { $place }: controlla gli angoli della griglia; la foto lascia un dubbio
scan-unconnected = { $place }: non tutte le tessere rispettano la regola di connessione
scan-cannot-be-laid = { $place }: con la scatola questo reame non si può comporre; le caselle sono state lette una a una
scan-undecided = { $place }: la ricerca di un reame della scatola è durata troppo; le caselle sono state lette una a una
