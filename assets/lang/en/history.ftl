### Games of the past.

history-system = it cannot be read or written: { $detail }
history-no-archive = this is JSON, but holds no games of Crowncount
history-version = these games were written by a newer Crowncount (format { $version }); this one reads format 1
history-no-player = nobody called "{ $name }" played
history-set-aside = { $what }; the file was set aside as { $now }
