### La ventana. Los mensajes que empiezan por button- o tab- van en botones y deben ser cortos.

button-photograph = Fotografiar
tip-photograph = Abrir la foto de un reino; también se puede soltar o pegar una
button-enter-by-hand = Introducir a mano
tip-enter-by-hand = Tocar o escribir las fichas de cada reino
button-sample = Probar el ejemplo
tip-sample = Ver cómo se lee una foto, con una imagen nuestra
button-add-player = Añadir jugador
tip-add-player = Un reino más en la mesa
button-next-round = Ronda siguiente
tip-next-round = Empezar la ronda siguiente de la Dinastía
button-rules = Juego y reglas
tip-rules = Elegir el juego, la edición, el tamaño y las bonificaciones
button-new = Partida nueva
tip-new = Vaciar la mesa; Deshacer la recupera
button-open = Abrir
tip-open = Abrir un archivo de partida
button-save = Guardar
tip-save = Guardar la partida en un archivo
button-undo = Deshacer
tip-undo = Volver un paso atrás
button-redo = Rehacer
tip-redo = Hacerlo otra vez
button-copy = Copiar
tip-copy = Copiar el reino como texto
button-clear = Vaciar
tip-clear = Vaciar este reino
button-turn = Girar
tip-turn = Girar el reino un cuarto de vuelta
button-next-unsure = Duda siguiente
tip-next-unsure = Ir a la siguiente casilla que conviene mirar
button-next-player = Jugador siguiente
tip-next-player = Ir al reino siguiente
button-frame = Esquinas
tip-frame = Ajustar las esquinas en la foto
button-find-again = Buscar otra vez
tip-find-again = Buscar de nuevo el reino en la foto
button-cancel = Cancelar
tip-cancel = Dejar de leer la foto
button-theme = Claro u oscuro
tip-theme = Cambiar entre día y noche
button-letters = Letras
tip-letters = Mostrar la letra de cada terreno, para que el color no sea la única señal
button-paper = Prueba en papel
tip-paper = Escribir lo contado en papel y ver dónde difiere
button-done = Listo
button-close = Cerrar
button-use-it = Usar
button-by-hand = A mano
button-reset-cell = Como se leyó
button-reset-all = Todo como se leyó
button-remove-player = Quitar

tab-table = Mesa
tab-kingdom = Reino
tab-sheet = Puntos

app-welcome = ¿Quién ha ganado?
app-welcome-how = Fotografía o toca cada reino, y la hoja de puntuación se rellena sola.
app-welcome-drop = Aquí se pueden soltar fotos y archivos de partida.
app-menu = Menú
app-size = { $rows }x{ $columns }
app-rules = Juego y reglas
app-edition = Edición
app-frame = Tamaño de un reino
app-bonuses = Se juega también con
app-name = Nombre
app-members = Miembros del equipo, separados por comas
app-colour = Color
app-player-card = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
app-edit-player = Cambiar { $name }
app-cells-unsure = { $count ->
    [one] { $count } casilla dudosa
   *[other] { $count } casillas dudosas
}
app-nothing-entered = aún no hay nada
app-less = menos: { $what }
app-more = más: { $what }

app-cell-unknown = desconocido
app-cell-empty = sin ficha
app-cell-castle = castillo
app-cell-crowns = { $terrain }, { $count ->
    [one] { $count } corona
   *[other] { $count } coronas
}
app-cell-crosses = { $terrain }, { $count ->
    [one] { $count } cruz
   *[other] { $count } cruces
}
app-cell-unsure = { $cell }, dudoso
app-badge = { $squares } × { $crowns } = { $points }
app-brush = pintar: { $what }
app-brush-select = nada, solo elegir
app-sight-beside = Lado a lado
app-sight-over = Uno sobre otro
app-fader = Entre foto y dibujo

app-crop = La casilla elegida en la foto
app-guess = { $cell } { $percent } %
app-guess-hint = Pulsa lo correcto; se mantiene cuando se vuelve a leer la foto.
app-guess-none = Señala o selecciona una casilla para verla en grande.

app-no-findings = Con la caja se pueden formar estos reinos.
app-fix-cell = { $player }, fila { $row } columna { $column }: { $cell }
app-fix-frame = Jugar en { $rows }x{ $columns }
app-fix-queen = Dar la Reina a { $player }
app-fix-no-queen = Nadie tiene la Reina
app-fix-empty = Ahí no hay ficha

app-building = ¿Qué edificio?
app-bare-town = sin edificio
app-building-choice = { $building }: { $effect } (quedan { $count })
app-effect-territory = { $points } puntos por cada propiedad de { $terrain }
app-effect-tower = 1 punto por torre
app-effect-knight = 1 punto por caballero
app-effect-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
app-effect-crown = una corona para su ciudad
app-no-power = no lo tiene
tip-queen = Solo un jugador tiene la Reina; cuenta como una corona en la propiedad más extensa

app-pad-cell = { $player }, { $line }: { $points }
app-pad-place = { $player }: puesto { $place }
app-point-at = Señala un número para ver de dónde sale.
app-derivation = { $player }, { $line }: { $points } = { $why }
app-paper-cell = contado en papel: { $line }
app-paper-agrees = Tu cuenta coincide.
app-paper-differs = { $typed } en papel. { $derivation }

app-photo = La foto con el marco del reino
app-corner = Esquina { $number }
app-rectified = El reino tal como lo recorta el marco
app-photo-gone = La foto ya no está; el reino queda como se leyó.
app-check-corners = Comprueba las esquinas: la foto deja una duda.
app-cannot-be-laid = Con la caja no se puede formar este reino, así que las casillas se han leído una a una; míralas.
app-undecided = La búsqueda de un reino de la caja tardó demasiado, así que las casillas se han leído una a una; míralas.
app-stage-decode = Abriendo la foto
app-stage-find = Buscando el reino
app-stage-read = Leyendo las casillas
app-stage-solve = Encajando las fichas

app-photos = Fotos
app-games = Partidas
app-clipboard = portapapeles
app-copied = Se ha copiado el reino.
app-saved = Guardado como { $name }.
app-file-problem = el archivo no se puede leer o escribir: { $detail }

colour-pink = rosa
colour-yellow = amarillo
colour-green = verde
colour-blue = azul
colour-orange = naranja
colour-violet = violeta
colour-white = blanco
colour-red = rojo

button-share = Compartir
tip-share = Guardar o copiar la hoja de puntuación
button-copy-sheet = Copiar como texto
tip-copy-sheet = Copiar la hoja de puntuación como texto
button-copy-picture = Copiar imagen
tip-copy-picture = Copiar la hoja de puntuación como imagen
button-keep = Conservar
tip-keep = Conservar esta partida entre las partidas pasadas
button-history = Partidas pasadas
tip-history = Ver las partidas pasadas
button-export-history = Guardar todas
tip-export-history = Guardar todas las partidas pasadas en un archivo
button-import-history = Añadir de archivo
tip-import-history = Incorporar partidas pasadas de un archivo
button-restore = Recuperar
app-share-file = Como archivo
app-share-clipboard = Al portapapeles
app-sheet-copied = Se ha copiado la hoja de puntuación como texto.
app-picture-copied = Se ha copiado la hoja de puntuación como imagen.
app-kept = Conservada entre las partidas pasadas.
app-imported = Partidas añadidas: { $added }, ya presentes: { $known }, ilegibles: { $refused }.
app-past-games = Partidas
app-past-players = { $game }: jugadores
app-past-none = Aún no hay partidas. Aquí estarán las partidas terminadas que conserves.
app-past-open = Abrir { $players }
app-past-delete = Borrar { $players }
app-past-name = jugador
app-past-count = partidas
app-past-wins = victorias
app-past-average = media
app-past-best = récord
app-past-terrain = mejor terreno
app-past-chart = evolución
