### More of the command line.

cli-files = Ficheiros de partida, reinos em texto, saídas de «scan --json» ou fotos; vários reinos formam uma partida e «-» é a entrada padrão
cli-game = Escrever um só ficheiro de partida com todas as fotos
cli-players = Os nomes dos jogadores, pela ordem das fotos
cli-out-game = O ficheiro a escrever; sem ele, a saída padrão
cli-force = Substituir o ficheiro se existir
cli-format = O formato, se o nome do ficheiro não o disser
cli-quiet = Mostrar só erros na saída de erros
cli-color = Cores: num terminal, sempre ou nunca
cli-explain = Responder às perguntas da mesa: o que decidiu, o que cada coisa deu ou custou, e se
cli-what-if = Pontuar a partida com uma alteração: «Ana r2c3=w1», «Ana r4c1=t:church», «queen=Bo» («queen=-» para ninguém); pode repetir-se
cli-best = Procurar a melhor colocação dos dominós de cada jogador
cli-seconds = Quantos segundos procurá-la, por jogador
cli-help-command = Mostrar a ajuda de um comando
cli-completions = Escrever os complementos para uma shell
cli-shell = A shell
cli-man = Escrever a página do manual
cli-game-alone = um ficheiro de partida é uma partida inteira; indica-o sozinho
cli-players-count = --players nomeia { $names }, mas há { $photos } reinos
cli-exists = o ficheiro já existe; --force substitui-o
cli-replaced = o ficheiro foi substituído
cli-no-ending = o nome não tem extensão; escolhe uma de { $endings } ou usa --format
text-holding = «{ $item }» não é algo que se possua; escreve «coins 11, knights 2, towers 3, queen»
