### Le domande al tavolo.

explain-head-decided = Che cosa è stato decisivo
explain-head-records = Chi ne aveva di più
explain-head-alternatives = Con altre regole
explain-head-queen = La Regina
explain-head-left = Tessere che nessuno ha
explain-head-player = { $player }
explain-head-what-if = E se { $change }
explain-decided-line = { $above } precede { $below } di { $gap ->
    [one] { $gap } punto
   *[other] { $gap } punti
}, soprattutto in { $line } (+{ $ahead }).
explain-decided-points = { $above } precede { $below } di { $gap ->
    [one] { $gap } punto
   *[other] { $gap } punti
}.
explain-decided-territory = { $above } precede { $below } grazie al dominio più esteso (+{ $gap }).
explain-decided-domain = { $above } precede { $below } grazie al dominio più esteso (+{ $gap }).
explain-decided-crowns = { $above } precede { $below } grazie alle corone (+{ $gap }).
explain-decided-nothing = Nulla separa { $above } e { $below }.
explain-most-crowns = più corone: { $players } ({ $figure })
explain-most-crosses = più croci: { $players } ({ $figure })
explain-largest-territory = dominio più esteso: { $players } ({ $figure })
explain-largest-domain = dominio più esteso: { $players } ({ $figure })
explain-most-squares = più { $terrain }: { $players } ({ $figure })
explain-change-edition = con l’{ $edition }
explain-change-with = con { $bonus }
explain-change-without = senza { $bonus }
explain-same-order = { $change }: l’ordine sarebbe lo stesso
explain-other-order = { $change }: { $order }
explain-place = { $place }. { $players }
explain-queen = La Regina ha portato { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a { $player }.
explain-queen-towers = Più torri: { $players }; in caso di parità, la Regina sta con chi ci è arrivato per ultimo.
explain-building = { $building } ha portato { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
explain-earned = { $piece }: { $least }, secondo gli edifici
explain-earned-least = { $piece }: almeno { $least }, secondo gli edifici
explain-gap = Lo spazio vuoto in { $place } è costato { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: sarebbe bastata una casella di { $terrain } senza corona.
explain-missed = Bonus mancato, { $bonus }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
explain-left = Nessuno ha { $dominoes }.
explain-none-left = Tutte le tessere sono in un reame.
explain-domino = il numero { $numbers } ({ $squares })
explain-domino-alike = { $count } dei numeri { $numbers } ({ $squares })
explain-domino-squares = ({ $squares })
explain-dominoes-squares = { $count } × ({ $squares })
explain-what-if = { $player }: { $after } invece di { $before }
explain-what-if-nothing = Nessun totale cambierebbe.
explain-what-if-order = L’ordine sarebbe { $order }.
explain-best = { $player } avrebbe potuto fare al massimo { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} con queste tessere.
explain-best-is-real = { $player } ha disposto queste tessere nel modo migliore: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
explain-best-found = { $player } avrebbe potuto fare { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} con queste tessere, il meglio trovato nel tempo a disposizione; forse c’è di meglio.
explain-best-none = { $player }: nel tempo a disposizione non si è trovato nulla di meglio di { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; forse c’è.
what-if-unclear = «{ $text }» non è un cambiamento; scrivi «Ana r2c3=w1», «Ana r4c1=t:church» o «queen=Bo»
what-if-no-player = nessuno si chiama «{ $name }»
what-if-outside = la riga { $row } colonna { $column } è fuori dal reame
