### Checking the cells that a photo leaves in doubt, and the end of the game.

button-check = Check them
tip-check = Go through the cells to check, one after the other
button-check-back = Back
button-check-skip = Later
button-check-stop = Stop checking
button-check-other = Something else
button-see-sheet = See the sheet
app-check-count = { $player }: { $number } of { $count }
app-check-right = Yes: { $cell }
app-all-checked = All checked
app-doubt-unknown = Nobody knows yet what lies here.
app-doubt-set = You have changed this cell.
app-doubt-empty = Looks empty. Is there a tile?
app-doubt-table = Looks like the tablecloth. Is there a tile?
app-doubt-crowns = The crowns are hard to see.
app-doubt-dominoes = Looks like { $seen }, but only { $cell } fits the dominoes in the box.
app-doubt-other = Could also be { $other }.
app-doubt-blurred = The photo is not clear here.
app-being-read = being read …
app-being-read-of = { $player }: the photo is being read
app-deciding-squares = { $player }: { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
app-deciding-crowns = { $player }: { $count ->
    [one] { $count } crown
   *[other] { $count } crowns
}
app-new = The table is cleared; Undo brings the last game back.
app-new-kept = The last game is in your past games; Undo brings it back to the table.
app-proof = { $player }: where each number comes from
app-about-middle-kingdom = { $points } points if the castle is in the middle of the kingdom
app-about-harmony = { $points } points if no square of the kingdom is missing
app-about-dynasty = Three rounds; the points of all rounds are added up
app-path-open = This system has no file dialog. Type where the file is:
app-path-save = This system has no file dialog. Type where to save the file:
button-open-it = Open it
button-save-there = Save there
button-path-cancel = Not now
app-sight-drawing = Drawing
app-guess-tap = Tap a cell to see it enlarged.
app-proposal-towns = These are towns. Is this Queendomino?
app-proposal-yes = Yes, { $what }
button-proposal-no = No
app-proposal-both-boxes = These kingdoms take the dominoes of both boxes. Is this Royal Wedding?
app-proposal-size = This kingdom is { $size }. Is the whole game?
app-proposal-colour = The castle in the photo is { $colour }. Is that the colour of { $player }?
app-proposal-colours = The castles in the photos: { $colours }. Are these the players' colours?
app-player-colour = { $player } { $colour }
button-proposal-colours = Yes, use them
app-doubt-no-photo = The photo left this cell in doubt, and the photo is gone. What lies there?
app-contradictions = { $count ->
    [one] Nothing is missing, but one thing cannot be right. Look at it
   *[other] Nothing is missing, but { $count } things cannot be right. Look at them
}
app-uncounted = Not counted yet
app-uncounted-none = none
app-uncounted-list = { $what }?
app-queen-nobody = nobody
