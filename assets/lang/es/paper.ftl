### La comprobación en papel: lo que se contó a mano y los descuidos que explican una diferencia.

slip-coins = las { $coins } monedas no se dividieron entre 3
slip-queen = se olvidó la corona de la Reina ({ $squares ->
    [one] { $squares } casilla
   *[other] { $squares } casillas
})
slip-crowns = { $territory } se contó como { $squares }, sin las coronas
slip-crosses = { $territory } se contó como { $squares }, sin las cruces
slip-territory = se olvidó la propiedad { $territory }
slip-domain = se olvidó el dominio { $territory }
slip-two-territories = la propiedad { $territory } se contó como dos, { $parts }
slip-two-domains = el dominio { $territory } se contó como dos, { $parts }
slip-bonus = se olvidaron los { $points } puntos
slip-building = { $building } se contó dos veces ({ $points ->
    [one] { $points } punto
   *[other] { $points } puntos
})
slip-swapped = cambiado por { $line }
slip-sum = mal sumado; las líneas dan { $sum }
slip-follows = La suma es correcta para estas líneas, así que una de ellas está mal.
app-paper-slip = Descuido probable: { $slip }.
app-paper-slip-in = Descuido probable en { $line }: { $slip }.
app-paper-column = { $player }, contado en papel
app-paper-close = Cerrar la comprobación
app-paper-hint = Escribe lo que contaste; Intro pasa a la línea siguiente.
