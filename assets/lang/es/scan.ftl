### Fotos.

photo-no-picture = esto no es una imagen JPEG, PNG o WebP
photo-truncated = la imagen está cortada; cópiala de nuevo
photo-damaged = la imagen está dañada: { $detail }
photo-too-large = la imagen es demasiado grande: { $width } x { $height } píxeles
photo-too-much-memory = la imagen necesita demasiada memoria
photo-too-small = la imagen es demasiado pequeña para leerla: { $width } x { $height } píxeles
scan-no-kingdom = no se ha encontrado ningún reino; fotografíalo desde arriba, con todas sus fichas en la imagen
scan-too-dark = la foto es demasiado oscura para encontrar un reino en ella; hazla otra vez con más luz
scan-too-blurred = la foto está demasiado borrosa para encontrar un reino en ella; no te muevas y hazla otra vez
scan-no-frame = las cuatro esquinas no son las de un marco; nómbralas en sentido horario, empezando arriba a la izquierda
scan-cancelled = cancelado
scan-duel = los mapas de Kingdomino Duel se dibujan a lápiz y se introducen a mano
scan-corners = --corners «{ $text }»: escribe cuatro puntos en sentido horario desde arriba a la izquierda, por ejemplo "10,10 500,12 498,510 8,505"
scan-unsure = { $place }: { $cells }: podría ser otra cosa
scan-unsure-cell = { $cell } en { $place }
scan-check-corners = { $place }: comprueba las esquinas de la cuadrícula; la foto deja una duda
scan-unconnected = { $place }: no todas las fichas cumplen la regla de conexión
scan-cannot-be-laid = { $place }: con la caja no se puede formar este reino; las casillas se han leído una a una
scan-undecided = { $place }: la búsqueda de un reino de la caja tardó demasiado; las casillas se han leído una a una
