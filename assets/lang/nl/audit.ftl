### Wat de controle heeft gevonden.

finding-where = { $where }: { $what }
finding-no-castle = er is geen kasteel; merk de starttegel met ‘c’
finding-several-castles = er zijn { $count } kastelen; maar één van deze vakken kan de starttegel zijn
finding-too-wide = het koninkrijk beslaat { $rows }x{ $columns } maar moet in { $frame-rows }x{ $frame-columns } passen; controleer de buitenste tegels
finding-too-many-squares = { $found ->
    [one] er is { $found } vak
   *[other] er zijn { $found } vakken
} { $terrain } { $crowns ->
    [0] zonder kroon
    [one] met { $crowns } kroon
   *[other] met { $crowns } kronen
}, maar het spel heeft er { $exist ->
    [0] geen
   *[other] maar { $exist }
}; controleer de kronen en het landschap van deze vakken
finding-lone-square = { $cells ->
    [one] geen enkele dominosteen verbindt dit vak met een van zijn buren; controleer het en de vakken eromheen
   *[other] geen enkele dominosteen verbindt deze vakken met hun buren; controleer ze en de vakken eromheen
}
finding-unpaired = deze vakken kunnen niet allemaal met een buur een echte dominosteen vormen; misschien ontbreekt ernaast een tegel, of klopt een landschap of kroon niet
finding-cut-off = geen enkele manier van leggen verbindt deze vakken via gelijk landschap met het kasteel; controleer hun landschap
finding-no-laying = dit koninkrijk kan niet met de dominostenen van het spel zijn gelegd; waar vakken zijn genoemd, zou een ander landschap of aantal kronen in één ervan volstaan
finding-no-connection = dit koninkrijk kan alleen zijn gelegd door de verbindingsregel te overtreden (elke dominosteen past bij een buur of raakt het kasteel); waar vakken zijn genoemd, zou een ander landschap in één ervan volstaan
finding-no-laying-together = elk koninkrijk kan apart zijn gelegd, maar niet allemaal met één set dominostenen; waar vakken zijn genoemd, zou een ander landschap of aantal kronen in één ervan volstaan
finding-too-many-buildings = { $building }: { $found } keer gebouwd, maar de doos bevat er maar { $exist }
finding-too-many-pieces = de spelers hebben { $found } { $piece }, maar de doos bevat er maar { $exist }
finding-several-queens = maar één speler kan de Koningin hebben
finding-queen-with-fewer-towers = de Koningin is bij een speler { $towers ->
    [0] zonder torens
    [one] met één toren
   *[other] met { $towers } torens
}, maar een andere speler heeft er { $most }; zij gaat naar wie de meeste heeft
finding-queen-without-towers = de Koningin gaat naar wie de meeste torens heeft, maar niemand heeft er een; zijn ze vergeten?
finding-queen-unearned = de Koningin komt met een toren, maar geen van de gebouwen hier brengt er een
finding-no-queen = iemand heeft torens, dus de Koningin zou bij de speler met de meeste moeten zijn
finding-nothing-to-count = { $building } geeft punten voor { $counted }, maar niemand heeft ze geteld
finding-castle-off-middle = het kasteel is in het midden van de kaart gedrukt: op de hele kaart van 5x7 staat het op rij 3 kolom 4, en geen vak ligt er meer dan 2 rijen of 3 kolommen vandaan
finding-too-many-crosses = { $found ->
    [one] er is { $found } kruis
   *[other] er zijn { $found } kruisen
} meer dan dobbelstenen kunnen tonen, maar kastelen en de spreuk kunnen er maar { $most } toevoegen
finding-several-powers = maar één speler kan de toverkracht ‘3 punten per domein’ hebben
finding-split-dice = te veel vakken staan alleen: dobbelstenen worden als naburige paren getekend, op één paar na dat een spreuk mag splitsen
finding-detached = deze vakken zijn niet met het kasteel verbonden; alleen een spreuk staat dat toe, voor één domino van één speler
finding-only-by-spell = deze kaart kan niet paar voor paar zijn getekend, elk naast een gelijk wapenschild dat er al stond; alleen spreuken staan dat toe, elk één keer
finding-detached-twice = op meer dan één plaats liggen vakken los van het kasteel; een spreuk staat dat maar voor één domino van één speler toe
finding-odd-squares = het aantal vakken is oneven, maar er worden er twee per beurt getekend
finding-unknown = { $count ->
    [one] één vak is nog onbekend
   *[other] { $count } vakken zijn nog onbekend
}
finding-players = er zijn { $found } koninkrijken, maar met deze grootte is het spel voor { $seats } spelers
finding-not-decided = het zoeken naar een manier van leggen is gestaakt; tot nu toe geen tegenspraak gevonden

audit-possible = Mogelijk: geen tegenspraak gevonden.
audit-impossible = Onmogelijk: zo kan het niet zijn gelegd.
audit-undecided = Niet beslist: het zoeken is gestaakt; tot nu toe geen tegenspraak gevonden.
audit-laying-kingdomino = Eén manier om het te leggen. Vakken met hetzelfde getal vormen één dominosteen; het getal staat op de achterkant.
audit-laying-queendomino = Eén manier om het te leggen. Vakken met dezelfde letter vormen één dominosteen.
audit-laying-royal-wedding = Eén manier om het te leggen. Vakken met hetzelfde getal vormen een dominosteen van Kingdomino, die met dezelfde letter een van Queendomino.
