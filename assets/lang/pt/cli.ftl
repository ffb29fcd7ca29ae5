### A linha de comandos.

cli-about = Conta os pontos de jogos terminados de Kingdomino, Queendomino, Royal Wedding e Kingdomino Duel, com cada número explicado
cli-score = Preencher a folha de pontos de um ficheiro de jogo, ou de um reino como texto
cli-audit = Verificar se os reinos podem ter sido formados com os dominós da caixa
cli-sheet = Escrever a folha de pontos de um jogo num ficheiro para guardar, imprimir ou partilhar
cli-out = O ficheiro; a sua terminação diz em que se torna: txt, csv, json, svg, png ou pdf
cli-file = Um ficheiro de jogo, ou um reino como texto; «-» é a entrada padrão
cli-json = Escrever JSON
cli-rules = As regras: kingdomino (ou classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel; pode seguir-se «-5x5» ou «-7x7»
cli-bonus = Ligar um bónus; pode ser dado duas vezes
cli-lang = A língua: { $tags }; senão, a do sistema
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
    Um reino escreve-se com uma fila por linha, ou com «/» entre filas, os quadrados separados por espaços:
      w trigo   f floresta   l lago   g prado   s pântano   m montanha   t cidade
      c castelo   . sem peça   ? ainda desconhecido   um algarismo atrás: coroas (m3)
      t:church  uma cidade com esse edifício
      Duel: d ponto   i faixa   D ponto duplo   I faixa dupla   b todo preto   q esquartelado
cli-no-output = não se pode escrever a resposta: { $detail }
cli-standard-input = entrada padrão
cli-no-command = não foi dado nenhum comando; ver «crowncount --help»
cli-no-language = --lang { $tag }: esta língua não existe aqui; escolhe entre { $tags }
cli-unknown-argument = «{ $argument }» não é conhecido aqui; ver «crowncount --help»
cli-unknown-command = não há nenhum comando «{ $command }»; ver «crowncount --help»
cli-unknown-command-but = não há nenhum comando «{ $command }»; querias dizer «{ $meant }»?
cli-missing-argument = falta alguma coisa: { $argument }
cli-missing-value = { $argument }: falta o valor
cli-needless-value = { $argument } não aceita um valor como «{ $value }»
cli-bad-value = { $argument }: «{ $value }» não pode estar aqui; escolhe entre { $values }
cli-once = { $argument } só pode ser dado uma vez
cli-bad-call = não se percebe esta chamada; ver «crowncount --help»
cli-not-found = este ficheiro não existe
cli-is-folder = isto é uma pasta
cli-not-allowed = não é permitido lê-lo
cli-unreadable = não se pode ler: { $detail }
cli-no-folder = esta pasta não existe
cli-not-allowed-to-write = não é permitido escrevê-lo
cli-unwritable = não se pode escrever: { $detail }
cli-too-long = isto é demasiado longo para um jogo ou um reino
cli-no-text = isto não é texto; um reino ou um ficheiro de jogo é, e uma fotografia lê-se com «crowncount scan»
cli-bad-bonus = --bonus { $name }: { $what }
cli-no-rules = --rules { $name }: estas regras não existem; escolhe entre { $names }
cli-scan = Ler o reino em fotografias
cli-photos = Fotografias: JPEG, PNG ou WebP
cli-corners = Os cantos do reino em píxeis da fotografia, no sentido dos ponteiros do relógio a partir de cima à esquerda: "x,y x,y x,y x,y"
cli-size = O tamanho do reino
cli-open = Um ficheiro de jogo ou uma fotografia a abrir na janela
cli-no-window = a janela não se pode abrir: { $detail }; sem ecrã, «crowncount --help» diz o que mais há
