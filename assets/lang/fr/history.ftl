### Les parties passées.

history-no-archive = JSON correct, mais il ne contient aucune partie de Crowncount
history-version = ces parties ont été écrites par une version plus récente de Crowncount (format { $version }) ; celle-ci lit le format 1
history-set-aside = { $what } ; le fichier a été mis de côté sous le nom { $now }
