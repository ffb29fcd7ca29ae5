### Il foglio dei punti.

line-coins = monete
line-domain-buildings = per dominio
line-tower-buildings = per torre
line-knight-buildings = per cavaliere
line-point-buildings = edifici
line-middle-kingdom = Regno di mezzo
line-harmony = Armonia
line-power = potere
sheet-line = riga
sheet-round-column = manche
sheet-total = totale
sheet-place = posto
sheet-round = Manche { $round }
sheet-all-rounds = Tutte le manche
sheet-size = { $rows }x{ $columns }
sheet-title = { $game }, { $rows }x{ $columns }
sheet-of-edition = { $title }, { $edition }
sheet-with = { $title }, con { $bonuses }
sheet-player = Giocatore { $number }
sheet-team = { $team }: { $members }
sheet-derivations = Da dove viene ogni numero (domini: caselle × corone)
sheet-unknown = { $player }: { $count ->
    [one] una casella è ancora sconosciuta, quindi questo totale non è definitivo
   *[other] { $count } caselle sono ancora sconosciute, quindi questo totale non è definitivo
}
sheet-no-format = «{ $ending }» non è un formato del foglio; il nome deve finire in uno di questi: { $endings }
sheet-not-drawn = impossibile disegnare il foglio: { $detail }
sheet-rounds-open = { $played ->
    [one] { $played } manche giocata su { $rounds }
   *[other] { $played } manche giocate su { $rounds }
}, quindi non è definitivo

why-nothing = nessuno
why-territory = { $squares } × { $crowns }
why-territory-queen = { $squares } × { $crowns } con la Regina
why-sum = { $sum } + { $next }
why-queen-free = { $sum } (la Regina può stare in uno qualsiasi dei { $count } domini ugualmente estesi; il totale non cambia)
why-coins = { $value ->
    [one] { $value } moneta
   *[other] { $value } monete
}, 1 punto ogni 3
why-uncounted = non ancora contate
why-list = { $all }; { $next }
why-building-points = { $building }: { $points }
why-building-counts = { $building }: { $counted } × { $each }
why-power = { $coat }: { $count ->
    [one] { $count } dominio
   *[other] { $count } domini
} × 3
why-no-power = il giocatore non ce l’ha
why-middle = il castello è al centro
why-middle-loosely = il castello è al centro della griglia, ma non del contorno del reame stesso, come vorrebbe una lettura più rigida
why-off-middle = { $count ->
    [one] una casella è troppo lontana dal castello
   *[other] { $count } caselle sono troppo lontane dal castello
}
why-castles = { $count ->
    [0] non c’è il castello
    [one] c’è { $count } castello
   *[other] ci sono { $count } castelli
}
why-complete = il reame è completo
why-missing = { $count ->
    [one] manca una casella
   *[other] mancano { $count } caselle
}
why-too-wide = il reame non sta nella sua griglia

measure-points = { $own ->
    [one] { $own } punto
   *[other] { $own } punti
} a { $other }
measure-largest-territory = dominio più esteso: { $own } a { $other }
measure-crowns = { $own ->
    [one] { $own } corona
   *[other] { $own } corone
} a { $other }
measure-equal-points = { $own ->
    [one] { $own } punto ciascuno
   *[other] { $own } punti ciascuno
}
measure-equal-largest-territory = dominio più esteso: { $own } ciascuno
measure-equal-crowns = { $own ->
    [one] { $own } corona ciascuno
   *[other] { $own } corone ciascuno
}

verdict-points = { $winner } vince { $own ->
    [one] { $own } punto
   *[other] { $own } punti
} a { $other }.
verdict-largest-territory = { $players } hanno { $points ->
    [one] { $points } punto ciascuno
   *[other] { $points } punti ciascuno
}; { $winner } vince grazie al dominio più esteso, { $own ->
    [one] { $own } casella
   *[other] { $own } caselle
} a { $other }.
verdict-crowns = { $players } hanno { $points ->
    [one] { $points } punto ciascuno
   *[other] { $points } punti ciascuno
}, e il loro dominio più esteso ha { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
}; { $winner } vince grazie alle corone, { $own } a { $other }.
verdict-shared = { $players } condividono la vittoria: { $figures }.
verdict-place = { $place }º posto: { $players }, davanti a { $others } ({ $compared }).
verdict-place-shared = { $players } condividono il { $place }º posto: { $figures }.
sheet-unsure = { $player }: { $count ->
    [one] una casella letta nella foto non è ancora controllata
   *[other] { $count } caselle lette nella foto non sono ancora controllate
}
sheet-uncounted = { $player }: non ancora contato: { $what }
sheet-queen-unknown = Nessuno ha ancora detto chi ha la Regina
