### Bestanden, en de map die het spel bewaart.

disk-not-regular = dit is een apparaat of een pipe, geen gewoon bestand
disk-read-only = de schijf is alleen-lezen
disk-full = de schijf is vol
store-adopted = Een spel dat een ander venster open had laten staan ({ $players }) staat nu bij de vroegere spellen.
store-taken = een ander venster gebruikt deze map
store-ended = het opslaan is gestopt door een fout in het programma
photo-heic = HEIC-foto’s kunnen niet worden gelezen; deel of exporteer de foto als JPEG (iPhone: Instellingen, Camera, Structuren, Meest compatibel)
photo-foreign = { $format }-afbeeldingen kunnen niet worden gelezen; sla de afbeelding op als JPEG of PNG
app-not-saved = Niet opgeslagen
app-not-saved-why = Niet opgeslagen: { $what }. Crowncount blijft het proberen.
app-company = Er is nog een venster open. Elk venster heeft zijn eigen spel.
app-close-unsaved = Dit spel is niet opgeslagen ({ $what }). Als je het venster nu sluit, gaan de laatste wijzigingen verloren.
button-close-anyway = Toch sluiten
button-stay = Open laten
app-replace = Je hebt een bewaard spel gewijzigd. Wil je het vervangen? De oude versie gaat naar de prullenbak.
button-replace = Vervangen
button-keep-both = Beide bewaren
app-kept-both = Beide versies staan bij je vroegere spellen.
app-past-trash = Prullenbak
app-trash-none = De prullenbak is leeg.
app-past-restore = { $players } terughalen
button-empty-trash = Prullenbak legen
button-delete-for-good = Definitief wissen
app-imported-and-updated = Spellen toegevoegd: { $added }, bijgewerkt: { $updated }, al aanwezig: { $known }, niet leesbaar: { $refused }.
