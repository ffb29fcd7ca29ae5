### Listen und Orte.

list-and = { $first } und { $last }
range = { $least } bis { $most }
cell = Zeile { $row } Spalte { $column }
and-more = { $count } weitere
at-row = Zeile { $row }: { $what }
at-cell = Zeile { $row } Spalte { $column }: { $what }
at = { $place }: { $what }
player-cells = { $player } ({ $cells })
