### Listas y lugares.

# «Ana e Inés», no «Ana y Inés».
list-and = { $first } { $initial ->
    [i] e
   *[other] y
} { $last }
range = { $least } a { $most }
cell = fila { $row } columna { $column }
and-more = { $count } más
at-row = fila { $row }: { $what }
at-cell = fila { $row } columna { $column }: { $what }
at = { $place }: { $what }
player-cells = { $player } ({ $cells })
