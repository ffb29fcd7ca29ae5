### The kingdom notation.

notation-nothing = there is no kingdom here; write a row a line, such as "w w1 c f ."
notation-empty-row = the row is empty; write "." for a place without a tile
notation-no-terrain = "{ $token }" is no terrain; letters are w f l g s m t (in Duel d i D I b q), c for the castle, "." for no tile, "?" for not known
notation-no-cell = "{ $token }" is no cell; after the letter comes a digit for crowns, or ":" and a building
notation-too-many-crowns = { $terrain } has at most { $most ->
    [one] { $most } crown
   *[other] { $most } crowns
} on a square
notation-too-many-crosses = { $terrain } has at most { $most } crosses on a square
notation-crowned-town = a town has no crowns of its own; a Queen's Tower is written "t:queens-tower"
notation-no-crowns-here = "{ $token }" cannot have crowns; only terrain can
notation-no-town = "{ $token }": a building stands on a town, written "t:church"
notation-no-building = "{ $name }" is no building; an example is "t:church"
notation-no-building-but = "{ $name }" is no building; did you mean "{ $meant }"?
notation-ragged = { $found ->
    [one] this row has one cell
   *[other] this row has { $found } cells
}, but the first row has { $expected }; write "." for places without a tile
notation-too-large = a kingdom has at most { $most } rows and columns
notation-mixed = { $one } and { $other } do not belong to the same game
