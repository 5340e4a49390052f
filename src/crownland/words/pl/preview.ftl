# Co inne strony pokazują o linku do stołu albo gracza.
preview-with = { $game }, grają: { $names }
preview-invited = To zaproszenie: otwórz link, żeby zająć miejsce. Konto nie jest potrzebne.
preview-watch = Obejrzyj grę.
preview-player = Gry, zwycięstwa, najlepsze królestwa i serie.
preview-nobody = Nikt nie wygrywa
