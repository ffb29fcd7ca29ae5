### De schrijfwijze van koninkrijken.

notation-nothing = hier staat geen koninkrijk; schrijf één rij per regel, bijvoorbeeld ‘w w1 c f .’
notation-empty-row = de rij is leeg; schrijf ‘.’ waar geen tegel ligt
notation-no-terrain = ‘{ $token }’ is geen landschap; de letters zijn w f l g s m t (in Duel d i D I b q), c voor het kasteel, ‘.’ voor geen tegel, ‘?’ voor onbekend
notation-no-cell = ‘{ $token }’ is geen vak; na de letter kan een cijfer voor kronen volgen, of ‘:’ en een gebouw
notation-too-many-crowns = { $terrain } heeft hoogstens { $most ->
    [one] { $most } kroon
   *[other] { $most } kronen
} per vak
notation-too-many-crosses = { $terrain } heeft hoogstens { $most } kruisen per vak
notation-crowned-town = een stad heeft zelf geen kronen; de Toren van de Koningin schrijf je als ‘t:queens-tower’
notation-no-crowns-here = ‘{ $token }’: alleen een landschap kan kronen hebben
notation-no-town = ‘{ $token }’: alleen een stad kan een gebouw hebben, bijvoorbeeld ‘t:church’
notation-no-building = ‘{ $name }’ is geen gebouw; voorbeeld: ‘t:church’
notation-no-building-but = ‘{ $name }’ is geen gebouw; bedoelde je ‘{ $meant }’?
notation-ragged = { $found ->
    [one] deze rij heeft één vak
   *[other] deze rij heeft { $found } vakken
}, maar de eerste heeft er { $expected }; schrijf ‘.’ waar geen tegel ligt
notation-too-large = een koninkrijk heeft hoogstens { $most } rijen en kolommen
notation-mixed = { $one } en { $other } horen bij verschillende spellen
