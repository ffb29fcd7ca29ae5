### La ventana.
