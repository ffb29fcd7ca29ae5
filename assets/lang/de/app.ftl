### Das Fenster. Texte, die mit button- oder tab- beginnen, stehen auf Knöpfen und müssen kurz sein.

button-photograph = Fotografieren
tip-photograph = Das Foto eines Königreichs öffnen, oder mehrere auf einmal
button-enter-by-hand = Von Hand eingeben
tip-enter-by-hand = Die Plättchen jedes Königreichs antippen oder eintippen
button-sample = Beispiel ansehen
tip-sample = An unserem Beispielbild sehen, wie ein Foto gelesen wird
button-add-player = Spieler hinzufügen
tip-add-player = Noch ein Königreich auf dem Tisch
button-next-round = Nächste Runde
tip-next-round = Die nächste Runde der Dynastie beginnen
button-rules = Spiel und Regeln
tip-rules = Spiel, Ausgabe, Größe und Boni wählen
button-new = Neues Spiel
tip-new = Den Tisch leeren; „Rückgängig“ holt alles zurück
button-open = Öffnen
tip-open = Eine Spieldatei öffnen
button-save = Speichern
tip-save = Das Spiel als Datei speichern
button-undo = Rückgängig
tip-undo = Den letzten Schritt rückgängig machen
button-redo = Wiederherstellen
tip-redo = Den Schritt wiederherstellen
button-copy = Kopieren
tip-copy = Das Königreich als Text kopieren
button-clear = Leeren
tip-clear = Dieses Königreich leeren
button-turn = Drehen
tip-turn = Das Königreich um 90 Grad drehen
button-next-player = Nächster Spieler
tip-next-player = Zum nächsten Königreich
button-frame = Ecken
tip-frame = Die Ecken auf dem Foto anpassen
button-find-again = Neu suchen
tip-find-again = Im Foto noch einmal nach dem Königreich suchen
button-cancel = Abbrechen
tip-cancel = Das Lesen des Fotos abbrechen
button-theme = Hell oder dunkel
tip-theme = Zwischen hell und dunkel wechseln
button-letters = Buchstaben
tip-letters = Auf jeder Landschaft einen Buchstaben zeigen, damit man nicht auf Farben angewiesen ist
button-paper = Gegenprobe
tip-paper = Eintippen, was ihr auf Papier gezählt habt, und sehen, wo es abweicht
button-done = Fertig
button-close = Schließen
button-use-it = Fertig
button-by-hand = Von Hand
button-whose-new = Neuer Spieler
button-whose-drop = Kein Königreich
button-whose-add = Königreich hinzufügen
button-reset-cell = Zurücksetzen
button-reset-all = Alle zurücksetzen
button-remove-player = Entfernen

tab-table = Tisch
tab-kingdom = Reich
tab-sheet = Wertung

app-welcome = Wer hat gewonnen?
app-welcome-how = Fotografiere jedes Königreich oder tippe es ein, und der Wertungsbogen füllt sich von selbst aus.
app-welcome-drop = Fotos und Spieldateien kannst du auch hierherziehen oder einfügen.
app-menu = Menü
app-size = { $rows }x{ $columns }
app-rules = Spiel und Regeln
app-edition = Ausgabe
app-frame = Größe der Königreiche
app-bonuses = Varianten
app-name = Name
app-members = Teammitglieder, durch Kommas getrennt
app-colour = Farbe
app-player-card = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
app-edit-player = { $name } bearbeiten
app-cells-unsure = { $count ->
    [one] { $count } Feld prüfen
   *[other] { $count } Felder prüfen
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
app-cell-unsure = { $cell }, bitte prüfen
app-badge = { $squares } × { $crowns } = { $points }
app-brush = malen: { $what }
app-drawn-by-hand = Karten von Kingdomino Duel werden mit dem Stift gezeichnet: gib sie von Hand ein.
app-brush-select = nur auswählen
app-sight-beside = Nebeneinander
app-sight-over = Übereinander
app-fader = Überblenden zwischen Foto und Zeichnung

app-crop = Das ausgewählte Feld auf dem Foto
app-guess-hint = Wähle, was stimmt; deine Wahl bleibt erhalten, wenn das Foto neu gelesen wird.
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
app-copies-left = noch { $count }
app-effect-territory = { $points } Punkte für jedes Gebiet „{ $terrain }“
app-effect-tower = 1 Punkt je Turm
app-effect-knight = 1 Punkt je Ritter
app-effect-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
app-effect-crown = eine Krone für seine Stadt
app-no-power = keine
tip-queen = Nur ein Spieler hat die Königin; sie zählt als Krone in seinem größten Gebiet

app-pad-cell = { $player }, { $line }: { $points }
app-pad-place = { $player }: Platz { $place }
app-point-at = Zeige auf eine Zahl, um zu sehen, woher sie kommt.
app-derivation = { $player }, { $line }: { $derivation }
app-paper-cell = auf Papier gezählt: { $line }
app-paper-agrees = Deine Zählung stimmt.
app-paper-differs = { $typed } auf Papier. { $derivation }

app-photo = Das Foto mit dem Rahmen um das Königreich
app-corner = Ecke { $number }
whose-question = Königreich { $number } von { $count }: Wem gehört es?
whose-frame = Königreich { $number }: { $player }
app-rectified = Das Königreich, am Rahmen ausgeschnitten
app-photo-gone = Das Foto ist nicht mehr vorhanden; das Königreich bleibt, wie es gelesen wurde.
app-check-corners = Bitte prüfe die Ecken: Das Foto ist nicht eindeutig.
app-drag-corners = Zieh die Ecken an das Königreich; dann wird es gelesen.
app-cannot-be-laid = Dieses Königreich lässt sich nicht aus der Schachtel legen, darum wurde jedes Feld für sich gelesen; bitte prüfe sie.
app-undecided = Die Suche nach einem Königreich, das sich aus der Schachtel legen lässt, dauerte zu lange, darum wurde jedes Feld für sich gelesen; bitte prüfe sie.
app-stage-decode = Das Foto wird geöffnet
app-stage-find = Das Königreich wird gesucht
app-stage-read = Die Felder werden gelesen
app-stage-solve = Die Dominosteine werden eingepasst
app-goes-on = Gleich geht es weiter

app-photos = Fotos
app-games = Spiele
app-clipboard = Zwischenablage
app-copied = Königreich kopiert.
app-saved = Gespeichert als { $name }.
app-broken = im Programm ist etwas schiefgegangen, und dieser Schritt wurde abgebrochen; sonst ist nichts verloren ({ $detail })

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
button-keep = Ins Archiv
tip-keep = Dieses Spiel zu den früheren Spielen legen
button-history = Frühere Spiele
tip-history = Die früheren Spiele ansehen
button-export-history = Alle speichern
tip-export-history = Alles in einer Datei speichern: frühere Spiele, das Spiel auf dem Tisch, Einstellungen und Fotos
button-import-history = Aus Datei laden
tip-import-history = Frühere Spiele mit ihren Fotos aus einer Datei hinzufügen
button-restore = Löschen rückgängig
app-share-file = Als Datei
app-share-clipboard = In die Zwischenablage
app-sheet-copied = Wertungsbogen als Text kopiert.
app-picture-copied = Wertungsbogen als Bild kopiert.
app-kept = Zu den früheren Spielen gelegt.
app-imported = Hinzugefügte Spiele: { $added }, schon vorhanden: { $known }, nicht lesbar: { $refused }.
app-photos-left-out = Fotos, die nicht in die Datei passten oder nicht lesbar waren: { $count }.
app-photos-unkept = Fotos der Datei, die nicht gespeichert werden konnten: { $count }.
app-past-games = Spiele
app-past-players = { $game }: Spieler
app-past-none = Noch keine Spiele. Hier erscheinen die Spiele, die du ins Archiv legst.
app-past-open = { $players } öffnen
app-past-delete = { $players } löschen
app-past-name = Spieler
app-past-count = Spiele
app-past-wins = Siege
app-past-average = Schnitt
app-past-tenths = { $whole },{ $tenths }
app-past-best = Rekord
app-past-terrain = beste Landschaft
app-past-chart = Verlauf

app-player-done = fertig
button-questions = Fragen
tip-questions = Was am Tisch gefragt wird
app-questions = Fragen am Tisch
app-back-to-sheet = Zurück zur Wertung
app-best-hint = Was dieselben Dominosteine bei anderer Auslage hätten bringen können
app-best-search = Für { $player } suchen
app-best-searching = { $player }: Suche läuft …
app-best-stop = Abbrechen und das Beste bisher zeigen
app-best-drawn = Die beste Auslage für { $player }: { $rows }
app-questions-answers = Antworten
app-questions-what-if = Was wäre, wenn
app-questions-best = Beste Auslage
app-try-hint = Tippe auf ein Feld und wähle, was dort hätte liegen können. Das Spiel bleibt, wie es ist.
app-try-back = Zurück zum echten Spiel
app-try-cell = Was wäre, wenn, { $cell }
app-try-choice = { $cell } ausprobieren
app-try-queen = Königin: { $player }
app-try-no-queen = Königin: niemand
