### Ce que la vérification a trouvé.

finding-where = { $where } : { $what }
finding-no-castle = il n’y a pas de château ; marquez la tuile de départ par « c »
finding-several-castles = il y a { $count } châteaux ; une seule de ces cases peut être la tuile de départ
finding-too-wide = le royaume s’étend sur { $rows }x{ $columns } cases mais doit tenir en { $frame-rows }x{ $frame-columns } ; regardez ses tuiles extérieures
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
} ; regardez les couronnes et le paysage de ces cases
finding-lone-square = aucun domino ne réunit cette case et l’une de ses voisines ; regardez-la, et les cases qui l’entourent
finding-unpaired = ces cases ne peuvent pas toutes former de vrais dominos avec une voisine ; cherchez à côté une tuile qui manque, un mauvais paysage ou une mauvaise couronne
finding-cut-off = aucune pose ne relie ces cases au château par des paysages identiques ; regardez leur paysage
finding-no-laying = ce royaume ne peut pas être posé avec les dominos du jeu ; là où des cases sont nommées, un autre paysage ou une autre couronne dans l’une d’elles suffirait
finding-no-connection = ce royaume ne peut être posé qu’en enfreignant la règle de connexion (chaque domino a un voisin du même paysage ou touche le château) ; là où des cases sont nommées, un autre paysage dans l’une d’elles suffirait
finding-no-laying-together = chaque royaume peut être posé seul, mais pas tous avec un seul jeu de dominos ; là où des cases sont nommées, un autre paysage ou une autre couronne dans l’une d’elles suffirait
finding-too-many-buildings = { $building } : { $found } sur la table, mais le jeu n’en a que { $exist }
finding-too-many-pieces = les joueurs ont { $found } { $piece }, mais la boîte n’en contient que { $exist }
finding-several-queens = la Reine ne peut être que chez un seul joueur
finding-queen-with-fewer-towers = la Reine est chez un joueur { $towers ->
    [0] sans tour
    [one] avec une tour
   *[other] avec { $towers } tours
}, mais un autre en a { $most } : elle rejoint celui qui en a le plus
finding-queen-without-towers = la Reine rejoint celui qui a le plus de tours, mais personne n’en a ; ont-elles été oubliées ?
finding-no-queen = quelqu’un a des tours : la Reine devrait être chez le joueur qui en a le plus
finding-nothing-to-count = ce bâtiment ({ $building }) rapporte des points pour les { $counted }, mais le joueur n’en a pas ; est-ce un oubli ?
finding-castle-off-middle = le château est imprimé au milieu de la carte ; sur la carte entière de 5x7 il est ligne 3 colonne 4, et aucune case n’en est à plus de 2 lignes ou 3 colonnes
finding-too-many-crosses = { $found } croix dépassent les deux d’un dé, mais les châteaux et le sort ne peuvent en ajouter que { $most }
finding-several-powers = un seul joueur peut posséder le pouvoir « 3 points par domaine »
finding-split-dice = trop de cases sont isolées : les dés se dessinent par paires voisines, sauf une paire qu’un sort peut séparer
finding-detached = ces cases ne sont pas reliées au château ; seul un sort le permet, pour un domino d’un joueur
finding-only-by-spell = cette carte ne peut pas être dessinée paire par paire, chacune touchant un blason identique déjà dessiné ; seuls des sorts le permettent, chacun une fois
finding-detached-twice = des cases sont séparées du château à plus d’un endroit ; un sort le permet pour un domino d’un joueur
finding-odd-squares = le nombre de cases est impair, mais on en dessine deux par tour
finding-unknown = { $count ->
    [one] une case n’est pas encore connue
   *[other] { $count } cases ne sont pas encore connues
}
finding-players = il y a { $found } royaumes, mais à cette taille le jeu est pour { $seats }
finding-not-decided = la recherche d’une pose a été abandonnée ; rien ne s’oppose à ces royaumes jusqu’ici

audit-possible = Possible : rien ne s’y oppose.
audit-impossible = Impossible : cela ne peut pas avoir été posé ainsi.
audit-undecided = Non tranché : la recherche a été abandonnée, et rien ne s’y oppose jusqu’ici.
audit-laying-kingdomino = Une façon de le poser. Les cases de même numéro forment un domino ; le numéro est celui de son dos.
audit-laying-queendomino = Une façon de le poser. Les cases de même lettre forment un domino.
audit-laying-royal-wedding = Une façon de le poser. Les cases de même numéro forment un domino de Kingdomino, celles de même lettre un domino de Queendomino.
