### Listes et lieux.

list-and = { $first } et { $last }
range = { $least } à { $most }
cell = ligne { $row } colonne { $column }
and-more = { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}
at-row = ligne { $row } : { $what }
at-cell = ligne { $row } colonne { $column } : { $what }
at = { $place } : { $what }
player-cells = { $player } ({ $cells })
