### Il file di partita.

at-on = { $place } { $what }
file-syntax = riga { $line } colonna { $column }: questo non è JSON; un file di partita è stato troncato o modificato a mano
file-no-game = questo è JSON, ma non una partita di Crowncount: manca il campo «crowncount»
file-version = questa partita è stata scritta da un Crowncount più recente (formato { $version }); questo legge il formato 1
file-schema = un campo manca o è del tipo sbagliato: { $detail }
file-no-such = «{ $word }» non può stare qui; scegli tra { $words }
file-no-players = non ci sono giocatori
file-no-rounds = non c’è nessuna manche
file-too-many-rounds = { $most ->
    [one] questa partita ha una manche; metti «dynasty» per tre
   *[other] una Dinastia ha { $most } manche
}
file-no-name = un giocatore ha bisogno di un nome
file-same-name = due giocatori si chiamano «{ $name }»; dai a ciascuno un nome proprio
file-other-players = ogni manche deve avere i giocatori della prima
file-too-much = { $found } { $input } non è possibile; la scatola ne contiene { $exist }
file-control-character = un nome non può avere interruzioni di riga o altri caratteri di controllo
