### Elenchi e luoghi.

# «Bo ed Elena», non «Bo e Elena».
list-and = { $first } { $initial ->
    [e] ed
   *[other] e
} { $last }
range = { $least } a { $most }
cell = riga { $row } colonna { $column }
and-more = { $count ->
    [one] { $count } altra
   *[other] { $count } altre
}
at-row = riga { $row }: { $what }
at-cell = riga { $row } colonna { $column }: { $what }
at = { $place }: { $what }
player-cells = { $player } ({ $cells })
