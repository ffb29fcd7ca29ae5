### Foto.

photo-no-picture = non è un’immagine JPEG, PNG o WebP
photo-truncated = l’immagine è incompleta; copiala di nuovo
photo-damaged = l’immagine è danneggiata; copiala di nuovo o scattane un’altra
photo-too-large = l’immagine è troppo grande: { $width } x { $height } pixel
photo-too-much-memory = l’immagine richiede troppa memoria
photo-too-small = l’immagine è troppo piccola per essere letta: { $width } x { $height } pixel
scan-no-kingdom = nessun reame trovato; fotografalo dall’alto, con tutte le tessere nell’immagine
scan-too-dark = la foto è troppo scura per trovarci un reame; rifalla con più luce
scan-too-blurred = la foto è troppo mossa per trovarci un reame; tieni ferma la mano e rifalla
scan-network-missing = non è stato possibile caricare ciò che legge le foto; controlla la connessione e riprova ({ $detail })
scan-no-frame = questi quattro angoli non formano una cornice; indicali in senso orario, partendo da quello in alto a sinistra
scan-cancelled = annullato
scan-duel = le mappe di Kingdomino Duel si disegnano a matita e vanno inserite a mano
scan-corners = --corners «{ $text }»: indica quattro punti in senso orario da quello in alto a sinistra, per esempio "10,10 500,12 498,510 8,505"
scan-unsure = { $place }: controlla { $cells }
scan-unsure-cell = { $cell } in { $place }
scan-check-corners = { $place }: controlla gli angoli della griglia; la foto non è chiara
scan-unconnected = { $place }: non tutte le tessere rispettano la regola di connessione
scan-cannot-be-laid = { $place }: questo reame non si può comporre con la scatola; ogni casella è stata letta per conto suo
scan-undecided = { $place }: la ricerca di un reame possibile con la scatola è durata troppo; ogni casella è stata letta per conto suo
scan-apart = { $place }: una sola scatola non permette di formare insieme questi reami; ognuno è stato letto come se avesse la propria scatola
scan-together-undecided = { $place }: la ricerca di reami che una sola scatola permetta insieme ha richiesto troppo tempo; ognuno è stato letto come se avesse la propria scatola
scan-game-apart = una sola scatola non permette di formare insieme i reami di queste foto; le tessere contese sono segnate da controllare
scan-game-undecided = la ricerca di reami che una sola scatola permetta insieme ha richiesto troppo tempo; ogni foto è stata letta per conto suo
