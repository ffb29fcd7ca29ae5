### Die Befehlszeile.

cli-about = Wertet beendete Partien von Kingdomino, Queendomino, Royal Wedding und Kingdomino Duel, jede Zahl erklärt
cli-score = Den Wertungsbogen einer Spieldatei oder eines Königreichs als Text ausfüllen
cli-audit = Prüfen, ob Königreiche mit den Dominosteinen der Schachtel gelegt worden sein können
cli-sheet = Den Wertungsbogen eines Spiels als Datei schreiben, zum Aufheben, Drucken oder Teilen
cli-out = Die Datei; ihre Endung sagt, was sie wird: txt, csv, json, svg, png oder pdf
cli-file = Eine Spieldatei oder ein Königreich als Text; „-“ ist die Standardeingabe
cli-json = JSON ausgeben
cli-rules = Die Regeln: kingdomino (oder classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel; „-5x5“ oder „-7x7“ kann folgen
cli-bonus = Einen Bonus einschalten; kann zweimal stehen
cli-lang = Die Sprache: { $tags }; sonst die des Systems
cli-help = Diese Hilfe zeigen
cli-version = Die Version zeigen
cli-usage = Aufruf:
cli-commands = Befehle
cli-arguments = Argumente
cli-options = Optionen
cli-name-command = BEFEHL
cli-name-options = OPTIONEN
cli-name-file = DATEI
cli-name-name = NAME
cli-name-photo = FOTO
cli-name-tag = SPRACHE
cli-notation =
    Ein Königreich steht Reihe für Reihe auf Zeilen, oder mit „/“ dazwischen, Felder durch Leerzeichen getrennt:
      w Getreide   f Wald   l See   g Wiese   s Sumpf   m Gebirge   t Stadt
      c Schloss   . kein Plättchen   ? noch unbekannt   eine Ziffer dahinter: Kronen (m3)
      t:church  eine Stadt mit diesem Gebäude
      Duel: d Punkt   i Streifen   D zwei Punkte   I zwei Streifen   b ganz schwarz   q geviert
cli-no-output = die Antwort lässt sich nicht schreiben: { $detail }
cli-standard-input = Standardeingabe
cli-no-command = es wurde kein Befehl gegeben; siehe „crowncount --help“
cli-no-language = --lang { $tag }: diese Sprache gibt es nicht; möglich sind { $tags }
cli-unknown-argument = „{ $argument }“ ist hier nicht bekannt; siehe „crowncount --help“
cli-unknown-command = den Befehl „{ $command }“ gibt es nicht; siehe „crowncount --help“
cli-unknown-command-but = den Befehl „{ $command }“ gibt es nicht; ist „{ $meant }“ gemeint?
cli-missing-argument = etwas fehlt: { $argument }
cli-missing-value = { $argument }: der Wert fehlt
cli-needless-value = { $argument } nimmt keinen Wert wie „{ $value }“
cli-bad-value = { $argument }: „{ $value }“ kann hier nicht stehen; möglich sind { $values }
cli-once = { $argument } darf nur einmal stehen
cli-bad-call = dieser Aufruf ist nicht zu verstehen; siehe „crowncount --help“
cli-not-found = diese Datei gibt es nicht
cli-is-folder = das ist ein Ordner
cli-not-allowed = das Lesen ist nicht erlaubt
cli-unreadable = das lässt sich nicht lesen: { $detail }
cli-no-folder = diesen Ordner gibt es nicht
cli-not-allowed-to-write = das Schreiben ist nicht erlaubt
cli-unwritable = das lässt sich nicht schreiben: { $detail }
cli-too-long = das ist zu lang für ein Spiel oder ein Königreich
cli-no-text = das ist kein Text; ein Königreich oder eine Spieldatei ist einer, und ein Foto liest „crowncount scan“
cli-bad-bonus = --bonus { $name }: { $what }
cli-no-rules = --rules { $name }: diese Regeln gibt es nicht; möglich sind { $names }
cli-scan = Das Königreich in Fotos lesen
cli-photos = Fotos: JPEG, PNG oder WebP
cli-corners = Die Ecken des Königreichs in Pixeln des Fotos, im Uhrzeigersinn ab oben links: "x,y x,y x,y x,y"
cli-size = Die Größe des Königreichs
cli-open = Eine Spieldatei oder ein Foto, das im Fenster geöffnet wird
cli-no-window = das Fenster lässt sich nicht öffnen: { $detail }; ohne Bildschirm sagt „crowncount --help“, was es sonst gibt
