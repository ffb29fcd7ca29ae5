### Befunde der Prüfung.

finding-where = { $where }: { $what }
finding-no-castle = es gibt kein Schloss; markiere das Startplättchen mit „c“
finding-several-castles = es gibt { $count } Schlösser; nur eines dieser Felder kann das Startplättchen sein
finding-too-wide = das Königreich ist { $rows }x{ $columns } Felder groß, muss aber in { $frame-rows }x{ $frame-columns } passen; prüfe die äußersten Plättchen
finding-too-many-squares = Felder „{ $terrain }“ { $crowns ->
    [0] ohne Krone
    [one] mit { $crowns } Krone
   *[other] mit { $crowns } Kronen
}: hier { $found }, im Spiel aber { $exist ->
    [0] keines
   *[other] nur { $exist }
}; prüfe Kronen und Landschaft dieser Felder
finding-lone-square = { $cells ->
    [one] auf keinem Dominostein liegt dieses Feld neben einem seiner Nachbarfelder; prüfe es und die Felder ringsum
   *[other] auf keinem Dominostein liegt eines dieser Felder neben einem seiner Nachbarfelder; prüfe sie und die Felder ringsum
}
finding-unpaired = diese Felder lassen sich nicht alle mit einem Nachbarfeld zu echten Dominosteinen verbinden; vielleicht fehlt daneben ein Plättchen, oder eine Landschaft oder Krone ist falsch
finding-cut-off = keine Auslage verbindet diese Felder über gleiche Landschaften mit dem Schloss; prüfe ihre Landschaft
finding-no-laying = dieses Königreich kann nicht mit den Dominosteinen des Spiels gelegt worden sein; wo Felder genannt sind, würde eine andere Landschaft oder Kronenzahl auf einem davon genügen
finding-no-connection = dieses Königreich kann nur unter Verstoß gegen die Anlegeregel gelegt worden sein (jeder Dominostein passt zu einem Nachbarn oder berührt das Schloss); wo Felder genannt sind, würde eine andere Landschaft auf einem davon genügen
finding-no-laying-together = jedes Königreich kann für sich gelegt worden sein, aber nicht alle mit einem Satz Dominosteine; wo Felder genannt sind, würde eine andere Landschaft oder Kronenzahl auf einem davon genügen
finding-too-many-buildings = { $building }: { $found }-mal gebaut, in der Schachtel aber nur { $exist }-mal
finding-too-many-pieces = die Spieler haben { $found } { $piece }, in der Schachtel sind aber nur { $exist }
finding-several-queens = nur ein Spieler kann die Königin haben
finding-queen-with-fewer-towers = die Königin ist bei einem Spieler { $towers ->
    [0] ohne Türme
    [one] mit einem Turm
   *[other] mit { $towers } Türmen
}, ein anderer Spieler hat aber { $most }; sie zieht zu dem, der die meisten hat
finding-queen-without-towers = die Königin zieht zu dem, der die meisten Türme hat, aber niemand hat welche; wurden sie vergessen?
finding-queen-unearned = die Königin kommt mit einem Turm, aber keines der Gebäude hier bringt einen
finding-no-queen = jemand hat Türme, also müsste die Königin bei dem Spieler mit den meisten sein
finding-nothing-to-count = { $building } bringt Punkte für { $counted }, die hat aber niemand gezählt
finding-castle-off-middle = das Schloss ist in der Mitte der Karte aufgedruckt: Auf der ganzen Karte von 5x7 liegt es in Zeile 3 Spalte 4, und kein Feld ist mehr als 2 Zeilen oder 3 Spalten davon entfernt
finding-too-many-crosses = { $found ->
    [one] es gibt { $found } Kreuz
   *[other] es gibt { $found } Kreuze
} mehr, als Würfel zeigen können, Schlösser und Zauber können aber nur { $most } hinzufügen
finding-several-powers = nur ein Spieler kann die Zauberkraft „3 Punkte je Gebiet“ haben
finding-split-dice = zu viele Felder stehen allein: Würfel werden als benachbarte Paare eingezeichnet, bis auf ein Paar, das ein Zauber trennen darf
finding-detached = diese Felder sind nicht mit dem Schloss verbunden; nur ein Zauber erlaubt das, für einen Dominostein eines Spielers
finding-only-by-spell = diese Karte kann nicht Paar für Paar gezeichnet worden sein, jedes an ein gleiches, schon vorhandenes Wappen; nur Zauber erlauben das, jeder einmal
finding-detached-twice = an mehr als einer Stelle sind Felder nicht mit dem Schloss verbunden; ein Zauber erlaubt das nur für einen Dominostein eines Spielers
finding-odd-squares = die Zahl der Felder ist ungerade, in jedem Zug werden aber zwei gezeichnet
finding-unknown = { $count ->
    [one] ein Feld ist noch unbekannt
   *[other] { $count } Felder sind noch unbekannt
}
finding-players = es gibt { $found } Königreiche, bei dieser Größe ist das Spiel aber für { $seats } Spieler
finding-not-decided = die Suche nach einer Auslage wurde abgebrochen; bisher kein Widerspruch gefunden

audit-possible = Möglich: kein Widerspruch gefunden.
audit-impossible = Unmöglich: So kann es nicht gelegt worden sein.
audit-undecided = Nicht entschieden: Die Suche wurde abgebrochen; bisher kein Widerspruch gefunden.
audit-laying-kingdomino = Eine mögliche Auslage. Felder mit derselben Zahl bilden einen Dominostein; die Zahl steht auf seiner Rückseite.
audit-laying-queendomino = Eine mögliche Auslage. Felder mit demselben Buchstaben bilden einen Dominostein.
audit-laying-royal-wedding = Eine mögliche Auslage. Felder mit derselben Zahl bilden einen Dominostein von Kingdomino, Felder mit demselben Buchstaben einen von Queendomino.
