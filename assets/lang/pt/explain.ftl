### As perguntas à mesa.

explain-head-decided = O que foi decisivo
explain-head-records = Quem teve mais
explain-head-alternatives = Com outras regras
explain-head-queen = A Rainha
explain-head-left = Dominós que ninguém tem
explain-head-player = { $player }
explain-head-what-if = E se { $change }
explain-decided-line = { $above } está à frente de { $below } por { $gap ->
    [one] { $gap } ponto
   *[other] { $gap } pontos
}, sobretudo em { $line } (+{ $ahead }).
explain-decided-points = { $above } está à frente de { $below } por { $gap ->
    [one] { $gap } ponto
   *[other] { $gap } pontos
}.
explain-decided-rounds = { $above } está à frente de { $below } por { $gap ->
    [one] { $gap } ponto
   *[other] { $gap } pontos
} no conjunto das partidas, sobretudo na partida { $round } (+{ $round-ahead }) e em { $line } (+{ $ahead }).
explain-decided-territory = { $above } está à frente de { $below } pelo território mais extenso (+{ $gap }).
explain-decided-domain = { $above } está à frente de { $below } pelo domínio mais extenso (+{ $gap }).
explain-decided-crowns = { $above } está à frente de { $below } pelas coroas (+{ $gap }).
explain-decided-nothing = Nada separa { $above } de { $below }.
explain-most-crowns = mais coroas: { $players } ({ $figure })
explain-most-crosses = mais cruzes: { $players } ({ $figure })
explain-largest-territory = território mais extenso: { $players } ({ $figure })
explain-largest-domain = domínio mais extenso: { $players } ({ $figure })
explain-most-squares = mais { $terrain }: { $players } ({ $figure })
explain-change-edition = com a { $edition }
explain-change-with = com { $bonus }
explain-change-without = sem { $bonus }
explain-same-order = { $change }: a ordem seria a mesma
explain-other-order = { $change }: { $order }
explain-place = { $place }. { $players }
explain-queen = A Rainha deu { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a { $player }.
explain-queen-nobody = Ninguém tem a Rainha, embora haja torres.
explain-queen-unknown = Ainda ninguém disse quem tem a Rainha.
explain-queen-would = Teria dado { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a { $player }.
explain-queen-towers = Mais torres: { $players }; em caso de empate, a Rainha está com quem lá chegou por último.
explain-building = { $building } deu { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
explain-earned = { $piece }: { $least }, segundo os edifícios
explain-earned-least = { $piece }: pelo menos { $least }, segundo os edifícios
explain-gap = O espaço vazio em { $place } custou { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}: teria bastado um quadrado de { $terrain } sem coroa.
explain-missed = Bónus perdido, { $bonus }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
explain-left = Sobram: { $dominoes }.
explain-left-uncertain = { $count ->
    [one] Um dominó não está
   *[other] { $count } dominós não estão
} em nenhum reino, mas não se pode saber quais: os quadrados que sobram podem emparelhar-se de várias formas.
explain-none-left = Todos os dominós estão num reino.
explain-domino = { $count ->
    [one] o número
   *[other] os números
} { $numbers } ({ $squares })
explain-domino-either = o número { $first } ou { $last } ({ $squares })
explain-domino-alike = { $count } dos números iguais { $numbers } ({ $squares })
explain-domino-squares = ({ $squares })
explain-dominoes-squares = { $count } × ({ $squares })
explain-what-if = { $player }: { $after } em vez de { $before }
explain-what-if-nothing = Nenhum total mudaria.
explain-what-if-order = A ordem seria { $order }.
explain-all-rounds = Todas as partidas: { $what }
explain-what-if-impossible = Numa partida a sério não podia ser: { $what }
explain-best = { $player } podia ter feito no máximo { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} com estes dominós.
explain-best-is-real = { $player } colocou estes dominós da melhor forma possível: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
explain-best-found = { $player } podia ter feito { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} com estes dominós, o melhor que se encontrou no tempo disponível; talvez haja melhor.
explain-best-none = { $player }: no tempo disponível não se encontrou nada melhor do que { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; talvez haja.
explain-hand = Os dominós com que este reino pode ter sido montado (talvez haja outras formas): { $dominoes }.
explain-best-unknown = { $player }: não se pode saber que dominós são, por isso não há nada a procurar.
explain-best-duel = Kingdomino Duel desenha-se com dados: não há dominós para colocar de outra forma.
what-if-unclear = «{ $text }» não é uma alteração; escreve «Ana r2c3=w1», «Ana r4c1=t:church» ou «queen=Bo»
what-if-no-player = ninguém se chama «{ $name }»
what-if-outside = a linha { $row } coluna { $column } fica fora do reino
what-if-round = este jogo tem { $rounds } partidas; indica qual muda, por exemplo «{ $example }»
