## The look
prefer-look = Apparence
language = Langue
prefer-theme = Thème
theme-auto = Système
theme-light = Parchemin
theme-dark = Nuit
theme-contrast = Contraste élevé
prefer-board = Plateau
board-normal = Normal
board-small = Petit
board-large = Grand
prefer-motion = Animations
motion-normal = Normales
motion-fast = Rapides
motion-off = Aucune
prefer-coordinates = Coordonnées sur le plateau

## Playing
prefer-play = Jeu
prefer-confirm = Confirmer les coups
confirm-touch = Sur écran tactile
confirm-always = Toujours
confirm-never = Jamais
prefer-hand = Boutons sur téléphone
hand-right = Main droite
hand-left = Main gauche
prefer-shortcuts = Raccourcis d’une touche
prefer-forced = Jouer les coups forcés
prefer-forced-text = Quand il ne reste qu’un choix. Les dominos, c’est toujours vous qui les posez.

## Sound
prefer-heard = Son
prefer-sound = Sons
sound-off = Coupés
sound-quiet = Faibles
sound-normal = Normaux
sound-loud = Forts
prefer-alerts = Me prévenir quand c’est à moi, tant que cette page est ouverte
