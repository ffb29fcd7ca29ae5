### Ce que dit un arbitre en plus du score.

finding-too-many-crowns = aucune case { $terrain } n’a { $crowns } couronnes ; le maximum est { $most }
finding-too-few-pieces = { $piece } : { $found } en tout, mais il en faut au moins { $least }, car chacun commence avec un chevalier et garde ce que ses bâtiments lui ont apporté
finding-unearned-pieces = { $piece } : { $found } en tout, mais les bâtiments de ce royaume en permettent au plus { $most } ; manque-t-il un bâtiment ?
finding-not-counted = { $piece } : les bâtiments en ont apporté ici, mais aucun n’a été compté
finding-too-many-built = { $found } bâtiments dans un seul royaume, mais on construit au plus une fois par tour, et il y a eu { $most } tours
finding-same-colour = deux royaumes ont un château de la même couleur ({ $colour }), mais il n’y en a qu’un
finding-too-many-castles = il y a { $found } royaumes, mais la boîte ne contient que { $exist } châteaux
finding-discarded = un domino a été défaussé ici, alors qu’il y avait de la place pour n’importe lequel à côté du château
finding-left-out = tous les dominos que personne n’a comportent { $terrain }, et l’un d’eux tiendrait encore ici ; aurait-il fallu le poser ?
finding-passed = cette carte a moins de cases que les tours ne le permettaient, alors que n’importe quelle paire de dés pouvait être dessinée à côté du château
finding-unfinished = la partie n’est pas finie : il reste de la place à côté du château pour le prochain domino
finding-team-of = une équipe compte deux joueurs, mais celle-ci en compte { $count }
finding-teams-mixed = équipes et joueurs seuls ne peuvent pas jouer la même partie
finding-teams = il y a { $count } équipes, mais quatre au plus peuvent jouer
finding-team-frame = les équipes construisent des royaumes de 7x7, pas de { $rows }x{ $columns }
finding-member-twice = « { $name } » est nommé deux fois, mais personne ne joue dans deux équipes
finding-team-box = ce royaume demande au moins { $found } dominos de { $box }, mais une équipe n’en reçoit que { $most } de chaque boîte
finding-team-share = ce royaume aurait pu être posé avec tous les dominos des deux boîtes, mais pas avec { $most } au plus de chacune, ce que reçoit une équipe
finding-no-teams = des membres sont nommés, mais seul Royal Wedding se joue en équipes
audit-possible-but = Possible, mais :
file-twice = ce champ est donné deux fois ; n’en gardez qu’un
field-misspelt = { $place } n’est pas un champ que Crowncount lit ; vouliez-vous dire « { $meant } » ?
colour-unknown = aucun château n’est « { $name } » ; les couleurs sont { $colours }
cli-wrong-date = ce n’est pas une date et une heure comme 2026-11-14T20:30:00
cli-assumed-frame = le royaume s’étend sur { $rows }x{ $columns } cases, donc { $game } en { $frame-rows }x{ $frame-columns } a été supposé ; sinon, indiquez --rules avec « -5x5 »
game-mighty-duel = Le Grand Duel
sheet-derivations-duel = D’où vient chaque nombre (domaines : cases × croix)
sheet-place-provisional = place provisoire
sheet-empty-kingdom = { $player } : rien n’est encore saisi
verdict-provisional = Provisoire : { $what }.
verdict-leads = { $players } mène avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}
verdict-lead = { $players } mènent avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun
verdict-can-reach = { $player } peut encore atteindre { $most }
verdict-can-drop = { $player } peut encore descendre à { $least }
verdict-order-stands = ce qui manque ne peut plus changer l’ordre
verdict-draw = Match nul entre { $players } : { $figures }.
verdict-largest-domain = { $players } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
} chacun ; { $winner } gagne grâce à son plus grand domaine, { $own } cases contre { $other }.
measure-largest-domain = plus grand domaine : { $own } cases contre { $other }
measure-equal-largest-domain = plus grand domaine : { $own } chacun
