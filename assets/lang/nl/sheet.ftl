### Het scoreblad.

line-coins = munten
line-domain-buildings = per domein
line-tower-buildings = per toren
line-knight-buildings = per ridder
line-point-buildings = gebouwen
line-middle-kingdom = Middenrijk
line-harmony = Harmonie
line-power = toverkracht
sheet-line = regel
sheet-round-column = ronde
sheet-total = totaal
sheet-place = plaats
sheet-round = Ronde { $round }
sheet-all-rounds = Alle rondes
sheet-size = { $rows }x{ $columns }
sheet-title = { $game }, { $rows }x{ $columns }
sheet-of-edition = { $title }, { $edition }
sheet-with = { $title }, met { $bonuses }
sheet-player = Speler { $number }
sheet-team = { $team }: { $members }
sheet-derivations = Waar elk getal vandaan komt (domeinen: vakken × kronen)
sheet-unknown = { $player }: { $count ->
    [one] één vak is nog onbekend, dus dit totaal staat nog niet vast
   *[other] { $count } vakken zijn nog onbekend, dus dit totaal staat nog niet vast
}
sheet-no-format = ‘{ $ending }’ is geen indeling voor het blad; de naam moet eindigen op een van deze: { $endings }
sheet-not-drawn = het blad kan niet worden getekend: { $detail }
sheet-rounds-open = { $played } van { $rounds } rondes gespeeld, dus dit staat nog niet vast

why-nothing = geen
why-territory = { $squares } × { $crowns }
why-territory-queen = { $squares } × { $crowns } met de Koningin
why-sum = { $sum } + { $next }
why-queen-free = { $sum } (de Koningin mag in elk van { $count } even grote domeinen staan; het totaal blijft gelijk)
why-coins = { $value ->
    [one] { $value } munt
   *[other] { $value } munten
}, 1 punt per 3
why-uncounted = nog niet geteld
why-list = { $all }; { $next }
why-building-points = { $building }: { $points }
why-building-counts = { $building }: { $counted } × { $each }
why-power = { $coat }: { $count ->
    [one] { $count } domein
   *[other] { $count } domeinen
} × 3
why-no-power = de speler heeft die niet
why-middle = het kasteel staat in het midden
why-middle-loosely = het kasteel staat in het midden van het raster, maar niet in het midden van het koninkrijk zelf, zoals een strengere lezing vraagt
why-off-middle = { $count ->
    [one] één vak ligt te ver van het kasteel
   *[other] { $count } vakken liggen te ver van het kasteel
}
why-castles = { $count ->
    [0] er is geen kasteel
    [one] er is { $count } kasteel
   *[other] er zijn { $count } kastelen
}
why-complete = het koninkrijk is volledig
why-missing = { $count ->
    [one] één vak ontbreekt
   *[other] { $count } vakken ontbreken
}
why-too-wide = het koninkrijk past niet in zijn raster

measure-points = { $own } tegen { $other } punten
measure-largest-territory = grootste domein: { $own } tegen { $other }
measure-crowns = { $own } tegen { $other } kronen
measure-equal-points = { $own ->
    [one] elk { $own } punt
   *[other] elk { $own } punten
}
measure-equal-largest-territory = grootste domein: elk { $own }
measure-equal-crowns = { $own ->
    [one] elk { $own } kroon
   *[other] elk { $own } kronen
}

verdict-points = { $winner } wint met { $own } tegen { $other } { $other ->
    [one] punt
   *[other] punten
}.
verdict-largest-territory = { $players } hebben { $points ->
    [one] elk { $points } punt
   *[other] elk { $points } punten
}; { $winner } wint met het grootste domein, { $own } tegen { $other } { $other ->
    [one] vak
   *[other] vakken
}.
verdict-crowns = { $players } hebben { $points ->
    [one] elk { $points } punt
   *[other] elk { $points } punten
} en een grootste domein van { $squares ->
    [one] { $squares } vak
   *[other] { $squares } vakken
}; { $winner } wint met meer kronen, { $own } tegen { $other }.
verdict-shared = { $players } delen de overwinning: { $figures }.
verdict-place = { $place }e plaats: { $players }, voor { $others } ({ $compared }).
verdict-place-shared = { $players } delen de { $place }e plaats: { $figures }.
sheet-unsure = { $player }: { $count ->
    [one] één vak uit de foto is nog niet gecontroleerd
   *[other] { $count } vakken uit de foto zijn nog niet gecontroleerd
}
sheet-uncounted = { $player }: { $what } nog niet geteld
sheet-queen-unknown = Nog niemand heeft gezegd wie de Koningin heeft
