### De opdrachtregel.

cli-about = Telt de punten van afgelopen spellen Kingdomino, Queendomino, Royal Wedding en Kingdomino Duel, en legt elk getal uit
cli-score = Het scoreblad van een spelbestand, van koninkrijken als tekst of van foto’s invullen
cli-audit = Nagaan of de koninkrijken met de dominostenen uit de doos kunnen zijn gelegd
cli-sheet = Het scoreblad van een spel naar een bestand schrijven, om te bewaren, af te drukken of te delen
cli-out = Het uitvoerbestand; de extensie bepaalt de indeling: txt, csv, json, svg, png of pdf
cli-json = JSON tonen
cli-rules = De regels: kingdomino (of classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel; eventueel gevolgd door ‘-5x5’ of ‘-7x7’
cli-bonus = Een bonus aanzetten; mag vaker worden opgegeven
cli-lang = De taal: { $tags }; standaard die van het systeem
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
    Een koninkrijk heeft één rij per regel (of ‘/’ tussen de rijen), vakken gescheiden door spaties:
      w koren   f bos   l meer   g weide   s moeras   m bergen   t stad
      c kasteel   . geen tegel   ? onbekend   een cijfer na de letter: kronen (m3)
      t:church  een stad met dat gebouw
      Duel: d stip   i streep   D dubbele stip   I dubbele streep   b helemaal zwart   q gevierendeeld
      ‘Ana:’ erboven: de naam   ‘coins 11, knights 2, towers 3, queen’ eronder: wat de speler bezit
cli-no-output = de uitvoer kan niet worden geschreven: { $detail }
cli-standard-input = standaardinvoer
cli-no-command = geen opdracht opgegeven; zie ‘crowncount --help’
cli-no-language = --lang { $tag }: deze taal is niet beschikbaar; kies uit { $tags }
cli-unknown-argument = onbekend argument ‘{ $argument }’; zie ‘crowncount --help’
cli-unknown-command = onbekende opdracht ‘{ $command }’; zie ‘crowncount --help’
cli-unknown-command-but = onbekende opdracht ‘{ $command }’; bedoelde je ‘{ $meant }’?
cli-missing-argument = het argument { $argument } ontbreekt; zie ‘crowncount --help’
cli-missing-value = { $argument }: de waarde ontbreekt
cli-needless-value = { $argument } accepteert geen waarde
cli-bad-value = { $argument }: ‘{ $value }’ is hier niet toegestaan; kies uit { $values }
cli-bad-number = { $argument }: ‘{ $value }’ is hier niet toegestaan; kies een geheel getal van { $least } tot en met { $most }
cli-once = { $argument } mag maar één keer worden opgegeven
cli-bad-call = deze opdrachtregel is onbegrijpelijk; zie ‘crowncount --help’
cli-no-folder = map niet gevonden
cli-not-allowed-to-write = geen schrijfrechten
cli-unwritable = kan niet worden geschreven: { $detail }
cli-no-text = geen tekst en geen JPEG-, PNG- of WebP-afbeelding
cli-bad-bonus = --bonus { $name }: { $what }
cli-no-rules = --rules { $name }: onbekende regels; kies uit { $names }
cli-scan = Koninkrijken uit foto’s lezen
cli-photos = Foto’s: JPEG, PNG of WebP
cli-corners = De hoeken van het koninkrijk in pixels van de foto, met de klok mee vanaf linksboven: "x,y x,y x,y x,y"
cli-size = De grootte van het koninkrijk
cli-open = Een spelbestand of een foto om in het venster te openen
cli-no-window = het venster kan niet worden geopend: { $detail }; zonder scherm toont ‘crowncount --help’ de andere opdrachten
cli-same-file = dit zou het spel zelf overschrijven; kies een andere naam
