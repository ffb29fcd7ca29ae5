### Fotos.

photo-no-picture = no es una imagen JPEG, PNG o WebP
photo-truncated = la imagen está incompleta; cópiala de nuevo
photo-damaged = la imagen está dañada; cópiala de nuevo o haz otra
photo-too-large = la imagen es demasiado grande: { $width } x { $height } píxeles
photo-too-much-memory = la imagen necesita demasiada memoria
photo-too-small = la imagen es demasiado pequeña para leerla: { $width } x { $height } píxeles
scan-no-kingdom = no se ha encontrado ningún reino; fotografíalo desde arriba, con todas sus fichas en la imagen
scan-too-dark = la foto es demasiado oscura para encontrar un reino en ella; hazla otra vez con más luz
scan-too-blurred = la foto está demasiado borrosa para encontrar un reino en ella; no te muevas y hazla otra vez
scan-network-missing = no se ha podido cargar lo que lee las fotos; comprueba la conexión e inténtalo de nuevo ({ $detail })
scan-no-frame = estas cuatro esquinas no forman un marco; indícalas en sentido horario, empezando por la superior izquierda
scan-cancelled = cancelado
scan-duel = los mapas de Kingdomino Duel se dibujan a lápiz y hay que introducirlos a mano
scan-corners = --corners «{ $text }»: indica cuatro puntos en sentido horario desde la esquina superior izquierda, por ejemplo "10,10 500,12 498,510 8,505"
scan-unsure = { $place }: revisa { $cells }
scan-unsure-cell = { $cell } en { $place }
scan-check-corners = { $place }: comprueba las esquinas de la cuadrícula; la foto no está clara
scan-unconnected = { $place }: no todas las fichas cumplen la regla de conexión
scan-cannot-be-laid = { $place }: este reino no se puede formar con la caja; cada casilla se ha leído por separado
scan-undecided = { $place }: la búsqueda de un reino posible con la caja tardó demasiado; cada casilla se ha leído por separado
scan-apart = { $place }: una sola caja no permite formar estos reinos a la vez; cada uno se ha leído como si tuviera su propia caja
scan-together-undecided = { $place }: la búsqueda de reinos que una sola caja permita a la vez ha tardado demasiado; cada uno se ha leído como si tuviera su propia caja
scan-game-apart = una sola caja no permite formar a la vez los reinos de estas fotos; los dominós reclamados dos veces están marcados para revisarlos
scan-game-undecided = la búsqueda de reinos que una sola caja permita a la vez ha tardado demasiado; cada foto se ha leído por separado
