### Fotografias.

photo-no-picture = não é uma imagem JPEG, PNG ou WebP
photo-truncated = a imagem está incompleta; copia-a de novo
photo-damaged = a imagem está danificada; copia-a de novo ou tira outra
photo-too-large = a imagem é demasiado grande: { $width } x { $height } píxeis
photo-too-much-memory = a imagem precisa de demasiada memória
photo-too-small = a imagem é demasiado pequena para ser lida: { $width } x { $height } píxeis
scan-no-kingdom = nenhum reino encontrado; fotografa-o de cima, com todas as peças na imagem
scan-too-dark = a fotografia é demasiado escura para se encontrar nela um reino; tira-a de novo com mais luz
scan-too-blurred = a fotografia está demasiado desfocada para se encontrar nela um reino; não te mexas e tira-a de novo
scan-network-missing = não foi possível carregar o que lê as fotografias; verifica a ligação e tenta de novo ({ $detail })
scan-no-frame = estes quatro cantos não formam uma moldura; indica-os no sentido dos ponteiros do relógio, a começar pelo superior esquerdo
scan-cancelled = cancelado
scan-duel = os mapas de Kingdomino Duel desenham-se a lápis e têm de ser introduzidos à mão
scan-corners = --corners «{ $text }»: indica quatro pontos no sentido dos ponteiros do relógio a partir do canto superior esquerdo, por exemplo "10,10 500,12 498,510 8,505"
scan-unsure = { $place }: verifica { $cells }
scan-unsure-cell = { $cell } em { $place }
scan-check-corners = { $place }: verifica os cantos da grelha; a fotografia não é clara
scan-unconnected = { $place }: nem todos os dominós cumprem a regra de construção
scan-cannot-be-laid = { $place }: este reino não se pode formar com a caixa; cada quadrado foi lido em separado
scan-undecided = { $place }: a procura de um reino possível com a caixa demorou demasiado; cada quadrado foi lido em separado
scan-apart = { $place }: uma só caixa não permite formar estes reinos em conjunto; cada um foi lido como se tivesse a sua própria caixa
scan-together-undecided = { $place }: a procura de reinos que uma só caixa permita em conjunto demorou demasiado; cada um foi lido como se tivesse a sua própria caixa
scan-game-apart = uma só caixa não permite formar em conjunto os reinos destas fotografias; os dominós reclamados duas vezes estão marcados para verificar
scan-game-undecided = a procura de reinos que uma só caixa permita em conjunto demorou demasiado; cada fotografia foi lida em separado
