### A janela. As mensagens que começam por button- ou tab- estão em botões e têm de ser curtas.

button-photograph = Fotografar
tip-photograph = Abrir a fotografia de um reino; também se pode largar ou colar uma
button-enter-by-hand = Introduzir à mão
tip-enter-by-hand = Tocar ou escrever as peças de cada reino
button-sample = Ver o exemplo
tip-sample = Ver como se lê uma fotografia, com uma imagem nossa
button-add-player = Mais um jogador
tip-add-player = Mais um reino na mesa
button-next-round = Próxima ronda
tip-next-round = Começar a próxima ronda da Dinastia
button-rules = Jogo e regras
tip-rules = Escolher o jogo, a edição, o tamanho e os bónus
button-new = Novo jogo
tip-new = Limpar a mesa; Anular recupera-a
button-open = Abrir
tip-open = Abrir um ficheiro de jogo
button-save = Guardar
tip-save = Guardar o jogo num ficheiro
button-undo = Anular
tip-undo = Voltar um passo atrás
button-redo = Refazer
tip-redo = Fazê-lo de novo
button-copy = Copiar
tip-copy = Copiar o reino como texto
button-clear = Limpar
tip-clear = Limpar este reino
button-turn = Rodar
tip-turn = Rodar o reino um quarto de volta
button-next-unsure = Próxima dúvida
tip-next-unsure = Ir para o próximo quadrado que convém ver
button-next-player = Próximo jogador
tip-next-player = Ir para o próximo reino
button-frame = Cantos
tip-frame = Acertar os cantos na fotografia
button-find-again = Procurar de novo
tip-find-again = Procurar outra vez o reino na fotografia
button-cancel = Cancelar
tip-cancel = Parar de ler a fotografia
button-theme = Claro ou escuro
tip-theme = Mudar entre dia e noite
button-letters = Letras
tip-letters = Mostrar a letra de cada terreno, para que a cor não seja o único sinal
button-paper = Prova em papel
tip-paper = Escrever o que se contou no papel e ver onde difere
button-done = Pronto
button-close = Fechar
button-use-it = Usar
button-by-hand = À mão
button-reset-cell = Como lido
button-reset-all = Tudo como lido
button-remove-player = Remover

tab-table = Mesa
tab-kingdom = Reino
tab-sheet = Pontos

app-welcome = Quem ganhou?
app-welcome-how = Fotografa ou toca cada reino, e a folha de pontos preenche-se sozinha.
app-welcome-drop = Aqui podem largar-se fotografias e ficheiros de jogo.
app-menu = Menu
app-size = { $rows }x{ $columns }
app-rules = Jogo e regras
app-edition = Edição
app-frame = Tamanho de um reino
app-bonuses = Joga-se também com
app-name = Nome
app-members = Membros da equipa, separados por vírgulas
app-colour = Cor
app-player-card = { $name }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
app-edit-player = Alterar { $name }
app-cells-unsure = { $count ->
    [one] { $count } quadrado incerto
   *[other] { $count } quadrados incertos
}
app-nothing-entered = ainda sem nada
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
app-cell-unsure = { $cell }, incerto
app-badge = { $squares } × { $crowns } = { $points }
app-brush = pintar: { $what }
app-brush-select = nada, só escolher
app-sight-beside = Lado a lado
app-sight-over = Um sobre o outro
app-fader = Entre fotografia e desenho

app-crop = O quadrado escolhido na fotografia
app-guess = { $cell } { $percent } %
app-guess-hint = Carrega no que está certo; fica assim quando a fotografia é lida de novo.
app-guess-none = Aponta para um quadrado ou seleciona-o para o ver em grande.

app-no-findings = Com a caixa podem formar-se estes reinos.
app-fix-cell = { $player }, linha { $row } coluna { $column }: { $cell }
app-fix-frame = Jogar em { $rows }x{ $columns }
app-fix-queen = Dar a Rainha a { $player }
app-fix-no-queen = Ninguém tem a Rainha
app-fix-empty = Ali não há peça

app-building = Que edifício?
app-bare-town = sem edifício
app-building-choice = { $building }: { $effect } (restam { $count })
app-effect-territory = { $points } pontos por cada território de { $terrain }
app-effect-tower = 1 ponto por torre
app-effect-knight = 1 ponto por cavaleiro
app-effect-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
app-effect-crown = uma coroa para a sua cidade
app-no-power = não o tem
tip-queen = Só um jogador tem a Rainha; ela conta como uma coroa no território mais extenso

app-pad-cell = { $player }, { $line }: { $points }
app-pad-place = { $player }: lugar { $place }
app-point-at = Aponta para um número para ver de onde vem.
app-derivation = { $player }, { $line }: { $points } = { $why }
app-paper-cell = contado no papel: { $line }
app-paper-agrees = A tua conta está certa.
app-paper-differs = { $typed } no papel. { $derivation }

app-photo = A fotografia com a moldura do reino
app-corner = Canto { $number }
app-rectified = O reino como a moldura o recorta
app-photo-gone = A fotografia já não está aqui; o reino fica como foi lido.
app-check-corners = Verifica os cantos: a fotografia deixa uma dúvida.
app-cannot-be-laid = Com a caixa não se pode formar este reino, por isso os quadrados foram lidos um a um; vê-os.
app-undecided = A procura de um reino da caixa demorou demasiado, por isso os quadrados foram lidos um a um; vê-os.
app-stage-decode = A abrir a fotografia
app-stage-find = A procurar o reino
app-stage-read = A ler os quadrados
app-stage-solve = A encaixar os dominós

app-photos = Fotografias
app-games = Jogos
app-clipboard = área de transferência
app-copied = O reino foi copiado.
app-saved = Guardado como { $name }.
app-file-problem = o ficheiro não se pode ler ou escrever: { $detail }

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
tip-keep = Conservar este jogo entre os jogos passados
button-history = Jogos passados
tip-history = Ver os jogos passados
button-export-history = Guardar todos
tip-export-history = Guardar todos os jogos passados num só ficheiro
button-import-history = Juntar de ficheiro
tip-import-history = Trazer jogos passados de um ficheiro
button-restore = Recuperar
app-share-file = Como ficheiro
app-share-clipboard = Para a área de transferência
app-sheet-copied = A folha de pontos foi copiada como texto.
app-picture-copied = A folha de pontos foi copiada como imagem.
app-kept = Conservado entre os jogos passados.
app-imported = Jogos acrescentados: { $added }, já presentes: { $known }, ilegíveis: { $refused }.
app-past-games = Jogos
app-past-players = { $game }: jogadores
app-past-none = Ainda não há jogos. Aqui ficam os jogos terminados que conservares.
app-past-open = Abrir { $players }
app-past-delete = Apagar { $players }
app-past-name = jogador
app-past-count = jogos
app-past-wins = vitórias
app-past-average = média
app-past-best = recorde
app-past-terrain = melhor terreno
app-past-chart = evolução
