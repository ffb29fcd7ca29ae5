### Was ein Schiedsrichter neben der Wertung sagt.

finding-too-many-crowns = kein Feld „{ $terrain }“ hat { $crowns } Kronen; mehr als { $most } gibt es dort nicht
finding-too-few-pieces = { $piece }: { $found } gezählt, es müssen aber mindestens { $least } sein: Alle beginnen mit einem Ritter und behalten, was ihre Gebäude gebracht haben
finding-unearned-pieces = { $piece }: { $found } gezählt, die Gebäude dieses Königreichs erlauben aber höchstens { $most }; fehlt ein Gebäude?
finding-not-counted = { $piece }: die Gebäude hier haben welche gebracht, es wurden aber keine gezählt
finding-too-many-built = { $found } Gebäude in einem Königreich, man baut aber höchstens einmal pro Zug und hatte { $most } Züge
finding-same-colour = zwei Königreiche haben ein Schloss derselben Farbe ({ $colour }), es gibt aber nur eines
finding-too-many-castles = es gibt { $found } Königreiche, das Spiel hat aber nur { $exist } Schlösser
finding-discarded = hier wurde ein Dominostein abgeworfen, obwohl neben dem Schloss Platz für jeden war
finding-left-out = alle Dominosteine, die niemand hat, zeigen { $terrain }, und einer davon passt hier noch hin; hätte er gelegt werden müssen?
finding-passed = diese Karte hat weniger Felder, als die Züge erlaubten, obwohl neben dem Schloss Platz für jedes Würfelpaar war
finding-unfinished = das Spiel ist noch nicht zu Ende: Neben dem Schloss ist noch Platz für den nächsten Dominostein
finding-team-of = ein Team besteht aus zwei Spielern, dieses aus { $count }
finding-teams-mixed = Teams und einzelne Spieler können nicht im selben Spiel sein
finding-teams = es gibt { $count } Teams, es können aber höchstens vier spielen
finding-team-frame = Teams bauen Königreiche von 7x7, nicht { $rows }x{ $columns }
finding-member-twice = „{ $name }“ ist zweimal genannt, niemand spielt aber in zwei Teams
finding-team-box = dieses Königreich braucht mindestens { $found } Dominosteine von { $box }, ein Team bekommt aber nur { $most } aus jeder Schachtel
finding-team-share = dieses Königreich ließe sich mit allen Dominosteinen beider Schachteln legen, aber nicht mit höchstens { $most } aus jeder, und mehr bekommt ein Team nicht
finding-no-teams = es sind Mitglieder genannt, aber nur Royal Wedding wird in Teams gespielt
audit-possible-but = Möglich, aber:
file-twice = dieses Feld ist zweimal angegeben; lass nur eines davon stehen
field-misspelt = { $place } ist kein Feld, das Crowncount liest; ist „{ $meant }“ gemeint?
colour-unknown = kein Schloss ist „{ $name }“; die Farben sind { $colours }
cli-wrong-date = das ist kein Tag mit Uhrzeit wie 2026-11-14T20:30:00
cli-assumed-frame = das Königreich ist { $rows }x{ $columns } Felder groß, also wurde { $game } auf { $frame-rows }x{ $frame-columns } angenommen; wenn das nicht stimmt, gib --rules mit „-5x5“ an
game-mighty-duel = Das große Duell
sheet-derivations-duel = Woher jede Zahl kommt (Gebiete: Felder × Kreuze)
sheet-place-provisional = vorläufiger Platz
sheet-empty-kingdom = { $player }: noch nichts eingegeben
verdict-provisional = Vorläufig: { $what }.
verdict-leads = { $players } führt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
verdict-lead = { $players } führen mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
verdict-can-reach = { $player } kann noch { $most } erreichen
verdict-can-drop = { $player } kann noch auf { $least } fallen
verdict-order-stands = was fehlt, kann die Reihenfolge nicht mehr ändern
verdict-draw = Unentschieden zwischen { $players }: { $figures }.
verdict-largest-domain = { $players } haben je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; { $winner } gewinnt durch das größere Gebiet, { $own } zu { $other } Felder.
measure-largest-domain = größtes Gebiet { $own } zu { $other }
measure-equal-largest-domain = größtes Gebiet je { $own }
