# Partien und Spieler: was hier gespielt wurde und wie es ausging.

history-title = Partien
history-intro = Deine Partien, Partien zum Zuschauen und alle öffentlichen, die hier beendet wurden.
history-mine = Meine Partien
history-watch = Zum Zuschauen
history-finished = Beendet
history-player = Spieler
history-game = Spiel
history-any = Alle Spiele
history-found = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
  }
history-none = Hier wurde noch keine öffentliche Partie beendet.
history-none-found = Keine Partie gefunden.
history-none-running = Gerade läuft keine öffentliche Partie.
history-winner = Sieg:
history-imported = importiert
history-more = Mehr zeigen
history-offline = Ohne Verbindung zählen hier nur die Partien dieses Geräts.
history-browser = Nur Partien aus diesem Browser; vorbereitete, etwa die geführten, zählen nicht.

players-title = Spieler
players-intro = Alle Namen, unter denen hier jemand eine öffentliche Partie beendet hat.
players-search = Name beginnt mit
players-found = { $players ->
    [one] 1 Name
   *[other] { $players } Namen
  }
players-none = Unter einem solchen Namen hat niemand eine öffentliche Partie beendet.

player-since = Vom { $since } bis zum { $last }
player-day = Am { $day }
player-free-name = Namen sind hier frei: Unter diesem können mehrere gespielt haben, und er gehört niemandem.
player-nobody = Unter diesem Namen hat hier noch niemand eine öffentliche Partie beendet.
player-mine = Deine eigenen Partien, öffentlich oder nicht, findest du hier:
player-games = Beendete Partien

statistics-games = Partien
statistics-wins = Gewonnen
statistics-streak = Aktuelle Serie
statistics-longest = Beste Serie
statistics-rivals = Gegner
statistics-people = Menschen
statistics-no-rivals = Bisher nur gegen Bots ohne Stufe.
statistics-strongest = Spielen mehrere Bots mit, zählt die Partie beim stärksten.
statistics-won-of = { $wins } von { $games } gewonnen
statistics-variants = Nach Variante
statistics-variant = Variante
statistics-mean = Schnitt
statistics-best = Rekord
statistics-best-of = beste Partie ansehen: { $variant }
statistics-kingdoms = { $kingdoms ->
    [one] Bestes Königreich
   *[other] Beste Königreiche
  }
statistics-picture = Bestes Königreich ({ $variant }): { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
statistics-none-mine = Beende eine Partie, dann steht hier deine Statistik.
statistics-play = Spielen
history-open-record = Aufzeichnung öffnen
transfer-export = Meine Partien in eine Datei sichern
transfer-import = Partien aus einer Datei importieren
transfer-nothing = Auf diesem Gerät gibt es noch keine Partie.
transfer-done = { $kept ->
    [0] Keine neue Partie.
    [one] Eine Partie importiert.
   *[other] { $kept } Partien importiert.
} { $known ->
    [0] { "" }
    [one] Eine war schon da.
   *[other] { $known } waren schon da.
} { $wrong ->
    [0] { "" }
    [one] Eine war nicht lesbar.
   *[other] { $wrong } waren nicht lesbar.
}
