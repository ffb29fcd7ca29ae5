### Het spelbestand.

at-on = { $place } { $what }
file-syntax = regel { $line } kolom { $column }: geen geldige JSON (afgekapt of een typefout?)
file-no-game = geldige JSON, maar geen spel van Crowncount: het veld ‘crowncount’ ontbreekt
file-version = dit spel is geschreven door een nieuwere versie van Crowncount (formaat { $version }); deze leest formaat 1
file-missing = het veld ‘{ $field }’ ontbreekt
file-wrong-type = dit moet { $type ->
    [number] een klein geheel getal van 0 of meer
    [text] een tekst tussen aanhalingstekens
    [flag] true of false
    [list] een lijst
    [cell] een rij en een kolom zoals [0, 2]
   *[other] een object
} zijn
file-no-such = ‘{ $word }’ is hier niet toegestaan; kies uit { $words }
file-no-cell = het koninkrijk heeft dit vak niet
file-no-players = er zijn geen spelers
file-no-rounds = er zijn geen rondes
file-too-many-rounds = { $most ->
    [one] dit spel heeft één ronde; zet ‘dynasty’ voor drie
   *[other] een Dynastie heeft { $most } rondes
}
file-no-name = elke speler heeft een naam nodig
file-same-name = twee spelers heten ‘{ $name }’; geef ze verschillende namen
file-other-players = elke ronde moet dezelfde spelers hebben als de eerste
file-too-much = { $found } { $input } is onmogelijk; de doos bevat er { $exist }
file-control-character = een naam mag geen regeleinden of andere stuurtekens bevatten
file-too-many-players = { $most ->
    [one] er kan hoogstens { $most } speler zijn
   *[other] er kunnen hoogstens { $most } spelers zijn
}
file-long-name = een naam mag hoogstens { $most } tekens hebben
file-too-deep = de velden zijn meer dan { $most } niveaus diep genest
