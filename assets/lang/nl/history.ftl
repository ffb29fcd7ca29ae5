### Vroegere spellen.

history-system = het kan niet worden gelezen of geschreven: { $detail }
history-no-archive = dit is JSON, maar bevat geen spellen van Crowncount
history-version = deze spellen zijn geschreven door een nieuwere Crowncount (formaat { $version }); deze leest formaat 1
history-no-player = niemand met de naam ‘{ $name }’ heeft gespeeld
history-set-aside = { $what }; het bestand is opzijgezet als { $now }
