### La hoja de puntuación.

line-coins = monedas
line-domain-buildings = por propiedad
line-tower-buildings = por torre
line-knight-buildings = por caballero
line-point-buildings = edificios
line-middle-kingdom = Reino Medio
line-harmony = Armonía
line-power = poder
sheet-line = línea
sheet-round-column = partida
sheet-total = total
sheet-place = puesto
sheet-round = Partida { $round }
sheet-all-rounds = Todas las partidas
sheet-size = { $rows }x{ $columns }
sheet-title = { $game }, { $rows }x{ $columns }
sheet-of-edition = { $title }, { $edition }
sheet-with = { $title }, con { $bonuses }
sheet-player = Jugador { $number }
sheet-team = { $team }: { $members }
sheet-derivations = De dónde sale cada número (propiedades: cuadrados × coronas)
sheet-unknown = { $player }: { $count ->
    [one] una casilla sigue sin conocerse, así que este total no es definitivo
   *[other] { $count } casillas siguen sin conocerse, así que este total no es definitivo
}
sheet-no-format = «{ $ending }» no es un formato de hoja; el nombre debe terminar en uno de estos: { $endings }
sheet-not-drawn = no se puede dibujar la hoja: { $detail }
sheet-rounds-open = { $played ->
    [one] { $played } partida jugada de { $rounds }
   *[other] { $played } partidas jugadas de { $rounds }
}, así que esto no es definitivo

why-nothing = nada
why-territory = { $squares } × { $crowns }
why-territory-queen = { $squares } × { $crowns } con la Reina
why-sum = { $sum } + { $next }
why-queen-free = { $sum } (la Reina puede estar en cualquiera de las { $count } propiedades igual de extensas; el total no cambia)
why-coins = { $value ->
    [one] { $value } moneda
   *[other] { $value } monedas
}, 1 punto por cada 3
why-uncounted = aún sin contar
why-list = { $all }; { $next }
why-building-points = { $building }: { $points }
why-building-counts = { $building }: { $counted } × { $each }
why-power = { $coat }: { $count ->
    [one] { $count } dominio
   *[other] { $count } dominios
} × 3
why-no-power = el jugador no lo tiene
why-middle = el castillo está en el centro
why-middle-loosely = el castillo está en el centro de la cuadrícula, pero no del contorno del propio reino, como pediría una lectura más estricta
why-off-middle = { $count ->
    [one] un cuadrado está demasiado lejos del castillo
   *[other] { $count } cuadrados están demasiado lejos del castillo
}
why-castles = { $count ->
    [0] no hay castillo
    [one] hay { $count } castillo
   *[other] hay { $count } castillos
}
why-complete = el reino está completo
why-missing = { $count ->
    [one] falta un cuadrado
   *[other] faltan { $count } cuadrados
}
why-too-wide = el reino no cabe en su cuadrícula

measure-points = { $own ->
    [one] { $own } punto
   *[other] { $own } puntos
} a { $other }
measure-largest-territory = propiedad más extensa: { $own } frente a { $other }
measure-crowns = { $own ->
    [one] { $own } corona
   *[other] { $own } coronas
} a { $other }
measure-equal-points = { $own ->
    [one] { $own } punto cada uno
   *[other] { $own } puntos cada uno
}
measure-equal-largest-territory = propiedad más extensa: { $own } cada uno
measure-equal-crowns = { $own ->
    [one] { $own } corona cada uno
   *[other] { $own } coronas cada uno
}

verdict-points = { $winner } gana por { $own ->
    [one] { $own } punto
   *[other] { $own } puntos
} a { $other }.
verdict-largest-territory = { $players } tienen { $points ->
    [one] { $points } punto cada uno
   *[other] { $points } puntos cada uno
}; { $winner } gana por tener la propiedad más extensa, { $own } a { $other }.
verdict-crowns = { $players } tienen { $points ->
    [one] { $points } punto cada uno
   *[other] { $points } puntos cada uno
}, y su propiedad más extensa tiene { $squares ->
    [one] { $squares } cuadrado
   *[other] { $squares } cuadrados
}; { $winner } gana por tener más coronas, { $own } a { $other }.
verdict-shared = { $players } comparten la victoria: { $figures }.
verdict-place = { $place }.º puesto: { $players }, por delante de { $others } ({ $compared }).
verdict-place-shared = { $players } comparten el { $place }.º puesto: { $figures }.
sheet-unsure = { $player }: { $count ->
    [one] una casilla leída en la foto está sin revisar
   *[other] { $count } casillas leídas en la foto están sin revisar
}
sheet-uncounted = { $player }: aún sin contar: { $what }
sheet-queen-unknown = Nadie ha dicho aún quién tiene a la Reina
