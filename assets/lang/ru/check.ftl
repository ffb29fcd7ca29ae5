### Checking the cells that a photo leaves in doubt, and the end of the game.

button-check = Проверить
tip-check = Проверить сомнительные квадраты один за другим
button-check-back = Назад
button-check-skip = Позже
button-check-stop = Прервать
button-check-other = Другое
button-see-sheet = К листу
app-check-count = { $player }: { $number } из { $count }
app-check-right = Да: { $cell }
app-all-checked = Всё проверено
app-doubt-unknown = Что здесь лежит, пока неизвестно.
app-doubt-set = Вы изменили этот квадрат.
app-doubt-empty = Похоже, пусто. Здесь есть тайл?
app-doubt-table = Похоже на скатерть. Здесь есть тайл?
app-doubt-crowns = Короны плохо видны.
app-doubt-dominoes = Похоже на { $seen }, но к домино из коробки подходит только { $cell }.
app-doubt-other = Возможно и другое: { $other }.
app-doubt-blurred = Фото здесь нечёткое.
app-being-read = читается …
app-being-read-of = { $player }: фото читается
app-deciding-squares = { $player }: { $count ->
    [one] { $count } квадрат
    [few] { $count } квадрата
    [many] { $count } квадратов
   *[other] { $count } квадрата
}
app-deciding-crowns = { $player }: { $count ->
    [one] { $count } корона
    [few] { $count } короны
    [many] { $count } корон
   *[other] { $count } короны
}
app-new = Стол пуст; отмена вернёт последнюю игру.
app-new-kept = Последняя игра — среди прошлых; отмена вернёт её на стол.
app-proof = { $player }: откуда каждое число
app-about-middle-kingdom = { $points } очков, если замок стоит в центре королевства
app-about-harmony = { $points } очков, если в королевстве нет пропусков
app-about-dynasty = Три партии; очки всех партий складываются
app-path-open = В этой системе нет окна выбора файлов. Введите путь к файлу:
app-path-save = В этой системе нет окна выбора файлов. Введите, куда сохранить файл:
button-open-it = Открыть файл
button-save-there = Сохранить туда
button-path-cancel = Не сейчас
app-sight-drawing = Рисунок
app-guess-tap = Коснитесь квадрата, чтобы увидеть его крупно.
app-proposal-towns = Это города. Это Queendomino?
app-proposal-yes = Да, { $what }
button-proposal-no = Нет
app-proposal-both-boxes = Для этих королевств нужны домино из обеих коробок. Это Royal Wedding?
app-proposal-size = Это королевство { $size }. Вся игра такая?
app-proposal-colour = Цвет замка на фото: { $colour }. Это цвет игрока { $player }?
app-proposal-colours = Цвета замков на фото: { $colours }. Это цвета игроков?
app-player-colour = { $player } — { $colour }
button-proposal-colours = Да, применить их
app-doubt-no-photo = На фото этот квадрат был неясен, а самого фото больше нет. Что здесь лежит?
app-contradictions = { $count ->
    [one] Ничего не пропущено, но есть { $count } противоречие. Посмотреть
    [few] Ничего не пропущено, но есть { $count } противоречия. Посмотреть
    [many] Ничего не пропущено, но есть { $count } противоречий. Посмотреть
   *[other] Ничего не пропущено, но есть { $count } противоречия. Посмотреть
}
app-uncounted = Ещё не сосчитано
app-uncounted-none = нет
app-uncounted-list = { $what }?
app-queen-nobody = ни у кого
