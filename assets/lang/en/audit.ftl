### Findings of the audit.

finding-where = { $where }: { $what }
finding-no-castle = there is no castle; mark the starting tile with "c"
finding-several-castles = there are { $count } castles; only one of these cells can be the starting tile
finding-too-wide = the kingdom spans { $rows }x{ $columns } but must fit into { $frame-rows }x{ $frame-columns }; check its outermost tiles
finding-too-many-squares = { $found ->
    [one] there is { $found } { $terrain } square
   *[other] there are { $found } { $terrain } squares
} with { $crowns ->
    [0] no crown
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}, but the game has { $exist ->
    [0] none
   *[other] only { $exist }
}; check the crowns and the terrain of these cells
finding-lone-square = { $cells ->
    [one] no domino joins this square to one of its neighbours; check it and the cells around it
   *[other] no domino joins these squares to their neighbours; check them and the cells around them
}
finding-unpaired = these squares cannot all be paired with a neighbour to form real dominoes; check for a missing tile, or a wrong terrain or crown next to them
finding-cut-off = no way of laying the dominoes connects these squares to the castle through matching terrain; check their terrain
finding-no-laying = this kingdom could not have been laid with the dominoes of the game; where cells are named, a different terrain or number of crowns in one of them would fix it
finding-no-connection = this kingdom could have been laid only by breaking the connection rule (every domino matches a neighbour or touches the castle); where cells are named, a different terrain in one of them would fix it
finding-no-laying-together = each kingdom could have been laid on its own, but not all of them with one set of dominoes; where cells are named, a different terrain or number of crowns in one of them would fix it
finding-too-many-buildings = { $building }: { $found } were built, but the box has only { $exist }
finding-too-many-pieces = the players have { $found } { $piece }, but the box has only { $exist }
finding-several-queens = only one player can have the Queen
finding-queen-with-fewer-towers = the Queen is with a player who has { $towers ->
    [0] no towers
    [one] one tower
   *[other] { $towers } towers
}, but another player has { $most }; she moves to whoever has the most
finding-queen-without-towers = the Queen goes to whoever has the most towers, but nobody has any; were they forgotten?
finding-queen-unearned = the Queen goes to a player with a tower, but none of the buildings here brings any
finding-no-queen = somebody has towers, so the player with the most should have the Queen
finding-nothing-to-count = { $building } scores for { $counted }, but nobody has counted them
finding-castle-off-middle = the castle is printed in the middle of the map: on the full 5x7 map it is at row 3 column 4, and no square is more than 2 rows or 3 columns away from it
finding-too-many-crosses = { $found ->
    [one] there is { $found } cross
   *[other] there are { $found } crosses
} more than dice can show, but castles and the spell can add only { $most }
finding-several-powers = only one player can have the power '3 points per domain'
finding-split-dice = too many squares stand alone: dice are drawn in neighbouring pairs, except for one pair that a spell may split
finding-detached = these squares are not connected to the castle; only a spell allows that, for one domino of one player
finding-only-by-spell = this map could not have been drawn pair by pair, each next to a matching coat of arms already there; only spells allow that, each of them once
finding-detached-twice = squares are cut off from the castle in more than one place; a spell allows that for only one domino of one player
finding-odd-squares = the number of squares is odd, but two are drawn each turn
finding-unknown = { $count ->
    [one] one cell is still unknown
   *[other] { $count } cells are still unknown
}
finding-players = there are { $found } kingdoms, but at this size the game is for { $seats } players
finding-not-decided = the search for a way to lay these kingdoms was stopped; no contradiction found so far

audit-possible = Possible: no contradiction found.
audit-impossible = Impossible: this could not have been laid.
audit-undecided = Undecided: the search was stopped; no contradiction found so far.
audit-laying-kingdomino = One way to lay it. Squares with the same number form one domino; the number is the one on its back.
audit-laying-queendomino = One way to lay it. Squares with the same letter form one domino.
audit-laying-royal-wedding = One way to lay it. Squares with the same number form one Kingdomino domino, those with the same letter one Queendomino domino.
