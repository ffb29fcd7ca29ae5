### The live viewfinder: a phone is held over the table.

button-live = Hold over the table
tip-live = Point the camera at the kingdoms; they are read while you look
button-live-close = Close
button-live-take = Take it
button-live-replace = Replace it
button-live-keep = Keep as it is
button-live-on = Turn on the camera
live-why = The picture is read on this device and never leaves it. Only what you take is kept.
live-asking = Please allow the camera.
live-paused = The camera is off while nobody can see its picture.
live-insecure = Browsers allow the camera on secure pages (https) only. A photo works here too.
live-refused = The camera is not allowed. You can change that in the browser's settings for this page, or open a photo.
live-no-camera = There is no camera here. Open a photo instead.
live-busy = The camera cannot be used right now. Another app may be using it.
live-point = Point the camera at a kingdom
live-reading = Reading …
live-unsure = { $count ->
    [one] One cell is not sure yet
   *[other] { $count } cells are not sure yet
}
live-next = Now the next kingdom
live-hold-still = Hold still
live-closer = A little closer
live-too-dark = It is too dark
live-glare = Glare here: tilt the phone a little
live-taken = Taken: { $scores }
live-full = The table is full.
live-again = This kingdom is on the table already: { $names }
live-kingdom = Kingdom in view: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $unsure ->
    [0] all cells sure
    [one] one cell not sure
   *[other] { $unsure } cells not sure
}
