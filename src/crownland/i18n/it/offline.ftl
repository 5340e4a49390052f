## Senza connessione
offline-title = Nessuna connessione al server
offline-text = Tavoli e bot ne hanno bisogno. Appena torna, le tue partite riprendono da dov’erano.
offline-still = Che cosa funziona senza connessione
offline-learn = Regole e pezzi
offline-score = Calcolatore di punti
offline-tools-draft = Estrazione delle tessere
offline-tools-clock = Orologio di gioco
offline-tools-print = Da stampare
