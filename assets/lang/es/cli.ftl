### La línea de órdenes.

cli-about = Puntúa partidas terminadas de Kingdomino, Queendomino, Royal Wedding y Kingdomino Duel, con cada número explicado
cli-score = Rellenar la hoja de puntuación de un archivo de partida, o de un reino como texto
cli-audit = Comprobar si los reinos se pueden haber colocado con las fichas de la caja
cli-sheet = Escribir la hoja de puntuación de una partida en un archivo para guardar, imprimir o compartir
cli-out = El archivo; su terminación dice en qué se convierte: txt, csv, json, svg, png o pdf
cli-file = Un archivo de partida, o un reino como texto; «-» es la entrada estándar
cli-json = Escribir JSON
cli-rules = Las reglas: kingdomino (o classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel; puede seguir «-5x5» o «-7x7»
cli-bonus = Activar una bonificación; se puede dar dos veces
cli-lang = El idioma: { $tags }; si no se da, el del sistema
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
    Un reino se escribe con una fila por línea, o con «/» entre filas, las casillas separadas por espacios:
      w trigo   f bosque   l lago   g pradera   s pantano   m montaña   t ciudad
      c castillo   . sin ficha   ? aún desconocido   una cifra detrás: coronas (m3)
      t:church  una ciudad con ese edificio
      Duel: d punto   i franja   D doble punto   I doble franja   b todo negro   q cuartelado
cli-no-output = no se puede escribir la respuesta: { $detail }
cli-standard-input = entrada estándar
cli-no-command = no se ha dado ninguna orden; véase «crowncount --help»
cli-no-language = --lang { $tag }: este idioma no está disponible; elige entre { $tags }
cli-unknown-argument = «{ $argument }» no se conoce aquí; véase «crowncount --help»
cli-unknown-command = no hay ninguna orden «{ $command }»; véase «crowncount --help»
cli-unknown-command-but = no hay ninguna orden «{ $command }»; ¿querías decir «{ $meant }»?
cli-missing-argument = falta algo: { $argument }
cli-missing-value = { $argument }: falta el valor
cli-needless-value = { $argument } no lleva un valor como «{ $value }»
cli-bad-value = { $argument }: «{ $value }» no puede ir aquí; elige entre { $values }
cli-once = { $argument } solo se puede dar una vez
cli-bad-call = no se entiende esta llamada; véase «crowncount --help»
cli-not-found = este archivo no existe
cli-is-folder = esto es una carpeta
cli-not-allowed = no está permitido leerlo
cli-unreadable = no se puede leer: { $detail }
cli-no-folder = esta carpeta no existe
cli-not-allowed-to-write = no está permitido escribirlo
cli-unwritable = no se puede escribir: { $detail }
cli-too-long = esto es demasiado largo para una partida o un reino
cli-no-text = esto no es texto; un reino o un archivo de partida lo es, y una foto se lee con «crowncount scan»
cli-bad-bonus = --bonus { $name }: { $what }
cli-no-rules = --rules { $name }: estas reglas no existen; elige entre { $names }
cli-scan = Leer el reino en fotos
cli-photos = Fotos: JPEG, PNG o WebP
cli-corners = Las esquinas del reino en píxeles de la foto, en sentido horario desde arriba a la izquierda: "x,y x,y x,y x,y"
cli-size = El tamaño del reino
cli-open = Un archivo de partida o una foto que abrir en la ventana
cli-no-window = no se puede abrir la ventana: { $detail }; sin pantalla, «crowncount --help» dice qué más hay
