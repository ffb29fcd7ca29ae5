### The score sheet.

line-coins = coins
line-domain-buildings = per territory
line-tower-buildings = per tower
line-knight-buildings = per knight
line-point-buildings = buildings
line-middle-kingdom = Middle Kingdom
line-harmony = Harmony
line-power = power
sheet-line = line
sheet-round-column = round
sheet-total = total
sheet-place = place
sheet-round = Round { $round }
sheet-all-rounds = All rounds
sheet-size = { $rows }x{ $columns }
sheet-title = { $game }, { $rows }x{ $columns }
sheet-of-edition = { $title }, { $edition }
sheet-with = { $title }, with { $bonuses }
sheet-player = Player { $number }
sheet-team = { $team }: { $members }
sheet-derivations = How each number came about (territories: squares × crowns)
sheet-unknown = { $player }: { $count ->
    [one] one cell is not known yet, so this total is not final
   *[other] { $count } cells are not known yet, so this total is not final
}
sheet-no-format = "{ $ending }" is no kind of sheet; the name must end in one of { $endings }
sheet-not-drawn = the sheet cannot be drawn: { $detail }
sheet-rounds-open = { $played } of { $rounds } rounds played, so this is not final

why-nothing = none
why-territory = { $squares } × { $crowns }
why-territory-queen = { $squares } × { $crowns } with the Queen
why-sum = { $sum } + { $next }
why-queen-free = { $sum } (the Queen may stand on any of { $count } equally large territories: the total stays the same)
why-coins = { $value } / 3
why-list = { $all }; { $next }
why-building-points = { $building }: { $points }
why-building-counts = { $building }: { $counted } × { $each }
why-power = { $coat }: { $count ->
    [one] { $count } domain
   *[other] { $count } domains
} × 3
why-no-power = the player does not have it
why-middle = the castle is in the middle
why-middle-loosely = the castle is in the middle of the frame, though not of the kingdom's own outline, which a stricter reading asks for
why-off-middle = { $count ->
    [one] one square lies too far from the castle
   *[other] { $count } squares lie too far from the castle
}
why-castles = { $count ->
    [0] there is no castle
   *[other] there are { $count } castles
}
why-complete = the kingdom is complete
why-missing = { $count ->
    [one] one square is missing
   *[other] { $count } squares are missing
}
why-too-wide = the kingdom does not fit its frame

measure-points = { $own } against { $other } points
measure-largest-territory = largest territory { $own } against { $other }
measure-crowns = { $own } against { $other } crowns
measure-equal-points = { $own ->
    [one] { $own } point each
   *[other] { $own } points each
}
measure-equal-largest-territory = largest territory { $own } each
measure-equal-crowns = { $own ->
    [one] { $own } crown each
   *[other] { $own } crowns each
}

verdict-points = { $winner } wins with { $own ->
    [one] { $own } point
   *[other] { $own } points
} against { $other }.
verdict-largest-territory = { $players } have { $points ->
    [one] { $points } point each
   *[other] { $points } points each
}; { $winner } wins by the larger territory, { $own } squares against { $other }.
verdict-crowns = { $players } have { $points ->
    [one] { $points } point each
   *[other] { $points } points each
} and a largest territory of { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}; { $winner } wins by crowns, { $own } against { $other }.
verdict-shared = { $players } share the victory: { $figures }.
verdict-place = Place { $place }, { $players }, before { $others }: { $compared }.
verdict-place-shared = Place { $place } is shared by { $players }: { $figures }.
