### Окно. Сообщения, которые начинаются с button- или tab-, стоят на кнопках и должны быть короткими.

button-photograph = Снять на фото
tip-photograph = Открыть фото королевства или сразу несколько
button-enter-by-hand = Ввести вручную
tip-enter-by-hand = Отметить тайлы каждого королевства или набрать их на клавиатуре
button-sample = Пример
tip-sample = Посмотреть, как читается фото, на нашем примере
button-add-player = Ещё игрок
tip-add-player = Ещё одно королевство на столе
button-next-round = Следующий раунд
tip-next-round = Начать следующий раунд Династии
button-rules = Игра и правила
tip-rules = Выбрать игру, издание, размер и бонусы
button-new = Новая игра
tip-new = Очистить стол; «Отменить» вернёт всё обратно
button-open = Открыть
tip-open = Открыть файл игры
button-save = Сохранить
tip-save = Сохранить игру в файл
button-undo = Отменить
tip-undo = Отменить последний шаг
button-redo = Вернуть
tip-redo = Вернуть отменённый шаг
button-copy = Копировать
tip-copy = Скопировать королевство как текст
button-clear = Очистить
tip-clear = Очистить это королевство
button-turn = Повернуть
tip-turn = Повернуть королевство на 90 градусов
button-next-player = Следующий игрок
tip-next-player = Перейти к следующему королевству
button-frame = Углы
tip-frame = Поправить углы на фото
button-find-again = Искать снова
tip-find-again = Ещё раз поискать королевство на фото
button-cancel = Прервать
tip-cancel = Прекратить чтение фото
button-theme = Светлая и тёмная
tip-theme = Переключить светлую и тёмную тему
button-letters = Буквы на тайлах
tip-letters = Показывать букву на каждом ландшафте, чтобы не полагаться только на цвет
button-paper = Сверка
tip-paper = Ввести то, что насчитали на бумаге, и увидеть расхождения
button-done = Готово
button-close = Закрыть
button-use-it = Применить
button-by-hand = Вручную
button-whose-new = Новый игрок
button-whose-drop = Это не королевство
button-whose-add = Ещё королевство
button-reset-cell = Сбросить
button-reset-all = Сбросить всё
button-remove-player = Убрать

tab-table = Стол
tab-kingdom = Земли
tab-sheet = Очки

app-welcome = Кто победил?
app-welcome-how = Сфотографируйте или введите каждое королевство, и лист подсчёта заполнится сам.
app-welcome-drop = Фото и файлы игр можно также перетащить или вставить сюда.
app-menu = Меню
app-size = { $rows }x{ $columns }
app-rules = Игра и правила
app-edition = Издание
app-frame = Размер королевства
app-bonuses = Дополнительные правила
app-name = Имя
app-members = Члены команды через запятую
app-colour = Цвет
app-player-card = { $name }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
app-edit-player = Изменить: { $name }
app-cells-unsure = { $count ->
    [one] проверить { $count } квадрат
    [few] проверить { $count } квадрата
    [many] проверить { $count } квадратов
   *[other] проверить { $count } квадрата
}
app-nothing-entered = ещё ничего не введено
app-less = меньше: { $what }
app-more = больше: { $what }

app-cell-unknown = неизвестно
app-cell-empty = нет тайла
app-cell-castle = замок
app-cell-crowns = { $terrain }, { $count ->
    [one] { $count } корона
    [few] { $count } короны
    [many] { $count } корон
   *[other] { $count } короны
}
app-cell-crosses = { $terrain }, { $count ->
    [one] { $count } крест
    [few] { $count } креста
    [many] { $count } крестов
   *[other] { $count } креста
}
app-cell-unsure = { $cell }, проверить
app-badge = { $squares } × { $crowns } = { $points }
app-brush = кисть: { $what }
app-drawn-by-hand = Карты Kingdomino Duel рисуют карандашом: введите их вручную.
app-brush-select = только выбор
app-sight-beside = Рядом
app-sight-over = Поверх друг друга
app-fader = Переход между фото и рисунком

app-crop = Выбранный квадрат на фото
app-guess-hint = Выберите верный вариант; он сохранится, когда фото будет прочитано снова.
app-guess-none = Наведите указатель на квадрат или выберите его, чтобы увидеть его крупно.

app-no-findings = Эти королевства можно сложить из коробки.
app-fix-cell = { $player }, ряд { $row } столбец { $column }: { $cell }
app-fix-frame = Играть на поле { $rows }x{ $columns }
app-fix-queen = Королева у игрока: { $player }
app-fix-no-queen = Королевы нет ни у кого
app-fix-empty = Там нет тайла

app-building = Какое здание?
app-bare-town = без здания
app-building-choice = { $building }: { $effect } (осталось { $count })
app-copies-left = осталось { $count }
app-effect-territory = очки за каждую область ({ $terrain }): { $points }
app-effect-tower = 1 очко за башню
app-effect-knight = 1 очко за рыцаря
app-effect-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
app-effect-crown = корона для своего города
app-no-power = нет
tip-queen = Королева есть только у одного игрока; она считается короной в его самой большой области

app-pad-cell = { $player }, { $line }: { $points }
app-pad-place = { $player }: { $place }-е место
app-point-at = Укажите на число, чтобы увидеть, откуда оно.
app-derivation = { $player }, { $line }: { $derivation }
app-paper-cell = насчитано на бумаге: { $line }
app-paper-agrees = Ваш подсчёт верен.
app-paper-differs = На бумаге { $typed }. { $derivation }

app-photo = Фото с рамкой вокруг королевства
app-corner = Угол { $number }
whose-question = Королевство { $number } из { $count }: чьё оно?
whose-frame = Королевство { $number }: { $player }
app-rectified = Королевство, вырезанное по рамке
app-photo-gone = Фото больше недоступно; королевство остаётся таким, как было прочитано.
app-check-corners = Проверьте углы: фото нечёткое.
app-drag-corners = Перетащите углы к королевству, и оно будет прочитано.
app-cannot-be-laid = Такое королевство нельзя сложить из коробки, поэтому каждый квадрат прочитан отдельно; проверьте их.
app-undecided = Поиск королевства, которое можно сложить из коробки, занял слишком много времени, поэтому каждый квадрат прочитан отдельно; проверьте их.
app-stage-decode = Открываем фото
app-stage-find = Ищем королевство
app-stage-read = Читаем квадраты
app-stage-solve = Подбираем костяшки
app-goes-on = Дальше — сразу после чтения

app-photos = Фото
app-games = Игры
app-clipboard = буфер обмена
app-copied = Королевство скопировано.
app-saved = Сохранено как { $name }.
app-broken = в программе произошла ошибка, и этот шаг прерван; больше ничего не потеряно ({ $detail })

colour-pink = розовый
colour-yellow = жёлтый
colour-green = зелёный
colour-blue = синий
colour-orange = оранжевый
colour-violet = фиолетовый
colour-white = белый
colour-red = красный

button-share = Поделиться
tip-share = Сохранить или скопировать лист подсчёта
button-copy-sheet = Копия текстом
tip-copy-sheet = Скопировать лист подсчёта как текст
button-copy-picture = Копия картинкой
tip-copy-picture = Скопировать лист подсчёта как картинку
button-keep = В архив
tip-keep = Добавить эту игру к прошлым играм
button-history = Прошлые игры
tip-history = Посмотреть прошлые игры
button-export-history = Сохранить все
tip-export-history = Сохранить всё в один файл: прошлые игры, игру на столе, настройки и фото
button-import-history = Добавить из файла
tip-import-history = Добавить прошлые игры с фотографиями из файла
button-restore = Восстановить
app-share-file = Файлом
app-share-clipboard = В буфер обмена
app-sheet-copied = Лист подсчёта скопирован как текст.
app-picture-copied = Лист подсчёта скопирован как картинка.
app-kept = Игра добавлена к прошлым.
app-imported = Добавлено игр: { $added }, уже было: { $known }, не прочитано: { $refused }.
app-photos-left-out = Фото, которые не поместились в файл или не прочитались: { $count }.
app-photos-unkept = Фото из файла, которые не удалось сохранить: { $count }.
app-past-games = Игры
app-past-players = { $game }: игроки
app-past-none = Игр пока нет. Здесь появятся игры, которые вы отправите в архив.
app-past-open = Открыть: { $players }
app-past-delete = Удалить: { $players }
app-past-name = игрок
app-past-count = игры
app-past-wins = победы
app-past-average = среднее
app-past-tenths = { $whole },{ $tenths }
app-past-best = рекорд
app-past-terrain = лучший ландшафт
app-past-chart = динамика

app-player-done = готово
button-questions = Вопросы
tip-questions = О чём спрашивают за столом
app-questions = Вопросы за столом
app-back-to-sheet = Назад к очкам
app-best-hint = Сколько могли бы принести те же костяшки при другой раскладке
app-best-search = Искать: { $player }
app-best-searching = { $player }: идёт поиск…
app-best-stop = Остановить и показать лучшее из найденного
app-best-drawn = Лучшая раскладка, { $player }: { $rows }
app-questions-answers = Ответы
app-questions-what-if = А если
app-questions-best = Лучшая раскладка
app-try-hint = Нажмите на квадрат и выберите, что могло бы там лежать. Сама игра не изменится.
app-try-back = Вернуться к настоящей игре
app-try-cell = А если, { $cell }
app-try-choice = Попробовать: { $cell }
app-try-queen = Королева: { $player }
app-try-no-queen = Королева: ни у кого
