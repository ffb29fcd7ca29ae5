### Le contrôle papier : ce qui a été compté à la main, et les erreurs qui expliquent un écart.

slip-coins = les { $coins } pièces n’ont pas été divisées par 3
slip-queen = la couronne de la Reine a été oubliée ({ $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
})
slip-crowns = { $territory } a été compté comme { $squares }, sans les couronnes
slip-crosses = { $territory } a été compté comme { $squares }, sans les croix
slip-territory = le domaine { $territory } a été oublié
slip-domain = le domaine { $territory } a été oublié
slip-two-territories = le domaine { $territory } a été compté comme deux, { $parts }
slip-two-domains = le domaine { $territory } a été compté comme deux, { $parts }
slip-bonus = les { $points } points ont été oubliés
slip-building = { $building } a été compté deux fois ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
slip-swapped = échangé avec { $line }
slip-sum = mal additionné ; les lignes donnent { $sum }
slip-follows = La somme est juste pour ces lignes, l’une d’elles est donc fausse.
app-paper-slip = Erreur probable : { $slip }.
app-paper-slip-in = Erreur probable, { $line } : { $slip }.
app-paper-column = { $player }, compté sur papier
app-paper-close = Fermer le contrôle papier
app-paper-hint = Saisissez ce que vous avez compté ; Entrée passe à la ligne suivante.
