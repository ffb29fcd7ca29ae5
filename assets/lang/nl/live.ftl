### De zoeker: een telefoon wordt boven de tafel gehouden.

button-live = Boven de tafel houden
tip-live = Richt de camera op de koninkrijken; ze worden gelezen terwijl je kijkt
button-live-close = Sluiten
button-live-take = Nemen
button-live-replace = Vervangen
button-live-keep = Zo laten
button-live-on = Camera aanzetten
live-why = Het beeld wordt op dit apparaat gelezen en verlaat het nooit. Alleen wat je neemt, wordt bewaard.
live-asking = Sta de camera toe.
live-paused = De camera is uit zolang niemand het beeld ziet.
live-insecure = Browsers staan de camera alleen toe op veilige pagina’s (https). Een foto kan hier ook.
live-refused = De camera is niet toegestaan. Je kunt dat wijzigen in de browserinstellingen voor deze pagina, of een foto openen.
live-no-camera = Hier is geen camera. Open een foto.
live-busy = De camera is nu niet beschikbaar. Misschien gebruikt een andere app hem.
live-point = Richt de camera op een koninkrijk
live-reading = Bezig met lezen …
live-unsure = { $count ->
    [one] Eén vak is nog onzeker
   *[other] { $count } vakken zijn nog onzeker
}
live-next = Nu het volgende koninkrijk
live-hold-still = Houd stil
live-closer = Iets dichterbij
live-too-dark = Het is te donker
live-glare = Hier spiegelt het: kantel de telefoon iets
live-taken = Genomen: { $scores }
live-full = De tafel is vol.
live-again = Dit koninkrijk ligt al op tafel: { $names }
live-kingdom = Koninkrijk in beeld: { $points ->
    [one] 1 punt
   *[other] { $points } punten
}, { $unsure ->
    [0] alle vakken zeker
    [one] één vak onzeker
   *[other] { $unsure } vakken onzeker
}
