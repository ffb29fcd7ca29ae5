### O ficheiro de jogo.

at-on = { $place } { $what }
file-syntax = linha { $line } coluna { $column }: JSON inválido (incompleto ou mal escrito?)
file-no-game = JSON válido, mas não é um jogo do Crowncount: falta o campo «crowncount»
file-version = este jogo foi escrito por uma versão mais recente do Crowncount (formato { $version }); esta lê o formato 1
file-missing = falta o campo «{ $field }»
file-wrong-type = tem de ser { $type ->
    [number] um número inteiro pequeno, 0 ou mais
    [text] um texto entre aspas
    [flag] true ou false
    [list] uma lista
    [cell] uma linha e uma coluna como [0, 2]
   *[other] um objeto
}
file-no-such = «{ $word }» não é permitido aqui; escolhe entre { $words }
file-no-cell = o reino não tem esta casa
file-no-players = não há jogadores
file-no-rounds = não há nenhuma partida
file-too-many-rounds = { $most ->
    [one] este jogo tem uma só partida; põe «dynasty» para três
   *[other] uma Dinastia tem { $most } partidas
}
file-no-name = cada jogador precisa de um nome
file-same-name = dois jogadores chamam-se «{ $name }»; dá-lhes nomes diferentes
file-other-players = todas as partidas têm de ter os mesmos jogadores que a primeira
file-too-much = { $found } { $input } é impossível; a caixa contém { $exist }
file-control-character = um nome não pode ter quebras de linha nem outros caracteres de controlo
file-too-many-players = { $most ->
    [one] pode haver no máximo { $most } jogador
   *[other] pode haver no máximo { $most } jogadores
}
file-long-name = um nome pode ter no máximo { $most } caracteres
file-too-deep = os campos estão aninhados em mais de { $most } níveis
