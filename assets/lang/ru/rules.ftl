### Правила.

rules-no-edition = у { $game } нет такого издания: { $edition }
rules-no-frame = в { $game } не играют на поле { $rows }x{ $columns }
rules-no-bonus = в { $game } нет бонуса «{ $bonus }»
rules-no-dynasty = в { $game } нет Династии
rules-no-input = в { $game } этого нет: { $input }
rules-no-terrain = в { $game } нет такого ландшафта: { $terrain }; выберите другие правила или исправьте квадрат
