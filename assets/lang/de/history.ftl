### Vergangene Spiele.

history-system = das lässt sich nicht lesen oder schreiben: { $detail }
history-no-archive = das ist JSON, enthält aber keine Spiele von Crowncount
history-version = diese Spiele hat ein neueres Crowncount geschrieben (Format { $version }); dieses hier liest Format 1
history-no-player = niemand namens „{ $name }“ hat gespielt
history-set-aside = { $what }; die Datei wurde als { $now } beiseitegelegt
