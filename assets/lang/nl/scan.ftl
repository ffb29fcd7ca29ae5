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
scan-network-missing = wat foto’s leest kon niet worden geladen; controleer de verbinding en probeer het opnieuw ({ $detail })
scan-no-frame = deze vier hoeken vormen geen kader; geef ze met de klok mee, linksboven eerst
scan-cancelled = afgebroken
scan-duel = kaarten van Kingdomino Duel worden met potlood getekend en moeten met de hand worden ingevoerd
scan-corners = --corners ‘{ $text }’: geef vier punten met de klok mee vanaf linksboven, bijvoorbeeld "10,10 500,12 498,510 8,505"
scan-unsure = { $place }: controleer { $cells }
scan-unsure-cell = { $cell } op { $place }
scan-check-corners = { $place }: controleer de hoeken van het raster; de foto is niet duidelijk
scan-unconnected = { $place }: niet alle dominostenen houden zich aan de verbindingsregel
scan-cannot-be-laid = { $place }: dit koninkrijk kan niet met de doos worden gelegd; elk vak is apart gelezen
scan-undecided = { $place }: het zoeken naar een koninkrijk dat met de doos kan, duurde te lang; elk vak is apart gelezen
scan-apart = { $place }: één doos is niet genoeg voor deze koninkrijken samen; elk is gelezen alsof het een eigen doos had
scan-together-undecided = { $place }: het zoeken naar koninkrijken die één doos samen toelaat duurde te lang; elk is gelezen alsof het een eigen doos had
scan-game-apart = één doos is niet genoeg voor de koninkrijken van deze foto’s samen; dominostenen die twee keer zijn geclaimd, zijn gemarkeerd om te controleren
scan-game-undecided = het zoeken naar koninkrijken die één doos samen toelaat duurde te lang; elke foto is apart gelezen
