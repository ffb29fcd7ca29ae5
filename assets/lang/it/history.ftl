### Partite passate.

history-system = non si può leggere o scrivere: { $detail }
history-no-archive = questo è JSON, ma non contiene partite di Crowncount
history-version = queste partite sono state scritte da un Crowncount più recente (formato { $version }); questo legge il formato 1
history-no-player = nessuno di nome «{ $name }» ha giocato
history-set-aside = { $what }; il file è stato messo da parte come { $now }
