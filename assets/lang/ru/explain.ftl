### Вопросы за столом.

explain-head-decided = Что решило исход
explain-head-records = У кого больше всего
explain-head-alternatives = По другим правилам
explain-head-queen = Королева
explain-head-left = Костяшки, которых нет ни у кого
explain-head-player = { $player }
explain-head-what-if = А если бы: { $change }
explain-decided-line = { $above } опережает { $below } на { $gap ->
    [one] { $gap } очко
    [few] { $gap } очка
    [many] { $gap } очков
   *[other] { $gap } очка
}, прежде всего: { $line } (+{ $ahead }).
explain-decided-points = { $above } опережает { $below } на { $gap ->
    [one] { $gap } очко
    [few] { $gap } очка
    [many] { $gap } очков
   *[other] { $gap } очка
}.
explain-decided-rounds = { $above } опережает { $below } по сумме раундов на { $gap ->
    [one] { $gap } очко
    [few] { $gap } очка
    [many] { $gap } очков
   *[other] { $gap } очка
}, прежде всего: раунд { $round } (+{ $round-ahead }) и { $line } (+{ $ahead }).
explain-decided-territory = { $above } опережает { $below } благодаря самой большой области (+{ $gap }).
explain-decided-domain = { $above } опережает { $below } благодаря самой большой области (+{ $gap }).
explain-decided-crowns = { $above } опережает { $below } по числу корон (+{ $gap }).
explain-decided-nothing = { $above } и { $below }: полное равенство.
explain-most-crowns = больше всего корон: { $players } ({ $figure })
explain-most-crosses = больше всего крестов: { $players } ({ $figure })
explain-largest-territory = самая большая область: { $players } ({ $figure })
explain-largest-domain = самая большая область: { $players } ({ $figure })
explain-most-squares = больше всего квадратов «{ $terrain }»: { $players } ({ $figure })
explain-change-edition = другое издание ({ $edition })
explain-change-with = с бонусом «{ $bonus }»
explain-change-without = без бонуса «{ $bonus }»
explain-same-order = { $change }: порядок был бы тем же
explain-other-order = { $change }: { $order }
explain-place = { $place }. { $players }
explain-queen = { $player }: Королева принесла { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
explain-queen-nobody = Королевы нет ни у кого, хотя башни есть.
explain-queen-unknown = Ещё не сказано, у кого Королева.
explain-queen-would = { $player }: она принесла бы { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
explain-queen-towers = Больше всего башен: { $players }; при равенстве Королева у того, кто набрал столько последним.
explain-building = { $building }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
explain-earned = { $piece }: { $least }, судя по зданиям
explain-earned-least = { $piece }: не меньше { $least }, судя по зданиям
explain-gap = Пустое место ({ $place }) стоило { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: хватило бы квадрата «{ $terrain }» без короны.
explain-missed = Бонус «{ $bonus }» упущен: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
explain-left = Остались: { $dominoes }.
explain-left-uncertain = { $count ->
    [one] { $count } костяшка не лежит
    [few] { $count } костяшки не лежат
    [many] { $count } костяшек не лежат
   *[other] { $count } костяшки не лежат
} ни в одном королевстве, но какие именно, сказать нельзя: оставшиеся квадраты складываются в пары по-разному.
explain-none-left = Все костяшки лежат в королевствах.
explain-domino = { $count ->
    [one] номер
    [few] номера
    [many] номера
   *[other] номера
} { $numbers } ({ $squares })
explain-domino-either = номер { $first } или { $last } ({ $squares })
explain-domino-alike = { $count } из одинаковых номеров { $numbers } ({ $squares })
explain-domino-squares = ({ $squares })
explain-dominoes-squares = { $count } × ({ $squares })
explain-what-if = { $player }: { $after } вместо { $before }
explain-what-if-nothing = Ни одна сумма не изменилась бы.
explain-what-if-order = Порядок был бы таким: { $order }.
explain-all-rounds = Все раунды: { $what }
explain-what-if-impossible = В настоящей игре так быть не может: { $what }
explain-best = { $player }: с этими костяшками можно было набрать не больше, чем { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
explain-best-is-real = { $player }: костяшки выложены наилучшим образом, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
explain-best-found = { $player }: с этими костяшками можно было набрать { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} — лучшее, что нашлось за отведённое время; возможно, есть и лучше.
explain-best-none = { $player }: за отведённое время не нашлось ничего лучше, чем { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}; возможно, есть и лучше.
explain-hand = Костяшки, из которых могло быть выложено это королевство (возможны и другие): { $dominoes }.
explain-best-unknown = { $player }: нельзя сказать, какие это костяшки, поэтому искать не с чем.
explain-best-duel = Kingdomino Duel рисуют по кубикам: костяшек, которые можно выложить иначе, нет.
what-if-unclear = «{ $text }» — не изменение; пишите «Ana r2c3=w1», «Ana r4c1=t:church» или «queen=Bo»
what-if-no-player = никого не зовут «{ $name }»
what-if-outside = строка { $row } столбец { $column } — вне королевства
what-if-round = в этой игре раундов: { $rounds }; укажите, какой из них меняется, например «{ $example }»
