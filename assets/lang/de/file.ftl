### Die Spieldatei.

at-on = { $place } { $what }
file-syntax = Zeile { $line } Spalte { $column }: das ist kein JSON; eine Spieldatei wurde abgeschnitten oder von Hand geändert
file-no-game = das ist JSON, aber kein Spiel von Crowncount: das Feld „crowncount“ fehlt
file-version = dieses Spiel hat ein neueres Crowncount geschrieben (Format { $version }); dieses hier liest Format 1
file-schema = eine Angabe fehlt oder ist von falscher Art: { $detail }
file-no-such = „{ $word }“ kann hier nicht stehen; möglich sind { $words }
file-no-players = es gibt keine Spieler
file-no-rounds = es gibt keine Runde
file-too-many-rounds = { $most ->
    [one] dieses Spiel hat eine Runde; setze „dynasty“ für drei
   *[other] eine Dynastie hat { $most } Runden
}
file-no-name = ein Spieler braucht einen Namen
file-same-name = zwei Spieler heißen „{ $name }“; gib jedem einen eigenen Namen
file-other-players = jede Runde muss die Spieler der ersten haben
file-too-much = { $found } { $input } kann nicht sein; in der Schachtel sind { $exist }
file-control-character = ein Name kann keine Zeilenumbrüche oder andere Steuerzeichen enthalten
