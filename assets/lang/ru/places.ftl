### Перечни и места.

list-and = { $first } и { $last }
range = { $least }–{ $most }
cell = ряд { $row } столбец { $column }
and-more = ещё { $count }
at-row = ряд { $row }: { $what }
at-cell = ряд { $row } столбец { $column }: { $what }
at = { $place }: { $what }
player-cells = { $player } ({ $cells })
