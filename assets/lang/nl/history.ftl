### Vroegere spellen.

history-no-archive = geldige JSON, maar er staan geen spellen van Crowncount in
history-version = deze spellen zijn geschreven door een nieuwere versie van Crowncount (formaat { $version }); deze leest formaat 1
history-set-aside = { $what }; het bestand is opzijgezet als { $now }
