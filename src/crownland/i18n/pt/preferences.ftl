## The look
prefer-look = Aspeto
language = Idioma
prefer-theme = Tema
theme-auto = Sistema
theme-light = Pergaminho
theme-dark = Noite
theme-contrast = Alto contraste
prefer-board = Tabuleiro
board-normal = Normal
board-small = Pequeno
board-large = Grande
prefer-motion = Animações
motion-normal = Normais
motion-fast = Rápidas
motion-off = Nenhuma
prefer-coordinates = Coordenadas no tabuleiro

## Playing
prefer-play = Jogo
prefer-confirm = Confirmar jogadas
confirm-touch = Em ecrãs táteis
confirm-always = Sempre
confirm-never = Nunca
prefer-hand = Botões no telemóvel
hand-right = Mão direita
hand-left = Mão esquerda
prefer-shortcuts = Atalhos de uma tecla
prefer-forced = Fazer jogadas forçadas
prefer-forced-text = Quando só resta uma opção. Os dominós continuas a colocá-los tu.

## Sound
prefer-heard = Som
prefer-sound = Sons
sound-off = Desligados
sound-quiet = Baixos
sound-normal = Normais
sound-loud = Altos
prefer-alerts = Avisar-me da minha vez enquanto esta página estiver aberta
