### O visor: um telemóvel é segurado sobre a mesa.

button-live = Apontar à mesa
tip-live = Aponta a câmara aos reinos; são lidos enquanto olhas
button-live-close = Fechar
button-live-take = Tirar
button-live-replace = Substituir
button-live-keep = Deixar como está
button-live-on = Ligar a câmara
live-why = A imagem é lida neste dispositivo e nunca sai dele. Só fica guardado o que tirares.
live-asking = Permite o uso da câmara.
live-paused = A câmara está desligada enquanto ninguém vê a sua imagem.
live-insecure = Os navegadores só permitem a câmara em páginas seguras (https). Uma foto também serve.
live-refused = A câmara não está permitida. Podes mudar isso nas definições do navegador para esta página ou abrir uma foto.
live-no-camera = Aqui não há câmara. Abre antes uma foto.
live-busy = A câmara não está disponível agora. Talvez outra aplicação a esteja a usar.
live-point = Aponta a câmara a um reino
live-reading = A ler …
live-unsure = { $count ->
    [one] Uma casa ainda não é segura
   *[other] { $count } casas ainda não são seguras
}
live-next = Agora o próximo reino
live-hold-still = Não te mexas
live-closer = Um pouco mais perto
live-too-dark = Está demasiado escuro
live-glare = Reflexo aqui: inclina um pouco o telemóvel
live-taken = Tirado: { $scores }
live-full = A mesa está cheia.
live-again = Este reino já está na mesa: { $names }
live-kingdom = Reino à vista: { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}, { $unsure ->
    [0] todas as casas seguras
    [one] uma casa duvidosa
   *[other] { $unsure } casas duvidosas
}
