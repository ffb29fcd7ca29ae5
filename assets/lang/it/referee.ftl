### What a referee says beside the score.

finding-too-many-crowns = nessuna casella di { $terrain } ha { $crowns } corone; il massimo è { $most }
finding-too-few-pieces = { $piece }: { $found } in tutto, ma devono essere almeno { $least }, perché ognuno inizia con un cavaliere e tiene ciò che gli edifici hanno portato
finding-unearned-pieces = { $piece }: { $found } in tutto, ma gli edifici di questo regno ne permettono al massimo { $most }; manca un edificio?
finding-not-counted = { $piece }: gli edifici qui ne hanno portati, ma nessuno li ha contati
finding-too-many-built = { $found } edifici in un solo regno, ma si costruisce al massimo una volta per turno e i turni erano { $most }
finding-same-colour = due regni hanno il castello dello stesso colore ({ $colour }), ma ce n’è uno solo
finding-too-many-castles = ci sono { $found } regni, ma il gioco ha solo { $exist } castelli
finding-discarded = qui è stata scartata una tessera, ma qualsiasi tessera si poteva mettere nelle caselle libere accanto al castello
finding-left-out = tutte le tessere rimaste fuori hanno { $terrain }, e qui ce n’è posto per una; andava messa, a meno che non sia stata scartata prima
finding-passed = questa mappa ha meno caselle dei turni giocati, ma qualsiasi coppia di dadi si poteva disegnare accanto al castello
finding-unfinished = la partita non è finita: accanto al castello c’è ancora posto per la prossima tessera
finding-team-of = una squadra è di due giocatori, ma qui se ne nominano { $count }
finding-teams-mixed = squadre e giocatori singoli non giocano allo stesso tavolo
finding-teams = ci sono { $count } squadre, ma possono giocarne al massimo quattro
finding-team-frame = le squadre costruiscono regni di 7x7, non di { $rows }x{ $columns }
finding-member-twice = «{ $name }» è nominato due volte, ma ognuno gioca in una sola squadra
finding-team-box = questo regno richiede almeno { $found } tessere di { $box }, ma una squadra ne riceve solo { $most } da ogni scatola
finding-no-teams = sono nominati dei membri, ma solo Royal Wedding si gioca a squadre
audit-possible-but = Possibile, ma:
file-twice = questo campo è dato due volte; lasciane uno solo
field-misspelt = { $place } non è un campo che Crowncount legge; intendevi «{ $meant }»?
cli-assumed-frame = il regno occupa { $rows }x{ $columns }, quindi si è supposto { $game } su { $frame-rows }x{ $frame-columns }; --rules con «-5x5» dice altrimenti
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
verdict-draw = Pareggio tra { $players }: { $figures }.
verdict-largest-domain = { $players } hanno { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} ciascuno; { $winner } vince per il dominio più esteso, { $own } caselle contro { $other }.
measure-largest-domain = dominio più esteso: { $own } contro { $other }
measure-equal-largest-domain = dominio più esteso: { $own } ciascuno
