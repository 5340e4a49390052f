# Che cosa mostrano altri siti di un link a un tavolo o a un giocatore.
preview-with = { $game } con { $names }
preview-invited = Hai ricevuto un invito: apri il link per prendere posto. Non serve un account.
preview-watch = Guarda la partita.
preview-player = Partite, vittorie, reami migliori e serie.
preview-nobody = Nessun vincitore
