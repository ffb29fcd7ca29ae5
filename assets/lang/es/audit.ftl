### Lo que ha encontrado la revisión.

finding-where = { $where }: { $what }
finding-no-castle = no hay castillo; marca la pieza de inicio con «c»
finding-several-castles = hay { $count } castillos; solo una de estas casillas puede ser la pieza de inicio
finding-too-wide = el reino ocupa { $rows }x{ $columns }, pero debe caber en { $frame-rows }x{ $frame-columns }; revisa sus fichas exteriores
finding-too-many-squares = { $found ->
    [one] hay { $found } cuadrado
   *[other] hay { $found } cuadrados
} de { $terrain } { $crowns ->
    [0] sin corona
    [one] con { $crowns } corona
   *[other] con { $crowns } coronas
}, pero el juego { $exist ->
    [0] no tiene ninguno
   *[other] solo tiene { $exist }
}; revisa las coronas y el terreno de estas casillas
finding-lone-square = { $cells ->
    [one] ninguna ficha de dominó une este cuadrado con uno de sus vecinos; revísalo, y también las casillas de alrededor
   *[other] ninguna ficha de dominó une estos cuadrados con sus vecinos; revísalos, y también las casillas de alrededor
}
finding-unpaired = no todos estos cuadrados pueden formar con un vecino fichas de dominó reales; quizá falte una ficha al lado, o haya un terreno o una corona equivocados
finding-cut-off = ninguna colocación conecta estos cuadrados con el castillo por terrenos iguales; revisa su terreno
finding-no-laying = este reino no se pudo colocar con las fichas de dominó del juego; si se indican casillas, bastaría con cambiar el terreno o las coronas de una de ellas
finding-no-connection = este reino solo se pudo colocar incumpliendo la regla de conexión (cada ficha coincide con una vecina o toca el castillo); si se indican casillas, bastaría con cambiar el terreno de una de ellas
finding-no-laying-together = cada reino se pudo colocar por separado, pero no todos con un solo juego de fichas; si se indican casillas, bastaría con cambiar el terreno o las coronas de una de ellas
finding-too-many-buildings = { $building }: se han construido { $found }, pero la caja solo contiene { $exist }
finding-too-many-pieces = los jugadores tienen { $found } { $piece }, pero la caja solo contiene { $exist }
finding-several-queens = solo un jugador puede tener a la Reina
finding-queen-with-fewer-towers = la Reina está con un jugador { $towers ->
    [0] sin torres
    [one] con una torre
   *[other] con { $towers } torres
}, pero otro tiene { $most }; la Reina va con quien más tenga
finding-queen-without-towers = la Reina va con quien más torres tenga, pero nadie tiene ninguna; ¿se te han olvidado?
finding-queen-unearned = la Reina llega con una torre, pero ninguno de los edificios de aquí aporta una
finding-no-queen = alguien tiene torres, así que la Reina debería estar con el jugador que más tenga
finding-nothing-to-count = este edificio ({ $building }) da puntos por { $counted }, pero nadie lo ha contado
finding-castle-off-middle = el castillo está impreso en el centro del mapa: en el mapa completo de 5x7 está en la fila 3 columna 4, y ninguna casilla está a más de 2 filas o 3 columnas de él
finding-too-many-crosses = { $found ->
    [one] hay { $found } cruz
   *[other] hay { $found } cruces
} más de las que pueden mostrar los dados, pero los castillos y el hechizo solo pueden añadir { $most }
finding-several-powers = solo un jugador puede tener el poder «3 puntos por dominio»
finding-split-dice = demasiadas casillas están sueltas: los dados se dibujan en parejas vecinas, salvo una pareja que un hechizo puede separar
finding-detached = estas casillas no están conectadas al castillo; solo un hechizo lo permite, para un dominó de un jugador
finding-only-by-spell = este mapa no se pudo dibujar pareja a pareja, cada una junto a un escudo igual ya dibujado; solo los hechizos lo permiten, una vez cada uno
finding-detached-twice = hay casillas separadas del castillo en más de un lugar; un hechizo solo lo permite para un dominó de un jugador
finding-odd-squares = el número de casillas es impar, pero se dibujan dos por turno
finding-unknown = { $count ->
    [one] una casilla sigue sin conocerse
   *[other] { $count } casillas siguen sin conocerse
}
finding-players = hay { $found } reinos, pero con este tamaño el juego es para { $seats } jugadores
finding-not-decided = se interrumpió la búsqueda de una colocación; por ahora no hay contradicción

audit-possible = Posible: no hay contradicción.
audit-impossible = Imposible: no se pudo colocar así.
audit-undecided = Sin decidir: se interrumpió la búsqueda; por ahora no hay contradicción.
audit-laying-kingdomino = Una forma de colocarlo. Los cuadrados con el mismo número forman una ficha de dominó; el número es el del dorso.
audit-laying-queendomino = Una forma de colocarlo. Los cuadrados con la misma letra forman una ficha de dominó.
audit-laying-royal-wedding = Una forma de colocarlo. Los cuadrados con el mismo número forman una ficha de Kingdomino; los de la misma letra, una de Queendomino.
