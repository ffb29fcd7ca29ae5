### Meer opdrachten.

cli-files = Spelbestanden, koninkrijken als tekst, uitvoer van ‘scan --json’ of foto’s; meerdere koninkrijken vormen één spel en ‘-’ is de standaardinvoer
cli-game = Eén spelbestand van alle foto’s schrijven
cli-players = De namen van de spelers, in de volgorde van de foto’s; bij meer koninkrijken op één foto met de klok mee vanaf linksboven
cli-out-game = Het uitvoerbestand; anders de standaarduitvoer
cli-force = Het bestand vervangen als het bestaat
cli-format = Het formaat, als de bestandsnaam het niet zegt
cli-quiet = Alleen fouten melden op de foutuitvoer
cli-color = Wanneer kleuren worden gebruikt: in een terminal, altijd of nooit
cli-explain = Vragen aan tafel beantwoorden: wat de doorslag gaf, wat alles opleverde of kostte, wat er anders zou zijn
cli-what-if = Het spel tellen met een wijziging: ‘Ana r2c3=w1’, ‘Ana r4c1=t:church’, ‘queen=Bo’ (‘queen=-’ voor niemand); bij een Dynastie met de ronde ervoor: ‘2: Ana r2c3=w1’; mag vaker worden opgegeven
cli-best = De beste manier zoeken om de dominostenen van elke speler te leggen
cli-seconds = Hoeveel seconden per speler wordt gezocht
cli-help-command = De hulp van een opdracht tonen
cli-completions = De aanvullingen voor een shell tonen
cli-shell = De shell
cli-man = De handleiding (man-pagina) tonen
cli-game-alone = een spelbestand is een heel spel; geef het als enige op
cli-players-count = het aantal namen bij --players ({ $names }) is niet het aantal koninkrijken ({ $photos })
cli-exists = het bestand bestaat al; --force vervangt het
cli-replaced = het bestand is vervangen
cli-no-ending = de naam heeft geen extensie; kies uit { $endings } of gebruik --format
text-holding = ‘{ $item }’ is niet iets wat een speler heeft; schrijf ‘coins 11, knights 2, towers 3, queen’
text-unsure = ‘{ $item }’ is geen vak van dit koninkrijk; schrijf ‘unsure row 1 column 2, row 3 column 4’
