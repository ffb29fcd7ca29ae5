### Jogos passados.

history-no-archive = JSON válido, mas não contém jogos do Crowncount
history-version = estes jogos foram escritos por uma versão mais recente do Crowncount (formato { $version }); esta lê o formato 1
history-set-aside = { $what }; o ficheiro foi posto de lado como { $now }
