### Wat de pagina in de browser zegt, naast de app.

page-opening = Wordt geopend…
page-ready = Crowncount werkt nu ook offline.
page-new-version = Er is een nieuwe versie van Crowncount. Je spellen blijven bewaard.
button-page-update = Bijwerken
button-page-later = Later
page-broken = Crowncount kon niet worden geopend. Controleer de verbinding en probeer het opnieuw.
button-page-again = Opnieuw
page-no-webassembly = Deze browser is te oud voor Crowncount. Werk hem bij of gebruik een andere.
page-no-webgl = Crowncount kan in deze browser niet tekenen omdat WebGL 2 ontbreekt. Zet hardwareversnelling aan of gebruik een andere browser.
page-no-script = Crowncount heeft JavaScript nodig. Zet het aan voor deze pagina.
