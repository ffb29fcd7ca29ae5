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
scan-network-missing = what reads photos could not be loaded; check the connection and try again ({ $detail })
scan-no-frame = these four corners do not form a frame; give them clockwise from the top left
scan-cancelled = cancelled
scan-duel = maps of Kingdomino Duel are drawn with a pencil and have to be entered by hand
scan-corners = --corners "{ $text }": give four points, clockwise from the top left, such as "10,10 500,12 498,510 8,505"
scan-unsure = { $place }: please check { $cells }
scan-unsure-cell = { $cell } at { $place }
scan-check-corners = { $place }: check the corners of the grid; the photo is not clear
scan-unconnected = { $place }: not all dominoes follow the connection rule
scan-cannot-be-laid = { $place }: this kingdom cannot be built from the box; each cell was read on its own
scan-undecided = { $place }: the search for a kingdom that the box allows took too long; each cell was read on its own
scan-apart = { $place }: one box cannot make these kingdoms together; each was read as if it had a box of its own
scan-together-undecided = { $place }: the search for kingdoms that one box can make together took too long; each was read as if it had a box of its own
scan-game-apart = one box cannot make the kingdoms of these photos together; dominoes that are claimed twice are marked to be checked
scan-game-undecided = the search for kingdoms that one box can make together took too long; each photo was read on its own
