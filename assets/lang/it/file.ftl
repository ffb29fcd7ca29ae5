### Il file di partita.

at-on = { $place } { $what }
file-syntax = riga { $line } colonna { $column }: JSON non valido (troncato o scritto male?)
file-no-game = JSON valido, ma non è una partita di Crowncount: manca il campo «crowncount»
file-version = questa partita è stata scritta da una versione più recente di Crowncount (formato { $version }); questa legge il formato 1
file-missing = manca il campo «{ $field }»
file-wrong-type = dev’essere { $type ->
    [number] un piccolo numero intero, da 0 in su
    [text] un testo tra virgolette
    [flag] true o false
    [list] un elenco
    [cell] una riga e una colonna come [0, 2]
   *[other] un oggetto
}
file-no-such = «{ $word }» non è ammesso qui; scegli tra { $words }
file-no-cell = il regno non ha questa casella
file-no-players = non ci sono giocatori
file-no-rounds = non c’è nessuna manche
file-too-many-rounds = { $most ->
    [one] questa partita ha una manche; metti «dynasty» per tre
   *[other] una Dinastia ha { $most } manche
}
file-no-name = ogni giocatore deve avere un nome
file-same-name = due giocatori si chiamano «{ $name }»; dai loro nomi diversi
file-other-players = ogni manche deve avere gli stessi giocatori della prima
file-too-much = { $found } { $input }: impossibile; la scatola ne contiene { $exist }
file-control-character = un nome non può contenere interruzioni di riga o altri caratteri di controllo
file-too-many-players = { $most ->
    [one] può esserci al massimo { $most } giocatore
   *[other] possono esserci al massimo { $most } giocatori
}
file-long-name = un nome può avere al massimo { $most } caratteri
file-too-deep = i campi sono annidati su più di { $most } livelli
