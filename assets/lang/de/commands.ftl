### Weitere Befehle.

cli-files = Spieldateien, Königreiche als Text, Ausgaben von „scan --json“ oder Fotos; mehrere Königreiche ergeben ein Spiel, „-“ ist die Standardeingabe
cli-game = Eine Spieldatei aus allen Fotos schreiben
cli-players = Die Namen der Spieler in der Reihenfolge der Fotos; bei mehreren Königreichen auf einem Foto im Uhrzeigersinn ab oben links
cli-out-game = Die Ausgabedatei; ohne sie die Standardausgabe
cli-force = Die Datei ersetzen, wenn es sie gibt
cli-format = Das Format, wenn der Dateiname es nicht sagt
cli-quiet = Auf der Fehlerausgabe nur Fehler melden
cli-color = Wann Farben verwendet werden: im Terminal, immer oder nie
cli-explain = Fragen am Tisch beantworten: was den Ausschlag gab, was wie viel brachte oder kostete, was sich geändert hätte
cli-what-if = Das Spiel mit einer Änderung werten: „Ana r2c3=w1“, „Ana r4c1=t:church“, „queen=Bo“ („queen=-“ für niemanden); in einer Dynastie mit der Runde davor: „2: Ana r2c3=w1“; mehrfach möglich
cli-best = Die beste Auslage der Dominosteine jedes Spielers suchen
cli-seconds = Wie viele Sekunden pro Spieler gesucht wird
cli-help-command = Die Hilfe zu einem Befehl zeigen
cli-completions = Die Vervollständigungen für eine Shell ausgeben
cli-shell = Die Shell
cli-man = Die Handbuchseite ausgeben
cli-game-alone = eine Spieldatei ist ein ganzes Spiel; gib sie einzeln an
cli-players-count = --players nennt nicht so viele Namen ({ $names }), wie es Königreiche gibt ({ $photos })
cli-exists = die Datei gibt es schon; --force ersetzt sie
cli-replaced = die Datei wurde ersetzt
cli-no-ending = der Name hat keine Endung; wähle eine von { $endings } oder nimm --format
text-holding = „{ $item }“ gehört nicht zu dem, was man besitzen kann; schreibe „coins 11, knights 2, towers 3, queen“
text-unsure = „{ $item }“ ist keine Zelle dieses Königreichs; schreibe „unsure row 1 column 2, row 3 column 4“
