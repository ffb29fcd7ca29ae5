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
    [one] une case est encore inconnue, ce total n’est donc pas définitif
   *[other] { $count } cases sont encore inconnues, ce total n’est donc pas définitif
}
sheet-no-format = « { $ending } » n’est pas un format de feuille ; le nom doit se terminer par l’une de ces extensions : { $endings }
sheet-not-drawn = impossible de dessiner la feuille : { $detail }
sheet-rounds-open = { $played ->
    [one] { $played } manche jouée sur { $rounds }
   *[other] { $played } manches jouées sur { $rounds }
}, ce n’est donc pas définitif

why-nothing = aucun
why-territory = { $squares } × { $crowns }
why-territory-queen = { $squares } × { $crowns } avec la Reine
why-sum = { $sum } + { $next }
why-queen-free = { $sum } (la Reine peut aller sur n’importe lequel des { $count } domaines de même taille ; le total reste le même)
why-coins = { $value ->
    [one] { $value } pièce
   *[other] { $value } pièces
}, 1 point pour 3
why-uncounted = pas encore comptées
why-list = { $all } ; { $next }
why-building-points = { $building } : { $points }
why-building-counts = { $building } : { $counted } × { $each }
why-power = { $coat } : { $count ->
    [one] { $count } domaine
   *[other] { $count } domaines
} × 3
why-no-power = le joueur ne l’a pas
why-middle = le château est au centre
why-middle-loosely = le château est au centre du cadre, mais pas du contour du royaume lui-même, comme le voudrait une lecture plus stricte
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
why-too-wide = le royaume ne tient pas dans le cadre

measure-points = { $own ->
    [one] { $own } point
   *[other] { $own } points
} à { $other }
measure-largest-territory = plus grand domaine : { $own } cases contre { $other }
measure-crowns = { $own ->
    [one] { $own } couronne
   *[other] { $own } couronnes
} contre { $other }
measure-equal-points = { $own ->
    [one] { $own } point chacun
   *[other] { $own } points chacun
}
measure-equal-largest-territory = plus grand domaine : { $own ->
    [one] { $own } case
   *[other] { $own } cases
} chacun
measure-equal-crowns = { $own ->
    [one] { $own } couronne chacun
   *[other] { $own } couronnes chacun
}

verdict-points = { $winner } gagne, { $own ->
    [one] { $own } point
   *[other] { $own } points
} à { $other }.
verdict-largest-territory = { $players } ont { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
} ; { $winner } gagne grâce à son plus grand domaine, { $own ->
    [one] { $own } case
   *[other] { $own } cases
} contre { $other }.
verdict-crowns = { $players } ont { $points ->
    [one] { $points } point chacun
   *[other] { $points } points chacun
}, et leur plus grand domaine compte { $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
} ; { $winner } gagne grâce à ses couronnes, { $own } contre { $other }.
verdict-shared = { $players } se partagent la victoire : { $figures }.
verdict-place = { $place ->
    [1] 1re
   *[other] { $place }e
} place : { $players }, devant { $others } ({ $compared }).
verdict-place-shared = { $players } se partagent la { $place ->
    [1] 1re
   *[other] { $place }e
} place : { $figures }.
sheet-unsure = { $player } : { $count ->
    [one] une case lue sur la photo n’a pas encore été vérifiée
   *[other] { $count } cases lues sur la photo n’ont pas encore été vérifiées
}
sheet-uncounted = { $player } : pas encore compté : { $what }
sheet-queen-unknown = Personne n’a encore dit qui a la Reine
