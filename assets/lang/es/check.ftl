### Checking the cells that a photo leaves in doubt, and the end of the game.

button-check = Revisar
tip-check = Revisar las casillas dudosas una tras otra
button-check-back = Atrás
button-check-skip = Más tarde
button-check-stop = Dejar de revisar
button-check-other = Otra cosa
button-see-sheet = Ver la hoja
app-check-count = { $player }: { $number } de { $count }
app-check-right = Sí: { $cell }
app-all-checked = Todo revisado
app-doubt-unknown = Aún no se sabe qué hay aquí.
app-doubt-set = Has cambiado esta casilla.
app-doubt-empty = Parece vacía. ¿Hay una ficha?
app-doubt-table = Parece el mantel. ¿Hay una ficha?
app-doubt-crowns = Las coronas no se ven bien.
app-doubt-dominoes = Parece { $seen }, pero con los dominós solo encaja { $cell }.
app-doubt-other = También podría ser { $other }.
app-doubt-blurred = La foto no es clara aquí.
app-being-read = leyendo …
app-being-read-of = { $player }: se está leyendo la foto
app-deciding-squares = { $player }: { $count ->
    [one] { $count } casilla
   *[other] { $count } casillas
}
app-deciding-crowns = { $player }: { $count ->
    [one] { $count } corona
   *[other] { $count } coronas
}
app-new = La mesa está vacía; Deshacer recupera la última partida.
app-new-kept = La última partida está entre las partidas pasadas; Deshacer la devuelve a la mesa.
app-proof = { $player }: de dónde sale cada número
app-about-middle-kingdom = { $points } puntos si el castillo está en el centro del reino
app-about-harmony = { $points } puntos si no falta ninguna casilla del reino
app-about-dynasty = Tres partidas; se suman los puntos de todas
app-path-open = Este sistema no tiene diálogo de archivos. Escribe dónde está el archivo:
app-path-save = Este sistema no tiene diálogo de archivos. Escribe dónde guardar el archivo:
button-open-it = Abrirlo
button-save-there = Guardar ahí
button-path-cancel = Ahora no
app-sight-drawing = Dibujo
app-guess-tap = Toca una casilla para verla ampliada.
app-proposal-towns = Estas son ciudades. ¿Es Queendomino?
app-proposal-yes = Sí, { $what }
button-proposal-no = No
app-proposal-both-boxes = Estos reinos necesitan los dominós de las dos cajas. ¿Es Royal Wedding?
app-proposal-size = Este reino es de { $size }. ¿Toda la partida también?
app-proposal-colour = El castillo de la foto es de este color: { $colour }. ¿Es el de { $player }?
app-proposal-colours = Los castillos de las fotos: { $colours }. ¿Son los colores de los jugadores?
app-player-colour = { $player } { $colour }
button-proposal-colours = Sí, usarlos
app-doubt-no-photo = La foto dejó esta casilla en duda, y la foto ya no está. ¿Qué hay aquí?
app-contradictions = { $count ->
    [one] No falta nada, pero hay algo imposible. Verlo
   *[other] No falta nada, pero hay { $count } cosas imposibles. Verlas
}
app-uncounted = Aún sin contar
app-uncounted-none = ninguno
app-uncounted-list = ¿{ $what }?
app-queen-nobody = nadie
