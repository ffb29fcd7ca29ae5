### What the page in the browser says beside the app.

page-opening = Opening…
page-ready = Crowncount now works offline, too.
page-new-version = A new version of Crowncount is ready. Your games stay.
button-page-update = Update
button-page-later = Later
page-broken = Crowncount could not be opened. Check the connection and try again.
button-page-again = Try again
page-no-webassembly = This browser is too old for Crowncount. Update it or use another one.
page-no-webgl = Crowncount cannot draw in this browser because WebGL 2 is missing. Turn on hardware acceleration or use another browser.
page-no-script = Crowncount needs JavaScript. Turn it on for this page.
