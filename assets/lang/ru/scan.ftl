### Фотографии.

photo-no-picture = это не картинка JPEG, PNG или WebP
photo-truncated = картинка обрезана; скопируйте её ещё раз
photo-damaged = картинка повреждена: { $detail }
photo-too-large = картинка слишком велика: { $width } x { $height } пикселей
photo-too-much-memory = картинке нужно слишком много памяти
photo-too-small = картинка слишком мала, чтобы её прочесть: { $width } x { $height } пикселей
scan-no-kingdom = королевство не найдено; снимите его сверху, чтобы все тайлы были в кадре
scan-no-frame = это не четыре угла рамки; назовите их по часовой стрелке, начиная с левого верхнего
scan-cancelled = отменено
scan-duel = карты Kingdomino Duel рисуют карандашом и вводят вручную
scan-corners = --corners «{ $text }»: напишите четыре точки по часовой стрелке от левой верхней, например "10,10 500,12 498,510 8,505"
scan-unsure = { $place }: { $cells }: может быть и другое
scan-unsure-cell = { $cell }, { $place }
scan-check-corners = { $place }: проверьте углы сетки; снимок оставляет сомнение
scan-unconnected = { $place }: не все костяшки следуют правилу присоединения
scan-cannot-be-laid = { $place }: из коробки такое королевство не сложить; квадраты прочитаны по одному
