### Partidas pasadas.

history-system = no se puede leer o escribir: { $detail }
history-no-archive = esto es JSON, pero no contiene partidas de Crowncount
history-version = estas partidas las escribió un Crowncount más nuevo (formato { $version }); este lee el formato 1
history-no-player = no ha jugado nadie llamado «{ $name }»
history-set-aside = { $what }; el archivo se ha apartado como { $now }
