### Het venster. Berichten die met button- of tab- beginnen, staan op knoppen en moeten kort zijn.

button-photograph = Fotograferen
tip-photograph = Een foto van een koninkrijk openen; slepen of plakken kan ook
button-enter-by-hand = Zelf invoeren
tip-enter-by-hand = De tegels van elk koninkrijk aantikken of typen
button-sample = Voorbeeld bekijken
tip-sample = Zien hoe een foto wordt gelezen, met een beeld van ons
button-add-player = Speler erbij
tip-add-player = Nog een koninkrijk op tafel
button-next-round = Volgende ronde
tip-next-round = De volgende ronde van de Dynastie beginnen
button-rules = Spel en regels
tip-rules = Spel, uitgave, grootte en bonussen kiezen
button-new = Nieuw spel
tip-new = De tafel leegmaken; Ongedaan brengt haar terug
button-open = Openen
tip-open = Een spelbestand openen
button-save = Bewaren
tip-save = Het spel als bestand bewaren
button-undo = Ongedaan
tip-undo = De laatste stap terugnemen
button-redo = Opnieuw
tip-redo = Hem weer doen
button-copy = Kopiëren
tip-copy = Het koninkrijk als tekst kopiëren
button-clear = Leegmaken
tip-clear = Dit koninkrijk leegmaken
button-turn = Draaien
tip-turn = Het koninkrijk een kwartslag draaien
button-next-unsure = Volgende twijfel
tip-next-unsure = Naar het volgende vak dat een blik waard is
button-next-player = Volgende speler
tip-next-player = Naar het volgende koninkrijk
button-frame = Hoeken
tip-frame = De hoeken op de foto goed zetten
button-find-again = Weer zoeken
tip-find-again = Het koninkrijk nog eens in de foto zoeken
button-cancel = Afbreken
tip-cancel = Stoppen met het lezen van de foto
button-theme = Licht of donker
tip-theme = Wisselen tussen dag en nacht
button-letters = Letters
tip-letters = De letter van elk landschap tonen, zodat kleur niet het enige teken is
button-paper = Papierproef
tip-paper = Typ wat op papier is geteld en zie waar het verschilt
button-done = Klaar
button-close = Sluiten
button-use-it = Gebruiken
button-by-hand = Zelf
button-reset-cell = Zoals gelezen
button-reset-all = Alles als gelezen
button-remove-player = Weghalen

tab-table = Tafel
tab-kingdom = Rijk
tab-sheet = Score

app-welcome = Wie heeft gewonnen?
app-welcome-how = Fotografeer of tik elk koninkrijk in, en het scoreblad vult zichzelf.
app-welcome-drop = Foto’s en spelbestanden kun je hierheen slepen.
app-menu = Menu
app-size = { $rows }x{ $columns }
app-rules = Spel en regels
app-edition = Uitgave
app-frame = Grootte van een koninkrijk
app-bonuses = Ook gespeeld met
app-name = Naam
app-members = Leden van het team, met komma’s ertussen
app-colour = Kleur
app-player-card = { $name }: { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
app-edit-player = { $name } wijzigen
app-cells-unsure = { $count ->
    [one] { $count } vak onzeker
   *[other] { $count } vakken onzeker
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
app-cell-unsure = { $cell }, onzeker
app-badge = { $squares } × { $crowns } = { $points }
app-brush = verven: { $what }
app-brush-select = niets, alleen kiezen
app-sight-beside = Naast elkaar
app-sight-over = Over elkaar
app-fader = Tussen foto en tekening

app-crop = Het gekozen vak op de foto
app-guess = { $cell } { $percent } %
app-guess-hint = Druk op wat klopt; het blijft staan als de foto opnieuw wordt gelezen.
app-guess-none = Wijs een vak aan of selecteer het om het groot te zien.

app-no-findings = Met de doos kunnen deze koninkrijken worden gelegd.
app-fix-cell = { $player }, rij { $row } kolom { $column }: { $cell }
app-fix-frame = Op { $rows }x{ $columns } spelen
app-fix-queen = De Koningin aan { $player } geven
app-fix-no-queen = Niemand heeft de Koningin
app-fix-empty = Daar ligt geen tegel

app-building = Welk gebouw?
app-bare-town = geen gebouw
app-building-choice = { $building }: { $effect } (nog { $count })
app-effect-territory = { $points } punten voor elk domein { $terrain }
app-effect-tower = 1 punt per toren
app-effect-knight = 1 punt per ridder
app-effect-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
app-effect-crown = een kroon voor haar stad
app-no-power = heeft ze niet
tip-queen = Maar één speler heeft de Koningin; zij telt als een kroon op het grootste domein

app-pad-cell = { $player }, { $line }: { $points }
app-pad-place = { $player }: plaats { $place }
app-point-at = Wijs een getal aan om te zien waar het vandaan komt.
app-derivation = { $player }, { $line }: { $points } = { $why }
app-paper-cell = op papier geteld: { $line }
app-paper-agrees = Je telling klopt.
app-paper-differs = { $typed } op papier. { $derivation }

app-photo = De foto met het kader van het koninkrijk
app-corner = Hoek { $number }
app-rectified = Het koninkrijk zoals het kader het uitsnijdt
app-photo-gone = De foto is er niet meer; het koninkrijk blijft zoals het is gelezen.
app-check-corners = Controleer de hoeken: de foto laat twijfel.
app-cannot-be-laid = Met de doos kan dit koninkrijk niet worden gelegd, dus zijn de vakken een voor een gelezen; kijk ze na.
app-undecided = Het zoeken naar een koninkrijk uit de doos duurde te lang, dus zijn de vakken een voor een gelezen; kijk ze na.
app-stage-decode = De foto wordt geopend
app-stage-find = Het koninkrijk wordt gezocht
app-stage-read = De vakken worden gelezen
app-stage-solve = De dominostenen worden ingepast

app-photos = Foto’s
app-games = Spellen
app-clipboard = klembord
app-copied = Het koninkrijk is gekopieerd.
app-saved = Bewaard als { $name }.
app-file-problem = het bestand kan niet worden gelezen of geschreven: { $detail }

colour-pink = roze
colour-yellow = geel
colour-green = groen
colour-blue = blauw
colour-orange = oranje
colour-violet = paars
colour-white = wit
colour-red = rood

button-share = Delen
tip-share = Het scoreblad bewaren of kopiëren
button-copy-sheet = Kopie als tekst
tip-copy-sheet = Het scoreblad als tekst kopiëren
button-copy-picture = Kopie als beeld
tip-copy-picture = Het scoreblad als beeld kopiëren
button-keep = Bijhouden
tip-keep = Dit spel bij de vroegere spellen bijhouden
button-history = Vroegere spellen
tip-history = De vroegere spellen bekijken
button-export-history = Alles bewaren
tip-export-history = Alle vroegere spellen in één bestand bewaren
button-import-history = Uit bestand erbij
tip-import-history = Vroegere spellen uit een bestand overnemen
button-restore = Terughalen
app-share-file = Als bestand
app-share-clipboard = Naar het klembord
app-sheet-copied = Het scoreblad is als tekst gekopieerd.
app-picture-copied = Het scoreblad is als beeld gekopieerd.
app-kept = Bij de vroegere spellen gezet.
app-imported = Spellen erbij: { $added }, al aanwezig: { $known }, niet leesbaar: { $refused }.
app-past-games = Spellen
app-past-players = { $game }: spelers
app-past-none = Nog geen spellen. Hier staan de beëindigde spellen die je bijhoudt.
app-past-open = { $players } openen
app-past-delete = { $players } wissen
app-past-name = speler
app-past-count = spellen
app-past-wins = gewonnen
app-past-average = gemiddeld
app-past-best = record
app-past-terrain = beste landschap
app-past-chart = verloop
