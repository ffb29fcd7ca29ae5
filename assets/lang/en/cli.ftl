### The command line.

cli-about = Scores finished games of Kingdomino, Queendomino, Royal Wedding and Kingdomino Duel, every number explained
cli-score = Fill the score sheet of a game file, or of a kingdom as text
cli-audit = Check whether kingdoms can have been laid with the dominoes of the box
cli-file = A game file, or a kingdom as text; "-" is standard input
cli-json = Print JSON
cli-rules = Rules to use: kingdomino (or classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel; "-5x5" or "-7x7" may follow
cli-bonus = Turn a bonus on; may be given twice
cli-lang = The language: { $tags }; without it, that of the system
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
    A kingdom is a row a line, or "/" between rows, cells apart by blanks:
      w wheat   f forest   l lake   g grassland   s swamp   m mine   t town
      c castle   . no tile   ? not known yet   a digit behind: crowns (m3)
      t:church  a town with that building
      Duel: d dot   i stripe   D double dot   I double stripe   b all black   q quarters
cli-no-output = the answer cannot be written: { $detail }
cli-standard-input = standard input
cli-no-command = no command was given; see "crowncount --help"
cli-no-language = --lang { $tag }: this language is not there; choose one of { $tags }
cli-unknown-argument = "{ $argument }" is not known here; see "crowncount --help"
cli-unknown-command = there is no command "{ $command }"; see "crowncount --help"
cli-unknown-command-but = there is no command "{ $command }"; did you mean "{ $meant }"?
cli-missing-argument = something is missing: { $argument }
cli-missing-value = { $argument }: the value is missing
cli-needless-value = { $argument } takes no value such as "{ $value }"
cli-bad-value = { $argument }: "{ $value }" cannot stand here; choose one of { $values }
cli-once = { $argument } may be given only once
cli-bad-call = this call cannot be understood; see "crowncount --help"
cli-not-found = there is no such file
cli-is-folder = this is a folder
cli-not-allowed = reading it is not allowed
cli-unreadable = it cannot be read: { $detail }
cli-too-long = this is too long for a game or a kingdom
cli-no-text = this is no text; a kingdom or a game file is, and a photo is read by "crowncount scan"
cli-bad-bonus = --bonus { $name }: { $what }
cli-no-rules = --rules { $name }: there are no such rules; choose one of { $names }
cli-scan = Read the kingdom in photos
cli-photos = Photos: JPEG, PNG or WebP
cli-corners = The corners of the kingdom in photo pixels, clockwise from the top left: "x,y x,y x,y x,y"
cli-size = The size of the kingdom
cli-open = A game file or a photo to open in the window
cli-no-window = the window cannot be opened: { $detail }; without a display, "crowncount --help" tells what else there is
