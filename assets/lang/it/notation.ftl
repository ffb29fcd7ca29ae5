### La notazione dei reami.

notation-nothing = qui non c’è nessun reame; scrivi una fila per riga, per esempio «w w1 c f .»
notation-empty-row = la riga è vuota; scrivi «.» dove non c’è una tessera
notation-no-terrain = «{ $token }» non è un paesaggio; le lettere sono w f l g s m t (in Duel d i D I b q), c per il castello, «.» senza tessera, «?» sconosciuto
notation-no-cell = «{ $token }» non è una casella; alla lettera può seguire una cifra per le corone, o «:» e un edificio
notation-too-many-crowns = { $terrain }: al massimo { $most ->
    [one] { $most } corona
   *[other] { $most } corone
} per casella
notation-too-many-crosses = { $terrain }: al massimo { $most } croci per casella
notation-crowned-town = una città non ha corone proprie; la Torre della Regina si scrive «t:queens-tower»
notation-no-crowns-here = «{ $token }»: solo un paesaggio può avere corone
notation-no-town = «{ $token }»: solo una città può avere un edificio, per esempio «t:church»
notation-no-building = «{ $name }» non è un edificio; esempio: «t:church»
notation-no-building-but = «{ $name }» non è un edificio; intendevi «{ $meant }»?
notation-ragged = { $found ->
    [one] questa riga ha una casella
   *[other] questa riga ha { $found } caselle
}, ma la prima ne ha { $expected }; scrivi «.» dove non c’è una tessera
notation-too-large = un reame ha al massimo { $most } righe e colonne
notation-mixed = { $one } e { $other } sono di giochi diversi
