### Photos.

photo-no-picture = not a JPEG, PNG or WebP picture
photo-truncated = the picture is incomplete; copy it again
photo-damaged = the picture is damaged; copy it again or take another one
photo-too-large = the picture is too large: { $width } x { $height } pixels
photo-too-much-memory = the picture needs too much memory
photo-too-small = the picture is too small to read: { $width } x { $height } pixels
scan-no-kingdom = no kingdom found; photograph it from above, with all its tiles in the picture
scan-too-dark = the photo is too dark to find a kingdom in it; take it again with more light
scan-too-blurred = the photo is too blurred to find a kingdom in it; hold still and take it again
scan-no-frame = these four corners do not form a frame; give them clockwise from the top left
scan-cancelled = cancelled
scan-duel = maps of Kingdomino Duel are drawn with a pencil and have to be entered by hand
scan-corners = --corners "{ $text }": give four points, clockwise from the top left, such as "10,10 500,12 498,510 8,505"
scan-unsure = { $place }: please check { $cells }
scan-unsure-cell = { $cell } at { $place }
scan-check-corners = { $place }: check the corners of the grid; the photo is not clear
scan-cut-off = { $place }: { $side }
scan-cut-left = the kingdom is cut off on the left; move the camera to the left
scan-cut-top = the kingdom is cut off at the top; move the camera up
scan-cut-right = the kingdom is cut off on the right; move the camera to the right
scan-cut-bottom = the kingdom is cut off at the bottom; move the camera down
scan-unconnected = { $place }: not all dominoes follow the connection rule
scan-cannot-be-laid = { $place }: this kingdom cannot be built from the box; each cell was read on its own
scan-undecided = { $place }: the search for a kingdom that the box allows took too long; each cell was read on its own
