### Der Wertungsbogen.

line-coins = Münzen
line-domain-buildings = je Gebiet
line-tower-buildings = je Turm
line-knight-buildings = je Ritter
line-point-buildings = Gebäude
line-middle-kingdom = Reich der Mitte
line-harmony = Harmonie
line-power = Zauberkraft
sheet-line = Zeile
sheet-round-column = Runde
sheet-total = Summe
sheet-place = Platz
sheet-round = Runde { $round }
sheet-all-rounds = Alle Runden
sheet-size = { $rows }x{ $columns }
sheet-title = { $game }, { $rows }x{ $columns }
sheet-of-edition = { $title }, { $edition }
sheet-with = { $title }, mit { $bonuses }
sheet-player = Spieler { $number }
sheet-team = { $team }: { $members }
sheet-derivations = Woher jede Zahl kommt (Gebiete: Felder × Kronen)
sheet-unknown = { $player }: { $count ->
    [one] ein Feld ist noch unbekannt, die Summe ist also nicht endgültig
   *[other] { $count } Felder sind noch unbekannt, die Summe ist also nicht endgültig
}
sheet-no-format = „{ $ending }“ ist kein Format für den Bogen; der Name muss auf eines davon enden: { $endings }
sheet-not-drawn = der Bogen lässt sich nicht zeichnen: { $detail }
sheet-rounds-open = { $played } von { $rounds } Runden gespielt, das ist also nicht endgültig

why-nothing = keine
why-territory = { $squares } × { $crowns }
why-territory-queen = { $squares } × { $crowns } mit der Königin
why-sum = { $sum } + { $next }
why-queen-free = { $sum } (die Königin kann in jedem von { $count } gleich großen Gebieten stehen; die Summe bleibt gleich)
why-coins = { $value ->
    [one] { $value } Münze
   *[other] { $value } Münzen
}, 1 Punkt je 3
why-uncounted = noch nicht gezählt
why-list = { $all }; { $next }
why-building-points = { $building }: { $points }
why-building-counts = { $building }: { $counted } × { $each }
why-power = { $coat }: { $count ->
    [one] { $count } Gebiet
   *[other] { $count } Gebiete
} × 3
why-no-power = der Spieler hat sie nicht
why-middle = das Schloss liegt in der Mitte
why-middle-loosely = das Schloss liegt in der Mitte des Rasters, aber nicht in der Mitte des Königreichs selbst, wie es eine strengere Lesart verlangt
why-off-middle = { $count ->
    [one] ein Feld ist zu weit vom Schloss entfernt
   *[other] { $count } Felder sind zu weit vom Schloss entfernt
}
why-castles = { $count ->
    [0] es gibt kein Schloss
    [one] es gibt { $count } Schloss
   *[other] es gibt { $count } Schlösser
}
why-complete = das Königreich ist vollständig
why-missing = { $count ->
    [one] ein Feld fehlt
   *[other] { $count } Felder fehlen
}
why-too-wide = das Königreich passt nicht in sein Raster

measure-points = { $own } zu { $other } Punkten
measure-largest-territory = größtes Gebiet { $own } zu { $other }
measure-crowns = { $own } zu { $other } Kronen
measure-equal-points = { $own ->
    [one] je { $own } Punkt
   *[other] je { $own } Punkte
}
measure-equal-largest-territory = größtes Gebiet je { $own }
measure-equal-crowns = { $own ->
    [one] je { $own } Krone
   *[other] je { $own } Kronen
}

verdict-points = { $winner } gewinnt mit { $own } zu { $other } { $other ->
    [one] Punkt
   *[other] Punkten
}.
verdict-largest-territory = { $players } haben { $points ->
    [one] je { $points } Punkt
   *[other] je { $points } Punkte
}; { $winner } gewinnt durch das größere Gebiet, { $own } zu { $other } { $other ->
    [one] Feld
   *[other] Felder
}.
verdict-crowns = { $players } haben { $points ->
    [one] je { $points } Punkt
   *[other] je { $points } Punkte
} und ein größtes Gebiet von { $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Feldern
}; { $winner } gewinnt durch mehr Kronen, { $own } zu { $other }.
verdict-shared = { $players } teilen sich den Sieg: { $figures }.
verdict-place = Platz { $place }: { $players } vor { $others } ({ $compared }).
verdict-place-shared = Platz { $place } teilen sich { $players }: { $figures }.
sheet-unsure = { $player }: { $count ->
    [one] ein Feld aus dem Foto ist noch nicht geprüft
   *[other] { $count } Felder aus dem Foto sind noch nicht geprüft
}
sheet-uncounted = { $player }: { $what } noch nicht gezählt
sheet-queen-unknown = Noch hat niemand gesagt, wer die Königin hat
