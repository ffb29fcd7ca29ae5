### Les jeux et leurs éléments. Les mots sont ceux des règles françaises de Kingdomino et de Queendomino.

game-kingdomino = Kingdomino
game-queendomino = Queendomino
game-royal-wedding = Royal Wedding
game-duel = Kingdomino Duel
edition-classic = édition classique
edition-revised = édition révisée
dynasty = Dynastie

terrain-wheat = blé
terrain-forest = forêt
terrain-lake = lac
terrain-grassland = prairie
terrain-swamp = marais
terrain-mine = montagne
terrain-town = ville
terrain-dot = point
terrain-stripe = bande
terrain-double-dot = double point
terrain-double-stripe = double bande
terrain-black = tout noir
terrain-quarters = écartelé

## La lettre sur une tuile : deux caractères au plus, différente pour chaque paysage.
letter-wheat = B
letter-forest = F
letter-lake = L
letter-grassland = P
letter-swamp = Ma
letter-mine = Mo
letter-town = V
##

territories-wheat = { $count ->
    [one] { $count } champ de blé
   *[other] { $count } champs de blé
}
territories-forest = { $count ->
    [one] { $count } forêt
   *[other] { $count } forêts
}
territories-lake = { $count ->
    [one] { $count } lac
   *[other] { $count } lacs
}
territories-grassland = { $count ->
    [one] { $count } prairie
   *[other] { $count } prairies
}
territories-swamp = { $count } marais
territories-mine = { $count ->
    [one] { $count } montagne
   *[other] { $count } montagnes
}
territories-town = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}
towers = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
knights = { $count ->
    [one] { $count } chevalier
   *[other] { $count } chevaliers
}

building-bakery = Boulangerie
building-sawmill = Scierie
building-fishmonger = Poissonnerie
building-weaving-shop = Filerie
building-magic-school = École de Magie
building-foundry = Fonderie
building-church = Église
building-safe-knights = Coffre-fort (chevaliers)
building-safe-towers = Coffre-fort (tours)
building-small-tavern = Petite Taverne
building-big-tavern = Grande Taverne
building-guardtower = Tour de Garde
building-fortified-castle = Château Fort
building-travelling-castle = Château Ambulant
building-training-camp = Camp d’entraînement
building-statue = Statue
building-queens-tower = Tour de la Reine

input-coins = pièces
input-knights = chevaliers
input-towers = tours
input-queen = Reine
input-power = pouvoir « 3 points par domaine »
