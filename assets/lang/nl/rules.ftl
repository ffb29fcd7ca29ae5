### Regels.

rules-no-edition = { $game } heeft geen { $edition }
rules-no-frame = { $game } wordt niet op { $rows }x{ $columns } gespeeld
rules-no-bonus = { $game } heeft geen bonus { $bonus }
rules-no-dynasty = { $game } heeft geen Dynastie
rules-no-input = { $game } heeft geen { $input }
rules-no-terrain = { $game } heeft geen { $terrain }; kies andere regels of verbeter het vak
