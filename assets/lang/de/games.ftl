### Spiele und ihre Teile. Die Wörter sind die der deutschen Regel von Kingdomino; Queendomino in einfachen Wörtern.

game-kingdomino = Kingdomino
game-queendomino = Queendomino
game-royal-wedding = Royal Wedding
game-duel = Kingdomino Duel
edition-classic = klassische Ausgabe
edition-revised = überarbeitete Ausgabe
dynasty = Dynastie

terrain-wheat = Getreide
terrain-forest = Wald
terrain-lake = See
terrain-grassland = Wiese
terrain-swamp = Sumpf
terrain-mine = Gebirge
terrain-town = Stadt
terrain-dot = Kreis
terrain-stripe = Streifen
terrain-double-dot = Doppelkreis
terrain-double-stripe = Doppelstreifen
terrain-black = ganz schwarz
terrain-quarters = geviert

## Der Buchstabe auf einem Plättchen: höchstens zwei Zeichen, für jede Landschaft andere.
letter-wheat = Ge
letter-forest = Wa
letter-lake = Se
letter-grassland = Wi
letter-swamp = Su
letter-mine = Gb
letter-town = St
##

territories-wheat = { $count ->
    [one] { $count } Getreidefeld
   *[other] { $count } Getreidefelder
}
territories-forest = { $count ->
    [one] { $count } Wald
   *[other] { $count } Wälder
}
territories-lake = { $count ->
    [one] { $count } See
   *[other] { $count } Seen
}
territories-grassland = { $count ->
    [one] { $count } Wiese
   *[other] { $count } Wiesen
}
territories-swamp = { $count ->
    [one] { $count } Sumpf
   *[other] { $count } Sümpfe
}
territories-mine = { $count } Gebirge
territories-town = { $count ->
    [one] { $count } Stadt
   *[other] { $count } Städte
}
towers = { $count ->
    [one] { $count } Turm
   *[other] { $count } Türme
}
knights = { $count } Ritter

building-bakery = Bäckerei
building-sawmill = Sägewerk
building-fishmonger = Fischhandlung
building-weaving-shop = Weberei
building-magic-school = Zauberschule
building-foundry = Gießerei
building-church = Kirche
building-safe-knights = Tresor (Ritter)
building-safe-towers = Tresor (Türme)
building-small-tavern = Kleine Taverne
building-big-tavern = Große Taverne
building-guardtower = Wachturm
building-fortified-castle = Burg
building-travelling-castle = Wanderndes Schloss
building-training-camp = Übungslager
building-statue = Statue
building-queens-tower = Turm der Königin

input-coins = Münzen
input-knights = Ritter
input-towers = Türme
input-queen = Königin
input-power = Zauberkraft „3 Punkte je Gebiet“
