### Photos.

photo-no-picture = this is no JPEG, PNG or WebP picture
photo-truncated = the picture is cut off; copy it again
photo-damaged = the picture is damaged: { $detail }
photo-too-large = the picture is too large: { $width } x { $height } pixels
photo-too-much-memory = the picture needs too much memory
photo-too-small = the picture is too small to read: { $width } x { $height } pixels
scan-no-kingdom = no kingdom found; photograph it from above, with all its tiles in the picture
scan-too-dark = the photo is too dark to find a kingdom in it; take it again with more light
scan-too-blurred = the photo is too blurred to find a kingdom in it; hold still and take it again
scan-no-frame = the four corners are not those of a frame; name them clockwise, top left first
scan-cancelled = cancelled
scan-duel = maps of Kingdomino Duel are drawn by pen and entered by hand
scan-corners = --corners "{ $text }": write four points, clockwise from the top left, such as "10,10 500,12 498,510 8,505"
scan-unsure = { $place }: { $cells } may be something else
scan-unsure-cell = { $cell } at { $place }
scan-check-corners = { $place }: check the corners of the grid; the photo leaves a doubt
scan-unconnected = { $place }: the dominoes do not all keep to the connection rule
scan-cannot-be-laid = { $place }: the box cannot make this kingdom; the cells were read one by one
scan-undecided = { $place }: the search for a kingdom of the box took too long; the cells were read one by one
