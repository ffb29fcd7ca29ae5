### Le fichier de partie.

at-on = { $place } { $what }
file-syntax = ligne { $line } colonne { $column } : JSON incorrect (tronqué ou mal saisi ?)
file-no-game = JSON correct, mais ce n’est pas une partie de Crowncount : il manque le champ « crowncount »
file-version = cette partie a été écrite par une version plus récente de Crowncount (format { $version }) ; celle-ci lit le format 1
file-missing = il manque le champ « { $field } »
file-wrong-type = ce doit être { $type ->
    [number] un petit nombre entier, 0 ou plus
    [text] un texte entre guillemets
    [flag] true ou false
    [list] une liste
    [cell] une ligne et une colonne comme [0, 2]
   *[other] un objet
}
file-no-such = « { $word } » n’est pas autorisé ici ; choisissez parmi { $words }
file-no-cell = le royaume n’a pas cette case
file-no-players = il n’y a pas de joueurs
file-no-rounds = il n’y a aucune manche
file-too-many-rounds = { $most ->
    [one] cette partie a une manche ; mettez « dynasty » pour trois
   *[other] une Dynastie a { $most } manches
}
file-no-name = chaque joueur doit avoir un nom
file-same-name = deux joueurs s’appellent « { $name } » ; donnez-leur des noms différents
file-other-players = chaque manche doit avoir les mêmes joueurs que la première
file-too-much = { $found } { $input }, c’est impossible ; la boîte en contient { $exist }
file-control-character = un nom ne peut pas contenir de saut de ligne ni d’autre caractère de contrôle
file-too-many-players = { $most ->
    [one] il peut y avoir { $most } joueur au plus
   *[other] il peut y avoir { $most } joueurs au plus
}
file-long-name = un nom peut avoir { $most } caractères au plus
file-too-deep = les champs sont imbriqués sur plus de { $most } niveaux
