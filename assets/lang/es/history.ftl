### Partidas pasadas.

history-no-archive = JSON válido, pero no contiene partidas de Crowncount
history-version = estas partidas las escribió una versión más nueva de Crowncount (formato { $version }); esta lee el formato 1
history-set-aside = { $what }; el archivo se ha apartado como { $now }
