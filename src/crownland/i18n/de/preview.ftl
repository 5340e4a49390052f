# Was andere Websites von einem Link zu einem Tisch oder einem Spieler zeigen.
preview-with = { $game } mit { $names }
preview-invited = Du bist eingeladen: Öffne den Link, um Platz zu nehmen. Ein Konto brauchst du nicht.
preview-watch = Schau der Partie zu.
preview-player = Partien, Siege, beste Königreiche und Serien.
preview-nobody = Niemand gewinnt
