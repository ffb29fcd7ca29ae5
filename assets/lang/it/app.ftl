### La finestra.
