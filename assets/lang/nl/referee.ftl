### Wat een scheidsrechter naast de score zegt.

finding-too-many-crowns = geen vak met { $terrain } heeft { $crowns } kronen; het maximum is { $most }
finding-too-few-pieces = { $piece }: { $found } geteld, maar het moeten er minstens { $least } zijn, want iedereen begint met één ridder en houdt wat de eigen gebouwen opleverden
finding-unearned-pieces = { $piece }: { $found } geteld, maar de gebouwen van dit koninkrijk staan er hoogstens { $most } toe; ontbreekt er een gebouw?
finding-not-counted = { $piece }: de gebouwen hier leverden er een paar op, maar er zijn er geen geteld
finding-too-many-built = { $found } gebouwen in één koninkrijk, maar je bouwt hoogstens één keer per beurt en er waren { $most } beurten
finding-same-colour = twee koninkrijken hebben een kasteel van dezelfde kleur ({ $colour }), maar er is er maar één
finding-too-many-castles = er zijn { $found } koninkrijken, maar het spel heeft maar { $exist } kastelen
finding-discarded = hier is een dominosteen afgelegd, hoewel er naast het kasteel plaats was voor elke steen
finding-left-out = alle dominostenen die niemand heeft, tonen { $terrain }, en één ervan past hier nog; had die gelegd moeten worden?
finding-passed = deze kaart heeft minder vakken dan de beurten toelieten, hoewel elk paar dobbelstenen naast het kasteel had gepast
finding-unfinished = het spel is nog niet afgelopen: naast het kasteel is nog plaats voor de volgende dominosteen
finding-team-of = een team bestaat uit twee spelers, maar dit uit { $count }
finding-teams-mixed = teams en losse spelers kunnen niet samen in één spel
finding-teams = er zijn { $count } teams, maar er kunnen er hoogstens vier spelen
finding-team-frame = teams bouwen koninkrijken van 7x7, niet van { $rows }x{ $columns }
finding-member-twice = ‘{ $name }’ staat er twee keer, maar niemand speelt in twee teams
finding-team-box = dit koninkrijk heeft minstens { $found } dominostenen van { $box } nodig, maar een team krijgt er maar { $most } uit elke doos
finding-team-share = dit koninkrijk had met alle dominostenen van beide dozen gelegd kunnen worden, maar niet met hoogstens { $most } uit elke doos, en meer krijgt een team niet
finding-no-teams = er zijn leden genoemd, maar alleen Royal Wedding wordt in teams gespeeld
audit-possible-but = Mogelijk, maar:
file-twice = dit veld staat er twee keer; laat er één staan
field-misspelt = { $place } is geen veld dat Crowncount leest; bedoelde je ‘{ $meant }’?
colour-unknown = geen kasteel is ‘{ $name }’; de kleuren zijn { $colours }
cli-wrong-date = dit is geen datum met tijd zoals 2026-11-14T20:30:00
cli-assumed-frame = het koninkrijk beslaat { $rows }x{ $columns }, dus is { $game } op { $frame-rows }x{ $frame-columns } aangenomen; klopt dat niet, gebruik dan --rules met ‘-5x5’
game-mighty-duel = Het Grote Duel
sheet-derivations-duel = Waar elk getal vandaan komt (domeinen: vakken × kruisen)
sheet-place-provisional = voorlopige plaats
sheet-empty-kingdom = { $player }: nog niets ingevoerd
verdict-provisional = Voorlopig: { $what }.
verdict-leads = { $players } staat voor met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
verdict-lead = { $players } staan voor met elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
verdict-can-reach = { $player } kan nog { $most } halen
verdict-can-drop = { $player } kan nog zakken naar { $least }
verdict-order-stands = wat ontbreekt kan de volgorde niet meer veranderen
verdict-draw = Gelijkspel tussen { $players }: { $figures }.
verdict-largest-domain = { $players } hebben elk { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}; { $winner } wint met het grootste domein, { $own } tegen { $other } vakken.
measure-largest-domain = grootste domein: { $own } tegen { $other }
measure-equal-largest-domain = grootste domein: elk { $own }
