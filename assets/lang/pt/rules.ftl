### Regras.

rules-no-edition = { $game } não tem { $edition }
rules-no-frame = { $game } não se joga em { $rows }x{ $columns }
rules-no-bonus = { $game } não tem o bónus { $bonus }
rules-no-dynasty = { $game } não tem Dinastia
rules-no-input = { $game } joga-se sem { $input }
rules-no-terrain = { $game } não tem este terreno: { $terrain }; escolhe outras regras ou corrige o quadrado
