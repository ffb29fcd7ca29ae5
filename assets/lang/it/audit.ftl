### Quello che la verifica ha trovato.

finding-where = { $where }: { $what }
finding-no-castle = non c’è il castello; segna la tessera di partenza con «c»
finding-several-castles = ci sono { $count } castelli; solo una di queste caselle può essere la tessera di partenza
finding-too-wide = il reame occupa { $rows }x{ $columns } caselle ma deve stare in { $frame-rows }x{ $frame-columns }; controlla le tessere più esterne
finding-too-many-squares = { $found ->
    [one] c’è { $found } casella
   *[other] ci sono { $found } caselle
} di { $terrain } { $crowns ->
    [0] senza corone
    [one] con { $crowns } corona
   *[other] con { $crowns } corone
}, ma il gioco { $exist ->
    [0] non ne ha nessuna
   *[other] ne ha solo { $exist }
}; controlla le corone e il paesaggio di queste caselle
finding-lone-square = { $cells ->
    [one] nessuna tessera domino unisce questa casella a una delle sue vicine; controlla questa casella e quelle intorno
   *[other] nessuna tessera domino unisce queste caselle alle loro vicine; controlla queste caselle e quelle intorno
}
finding-unpaired = non tutte queste caselle possono formare con una vicina una vera tessera domino; forse lì accanto manca una tessera, o un paesaggio o una corona sono sbagliati
finding-cut-off = nessuna disposizione collega queste caselle al castello attraverso paesaggi uguali; controlla il loro paesaggio
finding-no-laying = questo reame non può essere stato composto con le tessere del gioco; se sono indicate delle caselle, basterebbe cambiare il paesaggio o le corone di una di esse
finding-no-connection = questo reame può essere stato composto solo violando la regola di connessione (ogni tessera combacia con una vicina o tocca il castello); se sono indicate delle caselle, basterebbe cambiare il paesaggio di una di esse
finding-no-laying-together = ogni reame può essere stato composto da solo, ma non tutti con un’unica serie di tessere; se sono indicate delle caselle, basterebbe cambiare il paesaggio o le corone di una di esse
finding-too-many-buildings = { $building }: ne sono stati costruiti { $found }, ma la scatola ne contiene solo { $exist }
finding-too-many-pieces = i giocatori hanno { $found } { $piece }, ma la scatola ne contiene solo { $exist }
finding-several-queens = un solo giocatore può avere la Regina
finding-queen-with-fewer-towers = la Regina è di un giocatore { $towers ->
    [0] senza torri
    [one] con una torre
   *[other] con { $towers } torri
}, ma un altro ne ha { $most }; la Regina va da chi ne ha di più
finding-queen-without-towers = la Regina va da chi ha più torri, ma nessuno ne ha; sono state dimenticate?
finding-queen-unearned = la Regina arriva con una torre, ma nessuno degli edifici qui ne porta una
finding-no-queen = qualcuno ha delle torri, quindi la Regina dovrebbe essere di chi ne ha di più
finding-nothing-to-count = questo edificio ({ $building }) dà punti per { $counted }, ma nessuno ha fatto il conto
finding-castle-off-middle = il castello è stampato al centro della mappa: sulla mappa intera di 5x7 è alla riga 3 colonna 4, e nessuna casella ne dista più di 2 righe o 3 colonne
finding-too-many-crosses = { $found ->
    [one] c’è { $found } croce
   *[other] ci sono { $found } croci
} in più di quante ne mostrano i dadi, ma i castelli e l’incantesimo possono aggiungerne solo { $most }
finding-several-powers = un solo giocatore può avere il potere «3 punti per dominio»
finding-split-dice = troppe caselle sono isolate: i dadi si disegnano a coppie vicine, tranne una coppia che un incantesimo può dividere
finding-detached = queste caselle non sono collegate al castello; solo un incantesimo lo permette, per un domino di un giocatore
finding-only-by-spell = questa mappa non può essere stata disegnata coppia per coppia, ciascuna accanto a uno stemma uguale già presente; solo gli incantesimi lo permettono, una volta ciascuno
finding-detached-twice = ci sono caselle staccate dal castello in più di un punto; un incantesimo lo permette solo per un domino di un giocatore
finding-odd-squares = il numero di caselle è dispari, ma se ne disegnano due per turno
finding-unknown = { $count ->
    [one] una casella è ancora sconosciuta
   *[other] { $count } caselle sono ancora sconosciute
}
finding-players = ci sono { $found } reami, ma con questa dimensione il gioco è per { $seats } giocatori
finding-not-decided = la ricerca di una disposizione è stata interrotta; finora nessuna contraddizione

audit-possible = Possibile: nessuna contraddizione.
audit-impossible = Impossibile: non può essere stato composto così.
audit-undecided = Non deciso: la ricerca è stata interrotta; finora nessuna contraddizione.
audit-laying-kingdomino = Un modo di comporlo. Le caselle con lo stesso numero formano una tessera; il numero è quello sul retro.
audit-laying-queendomino = Un modo di comporlo. Le caselle con la stessa lettera formano una tessera.
audit-laying-royal-wedding = Un modo di comporlo. Le caselle con lo stesso numero formano una tessera di Kingdomino, quelle con la stessa lettera una di Queendomino.
