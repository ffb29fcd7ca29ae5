### Files, and the folder that keeps the game.

disk-not-regular = this is a device or a pipe, not a regular file
disk-read-only = the disk is read-only
disk-full = the disk is full
store-adopted = A game that another window had left on the table ({ $players }) is now among the past games.
store-taken = another window is using this folder
store-ended = saving has stopped because of an error in the program
photo-heic = this is a HEIC picture, which cannot be read; share or export it as JPEG (iPhone: Settings, Camera, Formats, Most Compatible)
photo-foreign = { $format } pictures cannot be read; save the picture as JPEG or PNG
app-not-saved = Not saved
app-not-saved-why = Not saved: { $what }. Crowncount keeps trying.
app-company = Another window is open. Each window has its own game.
app-close-unsaved = This game is not saved ({ $what }). If you close the window now, your latest changes are lost.
button-close-anyway = Close anyway
button-stay = Keep open
app-replace = You changed a game that you had kept. Replace it? The old version goes to the trash.
button-replace = Replace
button-keep-both = Keep both
app-kept-both = Both versions are among your past games.
app-past-trash = Trash
app-trash-none = The trash is empty.
app-past-restore = Restore { $players }
button-empty-trash = Empty trash
button-delete-for-good = Delete for good
app-imported-and-updated = Games added: { $added }; updated: { $updated }; already there: { $known }; unreadable: { $refused }.
