### Командная строка.

cli-about = Считает очки законченных партий Kingdomino, Queendomino, Royal Wedding и Kingdomino Duel и объясняет каждое число
cli-score = Заполнить лист подсчёта для файла игры или королевства в виде текста
cli-audit = Проверить, можно ли было выложить королевства костяшками из коробки
cli-sheet = Записать лист подсчёта игры в файл, чтобы сохранить, напечатать или поделиться
cli-out = Файл; его окончание говорит, чем он станет: txt, csv, json, svg, png или pdf
cli-file = Файл игры или королевство в виде текста; «-» — стандартный ввод
cli-json = Выдать JSON
cli-rules = Правила: kingdomino (или classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel; за ними может следовать «-5x5» или «-7x7»
cli-bonus = Включить бонус; можно указать дважды
cli-lang = Язык: { $tags }; иначе — язык системы
cli-help = Показать эту справку
cli-version = Показать версию
cli-usage = Вызов:
cli-commands = Команды
cli-arguments = Аргументы
cli-options = Ключи
cli-name-command = КОМАНДА
cli-name-options = КЛЮЧИ
cli-name-file = ФАЙЛ
cli-name-name = НАЗВАНИЕ
cli-name-photo = ФОТО
cli-name-tag = ЯЗЫК
cli-notation =
    Королевство пишут по ряду в строке или через «/» между рядами, квадраты через пробел:
      w пшеница   f лес   l озеро   g луг   s болото   m горы   t город
      c замок   . нет тайла   ? ещё неизвестно   цифра после буквы: короны (m3)
      t:church  город с этим зданием
      Duel: d точка   i полоса   D двойная точка   I двойная полоса   b чёрный герб   q четверти
cli-no-output = ответ не удаётся записать: { $detail }
cli-standard-input = стандартный ввод
cli-no-command = команда не указана; см. «crowncount --help»
cli-no-language = --lang { $tag }: такого языка нет; выберите из: { $tags }
cli-unknown-argument = «{ $argument }» здесь неизвестно; см. «crowncount --help»
cli-unknown-command = нет команды «{ $command }»; см. «crowncount --help»
cli-unknown-command-but = нет команды «{ $command }»; может быть, «{ $meant }»?
cli-missing-argument = чего-то не хватает: { $argument }
cli-missing-value = { $argument }: нет значения
cli-needless-value = { $argument }: значение «{ $value }» здесь лишнее
cli-bad-value = { $argument }: «{ $value }» здесь стоять не может; выберите из: { $values }
cli-once = { $argument } можно указать только один раз
cli-bad-call = этот вызов непонятен; см. «crowncount --help»
cli-not-found = такого файла нет
cli-is-folder = это папка
cli-not-allowed = читать это не разрешено
cli-unreadable = это не читается: { $detail }
cli-no-folder = такой папки нет
cli-not-allowed-to-write = писать сюда не разрешено
cli-unwritable = это не записывается: { $detail }
cli-too-long = это слишком длинно для игры или королевства
cli-no-text = это не текст; королевство или файл игры — текст, а фотографию читает «crowncount scan»
cli-bad-bonus = --bonus { $name }: { $what }
cli-no-rules = --rules { $name }: таких правил нет; выберите из: { $names }
cli-scan = Прочитать королевство на фотографиях
cli-photos = Фотографии: JPEG, PNG или WebP
cli-corners = Углы королевства в пикселях снимка, по часовой стрелке от левого верхнего: "x,y x,y x,y x,y"
cli-size = Размер королевства
cli-open = Файл игры или фото, чтобы открыть в окне
cli-no-window = окно не открывается: { $detail }; без экрана «crowncount --help» подскажет, что ещё есть
