### La ventana. Los mensajes que empiezan por button- o tab- van en botones y deben ser cortos.

button-photograph = Fotografiar
tip-photograph = Abrir la foto de un reino, o varias a la vez
button-enter-by-hand = Introducir a mano
tip-enter-by-hand = Tocar o teclear las fichas de cada reino
button-sample = Probar el ejemplo
tip-sample = Ver cómo se lee una foto, con nuestra imagen de ejemplo
button-add-player = Añadir jugador
tip-add-player = Un reino más en la mesa
button-next-round = Partida siguiente
tip-next-round = Empezar la partida siguiente de la Dinastía
button-rules = Juego y reglas
tip-rules = Elegir el juego, la edición, el tamaño y las bonificaciones
button-new = Partida nueva
tip-new = Vaciar la mesa; Deshacer la recupera
button-open = Abrir
tip-open = Abrir un archivo de partida
button-save = Guardar
tip-save = Guardar la partida en un archivo
button-undo = Deshacer
tip-undo = Deshacer el último paso
button-redo = Rehacer
tip-redo = Rehacer el paso deshecho
button-copy = Copiar
tip-copy = Copiar el reino como texto
button-clear = Vaciar
tip-clear = Vaciar este reino
button-turn = Girar
tip-turn = Girar el reino un cuarto de vuelta
button-next-player = Jugador siguiente
tip-next-player = Ir al reino siguiente
button-frame = Esquinas
tip-frame = Ajustar las esquinas en la foto
button-find-again = Buscar otra vez
tip-find-again = Volver a buscar el reino en la foto
button-cancel = Cancelar
tip-cancel = Dejar de leer la foto
button-theme = Claro u oscuro
tip-theme = Cambiar entre claro y oscuro
button-letters = Letras en las fichas
tip-letters = Mostrar una letra en cada terreno, para no depender del color
button-paper = Comprobación
tip-paper = Escribir lo que contaste en papel y ver las diferencias
button-done = Listo
button-close = Cerrar
button-use-it = Listo
button-by-hand = A mano
button-whose-new = Jugador nuevo
button-whose-drop = No es un reino
button-whose-add = Añadir un reino
button-reset-cell = Restablecer
button-reset-all = Restablecer todo
button-remove-player = Quitar

tab-table = Mesa
tab-kingdom = Reino
tab-sheet = Puntos

app-welcome = ¿Quién ha ganado?
app-welcome-how = Fotografía o introduce cada reino, y la hoja de puntuación se rellena sola.
app-welcome-drop = También puedes arrastrar o pegar aquí fotos y archivos de partida.
app-menu = Menú
app-size = { $rows }x{ $columns }
app-rules = Juego y reglas
app-edition = Edición
app-frame = Tamaño del reino
app-bonuses = Reglas opcionales
app-name = Nombre
app-members = Miembros del equipo, separados por comas
app-colour = Color
app-player-card = { $name }: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
app-edit-player = Editar { $name }
app-cells-unsure = { $count ->
    [one] { $count } casilla por revisar
   *[other] { $count } casillas por revisar
}
app-nothing-entered = todavía sin datos
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
app-cell-unsure = { $cell }, por revisar
app-badge = { $squares } × { $crowns } = { $points }
app-brush = pintar: { $what }
app-drawn-by-hand = Los mapas de Kingdomino Duel se dibujan a lápiz: introdúcelos a mano.
app-brush-select = solo seleccionar
app-sight-beside = Lado a lado
app-sight-over = Superpuestos
app-fader = Fundido entre foto y dibujo

app-crop = La casilla seleccionada en la foto
app-guess-hint = Elige la opción correcta; se conserva cuando se vuelve a leer la foto.
app-guess-none = Señala o selecciona una casilla para verla en grande.

app-no-findings = Estos reinos se pueden formar con la caja.
app-fix-cell = { $player }, fila { $row } columna { $column }: { $cell }
app-fix-frame = Jugar en { $rows }x{ $columns }
app-fix-queen = Dar la Reina a { $player }
app-fix-no-queen = Nadie tiene a la Reina
app-fix-empty = Ahí no hay ficha

app-building = ¿Qué edificio?
app-bare-town = sin edificio
app-building-choice = { $building }: { $effect } (quedan { $count })
app-copies-left = quedan { $count }
app-effect-territory = { $points } puntos por cada propiedad de { $terrain }
app-effect-tower = 1 punto por torre
app-effect-knight = 1 punto por caballero
app-effect-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
app-effect-crown = una corona para su ciudad
app-no-power = ninguno
tip-queen = Solo un jugador tiene a la Reina; cuenta como una corona en su propiedad más extensa

app-pad-cell = { $player }, { $line }: { $points }
app-pad-place = { $player }: { $place }.º puesto
app-point-at = Señala un número para ver de dónde sale.
app-derivation = { $player }, { $line }: { $derivation }
app-paper-cell = contado en papel: { $line }
app-paper-agrees = Tu cuenta coincide.
app-paper-differs = { $typed } en papel. { $derivation }

app-photo = La foto con el marco alrededor del reino
app-corner = Esquina { $number }
whose-question = Reino { $number } de { $count }: ¿de quién es?
whose-frame = Reino { $number }: { $player }
app-rectified = El reino recortado por el marco
app-photo-gone = La foto ya no está disponible; el reino queda como se leyó.
app-check-corners = Comprueba las esquinas: la foto no está clara.
app-drag-corners = Arrastra las esquinas hasta el reino; entonces se lee.
app-cannot-be-laid = Este reino no se puede formar con la caja, así que cada casilla se ha leído por separado; revísalas.
app-undecided = La búsqueda de un reino posible con la caja tardó demasiado, así que cada casilla se ha leído por separado; revísalas.
app-stage-decode = Abriendo la foto
app-stage-find = Buscando el reino
app-stage-read = Leyendo las casillas
app-stage-solve = Encajando las fichas de dominó
app-goes-on = Sigue en cuanto se lea

app-photos = Fotos
app-games = Partidas
app-clipboard = portapapeles
app-copied = Reino copiado.
app-saved = Guardado como { $name }.
app-broken = algo falló dentro del programa y este paso se abandonó; no se ha perdido nada más ({ $detail })

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
tip-keep = Añadir esta partida a tus partidas pasadas
button-history = Partidas pasadas
tip-history = Ver tus partidas pasadas
button-export-history = Guardar todas
tip-export-history = Guardar todo en un archivo: partidas pasadas, la partida en la mesa, ajustes y fotos
button-import-history = Importar
tip-import-history = Añadir partidas pasadas con sus fotos desde un archivo
button-restore = Recuperar
app-share-file = Como archivo
app-share-clipboard = Al portapapeles
app-sheet-copied = Hoja de puntuación copiada como texto.
app-picture-copied = Hoja de puntuación copiada como imagen.
app-kept = Añadida a tus partidas pasadas.
app-imported = Partidas añadidas: { $added }, ya presentes: { $known }, ilegibles: { $refused }.
app-photos-left-out = Fotos que no cabían en el archivo o no se podían leer: { $count }.
app-photos-unkept = Fotos del archivo que no se pudieron guardar: { $count }.
app-past-games = Partidas
app-past-players = { $game }: jugadores
app-past-none = Aún no hay partidas. Aquí aparecen las partidas que conserves.
app-past-open = Abrir { $players }
app-past-delete = Borrar { $players }
app-past-name = jugador
app-past-count = partidas
app-past-wins = victorias
app-past-average = media
app-past-tenths = { $whole },{ $tenths }
app-past-best = récord
app-past-terrain = mejor terreno
app-past-chart = evolución

app-player-done = listo
button-questions = Preguntas
tip-questions = Lo que se pregunta en la mesa
app-questions = Preguntas en la mesa
app-back-to-sheet = Volver a los puntos
app-best-hint = Lo que podrían haber dado las mismas fichas colocadas de otra forma
app-best-search = Buscar para { $player }
app-best-searching = { $player }: buscando…
app-best-stop = Parar y mostrar lo mejor hasta ahora
app-best-drawn = La mejor colocación para { $player }: { $rows }
app-questions-answers = Respuestas
app-questions-what-if = ¿Y si…?
app-questions-best = Mejor colocación
app-try-hint = Pulsa una casilla y elige qué podría haber habido allí. La partida no cambia.
app-try-back = Volver a la partida real
app-try-cell = ¿Y si…?, { $cell }
app-try-choice = Probar { $cell }
app-try-queen = Reina: { $player }
app-try-no-queen = Reina: nadie
