### The questions asked at the table.

explain-head-decided = Что решило исход
explain-head-records = У кого больше всего
explain-head-alternatives = По другим правилам
explain-head-queen = Королева
explain-head-left = Домино, которых нет ни у кого
explain-head-player = { $player }
explain-head-what-if = А если бы { $change }
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
explain-decided-territory = { $above } опережает { $below } по самой большой территории (+{ $gap }).
explain-decided-domain = { $above } опережает { $below } по самому большому владению (+{ $gap }).
explain-decided-crowns = { $above } опережает { $below } по коронам (+{ $gap }).
explain-decided-nothing = { $above } и { $below } ничем не различаются.
explain-most-crowns = больше всего корон: { $players } ({ $figure })
explain-most-crosses = больше всего крестов: { $players } ({ $figure })
explain-largest-territory = самая большая территория: { $players } ({ $figure })
explain-largest-domain = самое большое владение: { $players } ({ $figure })
explain-most-squares = больше всего, { $terrain }: { $players } ({ $figure })
explain-change-edition = по правилам: { $edition }
explain-change-with = с бонусом «{ $bonus }»
explain-change-without = без бонуса «{ $bonus }»
explain-same-order = { $change }: порядок был бы тем же
explain-other-order = { $change }: { $order }
explain-place = { $place }. { $players }
explain-queen = Королева принесла, { $player }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
explain-queen-towers = Больше всего башен: { $players }; Королева у того, кто достиг этого последним.
explain-building = { $building }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
explain-earned = { $piece }: { $least }, судя по зданиям
explain-earned-least = { $piece }: не меньше { $least }, судя по зданиям
explain-gap = Пропуск, { $place }, стоил { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: их принесло бы там поле без короны, { $terrain }.
explain-missed = Бонус «{ $bonus }» упущен: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
explain-left = Ни у кого нет: { $dominoes }.
explain-none-left = Все домино лежат в королевствах.
explain-domino = номер { $numbers } ({ $squares })
explain-domino-alike = { $count } из номеров { $numbers } ({ $squares })
explain-domino-squares = ({ $squares })
explain-dominoes-squares = { $count } × ({ $squares })
explain-what-if = { $player }: { $before } → { $after }
explain-what-if-nothing = Ни одна сумма не изменилась бы.
explain-what-if-order = Порядок был бы таким: { $order }.
explain-best = { $player }: с этими домино можно было набрать { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, и не больше.
explain-best-is-real = { $player }: эти домино выложены наилучшим образом: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
explain-best-found = { $player }: с этими домино можно было набрать { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} — лучшее, что нашлось за это время; возможно, есть и лучше.
explain-best-none = { $player }: за это время не нашлось ничего лучше, чем { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}; возможно, оно есть.
what-if-unclear = «{ $text }» — не изменение; пишите «Ana r2c3=w1», «Ana r4c1=t:church» или «queen=Bo»
what-if-no-player = никого не зовут «{ $name }»
what-if-outside = строка { $row } столбец { $column } — вне королевства
