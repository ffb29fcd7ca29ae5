### Befunde der Prüfung.

finding-where = { $where }: { $what }
finding-no-castle = es gibt kein Schloss; markiere das Startplättchen mit „c“
finding-several-castles = es gibt { $count } Schlösser; nur eines dieser Felder kann das Startplättchen sein
finding-too-wide = das Königreich ist { $rows }x{ $columns } Felder groß, muss aber in { $frame-rows }x{ $frame-columns } passen; sieh dir die äußersten Plättchen an
finding-too-many-squares = Felder „{ $terrain }“ { $crowns ->
    [0] ohne Krone
    [one] mit { $crowns } Krone
   *[other] mit { $crowns } Kronen
}: hier { $found }, im Spiel aber { $exist ->
    [0] keines
   *[other] nur { $exist }
}; sieh dir Kronen und Landschaft dieser Felder an
finding-lone-square = kein Dominostein hat dieses Feld und eines seiner Nachbarfelder; sieh dir das Feld und die Felder ringsum an
finding-unpaired = diese Felder lassen sich nicht alle mit einem Nachbarfeld zu echten Dominosteinen verbinden; suche daneben ein fehlendes Plättchen, eine falsche Landschaft oder Krone
finding-cut-off = kein Auslegen verbindet diese Felder über gleiche Landschaften mit dem Schloss; sieh dir ihre Landschaft an
finding-no-laying = dieses Königreich lässt sich mit den Dominosteinen des Spiels nicht legen; wo Felder genannt sind, würde eine andere Landschaft oder Krone auf einem davon genügen
finding-no-connection = dieses Königreich lässt sich nur gegen die Anlegeregel legen (jeder Dominostein passt zu einem Nachbarn oder berührt das Schloss); wo Felder genannt sind, würde eine andere Landschaft auf einem davon genügen
finding-no-laying-together = jedes Königreich lässt sich für sich legen, aber nicht alle mit einem Satz Dominosteine; wo Felder genannt sind, würde eine andere Landschaft oder Krone auf einem davon genügen
finding-too-many-buildings = { $building }: { $found }-mal gebaut, aber nur { $exist }-mal vorhanden
finding-too-many-pieces = die Spieler haben { $found } { $piece }, in der Schachtel sind aber nur { $exist }
finding-several-queens = die Königin kann nur bei einem Spieler sein
finding-queen-with-fewer-towers = die Königin ist bei { $towers ->
    [0] einem Spieler ohne Türme
    [one] einem Turm
   *[other] { $towers } Türmen
}, ein anderer Spieler hat aber { $most }: sie zieht zu dem, der die meisten hat
finding-queen-without-towers = die Königin zieht zu dem, der die meisten Türme hat, aber niemand hat welche; wurden sie vergessen?
finding-no-queen = jemand hat Türme, also müsste die Königin bei dem Spieler mit den meisten sein
finding-nothing-to-count = dieses Gebäude ({ $building }) zählt { $counted }, der Spieler hat aber keine; wurden sie vergessen?
finding-castle-off-middle = das Schloss ist in der Mitte der Karte aufgedruckt; auf der ganzen Karte von 5x7 liegt es in Zeile 3 Spalte 4, und kein Feld ist mehr als 2 Zeilen oder 3 Spalten davon entfernt
finding-too-many-crosses = { $found } Kreuze gehen über die zwei eines Würfels hinaus, Schlösser und Zauber können aber nur { $most } hinzufügen
finding-several-powers = nur ein Spieler kann die Zauberkraft „3 Punkte je Gebiet“ besitzen
finding-split-dice = zu viele Felder stehen allein: Würfel werden als benachbarte Paare eingezeichnet, bis auf ein Paar, das ein Zauber trennen darf
finding-detached = diese Felder sind nicht mit dem Schloss verbunden; nur ein Zauber erlaubt das, für einen Dominostein eines Spielers
finding-only-by-spell = diese Karte lässt sich nicht Paar für Paar zeichnen, jedes an ein gleiches, schon vorhandenes Wappen; nur Zauber erlauben das, jeder einmal
finding-detached-twice = an mehr als einer Stelle sind Felder nicht mit dem Schloss verbunden; ein Zauber erlaubt das für einen Dominostein eines Spielers
finding-odd-squares = die Zahl der Felder ist ungerade, es werden aber zwei je Zug gezeichnet
finding-unknown = { $count ->
    [one] ein Feld ist noch nicht bekannt
   *[other] { $count } Felder sind noch nicht bekannt
}
finding-players = es gibt { $found } Königreiche, bei dieser Größe ist das Spiel aber für { $seats }
finding-not-decided = die Suche nach einer Auslage wurde abgebrochen; bisher spricht nichts gegen diese Königreiche

audit-possible = Möglich: nichts spricht dagegen.
audit-impossible = Unmöglich: so kann es nicht gelegt worden sein.
audit-undecided = Nicht entschieden: die Suche wurde abgebrochen, und bisher spricht nichts dagegen.
audit-laying-kingdomino = Eine Art, es zu legen. Felder mit derselben Zahl sind ein Dominostein; die Zahl steht auf seiner Rückseite.
audit-laying-queendomino = Eine Art, es zu legen. Felder mit demselben Buchstaben sind ein Dominostein.
audit-laying-royal-wedding = Eine Art, es zu legen. Felder mit derselben Zahl sind ein Dominostein von Kingdomino, mit demselben Buchstaben einer von Queendomino.
