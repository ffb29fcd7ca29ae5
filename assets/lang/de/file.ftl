### Die Spieldatei.

at-on = { $place } { $what }
file-syntax = Zeile { $line } Spalte { $column }: kein gültiges JSON (abgeschnitten oder vertippt?)
file-no-game = gültiges JSON, aber kein Spiel von Crowncount: das Feld „crowncount“ fehlt
file-version = dieses Spiel stammt von einer neueren Version von Crowncount (Format { $version }); diese liest Format 1
file-missing = das Feld „{ $field }“ fehlt
file-wrong-type = hier muss { $type ->
    [number] eine kleine ganze Zahl ab 0
    [text] ein Text in Anführungszeichen
    [flag] true oder false
    [list] eine Liste
    [cell] eine Zeile und eine Spalte wie [0, 2]
   *[other] ein Objekt
} stehen
file-no-such = „{ $word }“ ist hier nicht erlaubt; möglich sind { $words }
file-no-cell = das Königreich hat diese Zelle nicht
file-no-players = es gibt keine Spieler
file-no-rounds = es gibt keine Runden
file-too-many-rounds = { $most ->
    [one] dieses Spiel hat eine Runde; setze „dynasty“ für drei
   *[other] eine Dynastie hat { $most } Runden
}
file-no-name = jeder Spieler braucht einen Namen
file-same-name = zwei Spieler heißen „{ $name }“; gib jedem einen eigenen Namen
file-other-players = jede Runde muss dieselben Spieler haben wie die erste
file-too-much = { $found } { $input } sind unmöglich; in der Schachtel sind { $exist }
file-control-character = ein Name darf keine Zeilenumbrüche oder andere Steuerzeichen enthalten
file-too-many-players = { $most ->
    [one] höchstens { $most } Spieler ist möglich
   *[other] höchstens { $most } Spieler sind möglich
}
file-long-name = ein Name darf höchstens { $most } Zeichen haben
file-too-deep = die Felder sind mehr als { $most } Ebenen tief verschachtelt
