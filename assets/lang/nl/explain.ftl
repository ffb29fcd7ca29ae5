### De vragen aan tafel.

explain-head-decided = Wat de doorslag gaf
explain-head-records = Wie het meeste had
explain-head-alternatives = Met andere regels
explain-head-queen = De Koningin
explain-head-left = Dominostenen die niemand heeft
explain-head-player = { $player }
explain-head-what-if = Wat als { $change }
explain-decided-line = { $above } staat { $gap ->
    [one] { $gap } punt
   *[other] { $gap } punten
} voor op { $below }, vooral door { $line } (+{ $ahead }).
explain-decided-points = { $above } staat { $gap ->
    [one] { $gap } punt
   *[other] { $gap } punten
} voor op { $below }.
explain-decided-rounds = { $above } staat over alle rondes { $gap ->
    [one] { $gap } punt
   *[other] { $gap } punten
} voor op { $below }, vooral door ronde { $round } (+{ $round-ahead }) en door { $line } (+{ $ahead }).
explain-decided-territory = { $above } staat voor op { $below } met het grotere domein (+{ $gap }).
explain-decided-domain = { $above } staat voor op { $below } met het grotere domein (+{ $gap }).
explain-decided-crowns = { $above } staat voor op { $below } met meer kronen (+{ $gap }).
explain-decided-nothing = Er is geen verschil tussen { $above } en { $below }.
explain-most-crowns = meeste kronen: { $players } ({ $figure })
explain-most-crosses = meeste kruisen: { $players } ({ $figure })
explain-largest-territory = grootste domein: { $players } ({ $figure })
explain-largest-domain = grootste domein: { $players } ({ $figure })
explain-most-squares = meeste { $terrain }: { $players } ({ $figure })
explain-change-edition = volgens de { $edition }
explain-change-with = met { $bonus }
explain-change-without = zonder { $bonus }
explain-same-order = { $change }: de volgorde zou dezelfde zijn
explain-other-order = { $change }: { $order }
explain-place = { $place }. { $players }
explain-queen = De Koningin leverde { $player } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op.
explain-queen-nobody = Niemand heeft de Koningin, hoewel er torens zijn.
explain-queen-unknown = Nog niemand heeft gezegd wie de Koningin heeft.
explain-queen-would = Ze had { $player } { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} opgeleverd.
explain-queen-towers = Meeste torens: { $players }; bij gelijke stand is de Koningin bij wie dat aantal als laatste bereikte.
explain-building = { $building } leverde { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} op.
explain-earned = { $piece }: { $least }, te oordelen naar de gebouwen
explain-earned-least = { $piece }: minstens { $least }, te oordelen naar de gebouwen
explain-gap = Het gat op { $place } kostte { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}: { $terrain } zonder kroon had daar volstaan.
explain-missed = { $bonus } gemist: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
explain-left = Over zijn: { $dominoes }.
explain-left-uncertain = { $count ->
    [one] Eén dominosteen ligt
   *[other] { $count } dominostenen liggen
} in geen koninkrijk, maar welke valt niet te zeggen: de overgebleven vakken zijn op meer manieren te paren.
explain-none-left = Elke dominosteen ligt in een koninkrijk.
explain-domino = { $count ->
    [one] nummer
   *[other] nummers
} { $numbers } ({ $squares })
explain-domino-either = nummer { $first } of { $last } ({ $squares })
explain-domino-alike = { $count } van de gelijke nummers { $numbers } ({ $squares })
explain-domino-squares = ({ $squares })
explain-dominoes-squares = { $count } × ({ $squares })
explain-what-if = { $player }: { $after } in plaats van { $before }
explain-what-if-nothing = Geen enkel totaal zou veranderen.
explain-what-if-order = De volgorde zou { $order } zijn.
explain-all-rounds = Alle rondes: { $what }
explain-what-if-impossible = In een echt spel kan dit niet: { $what }
explain-best = { $player } had met deze dominostenen hoogstens { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} kunnen halen.
explain-best-is-real = { $player } heeft deze dominostenen op de beste manier gelegd: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}.
explain-best-found = { $player } had met deze dominostenen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} kunnen halen, het beste dat in de beschikbare tijd is gevonden; misschien kan het beter.
explain-best-none = { $player }: in de beschikbare tijd is niets beters gevonden dan { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; misschien kan het beter.
explain-hand = De dominostenen waarmee dit koninkrijk gelegd kan zijn (misschien kan het ook met andere): { $dominoes }.
explain-best-unknown = { $player }: het valt niet te zeggen welke dominostenen dit zijn, dus er is niets om mee te zoeken.
explain-best-duel = Kingdomino Duel wordt met dobbelstenen getekend: er zijn geen dominostenen om anders te leggen.
what-if-unclear = ‘{ $text }’ is geen wijziging; schrijf ‘Ana r2c3=w1’, ‘Ana r4c1=t:church’ of ‘queen=Bo’
what-if-no-player = niemand heet ‘{ $name }’
what-if-outside = rij { $row } kolom { $column } ligt buiten het koninkrijk
what-if-round = dit spel heeft { $rounds } rondes; noem de ronde die verandert, zoals in ‘{ $example }’
