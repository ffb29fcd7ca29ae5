### Die Fragen am Tisch.

explain-head-decided = Was den Ausschlag gab
explain-head-records = Wer am meisten hatte
explain-head-alternatives = Nach anderen Regeln
explain-head-queen = Die Königin
explain-head-left = Dominosteine, die niemand hat
explain-head-player = { $player }
explain-head-what-if = Was wäre, wenn: { $change }
explain-decided-line = { $above } liegt vor { $below }, Vorsprung: { $gap ->
    [one] { $gap } Punkt
   *[other] { $gap } Punkte
}, vor allem durch { $line } (+{ $ahead }).
explain-decided-points = { $above } liegt vor { $below }, Vorsprung: { $gap ->
    [one] { $gap } Punkt
   *[other] { $gap } Punkte
}.
explain-decided-rounds = { $above } liegt über alle Runden vor { $below }, Vorsprung: { $gap ->
    [one] { $gap } Punkt
   *[other] { $gap } Punkte
}, vor allem durch Runde { $round } (+{ $round-ahead }) und durch { $line } (+{ $ahead }).
explain-decided-territory = { $above } liegt durch das größere Gebiet vor { $below } (+{ $gap }).
explain-decided-domain = { $above } liegt durch das größere Gebiet vor { $below } (+{ $gap }).
explain-decided-crowns = { $above } liegt durch mehr Kronen vor { $below } (+{ $gap }).
explain-decided-nothing = Nichts unterscheidet { $above } und { $below }.
explain-most-crowns = die meisten Kronen: { $players } ({ $figure })
explain-most-crosses = die meisten Kreuze: { $players } ({ $figure })
explain-largest-territory = größtes Gebiet: { $players } ({ $figure })
explain-largest-domain = größtes Gebiet: { $players } ({ $figure })
explain-most-squares = am meisten { $terrain }: { $players } ({ $figure })
explain-change-edition = nach der anderen Ausgabe ({ $edition })
explain-change-with = mit { $bonus }
explain-change-without = ohne { $bonus }
explain-same-order = { $change }: die Reihenfolge wäre dieselbe
explain-other-order = { $change }: { $order }
explain-place = { $place }. { $players }
explain-queen = Die Königin brachte { $player } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
explain-queen-nobody = Niemand hat die Königin, obwohl es Türme gibt.
explain-queen-unknown = Noch hat niemand gesagt, wer die Königin hat.
explain-queen-would = Sie hätte { $player } { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gebracht.
explain-queen-towers = Die meisten Türme: { $players }; bei Gleichstand ist die Königin bei dem, der zuletzt so viele erreicht hat.
explain-building = { $building } brachte { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
explain-earned = { $piece }: { $least }, den Gebäuden nach
explain-earned-least = { $piece }: mindestens { $least }, den Gebäuden nach
explain-gap = Die Lücke in { $place } kostete { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}: { $terrain } ohne Krone hätte dort genügt.
explain-missed = { $bonus } verpasst: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
explain-left = Übrig sind: { $dominoes }.
explain-left-uncertain = { $count ->
    [one] Ein Dominostein liegt
   *[other] { $count } Dominosteine liegen
} in keinem Königreich; welche das sind, lässt sich nicht sagen, denn die übrigen Felder lassen sich verschieden paaren.
explain-none-left = Jeder Dominostein liegt in einem Königreich.
explain-domino = { $count ->
    [one] Nummer
   *[other] die Nummern
} { $numbers } ({ $squares })
explain-domino-either = Nummer { $first } oder { $last } ({ $squares })
explain-domino-alike = { $count } der gleichen Nummern { $numbers } ({ $squares })
explain-domino-squares = ({ $squares })
explain-dominoes-squares = { $count } × ({ $squares })
explain-what-if = { $player }: { $after } statt { $before }
explain-what-if-nothing = Keine Summe würde sich ändern.
explain-what-if-order = Die Reihenfolge wäre { $order }.
explain-all-rounds = Alle Runden: { $what }
explain-what-if-impossible = In einem echten Spiel ginge das nicht: { $what }
explain-best = { $player }: Mit diesen Dominosteinen waren höchstens { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} möglich.
explain-best-is-real = { $player } hat diese Dominosteine bestmöglich gelegt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
explain-best-found = { $player }: Mit diesen Dominosteinen waren { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} möglich; das ist das Beste, was in der Zeit gefunden wurde, vielleicht geht mehr.
explain-best-none = { $player }: In der Zeit wurde nichts Besseres als { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} gefunden; vielleicht geht mehr.
explain-hand = Die Dominosteine, mit denen dieses Königreich gelegt sein kann (vielleicht geht es auch mit anderen): { $dominoes }.
explain-best-unknown = { $player }: Es lässt sich nicht sagen, welche Dominosteine das sind, also gibt es nichts zu suchen.
explain-best-duel = Kingdomino Duel wird mit Würfeln gezeichnet: Es gibt keine Dominosteine, die man anders legen könnte.
what-if-unclear = „{ $text }“ ist keine Änderung; schreibe „Ana r2c3=w1“, „Ana r4c1=t:church“ oder „queen=Bo“
what-if-no-player = niemand heißt „{ $name }“
what-if-outside = Zeile { $row } Spalte { $column } liegt außerhalb des Königreichs
what-if-round = dieses Spiel hat { $rounds } Runden; nenne die Runde, die sich ändert, etwa „{ $example }“
