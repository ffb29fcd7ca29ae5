### The window. Messages that begin with button- or tab- stand on buttons and must be short.

button-photograph = Photograph a kingdom
tip-photograph = Open a photo of a kingdom; you can also drop or paste one
button-enter-by-hand = Enter it by hand
tip-enter-by-hand = Tap or type the tiles of each kingdom
button-sample = Try the sample
tip-sample = See how a photo is read, with a picture of ours
button-add-player = Add a player
tip-add-player = One more kingdom on the table
button-next-round = Next round
tip-next-round = Begin the next round of the Dynasty
button-rules = Game and rules
tip-rules = Choose the game, edition, size and bonuses
button-new = New game
tip-new = Clear the table; undo brings it back
button-open = Open
tip-open = Open a game file
button-save = Save
tip-save = Save the game as a file
button-undo = Undo
tip-undo = Take the last step back
button-redo = Redo
tip-redo = Do it again
button-copy = Copy
tip-copy = Copy the kingdom as text
button-clear = Clear
tip-clear = Clear this kingdom
button-turn = Turn
tip-turn = Turn the kingdom by a quarter
button-next-unsure = Next unsure cell
tip-next-unsure = Go to the next cell that is worth a look
button-next-player = Next player
tip-next-player = Go to the next kingdom
button-frame = Corners
tip-frame = Put the corners right on the photo
button-find-again = Find again
tip-find-again = Look for the kingdom in the photo once more
button-cancel = Cancel
tip-cancel = Stop reading the photo
button-theme = Light or dark
tip-theme = Change between day and night
button-letters = Letters on tiles
tip-letters = Show the letter of each terrain, so that colour is not the only sign
button-paper = Paper check
tip-paper = Type what you counted on paper, and see where it differs
button-done = Done
button-close = Close
button-use-it = Use it
button-by-hand = By hand
button-reset-cell = As read
button-reset-all = All as read
button-remove-player = Remove

tab-table = Table
tab-kingdom = Kingdom
tab-sheet = Sheet

app-welcome = Who won?
app-welcome-how = Photograph or tap in each kingdom, and the score sheet fills itself.
app-welcome-drop = Photos and game files can be dropped here.
app-menu = Menu
app-size = { $rows }x{ $columns }
app-rules = Game and rules
app-edition = Edition
app-frame = Size of a kingdom
app-bonuses = Also played with
app-name = Name
app-members = Members of the team, with commas between
app-colour = Colour
app-player-card = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
app-edit-player = Change { $name }
app-cells-unsure = { $count ->
    [one] { $count } cell not sure
   *[other] { $count } cells not sure
}
app-nothing-entered = nothing entered yet
app-less = less: { $what }
app-more = more: { $what }

app-cell-unknown = not known
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
app-cell-unsure = { $cell }, not sure
app-badge = { $squares } × { $crowns } = { $points }
app-brush = paint: { $what }
app-brush-select = nothing, only select
app-sight-beside = Side by side
app-sight-over = One over the other
app-fader = Between photo and drawing

app-crop = The selected cell on the photo
app-guess = { $cell } { $percent } %
app-guess-hint = Press what is right; it stays when the photo is read again.
app-guess-none = Point at a cell or select it to see it large.

app-no-findings = The box can make these kingdoms.
app-fix-cell = { $player }, row { $row } column { $column }: { $cell }
app-fix-frame = Play on { $rows }x{ $columns }
app-fix-queen = Give the Queen to { $player }
app-fix-no-queen = Nobody has the Queen
app-fix-empty = No tile there

app-building = Which building?
app-bare-town = no building
app-building-choice = { $building }: { $effect } ({ $count } left)
app-effect-territory = { $points } points for each territory of { $terrain }
app-effect-tower = 1 point for each tower
app-effect-knight = 1 point for each knight
app-effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
app-effect-crown = a crown for its town
app-no-power = does not have it
tip-queen = Only one player has the Queen; she counts as a crown on the largest territory

app-pad-cell = { $player }, { $line }: { $points }
app-pad-place = { $player }: place { $place }
app-point-at = Point at a number to see where it comes from.
app-derivation = { $player }, { $line }: { $points } = { $why }
app-paper-cell = counted on paper: { $line }
app-paper-agrees = Your count agrees.
app-paper-differs = { $typed } on paper. { $derivation }

app-photo = The photo with the frame of the kingdom
app-corner = Corner { $number }
app-rectified = The kingdom as the frame cuts it out
app-photo-gone = The photo is not here any more; the kingdom stays as it was read.
app-check-corners = Please check the corners: the photo leaves a doubt.
app-cannot-be-laid = The box cannot make this kingdom, so the cells were read one by one; please look at them.
app-undecided = The search for a kingdom of the box took too long, so the cells were read one by one; please look at them.
app-stage-decode = Opening the photo
app-stage-find = Looking for the kingdom
app-stage-read = Reading the cells
app-stage-solve = Fitting the dominoes

app-photos = Photos
app-games = Games
app-clipboard = clipboard
app-copied = The kingdom was copied.
app-saved = Saved as { $name }.
app-file-problem = the file cannot be read or written: { $detail }

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
tip-keep = Keep this game among the games of the past
button-history = Past games
tip-history = Look at the games of the past
button-export-history = Save all
tip-export-history = Save all games of the past as one file
button-import-history = Add from file
tip-import-history = Take over games of the past from a file
button-restore = Undo delete
app-share-file = As a file
app-share-clipboard = To the clipboard
app-sheet-copied = The score sheet was copied as text.
app-picture-copied = The score sheet was copied as a picture.
app-kept = Kept among the games of the past.
app-imported = { $added } games added, { $known } were there already, { $refused } could not be read.
app-past-games = Games
app-past-players = { $game }: players
app-past-none = No games yet. Finished games that you keep stand here.
app-past-open = Open { $players }
app-past-delete = Delete { $players }
app-past-name = player
app-past-count = games
app-past-wins = wins
app-past-average = average
app-past-best = best
app-past-terrain = best terrain
app-past-chart = over time
