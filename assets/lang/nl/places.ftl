### Lijsten en plaatsen.

list-and = { $first } en { $last }
range = { $least } tot { $most }
cell = rij { $row } kolom { $column }
and-more = nog { $count }
at-row = rij { $row }: { $what }
at-cell = rij { $row } kolom { $column }: { $what }
at = { $place }: { $what }
player-cells = { $player } ({ $cells })
