### What a referee says besides the score.

finding-too-many-crowns = no { $terrain } square has { $crowns } crowns; the most is { $most }
finding-too-few-pieces = { $piece }: { $found } counted, but there must be at least { $least }: everybody starts with one knight and keeps what their buildings brought
finding-unearned-pieces = { $piece }: { $found } counted, but the buildings of this kingdom allow at most { $most }; is a building missing?
finding-not-counted = { $piece }: the buildings here brought some, but none were counted
finding-too-many-built = { $found } buildings in one kingdom, but a player builds at most once per turn and had { $most } turns
finding-same-colour = two kingdoms have a castle of the same colour ({ $colour }), but there is only one
finding-too-many-castles = there are { $found } kingdoms, but the game has only { $exist } castles
finding-discarded = a domino was discarded here, although there was room for any domino beside the castle
finding-left-out = all the dominoes that nobody has show { $terrain }, and one of them would still fit here; should it have been laid?
finding-passed = this map has fewer squares than the turns allowed, although any pair of dice could have been drawn beside the castle
finding-unfinished = the game is not over: there is still room beside the castle for the next domino
finding-team-of = a team has two players, but this one has { $count }
finding-teams-mixed = teams and single players cannot play in the same game
finding-teams = there are { $count } teams, but at most four can play
finding-team-frame = teams build 7x7 kingdoms, not { $rows }x{ $columns }
finding-member-twice = "{ $name }" is named twice, but nobody plays in two teams
finding-team-box = this kingdom needs at least { $found } dominoes of { $box }, but a team gets only { $most } from each box
finding-team-share = this kingdom could have been laid with all the dominoes of both boxes, but not with at most { $most } of each, which is what a team gets
finding-no-teams = members are named, but only Royal Wedding is played in teams
audit-possible-but = Possible, but:
file-twice = this field is given twice; keep one of them
field-misspelt = { $place } is not a field that Crowncount reads; did you mean "{ $meant }"?
colour-unknown = no castle is "{ $name }"; the colours are { $colours }
cli-wrong-date = this is not a day and hour such as 2026-11-14T20:30:00
cli-assumed-frame = the kingdom spans { $rows }x{ $columns }, so { $game } on { $frame-rows }x{ $frame-columns } was assumed; if that is wrong, use --rules with "-5x5"
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
verdict-can-drop = { $player } can still drop to { $least }
verdict-order-stands = what is missing cannot change the order
verdict-draw = { $players } draw: { $figures }.
verdict-largest-domain = { $players } have { $points ->
    [one] { $points } point
   *[other] { $points } points
} each; { $winner } wins with the larger domain, { $own } squares to { $other }.
measure-largest-domain = largest domain { $own } to { $other }
measure-equal-largest-domain = largest domain { $own } each
