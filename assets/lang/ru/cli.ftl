### Командная строка.

cli-about = Считает очки законченных партий Kingdomino, Queendomino, Royal Wedding и Kingdomino Duel и объясняет каждое число
cli-score = Заполнить лист подсчёта для файла игры, королевств в виде текста или фото
cli-audit = Проверить, можно ли было выложить королевства костяшками из коробки
cli-sheet = Записать лист подсчёта игры в файл, чтобы сохранить, напечатать или поделиться
cli-out = Файл для записи; его расширение задаёт формат: txt, csv, json, svg, png или pdf
cli-json = Вывести JSON
cli-rules = Правила: kingdomino (или classic), revised, mighty-duel, mighty-duel-revised, queendomino, royal-wedding, duel; после них можно указать «-5x5» или «-7x7»
cli-bonus = Включить бонус; можно указать несколько раз
cli-lang = Язык: { $tags }; по умолчанию — язык системы
cli-help = Показать эту справку
cli-version = Показать версию
cli-usage = Использование:
cli-commands = Команды
cli-arguments = Аргументы
cli-options = Параметры
cli-name-command = КОМАНДА
cli-name-options = ПАРАМЕТРЫ
cli-name-file = ФАЙЛ
cli-name-name = НАЗВАНИЕ
cli-name-photo = ФОТО
cli-name-tag = ЯЗЫК
cli-notation =
    Королевство пишут по одному ряду в строке (или через «/» между рядами), квадраты через пробел:
      w пшеница   f лес   l озеро   g луг   s болото   m горы   t город
      c замок   . нет тайла   ? неизвестно   цифра после буквы: короны (m3)
      t:church  город с этим зданием
      Duel: d точка   i полоса   D двойная точка   I двойная полоса   b чёрный герб   q четверочастный
      «Ana:» над ним: имя   «coins 11, knights 2, towers 3, queen» под ним: что есть у игрока
cli-no-output = не удаётся записать ответ: { $detail }
cli-standard-input = стандартный ввод
cli-no-command = команда не указана; см. «crowncount --help»
cli-no-language = --lang { $tag }: этот язык недоступен; выберите из: { $tags }
cli-unknown-argument = неизвестный аргумент «{ $argument }»; см. «crowncount --help»
cli-unknown-command = неизвестная команда «{ $command }»; см. «crowncount --help»
cli-unknown-command-but = неизвестная команда «{ $command }»; может быть, «{ $meant }»?
cli-missing-argument = не указан аргумент { $argument }; см. «crowncount --help»
cli-missing-value = { $argument }: не указано значение
cli-needless-value = { $argument } не принимает значения
cli-bad-value = { $argument }: «{ $value }» здесь недопустимо; выберите из: { $values }
cli-bad-number = { $argument }: «{ $value }» здесь недопустимо; выберите целое число от { $least } до { $most }
cli-once = { $argument } можно указать только один раз
cli-bad-call = не удаётся понять командную строку; см. «crowncount --help»
cli-no-folder = такой папки нет
cli-not-allowed-to-write = нет прав на запись
cli-unwritable = не удаётся записать: { $detail }
cli-no-text = это не текст и не картинка JPEG, PNG или WebP
cli-bad-bonus = --bonus { $name }: { $what }
cli-no-rules = --rules { $name }: таких правил нет; выберите из: { $names }
cli-scan = Прочитать королевства с фотографий
cli-photos = Фотографии: JPEG, PNG или WebP
cli-corners = Углы королевства в пикселях снимка, по часовой стрелке от левого верхнего: "x,y x,y x,y x,y"
cli-size = Размер королевства
cli-open = Файл игры или фото, которые открыть в окне
cli-no-window = не удаётся открыть окно: { $detail }; без экрана «crowncount --help» покажет другие команды
cli-same-file = так будет перезаписана сама игра; выберите другое имя
