### Games of the past.

history-no-archive = valid JSON, but it contains no Crowncount games
history-version = these games were written by a newer Crowncount (format { $version }); this version reads format 1
history-set-aside = { $what }; the file was set aside as { $now }
