### A folha de pontos.

line-coins = moedas
line-domain-buildings = por território
line-tower-buildings = por torre
line-knight-buildings = por cavaleiro
line-point-buildings = edifícios
line-middle-kingdom = Reino Central
line-harmony = Harmonia
line-power = poder
sheet-line = linha
sheet-round-column = partida
sheet-total = total
sheet-place = lugar
sheet-round = Partida { $round }
sheet-all-rounds = Todas as partidas
sheet-size = { $rows }x{ $columns }
sheet-title = { $game }, { $rows }x{ $columns }
sheet-of-edition = { $title }, { $edition }
sheet-with = { $title }, com { $bonuses }
sheet-player = Jogador { $number }
sheet-team = { $team }: { $members }
sheet-derivations = De onde vem cada número (territórios: quadrados × coroas)
sheet-unknown = { $player }: { $count ->
    [one] um quadrado ainda é desconhecido, por isso este total não é definitivo
   *[other] { $count } quadrados ainda são desconhecidos, por isso este total não é definitivo
}
sheet-no-format = «{ $ending }» não é um formato de folha; o nome tem de terminar num destes: { $endings }
sheet-not-drawn = não é possível desenhar a folha: { $detail }
sheet-rounds-open = { $played ->
    [one] { $played } partida jogada de { $rounds }
   *[other] { $played } partidas jogadas de { $rounds }
}, por isso ainda não é definitivo

why-nothing = nenhum
why-territory = { $squares } × { $crowns }
why-territory-queen = { $squares } × { $crowns } com a Rainha
why-sum = { $sum } + { $next }
why-queen-free = { $sum } (a Rainha pode ficar em qualquer um dos { $count } territórios igualmente extensos; o total é o mesmo)
why-coins = { $value ->
    [one] { $value } moeda
   *[other] { $value } moedas
}, 1 ponto por cada 3
why-uncounted = ainda por contar
why-list = { $all }; { $next }
why-building-points = { $building }: { $points }
why-building-counts = { $building }: { $counted } × { $each }
why-power = { $coat }: { $count ->
    [one] { $count } domínio
   *[other] { $count } domínios
} × 3
why-no-power = o jogador não o tem
why-middle = o castelo está no centro
why-middle-loosely = o castelo está no centro da grelha, mas não do contorno do próprio reino, como pediria uma leitura mais rigorosa
why-off-middle = { $count ->
    [one] um quadrado está demasiado longe do castelo
   *[other] { $count } quadrados estão demasiado longe do castelo
}
why-castles = { $count ->
    [0] não há castelo
    [one] há { $count } castelo
   *[other] há { $count } castelos
}
why-complete = o reino está completo
why-missing = { $count ->
    [one] falta um quadrado
   *[other] faltam { $count } quadrados
}
why-too-wide = o reino não cabe na sua grelha

measure-points = { $own ->
    [one] { $own } ponto
   *[other] { $own } pontos
} contra { $other }
measure-largest-territory = território mais extenso: { $own } contra { $other }
measure-crowns = { $own ->
    [one] { $own } coroa
   *[other] { $own } coroas
} contra { $other }
measure-equal-points = { $own ->
    [one] { $own } ponto cada um
   *[other] { $own } pontos cada um
}
measure-equal-largest-territory = território mais extenso: { $own } cada um
measure-equal-crowns = { $own ->
    [one] { $own } coroa cada um
   *[other] { $own } coroas cada um
}

verdict-points = { $winner } ganha por { $own ->
    [one] { $own } ponto
   *[other] { $own } pontos
} a { $other }.
verdict-largest-territory = { $players } têm { $points ->
    [one] { $points } ponto cada um
   *[other] { $points } pontos cada um
}; { $winner } ganha por ter o território mais extenso, { $own ->
    [one] { $own } quadrado
   *[other] { $own } quadrados
} contra { $other }.
verdict-crowns = { $players } têm { $points ->
    [one] { $points } ponto cada um
   *[other] { $points } pontos cada um
}, e o seu território mais extenso tem { $squares ->
    [one] { $squares } quadrado
   *[other] { $squares } quadrados
}; { $winner } ganha por ter mais coroas, { $own } contra { $other }.
verdict-shared = { $players } partilham a vitória: { $figures }.
verdict-place = { $place }.º lugar: { $players }, à frente de { $others } ({ $compared }).
verdict-place-shared = { $players } partilham o { $place }.º lugar: { $figures }.
sheet-unsure = { $player }: { $count ->
    [one] um quadrado lido na foto ainda não foi verificado
   *[other] { $count } quadrados lidos na foto ainda não foram verificados
}
sheet-uncounted = { $player }: ainda por contar: { $what }
sheet-queen-unknown = Ainda ninguém disse quem tem a Rainha
