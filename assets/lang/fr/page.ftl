### Ce que dit la page dans le navigateur, à côté de l’application.

page-opening = Ouverture…
page-ready = Crowncount fonctionne maintenant aussi hors connexion.
page-new-version = Une nouvelle version de Crowncount est prête. Vos parties sont conservées.
button-page-update = Mettre à jour
button-page-later = Plus tard
page-broken = Impossible d’ouvrir Crowncount. Vérifiez la connexion et réessayez.
button-page-again = Réessayer
page-no-webassembly = Ce navigateur est trop ancien pour Crowncount. Mettez-le à jour ou utilisez-en un autre.
page-no-webgl = Crowncount ne peut pas dessiner dans ce navigateur, car WebGL 2 manque. Activez l’accélération matérielle ou utilisez un autre navigateur.
page-no-script = Crowncount a besoin de JavaScript. Activez-le pour cette page.
