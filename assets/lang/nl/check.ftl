### Checking the cells that a photo leaves in doubt, and the end of the game.

button-check = Controleren
tip-check = De twijfelachtige vakken één voor één controleren
button-check-back = Terug
button-check-skip = Later
button-check-stop = Stoppen
button-check-other = Iets anders
button-see-sheet = Naar het scoreblad
app-check-count = { $player }: { $number } van { $count }
app-check-right = Ja: { $cell }
app-all-checked = Alles gecontroleerd
app-doubt-unknown = Wat hier ligt, is nog niet bekend.
app-doubt-set = Je hebt dit vak gewijzigd.
app-doubt-empty = Lijkt leeg. Ligt er een tegel?
app-doubt-table = Lijkt op het tafelkleed. Ligt er een tegel?
app-doubt-crowns = De kronen zijn slecht te zien.
app-doubt-dominoes = Lijkt op { $seen }, maar bij de dominostenen past alleen { $cell }.
app-doubt-other = Kan ook { $other } zijn.
app-doubt-blurred = De foto is hier niet duidelijk.
app-being-read = wordt gelezen …
app-being-read-of = { $player }: de foto wordt gelezen
app-deciding-squares = { $player }: { $count ->
    [one] { $count } vak
   *[other] { $count } vakken
}
app-deciding-crowns = { $player }: { $count ->
    [one] { $count } kroon
   *[other] { $count } kronen
}
app-new = De tafel is leeg; Ongedaan maken haalt het vorige spel terug.
app-new-kept = Het vorige spel staat bij de vroegere spellen; Ongedaan maken legt het terug op tafel.
app-proof = { $player }: waar elk getal vandaan komt
app-about-middle-kingdom = { $points } punten als het kasteel in het midden van het koninkrijk staat
app-about-harmony = { $points } punten als er geen vak van het koninkrijk ontbreekt
app-about-dynasty = Drie rondes; de punten van alle rondes worden opgeteld
app-path-open = Dit systeem heeft geen bestandsvenster. Typ waar het bestand staat:
app-path-save = Dit systeem heeft geen bestandsvenster. Typ waar het bestand moet komen:
button-open-it = Openen
button-save-there = Daar opslaan
button-path-cancel = Niet nu
app-sight-drawing = Tekening
app-guess-tap = Tik op een vak om het vergroot te zien.
app-proposal-towns = Dit zijn steden. Is dit Queendomino?
app-proposal-yes = Ja, { $what }
button-proposal-no = Nee
app-proposal-both-boxes = Voor deze koninkrijken zijn de stenen van beide dozen nodig. Is dit Royal Wedding?
app-proposal-size = Dit koninkrijk is { $size }. Geldt dat voor het hele spel?
app-proposal-colour = Het kasteel op de foto is { $colour }. Is dat de kleur van { $player }?
app-proposal-colours = De kastelen op de foto’s: { $colours }. Zijn dat de kleuren van de spelers?
app-player-colour = { $player } { $colour }
button-proposal-colours = Ja, overnemen
app-doubt-no-photo = Op de foto was dit vak niet duidelijk, en de foto is er niet meer. Wat ligt hier?
app-contradictions = { $count ->
    [one] Er ontbreekt niets, maar één ding kan niet kloppen. Bekijk het
   *[other] Er ontbreekt niets, maar { $count } dingen kunnen niet kloppen. Bekijk ze
}
app-uncounted = Nog niet geteld
app-uncounted-none = geen
app-uncounted-list = { $what }?
app-queen-nobody = niemand
