### What a referee says beside the score.

finding-too-many-crowns = no { $terrain } square has { $crowns } crowns; the most is { $most }
finding-too-few-pieces = { $piece }: { $found } counted, but there must be at least { $least }, since everybody starts with one knight and keeps what their buildings brought
finding-unearned-pieces = { $piece }: { $found } counted, but the buildings of this kingdom allow at most { $most }; is a building missing?
finding-not-counted = { $piece }: the buildings here brought some, but nobody has counted any
finding-too-many-built = { $found } buildings in one kingdom, but a player builds at most once a turn and had { $most } turns
finding-same-colour = two kingdoms have the castle of one colour ({ $colour }), but there is only one
finding-too-many-castles = there are { $found } kingdoms, but the game has only { $exist } castles
finding-discarded = a domino was discarded here, but any domino could have been laid in the free squares beside the castle
finding-left-out = every domino that was left out has { $terrain }, and there is room for one here; it had to be laid unless it was discarded earlier
finding-passed = this map has fewer squares than there were turns, but any pair of dice could have been drawn beside the castle
finding-unfinished = the game is not over: there is still room beside the castle for the next domino
finding-team-of = a team is two players, but this one names { $count }
finding-teams-mixed = teams and single players do not play at one table
finding-teams = there are { $count } teams, but at most four can play
finding-team-frame = teams build 7x7 kingdoms, not { $rows }x{ $columns }
finding-member-twice = "{ $name }" is named twice, but everybody plays in one team
finding-team-box = this kingdom needs at least { $found } dominoes of { $box }, but a team gets only { $most } from each box
finding-no-teams = members are named, but only Royal Wedding is played in teams
audit-possible-but = Possible, but:
file-twice = this field is given twice; keep one of them
field-misspelt = { $place } is not a field that Crowncount reads; did you mean "{ $meant }"?
cli-assumed-frame = the kingdom spans { $rows }x{ $columns }, so { $game } on { $frame-rows }x{ $frame-columns } was assumed; --rules with "-5x5" says otherwise
game-mighty-duel = The Mighty Duel
sheet-derivations-duel = Where each number comes from (domains: squares × crosses)
sheet-place-provisional = provisional place
sheet-empty-kingdom = { $player }: nothing has been entered yet
verdict-provisional = Provisional: { $what }.
verdict-leads = { $players } leads with { $points ->
    [one] { $points } point
   *[other] { $points } points
}
verdict-lead = { $players } lead with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each
verdict-can-reach = { $player } can still reach { $most }
verdict-draw = { $players } draw: { $figures }.
verdict-largest-domain = { $players } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each; { $winner } wins by the larger domain, { $own } squares to { $other }.
measure-largest-domain = largest domain { $own } to { $other }
measure-equal-largest-domain = largest domain { $own } each
