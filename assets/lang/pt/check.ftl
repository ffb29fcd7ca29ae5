### Checking the cells that a photo leaves in doubt, and the end of the game.

button-check = Verificar
tip-check = Verificar um a um os quadrados duvidosos
button-check-back = Voltar
button-check-skip = Mais tarde
button-check-stop = Parar
button-check-other = Outra coisa
button-see-sheet = Ver a folha
app-check-count = { $player }: { $number } de { $count }
app-check-right = Sim: { $cell }
app-all-checked = Tudo verificado
app-doubt-unknown = Ainda não se sabe o que está aqui.
app-doubt-set = Mudaste este quadrado.
app-doubt-empty = Parece vazio. Há aqui uma peça?
app-doubt-table = Parece a toalha de mesa. Há aqui uma peça?
app-doubt-crowns = As coroas veem-se mal.
app-doubt-dominoes = Parece { $seen }, mas com os dominós da caixa só encaixa { $cell }.
app-doubt-other = Também pode ser { $other }.
app-doubt-blurred = A foto não está nítida aqui.
app-being-read = a ler …
app-being-read-of = { $player }: a foto está a ser lida
app-deciding-squares = { $player }: { $count ->
    [one] { $count } quadrado
   *[other] { $count } quadrados
}
app-deciding-crowns = { $player }: { $count ->
    [one] { $count } coroa
   *[other] { $count } coroas
}
app-new = A mesa está vazia; Anular traz de volta o último jogo.
app-new-kept = O último jogo está nos jogos passados; Anular devolve-o à mesa.
app-proof = { $player }: de onde vem cada número
app-about-middle-kingdom = { $points } pontos se o castelo estiver no centro do reino
app-about-harmony = { $points } pontos se não faltar nenhum quadrado do reino
app-about-dynasty = Três partidas; somam-se os pontos de todas
app-path-open = Este sistema não tem janela de ficheiros. Escreve onde está o ficheiro:
app-path-save = Este sistema não tem janela de ficheiros. Escreve onde guardar o ficheiro:
button-open-it = Abrir
button-save-there = Guardar aí
button-path-cancel = Agora não
app-sight-drawing = Desenho
app-guess-tap = Toca num quadrado para o ver ampliado.
app-proposal-towns = Estas são cidades. É o Queendomino?
app-proposal-yes = Sim, { $what }
button-proposal-no = Não
app-proposal-both-boxes = Estes reinos precisam dos dominós das duas caixas. É Royal Wedding?
app-proposal-size = Este reino é { $size }. O jogo todo também?
app-proposal-colour = O castelo da foto tem esta cor: { $colour }. É a de { $player }?
app-proposal-colours = Os castelos das fotos: { $colours }. São as cores dos jogadores?
app-player-colour = { $player } { $colour }
button-proposal-colours = Sim, usá-las
app-doubt-no-photo = A foto deixou esta casa em dúvida, e a foto já não está cá. O que está aqui?
app-contradictions = { $count ->
    [one] Não falta nada, mas há algo impossível. Ver
   *[other] Não falta nada, mas há { $count } coisas impossíveis. Ver
}
app-uncounted = Ainda por contar
app-uncounted-none = nenhum
app-uncounted-list = { $what }?
app-queen-nobody = ninguém
