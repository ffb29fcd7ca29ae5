### Das Fenster. Texte, die mit button- oder tab- beginnen, stehen auf Knöpfen und müssen kurz sein.

button-photograph = Fotografieren
tip-photograph = Das Foto eines Königreichs öffnen; man kann es auch ablegen oder einfügen
button-enter-by-hand = Von Hand eingeben
tip-enter-by-hand = Die Plättchen jedes Königreichs antippen oder tippen
button-sample = Beispiel ansehen
tip-sample = Sehen, wie ein Foto gelesen wird, an einem Bild von uns
button-add-player = Spieler dazu
tip-add-player = Noch ein Königreich auf dem Tisch
button-next-round = Nächste Runde
tip-next-round = Die nächste Runde der Dynastie beginnen
button-rules = Spiel und Regeln
tip-rules = Spiel, Ausgabe, Größe und Boni wählen
button-new = Neues Spiel
tip-new = Den Tisch leeren; Rückgängig bringt ihn wieder
button-open = Öffnen
tip-open = Eine Spieldatei öffnen
button-save = Speichern
tip-save = Das Spiel als Datei speichern
button-undo = Rückgängig
tip-undo = Den letzten Schritt zurücknehmen
button-redo = Wiederholen
tip-redo = Ihn wieder tun
button-copy = Kopieren
tip-copy = Das Königreich als Text kopieren
button-clear = Leeren
tip-clear = Dieses Königreich leeren
button-turn = Drehen
tip-turn = Das Königreich um ein Viertel drehen
button-next-unsure = Nächster Zweifel
tip-next-unsure = Zum nächsten Feld, das einen Blick wert ist
button-next-player = Nächster Spieler
tip-next-player = Zum nächsten Königreich
button-frame = Ecken
tip-frame = Die Ecken auf dem Foto zurechtrücken
button-find-again = Neu suchen
tip-find-again = Das Königreich noch einmal im Foto suchen
button-cancel = Abbrechen
tip-cancel = Das Lesen des Fotos beenden
button-theme = Hell oder dunkel
tip-theme = Zwischen Tag und Nacht wechseln
button-letters = Buchstaben
tip-letters = Den Buchstaben jeder Landschaft zeigen, damit die Farbe nicht das einzige Zeichen ist
button-paper = Papierprobe
tip-paper = Eintippen, was auf Papier gezählt wurde, und sehen, wo es abweicht
button-done = Fertig
button-close = Schließen
button-use-it = Übernehmen
button-by-hand = Von Hand
button-reset-cell = Wie gelesen
button-reset-all = Alle wie gelesen
button-remove-player = Entfernen

tab-table = Tisch
tab-kingdom = Reich
tab-sheet = Wertung

app-welcome = Wer hat gewonnen?
app-welcome-how = Fotografiere oder tippe jedes Königreich ein, und der Wertungsbogen füllt sich von selbst.
app-welcome-drop = Fotos und Spieldateien können hier abgelegt werden.
app-menu = Menü
app-size = { $rows }x{ $columns }
app-rules = Spiel und Regeln
app-edition = Ausgabe
app-frame = Größe eines Königreichs
app-bonuses = Auch gespielt mit
app-name = Name
app-members = Mitglieder des Teams, mit Kommas dazwischen
app-colour = Farbe
app-player-card = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
app-edit-player = { $name } ändern
app-cells-unsure = { $count ->
    [one] { $count } Feld unsicher
   *[other] { $count } Felder unsicher
}
app-nothing-entered = noch nichts eingegeben
app-less = weniger: { $what }
app-more = mehr: { $what }

app-cell-unknown = unbekannt
app-cell-empty = kein Plättchen
app-cell-castle = Schloss
app-cell-crowns = { $terrain }, { $count ->
    [one] { $count } Krone
   *[other] { $count } Kronen
}
app-cell-crosses = { $terrain }, { $count ->
    [one] { $count } Kreuz
   *[other] { $count } Kreuze
}
app-cell-unsure = { $cell }, unsicher
app-badge = { $squares } × { $crowns } = { $points }
app-brush = malen: { $what }
app-brush-select = nichts, nur auswählen
app-sight-beside = Nebeneinander
app-sight-over = Übereinander
app-fader = Zwischen Foto und Zeichnung

app-crop = Das gewählte Feld auf dem Foto
app-guess = { $cell } { $percent } %
app-guess-hint = Drücke, was stimmt; es bleibt, wenn das Foto neu gelesen wird.
app-guess-none = Zeige auf ein Feld oder wähle es aus, um es groß zu sehen.

app-no-findings = Diese Königreiche lassen sich aus der Schachtel legen.
app-fix-cell = { $player }, Zeile { $row } Spalte { $column }: { $cell }
app-fix-frame = Auf { $rows }x{ $columns } spielen
app-fix-queen = Die Königin bekommt { $player }
app-fix-no-queen = Niemand hat die Königin
app-fix-empty = Dort liegt kein Plättchen

app-building = Welches Gebäude?
app-bare-town = kein Gebäude
app-building-choice = { $building }: { $effect } (noch { $count })
app-effect-territory = je { $points } Punkte für jedes Gebiet „{ $terrain }“
app-effect-tower = 1 Punkt je Turm
app-effect-knight = 1 Punkt je Ritter
app-effect-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
app-effect-crown = eine Krone für ihre Stadt
app-no-power = hat sie nicht
tip-queen = Nur ein Spieler hat die Königin; sie zählt als Krone auf dem größten Gebiet

app-pad-cell = { $player }, { $line }: { $points }
app-pad-place = { $player }: Platz { $place }
app-point-at = Zeige auf eine Zahl, um zu sehen, woher sie kommt.
app-derivation = { $player }, { $line }: { $points } = { $why }
app-paper-cell = auf Papier gezählt: { $line }
app-paper-agrees = Deine Zählung stimmt.
app-paper-differs = { $typed } auf Papier. { $derivation }

app-photo = Das Foto mit dem Rahmen des Königreichs
app-corner = Ecke { $number }
app-rectified = Das Königreich, wie der Rahmen es ausschneidet
app-photo-gone = Das Foto ist nicht mehr da; das Königreich bleibt, wie es gelesen wurde.
app-check-corners = Bitte prüfe die Ecken: das Foto lässt einen Zweifel.
app-cannot-be-laid = Aus der Schachtel lässt sich dieses Königreich nicht legen, darum wurden die Felder einzeln gelesen; bitte sieh sie dir an.
app-undecided = Die Suche nach einem Königreich aus der Schachtel dauerte zu lange, darum wurden die Felder einzeln gelesen; bitte sieh sie dir an.
app-stage-decode = Das Foto wird geöffnet
app-stage-find = Das Königreich wird gesucht
app-stage-read = Die Felder werden gelesen
app-stage-solve = Die Dominosteine werden eingepasst

app-photos = Fotos
app-games = Spiele
app-clipboard = Zwischenablage
app-copied = Das Königreich wurde kopiert.
app-saved = Gespeichert als { $name }.
app-file-problem = die Datei lässt sich nicht lesen oder schreiben: { $detail }

colour-pink = rosa
colour-yellow = gelb
colour-green = grün
colour-blue = blau
colour-orange = orange
colour-violet = violett
colour-white = weiß
colour-red = rot

button-share = Teilen
tip-share = Den Wertungsbogen speichern oder kopieren
button-copy-sheet = Als Text kopieren
tip-copy-sheet = Den Wertungsbogen als Text kopieren
button-copy-picture = Als Bild kopieren
tip-copy-picture = Den Wertungsbogen als Bild kopieren
button-keep = Aufheben
tip-keep = Dieses Spiel bei den vergangenen Spielen aufheben
button-history = Frühere Spiele
tip-history = Die vergangenen Spiele ansehen
button-export-history = Alle speichern
tip-export-history = Alle vergangenen Spiele in einer Datei speichern
button-import-history = Aus Datei dazu
tip-import-history = Vergangene Spiele aus einer Datei übernehmen
button-restore = Wiederherstellen
app-share-file = Als Datei
app-share-clipboard = In die Zwischenablage
app-sheet-copied = Der Wertungsbogen wurde als Text kopiert.
app-picture-copied = Der Wertungsbogen wurde als Bild kopiert.
app-kept = Bei den vergangenen Spielen aufgehoben.
app-imported = Spiele neu dazu: { $added }, schon da: { $known }, nicht lesbar: { $refused }.
app-past-games = Spiele
app-past-players = { $game }: Spieler
app-past-none = Noch keine Spiele. Hier stehen beendete Spiele, die du aufhebst.
app-past-open = { $players } öffnen
app-past-delete = { $players } löschen
app-past-name = Spieler
app-past-count = Spiele
app-past-wins = Siege
app-past-average = Schnitt
app-past-best = Rekord
app-past-terrain = beste Landschaft
app-past-chart = Verlauf
