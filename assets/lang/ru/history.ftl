### Прошлые игры.

history-system = это не читается или не записывается: { $detail }
history-no-archive = это JSON, но игр Crowncount в нём нет
history-version = эти игры записал более новый Crowncount (формат { $version }); этот читает формат 1
history-no-player = игрока по имени «{ $name }» не было
history-set-aside = { $what }; файл отложен под именем { $now }
