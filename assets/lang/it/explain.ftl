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
explain-decided-rounds = { $above } precede { $below } di { $gap ->
    [one] { $gap } punto
   *[other] { $gap } punti
} su tutte le manche, soprattutto nella manche { $round } (+{ $round-ahead }) e in { $line } (+{ $ahead }).
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
explain-queen-nobody = Nessuno ha la Regina, anche se ci sono torri.
explain-queen-unknown = Nessuno ha ancora detto chi ha la Regina.
explain-queen-would = Avrebbe portato { $points ->
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
explain-left = Avanzano: { $dominoes }.
explain-left-uncertain = { $count ->
    [one] Una tessera non è
   *[other] { $count } tessere non sono
} in nessun reame, ma non si può dire quali: le caselle rimaste si possono accoppiare in più modi.
explain-none-left = Tutte le tessere sono in un reame.
explain-domino = { $count ->
    [one] il numero
   *[other] i numeri
} { $numbers } ({ $squares })
explain-domino-either = il numero { $first } o { $last } ({ $squares })
explain-domino-alike = { $count } dei numeri uguali { $numbers } ({ $squares })
explain-domino-squares = ({ $squares })
explain-dominoes-squares = { $count } × ({ $squares })
explain-what-if = { $player }: { $after } invece di { $before }
explain-what-if-nothing = Nessun totale cambierebbe.
explain-what-if-order = L’ordine sarebbe { $order }.
explain-all-rounds = Tutte le manche: { $what }
explain-what-if-impossible = In una partita vera non potrebbe essere: { $what }
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
explain-hand = Le tessere con cui questo reame può essere stato composto (forse ci sono altri modi): { $dominoes }.
explain-best-unknown = { $player }: non si può dire quali tessere siano, quindi non c’è nulla da cercare.
explain-best-duel = Kingdomino Duel si disegna con i dadi: non ci sono tessere da disporre diversamente.
what-if-unclear = «{ $text }» non è un cambiamento; scrivi «Ana r2c3=w1», «Ana r4c1=t:church» o «queen=Bo»
what-if-no-player = nessuno si chiama «{ $name }»
what-if-outside = la riga { $row } colonna { $column } è fuori dal reame
what-if-round = questo gioco ha { $rounds } manche; indica quale cambia, per esempio «{ $example }»
