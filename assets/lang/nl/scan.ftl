### Foto's.

photo-no-picture = dit is geen JPEG-, PNG- of WebP-afbeelding
photo-truncated = de afbeelding is afgekapt; kopieer ze opnieuw
photo-damaged = de afbeelding is beschadigd: { $detail }
photo-too-large = de afbeelding is te groot: { $width } x { $height } pixels
photo-too-much-memory = de afbeelding heeft te veel geheugen nodig
photo-too-small = de afbeelding is te klein om te lezen: { $width } x { $height } pixels
scan-no-kingdom = geen koninkrijk gevonden; fotografeer het van boven, met alle tegels in beeld
scan-too-dark = de foto is te donker om er een koninkrijk in te vinden; maak ze opnieuw met meer licht
scan-too-blurred = de foto is te wazig om er een koninkrijk in te vinden; houd stil en maak ze opnieuw
scan-no-frame = de vier hoeken zijn niet die van een raster; noem ze met de klok mee, linksboven eerst
scan-cancelled = afgebroken
scan-duel = kaarten van Kingdomino Duel worden met potlood getekend en met de hand ingevoerd
scan-corners = --corners ‘{ $text }’: schrijf vier punten met de klok mee vanaf linksboven, bijvoorbeeld "10,10 500,12 498,510 8,505"
scan-unsure = { $place }: { $cells } kan ook iets anders zijn
scan-unsure-cell = { $cell } op { $place }
scan-check-corners = { $place }: controleer de hoeken van het raster; de foto laat twijfel
scan-unconnected = { $place }: niet alle dominostenen houden zich aan de verbindingsregel
scan-cannot-be-laid = { $place }: met de doos kan dit koninkrijk niet worden gelegd; de vakken zijn een voor een gelezen
scan-undecided = { $place }: het zoeken naar een koninkrijk uit de doos duurde te lang; de vakken zijn een voor een gelezen
