### Regole.

rules-no-edition = { $game } non ha una { $edition }
rules-no-frame = { $game } non si gioca su { $rows }x{ $columns }
rules-no-bonus = { $game } non ha il bonus { $bonus }
rules-no-dynasty = { $game } non ha la Dinastia
rules-no-input = { $game } si gioca senza { $input }
rules-no-terrain = { $game } non ha questo paesaggio: { $terrain }; scegli altre regole o correggi la casella
