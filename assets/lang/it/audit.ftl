### Quello che la verifica ha trovato.

finding-where = { $where }: { $what }
finding-no-castle = non c’è il castello; segna la tessera di partenza con «c»
finding-several-castles = ci sono { $count } castelli; solo una di queste caselle può essere la tessera di partenza
finding-too-wide = il reame occupa { $rows }x{ $columns } caselle ma deve stare in { $frame-rows }x{ $frame-columns }; guarda le tessere più esterne
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
}; guarda le corone e il paesaggio di queste caselle
finding-lone-square = nessuna tessera domino ha questa casella e una delle sue vicine; guarda lei e le caselle intorno
finding-unpaired = queste caselle non possono formare tutte con una vicina delle vere tessere domino; cerca lì accanto una tessera mancante, o un paesaggio o una corona sbagliati
finding-cut-off = nessuna disposizione collega queste caselle al castello attraverso paesaggi uguali; guarda il loro paesaggio
finding-no-laying = questo reame non si può comporre con le tessere del gioco; dove sono nominate delle caselle, basterebbe un altro paesaggio o un’altra corona in una di esse
finding-no-connection = questo reame si può comporre solo contro la regola di connessione (ogni tessera combacia con una vicina o tocca il castello); dove sono nominate delle caselle, basterebbe un altro paesaggio in una di esse
finding-no-laying-together = ogni reame si può comporre da solo, ma non tutti con un’unica serie di tessere; dove sono nominate delle caselle, basterebbe un altro paesaggio o un’altra corona in una di esse
finding-too-many-buildings = { $building }: { $found } sul tavolo, ma il gioco ne ha solo { $exist }
finding-too-many-pieces = i giocatori hanno { $found } { $piece }, ma la scatola ne contiene solo { $exist }
finding-several-queens = la Regina può stare con un solo giocatore
finding-queen-with-fewer-towers = la Regina sta con un giocatore { $towers ->
    [0] senza torri
    [one] con una torre
   *[other] con { $towers } torri
}, ma un altro ne ha { $most }: lei va da chi ne ha di più
finding-queen-without-towers = la Regina va da chi ha più torri, ma nessuno ne ha; sono state dimenticate?
finding-no-queen = qualcuno ha delle torri, quindi la Regina dovrebbe stare con chi ne ha di più
finding-nothing-to-count = questo edificio ({ $building }) dà punti per { $counted }, ma il giocatore non ne ha; è una dimenticanza?
finding-castle-off-middle = il castello è stampato al centro della mappa; sulla mappa intera di 5x7 è alla riga 3 colonna 4, e nessuna casella dista più di 2 righe o 3 colonne da esso
finding-too-many-crosses = { $found } croci superano le due di un dado, ma i castelli e l’incantesimo possono aggiungerne solo { $most }
finding-several-powers = un solo giocatore può avere il potere «3 punti per dominio»
finding-split-dice = troppe caselle sono isolate: i dadi si disegnano a coppie vicine, tranne una coppia che un incantesimo può dividere
finding-detached = queste caselle non sono collegate al castello; solo un incantesimo lo permette, per un domino di un giocatore
finding-only-by-spell = questa mappa non si può disegnare coppia per coppia, ciascuna accanto a uno stemma uguale già presente; solo gli incantesimi lo permettono, ciascuno una volta
finding-detached-twice = ci sono caselle staccate dal castello in più di un punto; un incantesimo lo permette per un domino di un giocatore
finding-odd-squares = il numero di caselle è dispari, ma se ne disegnano due per turno
finding-unknown = { $count ->
    [one] una casella non è ancora nota
   *[other] { $count } caselle non sono ancora note
}
finding-players = ci sono { $found } reami, ma con questa dimensione il gioco è per { $seats }
finding-not-decided = la ricerca di una disposizione è stata interrotta; finora nulla contraddice questi reami

audit-possible = Possibile: nulla lo contraddice.
audit-impossible = Impossibile: non può essere stato composto così.
audit-undecided = Non deciso: la ricerca è stata interrotta, e finora nulla lo contraddice.
audit-laying-kingdomino = Un modo di comporlo. Le caselle con lo stesso numero sono una tessera; il numero è quello sul retro.
audit-laying-queendomino = Un modo di comporlo. Le caselle con la stessa lettera sono una tessera.
audit-laying-royal-wedding = Un modo di comporlo. Le caselle con lo stesso numero sono una tessera di Kingdomino, quelle con la stessa lettera una di Queendomino.
