### What a referee says beside the score.

finding-too-many-crowns = нет поля «{ $terrain }» с таким числом корон: { $crowns }; больше всего бывает { $most }
finding-too-few-pieces = { $piece }: насчитано { $found }, но должно быть не меньше { $least }: каждый начинает с одним рыцарем и сохраняет то, что дали здания
finding-unearned-pieces = { $piece }: насчитано { $found }, но здания этого королевства дают не больше { $most }; не пропущено ли здание?
finding-not-counted = { $piece }: здания здесь их дали, но никто их не посчитал
finding-too-many-built = { $found } зданий в одном королевстве, но за ход строят не больше одного, а ходов было { $most }
finding-same-colour = у двух королевств замок одного цвета ({ $colour }), а он всего один
finding-too-many-castles = королевств { $found }, а замков в игре только { $exist }
finding-discarded = здесь домино сбросили, хотя любое можно было положить на свободные поля у замка
finding-left-out = на всех оставшихся домино есть «{ $terrain }», и здесь есть место для одного; его следовало положить, если его не сбросили раньше
finding-passed = на этой карте меньше полей, чем было ходов, хотя любую пару костей можно было нарисовать у замка
finding-unfinished = игра не окончена: у замка ещё есть место для следующего домино
finding-team-of = в команде двое игроков, а здесь названо { $count }
finding-teams-mixed = команды и одиночные игроки не играют за одним столом
finding-teams = команд { $count }, а играть могут не больше четырёх
finding-team-frame = команды строят королевства 7x7, а не { $rows }x{ $columns }
finding-member-twice = имя «{ $name }» названо дважды, а каждый играет только в одной команде
finding-team-box = для этого королевства нужно не меньше { $found } домино из { $box }, а команда получает только { $most } из каждой коробки
finding-no-teams = названы члены команды, но командами играют только в Royal Wedding
audit-possible-but = Возможно, но:
file-twice = это поле указано дважды; оставьте одно
field-misspelt = { $place }: такого поля Crowncount не читает; может быть, «{ $meant }»?
cli-assumed-frame = королевство занимает { $rows }x{ $columns }, поэтому принята { $game } на { $frame-rows }x{ $frame-columns }; иначе укажите --rules с «-5x5»
game-mighty-duel = Большая дуэль
sheet-derivations-duel = Откуда взялось каждое число (владения: поля × кресты)
sheet-place-provisional = предварительное место
sheet-empty-kingdom = { $player }: пока ничего не введено
verdict-provisional = Предварительно: { $what }.
verdict-leads = впереди { $players }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
verdict-lead = впереди { $players }, у каждого { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
verdict-can-reach = { $player } ещё может набрать { $most }
verdict-draw = Ничья, { $players }: { $figures }.
verdict-largest-domain = { $players }: по { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}; { $winner } побеждает по самому большому владению: { $own } против { $other }.
measure-largest-domain = самое большое владение: { $own } против { $other }
measure-equal-largest-domain = самое большое владение: по { $own }
