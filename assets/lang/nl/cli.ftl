### De opdrachtregel.

cli-about = Telt de punten van afgelopen spellen Kingdomino, Queendomino, Royal Wedding en Kingdomino Duel, met uitleg bij elk getal
cli-score = Het scoreblad van een spelbestand of van een koninkrijk als tekst invullen
cli-audit = Nagaan of koninkrijken met de dominostenen van de doos kunnen zijn gelegd
cli-sheet = Het scoreblad van een spel als bestand schrijven, om te bewaren, af te drukken of te delen
cli-out = Het bestand; de uitgang zegt wat het wordt: txt, csv, json, svg, png of pdf
cli-file = Een spelbestand, of een koninkrijk als tekst; ‘-’ is de standaardinvoer
cli-json = JSON schrijven
cli-rules = De regels: kingdomino (of classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel; ‘-5x5’ of ‘-7x7’ mag volgen
cli-bonus = Een bonus aanzetten; mag twee keer
cli-lang = De taal: { $tags }; anders die van het systeem
cli-help = Deze hulp tonen
cli-version = De versie tonen
cli-usage = Gebruik:
cli-commands = Opdrachten
cli-arguments = Argumenten
cli-options = Opties
cli-name-command = OPDRACHT
cli-name-options = OPTIES
cli-name-file = BESTAND
cli-name-name = NAAM
cli-name-photo = FOTO
cli-name-tag = TAAL
cli-notation =
    Een koninkrijk is een rij per regel, of met ‘/’ tussen de rijen, vakken gescheiden door spaties:
      w koren   f bos   l meer   g weide   s moeras   m bergen   t stad
      c kasteel   . geen tegel   ? nog onbekend   een cijfer erachter: kronen (m3)
      t:church  een stad met dat gebouw
      Duel: d punt   i streep   D twee punten   I twee strepen   b helemaal zwart   q kwartieren
cli-no-output = het antwoord kan niet worden geschreven: { $detail }
cli-standard-input = standaardinvoer
cli-no-command = er is geen opdracht gegeven; zie ‘crowncount --help’
cli-no-language = --lang { $tag }: deze taal is er niet; kies uit { $tags }
cli-unknown-argument = ‘{ $argument }’ is hier niet bekend; zie ‘crowncount --help’
cli-unknown-command = er is geen opdracht ‘{ $command }’; zie ‘crowncount --help’
cli-unknown-command-but = er is geen opdracht ‘{ $command }’; bedoelde je ‘{ $meant }’?
cli-missing-argument = er ontbreekt iets: { $argument }
cli-missing-value = { $argument }: de waarde ontbreekt
cli-needless-value = { $argument } neemt geen waarde zoals ‘{ $value }’
cli-bad-value = { $argument }: ‘{ $value }’ kan hier niet staan; kies uit { $values }
cli-once = { $argument } mag maar één keer
cli-bad-call = deze aanroep is niet te begrijpen; zie ‘crowncount --help’
cli-not-found = dit bestand bestaat niet
cli-is-folder = dit is een map
cli-not-allowed = lezen is niet toegestaan
cli-unreadable = het kan niet worden gelezen: { $detail }
cli-no-folder = deze map bestaat niet
cli-not-allowed-to-write = schrijven is niet toegestaan
cli-unwritable = het kan niet worden geschreven: { $detail }
cli-too-long = dit is te lang voor een spel of een koninkrijk
cli-no-text = dit is geen tekst; een koninkrijk of een spelbestand wel, en een foto lees je met ‘crowncount scan’
cli-bad-bonus = --bonus { $name }: { $what }
cli-no-rules = --rules { $name }: deze regels zijn er niet; kies uit { $names }
cli-scan = Het koninkrijk in foto’s lezen
cli-photos = Foto’s: JPEG, PNG of WebP
cli-corners = De hoeken van het koninkrijk in pixels van de foto, met de klok mee vanaf linksboven: "x,y x,y x,y x,y"
cli-size = De grootte van het koninkrijk
cli-open = Een spelbestand of een foto om in het venster te openen
cli-no-window = het venster kan niet worden geopend: { $detail }; zonder scherm zegt ‘crowncount --help’ wat er nog meer is
