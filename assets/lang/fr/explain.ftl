### Les questions posées à la table.

explain-head-decided = Ce qui a fait la différence
explain-head-records = Qui en avait le plus
explain-head-alternatives = Avec d’autres règles
explain-head-queen = La Reine
explain-head-left = Les dominos que personne n’a
explain-head-player = { $player }
explain-head-what-if = Et si { $change }
explain-decided-line = { $above } devance { $below } de { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
}, surtout en { $line } (+{ $ahead }).
explain-decided-points = { $above } devance { $below } de { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
}.
explain-decided-rounds = { $above } devance { $below } de { $gap ->
    [one] { $gap } point
   *[other] { $gap } points
} sur toutes les manches, surtout à la manche { $round } (+{ $round-ahead }) et en { $line } (+{ $ahead }).
explain-decided-territory = { $above } devance { $below } grâce à son plus grand domaine (+{ $gap }).
explain-decided-domain = { $above } devance { $below } grâce à son plus grand domaine (+{ $gap }).
explain-decided-crowns = { $above } devance { $below } grâce aux couronnes (+{ $gap }).
explain-decided-nothing = Rien ne départage { $above } et { $below }.
explain-most-crowns = le plus de couronnes : { $players } ({ $figure })
explain-most-crosses = le plus de croix : { $players } ({ $figure })
explain-largest-territory = plus grand domaine : { $players } ({ $figure })
explain-largest-domain = plus grand domaine : { $players } ({ $figure })
explain-most-squares = le plus de cases { $terrain } : { $players } ({ $figure })
explain-change-edition = avec l’{ $edition }
explain-change-with = avec { $bonus }
explain-change-without = sans { $bonus }
explain-same-order = { $change } : l’ordre serait le même
explain-other-order = { $change } : { $order }
explain-place = { $place }. { $players }
explain-queen = La Reine a rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $player }.
explain-queen-nobody = Personne n’a la Reine, alors qu’il y a des tours.
explain-queen-unknown = Personne n’a encore dit qui a la Reine.
explain-queen-would = Elle aurait rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
} à { $player }.
explain-queen-towers = Le plus de tours : { $players } ; en cas d’égalité, la Reine est chez le dernier à y être arrivé.
explain-building = { $building } a rapporté { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
explain-earned = { $piece } : { $least }, d’après les bâtiments
explain-earned-least = { $piece } : au moins { $least }, d’après les bâtiments
explain-gap = Le trou en { $place } a coûté { $points ->
    [one] { $points } point
   *[other] { $points } points
} : une case { $terrain } sans couronne aurait suffi.
explain-missed = Bonus manqué, { $bonus } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
explain-left = Il reste : { $dominoes }.
explain-left-uncertain = { $count ->
    [one] Un domino n’est
   *[other] { $count } dominos ne sont
} dans aucun royaume, mais on ne peut pas dire lesquels : les cases restantes s’assemblent de plusieurs façons.
explain-none-left = Tous les dominos sont dans un royaume.
explain-domino = { $count ->
    [one] le numéro
   *[other] les numéros
} { $numbers } ({ $squares })
explain-domino-either = le numéro { $first } ou { $last } ({ $squares })
explain-domino-alike = { $count } des numéros identiques { $numbers } ({ $squares })
explain-domino-squares = ({ $squares })
explain-dominoes-squares = { $count } × ({ $squares })
explain-what-if = { $player } : { $after } au lieu de { $before }
explain-what-if-nothing = Aucun total ne changerait.
explain-what-if-order = L’ordre serait { $order }.
explain-all-rounds = Toutes les manches : { $what }
explain-what-if-impossible = Impossible dans une vraie partie : { $what }
explain-best = { $player } aurait pu marquer au plus { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec ces dominos.
explain-best-is-real = { $player } a posé ces dominos au mieux : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
explain-best-found = { $player } aurait pu marquer { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec ces dominos : c’est le mieux trouvé dans le temps imparti, mais il y a peut-être mieux.
explain-best-none = { $player } : rien de mieux que { $points ->
    [one] { $points } point
   *[other] { $points } points
} n’a été trouvé dans le temps imparti, mais il y a peut-être mieux.
explain-hand = Les dominos avec lesquels ce royaume a pu être posé (il y a peut-être d’autres façons) : { $dominoes }.
explain-best-unknown = { $player } : impossible de dire de quels dominos il s’agit, il n’y a donc rien à chercher.
explain-best-duel = Kingdomino Duel se dessine avec des dés : il n’y a pas de dominos à poser autrement.
what-if-unclear = « { $text } » n’est pas un changement ; écrivez « Ana r2c3=w1 », « Ana r4c1=t:church » ou « queen=Bo »
what-if-no-player = personne ne s’appelle « { $name } »
what-if-outside = la case ligne { $row } colonne { $column } est en dehors du royaume
what-if-round = cette partie a { $rounds } manches ; nommez celle qui change, par exemple « { $example } »
