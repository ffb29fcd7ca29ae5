### A linha de comandos.

cli-about = Conta os pontos de jogos terminados de Kingdomino, Queendomino, Royal Wedding e Kingdomino Duel, e explica cada número
cli-score = Preencher a folha de pontos de um ficheiro de jogo, de reinos em texto ou de fotografias
cli-audit = Verificar se os reinos podem ter sido formados com os dominós da caixa
cli-sheet = Escrever a folha de pontos de um jogo num ficheiro para guardar, imprimir ou partilhar
cli-out = O ficheiro a escrever; a extensão decide o formato: txt, csv, json, svg, png ou pdf
cli-json = Mostrar JSON
cli-rules = As regras: kingdomino (ou classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel; podem ser seguidas de «-5x5» ou «-7x7»
cli-bonus = Ativar um bónus; pode ser repetido
cli-lang = A língua: { $tags }; por omissão, a do sistema
cli-help = Mostrar esta ajuda
cli-version = Mostrar a versão
cli-usage = Utilização:
cli-commands = Comandos
cli-arguments = Argumentos
cli-options = Opções
cli-name-command = COMANDO
cli-name-options = OPÇÕES
cli-name-file = FICHEIRO
cli-name-name = NOME
cli-name-photo = FOTO
cli-name-tag = LÍNGUA
cli-notation =
    Um reino escreve-se com uma fila por linha (ou com «/» entre filas), os quadrados separados por espaços:
      w trigo   f floresta   l lago   g prado   s pântano   m montanha   t cidade
      c castelo   . sem peça   ? desconhecido   um algarismo a seguir à letra: coroas (m3)
      t:church  uma cidade com esse edifício
      Duel: d ponto   i faixa   D ponto duplo   I faixa dupla   b todo preto   q esquartelado
      «Ana:» por cima: o nome   «coins 11, knights 2, towers 3, queen» por baixo: o que o jogador possui
cli-no-output = não é possível escrever a resposta: { $detail }
cli-standard-input = entrada padrão
cli-no-command = não foi indicado nenhum comando; ver «crowncount --help»
cli-no-language = --lang { $tag }: esta língua não está disponível; escolhe entre { $tags }
cli-unknown-argument = argumento desconhecido «{ $argument }»; ver «crowncount --help»
cli-unknown-command = comando desconhecido «{ $command }»; ver «crowncount --help»
cli-unknown-command-but = comando desconhecido «{ $command }»; querias dizer «{ $meant }»?
cli-missing-argument = falta o argumento { $argument }; ver «crowncount --help»
cli-missing-value = { $argument }: falta o valor
cli-needless-value = { $argument } não aceita nenhum valor
cli-bad-value = { $argument }: «{ $value }» não é permitido aqui; escolhe entre { $values }
cli-bad-number = { $argument }: «{ $value }» não é permitido aqui; escolhe um número inteiro de { $least } a { $most }
cli-once = { $argument } só pode ser indicado uma vez
cli-bad-call = não se percebe esta linha de comandos; ver «crowncount --help»
cli-no-folder = a pasta não existe
cli-not-allowed-to-write = sem permissão para escrever
cli-unwritable = não é possível escrever: { $detail }
cli-no-text = não é texto nem uma imagem JPEG, PNG ou WebP
cli-bad-bonus = --bonus { $name }: { $what }
cli-no-rules = --rules { $name }: regras desconhecidas; escolhe entre { $names }
cli-scan = Ler reinos a partir de fotografias
cli-photos = Fotografias: JPEG, PNG ou WebP
cli-corners = Os cantos do reino em píxeis da fotografia, no sentido dos ponteiros do relógio a partir do canto superior esquerdo: "x,y x,y x,y x,y"
cli-size = O tamanho do reino
cli-open = Um ficheiro de jogo ou uma fotografia para abrir na janela
cli-no-window = não é possível abrir a janela: { $detail }; sem ecrã, «crowncount --help» mostra os outros comandos
cli-same-file = isto substituiria o próprio jogo; escolhe outro nome
