### El visor: un teléfono se sostiene sobre la mesa.

button-live = Enfocar la mesa
tip-live = Apunta la cámara a los reinos; se leen mientras miras
button-live-close = Cerrar
button-live-take = Tomar
button-live-replace = Sustituir
button-live-keep = Dejar como está
button-live-on = Encender la cámara
live-why = La imagen se lee en este dispositivo y nunca sale de él. Solo se guarda lo que tomas.
live-asking = Permite el uso de la cámara.
live-paused = La cámara está apagada mientras nadie ve su imagen.
live-insecure = Los navegadores solo permiten la cámara en páginas seguras (https). Aquí también sirve una foto.
live-refused = La cámara no está permitida. Puedes cambiarlo en los ajustes del navegador para esta página o abrir una foto.
live-no-camera = Aquí no hay cámara. Abre una foto.
live-busy = La cámara no está disponible ahora. Quizá la use otra aplicación.
live-point = Apunta la cámara a un reino
live-reading = Leyendo …
live-unsure = { $count ->
    [one] Una casilla aún no es segura
   *[other] { $count } casillas aún no son seguras
}
live-next = Ahora el siguiente reino
live-hold-still = No te muevas
live-closer = Un poco más cerca
live-too-dark = Está demasiado oscuro
live-glare = Reflejo aquí: inclina un poco el teléfono
live-taken = Tomado: { $scores }
live-full = La mesa está llena.
live-again = Este reino ya está en la mesa: { $names }
live-kingdom = Reino a la vista: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, { $unsure ->
    [0] todas las casillas seguras
    [one] una casilla dudosa
   *[other] { $unsure } casillas dudosas
}
