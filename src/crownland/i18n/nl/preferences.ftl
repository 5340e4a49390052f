## The look
prefer-look = Uiterlijk
language = Taal
prefer-theme = Thema
theme-auto = Systeem
theme-light = Perkament
theme-dark = Nacht
theme-contrast = Hoog contrast
prefer-board = Speelbord
board-normal = Normaal
board-small = Klein
board-large = Groot
prefer-motion = Animaties
motion-normal = Normaal
motion-fast = Snel
motion-off = Uit
prefer-coordinates = Coördinaten op het bord

## Playing
prefer-play = Spelen
prefer-confirm = Zetten bevestigen
confirm-touch = Op touchscreens
confirm-always = Altijd
confirm-never = Nooit
prefer-hand = Knoppen op telefoon
hand-right = Rechterhand
hand-left = Linkerhand
prefer-shortcuts = Sneltoetsen met één toets
prefer-forced = Gedwongen zetten spelen
prefer-forced-text = Als er één keuze over is. Domino’s plaats je nog zelf.

## Sound
prefer-heard = Geluid
prefer-sound = Geluiden
sound-off = Uit
sound-quiet = Zacht
sound-normal = Normaal
sound-loud = Hard
prefer-alerts = Waarschuw me als ik aan de beurt ben, zolang deze pagina openstaat
