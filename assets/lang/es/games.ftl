### Los juegos y sus partes. Las palabras son las de las reglas en español de Kingdomino y de Kingdomino Duel.

game-kingdomino = Kingdomino
game-queendomino = Queendomino
game-royal-wedding = Royal Wedding
game-duel = Kingdomino Duel
edition-classic = edición clásica
edition-revised = edición revisada
dynasty = Dinastía

terrain-wheat = trigo
terrain-forest = bosque
terrain-lake = lago
terrain-grassland = pradera
terrain-swamp = pantano
terrain-mine = montaña
terrain-town = ciudad
terrain-dot = punto
terrain-stripe = franja
terrain-double-dot = doble punto
terrain-double-stripe = doble franja
terrain-black = todo negro
terrain-quarters = cuartelado

## La letra sobre una ficha: como mucho dos caracteres, distinta para cada terreno.
letter-wheat = T
letter-forest = B
letter-lake = L
letter-grassland = Pr
letter-swamp = Pa
letter-mine = M
letter-town = C
##

territories-wheat = { $count ->
    [one] { $count } campo de trigo
   *[other] { $count } campos de trigo
}
territories-forest = { $count ->
    [one] { $count } bosque
   *[other] { $count } bosques
}
territories-lake = { $count ->
    [one] { $count } lago
   *[other] { $count } lagos
}
territories-grassland = { $count ->
    [one] { $count } pradera
   *[other] { $count } praderas
}
territories-swamp = { $count ->
    [one] { $count } pantano
   *[other] { $count } pantanos
}
territories-mine = { $count ->
    [one] { $count } montaña
   *[other] { $count } montañas
}
territories-town = { $count ->
    [one] { $count } ciudad
   *[other] { $count } ciudades
}
towers = { $count ->
    [one] { $count } torre
   *[other] { $count } torres
}
knights = { $count ->
    [one] { $count } caballero
   *[other] { $count } caballeros
}

building-bakery = Panadería
building-sawmill = Aserradero
building-fishmonger = Pescadería
building-weaving-shop = Taller de tejido
building-magic-school = Escuela de Magia
building-foundry = Fundición
building-church = Iglesia
building-safe-knights = Caja fuerte (caballeros)
building-safe-towers = Caja fuerte (torres)
building-small-tavern = Taberna Pequeña
building-big-tavern = Taberna Grande
building-guardtower = Torre de Guardia
building-fortified-castle = Castillo Fortificado
building-travelling-castle = Castillo Ambulante
building-training-camp = Campo de entrenamiento
building-statue = Estatua
building-queens-tower = Torre de la Reina

input-coins = monedas
input-knights = caballeros
input-towers = torres
input-queen = Reina
input-power = poder «3 puntos por dominio»
