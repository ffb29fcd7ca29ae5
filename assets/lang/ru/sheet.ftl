### Лист подсчёта.

line-coins = монеты
line-domain-buildings = за области
line-tower-buildings = за башни
line-knight-buildings = за рыцарей
line-point-buildings = здания
line-middle-kingdom = Срединное королевство
line-harmony = Гармония
line-power = заклинание
sheet-line = строка
sheet-round-column = раунд
sheet-total = итого
sheet-place = место
sheet-round = Раунд { $round }
sheet-all-rounds = Все раунды
sheet-size = { $rows }x{ $columns }
sheet-title = { $game }, { $rows }x{ $columns }
sheet-of-edition = { $title }, { $edition }
sheet-with = { $title }, дополнительно: { $bonuses }
sheet-player = Игрок { $number }
sheet-team = { $team }: { $members }
sheet-derivations = Откуда взялось каждое число (области: квадраты × короны)
sheet-unknown = { $player }: { $count ->
    [one] ещё неизвестен { $count } квадрат, так что итог не окончательный
    [few] ещё неизвестны { $count } квадрата, так что итог не окончательный
    [many] ещё неизвестны { $count } квадратов, так что итог не окончательный
   *[other] ещё неизвестны { $count } квадрата, так что итог не окончательный
}
sheet-no-format = «{ $ending }» — не формат листа; имя должно оканчиваться на одно из: { $endings }
sheet-not-drawn = лист не удаётся нарисовать: { $detail }
sheet-rounds-open = сыграно раундов: { $played } из { $rounds }, так что итог не окончательный

why-nothing = нет
why-territory = { $squares } × { $crowns }
why-territory-queen = { $squares } × { $crowns } с Королевой
why-sum = { $sum } + { $next }
why-queen-free = { $sum } (одинаково больших областей { $count }, и Королева может стоять в любой; сумма та же)
why-coins = { $value ->
    [one] { $value } монета
    [few] { $value } монеты
    [many] { $value } монет
   *[other] { $value } монеты
}, 1 очко за 3
why-uncounted = ещё не сосчитаны
why-list = { $all }; { $next }
why-building-points = { $building }: { $points }
why-building-counts = { $building }: { $counted } × { $each }
why-power = { $coat }: { $count ->
    [one] { $count } область
    [few] { $count } области
    [many] { $count } областей
   *[other] { $count } области
} × 3
why-no-power = у игрока его нет
why-middle = замок в центре
why-middle-loosely = замок в центре сетки, но не в центре контура самого королевства, как того требует более строгое прочтение
why-off-middle = { $count ->
    [one] { $count } квадрат слишком далеко от замка
    [few] { $count } квадрата слишком далеко от замка
    [many] { $count } квадратов слишком далеко от замка
   *[other] { $count } квадрата слишком далеко от замка
}
why-castles = { $count ->
    [0] замка нет
    [one] здесь { $count } замок
    [few] здесь { $count } замка
    [many] здесь { $count } замков
   *[other] здесь { $count } замка
}
why-complete = королевство полное
why-missing = { $count ->
    [one] не хватает { $count } квадрата
    [few] не хватает { $count } квадратов
    [many] не хватает { $count } квадратов
   *[other] не хватает { $count } квадратов
}
why-too-wide = королевство не помещается в свою сетку

measure-points = очки: { $own } против { $other }
measure-largest-territory = самая большая область: { $own } против { $other }
measure-crowns = короны: { $own } против { $other }
measure-equal-points = { $own ->
    [one] по { $own } очку
    [few] по { $own } очка
    [many] по { $own } очков
   *[other] по { $own } очка
}
measure-equal-largest-territory = самая большая область у каждого: { $own }
measure-equal-crowns = { $own ->
    [one] по { $own } короне
    [few] по { $own } короны
    [many] по { $own } корон
   *[other] по { $own } короны
}

verdict-points = { $winner } побеждает со счётом { $own } : { $other }.
verdict-largest-territory = { $players }: { $points ->
    [one] по { $points } очку
    [few] по { $points } очка
    [many] по { $points } очков
   *[other] по { $points } очка
}; { $winner } побеждает благодаря самой большой области, { $own } против { $other }.
verdict-crowns = { $players }: { $points ->
    [one] по { $points } очку
    [few] по { $points } очка
    [many] по { $points } очков
   *[other] по { $points } очка
}, самая большая область — { $squares ->
    [one] { $squares } квадрат
    [few] { $squares } квадрата
    [many] { $squares } квадратов
   *[other] { $squares } квадрата
}; { $winner } побеждает благодаря коронам, { $own } против { $other }.
verdict-shared = { $players } разделяют победу ({ $figures }).
verdict-place = { $place }-е место: { $players }, впереди игроков: { $others } ({ $compared }).
verdict-place-shared = { $players } делят { $place }-е место: { $figures }.
sheet-unsure = { $player }: { $count ->
    [one] ещё не проверен { $count } квадрат с фото
    [few] ещё не проверены { $count } квадрата с фото
    [many] ещё не проверены { $count } квадратов с фото
   *[other] ещё не проверены { $count } квадрата с фото
}
sheet-uncounted = { $player }: ещё не сосчитано: { $what }
sheet-queen-unknown = Ещё не сказано, у кого Королева
