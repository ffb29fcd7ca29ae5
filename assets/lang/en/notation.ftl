### The kingdom notation.

notation-nothing = there is no kingdom here; write one row per line, such as "w w1 c f ."
notation-empty-row = the row is empty; write "." where there is no tile
notation-no-terrain = "{ $token }" is not a terrain; the letters are w f l g s m t (in Duel d i D I b q), c for the castle, "." for no tile, "?" for unknown
notation-no-cell = "{ $token }" is not a cell; the letter may be followed by a digit for crowns, or by ":" and a building
notation-too-many-crowns = a { $terrain } square has at most { $most ->
    [one] { $most } crown
   *[other] { $most } crowns
}
notation-too-many-crosses = { $terrain }: a square has at most { $most } crosses
notation-crowned-town = a town has no crowns of its own; a Queen's Tower is written "t:queens-tower"
notation-no-crowns-here = "{ $token }": only terrain can have crowns
notation-no-town = "{ $token }": only a town can have a building, as in "t:church"
notation-no-building = "{ $name }" is not a building; an example is "t:church"
notation-no-building-but = "{ $name }" is not a building; did you mean "{ $meant }"?
notation-ragged = { $found ->
    [one] this row has one cell
   *[other] this row has { $found } cells
}, but the first row has { $expected }; write "." where there is no tile
notation-too-large = a kingdom has at most { $most } rows and columns
notation-mixed = { $one } and { $other } are from different games
