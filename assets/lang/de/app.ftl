### Das Fenster.
