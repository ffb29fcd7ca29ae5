### A janela. As mensagens que começam por button- ou tab- estão em botões e têm de ser curtas.

button-photograph = Fotografar
tip-photograph = Abrir a fotografia de um reino, ou várias de uma vez
button-enter-by-hand = Introduzir à mão
tip-enter-by-hand = Tocar nas peças de cada reino ou escrevê-las
button-sample = Ver o exemplo
tip-sample = Ver como se lê uma fotografia, com a nossa imagem de exemplo
button-add-player = Juntar jogador
tip-add-player = Mais um reino na mesa
button-next-round = Próxima partida
tip-next-round = Começar a próxima partida da Dinastia
button-rules = Jogo e regras
tip-rules = Escolher o jogo, a edição, o tamanho e os bónus
button-new = Novo jogo
tip-new = Limpar a mesa; Anular recupera-a
button-open = Abrir
tip-open = Abrir um ficheiro de jogo
button-save = Guardar
tip-save = Guardar o jogo num ficheiro
button-undo = Anular
tip-undo = Anular o último passo
button-redo = Refazer
tip-redo = Refazer o passo anulado
button-copy = Copiar
tip-copy = Copiar o reino como texto
button-clear = Limpar
tip-clear = Limpar este reino
button-turn = Rodar
tip-turn = Rodar o reino um quarto de volta
button-next-player = Próximo jogador
tip-next-player = Ir para o próximo reino
button-frame = Cantos
tip-frame = Ajustar os cantos na fotografia
button-find-again = Procurar de novo
tip-find-again = Voltar a procurar o reino na fotografia
button-cancel = Cancelar
tip-cancel = Parar de ler a fotografia
button-theme = Claro ou escuro
tip-theme = Mudar entre claro e escuro
button-letters = Letras nas peças
tip-letters = Mostrar uma letra em cada terreno, para não depender da cor
button-paper = Conferir
tip-paper = Escrever o que contaste no papel e ver as diferenças
button-done = Pronto
button-close = Fechar
button-use-it = Pronto
button-by-hand = À mão
button-whose-new = Novo jogador
button-whose-drop = Não é um reino
button-whose-add = Adicionar um reino
button-reset-cell = Repor
button-reset-all = Repor tudo
button-remove-player = Remover

tab-table = Mesa
tab-kingdom = Reino
tab-sheet = Pontos

app-welcome = Quem ganhou?
app-welcome-how = Fotografa ou introduz cada reino, e a folha de pontos preenche-se sozinha.
app-welcome-drop = Também podes arrastar ou colar aqui fotografias e ficheiros de jogo.
app-menu = Menu
app-size = { $rows }x{ $columns }
app-rules = Jogo e regras
app-edition = Edição
app-frame = Tamanho do reino
app-bonuses = Regras adicionais
app-name = Nome
app-members = Membros da equipa, separados por vírgulas
app-colour = Cor
app-player-card = { $name }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
app-edit-player = Editar { $name }
app-cells-unsure = { $count ->
    [one] { $count } quadrado a verificar
   *[other] { $count } quadrados a verificar
}
app-nothing-entered = ainda nada introduzido
app-less = menos: { $what }
app-more = mais: { $what }

app-cell-unknown = desconhecido
app-cell-empty = sem peça
app-cell-castle = castelo
app-cell-crowns = { $terrain }, { $count ->
    [one] { $count } coroa
   *[other] { $count } coroas
}
app-cell-crosses = { $terrain }, { $count ->
    [one] { $count } cruz
   *[other] { $count } cruzes
}
app-cell-unsure = { $cell }, a verificar
app-badge = { $squares } × { $crowns } = { $points }
app-brush = pintar: { $what }
app-drawn-by-hand = Os mapas de Kingdomino Duel são desenhados a lápis: introduz-os à mão.
app-brush-select = só selecionar
app-sight-beside = Lado a lado
app-sight-over = Sobrepostos
app-fader = Transição entre fotografia e desenho

app-crop = O quadrado selecionado na fotografia
app-guess-hint = Escolhe a opção certa; mantém-se quando a fotografia é lida de novo.
app-guess-none = Aponta para um quadrado ou seleciona-o para o ver em grande.

app-no-findings = Estes reinos podem formar-se com a caixa.
app-fix-cell = { $player }, linha { $row } coluna { $column }: { $cell }
app-fix-frame = Jogar em { $rows }x{ $columns }
app-fix-queen = Dar a Rainha a { $player }
app-fix-no-queen = Ninguém tem a Rainha
app-fix-empty = Ali não há nenhuma peça

app-building = Que edifício?
app-bare-town = sem edifício
app-building-choice = { $building }: { $effect } (restam { $count })
app-copies-left = restam { $count }
app-effect-territory = { $points } pontos por cada território de { $terrain }
app-effect-tower = 1 ponto por torre
app-effect-knight = 1 ponto por cavaleiro
app-effect-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
app-effect-crown = uma coroa para a sua cidade
app-no-power = nenhum
tip-queen = Só um jogador tem a Rainha; conta como uma coroa no seu território mais extenso

app-pad-cell = { $player }, { $line }: { $points }
app-pad-place = { $player }: { $place }.º lugar
app-point-at = Aponta para um número para ver de onde vem.
app-derivation = { $player }, { $line }: { $derivation }
app-paper-cell = contado no papel: { $line }
app-paper-agrees = A tua conta está certa.
app-paper-differs = { $typed } no papel. { $derivation }

app-photo = A fotografia com a moldura à volta do reino
app-corner = Canto { $number }
whose-question = Reino { $number } de { $count }: de quem é?
whose-frame = Reino { $number }: { $player }
app-rectified = O reino recortado pela moldura
app-photo-gone = A fotografia já não está disponível; o reino fica como foi lido.
app-check-corners = Verifica os cantos: a fotografia não é clara.
app-drag-corners = Arrasta os cantos até ao reino; depois é lido.
app-cannot-be-laid = Este reino não se pode formar com a caixa, por isso cada quadrado foi lido em separado; verifica-os.
app-undecided = A procura de um reino possível com a caixa demorou demasiado, por isso cada quadrado foi lido em separado; verifica-os.
app-stage-decode = A abrir a fotografia
app-stage-find = A procurar o reino
app-stage-read = A ler os quadrados
app-stage-solve = A encaixar os dominós
app-goes-on = Continua assim que for lida

app-photos = Fotografias
app-games = Jogos
app-clipboard = área de transferência
app-copied = Reino copiado.
app-saved = Guardado como { $name }.
app-broken = algo correu mal dentro do programa e este passo foi abandonado; nada mais se perdeu ({ $detail })

colour-pink = rosa
colour-yellow = amarelo
colour-green = verde
colour-blue = azul
colour-orange = laranja
colour-violet = roxo
colour-white = branco
colour-red = vermelho

button-share = Partilhar
tip-share = Guardar ou copiar a folha de pontos
button-copy-sheet = Copiar como texto
tip-copy-sheet = Copiar a folha de pontos como texto
button-copy-picture = Copiar imagem
tip-copy-picture = Copiar a folha de pontos como imagem
button-keep = Conservar
tip-keep = Juntar este jogo aos teus jogos passados
button-history = Jogos passados
tip-history = Ver os teus jogos passados
button-export-history = Guardar todos
tip-export-history = Guardar tudo num só ficheiro: jogos passados, o jogo na mesa, definições e fotografias
button-import-history = Importar
tip-import-history = Juntar jogos passados com as suas fotografias a partir de um ficheiro
button-restore = Recuperar
app-share-file = Como ficheiro
app-share-clipboard = Para a área de transferência
app-sheet-copied = Folha de pontos copiada como texto.
app-picture-copied = Folha de pontos copiada como imagem.
app-kept = Juntado aos teus jogos passados.
app-imported = Jogos acrescentados: { $added }, já presentes: { $known }, ilegíveis: { $refused }.
app-photos-left-out = Fotografias que não couberam no ficheiro ou não puderam ser lidas: { $count }.
app-photos-unkept = Fotografias do ficheiro que não puderam ser guardadas: { $count }.
app-past-games = Jogos
app-past-players = { $game }: jogadores
app-past-none = Ainda não há jogos. Aqui aparecem os jogos que conservares.
app-past-open = Abrir { $players }
app-past-delete = Apagar { $players }
app-past-name = jogador
app-past-count = jogos
app-past-wins = vitórias
app-past-average = média
app-past-tenths = { $whole },{ $tenths }
app-past-best = recorde
app-past-terrain = melhor terreno
app-past-chart = evolução

app-player-done = pronto
button-questions = Perguntas
tip-questions = O que se pergunta à mesa
app-questions = Perguntas à mesa
app-back-to-sheet = Voltar aos pontos
app-best-hint = O que os mesmos dominós poderiam ter rendido, colocados de outra forma
app-best-search = Procurar para { $player }
app-best-searching = { $player }: a procurar…
app-best-stop = Parar e mostrar a melhor até agora
app-best-drawn = A melhor disposição para { $player }: { $rows }
app-questions-answers = Respostas
app-questions-what-if = E se…
app-questions-best = Melhor disposição
app-try-hint = Toca numa casa e escolhe o que poderia ter lá estado. O jogo fica como está.
app-try-back = Voltar ao jogo real
app-try-cell = E se…, { $cell }
app-try-choice = Experimentar { $cell }
app-try-queen = Rainha: { $player }
app-try-no-queen = Rainha: ninguém
