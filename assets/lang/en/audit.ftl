### Findings of the audit.

finding-where = { $where }: { $what }
finding-no-castle = there is no castle; mark the starting tile with "c"
finding-several-castles = there are { $count } castles; only one of these cells can be the starting tile
finding-too-wide = the kingdom spans { $rows }x{ $columns } but must fit { $frame-rows }x{ $frame-columns }; look at its outermost tiles
finding-too-many-squares = { $found ->
    [one] there is { $found } square
   *[other] there are { $found } squares
} of { $terrain } with { $crowns ->
    [0] no crown
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}, but the game has { $exist ->
    [0] none
   *[other] only { $exist }
}; look at the crowns and the terrain of these cells
finding-lone-square = no domino has this square and one of its neighbours; look at it and at the cells around it
finding-unpaired = these squares cannot all be paired with a neighbour to real dominoes; look for a missing tile or a wrong terrain or crown beside them
finding-cut-off = no laying connects these squares to the castle through matching terrain; look at their terrain
finding-no-laying = this kingdom cannot be laid with the dominoes of the game; where cells are named, another terrain or crown in one of them would mend it
finding-no-connection = this kingdom can be laid only against the connection rule, that every domino matches a neighbour or touches the castle; where cells are named, another terrain in one of them would mend it
finding-no-laying-together = each kingdom can be laid alone, but not all of them with one set of dominoes; where cells are named, another terrain or crown in one of them would mend it
finding-too-many-buildings = { $building } stands { $found } times, but exists only { $exist ->
    [one] once
   *[other] { $exist } times
}
finding-too-many-pieces = the players have { $found } { $piece }, but the box holds only { $exist }
finding-several-queens = the Queen can stay with one player only
finding-queen-with-fewer-towers = the Queen stays with { $towers ->
    [0] a player without towers
    [one] one tower
   *[other] { $towers } towers
}, but another player has { $most }: she moves to whoever has the most
finding-queen-without-towers = the Queen joins whoever has the most towers, but nobody has any; were they forgotten?
finding-no-queen = somebody has towers, so the Queen should stay with the player who has the most
finding-nothing-to-count = { $building } stands here and counts { $counted }, but the player has none; were they forgotten?
finding-castle-off-middle = the castle is printed in the middle of the map; on the whole map of 5x7 it is at row 3 column 4, and no square is more than 2 rows or 3 columns away from it
finding-too-many-crosses = { $found } crosses go beyond the two of a die, but castles and spell can add only { $most }
finding-several-powers = only one player can own the power '3 points per domain'
finding-split-dice = too many squares stand alone: dice are drawn in neighbouring pairs, but for one pair that a spell may split
finding-detached = these squares are not connected to the castle; only a spell allows that, for one domino of one player
finding-only-by-spell = this map cannot be drawn pair by pair, each matching a coat that was there before; only spells allow that, each once
finding-detached-twice = squares lie apart from the castle in more than one place; a spell allows that for one domino of one player
finding-odd-squares = the number of squares is odd, but two are drawn a turn
finding-unknown = { $count ->
    [one] one cell is not known yet
   *[other] { $count } cells are not known yet
}
finding-players = there are { $found } kingdoms, but on this size the game is for { $seats }
finding-not-decided = the search for a laying was given up; nothing speaks against these kingdoms so far

audit-possible = Possible: nothing speaks against it.
audit-impossible = Impossible: it cannot have been laid like this.
audit-undecided = Not decided: the search was given up, and nothing speaks against it so far.
audit-laying-kingdomino = One way to lay it. Squares with the same number are one domino; the number is the one on its back.
audit-laying-queendomino = One way to lay it. Squares with the same letter are one domino.
audit-laying-royal-wedding = One way to lay it. Squares with the same number are one domino of Kingdomino, those with the same letter one of Queendomino.
