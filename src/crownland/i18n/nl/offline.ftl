## Zonder verbinding
offline-title = Geen verbinding met de server
offline-text = Tafels en bots hebben die nodig. Zodra de verbinding terug is, gaan je partijen verder waar ze gebleven waren.
offline-still = Dit werkt zonder verbinding
offline-learn = Spelregels en onderdelen
offline-score = Puntenteller
offline-tools-draft = Domino’s trekken
offline-tools-clock = Beurtklok
offline-tools-print = Om af te drukken
