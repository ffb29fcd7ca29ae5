### Запись королевства.

notation-nothing = здесь нет королевства; пишите по одному ряду в строке, например «w w1 c f .»
notation-empty-row = ряд пуст; пишите «.» там, где нет тайла
notation-no-terrain = «{ $token }» — не ландшафт; буквы: w f l g s m t (в Duel d i D I b q), c — замок, «.» — нет тайла, «?» — неизвестно
notation-no-cell = «{ $token }» — не квадрат; после буквы может идти цифра (короны) или «:» и здание
notation-too-many-crowns = { $terrain }: на квадрате не больше { $most ->
    [one] { $most } короны
    [few] { $most } корон
    [many] { $most } корон
   *[other] { $most } корон
}
notation-too-many-crosses = { $terrain }: на квадрате не больше { $most } крестов
notation-crowned-town = у города нет своих корон; Башня Королевы записывается как «t:queens-tower»
notation-no-crowns-here = «{ $token }»: короны бывают только у ландшафта
notation-no-town = «{ $token }»: здание может быть только у города, например «t:church»
notation-no-building = «{ $name }» — не здание; пример: «t:church»
notation-no-building-but = «{ $name }» — не здание; может быть, «{ $meant }»?
notation-ragged = { $found ->
    [one] в этом ряду { $found } квадрат
    [few] в этом ряду { $found } квадрата
    [many] в этом ряду { $found } квадратов
   *[other] в этом ряду { $found } квадрата
}, а в первом — { $expected }; пишите «.» там, где нет тайла
notation-too-large = рядов и столбцов в королевстве не больше { $most }
notation-mixed = { $one } и { $other } — из разных игр
