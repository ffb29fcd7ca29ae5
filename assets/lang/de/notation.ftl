### Die Schreibweise der Königreiche.

notation-nothing = hier ist kein Königreich; schreibe eine Reihe je Zeile, etwa „w w1 c f .“
notation-empty-row = die Zeile ist leer; schreibe „.“ für einen Platz ohne Plättchen
notation-no-terrain = „{ $token }“ ist keine Landschaft; die Buchstaben sind w f l g s m t (in Duel d i D I b q), c für das Schloss, „.“ für kein Plättchen, „?“ für unbekannt
notation-no-cell = „{ $token }“ ist kein Feld; hinter dem Buchstaben steht eine Ziffer für Kronen oder „:“ und ein Gebäude
notation-too-many-crowns = { $terrain } hat höchstens { $most ->
    [one] { $most } Krone
   *[other] { $most } Kronen
} auf einem Feld
notation-too-many-crosses = { $terrain }: höchstens { $most } Kreuze auf einem Feld
notation-crowned-town = eine Stadt hat selbst keine Kronen; der Turm der Königin wird „t:queens-tower“ geschrieben
notation-no-crowns-here = „{ $token }“ kann keine Kronen haben; nur Landschaften können das
notation-no-town = „{ $token }“: ein Gebäude steht auf einer Stadt, geschrieben „t:church“
notation-no-building = „{ $name }“ ist kein Gebäude; ein Beispiel ist „t:church“
notation-no-building-but = „{ $name }“ ist kein Gebäude; ist „{ $meant }“ gemeint?
notation-ragged = { $found ->
    [one] diese Zeile hat ein Feld
   *[other] diese Zeile hat { $found } Felder
}, die erste aber { $expected }; schreibe „.“ für Plätze ohne Plättchen
notation-too-large = ein Königreich hat höchstens { $most } Zeilen und Spalten
notation-mixed = { $one } und { $other } gehören nicht zum selben Spiel
