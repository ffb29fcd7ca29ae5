### What a referee says beside the score.

finding-too-many-crowns = kein Feld mit { $terrain } hat { $crowns } Kronen; höchstens sind es { $most }
finding-too-few-pieces = { $piece }: { $found } gezählt, es müssen aber mindestens { $least } sein, denn jeder beginnt mit einem Ritter und behält, was seine Gebäude gebracht haben
finding-unearned-pieces = { $piece }: { $found } gezählt, die Gebäude dieses Königreichs erlauben aber höchstens { $most }; fehlt ein Gebäude?
finding-not-counted = { $piece }: die Gebäude hier haben welche gebracht, aber niemand hat sie gezählt
finding-too-many-built = { $found } Gebäude in einem Königreich, man baut aber höchstens einmal pro Zug und hatte { $most } Züge
finding-same-colour = zwei Königreiche haben die Burg derselben Farbe ({ $colour }), es gibt aber nur eine
finding-too-many-castles = es gibt { $found } Königreiche, das Spiel hat aber nur { $exist } Burgen
finding-discarded = hier wurde ein Dominostein abgelegt, obwohl jeder auf die freien Felder neben der Burg gepasst hätte
finding-left-out = alle Dominosteine, die übrig blieben, haben { $terrain }, und hier ist Platz für einen; er musste gelegt werden, wenn er nicht schon früher abgelegt wurde
finding-passed = diese Karte hat weniger Felder, als es Züge gab, obwohl neben der Burg jedes Würfelpaar Platz gehabt hätte
finding-unfinished = das Spiel ist noch nicht zu Ende: Neben der Burg ist Platz für den nächsten Dominostein
finding-team-of = ein Team besteht aus zwei Spielern, hier sind { $count } genannt
finding-teams-mixed = Teams und einzelne Spieler spielen nicht an einem Tisch
finding-teams = es gibt { $count } Teams, es können aber höchstens vier spielen
finding-team-frame = Teams bauen Königreiche von 7x7, nicht { $rows }x{ $columns }
finding-member-twice = „{ $name }“ ist zweimal genannt, jeder spielt aber nur in einem Team
finding-team-box = dieses Königreich braucht mindestens { $found } Dominosteine von { $box }, ein Team bekommt aber nur { $most } aus jeder Schachtel
finding-no-teams = es sind Mitglieder genannt, aber nur Royal Wedding wird in Teams gespielt
audit-possible-but = Möglich, aber:
file-twice = dieses Feld ist zweimal angegeben; lass nur eines davon stehen
field-misspelt = { $place } ist kein Feld, das Crowncount liest; ist „{ $meant }“ gemeint?
cli-assumed-frame = das Königreich misst { $rows }x{ $columns }, also wurde { $game } auf { $frame-rows }x{ $frame-columns } angenommen; --rules mit „-5x5“ sagt es anders
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
verdict-draw = Unentschieden zwischen { $players }: { $figures }.
verdict-largest-domain = { $players } haben je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; { $winner } gewinnt durch das größere Gebiet, { $own } Felder gegen { $other }.
measure-largest-domain = größtes Gebiet { $own } gegen { $other }
measure-equal-largest-domain = größtes Gebiet je { $own }
