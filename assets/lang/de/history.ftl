### Vergangene Spiele.

history-no-archive = gültiges JSON, das aber keine Spiele von Crowncount enthält
history-version = diese Spiele stammen von einer neueren Version von Crowncount (Format { $version }); diese liest Format 1
history-set-aside = { $what }; die Datei wurde als { $now } beiseitegelegt
