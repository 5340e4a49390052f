## Ohne Verbindung
offline-title = Keine Verbindung
offline-text = Spiel hier gegen Bots oder mit anderen an diesem Bildschirm; andere Partien gehen weiter, sobald die Verbindung steht.
static-title = Kein Server nötig
static-text = Alles läuft in deinem Browser, und deine Partien bleiben dort. Mit Leuten anderswo spielst du nur über einen Server.
