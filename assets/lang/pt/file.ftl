### O ficheiro de jogo.

at-on = { $place } { $what }
file-syntax = linha { $line } coluna { $column }: isto não é JSON; um ficheiro de jogo foi cortado ou alterado à mão
file-no-game = isto é JSON, mas não um jogo do Crowncount: falta o campo «crowncount»
file-version = este jogo foi escrito por um Crowncount mais recente (formato { $version }); este lê o formato 1
file-schema = um campo falta ou é do tipo errado: { $detail }
file-no-such = «{ $word }» não pode estar aqui; escolhe entre { $words }
file-no-players = não há jogadores
file-no-rounds = não há nenhuma ronda
file-too-many-rounds = { $most ->
    [one] este jogo tem uma ronda; põe «dynasty» para três
   *[other] uma Dinastia tem { $most } rondas
}
file-no-name = um jogador precisa de um nome
file-same-name = dois jogadores chamam-se «{ $name }»; dá a cada um o seu nome
file-other-players = cada ronda tem de ter os jogadores da primeira
file-too-much = { $found } { $input } não pode ser; a caixa contém { $exist }
file-control-character = um nome não pode ter quebras de linha nem outros caracteres de controlo
