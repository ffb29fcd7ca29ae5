### La notation d’un royaume.

notation-nothing = il n’y a pas de royaume ici ; écrivez une rangée par ligne, par exemple « w w1 c f . »
notation-empty-row = la ligne est vide ; écrivez « . » là où il n’y a pas de tuile
notation-no-terrain = « { $token } » n’est pas un paysage ; les lettres sont w f l g s m t (dans Duel d i D I b q), c pour le château, « . » sans tuile, « ? » inconnu
notation-no-cell = « { $token } » n’est pas une case ; la lettre peut être suivie d’un chiffre pour les couronnes, ou de « : » et d’un bâtiment
notation-too-many-crowns = { $terrain } : au plus { $most ->
    [one] { $most } couronne
   *[other] { $most } couronnes
} par case
notation-too-many-crosses = { $terrain } : au plus { $most } croix par case
notation-crowned-town = une ville n’a pas de couronne par elle-même ; la Tour de la Reine s’écrit « t:queens-tower »
notation-no-crowns-here = « { $token } » : seul un paysage peut avoir des couronnes
notation-no-town = « { $token } » : seule une ville peut avoir un bâtiment, par exemple « t:church »
notation-no-building = « { $name } » n’est pas un bâtiment ; exemple : « t:church »
notation-no-building-but = « { $name } » n’est pas un bâtiment ; vouliez-vous dire « { $meant } » ?
notation-ragged = { $found ->
    [one] cette ligne a une case
   *[other] cette ligne a { $found } cases
}, mais la première en a { $expected } ; écrivez « . » là où il n’y a pas de tuile
notation-too-large = un royaume a au plus { $most } lignes et colonnes
notation-mixed = { $one } et { $other } viennent de jeux différents
