### Die Schreibweise der Königreiche.

notation-nothing = hier ist kein Königreich; schreibe je Zeile eine Reihe, etwa „w w1 c f .“
notation-empty-row = die Reihe ist leer; schreibe „.“, wo kein Plättchen liegt
notation-no-terrain = „{ $token }“ ist keine Landschaft; die Buchstaben sind w f l g s m t (in Duel d i D I b q), c für das Schloss, „.“ für kein Plättchen, „?“ für unbekannt
notation-no-cell = „{ $token }“ ist kein Feld; auf den Buchstaben kann eine Ziffer für Kronen folgen oder „:“ und ein Gebäude
notation-too-many-crowns = { $terrain }: höchstens { $most ->
    [one] { $most } Krone
   *[other] { $most } Kronen
} auf einem Feld
notation-too-many-crosses = { $terrain }: höchstens { $most } Kreuze auf einem Feld
notation-crowned-town = eine Stadt hat selbst keine Kronen; der Turm der Königin wird „t:queens-tower“ geschrieben
notation-no-crowns-here = „{ $token }“: nur Landschaften können Kronen haben
notation-no-town = „{ $token }“: nur eine Stadt kann ein Gebäude haben, etwa „t:church“
notation-no-building = „{ $name }“ ist kein Gebäude; Beispiel: „t:church“
notation-no-building-but = „{ $name }“ ist kein Gebäude; meintest du „{ $meant }“?
notation-ragged = { $found ->
    [one] diese Reihe hat ein Feld
   *[other] diese Reihe hat { $found } Felder
}, die erste aber { $expected }; schreibe „.“, wo kein Plättchen liegt
notation-too-large = ein Königreich hat höchstens { $most } Zeilen und Spalten
notation-mixed = { $one } und { $other } stammen aus verschiedenen Spielen
