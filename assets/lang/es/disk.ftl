### Los archivos, y la carpeta que guarda la partida.

disk-not-regular = es un dispositivo o una tubería, no un archivo normal
disk-read-only = el disco es de solo lectura
disk-full = el disco está lleno
store-adopted = Una partida que otra ventana dejó en la mesa ({ $players }) está ahora entre las partidas pasadas.
store-taken = otra ventana está usando esta carpeta
store-ended = el guardado se ha detenido por un error del programa
photo-heic = las imágenes HEIC no se pueden leer; comparte o exporta la foto como JPEG (iPhone: Ajustes, Cámara, Formatos, El más compatible)
photo-foreign = las imágenes { $format } no se pueden leer; guarda la imagen como JPEG o PNG
app-not-saved = Sin guardar
app-not-saved-why = Sin guardar: { $what }. Crowncount lo sigue intentando.
app-company = Hay otra ventana abierta. Cada ventana tiene su propia partida.
app-close-unsaved = Esta partida no está guardada ({ $what }). Si cierras la ventana ahora, se perderán los últimos cambios.
button-close-anyway = Cerrar igualmente
button-stay = Dejar abierta
app-replace = Has cambiado una partida conservada. ¿Quieres reemplazarla? La versión anterior irá a la papelera.
button-replace = Reemplazar
button-keep-both = Conservar ambas
app-kept-both = Las dos versiones están entre tus partidas pasadas.
app-past-trash = Papelera
app-trash-none = La papelera está vacía.
app-past-restore = Recuperar { $players }
button-empty-trash = Vaciar la papelera
button-delete-for-good = Borrar del todo
app-imported-and-updated = Partidas añadidas: { $added }, actualizadas: { $updated }, ya presentes: { $known }, ilegibles: { $refused }.
