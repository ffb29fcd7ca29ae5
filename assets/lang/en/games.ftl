### Games and their parts.

game-kingdomino = Kingdomino
game-queendomino = Queendomino
game-royal-wedding = Royal Wedding
game-duel = Kingdomino Duel
edition-classic = classic edition
edition-revised = revised edition
dynasty = Dynasty

terrain-wheat = wheat
terrain-forest = forest
terrain-lake = lake
terrain-grassland = grassland
terrain-swamp = swamp
terrain-mine = mine
terrain-town = town
terrain-dot = dot
terrain-stripe = stripe
terrain-double-dot = double dot
terrain-double-stripe = double stripe
terrain-black = all black
terrain-quarters = quarters

## The letter on a tile, at most two characters and different for each terrain.
letter-wheat = W
letter-forest = F
letter-lake = L
letter-grassland = G
letter-swamp = S
letter-mine = M
letter-town = T
##

territories-wheat = { $count ->
    [one] { $count } wheat field
   *[other] { $count } wheat fields
}
territories-forest = { $count ->
    [one] { $count } forest
   *[other] { $count } forests
}
territories-lake = { $count ->
    [one] { $count } lake
   *[other] { $count } lakes
}
territories-grassland = { $count ->
    [one] { $count } grassland
   *[other] { $count } grasslands
}
territories-swamp = { $count ->
    [one] { $count } swamp
   *[other] { $count } swamps
}
territories-mine = { $count ->
    [one] { $count } mine
   *[other] { $count } mines
}
territories-town = { $count ->
    [one] { $count } town
   *[other] { $count } towns
}
towers = { $count ->
    [one] { $count } tower
   *[other] { $count } towers
}
knights = { $count ->
    [one] { $count } knight
   *[other] { $count } knights
}

building-bakery = Bakery
building-sawmill = Sawmill
building-fishmonger = Fishmonger's
building-weaving-shop = Weaving Shop
building-magic-school = Magic School
building-foundry = Foundry
building-church = Church
building-safe-knights = Safe (knights)
building-safe-towers = Safe (towers)
building-small-tavern = Small Tavern
building-big-tavern = Big Tavern
building-guardtower = Guardtower
building-fortified-castle = Fortified Castle
building-travelling-castle = Travelling Castle
building-training-camp = Training Camp
building-statue = Statue
building-queens-tower = Queen's Tower

input-coins = coins
input-knights = knights
input-towers = towers
input-queen = Queen
input-power = power '3 points per domain'
