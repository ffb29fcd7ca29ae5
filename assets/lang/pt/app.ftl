### A janela.
