### Reglas.

rules-no-edition = { $game } no tiene { $edition }
rules-no-frame = { $game } no se juega en { $rows }x{ $columns }
rules-no-bonus = { $game } no tiene la bonificación { $bonus }
rules-no-dynasty = { $game } no tiene Dinastía
rules-no-input = { $game } se juega sin { $input }
rules-no-terrain = { $game } no tiene este terreno: { $terrain }; elige otras reglas o corrige la casilla
