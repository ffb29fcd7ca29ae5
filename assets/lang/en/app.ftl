### The window. Messages that begin with button- or tab- stand on buttons and must be short.

button-photograph = Photograph a kingdom
tip-photograph = Open a photo of a kingdom, or several at once
button-enter-by-hand = Enter it by hand
tip-enter-by-hand = Tap or type in the tiles of each kingdom
button-sample = Try the sample
tip-sample = See how a photo is read, using our sample picture
button-add-player = Add a player
tip-add-player = One more kingdom on the table
button-next-round = Next round
tip-next-round = Start the next round of the Dynasty
button-rules = Game and rules
tip-rules = Choose the game, edition, size and bonuses
button-new = New game
tip-new = Clear the table; Undo brings it back
button-open = Open
tip-open = Open a game file
button-save = Save
tip-save = Save the game to a file
button-undo = Undo
tip-undo = Undo the last step
button-redo = Redo
tip-redo = Redo the step you undid
button-copy = Copy
tip-copy = Copy the kingdom as text
button-clear = Clear
tip-clear = Clear this kingdom
button-turn = Turn
tip-turn = Turn the kingdom by 90 degrees
button-next-player = Next player
tip-next-player = Go to the next kingdom
button-frame = Corners
tip-frame = Adjust the corners on the photo
button-find-again = Find again
tip-find-again = Search the photo for the kingdom again
button-cancel = Cancel
tip-cancel = Stop reading the photo
button-theme = Light or dark
tip-theme = Switch between light and dark
button-letters = Letters on tiles
tip-letters = Show a letter on each terrain, so that you need not rely on colour
button-paper = Paper check
tip-paper = Type in what you counted on paper and see where it differs
button-done = Done
button-close = Close
button-use-it = Done
button-by-hand = By hand
button-whose-new = New player
button-whose-drop = Not a kingdom
button-whose-add = Add a kingdom
button-reset-cell = Reset to scan
button-reset-all = Reset all
button-remove-player = Remove

tab-table = Table
tab-kingdom = Kingdom
tab-sheet = Sheet

app-welcome = Who won?
app-welcome-how = Photograph or type in each kingdom, and the score sheet fills itself in.
app-welcome-drop = You can also drop or paste photos and game files here.
app-menu = Menu
app-size = { $rows }x{ $columns }
app-rules = Game and rules
app-edition = Edition
app-frame = Kingdom size
app-bonuses = Variants
app-name = Name
app-members = Team members, separated by commas
app-colour = Colour
app-player-card = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
app-edit-player = Edit { $name }
app-cells-unsure = { $count ->
    [one] { $count } cell to check
   *[other] { $count } cells to check
}
app-nothing-entered = nothing entered yet
app-less = less: { $what }
app-more = more: { $what }

app-cell-unknown = unknown
app-cell-empty = no tile
app-cell-castle = castle
app-cell-crowns = { $terrain }, { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
app-cell-crosses = { $terrain }, { $count ->
    [one] { $count } cross
   *[other] { $count } crosses
}
app-cell-unsure = { $cell }, to be checked
app-badge = { $squares } × { $crowns } = { $points }
app-brush = paint: { $what }
app-drawn-by-hand = Maps of Kingdomino Duel are drawn with a pencil: enter them by hand.
app-brush-select = select only
app-sight-beside = Side by side
app-sight-over = Overlaid
app-fader = Fade between photo and drawing

app-crop = The selected cell on the photo
app-guess-hint = Choose the right one; your choice is kept when the photo is read again.
app-guess-none = Point at a cell or select it to see it enlarged.

app-no-findings = These kingdoms can be built from the box.
app-fix-cell = { $player }, row { $row } column { $column }: { $cell }
app-fix-frame = Play on { $rows }x{ $columns }
app-fix-queen = Give the Queen to { $player }
app-fix-no-queen = Nobody has the Queen
app-fix-empty = No tile there

app-building = Which building?
app-bare-town = no building
app-building-choice = { $building }: { $effect } ({ $count } left)
app-copies-left = { $count } left
app-effect-territory = { $points } points for each { $terrain } territory
app-effect-tower = 1 point for each tower
app-effect-knight = 1 point for each knight
app-effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
app-effect-crown = a crown for its town
app-no-power = none
tip-queen = Only one player has the Queen; she counts as a crown in that player's largest territory

app-pad-cell = { $player }, { $line }: { $points }
app-pad-place = { $player }: { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} place
app-point-at = Point at a number to see where it comes from.
app-derivation = { $player }, { $line }: { $derivation }
app-paper-cell = counted on paper: { $line }
app-paper-agrees = Your count matches.
app-paper-differs = { $typed } on paper. { $derivation }

app-photo = The photo with the frame around the kingdom
app-corner = Corner { $number }
whose-question = Kingdom { $number } of { $count }: whose is it?
whose-frame = Kingdom { $number }: { $player }
app-rectified = The kingdom cut out along the frame
app-photo-gone = The photo is no longer available; the kingdom stays as it was read.
app-check-corners = Please check the corners: the photo is not clear.
app-drag-corners = Drag the corners to the kingdom; it is read then.
app-cannot-be-laid = This kingdom cannot be built from the box, so each cell was read on its own; please check them.
app-undecided = The search for a kingdom that the box allows took too long, so each cell was read on its own; please check them.
app-stage-decode = Opening the photo
app-stage-find = Looking for the kingdom
app-stage-read = Reading the cells
app-stage-solve = Fitting the dominoes
app-goes-on = Goes on once it is read

app-photos = Photos
app-games = Games
app-clipboard = clipboard
app-copied = Kingdom copied.
app-saved = Saved as { $name }.
app-broken = something went wrong inside the program and this step was abandoned; nothing else is lost ({ $detail })

colour-pink = pink
colour-yellow = yellow
colour-green = green
colour-blue = blue
colour-orange = orange
colour-violet = violet
colour-white = white
colour-red = red

button-share = Share
tip-share = Save or copy the score sheet
button-copy-sheet = Copy as text
tip-copy-sheet = Copy the score sheet as text
button-copy-picture = Copy as picture
tip-copy-picture = Copy the score sheet as a picture
button-keep = Keep
tip-keep = Add this game to your past games
button-history = Past games
tip-history = Browse your past games
button-export-history = Save all
tip-export-history = Save everything to one file: past games, the game on the table, settings and photos
button-import-history = Add from file
tip-import-history = Add past games from a file, with their photos
button-restore = Undo delete
app-share-file = As a file
app-share-clipboard = To the clipboard
app-sheet-copied = Score sheet copied as text.
app-picture-copied = Score sheet copied as a picture.
app-kept = Added to your past games.
app-imported = Games added: { $added }; already there: { $known }; unreadable: { $refused }.
app-photos-left-out = Photos that did not fit into the file or could not be read: { $count }.
app-photos-unkept = Photos of the file that could not be kept: { $count }.
app-past-games = Games
app-past-players = { $game }: players
app-past-none = No games yet. Games you keep appear here.
app-past-open = Open { $players }
app-past-delete = Delete { $players }
app-past-name = player
app-past-count = games
app-past-wins = wins
app-past-average = average
app-past-tenths = { $whole }.{ $tenths }
app-past-best = best
app-past-terrain = best terrain
app-past-chart = over time

app-player-done = done
button-questions = Questions
tip-questions = What people ask at the table
app-questions = Questions at the table
app-back-to-sheet = Back to the sheet
app-best-hint = What the same dominoes could have scored if they had been laid differently
app-best-search = Search for { $player }
app-best-searching = { $player }: searching …
app-best-stop = Stop and show the best so far
app-best-drawn = The best laying for { $player }: { $rows }
app-questions-answers = Answers
app-questions-what-if = What if
app-questions-best = Best laying
app-try-hint = Press a square and choose what could have been there. The game stays as it is.
app-try-back = Back to the real game
app-try-cell = What if, { $cell }
app-try-choice = Try { $cell }
app-try-queen = Queen: { $player }
app-try-no-queen = Queen: nobody
