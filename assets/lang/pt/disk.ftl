### Os ficheiros, e a pasta que guarda o jogo.

disk-not-regular = é um dispositivo ou um pipe, não um ficheiro normal
disk-read-only = o disco é só de leitura
disk-full = o disco está cheio
store-adopted = Um jogo que outra janela deixou na mesa ({ $players }) está agora entre os jogos passados.
store-taken = outra janela está a usar esta pasta
store-ended = a gravação parou por causa de um erro do programa
photo-heic = as imagens HEIC não podem ser lidas; partilha ou exporta a foto como JPEG (iPhone: Definições, Câmara, Formatos, Mais compatível)
photo-foreign = as imagens { $format } não podem ser lidas; guarda a imagem como JPEG ou PNG
app-not-saved = Não guardado
app-not-saved-why = Não guardado: { $what }. O Crowncount continua a tentar.
app-company = Há outra janela aberta. Cada janela tem o seu próprio jogo.
app-close-unsaved = Este jogo não está guardado ({ $what }). Se fechares a janela agora, perdem-se as últimas alterações.
button-close-anyway = Fechar mesmo assim
button-stay = Deixar aberta
app-replace = Alteraste um jogo conservado. Queres substituí-lo? A versão antiga vai para o lixo.
button-replace = Substituir
button-keep-both = Conservar ambos
app-kept-both = As duas versões estão entre os teus jogos passados.
app-past-trash = Lixo
app-trash-none = O lixo está vazio.
app-past-restore = Recuperar { $players }
button-empty-trash = Esvaziar o lixo
button-delete-for-good = Apagar de vez
app-imported-and-updated = Jogos acrescentados: { $added }, atualizados: { $updated }, já presentes: { $known }, ilegíveis: { $refused }.
