### Quello che dice un arbitro oltre al punteggio.

finding-too-many-crowns = nessuna casella di { $terrain } ha { $crowns } corone; il massimo è { $most }
finding-too-few-pieces = { $piece }: { $found } in tutto, ma devono essere almeno { $least }, perché ognuno inizia con un cavaliere e tiene ciò che i suoi edifici hanno portato
finding-unearned-pieces = { $piece }: { $found } in tutto, ma gli edifici di questo reame ne permettono al massimo { $most }; manca un edificio?
finding-not-counted = { $piece }: gli edifici qui ne hanno dati, ma il conto è zero
finding-too-many-built = { $found } edifici in un solo reame, ma si costruisce al massimo una volta per turno e i turni erano { $most }
finding-same-colour = due reami hanno un castello dello stesso colore ({ $colour }), ma ce n’è uno solo
finding-too-many-castles = ci sono { $found } reami, ma il gioco ha solo { $exist } castelli
finding-discarded = qui è stata scartata una tessera, anche se accanto al castello c’era posto per qualsiasi tessera
finding-left-out = tutte le tessere che nessuno ha mostrano { $terrain }, e una di esse ci starebbe ancora qui; andava messa?
finding-passed = questa mappa ha meno caselle di quante ne permettevano i turni, anche se qualsiasi coppia di dadi si poteva disegnare accanto al castello
finding-unfinished = la partita non è finita: accanto al castello c’è ancora posto per la prossima tessera
finding-team-of = una squadra ha due giocatori, ma questa ne ha { $count }
finding-teams-mixed = squadre e giocatori singoli non possono giocare la stessa partita
finding-teams = ci sono { $count } squadre, ma possono giocarne al massimo quattro
finding-team-frame = le squadre costruiscono reami di 7x7, non di { $rows }x{ $columns }
finding-member-twice = «{ $name }» è nominato due volte, ma nessuno gioca in due squadre
finding-team-box = questo reame richiede almeno { $found } tessere di { $box }, ma una squadra ne riceve solo { $most } da ogni scatola
finding-team-share = questo reame si sarebbe potuto comporre con tutte le tessere delle due scatole, ma non con al massimo { $most } di ciascuna, cioè quante ne riceve una squadra
finding-no-teams = sono nominati dei membri, ma solo Royal Wedding si gioca a squadre
audit-possible-but = Possibile, ma:
file-twice = questo campo compare due volte; lasciane uno solo
field-misspelt = { $place } non è un campo che Crowncount legge; intendevi «{ $meant }»?
colour-unknown = nessun castello è «{ $name }»; i colori sono { $colours }
cli-wrong-date = questa non è una data e ora come 2026-11-14T20:30:00
cli-assumed-frame = il reame occupa { $rows }x{ $columns } caselle, quindi si è supposto { $game } su { $frame-rows }x{ $frame-columns }; se non è così, usa --rules con «-5x5»
game-mighty-duel = Il Grande Duello
sheet-derivations-duel = Da dove viene ogni numero (domini: caselle × croci)
sheet-place-provisional = posto provvisorio
sheet-empty-kingdom = { $player }: ancora nulla inserito
verdict-provisional = Provvisorio: { $what }.
verdict-leads = { $players } è in testa con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
verdict-lead = { $players } sono in testa con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ciascuno
verdict-can-reach = { $player } può ancora arrivare a { $most }
verdict-can-drop = { $player } può ancora scendere a { $least }
verdict-order-stands = ciò che manca non può più cambiare l’ordine
verdict-draw = Pareggio tra { $players }: { $figures }.
verdict-largest-domain = { $players } hanno { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ciascuno; { $winner } vince grazie al dominio più esteso, { $own } caselle a { $other }.
measure-largest-domain = dominio più esteso: { $own } a { $other }
measure-equal-largest-domain = dominio più esteso: { $own } ciascuno
