### Что страница в браузере говорит помимо приложения.

page-opening = Открывается…
page-ready = Теперь Crowncount работает и без сети.
page-new-version = Готова новая версия Crowncount. Ваши партии сохранятся.
button-page-update = Обновить
button-page-later = Позже
page-broken = Не удалось открыть Crowncount. Проверьте подключение и попробуйте ещё раз.
button-page-again = Ещё раз
page-no-webassembly = Этот браузер слишком старый для Crowncount. Обновите его или возьмите другой.
page-no-webgl = Crowncount не может рисовать в этом браузере: нет WebGL 2. Включите аппаратное ускорение или возьмите другой браузер.
page-no-script = Crowncount нужен JavaScript. Включите его для этой страницы.
