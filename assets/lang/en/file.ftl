### The game file.

at-on = { $place } { $what }
file-syntax = line { $line } column { $column }: this is no JSON; a game file was cut off or edited by hand
file-no-game = this is JSON, but no Crowncount game: the field "crowncount" is missing
file-version = this game was written by a newer Crowncount (format { $version }); this one reads format 1
file-schema = a field is missing or of the wrong kind: { $detail }
file-no-such = "{ $word }" cannot stand here; choose one of { $words }
file-no-players = there are no players
file-no-rounds = there is no round
file-too-many-rounds = { $most ->
    [one] this game has one round; set "dynasty" for three
   *[other] a Dynasty has { $most } rounds
}
file-no-name = a player needs a name
file-same-name = two players are called "{ $name }"; give each a name of their own
file-other-players = every round must have the players of the first one
file-too-much = { $found } { $input } cannot be; the box holds { $exist }
file-control-character = a name cannot have line breaks or other control characters
