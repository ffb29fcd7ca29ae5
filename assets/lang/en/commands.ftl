### More of the command line.

cli-files = Game files, kingdoms as text, what "scan --json" wrote, or photos; several kingdoms make one game, and "-" is standard input
cli-game = Write one game file of all photos
cli-players = The names of the players, in the order of the photos
cli-out-game = The file to write; without it, standard output
cli-force = Replace the file if it exists
cli-format = The format, where the name of the file does not tell it
cli-quiet = Say nothing but errors on standard error
cli-color = Colours: in a terminal, always or never
cli-explain = Answer the questions asked at the table: what decided it, what each thing brought or cost, what if
cli-what-if = Score the game with a change: "Ana r2c3=w1", "Ana r4c1=t:church", "queen=Bo" ("queen=-" for nobody); may be repeated
cli-best = Look for the best laying of each player’s dominoes
cli-seconds = How many seconds to look for it, for each player
cli-help-command = Show the help of a command
cli-completions = Print the completions for a shell
cli-shell = The shell
cli-man = Print the page of the manual
cli-game-alone = a game file is a whole game; give it alone
cli-players-count = --players names { $names }, but there are { $photos } kingdoms
cli-exists = the file exists already; --force replaces it
cli-replaced = the file was replaced
cli-no-ending = the name has no extension; choose one of { $endings }, or use --format
text-holding = "{ $item }" is not something a player owns; write "coins 11, knights 2, towers 3, queen"
