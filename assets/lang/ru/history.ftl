### Прошлые игры.

history-no-archive = JSON верный, но игр Crowncount в нём нет
history-version = эти игры записаны более новой версией Crowncount (формат { $version }); эта версия читает формат 1
history-set-aside = { $what }; файл отложен под именем { $now }
