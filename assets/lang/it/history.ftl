### Partite passate.

history-no-archive = JSON valido, ma non contiene partite di Crowncount
history-version = queste partite sono state scritte da una versione più recente di Crowncount (formato { $version }); questa legge il formato 1
history-set-aside = { $what }; il file è stato messo da parte come { $now }
