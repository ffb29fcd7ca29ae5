### El archivo de partida.

at-on = { $place } { $what }
file-syntax = línea { $line } columna { $column }: esto no es JSON; un archivo de partida se cortó o se cambió a mano
file-no-game = esto es JSON, pero no una partida de Crowncount: falta el campo «crowncount»
file-version = esta partida la escribió un Crowncount más nuevo (formato { $version }); este lee el formato 1
file-schema = falta un campo o es de otro tipo: { $detail }
file-no-such = «{ $word }» no puede ir aquí; elige entre { $words }
file-no-players = no hay jugadores
file-no-rounds = no hay ninguna ronda
file-too-many-rounds = { $most ->
    [one] esta partida tiene una ronda; pon «dynasty» para tres
   *[other] una Dinastía tiene { $most } rondas
}
file-no-name = un jugador necesita un nombre
file-same-name = dos jugadores se llaman «{ $name }»; da a cada uno un nombre propio
file-other-players = cada ronda debe tener los jugadores de la primera
file-too-much = { $found } { $input } no puede ser; la caja contiene { $exist }
file-control-character = un nombre no puede tener saltos de línea ni otros caracteres de control
