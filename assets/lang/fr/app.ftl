### La fenêtre.
