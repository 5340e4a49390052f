## Ohne Verbindung
offline-title = Keine Verbindung zum Server
offline-text = Tische und Bots brauchen ihn. Sobald er wieder da ist, gehen deine Partien dort weiter, wo sie standen.
offline-still = Das geht auch ohne Verbindung
offline-learn = Regeln und Spielmaterial
offline-score = Punkterechner
offline-tools-draft = Dominosteine ziehen
offline-tools-clock = Zuguhr
offline-tools-print = Zum Ausdrucken
