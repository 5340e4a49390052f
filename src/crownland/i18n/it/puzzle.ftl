# Rompicapi del giorno: ogni giorno, per ogni gioco, una decisione di una partita vera.

puzzle-title = Rompicapo del giorno
puzzle-text = Ogni giorno una decisione di una partita. Trova la mossa del bot più forte.
puzzle-of-day = Rompicapo · { $day }
puzzle-day = Rompicapi · { $day }
puzzle-today = Rompicapi di oggi
puzzle-players = { $seats ->
    [one] { $seats } giocatore
   *[other] { $seats } giocatori
}
puzzle-round = turno { $round }

puzzle-open = Da risolvere
puzzle-result-first = Risolto al primo tentativo
puzzle-result-later = Risolto
puzzle-result-shown = Risposta vista
puzzle-streak = { $days ->
    [0] Risolvine uno per iniziare una serie.
    [one] Serie di { $days } giorno
   *[other] Serie di { $days } giorni
}
puzzle-solved = { $solved ->
    [one] { $solved } risolto
   *[other] { $solved } risolti
}, { $first } al primo tentativo
puzzle-kept = Nessuna connessione: rompicapi salvati.
puzzle-gone = Nessuna connessione, e quel giorno non è salvato qui.
puzzle-fair = Da partite del bot più forte contro sé stesso; risposte confermate da migliaia di simulazioni. Nuovi a mezzanotte UTC.

puzzle-calendar = Giorni precedenti
puzzle-month-back = Mese precedente
puzzle-month-on = Mese successivo
puzzle-day-label = { $day }: { $solved ->
    [0] nessuno risolto
    [one] { $solved } risolto
   *[other] { $solved } risolti
}

puzzle-task = Che cosa faresti?
puzzle-task-place = Dove va la tessera { $domino }?
puzzle-task-claim = Quale tessera?
puzzle-task-build = Costruire? Che cosa?
puzzle-task-burn = Bruciare un edificio?
puzzle-task-knights = Mandare cavalieri?
puzzle-task-take = { $dice ->
    [one] Quale dado?
   *[other] Quali dadi?
}
puzzle-task-draw = Dove disegnare?
puzzle-task-text = Una risposta è nettamente la migliore; i punti immediati non bastano.

puzzle-best = È questa!
puzzle-best-first = Al primo tentativo!
puzzle-good = { $points ->
    [0] Buona, ma si può fare appena meglio.
    [one] Buona, ma alla fine costa { $points } punto.
   *[other] Buona, ma alla fine costa { $points } punti.
}
puzzle-cost = Non proprio. Costo: { $win ->
    [0] { $points ->
        [one] circa 1 punto
       *[other] circa { $points } punti
    }
   *[other] { $points ->
        [0] { $win }% di probabilità di vittoria
        [one] circa 1 punto e { $win }% di probabilità di vittoria
       *[other] circa { $points } punti e { $win }% di probabilità di vittoria
    }
}.
puzzle-tempting = Un bot che vede solo una mossa avanti farebbe lo stesso.
puzzle-answer = Mossa migliore
puzzle-answer-is = Mossa migliore: «{ $action }»
puzzle-obvious = Invitante, ma peggiore: «{ $action }».
puzzle-obvious-place = Invitante, ma peggiore: il tratteggio.
puzzle-win = Probabilità di vittoria: { $win }%, contro { $other }% con la mossa ovvia.
puzzle-next = Prossimo: { $game }
puzzle-all = Tutti i rompicapi
puzzle-share-first = Rompicapo Crownland { $day } · { $game } · al primo tentativo { $sign }
puzzle-share-later = Rompicapo Crownland { $day } · { $game } · al tentativo { $tries } { $sign }
puzzle-share-shown = Rompicapo Crownland { $day } · { $game } · oggi troppo difficile { $sign }
