### El archivo de partida.

at-on = { $place } { $what }
file-syntax = línea { $line } columna { $column }: JSON no válido (¿incompleto o mal escrito?)
file-no-game = JSON válido, pero no es una partida de Crowncount: falta el campo «crowncount»
file-version = esta partida la escribió una versión más nueva de Crowncount (formato { $version }); esta lee el formato 1
file-missing = falta el campo «{ $field }»
file-wrong-type = debe ser { $type ->
    [number] un número entero pequeño, 0 o más
    [text] un texto entre comillas
    [flag] true o false
    [list] una lista
    [cell] una fila y una columna como [0, 2]
   *[other] un objeto
}
file-no-such = «{ $word }» no se permite aquí; elige entre { $words }
file-no-cell = el reino no tiene esta casilla
file-no-players = no hay jugadores
file-no-rounds = no hay ninguna partida
file-too-many-rounds = { $most ->
    [one] este juego tiene una sola partida; pon «dynasty» para tres
   *[other] una Dinastía tiene { $most } partidas
}
file-no-name = cada jugador necesita un nombre
file-same-name = dos jugadores se llaman «{ $name }»; dales nombres distintos
file-other-players = todas las partidas deben tener los mismos jugadores que la primera
file-too-much = { $found } { $input } es imposible; la caja contiene { $exist }
file-control-character = un nombre no puede tener saltos de línea ni otros caracteres de control
file-too-many-players = { $most ->
    [one] puede haber { $most } jugador como máximo
   *[other] puede haber { $most } jugadores como máximo
}
file-long-name = un nombre puede tener { $most } caracteres como máximo
file-too-deep = los campos están anidados en más de { $most } niveles
