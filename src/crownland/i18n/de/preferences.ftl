## The look
prefer-look = Aussehen
language = Sprache
prefer-theme = Design
theme-auto = System
theme-light = Pergament
theme-dark = Nacht
theme-contrast = Hoher Kontrast
prefer-board = Spielplan
board-normal = Normal
board-small = Klein
board-large = Groß
prefer-motion = Animationen
motion-normal = Normal
motion-fast = Schnell
motion-off = Aus
prefer-coordinates = Koordinaten am Spielplan

## Playing
prefer-play = Spielen
prefer-confirm = Züge bestätigen
confirm-touch = Auf Touchscreens
confirm-always = Immer
confirm-never = Nie
prefer-hand = Tasten am Handy
hand-right = Rechte Hand
hand-left = Linke Hand
prefer-shortcuts = Tastenkürzel mit einer Taste
prefer-forced = Erzwungene Züge spielen
prefer-forced-text = Wenn nur eine Möglichkeit bleibt. Dominosteine legst du weiter selbst an.

## Sound
prefer-heard = Ton
prefer-sound = Töne
sound-off = Aus
sound-quiet = Leise
sound-normal = Normal
sound-loud = Laut
prefer-alerts = Sag mir Bescheid, wenn ich dran bin, solange diese Seite offen ist
