## The look
prefer-look = Aspecto
language = Idioma
prefer-theme = Tema
theme-auto = Sistema
theme-light = Pergamino
theme-dark = Noche
theme-contrast = Alto contraste
prefer-board = Tablero
board-normal = Normal
board-small = Pequeño
board-large = Grande
prefer-motion = Animaciones
motion-normal = Normales
motion-fast = Rápidas
motion-off = Ninguna
prefer-coordinates = Coordenadas en el tablero

## Playing
prefer-play = Juego
prefer-confirm = Confirmar jugadas
confirm-touch = En pantallas táctiles
confirm-always = Siempre
confirm-never = Nunca
prefer-hand = Botones en el móvil
hand-right = Mano derecha
hand-left = Mano izquierda
prefer-shortcuts = Atajos de una tecla
prefer-forced = Hacer jugadas forzadas
prefer-forced-text = Cuando solo queda una opción. Las fichas las sigues colocando tú.

## Sound
prefer-heard = Sonido
prefer-sound = Sonidos
sound-off = No
sound-quiet = Bajos
sound-normal = Normales
sound-loud = Altos
prefer-alerts = Avisarme de mi turno mientras esta página esté abierta
