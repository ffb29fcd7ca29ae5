### Más órdenes.

cli-files = Archivos de partida, reinos en texto, salidas de «scan --json» o fotos; varios reinos forman una partida y «-» es la entrada estándar
cli-game = Escribir un solo archivo de partida con todas las fotos
cli-players = Los nombres de los jugadores, en el orden de las fotos; si una foto muestra varios reinos, en sentido horario desde el de arriba a la izquierda
cli-out-game = El archivo de salida; sin él, la salida estándar
cli-force = Reemplazar el archivo si existe
cli-format = El formato, si el nombre del archivo no lo dice
cli-quiet = Mostrar solo errores en la salida de error
cli-color = Cuándo usar colores: en un terminal, siempre o nunca
cli-explain = Responder a las preguntas de la mesa: qué lo decidió, qué dio o costó cada cosa, qué habría cambiado
cli-what-if = Puntuar la partida con un cambio: «Ana r2c3=w1», «Ana r4c1=t:church», «queen=Bo» («queen=-» para nadie); en una Dinastía, con la partida delante: «2: Ana r2c3=w1»; se puede repetir
cli-best = Buscar la mejor forma de colocar las fichas de cada jugador
cli-seconds = Cuántos segundos buscarla, por jugador
cli-help-command = Mostrar la ayuda de una orden
cli-completions = Escribir el autocompletado para un shell
cli-shell = El shell
cli-man = Escribir la página del manual
cli-game-alone = un archivo de partida es una partida entera; indícalo solo
cli-players-count = el número de nombres de --players ({ $names }) no es el de reinos ({ $photos })
cli-exists = el archivo ya existe; usa --force para reemplazarlo
cli-replaced = el archivo se ha reemplazado
cli-no-ending = el nombre no tiene extensión; elige una de { $endings } o usa --format
text-holding = «{ $item }» no es algo que un jugador pueda tener; escribe «coins 11, knights 2, towers 3, queen»
text-unsure = «{ $item }» no es una casilla de este reino; escribe «unsure row 1 column 2, row 3 column 4»
