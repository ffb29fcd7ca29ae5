### Os jogos e as suas partes. As palavras são as das regras portuguesas de Kingdomino.

game-kingdomino = Kingdomino
game-queendomino = Queendomino
game-royal-wedding = Royal Wedding
game-duel = Kingdomino Duel
edition-classic = edição clássica
edition-revised = edição revista
dynasty = Dinastia

terrain-wheat = trigo
terrain-forest = floresta
terrain-lake = lago
terrain-grassland = prado
terrain-swamp = pântano
terrain-mine = montanha
terrain-town = cidade
terrain-dot = ponto
terrain-stripe = faixa
terrain-double-dot = ponto duplo
terrain-double-stripe = faixa dupla
terrain-black = todo preto
terrain-quarters = esquartelado

## A letra numa peça: no máximo dois caracteres, diferente para cada terreno.
letter-wheat = T
letter-forest = F
letter-lake = L
letter-grassland = Pr
letter-swamp = Pâ
letter-mine = M
letter-town = C
##

territories-wheat = { $count ->
    [one] { $count } campo de trigo
   *[other] { $count } campos de trigo
}
territories-forest = { $count ->
    [one] { $count } floresta
   *[other] { $count } florestas
}
territories-lake = { $count ->
    [one] { $count } lago
   *[other] { $count } lagos
}
territories-grassland = { $count ->
    [one] { $count } prado
   *[other] { $count } prados
}
territories-swamp = { $count ->
    [one] { $count } pântano
   *[other] { $count } pântanos
}
territories-mine = { $count ->
    [one] { $count } montanha
   *[other] { $count } montanhas
}
territories-town = { $count ->
    [one] { $count } cidade
   *[other] { $count } cidades
}
towers = { $count ->
    [one] { $count } torre
   *[other] { $count } torres
}
knights = { $count ->
    [one] { $count } cavaleiro
   *[other] { $count } cavaleiros
}

building-bakery = Padaria
building-sawmill = Serração
building-fishmonger = Peixaria
building-weaving-shop = Tecelagem
building-magic-school = Escola de Magia
building-foundry = Fundição
building-church = Igreja
building-safe-knights = Cofre (cavaleiros)
building-safe-towers = Cofre (torres)
building-small-tavern = Taberna Pequena
building-big-tavern = Taberna Grande
building-guardtower = Torre de Guarda
building-fortified-castle = Castelo Fortificado
building-travelling-castle = Castelo Andante
building-training-camp = Campo de Treino
building-statue = Estátua
building-queens-tower = Torre da Rainha

input-coins = moedas
input-knights = cavaleiros
input-towers = torres
input-queen = Rainha
input-power = poder «3 pontos por domínio»
