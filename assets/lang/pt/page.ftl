### O que a página diz no navegador, ao lado da aplicação.

page-opening = A abrir…
page-ready = O Crowncount já funciona também sem ligação.
page-new-version = Há uma nova versão do Crowncount. As tuas partidas mantêm-se.
button-page-update = Atualizar
button-page-later = Mais tarde
page-broken = Não foi possível abrir o Crowncount. Verifica a ligação e tenta de novo.
button-page-again = Tentar de novo
page-no-webassembly = Este navegador é demasiado antigo para o Crowncount. Atualiza-o ou usa outro.
page-no-webgl = O Crowncount não consegue desenhar neste navegador porque falta o WebGL 2. Ativa a aceleração por hardware ou usa outro navegador.
page-no-script = O Crowncount precisa de JavaScript. Ativa-o para esta página.
