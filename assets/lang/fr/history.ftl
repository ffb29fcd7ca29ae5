### Les parties passées.

history-system = lecture ou écriture impossible : { $detail }
history-no-archive = c’est du JSON, mais il ne contient pas de parties de Crowncount
history-version = ces parties ont été écrites par un Crowncount plus récent (format { $version }) ; celui-ci lit le format 1
history-no-player = personne du nom de « { $name } » n’a joué
history-set-aside = { $what } ; le fichier a été mis de côté sous le nom { $now }
