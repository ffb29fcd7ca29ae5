### Lo que ha encontrado la revisión.

finding-where = { $where }: { $what }
finding-no-castle = no hay castillo; marca la pieza de inicio con «c»
finding-several-castles = hay { $count } castillos; solo una de estas casillas puede ser la pieza de inicio
finding-too-wide = el reino ocupa { $rows }x{ $columns }, pero debe caber en { $frame-rows }x{ $frame-columns }; mira sus fichas exteriores
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
}; mira las coronas y el terreno de estas casillas
finding-lone-square = ninguna ficha de dominó une este cuadrado con uno de sus vecinos; míralo, y las casillas de alrededor
finding-unpaired = estos cuadrados no pueden formar todos fichas de dominó reales con un vecino; busca al lado una ficha que falte, o un terreno o una corona equivocados
finding-cut-off = ninguna colocación conecta estos cuadrados con el castillo por terrenos iguales; mira su terreno
finding-no-laying = este reino no se puede colocar con las fichas de dominó del juego; donde se nombran casillas, otro terreno u otra corona en una de ellas lo arreglaría
finding-no-connection = este reino solo se puede colocar contra la regla de conexión (cada ficha coincide con una vecina o toca el castillo); donde se nombran casillas, otro terreno en una de ellas lo arreglaría
finding-no-laying-together = cada reino se puede colocar por sí solo, pero no todos con un solo juego de fichas; donde se nombran casillas, otro terreno u otra corona en una de ellas lo arreglaría
finding-too-many-buildings = { $building }: hay { $found } en la mesa, pero el juego solo tiene { $exist }
finding-too-many-pieces = los jugadores tienen { $found } { $piece }, pero la caja solo contiene { $exist }
finding-several-queens = la Reina solo puede estar con un jugador
finding-queen-with-fewer-towers = la Reina está con un jugador { $towers ->
    [0] sin torres
    [one] con una torre
   *[other] con { $towers } torres
}, pero otro tiene { $most }: ella va con quien más tiene
finding-queen-without-towers = la Reina va con quien más torres tiene, pero nadie tiene ninguna; ¿se han olvidado?
finding-no-queen = alguien tiene torres, así que la Reina debería estar con el jugador que más tiene
finding-nothing-to-count = este edificio ({ $building }) da puntos por { $counted }, pero el jugador no tiene; ¿es un olvido?
finding-castle-off-middle = el castillo está impreso en el centro del mapa; en el mapa entero de 5x7 está en la fila 3 columna 4, y ninguna casilla está a más de 2 filas o 3 columnas de él
finding-too-many-crosses = { $found } cruces superan las dos de un dado, pero los castillos y el hechizo solo pueden añadir { $most }
finding-several-powers = solo un jugador puede tener el poder «3 puntos por dominio»
finding-split-dice = demasiadas casillas están solas: los dados se dibujan en parejas vecinas, salvo una pareja que un hechizo puede separar
finding-detached = estas casillas no están conectadas al castillo; solo un hechizo lo permite, para un dominó de un jugador
finding-only-by-spell = este mapa no se puede dibujar pareja a pareja, cada una junto a un escudo igual ya dibujado; solo los hechizos lo permiten, cada uno una vez
finding-detached-twice = hay casillas separadas del castillo en más de un lugar; un hechizo lo permite para un dominó de un jugador
finding-odd-squares = el número de casillas es impar, pero se dibujan dos por turno
finding-unknown = { $count ->
    [one] una casilla aún no se conoce
   *[other] { $count } casillas aún no se conocen
}
finding-players = hay { $found } reinos, pero con este tamaño el juego es para { $seats }
finding-not-decided = se abandonó la búsqueda de una colocación; hasta ahora nada contradice estos reinos

audit-possible = Posible: nada lo contradice.
audit-impossible = Imposible: no se puede haber colocado así.
audit-undecided = Sin decidir: se abandonó la búsqueda, y hasta ahora nada lo contradice.
audit-laying-kingdomino = Una forma de colocarlo. Los cuadrados con el mismo número son una ficha de dominó; el número es el del dorso.
audit-laying-queendomino = Una forma de colocarlo. Los cuadrados con la misma letra son una ficha de dominó.
audit-laying-royal-wedding = Una forma de colocarlo. Los cuadrados con el mismo número son una ficha de Kingdomino; los de la misma letra, una de Queendomino.
