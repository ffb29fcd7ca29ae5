### Las preguntas de la mesa.

explain-head-decided = Qué lo decidió
explain-head-records = Quién tuvo más
explain-head-alternatives = Con otras reglas
explain-head-queen = La Reina
explain-head-left = Fichas que nadie tiene
explain-head-player = { $player }
explain-head-what-if = Y si { $change }
explain-decided-line = { $above } aventaja a { $below } en { $gap ->
    [one] { $gap } punto
   *[other] { $gap } puntos
}, sobre todo en { $line } (+{ $ahead }).
explain-decided-points = { $above } aventaja a { $below } en { $gap ->
    [one] { $gap } punto
   *[other] { $gap } puntos
}.
explain-decided-rounds = { $above } aventaja a { $below } en { $gap ->
    [one] { $gap } punto
   *[other] { $gap } puntos
} en el total de partidas, sobre todo en la partida { $round } (+{ $round-ahead }) y en { $line } (+{ $ahead }).
explain-decided-territory = { $above } aventaja a { $below } por la propiedad más extensa (+{ $gap }).
explain-decided-domain = { $above } aventaja a { $below } por el dominio más extenso (+{ $gap }).
explain-decided-crowns = { $above } aventaja a { $below } por coronas (+{ $gap }).
explain-decided-nothing = Nada separa a { $above } de { $below }.
explain-most-crowns = más coronas: { $players } ({ $figure })
explain-most-crosses = más cruces: { $players } ({ $figure })
explain-largest-territory = propiedad más extensa: { $players } ({ $figure })
explain-largest-domain = dominio más extenso: { $players } ({ $figure })
explain-most-squares = más { $terrain }: { $players } ({ $figure })
explain-change-edition = con la { $edition }
explain-change-with = con { $bonus }
explain-change-without = sin { $bonus }
explain-same-order = { $change }: el orden sería el mismo
explain-other-order = { $change }: { $order }
explain-place = { $place }. { $players }
explain-queen = La Reina dio { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} a { $player }.
explain-queen-nobody = Nadie tiene a la Reina, aunque hay torres.
explain-queen-unknown = Nadie ha dicho aún quién tiene a la Reina.
explain-queen-would = Habría dado { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} a { $player }.
explain-queen-towers = Más torres: { $players }; en caso de empate, la Reina está con el último en llegar a esa cifra.
explain-building = { $building } dio { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
explain-earned = { $piece }: { $least }, según los edificios
explain-earned-least = { $piece }: al menos { $least }, según los edificios
explain-gap = El hueco en { $place } costó { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: habría bastado un cuadrado de { $terrain } sin corona.
explain-missed = Bonificación perdida, { $bonus }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
explain-left = Sobran: { $dominoes }.
explain-left-uncertain = { $count ->
    [one] Una ficha no está
   *[other] { $count } fichas no están
} en ningún reino, pero no se puede saber cuáles: los cuadrados que sobran se pueden emparejar de varias formas.
explain-none-left = Todas las fichas están en algún reino.
explain-domino = { $count ->
    [one] el número
   *[other] los números
} { $numbers } ({ $squares })
explain-domino-either = el número { $first } o { $last } ({ $squares })
explain-domino-alike = { $count } de los números iguales { $numbers } ({ $squares })
explain-domino-squares = ({ $squares })
explain-dominoes-squares = { $count } × ({ $squares })
explain-what-if = { $player }: { $after } en lugar de { $before }
explain-what-if-nothing = Ningún total cambiaría.
explain-what-if-order = El orden sería { $order }.
explain-all-rounds = Todas las partidas: { $what }
explain-what-if-impossible = En una partida real no podría ser: { $what }
explain-best = { $player } podría haber conseguido como máximo { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} con estas fichas.
explain-best-is-real = { $player } ha colocado estas fichas de la mejor forma posible: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.
explain-best-found = { $player } podría haber conseguido { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} con estas fichas; es lo mejor que se encontró en el tiempo disponible, quizá haya algo mejor.
explain-best-none = { $player }: no se encontró nada mejor que { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en el tiempo disponible; quizá lo haya.
explain-hand = Las fichas con las que se pudo formar este reino (quizá haya otras formas): { $dominoes }.
explain-best-unknown = { $player }: no se puede saber qué fichas son, así que no hay nada que buscar.
explain-best-duel = Kingdomino Duel se dibuja con dados: no hay fichas que colocar de otra forma.
what-if-unclear = «{ $text }» no es un cambio; escribe «Ana r2c3=w1», «Ana r4c1=t:church» o «queen=Bo»
what-if-no-player = nadie se llama «{ $name }»
what-if-outside = la fila { $row } columna { $column } está fuera del reino
what-if-round = este juego tiene { $rounds } partidas; indica cuál cambia, por ejemplo «{ $example }»
