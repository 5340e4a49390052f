## The look
prefer-look = Look
language = Language
prefer-theme = Theme
theme-auto = System
theme-light = Parchment
theme-dark = Night
theme-contrast = High contrast
prefer-board = Board
board-normal = Normal
board-small = Small
board-large = Large
prefer-motion = Animations
motion-normal = Normal
motion-fast = Fast
motion-off = Off
prefer-coordinates = Coordinates on the board

## Playing
prefer-play = Playing
prefer-confirm = Confirm moves
confirm-touch = On touch screens
confirm-always = Always
confirm-never = Never
prefer-hand = Phone buttons
hand-right = Right hand
hand-left = Left hand
prefer-shortcuts = Single-key shortcuts
prefer-forced = Play forced moves
prefer-forced-text = When only one option is left. Dominoes are still yours to place.

## Sound
prefer-heard = Sound
prefer-sound = Sounds
sound-off = Off
sound-quiet = Quiet
sound-normal = Normal
sound-loud = Loud
prefer-alerts = Notify me of my turn while this page is open
