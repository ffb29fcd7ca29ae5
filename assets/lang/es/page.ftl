### Lo que dice la página en el navegador, junto a la aplicación.

page-opening = Abriendo…
page-ready = Crowncount ya funciona también sin conexión.
page-new-version = Hay una nueva versión de Crowncount. Tus partidas se conservan.
button-page-update = Actualizar
button-page-later = Más tarde
page-broken = No se ha podido abrir Crowncount. Comprueba la conexión e inténtalo de nuevo.
button-page-again = Reintentar
page-no-webassembly = Este navegador es demasiado antiguo para Crowncount. Actualízalo o usa otro.
page-no-webgl = Crowncount no puede dibujar en este navegador porque falta WebGL 2. Activa la aceleración por hardware o usa otro navegador.
page-no-script = Crowncount necesita JavaScript. Actívalo para esta página.
