### The questions asked at the table.

explain-head-decided = What decided it
explain-head-records = Who had the most
explain-head-alternatives = By other rules
explain-head-queen = The Queen
explain-head-left = Dominoes that nobody has
explain-head-player = { $player }
explain-head-what-if = What if { $change }
explain-decided-line = { $above } is ahead of { $below } by { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
}, most of all in { $line } (+{ $ahead }).
explain-decided-points = { $above } is ahead of { $below } by { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
}.
explain-decided-rounds = { $above } is ahead of { $below } by { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} over all rounds, most of all in round { $round } (+{ $round-ahead }) and in { $line } (+{ $ahead }).
explain-decided-territory = { $above } is ahead of { $below } with the larger territory (+{ $gap }).
explain-decided-domain = { $above } is ahead of { $below } with the larger domain (+{ $gap }).
explain-decided-crowns = { $above } is ahead of { $below } with more crowns (+{ $gap }).
explain-decided-nothing = Nothing separates { $above } and { $below }.
explain-most-crowns = most crowns: { $players } ({ $figure })
explain-most-crosses = most crosses: { $players } ({ $figure })
explain-largest-territory = largest territory: { $players } ({ $figure })
explain-largest-domain = largest domain: { $players } ({ $figure })
explain-most-squares = most { $terrain } squares: { $players } ({ $figure })
explain-change-edition = in the { $edition }
explain-change-with = with { $bonus }
explain-change-without = without { $bonus }
explain-same-order = { $change }: the order would be the same
explain-other-order = { $change }: { $order }
explain-place = { $place }. { $players }
explain-queen = The Queen brought { $player } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
explain-queen-nobody = Nobody has the Queen, although there are towers.
explain-queen-unknown = Nobody has said yet who has the Queen.
explain-queen-would = She would have brought { $player } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
explain-queen-towers = Most towers: { $players }; in a tie, the Queen is with the last to get there.
explain-building = { $building } brought { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
explain-earned = { $piece }: { $least }, judging by the buildings
explain-earned-least = { $piece }: at least { $least }, judging by the buildings
explain-gap = The gap at { $place } cost { $points ->
    [one] { $points } point
   *[other] { $points } points
}, which plain { $terrain } there would have brought.
explain-missed = { $bonus } was missed: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
explain-left = Left over: { $dominoes }.
explain-left-uncertain = { $count ->
    [one] One domino is
   *[other] { $count } dominoes are
} in no kingdom; it cannot be told which, because the squares that are left can be paired in several ways.
explain-none-left = Every domino is in a kingdom.
explain-domino = { $count ->
    [one] number
   *[other] numbers
} { $numbers } ({ $squares })
explain-domino-either = number { $first } or { $last } ({ $squares })
explain-domino-alike = { $count } of the alike numbers { $numbers } ({ $squares })
explain-domino-squares = ({ $squares })
explain-dominoes-squares = { $count } × ({ $squares })
explain-what-if = { $player }: { $after } instead of { $before }
explain-what-if-nothing = No total would change.
explain-what-if-order = The order would be { $order }.
explain-all-rounds = All rounds: { $what }
explain-what-if-impossible = This could not be in a real game: { $what }
explain-best = { $player } could have scored at most { $points ->
    [one] { $points } point
   *[other] { $points } points
} with these dominoes.
explain-best-is-real = { $player } laid these dominoes in the best possible way: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
explain-best-found = { $player } could have scored { $points ->
    [one] { $points } point
   *[other] { $points } points
} with these dominoes, the best found in the time allowed; there may be better.
explain-best-none = { $player }: nothing better than { $points ->
    [one] { $points } point
   *[other] { $points } points
} was found in the time allowed; there may be something.
explain-hand = One set of dominoes that this kingdom can be laid with (there may be others): { $dominoes }.
explain-best-unknown = { $player }: it cannot be told which dominoes these are, so there is nothing to search with.
explain-best-duel = Kingdomino Duel is drawn from dice: there are no dominoes to lay differently.
what-if-unclear = "{ $text }" is not a change; write "Ana r2c3=w1", "Ana r4c1=t:church" or "queen=Bo"
what-if-no-player = nobody is called "{ $name }"
what-if-outside = row { $row } column { $column } is outside the kingdom
what-if-round = this game has { $rounds } rounds; name the round that changes, as in "{ $example }"
