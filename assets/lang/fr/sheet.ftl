### La feuille de score.

line-coins = pièces
line-domain-buildings = par domaine
line-tower-buildings = par tour
line-knight-buildings = par chevalier
line-point-buildings = bâtiments
line-middle-kingdom = Empire du milieu
line-harmony = Harmonie
line-power = pouvoir
sheet-line = ligne
sheet-round-column = manche
sheet-total = total
sheet-place = place
sheet-round = Manche { $round }
sheet-all-rounds = Toutes les manches
sheet-size = { $rows }x{ $columns }
sheet-title = { $game }, { $rows }x{ $columns }
sheet-of-edition = { $title }, { $edition }
sheet-with = { $title }, avec { $bonuses }
sheet-player = Joueur { $number }
sheet-team = { $team } : { $members }
sheet-derivations = D’où vient chaque nombre (domaines : cases × couronnes)
sheet-unknown = { $player } : { $count ->
    [one] une case n’est pas encore connue, ce total n’est donc pas définitif
   *[other] { $count } cases ne sont pas encore connues, ce total n’est donc pas définitif
}
sheet-no-format = « { $ending } » n’est pas une sorte de feuille ; le nom doit finir par l’une de ces terminaisons : { $endings }
sheet-not-drawn = la feuille ne peut pas être dessinée : { $detail }
sheet-rounds-open = { $played ->
    [one] { $played } manche jouée sur { $rounds }
   *[other] { $played } manches jouées sur { $rounds }
}, ce n’est donc pas définitif

why-nothing = aucun
why-territory = { $squares } × { $crowns }
why-territory-queen = { $squares } × { $crowns } avec la Reine
why-sum = { $sum } + { $next }
why-queen-free = { $sum } (la Reine peut aller sur n’importe lequel des { $count } domaines de même taille : le total reste le même)
why-coins = { $value } / 3
why-list = { $all } ; { $next }
why-building-points = { $building } : { $points }
why-building-counts = { $building } : { $counted } × { $each }
why-power = { $coat } : { $count ->
    [one] { $count } domaine
   *[other] { $count } domaines
} × 3
why-no-power = le joueur ne l’a pas
why-middle = le château est au centre
why-middle-loosely = le château est au centre du cadre, mais pas du contour même du royaume, ce que demande une lecture plus stricte
why-off-middle = { $count ->
    [one] une case est trop loin du château
   *[other] { $count } cases sont trop loin du château
}
why-castles = { $count ->
    [0] il n’y a pas de château
    [one] il y a { $count } château
   *[other] il y a { $count } châteaux
}
why-complete = le royaume est complet
why-missing = { $count ->
    [one] il manque une case
   *[other] il manque { $count } cases
}
why-too-wide = le royaume ne tient pas dans son cadre

measure-points = { $own } points contre { $other }
measure-largest-territory = plus grand domaine : { $own } contre { $other }
measure-crowns = { $own } couronnes contre { $other }
measure-equal-points = { $own ->
    [one] { $own } point chacun
   *[other] { $own } points chacun
}
measure-equal-largest-territory = plus grand domaine : { $own } chacun
measure-equal-crowns = { $own ->
    [one] { $own } couronne chacun
   *[other] { $own } couronnes chacun
}

verdict-points = { $winner } gagne avec { $own ->
    [one] { $own } point
   *[other] { $own } points
} contre { $other }.
verdict-largest-territory = { $players } ont { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
} ; { $winner } gagne par le plus grand domaine, { $own } cases contre { $other }.
verdict-crowns = { $players } ont { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
} et un plus grand domaine de { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} ; { $winner } gagne par les couronnes, { $own } contre { $other }.
verdict-shared = { $players } se partagent la victoire : { $figures }.
verdict-place = Place { $place } : { $players }, devant { $others } : { $compared }.
verdict-place-shared = { $players } se partagent la place { $place } : { $figures }.
