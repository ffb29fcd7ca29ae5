### The window.
