### Die Gegenprobe: was von Hand gezählt wurde, und die Versehen, die eine Abweichung erklären.

slip-coins = die { $coins } Münzen wurden nicht durch 3 geteilt
slip-queen = die Krone der Königin wurde vergessen ({ $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
})
slip-crowns = { $territory } wurde als { $squares } gezählt, ohne die Kronen
slip-crosses = { $territory } wurde als { $squares } gezählt, ohne die Kreuze
slip-territory = das Gebiet { $territory } wurde ausgelassen
slip-domain = das Gebiet { $territory } wurde ausgelassen
slip-two-territories = das Gebiet { $territory } wurde als zwei gezählt, { $parts }
slip-two-domains = das Gebiet { $territory } wurde als zwei gezählt, { $parts }
slip-bonus = die { $points } Punkte wurden vergessen
slip-building = { $building } wurde doppelt gezählt ({ $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
slip-swapped = vertauscht mit { $line }
slip-sum = falsch addiert; die Zeilen ergeben { $sum }
slip-follows = Die Summe passt zu diesen Zeilen, also stimmt eine davon nicht.
app-paper-slip = Wohl ein Versehen: { $slip }.
app-paper-slip-in = Wohl ein Versehen bei { $line }: { $slip }.
app-paper-column = { $player }, auf Papier gezählt
app-paper-close = Gegenprobe schließen
app-paper-hint = Tippe ein, was du gezählt hast; Enter geht zur nächsten Zeile.
