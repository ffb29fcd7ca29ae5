### Les règles.

rules-no-edition = { $game } n’existe pas en { $edition }
rules-no-frame = { $game } ne se joue pas en { $rows }x{ $columns }
rules-no-bonus = { $game } n’a pas de bonus { $bonus }
rules-no-dynasty = { $game } n’a pas de Dynastie
rules-no-input = { $game } se joue sans { $input }
rules-no-terrain = { $game } n’a pas ce paysage : { $terrain } ; choisissez d’autres règles ou corrigez la case
