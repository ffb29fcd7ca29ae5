### Het venster. Berichten die met button- of tab- beginnen, staan op knoppen en moeten kort zijn.

button-photograph = Fotograferen
tip-photograph = Een foto van een koninkrijk openen, of meerdere tegelijk
button-enter-by-hand = Zelf invoeren
tip-enter-by-hand = De tegels van elk koninkrijk aantikken of intypen
button-sample = Voorbeeld bekijken
tip-sample = Zien hoe een foto wordt gelezen, met ons voorbeeldbeeld
button-add-player = Speler toevoegen
tip-add-player = Nog een koninkrijk op tafel
button-next-round = Volgende ronde
tip-next-round = De volgende ronde van de Dynastie beginnen
button-rules = Spel en regels
tip-rules = Spel, uitgave, grootte en bonussen kiezen
button-new = Nieuw spel
tip-new = De tafel leegmaken; met Ongedaan krijg je alles terug
button-open = Openen
tip-open = Een spelbestand openen
button-save = Opslaan
tip-save = Het spel als bestand opslaan
button-undo = Ongedaan
tip-undo = De laatste stap ongedaan maken
button-redo = Opnieuw
tip-redo = Stap opnieuw doen
button-copy = Kopiëren
tip-copy = Het koninkrijk als tekst kopiëren
button-clear = Leegmaken
tip-clear = Dit koninkrijk leegmaken
button-turn = Draaien
tip-turn = Het koninkrijk een kwartslag draaien
button-next-player = Volgende speler
tip-next-player = Naar het volgende koninkrijk
button-frame = Hoeken
tip-frame = De hoeken op de foto bijstellen
button-find-again = Opnieuw zoeken
tip-find-again = Het koninkrijk opnieuw in de foto zoeken
button-cancel = Annuleren
tip-cancel = Stoppen met het lezen van de foto
button-theme = Licht of donker
tip-theme = Wisselen tussen licht en donker
button-letters = Letters op tegels
tip-letters = Op elk landschap een letter tonen, zodat je niet van kleur afhankelijk bent
button-paper = Natellen
tip-paper = Typ in wat je op papier hebt geteld en zie waar het verschilt
button-done = Klaar
button-close = Sluiten
button-use-it = Klaar
button-by-hand = Zelf
button-whose-new = Nieuwe speler
button-whose-drop = Geen koninkrijk
button-whose-add = Koninkrijk toevoegen
button-reset-cell = Herstellen
button-reset-all = Alles herstellen
button-remove-player = Verwijderen

tab-table = Tafel
tab-kingdom = Rijk
tab-sheet = Score

app-welcome = Wie heeft gewonnen?
app-welcome-how = Fotografeer elk koninkrijk of typ het in, en het scoreblad vult zichzelf in.
app-welcome-drop = Je kunt foto’s en spelbestanden ook hierheen slepen of plakken.
app-menu = Menu
app-size = { $rows }x{ $columns }
app-rules = Spel en regels
app-edition = Uitgave
app-frame = Grootte van het koninkrijk
app-bonuses = Varianten
app-name = Naam
app-members = Teamleden, gescheiden door komma’s
app-colour = Kleur
app-player-card = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
app-edit-player = { $name } bewerken
app-cells-unsure = { $count ->
    [one] { $count } vak controleren
   *[other] { $count } vakken controleren
}
app-nothing-entered = nog niets ingevoerd
app-less = minder: { $what }
app-more = meer: { $what }

app-cell-unknown = onbekend
app-cell-empty = geen tegel
app-cell-castle = kasteel
app-cell-crowns = { $terrain }, { $count ->
    [one] { $count } kroon
   *[other] { $count } kronen
}
app-cell-crosses = { $terrain }, { $count ->
    [one] { $count } kruis
   *[other] { $count } kruisen
}
app-cell-unsure = { $cell }, controleren
app-badge = { $squares } × { $crowns } = { $points }
app-brush = verven: { $what }
app-drawn-by-hand = Kaarten van Kingdomino Duel worden met potlood getekend: voer ze met de hand in.
app-brush-select = alleen selecteren
app-sight-beside = Naast elkaar
app-sight-over = Over elkaar
app-fader = Overvloeien tussen foto en tekening

app-crop = Het geselecteerde vak op de foto
app-guess-hint = Kies wat klopt; je keuze blijft staan als de foto opnieuw wordt gelezen.
app-guess-none = Wijs een vak aan of selecteer het om het groot te zien.

app-no-findings = Deze koninkrijken kunnen met de doos worden gelegd.
app-fix-cell = { $player }, rij { $row } kolom { $column }: { $cell }
app-fix-frame = Op { $rows }x{ $columns } spelen
app-fix-queen = De Koningin aan { $player } geven
app-fix-no-queen = Niemand heeft de Koningin
app-fix-empty = Daar ligt geen tegel

app-building = Welk gebouw?
app-bare-town = geen gebouw
app-building-choice = { $building }: { $effect } (nog { $count })
app-copies-left = nog { $count }
app-effect-territory = { $points } punten voor elk domein { $terrain }
app-effect-tower = 1 punt per toren
app-effect-knight = 1 punt per ridder
app-effect-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
app-effect-crown = een kroon voor zijn stad
app-no-power = geen
tip-queen = Maar één speler heeft de Koningin; zij telt als een kroon in zijn grootste domein

app-pad-cell = { $player }, { $line }: { $points }
app-pad-place = { $player }: { $place }e plaats
app-point-at = Wijs een getal aan om te zien waar het vandaan komt.
app-derivation = { $player }, { $line }: { $derivation }
app-paper-cell = op papier geteld: { $line }
app-paper-agrees = Je telling klopt.
app-paper-differs = { $typed } op papier. { $derivation }

app-photo = De foto met het kader om het koninkrijk
app-corner = Hoek { $number }
whose-question = Koninkrijk { $number } van { $count }: van wie is het?
whose-frame = Koninkrijk { $number }: { $player }
app-rectified = Het koninkrijk, uitgesneden langs het kader
app-photo-gone = De foto is niet meer beschikbaar; het koninkrijk blijft zoals het is gelezen.
app-check-corners = Controleer de hoeken: de foto is niet duidelijk.
app-drag-corners = Sleep de hoeken naar het koninkrijk; dan wordt het gelezen.
app-cannot-be-laid = Dit koninkrijk kan niet met de doos worden gelegd, daarom is elk vak apart gelezen; controleer ze.
app-undecided = Het zoeken naar een koninkrijk dat met de doos kan, duurde te lang; daarom is elk vak apart gelezen; controleer ze.
app-stage-decode = De foto wordt geopend
app-stage-find = Het koninkrijk wordt gezocht
app-stage-read = De vakken worden gelezen
app-stage-solve = De dominostenen worden ingepast
app-goes-on = Gaat verder zodra gelezen

app-photos = Foto’s
app-games = Spellen
app-clipboard = klembord
app-copied = Koninkrijk gekopieerd.
app-saved = Opgeslagen als { $name }.
app-broken = er ging iets mis in het programma en deze stap is afgebroken; verder is er niets verloren ({ $detail })

colour-pink = roze
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-orange = oranje
colour-violet = paars
colour-white = wit
colour-red = rood

button-share = Delen
tip-share = Het scoreblad opslaan of kopiëren
button-copy-sheet = Als tekst kopiëren
tip-copy-sheet = Het scoreblad als tekst kopiëren
button-copy-picture = Als beeld kopiëren
tip-copy-picture = Het scoreblad als beeld kopiëren
button-keep = Bewaren
tip-keep = Dit spel bij je vroegere spellen bewaren
button-history = Vroegere spellen
tip-history = Je vroegere spellen bekijken
button-export-history = Alles opslaan
tip-export-history = Alles in één bestand opslaan: vroegere spellen, het spel op tafel, instellingen en foto’s
button-import-history = Importeren
tip-import-history = Vroegere spellen met hun foto’s uit een bestand toevoegen
button-restore = Terughalen
app-share-file = Als bestand
app-share-clipboard = Naar het klembord
app-sheet-copied = Scoreblad als tekst gekopieerd.
app-picture-copied = Scoreblad als beeld gekopieerd.
app-kept = Bij je vroegere spellen bewaard.
app-imported = Spellen toegevoegd: { $added }, al aanwezig: { $known }, niet leesbaar: { $refused }.
app-photos-left-out = Foto’s die niet in het bestand pasten of niet leesbaar waren: { $count }.
app-photos-unkept = Foto’s uit het bestand die niet bewaard konden worden: { $count }.
app-past-games = Spellen
app-past-players = { $game }: spelers
app-past-none = Nog geen spellen. De spellen die je bewaart, verschijnen hier.
app-past-open = { $players } openen
app-past-delete = { $players } wissen
app-past-name = speler
app-past-count = spellen
app-past-wins = gewonnen
app-past-average = gemiddeld
app-past-tenths = { $whole },{ $tenths }
app-past-best = record
app-past-terrain = beste landschap
app-past-chart = verloop

app-player-done = klaar
button-questions = Vragen
tip-questions = Wat er aan tafel gevraagd wordt
app-questions = Vragen aan tafel
app-back-to-sheet = Terug naar de score
app-best-hint = Wat dezelfde dominostenen anders gelegd hadden kunnen opleveren
app-best-search = Zoeken voor { $player }
app-best-searching = { $player }: bezig met zoeken …
app-best-stop = Stoppen en het beste tot nu toe tonen
app-best-drawn = De beste manier van leggen voor { $player }: { $rows }
app-questions-answers = Antwoorden
app-questions-what-if = Wat als
app-questions-best = Best gelegd
app-try-hint = Tik op een vak en kies wat er had kunnen liggen. Het spel blijft zoals het is.
app-try-back = Terug naar het echte spel
app-try-cell = Wat als, { $cell }
app-try-choice = Probeer { $cell }
app-try-queen = Koningin: { $player }
app-try-no-queen = Koningin: niemand
