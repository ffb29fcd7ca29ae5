### Altri comandi.

cli-files = File di partita, reami come testo, risultati di «scan --json» o foto; più reami formano una partita e «-» è lo standard input
cli-game = Scrivere un solo file di partita con tutte le foto
cli-players = I nomi dei giocatori, nell’ordine delle foto; se una foto mostra più reami, in senso orario da quello in alto a sinistra
cli-out-game = Il file da scrivere; altrimenti lo standard output
cli-force = Sostituire il file se esiste
cli-format = Il formato, se il nome del file non lo dice
cli-quiet = Segnalare solo gli errori sullo standard error
cli-color = Quando usare i colori: in un terminale, sempre o mai
cli-explain = Rispondere alle domande del tavolo: che cosa è stato decisivo, quanto ha reso o è costata ogni cosa, che cosa sarebbe cambiato
cli-what-if = Calcolare la partita con un cambiamento: «Ana r2c3=w1», «Ana r4c1=t:church», «queen=Bo» («queen=-» per nessuno); in una Dinastia, preceduto dalla manche: «2: Ana r2c3=w1»; ripetibile
cli-best = Cercare il modo migliore di disporre le tessere di ogni giocatore
cli-seconds = Quanti secondi cercarla, per giocatore
cli-help-command = Mostrare l’aiuto di un comando
cli-completions = Scrivere i completamenti per una shell
cli-shell = La shell
cli-man = Scrivere la pagina del manuale
cli-game-alone = un file di partita è una partita intera; indicalo da solo
cli-players-count = il numero di nomi in --players ({ $names }) non è quello dei reami ({ $photos })
cli-exists = il file esiste già; --force lo sostituisce
cli-replaced = il file è stato sostituito
cli-no-ending = il nome non ha estensione; scegli tra { $endings } o usa --format
text-holding = «{ $item }» non è qualcosa che un giocatore può avere; scrivi «coins 11, knights 2, towers 3, queen»
text-unsure = «{ $item }» non è una casella di questo regno; scrivi «unsure row 1 column 2, row 3 column 4»
