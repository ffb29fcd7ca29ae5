### O que a verificação encontrou.

finding-where = { $where }: { $what }
finding-no-castle = não há castelo; marca a peça inicial com «c»
finding-several-castles = há { $count } castelos; só um destes quadrados pode ser a peça inicial
finding-too-wide = o reino ocupa { $rows }x{ $columns }, mas tem de caber em { $frame-rows }x{ $frame-columns }; verifica as peças exteriores
finding-too-many-squares = { $found ->
    [one] há { $found } quadrado
   *[other] há { $found } quadrados
} de { $terrain } { $crowns ->
    [0] sem coroas
    [one] com { $crowns } coroa
   *[other] com { $crowns } coroas
}, mas o jogo { $exist ->
    [0] não tem nenhum
   *[other] só tem { $exist }
}; verifica as coroas e o terreno destes quadrados
finding-lone-square = { $cells ->
    [one] nenhum dominó une este quadrado a um dos seus vizinhos; verifica-o, e também os quadrados à volta
   *[other] nenhum dominó une estes quadrados aos seus vizinhos; verifica-os, e também os quadrados à volta
}
finding-unpaired = nem todos estes quadrados podem formar com um vizinho dominós verdadeiros; talvez falte uma peça ao lado, ou haja um terreno ou uma coroa errados
finding-cut-off = nenhuma disposição liga estes quadrados ao castelo por terrenos iguais; verifica o terreno deles
finding-no-laying = este reino não pode ter sido formado com os dominós do jogo; se forem indicados quadrados, bastaria mudar o terreno ou as coroas de um deles
finding-no-connection = este reino só pode ter sido formado contra a regra de construção (cada dominó liga a um vizinho igual ou toca no castelo); se forem indicados quadrados, bastaria mudar o terreno de um deles
finding-no-laying-together = cada reino pode ter sido formado sozinho, mas não todos com um só conjunto de dominós; se forem indicados quadrados, bastaria mudar o terreno ou as coroas de um deles
finding-too-many-buildings = { $building }: construído { $found } vezes, mas a caixa só tem { $exist }
finding-too-many-pieces = os jogadores têm { $found } { $piece }, mas a caixa só contém { $exist }
finding-several-queens = só um jogador pode ter a Rainha
finding-queen-with-fewer-towers = a Rainha está com um jogador { $towers ->
    [0] sem torres
    [one] com uma torre
   *[other] com { $towers } torres
}, mas outro tem { $most }; a Rainha vai para quem tem mais
finding-queen-without-towers = a Rainha vai para quem tem mais torres, mas ninguém tem nenhuma; foram esquecidas?
finding-queen-unearned = a Rainha chega com uma torre, mas nenhum dos edifícios daqui traz uma
finding-no-queen = alguém tem torres, por isso a Rainha devia estar com o jogador que tem mais
finding-nothing-to-count = este edifício ({ $building }) dá pontos por { $counted }, mas ninguém fez a conta
finding-castle-off-middle = o castelo está impresso no centro do mapa: no mapa inteiro de 5x7 está na linha 3 coluna 4, e nenhum quadrado fica a mais de 2 linhas ou 3 colunas dele
finding-too-many-crosses = { $found ->
    [one] há { $found } cruz
   *[other] há { $found } cruzes
} a mais do que os dados podem mostrar, mas os castelos e o feitiço só podem acrescentar { $most }
finding-several-powers = só um jogador pode ter o poder «3 pontos por domínio»
finding-split-dice = demasiados quadrados estão sozinhos: os dados desenham-se em pares vizinhos, exceto um par que um feitiço pode separar
finding-detached = estes quadrados não estão ligados ao castelo; só um feitiço o permite, para um dominó de um jogador
finding-only-by-spell = este mapa não pode ter sido desenhado par a par, cada um junto de um brasão igual já desenhado; só os feitiços o permitem, uma vez cada um
finding-detached-twice = há quadrados separados do castelo em mais de um sítio; um feitiço só o permite para um dominó de um jogador
finding-odd-squares = o número de quadrados é ímpar, mas desenham-se dois por turno
finding-unknown = { $count ->
    [one] um quadrado ainda é desconhecido
   *[other] { $count } quadrados ainda são desconhecidos
}
finding-players = há { $found } reinos, mas com este tamanho o jogo é para { $seats } jogadores
finding-not-decided = a procura de uma disposição foi interrompida; até agora não há contradição

audit-possible = Possível: não há contradição.
audit-impossible = Impossível: não pode ter sido formado assim.
audit-undecided = Por decidir: a procura foi interrompida; até agora não há contradição.
audit-laying-kingdomino = Uma forma de o construir. Os quadrados com o mesmo número formam um dominó; o número é o do verso.
audit-laying-queendomino = Uma forma de o construir. Os quadrados com a mesma letra formam um dominó.
audit-laying-royal-wedding = Uma forma de o construir. Os quadrados com o mesmo número formam um dominó de Kingdomino; os da mesma letra, um de Queendomino.
