### Игры и их части. Слова взяты из русских правил «Kingdomino».

game-kingdomino = Kingdomino
game-queendomino = Queendomino
game-royal-wedding = Royal Wedding
game-duel = Kingdomino Duel
edition-classic = классическое издание
edition-revised = обновлённое издание
dynasty = Династия

terrain-wheat = пшеница
terrain-forest = лес
terrain-lake = озеро
terrain-grassland = луг
terrain-swamp = болото
terrain-mine = горы
terrain-town = город
terrain-dot = точка
terrain-stripe = полоса
terrain-double-dot = двойная точка
terrain-double-stripe = двойная полоса
terrain-black = чёрный герб
terrain-quarters = четверочастный

## Буква на тайле: не больше двух знаков, своя для каждого ландшафта.
letter-wheat = П
letter-forest = Ле
letter-lake = О
letter-grassland = Лу
letter-swamp = Б
letter-mine = Го
letter-town = Гд
##

territories-wheat = { $count ->
    [one] { $count } пшеничное поле
    [few] { $count } пшеничных поля
    [many] { $count } пшеничных полей
   *[other] { $count } пшеничного поля
}
territories-forest = { $count ->
    [one] { $count } лес
    [few] { $count } леса
    [many] { $count } лесов
   *[other] { $count } леса
}
territories-lake = { $count ->
    [one] { $count } озеро
    [few] { $count } озера
    [many] { $count } озёр
   *[other] { $count } озера
}
territories-grassland = { $count ->
    [one] { $count } луг
    [few] { $count } луга
    [many] { $count } лугов
   *[other] { $count } луга
}
territories-swamp = { $count ->
    [one] { $count } болото
    [few] { $count } болота
    [many] { $count } болот
   *[other] { $count } болота
}
territories-mine = { $count ->
    [one] { $count } гора
    [few] { $count } горы
    [many] { $count } гор
   *[other] { $count } горы
}
territories-town = { $count ->
    [one] { $count } город
    [few] { $count } города
    [many] { $count } городов
   *[other] { $count } города
}
towers = { $count ->
    [one] { $count } башня
    [few] { $count } башни
    [many] { $count } башен
   *[other] { $count } башни
}
knights = { $count ->
    [one] { $count } рыцарь
    [few] { $count } рыцаря
    [many] { $count } рыцарей
   *[other] { $count } рыцаря
}

building-bakery = Пекарня
building-sawmill = Лесопилка
building-fishmonger = Рыбная лавка
building-weaving-shop = Ткацкая мастерская
building-magic-school = Школа магии
building-foundry = Литейная
building-church = Церковь
building-safe-knights = Сокровищница (рыцари)
building-safe-towers = Сокровищница (башни)
building-small-tavern = Малая таверна
building-big-tavern = Большая таверна
building-guardtower = Сторожевая башня
building-fortified-castle = Крепость
building-travelling-castle = Ходячий замок
building-training-camp = Тренировочный лагерь
building-statue = Статуя
building-queens-tower = Башня Королевы

input-coins = монеты
input-knights = рыцари
input-towers = башни
input-queen = Королева
input-power = заклинание «3 очка за область»
