## The look
prefer-look = Aspetto
language = Lingua
prefer-theme = Tema
theme-auto = Sistema
theme-light = Pergamena
theme-dark = Notte
theme-contrast = Contrasto elevato
prefer-board = Tabellone
board-normal = Normale
board-small = Piccolo
board-large = Grande
prefer-motion = Animazioni
motion-normal = Normali
motion-fast = Veloci
motion-off = Nessuna
prefer-coordinates = Coordinate sul tabellone

## Playing
prefer-play = Gioco
prefer-confirm = Conferma le mosse
confirm-touch = Sugli schermi touch
confirm-always = Sempre
confirm-never = Mai
prefer-hand = Pulsanti sul telefono
hand-right = Mano destra
hand-left = Mano sinistra
prefer-shortcuts = Scorciatoie a un tasto
prefer-forced = Gioca le mosse obbligate
prefer-forced-text = Quando resta una sola scelta. Le tessere le piazzi sempre tu.

## Sound
prefer-heard = Audio
prefer-sound = Suoni
sound-off = Spenti
sound-quiet = Bassi
sound-normal = Normali
sound-loud = Alti
prefer-alerts = Avvisami quando tocca a me, finché questa pagina è aperta
