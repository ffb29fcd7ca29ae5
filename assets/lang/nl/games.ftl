### Spellen en hun onderdelen. De woorden zijn die van de Nederlandse regels van Kingdomino.

game-kingdomino = Kingdomino
game-queendomino = Queendomino
game-royal-wedding = Royal Wedding
game-duel = Kingdomino Duel
edition-classic = klassieke uitgave
edition-revised = herziene uitgave
dynasty = Dynastie

terrain-wheat = koren
terrain-forest = bos
terrain-lake = meer
terrain-grassland = weide
terrain-swamp = moeras
terrain-mine = bergen
terrain-town = stad
terrain-dot = stip
terrain-stripe = streep
terrain-double-dot = dubbele stip
terrain-double-stripe = dubbele streep
terrain-black = helemaal zwart
terrain-quarters = gevierendeeld

## De letter op een tegel: hoogstens twee tekens, voor elk landschap anders.
letter-wheat = K
letter-forest = Bo
letter-lake = Me
letter-grassland = W
letter-swamp = Mo
letter-mine = Be
letter-town = S
##

territories-wheat = { $count ->
    [one] { $count } korenveld
   *[other] { $count } korenvelden
}
territories-forest = { $count ->
    [one] { $count } bos
   *[other] { $count } bossen
}
territories-lake = { $count ->
    [one] { $count } meer
   *[other] { $count } meren
}
territories-grassland = { $count ->
    [one] { $count } weide
   *[other] { $count } weiden
}
territories-swamp = { $count ->
    [one] { $count } moeras
   *[other] { $count } moerassen
}
territories-mine = { $count ->
    [one] { $count } berg
   *[other] { $count } bergen
}
territories-town = { $count ->
    [one] { $count } stad
   *[other] { $count } steden
}
towers = { $count ->
    [one] { $count } toren
   *[other] { $count } torens
}
knights = { $count ->
    [one] { $count } ridder
   *[other] { $count } ridders
}

building-bakery = Bakkerij
building-sawmill = Zagerij
building-fishmonger = Viswinkel
building-weaving-shop = Weverij
building-magic-school = Toverschool
building-foundry = Gieterij
building-church = Kerk
building-safe-knights = Kluis (ridders)
building-safe-towers = Kluis (torens)
building-small-tavern = Kleine Taverne
building-big-tavern = Grote Taverne
building-guardtower = Wachttoren
building-fortified-castle = Burcht
building-travelling-castle = Wandelend Kasteel
building-training-camp = Oefenkamp
building-statue = Standbeeld
building-queens-tower = Toren van de Koningin

input-coins = munten
input-knights = ridders
input-towers = torens
input-queen = Koningin
input-power = toverkracht ‘3 punten per domein’
