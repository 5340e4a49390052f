# Partijen en spelers: wat hier is gespeeld, en hoe het ging.

history-title = Partijen
history-intro = Je partijen, partijen om te bekijken en alle openbare die hier zijn uitgespeeld.
history-mine = Mijn partijen
history-watch = Meekijken
history-finished = Uitgespeeld
history-player = Speler
history-game = Spel
history-any = Alle spellen
history-found = { $games ->
    [one] 1 partij
   *[other] { $games } partijen
  }
history-none = Hier is nog geen openbare partij uitgespeeld.
history-none-found = Geen partij gevonden.
history-none-running = Er is nu geen openbare partij bezig.
history-winner = gewonnen:
history-imported = geïmporteerd
history-more = Meer tonen
history-offline = Zonder verbinding tellen hier alleen de partijen van dit apparaat.
history-browser = Alleen partijen uit deze browser; voorbereide, zoals de begeleide, tellen niet mee.

players-title = Spelers
players-intro = Elke naam waaronder iemand hier een openbare partij heeft uitgespeeld.
players-search = Naam begint met
players-found = { $players ->
    [one] 1 naam
   *[other] { $players } namen
  }
players-none = Onder zo’n naam heeft niemand een openbare partij uitgespeeld.

player-since = Van { $since } tot { $last }
player-day = Op { $day }
player-free-name = Namen zijn hier vrij: misschien hebben meerdere mensen onder deze naam gespeeld, en hij is van niemand.
player-nobody = Onder deze naam heeft hier nog niemand een openbare partij uitgespeeld.
player-mine = Je eigen partijen, openbaar of niet, vind je hier:
player-games = Uitgespeelde partijen

statistics-games = Partijen
statistics-wins = Gewonnen
statistics-streak = Huidige reeks
statistics-longest = Beste reeks
statistics-rivals = Tegenstanders
statistics-people = Mensen
statistics-no-rivals = Tot nu toe alleen tegen bots zonder niveau.
statistics-strongest = Spelen er meerdere bots mee, dan telt de partij bij de sterkste.
statistics-won-of = { $wins } van { $games } gewonnen
statistics-variants = Per variant
statistics-variant = Variant
statistics-mean = Gemiddeld
statistics-best = Beste
statistics-best-of = bekijk de beste partij { $variant }
statistics-kingdoms = { $kingdoms ->
    [one] Beste koninkrijk
   *[other] Beste koninkrijken
  }
statistics-picture = Beste koninkrijk in { $variant }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
statistics-none-mine = Speel een partij uit, dan staan hier je statistieken.
statistics-play = Spelen
history-open-record = Verslag openen
transfer-export = Mijn partijen opslaan in een bestand
transfer-import = Partijen uit een bestand importeren
transfer-nothing = Op dit apparaat staat nog geen partij.
transfer-done = { $kept ->
    [0] Geen nieuwe partij.
    [one] Eén partij geïmporteerd.
   *[other] { $kept } partijen geïmporteerd.
} { $known ->
    [0] { "" }
    [one] Eén stond hier al.
   *[other] { $known } stonden hier al.
} { $wrong ->
    [0] { "" }
    [one] Eén was niet te lezen.
   *[other] { $wrong } waren niet te lezen.
}
