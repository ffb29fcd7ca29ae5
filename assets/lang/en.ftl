# English. The games' words are those of the English rule books.

## Games and their parts

game-kingdomino = Kingdomino
game-queendomino = Queendomino
game-royal-wedding = Royal Wedding
game-duel = Kingdomino Duel
edition-classic = classic edition
edition-revised = revised edition
dynasty = Dynasty

terrain-wheat = wheat
terrain-forest = forest
terrain-lake = lake
terrain-grassland = grassland
terrain-swamp = swamp
terrain-mine = mine
terrain-town = town
terrain-dot = dot
terrain-stripe = stripe
terrain-double-dot = double dot
terrain-double-stripe = double stripe
terrain-black = all black
terrain-quarters = quarters

territories-wheat = { $count ->
    [one] { $count } wheat field
   *[other] { $count } wheat fields
}
territories-forest = { $count ->
    [one] { $count } forest
   *[other] { $count } forests
}
territories-lake = { $count ->
    [one] { $count } lake
   *[other] { $count } lakes
}
territories-grassland = { $count ->
    [one] { $count } grassland
   *[other] { $count } grasslands
}
territories-swamp = { $count ->
    [one] { $count } swamp
   *[other] { $count } swamps
}
territories-mine = { $count ->
    [one] { $count } mine
   *[other] { $count } mines
}
territories-town = { $count ->
    [one] { $count } town
   *[other] { $count } towns
}
towers = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
}
knights = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}

building-bakery = Bakery
building-sawmill = Sawmill
building-fishmonger = Fishmonger's
building-weaving-shop = Weaving Shop
building-magic-school = Magic School
building-foundry = Foundry
building-church = Church
building-safe-knights = Safe (knights)
building-safe-towers = Safe (towers)
building-small-tavern = Small Tavern
building-big-tavern = Big Tavern
building-guardtower = Guardtower
building-fortified-castle = Fortified Castle
building-travelling-castle = Travelling Castle
building-training-camp = Training Camp
building-statue = Statue
building-queens-tower = Queen's Tower

input-coins = coins
input-knights = knights
input-towers = towers
input-queen = Queen
input-power = power '3 points per domain'

## The score sheet

line-coins = coins
line-domain-buildings = per territory
line-tower-buildings = per tower
line-knight-buildings = per knight
line-point-buildings = buildings
line-middle-kingdom = Middle Kingdom
line-harmony = Harmony
line-power = power
sheet-total = total
sheet-place = place
sheet-round = Round { $round }
sheet-all-rounds = All rounds
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

## Lists and places

list-and = { $first } and { $last }
range = { $least } to { $most }
cell = row { $row } column { $column }
and-more = { $count } more
at-row = row { $row }: { $what }
at-cell = row { $row } column { $column }: { $what }
at = { $place }: { $what }
player-cells = { $player } ({ $cells })

## The kingdom notation

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

## Rules

rules-no-edition = { $game } has no { $edition }
rules-no-frame = { $game } is not played on { $rows }x{ $columns }
rules-no-bonus = { $game } has no bonus { $bonus }
rules-no-dynasty = { $game } has no Dynasty
rules-no-input = { $game } has no { $input }
rules-no-terrain = { $game } has no { $terrain }; choose other rules or correct the cell

## Findings of the audit

finding-where = { $where }: { $what }
finding-no-castle = there is no castle; mark the starting tile with "c"
finding-several-castles = there are { $count } castles; only one of these cells can be the starting tile
finding-too-wide = the kingdom spans { $rows }x{ $columns } but must fit { $frame-rows }x{ $frame-columns }; look at its outermost tiles
finding-too-many-squares = there are { $found } squares of { $terrain } with { $crowns ->
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
finding-too-many-buildings = { $building } stands { $found } times, but exists only { $exist } times
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

## The game file

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

## The command line

cli-about = Scores finished games of Kingdomino, Queendomino, Royal Wedding and Kingdomino Duel, every number explained
cli-score = Fill the score sheet of a game file, or of a kingdom as text
cli-audit = Check whether kingdoms can have been laid with the dominoes of the box
cli-file = A game file, or a kingdom as text; "-" is standard input
cli-json = Print JSON
cli-rules = Rules to use: kingdomino (or classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel; "-5x5" or "-7x7" may follow
cli-bonus = Turn a bonus on; may be given twice
cli-notation =
    A kingdom is a row a line, or "/" between rows, cells apart by blanks:
      w wheat   f forest   l lake   g grassland   s swamp   m mine   t town
      c castle   . no tile   ? not known yet   a digit behind: crowns (m3)
      t:church  a town with that building
      Duel: d dot   i stripe   D double dot   I double stripe   b all black   q quarters
cli-standard-input = standard input
cli-no-command = no command was given; see "crowncount --help"
cli-not-found = there is no such file
cli-is-folder = this is a folder
cli-not-allowed = reading it is not allowed
cli-unreadable = it cannot be read: { $detail }
cli-too-long = this is too long for a game or a kingdom
cli-no-text = this is no text; a kingdom or a game file is, and a photo is read by "crowncount scan"
cli-bad-bonus = --bonus { $name }: { $what }
cli-no-rules = --rules { $name }: there are no such rules; choose one of { $names }

audit-possible = Possible: nothing speaks against it.
audit-impossible = Impossible: it cannot have been laid like this.
audit-undecided = Not decided: the search was given up, and nothing speaks against it so far.
audit-laying-kingdomino = One way to lay it. Squares with the same number are one domino; the number is the one on its back.
audit-laying-queendomino = One way to lay it. Squares with the same letter are one domino.
audit-laying-royal-wedding = One way to lay it. Squares with the same number are one domino of Kingdomino, those with the same letter one of Queendomino.

## Photos

photo-no-picture = this is no JPEG, PNG or WebP picture
photo-truncated = the picture is cut off; copy it again
photo-damaged = the picture is damaged: { $detail }
photo-too-large = the picture is too large: { $width } x { $height } pixels
photo-too-much-memory = the picture needs too much memory
photo-too-small = the picture is too small to read: { $width } x { $height } pixels
scan-no-kingdom = no kingdom found; photograph it from above, with all its tiles in the picture
scan-no-frame = the four corners are not those of a frame; name them clockwise, top left first
scan-cancelled = cancelled
scan-duel = maps of Kingdomino Duel are drawn by pen and entered by hand
scan-corners = --corners "{ $text }": write four points, clockwise from the top left, such as "10,10 500,12 498,510 8,505"
scan-unsure = { $place }: { $cells } may be something else
scan-unsure-cell = { $cell } at { $place }
scan-check-corners = { $place }: check the corners of the grid; the photo leaves a doubt
scan-unconnected = { $place }: the dominoes do not all keep to the connection rule
scan-cannot-be-laid = { $place }: the box cannot make this kingdom; the cells were read one by one
cli-scan = Read the kingdom in photos
cli-photos = Photos: JPEG, PNG or WebP
cli-corners = The corners of the kingdom in photo pixels, clockwise from the top left: "x,y x,y x,y x,y"
cli-size = The size of the kingdom: 5 or 7
