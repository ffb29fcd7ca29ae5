### Het venster.
