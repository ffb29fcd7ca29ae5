### Fotografias.

photo-no-picture = isto não é uma imagem JPEG, PNG ou WebP
photo-truncated = a imagem está cortada; copia-a de novo
photo-damaged = a imagem está danificada: { $detail }
photo-too-large = a imagem é demasiado grande: { $width } x { $height } píxeis
photo-too-much-memory = a imagem precisa de demasiada memória
photo-too-small = a imagem é demasiado pequena para ser lida: { $width } x { $height } píxeis
scan-no-kingdom = nenhum reino encontrado; fotografa-o de cima, com todas as peças na imagem
scan-too-dark = a fotografia é demasiado escura para encontrar nela um reino; tira-a de novo com mais luz
scan-too-blurred = a fotografia está demasiado desfocada para encontrar nela um reino; não te mexas e tira-a de novo
scan-no-frame = os quatro cantos não são os de uma moldura; indica-os no sentido dos ponteiros do relógio, começando em cima à esquerda
scan-cancelled = cancelado
scan-duel = os mapas de Kingdomino Duel desenham-se a lápis e introduzem-se à mão
scan-corners = --corners «{ $text }»: escreve quatro pontos no sentido dos ponteiros do relógio a partir de cima à esquerda, por exemplo "10,10 500,12 498,510 8,505"
scan-unsure = { $place }: { $cells }: pode ser outra coisa
scan-unsure-cell = { $cell } em { $place }
scan-check-corners = { $place }: verifica os cantos da grelha; a fotografia deixa uma dúvida
scan-unconnected = { $place }: nem todos os dominós cumprem a regra de construção
scan-cannot-be-laid = { $place }: com a caixa não se pode formar este reino; os quadrados foram lidos um a um
scan-undecided = { $place }: a procura de um reino da caixa demorou demasiado; os quadrados foram lidos um a um
