## Ohne Verbindung
offline-title = Keine Verbindung zum Server
offline-text = Gegen Bots und mit Leuten an diesem Bildschirm kannst du hier spielen. Partien mit anderen gehen weiter, sobald er wieder da ist.
static-title = Diese Seite braucht keinen Server
static-text = Bots, Rätsel, Regeln und Hilfen laufen in deinem Browser, und deine Partien bleiben dort. Um mit Leuten anderswo zu spielen, starte einen Crownland-Server.
