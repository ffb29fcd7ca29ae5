### Файл игры.

at-on = { $place } { $what }
file-syntax = строка { $line } столбец { $column }: это не JSON; файл игры обрезан или изменён вручную
file-no-game = это JSON, но не игра Crowncount: нет поля «crowncount»
file-version = эту игру записал более новый Crowncount (формат { $version }); этот читает формат 1
file-schema = поля нет или оно не того вида: { $detail }
file-no-such = «{ $word }» здесь стоять не может; выберите из: { $words }
file-no-players = нет игроков
file-no-rounds = нет ни одного раунда
file-too-many-rounds = { $most ->
    [one] в этой игре { $most } раунд; для трёх укажите «dynasty»
    [few] в Династии { $most } раунда
    [many] в Династии { $most } раундов
   *[other] в Династии { $most } раунда
}
file-no-name = игроку нужно имя
file-same-name = двух игроков зовут «{ $name }»; дайте каждому своё имя
file-other-players = в каждом раунде должны быть игроки первого
file-too-much = { $input }: столько ({ $found }) быть не может; в коробке { $exist }
file-control-character = в имени не может быть переводов строки и других управляющих символов
