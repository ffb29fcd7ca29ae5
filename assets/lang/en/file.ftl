### The game file.

at-on = { $place } { $what }
file-syntax = line { $line } column { $column }: not valid JSON (truncated or mistyped?)
file-no-game = valid JSON, but not a Crowncount game: the field "crowncount" is missing
file-version = this game was written by a newer Crowncount (format { $version }); this version reads format 1
file-missing = the field "{ $field }" is missing
file-wrong-type = this must be { $type ->
    [number] a small whole number, 0 or more
    [text] text in quotes
    [flag] true or false
    [list] a list
    [cell] a row and a column such as [0, 2]
   *[other] an object
}
file-no-such = "{ $word }" is not allowed here; choose one of { $words }
file-no-cell = the kingdom does not have this cell
file-no-players = there are no players
file-no-rounds = there are no rounds
file-too-many-rounds = { $most ->
    [one] this game has one round; set "dynasty" for three
   *[other] a Dynasty has { $most } rounds
}
file-no-name = every player needs a name
file-same-name = two players are called "{ $name }"; give each of them a different name
file-other-players = every round must have the same players as the first
file-too-much = { $found } { $input } is impossible; the box has { $exist }
file-control-character = a name must not contain line breaks or other control characters
file-too-many-players = { $most ->
    [one] there can be only { $most } player
   *[other] there can be at most { $most } players
}
file-long-name = a name can have at most { $most } characters
file-too-deep = the fields are nested more than { $most } levels deep
