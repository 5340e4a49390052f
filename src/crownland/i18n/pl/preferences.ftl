## The look
prefer-look = Wygląd
language = Język
prefer-theme = Motyw
theme-auto = Systemowy
theme-light = Pergamin
theme-dark = Noc
theme-contrast = Wysoki kontrast
prefer-board = Plansza
board-normal = Zwykła
board-small = Mała
board-large = Duża
prefer-motion = Animacje
motion-normal = Zwykłe
motion-fast = Szybkie
motion-off = Brak
prefer-coordinates = Współrzędne na planszy

## Playing
prefer-play = Gra
prefer-confirm = Potwierdzanie ruchów
confirm-touch = Na ekranach dotykowych
confirm-always = Zawsze
confirm-never = Nigdy
prefer-hand = Przyciski na telefonie
hand-right = Prawa ręka
hand-left = Lewa ręka
prefer-shortcuts = Skróty jednoklawiszowe
prefer-forced = Wykonuj wymuszone ruchy
prefer-forced-text = Gdy zostaje jedna możliwość. Domina nadal kładziesz samodzielnie.

## Sound
prefer-heard = Dźwięk
prefer-sound = Dźwięki
sound-off = Brak
sound-quiet = Cicho
sound-normal = Zwykle
sound-loud = Głośno
prefer-alerts = Powiadamiaj o moim ruchu, gdy ta strona jest otwarta
