### Foto's.

photo-no-picture = geen JPEG-, PNG- of WebP-afbeelding
photo-truncated = de afbeelding is onvolledig; kopieer hem opnieuw
photo-damaged = de afbeelding is beschadigd; kopieer hem opnieuw of maak een andere
photo-too-large = de afbeelding is te groot: { $width } x { $height } pixels
photo-too-much-memory = de afbeelding heeft te veel geheugen nodig
photo-too-small = de afbeelding is te klein om te lezen: { $width } x { $height } pixels
scan-no-kingdom = geen koninkrijk gevonden; fotografeer het van boven, met alle tegels in beeld
scan-too-dark = de foto is te donker om er een koninkrijk in te vinden; maak hem opnieuw met meer licht
scan-too-blurred = de foto is te onscherp om er een koninkrijk in te vinden; houd stil en maak hem opnieuw
scan-no-frame = deze vier hoeken vormen geen kader; geef ze met de klok mee, linksboven eerst
scan-cancelled = afgebroken
scan-duel = kaarten van Kingdomino Duel worden met potlood getekend en moeten met de hand worden ingevoerd
scan-corners = --corners ‘{ $text }’: geef vier punten met de klok mee vanaf linksboven, bijvoorbeeld "10,10 500,12 498,510 8,505"
scan-unsure = { $place }: controleer { $cells }
scan-unsure-cell = { $cell } op { $place }
scan-check-corners = { $place }: controleer de hoeken van het raster; de foto is niet duidelijk
scan-cut-off = { $place }: { $side }
scan-cut-left = het koninkrijk is links afgesneden; richt de camera verder naar links
scan-cut-top = het koninkrijk is bovenaan afgesneden; richt de camera verder omhoog
scan-cut-right = het koninkrijk is rechts afgesneden; richt de camera verder naar rechts
scan-cut-bottom = het koninkrijk is onderaan afgesneden; richt de camera verder omlaag
scan-unconnected = { $place }: niet alle dominostenen houden zich aan de verbindingsregel
scan-cannot-be-laid = { $place }: dit koninkrijk kan niet met de doos worden gelegd; elk vak is apart gelezen
scan-undecided = { $place }: het zoeken naar een koninkrijk dat met de doos kan, duurde te lang; elk vak is apart gelezen
