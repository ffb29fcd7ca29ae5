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
