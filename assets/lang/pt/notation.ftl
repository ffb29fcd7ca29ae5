### A notação dos reinos.

notation-nothing = aqui não há nenhum reino; escreve uma fila por linha, por exemplo «w w1 c f .»
notation-empty-row = a linha está vazia; escreve «.» onde não há peça
notation-no-terrain = «{ $token }» não é um terreno; as letras são w f l g s m t (em Duel d i D I b q), c para o castelo, «.» sem peça, «?» desconhecido
notation-no-cell = «{ $token }» não é um quadrado; à letra pode seguir-se um algarismo para as coroas, ou «:» e um edifício
notation-too-many-crowns = { $terrain }: no máximo { $most ->
    [one] { $most } coroa
   *[other] { $most } coroas
} por quadrado
notation-too-many-crosses = { $terrain }: no máximo { $most } cruzes por quadrado
notation-crowned-town = uma cidade não tem coroas próprias; a Torre da Rainha escreve-se «t:queens-tower»
notation-no-crowns-here = «{ $token }»: só um terreno pode ter coroas
notation-no-town = «{ $token }»: só uma cidade pode ter um edifício, por exemplo «t:church»
notation-no-building = «{ $name }» não é um edifício; exemplo: «t:church»
notation-no-building-but = «{ $name }» não é um edifício; querias dizer «{ $meant }»?
notation-ragged = { $found ->
    [one] esta linha tem um quadrado
   *[other] esta linha tem { $found } quadrados
}, mas a primeira tem { $expected }; escreve «.» onde não há peça
notation-too-large = um reino tem no máximo { $most } linhas e colunas
notation-mixed = { $one } e { $other } são de jogos diferentes
