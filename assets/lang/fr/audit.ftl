### Ce que la vérification a trouvé.

finding-where = { $where } : { $what }
finding-no-castle = il n’y a pas de château ; marquez la tuile de départ par « c »
finding-several-castles = il y a { $count } châteaux ; une seule de ces cases peut être la tuile de départ
finding-too-wide = le royaume s’étend sur { $rows }x{ $columns } cases mais doit tenir en { $frame-rows }x{ $frame-columns } ; vérifiez ses tuiles extérieures
finding-too-many-squares = { $found ->
    [one] il y a { $found } case
   *[other] il y a { $found } cases
} de { $terrain } { $crowns ->
    [0] sans couronne
    [one] à { $crowns } couronne
   *[other] à { $crowns } couronnes
}, mais le jeu { $exist ->
    [0] n’en a aucune
   *[other] n’en a que { $exist }
} ; vérifiez les couronnes et le paysage de ces cases
finding-lone-square = { $cells ->
    [one] aucun domino ne réunit cette case et l’une de ses voisines ; vérifiez-la, ainsi que les cases qui l’entourent
   *[other] aucun domino ne réunit l’une de ces cases et une voisine ; vérifiez-les, ainsi que les cases qui les entourent
}
finding-unpaired = ces cases ne peuvent pas toutes former de vrais dominos avec une voisine ; cherchez à côté une tuile manquante, un mauvais paysage ou une mauvaise couronne
finding-cut-off = aucune façon de poser les dominos ne relie ces cases au château par des paysages identiques ; vérifiez leur paysage
finding-no-laying = ce royaume n’a pas pu être posé avec les dominos du jeu ; si des cases sont indiquées, changer le paysage ou les couronnes de l’une d’elles suffirait
finding-no-connection = ce royaume n’a pu être posé qu’en enfreignant la règle de connexion (chaque domino touche un paysage identique ou le château) ; si des cases sont indiquées, changer le paysage de l’une d’elles suffirait
finding-no-laying-together = chaque royaume a pu être posé seul, mais pas tous avec un même jeu de dominos ; si des cases sont indiquées, changer le paysage ou les couronnes de l’une d’elles suffirait
finding-too-many-buildings = { $building } : { $found } exemplaires construits, mais la boîte n’en contient que { $exist }
finding-too-many-pieces = les joueurs ont { $found } { $piece }, mais la boîte n’en contient que { $exist }
finding-several-queens = un seul joueur peut avoir la Reine
finding-queen-with-fewer-towers = la Reine est chez un joueur { $towers ->
    [0] sans tour
    [one] avec une tour
   *[other] avec { $towers } tours
}, mais un autre en a { $most } : elle rejoint celui qui en a le plus
finding-queen-without-towers = la Reine rejoint celui qui a le plus de tours, mais personne n’en a ; est-ce un oubli ?
finding-queen-unearned = la Reine vient avec une tour, mais aucun des bâtiments de ce royaume n’en apporte
finding-no-queen = quelqu’un a des tours : la Reine devrait être chez le joueur qui en a le plus
finding-nothing-to-count = ce bâtiment ({ $building }) rapporte des points pour les { $counted }, mais personne n’en a fait le compte
finding-castle-off-middle = le château est imprimé au milieu de la carte : sur la carte entière de 5x7, il est ligne 3 colonne 4, et aucune case n’en est à plus de 2 lignes ou 3 colonnes
finding-too-many-crosses = il y a { $found } croix de plus que les dés ne peuvent en montrer, mais les châteaux et le sort ne peuvent en ajouter que { $most }
finding-several-powers = un seul joueur peut avoir le pouvoir « 3 points par domaine »
finding-split-dice = trop de cases sont isolées : les dés se dessinent par paires voisines, sauf une paire qu’un sort peut séparer
finding-detached = ces cases ne sont pas reliées au château ; seul un sort le permet, pour un domino d’un joueur
finding-only-by-spell = cette carte n’a pas pu être dessinée paire par paire, chacune touchant un blason identique déjà dessiné ; seuls des sorts le permettent, une fois chacun
finding-detached-twice = des cases sont séparées du château à plus d’un endroit ; un sort ne le permet que pour un domino d’un joueur
finding-odd-squares = le nombre de cases est impair, mais on en dessine deux par tour
finding-unknown = { $count ->
    [one] une case est encore inconnue
   *[other] { $count } cases sont encore inconnues
}
finding-players = il y a { $found } royaumes, mais à cette taille le jeu se joue à { $seats } joueurs
finding-not-decided = la recherche d’une façon de poser ces royaumes a été interrompue ; aucune contradiction pour l’instant

audit-possible = Possible : aucune contradiction.
audit-impossible = Impossible : ces royaumes n’ont pas pu être posés ainsi.
audit-undecided = Indécis : la recherche a été interrompue ; aucune contradiction pour l’instant.
audit-laying-kingdomino = Une façon de les poser. Les cases de même numéro forment un domino ; le numéro est celui du dos.
audit-laying-queendomino = Une façon de les poser. Les cases de même lettre forment un domino.
audit-laying-royal-wedding = Une façon de les poser. Les cases de même numéro forment un domino de Kingdomino, celles de même lettre un domino de Queendomino.
