### More of the command line.

cli-files = Game files, kingdoms as text, what "scan --json" wrote, or photos; several kingdoms make one game, and "-" is standard input
cli-game = Write one game file of all photos
cli-players = The names of the players, in the order of the photos; several kingdoms in one photo clockwise from the top left
cli-out-game = The file to write; without it, standard output
cli-force = Replace the file if it exists
cli-format = The format, if the name of the file does not say
cli-quiet = Report only errors on standard error
cli-color = When to use colours: in a terminal, always or never
cli-explain = Answer the questions asked at the table: what decided it, what everything brought or cost, what would have changed
cli-what-if = Score the game with a change: "Ana r2c3=w1", "Ana r4c1=t:church", "queen=Bo" ("queen=-" for nobody); in a Dynasty with the round in front, "2: Ana r2c3=w1"; may be repeated
cli-best = Look for the best way to lay each player’s dominoes
cli-seconds = How many seconds to search, for each player
cli-help-command = Show the help of a command
cli-completions = Print the completions for a shell
cli-shell = The shell
cli-man = Print the manual page
cli-game-alone = a game file is a whole game; give it on its own
cli-players-count = --players gives a different number of names ({ $names }) than there are kingdoms ({ $photos })
cli-exists = the file already exists; use --force to replace it
cli-replaced = the file was replaced
cli-no-ending = the name has no extension; choose one of { $endings }, or use --format
text-holding = "{ $item }" is not something a player owns; write "coins 11, knights 2, towers 3, queen"
text-unsure = "{ $item }" is not a cell of this kingdom; write "unsure row 1 column 2, row 3 column 4"
