### A verificação em papel: o que foi contado à mão e os lapsos que explicam uma diferença.

slip-coins = as { $coins } moedas não foram divididas por 3
slip-queen = a coroa da Rainha foi esquecida ({ $squares ->
    [one] { $squares } quadrado
   *[other] { $squares } quadrados
})
slip-crowns = { $territory } foi contado como { $squares }, sem as coroas
slip-crosses = { $territory } foi contado como { $squares }, sem as cruzes
slip-territory = o território { $territory } foi esquecido
slip-domain = o domínio { $territory } foi esquecido
slip-two-territories = o território { $territory } foi contado como dois, { $parts }
slip-two-domains = o domínio { $territory } foi contado como dois, { $parts }
slip-bonus = os { $points } pontos foram esquecidos
slip-building = { $building }: contado duas vezes ({ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
})
slip-swapped = trocado com { $line }
slip-sum = mal somado; as linhas dão { $sum }
slip-follows = A soma está certa para estas linhas, por isso uma delas está errada.
app-paper-slip = Lapso provável: { $slip }.
app-paper-slip-in = Lapso provável em { $line }: { $slip }.
app-paper-column = { $player }, contado em papel
app-paper-close = Fechar a conferência
app-paper-hint = Escreve o que contaste; Enter passa à linha seguinte.
