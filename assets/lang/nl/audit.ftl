### Wat de controle heeft gevonden.

finding-where = { $where }: { $what }
finding-no-castle = er is geen kasteel; merk de starttegel met ‘c’
finding-several-castles = er zijn { $count } kastelen; maar één van deze vakken kan de starttegel zijn
finding-too-wide = het koninkrijk beslaat { $rows }x{ $columns } maar moet in { $frame-rows }x{ $frame-columns } passen; kijk naar de buitenste tegels
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
}; kijk naar de kronen en het landschap van deze vakken
finding-lone-square = geen dominosteen heeft dit vak en een van zijn buren; kijk naar dit vak en de vakken eromheen
finding-unpaired = deze vakken kunnen niet allemaal met een buur een echte dominosteen vormen; zoek ernaast een ontbrekende tegel, of een verkeerd landschap of verkeerde kroon
finding-cut-off = geen legging verbindt deze vakken via gelijk landschap met het kasteel; kijk naar hun landschap
finding-no-laying = dit koninkrijk kan niet met de dominostenen van het spel worden gelegd; waar vakken zijn genoemd, zou een ander landschap of een andere kroon in één ervan volstaan
finding-no-connection = dit koninkrijk kan alleen tegen de verbindingsregel in worden gelegd (elke dominosteen past bij een buur of raakt het kasteel); waar vakken zijn genoemd, zou een ander landschap in één ervan volstaan
finding-no-laying-together = elk koninkrijk kan apart worden gelegd, maar niet allemaal met één set dominostenen; waar vakken zijn genoemd, zou een ander landschap of een andere kroon in één ervan volstaan
finding-too-many-buildings = { $building }: { $found } keer gebouwd, maar het spel heeft er maar { $exist }
finding-too-many-pieces = de spelers hebben { $found } { $piece }, maar de doos bevat er maar { $exist }
finding-several-queens = de Koningin kan maar bij één speler zijn
finding-queen-with-fewer-towers = de Koningin is bij een speler { $towers ->
    [0] zonder torens
    [one] met één toren
   *[other] met { $towers } torens
}, maar een andere speler heeft er { $most }: zij gaat naar wie de meeste heeft
finding-queen-without-towers = de Koningin gaat naar wie de meeste torens heeft, maar niemand heeft er een; zijn ze vergeten?
finding-no-queen = iemand heeft torens, dus de Koningin zou bij de speler met de meeste moeten zijn
finding-nothing-to-count = dit gebouw ({ $building }) telt { $counted }, maar de speler heeft er geen; zijn ze vergeten?
finding-castle-off-middle = het kasteel is in het midden van de kaart gedrukt; op de hele kaart van 5x7 staat het op rij 3 kolom 4, en geen vak ligt er meer dan 2 rijen of 3 kolommen vandaan
finding-too-many-crosses = { $found } kruisen komen boven de twee van een dobbelsteen uit, maar kastelen en spreuk kunnen er maar { $most } toevoegen
finding-several-powers = maar één speler kan de toverkracht ‘3 punten per domein’ hebben
finding-split-dice = te veel vakken staan alleen: dobbelstenen worden als naburige paren getekend, op één paar na dat een spreuk mag splitsen
finding-detached = deze vakken zijn niet met het kasteel verbonden; alleen een spreuk staat dat toe, voor één domino van één speler
finding-only-by-spell = deze kaart kan niet paar voor paar worden getekend, elk naast een gelijk wapenschild dat er al stond; alleen spreuken staan dat toe, elk één keer
finding-detached-twice = op meer dan één plaats zijn vakken los van het kasteel; een spreuk staat dat toe voor één domino van één speler
finding-odd-squares = het aantal vakken is oneven, maar er worden er twee per beurt getekend
finding-unknown = { $count ->
    [one] één vak is nog niet bekend
   *[other] { $count } vakken zijn nog niet bekend
}
finding-players = er zijn { $found } koninkrijken, maar met deze grootte is het spel voor { $seats }
finding-not-decided = het zoeken naar een legging is gestaakt; tot nu toe spreekt niets tegen deze koninkrijken

audit-possible = Mogelijk: niets spreekt ertegen.
audit-impossible = Onmogelijk: zo kan het niet zijn gelegd.
audit-undecided = Niet beslist: het zoeken is gestaakt, en tot nu toe spreekt niets ertegen.
audit-laying-kingdomino = Een manier om het te leggen. Vakken met hetzelfde getal zijn één dominosteen; het getal staat op de achterkant.
audit-laying-queendomino = Een manier om het te leggen. Vakken met dezelfde letter zijn één dominosteen.
audit-laying-royal-wedding = Een manier om het te leggen. Vakken met hetzelfde getal zijn één dominosteen van Kingdomino, die met dezelfde letter één van Queendomino.
