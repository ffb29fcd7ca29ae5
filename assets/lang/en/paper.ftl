### The paper check: what was counted by hand, and the slips that explain a difference. A slip follows a colon.

slip-coins = the { $coins } coins were not divided by 3
slip-queen = the Queen's crown was left out ({ $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
})
slip-crowns = { $territory } was counted as { $squares }, without the crowns
slip-crosses = { $territory } was counted as { $squares }, without the crosses
slip-territory = the territory { $territory } was left out
slip-domain = the domain { $territory } was left out
slip-two-territories = the territory { $territory } was counted as two, { $parts }
slip-two-domains = the domain { $territory } was counted as two, { $parts }
slip-bonus = the { $points } points were forgotten
slip-building = { $building } was counted twice ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
slip-swapped = swapped with { $line }
slip-sum = added up wrongly; the lines come to { $sum }
slip-follows = The sum is right for these lines, so one of them is wrong.
app-paper-slip = Likely slip: { $slip }.
app-paper-slip-in = Likely slip in { $line }: { $slip }.
app-paper-column = { $player }, counted on paper
app-paper-close = Close the paper check
app-paper-hint = Type in what you counted; Enter goes to the next line.
