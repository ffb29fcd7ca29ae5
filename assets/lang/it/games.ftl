### I giochi e le loro parti. Le parole sono quelle del regolamento italiano di Kingdomino.

game-kingdomino = Kingdomino
game-queendomino = Queendomino
game-royal-wedding = Royal Wedding
game-duel = Kingdomino Duel
edition-classic = edizione classica
edition-revised = edizione riveduta
dynasty = Dinastia

terrain-wheat = grano
terrain-forest = foresta
terrain-lake = lago
terrain-grassland = prateria
terrain-swamp = palude
terrain-mine = montagna
terrain-town = città
terrain-dot = punto
terrain-stripe = striscia
terrain-double-dot = doppio punto
terrain-double-stripe = doppia striscia
terrain-black = tutto nero
terrain-quarters = inquartato

## La lettera su una tessera: al massimo due caratteri, diversa per ogni paesaggio.
letter-wheat = G
letter-forest = F
letter-lake = L
letter-grassland = Pr
letter-swamp = Pa
letter-mine = M
letter-town = C
##

territories-wheat = { $count ->
    [one] { $count } campo di grano
   *[other] { $count } campi di grano
}
territories-forest = { $count ->
    [one] { $count } foresta
   *[other] { $count } foreste
}
territories-lake = { $count ->
    [one] { $count } lago
   *[other] { $count } laghi
}
territories-grassland = { $count ->
    [one] { $count } prateria
   *[other] { $count } praterie
}
territories-swamp = { $count ->
    [one] { $count } palude
   *[other] { $count } paludi
}
territories-mine = { $count ->
    [one] { $count } montagna
   *[other] { $count } montagne
}
territories-town = { $count } città
towers = { $count ->
    [one] { $count } torre
   *[other] { $count } torri
}
knights = { $count ->
    [one] { $count } cavaliere
   *[other] { $count } cavalieri
}

building-bakery = Panetteria
building-sawmill = Segheria
building-fishmonger = Pescheria
building-weaving-shop = Tessitura
building-magic-school = Scuola di Magia
building-foundry = Fonderia
building-church = Chiesa
building-safe-knights = Cassaforte (cavalieri)
building-safe-towers = Cassaforte (torri)
building-small-tavern = Piccola Taverna
building-big-tavern = Grande Taverna
building-guardtower = Torre di Guardia
building-fortified-castle = Castello Fortificato
building-travelling-castle = Castello Errante
building-training-camp = Campo d’addestramento
building-statue = Statua
building-queens-tower = Torre della Regina

input-coins = monete
input-knights = cavalieri
input-towers = torri
input-queen = Regina
input-power = potere «3 punti per dominio»
