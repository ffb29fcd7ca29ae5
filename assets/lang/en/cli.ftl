### The command line.

cli-about = Scores finished games of Kingdomino, Queendomino, Royal Wedding and Kingdomino Duel, and explains every number
cli-score = Fill in the score sheet of a game file, of kingdoms as text, or of photos
cli-audit = Check whether the kingdoms could have been laid with the dominoes in the box
cli-sheet = Write the score sheet of a game to a file to keep, print or share
cli-out = The file to write; its extension sets the format: txt, csv, json, svg, png or pdf
cli-json = Print JSON
cli-rules = Rules to use: kingdomino (or classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel; may be followed by "-5x5" or "-7x7"
cli-bonus = Turn on a bonus; may be given more than once
cli-lang = Language: { $tags }; by default, the system's
cli-help = Show this help
cli-version = Show the version
cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-name-command = COMMAND
cli-name-options = OPTIONS
cli-name-file = FILE
cli-name-name = NAME
cli-name-photo = PHOTO
cli-name-tag = TAG
cli-notation =
    A kingdom has one row per line (or "/" between rows), its cells separated by spaces:
      w wheat   f forest   l lake   g grassland   s swamp   m mine   t town
      c castle   . no tile   ? unknown   a digit after the letter: crowns (m3)
      t:church  a town with that building
      Duel: d dot   i stripe   D double dot   I double stripe   b all black   q quarters
      "Ana:" above it: the name   "coins 11, knights 2, towers 3, queen" below it: what the player owns
cli-no-output = the output cannot be written: { $detail }
cli-standard-input = standard input
cli-no-command = no command given; see "crowncount --help"
cli-no-language = --lang { $tag }: this language is not available; choose one of { $tags }
cli-unknown-argument = unknown argument "{ $argument }"; see "crowncount --help"
cli-unknown-command = unknown command "{ $command }"; see "crowncount --help"
cli-unknown-command-but = unknown command "{ $command }"; did you mean "{ $meant }"?
cli-missing-argument = missing argument { $argument }; see "crowncount --help"
cli-missing-value = { $argument }: missing value
cli-needless-value = { $argument } does not take a value
cli-bad-value = { $argument }: "{ $value }" is not allowed here; choose one of { $values }
cli-bad-number = { $argument }: "{ $value }" is not allowed here; choose a whole number from { $least } to { $most }
cli-once = { $argument } can be given only once
cli-bad-call = cannot understand this command line; see "crowncount --help"
cli-no-folder = no such folder
cli-not-allowed-to-write = no permission to write
cli-unwritable = cannot be written: { $detail }
cli-no-text = neither text nor a JPEG, PNG or WebP picture
cli-bad-bonus = --bonus { $name }: { $what }
cli-no-rules = --rules { $name }: no such rules; choose one of { $names }
cli-scan = Read kingdoms from photos
cli-photos = Photos: JPEG, PNG or WebP
cli-corners = The corners of the kingdom in pixels of the photo, clockwise from the top left: "x,y x,y x,y x,y"
cli-size = The size of the kingdom
cli-open = A game file or a photo to open in the window
cli-no-window = the window cannot be opened: { $detail }; without a display, "crowncount --help" lists the other commands
cli-same-file = this would replace the game itself; choose another name
