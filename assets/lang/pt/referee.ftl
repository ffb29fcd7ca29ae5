### O que diz um árbitro além da pontuação.

finding-too-many-crowns = nenhum quadrado de { $terrain } tem { $crowns } coroas; o máximo é { $most }
finding-too-few-pieces = { $piece }: há { $found }, mas tem de haver pelo menos { $least }, porque cada um começa com um cavaleiro e fica com o que os seus edifícios deram
finding-unearned-pieces = { $piece }: há { $found }, mas os edifícios deste reino permitem no máximo { $most }; falta algum edifício?
finding-not-counted = { $piece }: os edifícios daqui deram alguns, mas nenhum foi contado
finding-too-many-built = { $found } edifícios num só reino, mas constrói-se no máximo uma vez por turno e houve { $most } turnos
finding-same-colour = dois reinos têm um castelo da mesma cor ({ $colour }), mas só há um
finding-too-many-castles = há { $found } reinos, mas o jogo só tem { $exist } castelos
finding-discarded = aqui descartou-se um dominó, embora junto ao castelo houvesse lugar para qualquer um
finding-left-out = todos os dominós que ninguém tem mostram { $terrain }, e um deles ainda caberia aqui; devia ter sido colocado?
finding-passed = este mapa tem menos quadrados do que os turnos permitiam, embora qualquer par de dados coubesse junto ao castelo
finding-unfinished = o jogo não acabou: junto ao castelo ainda cabe o próximo dominó
finding-team-of = uma equipa tem dois jogadores, mas esta tem { $count }
finding-teams-mixed = equipas e jogadores individuais não podem jogar o mesmo jogo
finding-teams = há { $count } equipas, mas podem jogar no máximo quatro
finding-team-frame = as equipas constroem reinos de 7x7, não de { $rows }x{ $columns }
finding-member-twice = «{ $name }» aparece duas vezes, mas ninguém joga em duas equipas
finding-team-box = este reino precisa de pelo menos { $found } dominós de { $box }, mas uma equipa recebe só { $most } de cada caixa
finding-team-share = este reino poderia ter sido montado com todos os dominós das duas caixas, mas não com no máximo { $most } de cada uma, que é o que uma equipa recebe
finding-no-teams = são nomeados membros, mas só Royal Wedding se joga em equipas
audit-possible-but = Possível, mas:
file-twice = este campo aparece duas vezes; deixa só um
field-misspelt = { $place } não é um campo que o Crowncount leia; querias dizer «{ $meant }»?
colour-unknown = nenhum castelo é «{ $name }»; as cores são { $colours }
cli-wrong-date = isto não é uma data e hora como 2026-11-14T20:30:00
cli-assumed-frame = o reino ocupa { $rows }x{ $columns }, por isso supôs-se { $game } em { $frame-rows }x{ $frame-columns }; se não for assim, usa --rules com «-5x5»
game-mighty-duel = O Poderoso Duelo
sheet-derivations-duel = De onde vem cada número (domínios: quadrados × cruzes)
sheet-place-provisional = lugar provisório
sheet-empty-kingdom = { $player }: ainda nada foi introduzido
verdict-provisional = Provisório: { $what }.
verdict-leads = { $players } está à frente com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
verdict-lead = { $players } estão à frente com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} cada um
verdict-can-reach = { $player } ainda pode chegar a { $most }
verdict-can-drop = { $player } ainda pode descer para { $least }
verdict-order-stands = o que falta já não pode mudar a ordem
verdict-draw = Empate entre { $players }: { $figures }.
verdict-largest-domain = { $players } têm { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} cada um; { $winner } ganha por ter o domínio mais extenso, { $own } quadrados contra { $other }.
measure-largest-domain = domínio mais extenso: { $own } contra { $other }
measure-equal-largest-domain = domínio mais extenso: { $own } cada um
