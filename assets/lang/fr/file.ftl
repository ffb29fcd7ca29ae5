### Le fichier de partie.

at-on = { $place } { $what }
file-syntax = ligne { $line } colonne { $column } : ce n’est pas du JSON ; un fichier de partie a été tronqué ou modifié à la main
file-no-game = c’est du JSON, mais pas une partie de Crowncount : le champ « crowncount » manque
file-version = cette partie a été écrite par un Crowncount plus récent (format { $version }) ; celui-ci lit le format 1
file-schema = un champ manque ou n’est pas du bon type : { $detail }
file-no-such = « { $word } » ne convient pas ici ; choisissez parmi { $words }
file-no-players = il n’y a pas de joueurs
file-no-rounds = il n’y a pas de manche
file-too-many-rounds = { $most ->
    [one] cette partie a une manche ; mettez « dynasty » pour trois
   *[other] une Dynastie a { $most } manches
}
file-no-name = un joueur a besoin d’un nom
file-same-name = deux joueurs s’appellent « { $name } » ; donnez à chacun un nom à lui
file-other-players = chaque manche doit avoir les joueurs de la première
file-too-much = { $found } { $input }, c’est impossible ; la boîte en contient { $exist }
file-control-character = un nom ne peut pas contenir de saut de ligne ni d’autre caractère de contrôle
