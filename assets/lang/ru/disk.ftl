### Файлы и папка, где хранится игра.

disk-not-regular = это устройство или канал, а не обычный файл
disk-read-only = диск доступен только для чтения
disk-full = диск переполнен
store-adopted = Игра, которую оставило другое окно ({ $players }), теперь находится среди прошлых игр.
store-taken = эту папку использует другое окно
store-ended = сохранение остановилось из-за ошибки в программе
photo-heic = изображения HEIC не читаются; отправьте или сохраните фото в формате JPEG (iPhone: Настройки, Камера, Форматы, Наиболее совместимые)
photo-foreign = изображения { $format } не читаются; сохраните изображение в формате JPEG или PNG
app-not-saved = Не сохранено
app-not-saved-why = Не сохранено: { $what }. Crowncount продолжает попытки.
app-company = Открыто ещё одно окно. В каждом окне своя игра.
app-close-unsaved = Игра не сохранена ({ $what }). Если закрыть окно сейчас, последние изменения пропадут.
button-close-anyway = Всё равно закрыть
button-stay = Не закрывать
app-replace = Вы изменили игру из архива. Заменить её? Старая версия попадёт в корзину.
button-replace = Заменить
button-keep-both = Сохранить обе
app-kept-both = Обе версии находятся среди прошлых игр.
app-past-trash = Корзина
app-trash-none = Корзина пуста.
app-past-restore = Восстановить: { $players }
button-empty-trash = Очистить корзину
button-delete-for-good = Удалить навсегда
app-imported-and-updated = Добавлено игр: { $added }, обновлено: { $updated }, уже было: { $known }, не прочитано: { $refused }.
