### Listas e lugares.

list-and = { $first } e { $last }
range = { $least } a { $most }
cell = linha { $row } coluna { $column }
and-more = mais { $count }
at-row = linha { $row }: { $what }
at-cell = linha { $row } coluna { $column }: { $what }
at = { $place }: { $what }
player-cells = { $player } ({ $cells })
