# Co inne strony pokazują o linku do stołu albo gracza.
preview-with = { $game }, przy stole: { $names }
preview-invited = To zaproszenie: otwórz link, żeby zająć miejsce. Konto nie jest potrzebne.
preview-watch = Obejrzyj partię.
preview-player = Partie, zwycięstwa, najlepsze królestwa i serie.
preview-nobody = Nikt nie wygrywa
