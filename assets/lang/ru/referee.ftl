### Что говорит судья помимо счёта.

finding-too-many-crowns = нет квадрата «{ $terrain }» с таким числом корон: { $crowns }; больше всего бывает { $most }
finding-too-few-pieces = { $piece }: насчитано { $found }, но должно быть не меньше { $least }: каждый начинает с одним рыцарем и сохраняет то, что дали его здания
finding-unearned-pieces = { $piece }: насчитано { $found }, но здания этого королевства дают не больше { $most }; не пропущено ли здание?
finding-not-counted = { $piece }: здания здесь их дали, но не посчитано ни одной фигуры
finding-too-many-built = зданий в одном королевстве: { $found }, но за ход строят не больше одного, а ходов было { $most }
finding-same-colour = у двух королевств замок одного цвета ({ $colour }), а он всего один
finding-too-many-castles = королевств { $found }, а замков в игре только { $exist }
finding-discarded = здесь сбросили костяшку, хотя у замка было место для любой
finding-left-out = на всех костяшках, которых ни у кого нет, есть «{ $terrain }», и одна из них ещё поместилась бы здесь; не следовало ли её положить?
finding-passed = на этой карте меньше квадратов, чем позволяли ходы, хотя любую пару кубиков можно было нарисовать у замка
finding-unfinished = игра не окончена: у замка ещё есть место для следующей костяшки
finding-team-of = в команде двое игроков, а в этой { $count }
finding-teams-mixed = команды и одиночные игроки не могут играть в одной игре
finding-teams = команд { $count }, а играть могут не больше четырёх
finding-team-frame = команды строят королевства 7x7, а не { $rows }x{ $columns }
finding-member-twice = имя «{ $name }» названо дважды, а в двух командах не играет никто
finding-team-box = для этого королевства нужно не меньше { $found } костяшек из { $box }, а команда получает только { $most } из каждой коробки
finding-team-share = это королевство можно выложить из всех костяшек обеих коробок, но не из { $most } или меньше из каждой, а больше команда не получает
finding-no-teams = названы члены команды, но командами играют только в Royal Wedding
audit-possible-but = Возможно, но:
file-twice = это поле указано дважды; оставьте одно
field-misspelt = { $place }: такого поля Crowncount не читает; может быть, «{ $meant }»?
colour-unknown = замка цвета «{ $name }» нет; цвета: { $colours }
cli-wrong-date = это не дата и время вида 2026-11-14T20:30:00
cli-assumed-frame = королевство занимает { $rows }x{ $columns }, поэтому принято: { $game }, { $frame-rows }x{ $frame-columns }; если это не так, укажите --rules с «-5x5»
game-mighty-duel = Большая дуэль
sheet-derivations-duel = Откуда взялось каждое число (области: квадраты × кресты)
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
verdict-can-drop = { $player }: возможно снижение до { $least }
verdict-order-stands = недостающее уже не изменит порядок
verdict-draw = Ничья, { $players }: { $figures }.
verdict-largest-domain = { $players }: { $points ->
    [one] по { $points } очку
    [few] по { $points } очка
    [many] по { $points } очков
   *[other] по { $points } очка
}; { $winner } побеждает благодаря самой большой области, { $own } против { $other }.
measure-largest-domain = самая большая область: { $own } против { $other }
measure-equal-largest-domain = самая большая область: по { $own }
