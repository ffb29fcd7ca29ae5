### Het spelbestand.

at-on = { $place } { $what }
file-syntax = regel { $line } kolom { $column }: dit is geen JSON; een spelbestand is afgekapt of met de hand gewijzigd
file-no-game = dit is JSON, maar geen spel van Crowncount: het veld ‘crowncount’ ontbreekt
file-version = dit spel is geschreven door een nieuwere Crowncount (formaat { $version }); deze leest formaat 1
file-schema = een veld ontbreekt of is van de verkeerde soort: { $detail }
file-no-such = ‘{ $word }’ kan hier niet staan; kies uit { $words }
file-no-players = er zijn geen spelers
file-no-rounds = er is geen ronde
file-too-many-rounds = { $most ->
    [one] dit spel heeft één ronde; zet ‘dynasty’ voor drie
   *[other] een Dynastie heeft { $most } rondes
}
file-no-name = een speler heeft een naam nodig
file-same-name = twee spelers heten ‘{ $name }’; geef elk een eigen naam
file-other-players = elke ronde moet de spelers van de eerste hebben
file-too-much = { $found } { $input } kan niet; de doos bevat er { $exist }
file-control-character = een naam kan geen regeleinden of andere stuurtekens bevatten
