### Le viseur : un téléphone est tenu au-dessus de la table.

button-live = Viser la table
tip-live = Pointez l’appareil vers les royaumes, ils sont lus pendant que vous regardez
button-live-close = Fermer
button-live-take = Prendre
button-live-replace = Remplacer
button-live-keep = Laisser tel quel
button-live-on = Activer l’appareil photo
live-why = L’image est lue sur cet appareil et n’en sort jamais. Seul ce que vous prenez est conservé.
live-asking = Autorisez l’appareil photo.
live-paused = L’appareil photo est éteint tant que personne ne voit son image.
live-insecure = Les navigateurs n’autorisent l’appareil photo que sur les pages sécurisées (https). Une photo convient aussi.
live-refused = L’appareil photo n’est pas autorisé. Vous pouvez changer cela dans les réglages du navigateur pour cette page, ou ouvrir une photo.
live-no-camera = Il n’y a pas d’appareil photo ici. Ouvrez plutôt une photo.
live-busy = L’appareil photo n’est pas disponible. Une autre application l’utilise peut-être.
live-point = Pointez l’appareil vers un royaume
live-reading = Lecture …
live-unsure = { $count ->
    [one] Une case n’est pas encore sûre
   *[other] { $count } cases ne sont pas encore sûres
}
live-next = Au royaume suivant
live-hold-still = Ne bougez plus
live-closer = Un peu plus près
live-too-dark = Il fait trop sombre
live-glare = Reflet ici : inclinez un peu le téléphone
live-taken = Pris : { $scores }
live-full = La table est pleine.
live-again = Ce royaume est déjà sur la table : { $names }
live-kingdom = Royaume en vue : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $unsure ->
    [0] toutes les cases sûres
    [one] une case à vérifier
   *[other] { $unsure } cases à vérifier
}
