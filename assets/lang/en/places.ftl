### Lists and places.

list-and = { $first } and { $last }
range = { $least } to { $most }
cell = row { $row } column { $column }
and-more = { $count } more
at-row = row { $row }: { $what }
at-cell = row { $row } column { $column }: { $what }
at = { $place }: { $what }
player-cells = { $player } ({ $cells })
