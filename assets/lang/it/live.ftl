### Il mirino: un telefono è tenuto sopra il tavolo.

button-live = Inquadra il tavolo
tip-live = Punta la fotocamera sui regni: vengono letti mentre guardi
button-live-close = Chiudi
button-live-take = Prendi
button-live-replace = Sostituisci
button-live-keep = Lascia così
button-live-on = Accendi la fotocamera
live-why = L’immagine viene letta su questo dispositivo e non lo lascia mai. Si conserva solo ciò che prendi.
live-asking = Consenti l’uso della fotocamera.
live-paused = La fotocamera è spenta finché nessuno vede la sua immagine.
live-insecure = I browser consentono la fotocamera solo su pagine sicure (https). Anche qui va bene una foto.
live-refused = La fotocamera non è consentita. Puoi cambiarlo nelle impostazioni del browser per questa pagina, o aprire una foto.
live-no-camera = Qui non c’è una fotocamera. Apri invece una foto.
live-busy = La fotocamera non è disponibile adesso. Forse la usa un’altra app.
live-point = Punta la fotocamera su un regno
live-reading = Lettura …
live-unsure = { $count ->
    [one] Una casella non è ancora sicura
   *[other] { $count } caselle non sono ancora sicure
}
live-next = Ora il prossimo regno
live-hold-still = Tieni fermo
live-closer = Un po’ più vicino
live-too-dark = È troppo buio
live-glare = Riflesso qui: inclina un po’ il telefono
live-taken = Preso: { $scores }
live-full = Il tavolo è pieno.
live-again = Questo regno è già sul tavolo: { $names }
live-kingdom = Regno inquadrato: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $unsure ->
    [0] tutte le caselle sicure
    [one] una casella dubbia
   *[other] { $unsure } caselle dubbie
}
