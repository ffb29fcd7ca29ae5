### Jogos passados.

history-system = não se pode ler ou escrever: { $detail }
history-no-archive = isto é JSON, mas não contém jogos do Crowncount
history-version = estes jogos foram escritos por um Crowncount mais recente (formato { $version }); este lê o formato 1
history-no-player = ninguém chamado «{ $name }» jogou
history-set-aside = { $what }; o ficheiro foi posto de lado como { $now }
