### Il controllo su carta: ciò che è stato contato a mano e le sviste che spiegano una differenza.

slip-coins = le { $coins } monete non sono state divise per 3
slip-queen = la corona della Regina è stata dimenticata ({ $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
})
slip-crowns = { $territory } è stato contato come { $squares }, senza le corone
slip-crosses = { $territory } è stato contato come { $squares }, senza le croci
slip-territory = il dominio { $territory } è stato dimenticato
slip-domain = il dominio { $territory } è stato dimenticato
slip-two-territories = il dominio { $territory } è stato contato come due, { $parts }
slip-two-domains = il dominio { $territory } è stato contato come due, { $parts }
slip-bonus = i { $points } punti sono stati dimenticati
slip-building = { $building }: contato due volte ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
slip-swapped = scambiato con { $line }
slip-sum = sommato male; le righe danno { $sum }
slip-follows = La somma è giusta per queste righe, quindi una di esse è sbagliata.
app-paper-slip = Svista probabile: { $slip }.
app-paper-slip-in = Svista probabile in { $line }: { $slip }.
app-paper-column = { $player }, contato su carta
app-paper-close = Chiudi la verifica
app-paper-hint = Scrivi ciò che hai contato; Invio passa alla riga successiva.
