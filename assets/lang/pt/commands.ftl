### Mais comandos.

cli-files = Ficheiros de jogo, reinos em texto, resultados de «scan --json» ou fotografias; vários reinos formam um jogo e «-» é a entrada padrão
cli-game = Escrever um só ficheiro de jogo com todas as fotografias
cli-players = Os nomes dos jogadores, pela ordem das fotografias; se uma fotografia mostra vários reinos, no sentido dos ponteiros do relógio a partir do de cima à esquerda
cli-out-game = O ficheiro a escrever; sem ele, a saída padrão
cli-force = Substituir o ficheiro se existir
cli-format = O formato, se o nome do ficheiro não o disser
cli-quiet = Mostrar só erros na saída de erros
cli-color = Quando usar cores: num terminal, sempre ou nunca
cli-explain = Responder às perguntas da mesa: o que foi decisivo, o que cada coisa deu ou custou, o que teria mudado
cli-what-if = Pontuar o jogo com uma alteração: «Ana r2c3=w1», «Ana r4c1=t:church», «queen=Bo» («queen=-» para ninguém); numa Dinastia, com a partida à frente: «2: Ana r2c3=w1»; pode ser repetido
cli-best = Procurar a melhor forma de colocar os dominós de cada jogador
cli-seconds = Quantos segundos procurá-la, por jogador
cli-help-command = Mostrar a ajuda de um comando
cli-completions = Escrever o preenchimento automático para uma shell
cli-shell = A shell
cli-man = Escrever a página do manual
cli-game-alone = um ficheiro de jogo é um jogo inteiro; indica-o sozinho
cli-players-count = o número de nomes de --players ({ $names }) não é o de reinos ({ $photos })
cli-exists = o ficheiro já existe; usa --force para o substituir
cli-replaced = o ficheiro foi substituído
cli-no-ending = o nome não tem extensão; escolhe uma de { $endings } ou usa --format
text-holding = «{ $item }» não é algo que um jogador possa ter; escreve «coins 11, knights 2, towers 3, queen»
text-unsure = «{ $item }» não é uma casa deste reino; escreve «unsure row 1 column 2, row 3 column 4»
