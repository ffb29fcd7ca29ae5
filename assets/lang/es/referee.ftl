### Lo que dice un árbitro además de la puntuación.

finding-too-many-crowns = ningún cuadrado de { $terrain } tiene { $crowns } coronas; el máximo es { $most }
finding-too-few-pieces = { $piece }: hay { $found }, pero tiene que haber al menos { $least }, porque cada uno empieza con un caballero y conserva lo que le dieron sus edificios
finding-unearned-pieces = { $piece }: hay { $found }, pero los edificios de este reino permiten como máximo { $most }; ¿falta algún edificio?
finding-not-counted = { $piece }: los edificios de aquí dieron alguno, pero no se ha contado ninguno
finding-too-many-built = { $found } edificios en un solo reino, pero se construye como máximo una vez por turno y hubo { $most } turnos
finding-same-colour = dos reinos tienen un castillo del mismo color ({ $colour }), pero solo hay uno
finding-too-many-castles = hay { $found } reinos, pero el juego solo tiene { $exist } castillos
finding-discarded = aquí se descartó una ficha, aunque junto al castillo había sitio para cualquiera
finding-left-out = todas las fichas que nadie tiene llevan { $terrain }, y una de ellas aún cabría aquí; ¿había que colocarla?
finding-passed = este mapa tiene menos casillas de las que permitían los turnos, aunque cualquier pareja de dados cabía junto al castillo
finding-unfinished = la partida no ha terminado: junto al castillo aún cabe la siguiente ficha
finding-team-of = un equipo tiene dos jugadores, pero este tiene { $count }
finding-teams-mixed = los equipos y los jugadores individuales no pueden jugar la misma partida
finding-teams = hay { $count } equipos, pero pueden jugar como máximo cuatro
finding-team-frame = los equipos construyen reinos de 7x7, no de { $rows }x{ $columns }
finding-member-twice = «{ $name }» aparece dos veces, pero nadie juega en dos equipos
finding-team-box = este reino necesita al menos { $found } fichas de { $box }, pero un equipo recibe solo { $most } de cada caja
finding-team-share = este reino podría haberse formado con todas las fichas de las dos cajas, pero no con { $most } como máximo de cada una, que es lo que recibe un equipo
finding-no-teams = se nombran miembros, pero solo Royal Wedding se juega por equipos
audit-possible-but = Posible, pero:
file-twice = este campo aparece dos veces; deja solo uno
field-misspelt = { $place } no es un campo que Crowncount lea; ¿querías decir «{ $meant }»?
colour-unknown = ningún castillo es «{ $name }»; los colores son { $colours }
cli-wrong-date = esto no es una fecha y hora como 2026-11-14T20:30:00
cli-assumed-frame = el reino ocupa { $rows }x{ $columns }, así que se ha supuesto { $game } en { $frame-rows }x{ $frame-columns }; si no es así, usa --rules con «-5x5»
game-mighty-duel = Duelo por el poder
sheet-derivations-duel = De dónde sale cada número (dominios: casillas × cruces)
sheet-place-provisional = puesto provisional
sheet-empty-kingdom = { $player }: aún no se ha introducido nada
verdict-provisional = Provisional: { $what }.
verdict-leads = { $players } va en cabeza con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
verdict-lead = { $players } van en cabeza con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} cada uno
verdict-can-reach = { $player } aún puede llegar a { $most }
verdict-can-drop = { $player } aún puede bajar a { $least }
verdict-order-stands = lo que falta ya no puede cambiar el orden
verdict-draw = Empate entre { $players }: { $figures }.
verdict-largest-domain = { $players } tienen { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} cada uno; { $winner } gana por tener el dominio más extenso, { $own } casillas a { $other }.
measure-largest-domain = dominio más extenso: { $own } frente a { $other }
measure-equal-largest-domain = dominio más extenso: { $own } cada uno
