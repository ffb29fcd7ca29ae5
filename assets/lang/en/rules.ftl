### Rules.

rules-no-edition = { $game } has no { $edition }
rules-no-frame = { $game } is not played on { $rows }x{ $columns }
rules-no-bonus = { $game } has no bonus { $bonus }
rules-no-dynasty = { $game } has no Dynasty
rules-no-input = { $game } has no { $input }
rules-no-terrain = { $game } has no { $terrain }; choose other rules or correct the cell
