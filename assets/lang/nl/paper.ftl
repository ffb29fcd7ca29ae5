### De controle op papier: wat met de hand is geteld, en de vergissingen die een verschil verklaren.

slip-coins = de { $coins } munten zijn niet door 3 gedeeld
slip-queen = de kroon van de Koningin is vergeten ({ $squares ->
    [one] { $squares } vak
   *[other] { $squares } vakken
})
slip-crowns = { $territory } is geteld als { $squares }, zonder de kronen
slip-crosses = { $territory } is geteld als { $squares }, zonder de kruisen
slip-territory = het domein { $territory } is overgeslagen
slip-domain = het domein { $territory } is overgeslagen
slip-two-territories = het domein { $territory } is als twee geteld, { $parts }
slip-two-domains = het domein { $territory } is als twee geteld, { $parts }
slip-bonus = de { $points } punten zijn vergeten
slip-building = { $building } is dubbel geteld ({ $points ->
    [one] { $points } punt
   *[other] { $points } punten
})
slip-swapped = verwisseld met { $line }
slip-sum = verkeerd opgeteld; de regels zijn samen { $sum }
slip-follows = De som klopt voor deze regels, dus een ervan is fout.
app-paper-slip = Vermoedelijke vergissing: { $slip }.
app-paper-slip-in = Vermoedelijke vergissing bij { $line }: { $slip }.
app-paper-column = { $player }, op papier geteld
app-paper-close = Natelling sluiten
app-paper-hint = Typ wat je hebt geteld; Enter gaat naar de volgende regel.
