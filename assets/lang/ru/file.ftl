### Файл игры.

at-on = { $place } { $what }
file-syntax = строка { $line } столбец { $column }: неверный JSON (обрезан или с опечаткой?)
file-no-game = JSON верный, но это не игра Crowncount: нет поля «crowncount»
file-version = эта игра записана более новой версией Crowncount (формат { $version }); эта версия читает формат 1
file-missing = нет поля «{ $field }»
file-wrong-type = здесь ожидается { $type ->
    [number] небольшое целое число от 0
    [text] текст в кавычках
    [flag] true или false
    [list] список
    [cell] строка и столбец, например [0, 2]
   *[other] объект
}
file-no-such = «{ $word }» здесь недопустимо; выберите из: { $words }
file-no-cell = в королевстве нет такого квадрата
file-no-players = нет игроков
file-no-rounds = нет ни одного раунда
file-too-many-rounds = { $most ->
    [one] в этой игре { $most } раунд; для трёх укажите «dynasty»
    [few] в Династии { $most } раунда
    [many] в Династии { $most } раундов
   *[other] в Династии { $most } раунда
}
file-no-name = у каждого игрока должно быть имя
file-same-name = двух игроков зовут «{ $name }»; дайте им разные имена
file-other-players = в каждом раунде должны быть те же игроки, что и в первом
file-too-much = { $input }: { $found } — это невозможно; в коробке { $exist }
file-control-character = в имени не может быть переводов строки и других управляющих символов
file-too-many-players = { $most ->
    [one] может быть не больше { $most } игрока
    [few] может быть не больше { $most } игроков
    [many] может быть не больше { $most } игроков
   *[other] может быть не больше { $most } игроков
}
file-long-name = в имени может быть не больше { $most } знаков
file-too-deep = вложенность полей больше { $most } уровней
