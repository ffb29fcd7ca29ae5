### Regeln.

rules-no-edition = { $game }: eine { $edition } gibt es nicht
rules-no-frame = { $game } wird nicht auf { $rows }x{ $columns } gespielt
rules-no-bonus = { $game } hat keinen Bonus { $bonus }
rules-no-dynasty = { $game } hat keine Dynastie
rules-no-input = { $game } wird ohne { $input } gespielt
rules-no-terrain = { $game } hat diese Landschaft nicht: { $terrain }; wähle andere Regeln oder berichtige das Feld
