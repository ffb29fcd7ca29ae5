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
sheet-derivations = Where each number comes from (territories: squares × crowns)
sheet-unknown = { $player }: { $count ->
    [one] one cell is still unknown, so this total is not final
   *[other] { $count } cells are still unknown, so this total is not final
}
sheet-no-format = "{ $ending }" is not a sheet format; the name must end in one of { $endings }
sheet-not-drawn = the sheet cannot be drawn: { $detail }
sheet-rounds-open = { $played } of { $rounds } rounds played, so this is not final

why-nothing = none
why-territory = { $squares } × { $crowns }
why-territory-queen = { $squares } × { $crowns } with the Queen
why-sum = { $sum } + { $next }
why-queen-free = { $sum } (the Queen may stand in any of { $count } equally large territories; the total is the same)
why-coins = { $value ->
    [one] { $value } coin
   *[other] { $value } coins
}, 1 point per 3
why-uncounted = not counted yet
why-list = { $all }; { $next }
why-building-points = { $building }: { $points }
why-building-counts = { $building }: { $counted } × { $each }
why-power = { $coat }: { $count ->
    [one] { $count } domain
   *[other] { $count } domains
} × 3
why-no-power = the player does not have it
why-middle = the castle is in the middle
why-middle-loosely = the castle is in the middle of the frame, though not of the kingdom's own outline, as a stricter reading would require
why-off-middle = { $count ->
    [one] one square is too far from the castle
   *[other] { $count } squares are too far from the castle
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

measure-points = { $own ->
    [one] { $own } point
   *[other] { $own } points
} to { $other }
measure-largest-territory = largest territory { $own } to { $other }
measure-crowns = { $own ->
    [one] { $own } crown
   *[other] { $own } crowns
} to { $other }
measure-equal-points = { $own ->
    [one] { $own } point each
   *[other] { $own } points each
}
measure-equal-largest-territory = largest territory { $own } each
measure-equal-crowns = { $own ->
    [one] { $own } crown each
   *[other] { $own } crowns each
}

verdict-points = { $winner } wins, { $own ->
    [one] { $own } point
   *[other] { $own } points
} to { $other }.
verdict-largest-territory = { $players } have { $points ->
    [one] { $points } point each
   *[other] { $points } points each
}; { $winner } wins with the larger territory, { $own ->
    [one] { $own } square
   *[other] { $own } squares
} to { $other }.
verdict-crowns = { $players } have { $points ->
    [one] { $points } point each
   *[other] { $points } points each
} and a largest territory of { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}; { $winner } wins on crowns, { $own } to { $other }.
verdict-shared = { $players } share the victory: { $figures }.
verdict-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}: { $players }, ahead of { $others } ({ $compared }).
verdict-place-shared = { $players } share { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place: { $figures }.
sheet-unsure = { $player }: { $count ->
    [one] one cell read from the photo has not been checked yet
   *[other] { $count } cells read from the photo have not been checked yet
}
sheet-uncounted = { $player }: { $what } not counted yet
sheet-queen-unknown = Nobody has said yet who has the Queen
