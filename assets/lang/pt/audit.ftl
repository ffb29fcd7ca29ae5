### O que a verificação encontrou.

finding-where = { $where }: { $what }
finding-no-castle = não há castelo; marca a peça inicial com «c»
finding-several-castles = há { $count } castelos; só um destes quadrados pode ser a peça inicial
finding-too-wide = o reino ocupa { $rows }x{ $columns }, mas tem de caber em { $frame-rows }x{ $frame-columns }; vê as peças exteriores
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
}; vê as coroas e o terreno destes quadrados
finding-lone-square = nenhum dominó tem este quadrado e um dos seus vizinhos; vê-o, e os quadrados à volta
finding-unpaired = nem todos estes quadrados podem formar dominós verdadeiros com um vizinho; procura ao lado uma peça em falta, ou um terreno ou uma coroa errados
finding-cut-off = nenhuma disposição liga estes quadrados ao castelo por terrenos iguais; vê o seu terreno
finding-no-laying = este reino não se pode formar com os dominós do jogo; onde são indicados quadrados, bastaria outro terreno ou outra coroa num deles
finding-no-connection = este reino só se pode formar contra a regra de construção (cada dominó liga a um vizinho igual ou toca no castelo); onde são indicados quadrados, bastaria outro terreno num deles
finding-no-laying-together = cada reino pode formar-se sozinho, mas não todos com um só conjunto de dominós; onde são indicados quadrados, bastaria outro terreno ou outra coroa num deles
finding-too-many-buildings = { $building }: há { $found } na mesa, mas o jogo só tem { $exist }
finding-too-many-pieces = os jogadores têm { $found } { $piece }, mas a caixa só contém { $exist }
finding-several-queens = a Rainha só pode estar com um jogador
finding-queen-with-fewer-towers = a Rainha está com um jogador { $towers ->
    [0] sem torres
    [one] com uma torre
   *[other] com { $towers } torres
}, mas outro tem { $most }: ela vai para quem tem mais
finding-queen-without-towers = a Rainha vai para quem tem mais torres, mas ninguém tem nenhuma; foram esquecidas?
finding-no-queen = alguém tem torres, por isso a Rainha devia estar com o jogador que tem mais
finding-nothing-to-count = este edifício ({ $building }) dá pontos por { $counted }, mas o jogador não tem; é um esquecimento?
finding-castle-off-middle = o castelo está impresso no centro do mapa; no mapa inteiro de 5x7 está na linha 3 coluna 4, e nenhum quadrado fica a mais de 2 linhas ou 3 colunas dele
finding-too-many-crosses = { $found } cruzes ultrapassam as duas de um dado, mas os castelos e o feitiço só podem acrescentar { $most }
finding-several-powers = só um jogador pode ter o poder «3 pontos por domínio»
finding-split-dice = demasiados quadrados estão sozinhos: os dados desenham-se em pares vizinhos, exceto um par que um feitiço pode separar
finding-detached = estes quadrados não estão ligados ao castelo; só um feitiço o permite, para um dominó de um jogador
finding-only-by-spell = este mapa não se pode desenhar par a par, cada um junto de um brasão igual já desenhado; só os feitiços o permitem, cada um uma vez
finding-detached-twice = há quadrados separados do castelo em mais de um sítio; um feitiço permite-o para um dominó de um jogador
finding-odd-squares = o número de quadrados é ímpar, mas desenham-se dois por turno
finding-unknown = { $count ->
    [one] um quadrado ainda não é conhecido
   *[other] { $count } quadrados ainda não são conhecidos
}
finding-players = há { $found } reinos, mas com este tamanho o jogo é para { $seats }
finding-not-decided = a procura de uma disposição foi abandonada; até agora nada contradiz estes reinos

audit-possible = Possível: nada o contradiz.
audit-impossible = Impossível: não pode ter sido formado assim.
audit-undecided = Por decidir: a procura foi abandonada, e até agora nada o contradiz.
audit-laying-kingdomino = Uma forma de o construir. Os quadrados com o mesmo número são um dominó; o número é o do verso.
audit-laying-queendomino = Uma forma de o construir. Os quadrados com a mesma letra são um dominó.
audit-laying-royal-wedding = Uma forma de o construir. Os quadrados com o mesmo número são um dominó de Kingdomino; os da mesma letra, um de Queendomino.
