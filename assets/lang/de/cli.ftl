### Die Befehlszeile.

cli-about = Wertet beendete Partien von Kingdomino, Queendomino, Royal Wedding und Kingdomino Duel und erklärt jede Zahl
cli-score = Den Wertungsbogen einer Spieldatei, von Königreichen als Text oder von Fotos ausfüllen
cli-audit = Prüfen, ob die Königreiche mit den Dominosteinen der Schachtel gelegt worden sein können
cli-sheet = Den Wertungsbogen eines Spiels in eine Datei schreiben, zum Aufbewahren, Drucken oder Teilen
cli-out = Die Ausgabedatei; ihre Endung bestimmt das Format: txt, csv, json, svg, png oder pdf
cli-json = JSON ausgeben
cli-rules = Die Regeln: kingdomino (oder classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel; bei Bedarf gefolgt von „-5x5“ oder „-7x7“
cli-bonus = Einen Bonus einschalten; mehrfach möglich
cli-lang = Die Sprache: { $tags }; ohne Angabe die des Systems
cli-help = Diese Hilfe anzeigen
cli-version = Die Version anzeigen
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
    Ein Königreich hat eine Reihe je Zeile (oder „/“ zwischen den Reihen), Felder durch Leerzeichen getrennt:
      w Getreide   f Wald   l See   g Wiese   s Sumpf   m Gebirge   t Stadt
      c Schloss   . kein Plättchen   ? unbekannt   eine Ziffer nach dem Buchstaben: Kronen (m3)
      t:church  eine Stadt mit diesem Gebäude
      Duel: d Kreis   i Streifen   D Doppelkreis   I Doppelstreifen   b ganz schwarz   q geviert
      „Ana:“ darüber: der Name   „coins 11, knights 2, towers 3, queen“ darunter: was der Spieler besitzt
cli-no-output = die Ausgabe lässt sich nicht schreiben: { $detail }
cli-standard-input = Standardeingabe
cli-no-command = kein Befehl angegeben; siehe „crowncount --help“
cli-no-language = --lang { $tag }: diese Sprache ist nicht verfügbar; möglich sind { $tags }
cli-unknown-argument = unbekanntes Argument „{ $argument }“; siehe „crowncount --help“
cli-unknown-command = unbekannter Befehl „{ $command }“; siehe „crowncount --help“
cli-unknown-command-but = unbekannter Befehl „{ $command }“; meintest du „{ $meant }“?
cli-missing-argument = das Argument { $argument } fehlt; siehe „crowncount --help“
cli-missing-value = { $argument }: der Wert fehlt
cli-needless-value = { $argument } nimmt keinen Wert
cli-bad-value = { $argument }: „{ $value }“ ist hier nicht erlaubt; möglich sind { $values }
cli-bad-number = { $argument }: „{ $value }“ ist hier nicht erlaubt; möglich sind ganze Zahlen von { $least } bis { $most }
cli-once = { $argument } darf nur einmal angegeben werden
cli-bad-call = diese Befehlszeile ist unverständlich; siehe „crowncount --help“
cli-no-folder = Ordner nicht gefunden
cli-not-allowed-to-write = keine Schreibberechtigung
cli-unwritable = lässt sich nicht schreiben: { $detail }
cli-no-text = weder Text noch ein Bild im Format JPEG, PNG oder WebP
cli-bad-bonus = --bonus { $name }: { $what }
cli-no-rules = --rules { $name }: unbekannte Regeln; möglich sind { $names }
cli-scan = Königreiche aus Fotos lesen
cli-photos = Fotos: JPEG, PNG oder WebP
cli-corners = Die Ecken des Königreichs in Pixeln des Fotos, im Uhrzeigersinn ab oben links: "x,y x,y x,y x,y"
cli-size = Die Größe des Königreichs
cli-open = Eine Spieldatei oder ein Foto, das im Fenster geöffnet wird
cli-no-window = das Fenster lässt sich nicht öffnen: { $detail }; ohne Bildschirm nennt „crowncount --help“ die anderen Befehle
cli-same-file = das würde das Spiel selbst überschreiben; wähle einen anderen Namen
