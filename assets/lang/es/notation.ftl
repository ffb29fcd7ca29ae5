### La notación de los reinos.

notation-nothing = aquí no hay ningún reino; escribe una fila por línea, por ejemplo «w w1 c f .»
notation-empty-row = la fila está vacía; escribe «.» donde no haya ficha
notation-no-terrain = «{ $token }» no es un terreno; las letras son w f l g s m t (en Duel d i D I b q), c para el castillo, «.» sin ficha, «?» desconocido
notation-no-cell = «{ $token }» no es una casilla; a la letra puede seguirle una cifra para las coronas, o «:» y un edificio
notation-too-many-crowns = { $terrain }: como mucho { $most ->
    [one] { $most } corona
   *[other] { $most } coronas
} por cuadrado
notation-too-many-crosses = { $terrain }: como mucho { $most } cruces por casilla
notation-crowned-town = una ciudad no tiene coronas propias; la Torre de la Reina se escribe «t:queens-tower»
notation-no-crowns-here = «{ $token }»: solo un terreno puede tener coronas
notation-no-town = «{ $token }»: solo una ciudad puede tener un edificio, por ejemplo «t:church»
notation-no-building = «{ $name }» no es un edificio; ejemplo: «t:church»
notation-no-building-but = «{ $name }» no es un edificio; ¿querías decir «{ $meant }»?
notation-ragged = { $found ->
    [one] esta fila tiene una casilla
   *[other] esta fila tiene { $found } casillas
}, pero la primera tiene { $expected }; escribe «.» donde no haya ficha
notation-too-large = un reino tiene como mucho { $most } filas y columnas
notation-mixed = { $one } y { $other } son de juegos distintos
