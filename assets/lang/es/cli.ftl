### La línea de órdenes.

cli-about = Puntúa partidas terminadas de Kingdomino, Queendomino, Royal Wedding y Kingdomino Duel, y explica cada número
cli-score = Rellenar la hoja de puntuación de un archivo de partida, de reinos en texto o de fotos
cli-audit = Comprobar si los reinos se pudieron colocar con las fichas de la caja
cli-sheet = Escribir la hoja de puntuación de una partida en un archivo para guardar, imprimir o compartir
cli-out = El archivo de salida; su extensión determina el formato: txt, csv, json, svg, png o pdf
cli-json = Mostrar JSON
cli-rules = Las reglas: kingdomino (o classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel; pueden ir seguidas de «-5x5» o «-7x7»
cli-bonus = Activar una bonificación; se puede repetir
cli-lang = El idioma: { $tags }; por defecto, el del sistema
cli-help = Mostrar esta ayuda
cli-version = Mostrar la versión
cli-usage = Uso:
cli-commands = Órdenes
cli-arguments = Argumentos
cli-options = Opciones
cli-name-command = ORDEN
cli-name-options = OPCIONES
cli-name-file = ARCHIVO
cli-name-name = NOMBRE
cli-name-photo = FOTO
cli-name-tag = IDIOMA
cli-notation =
    Un reino se escribe con una fila por línea (o con «/» entre filas), las casillas separadas por espacios:
      w trigo   f bosque   l lago   g pradera   s pantano   m montaña   t ciudad
      c castillo   . sin ficha   ? desconocido   una cifra tras la letra: coronas (m3)
      t:church  una ciudad con ese edificio
      Duel: d punto   i franja   D doble punto   I doble franja   b todo negro   q cuartelado
      «Ana:» encima: el nombre   «coins 11, knights 2, towers 3, queen» debajo: lo que tiene el jugador
cli-no-output = no se puede escribir la respuesta: { $detail }
cli-standard-input = entrada estándar
cli-no-command = no se ha indicado ninguna orden; véase «crowncount --help»
cli-no-language = --lang { $tag }: este idioma no está disponible; elige entre { $tags }
cli-unknown-argument = argumento desconocido «{ $argument }»; véase «crowncount --help»
cli-unknown-command = orden desconocida «{ $command }»; véase «crowncount --help»
cli-unknown-command-but = orden desconocida «{ $command }»; ¿querías decir «{ $meant }»?
cli-missing-argument = falta el argumento { $argument }; véase «crowncount --help»
cli-missing-value = { $argument }: falta el valor
cli-needless-value = { $argument } no admite ningún valor
cli-bad-value = { $argument }: «{ $value }» no se permite aquí; elige entre { $values }
cli-bad-number = { $argument }: «{ $value }» no se permite aquí; elige un número entero de { $least } a { $most }
cli-once = { $argument } solo se puede indicar una vez
cli-bad-call = no se entiende esta línea de órdenes; véase «crowncount --help»
cli-no-folder = no existe esa carpeta
cli-not-allowed-to-write = sin permiso para escribir
cli-unwritable = no se puede escribir: { $detail }
cli-no-text = no es texto ni una imagen JPEG, PNG o WebP
cli-bad-bonus = --bonus { $name }: { $what }
cli-no-rules = --rules { $name }: reglas desconocidas; elige entre { $names }
cli-scan = Leer reinos a partir de fotos
cli-photos = Fotos: JPEG, PNG o WebP
cli-corners = Las esquinas del reino en píxeles de la foto, en sentido horario desde la superior izquierda: "x,y x,y x,y x,y"
cli-size = El tamaño del reino
cli-open = Un archivo de partida o una foto para abrir en la ventana
cli-no-window = no se puede abrir la ventana: { $detail }; sin pantalla, «crowncount --help» muestra las demás órdenes
cli-same-file = esto sobrescribiría la propia partida; elige otro nombre
