# Rompicapi del giorno: ogni giorno, per ogni gioco, una decisione di una partita vera.

puzzle-title = Rompicapo del giorno
puzzle-text = Una decisione presa da una partita vera, nuova ogni giorno per ogni gioco. Trova la mossa che farebbe il bot più forte.
puzzle-of-day = Rompicapo · { $day }
puzzle-day = Rompicapi · { $day }
puzzle-today = I rompicapi di oggi
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
    [0] Risolvine uno oggi per iniziare una serie.
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
}
puzzle-solved = { $solved ->
    [one] { $solved } risolto
   *[other] { $solved } risolti
}, { $first } al primo tentativo
puzzle-kept = Nessuna connessione: questi rompicapi sono stati conservati qui per te.
puzzle-gone = Nessuna connessione, e questo browser non ha conservato i rompicapi di quel giorno.
puzzle-none = Questo rompicapo non esiste.
puzzle-fair = I rompicapi vengono da partite del bot più forte contro sé stesso. Una risposta è la migliore solo se lo confermano migliaia di partite giocate da lì in poi. Il giorno inizia a mezzanotte UTC.
puzzle-you = Tu

puzzle-calendar = Giorni precedenti
puzzle-month-back = Mese precedente
puzzle-month-on = Mese successivo
puzzle-day-label = { $day }: { $solved ->
    [0] nessuno risolto
    [one] { $solved } risolto
   *[other] { $solved } risolti
}

puzzle-task = Che cosa faresti?
puzzle-task-place = Dove piazzeresti la tessera { $domino }?
puzzle-task-claim = Quale tessera prenderesti?
puzzle-task-build = Costruiresti? Che cosa?
puzzle-task-burn = Manderesti il drago a bruciare un edificio?
puzzle-task-knights = Manderesti i cavalieri? Dove?
puzzle-task-take = { $dice ->
    [one] Quale dado prenderesti?
   *[other] Quali dadi prenderesti?
}
puzzle-task-draw = Dove disegneresti?
puzzle-task-text = Una risposta è nettamente la migliore, e per trovarla non basta contare quello che porta adesso.

puzzle-best = È proprio questa!
puzzle-best-first = Risolto al primo tentativo!
puzzle-good = { $points ->
    [0] Buona, ma c’è qualcosa di un po’ meglio.
    [one] Buona, ma c’è di meglio: alla fine costa { $points } punto.
   *[other] Buona, ma c’è di meglio: alla fine costa { $points } punti.
}
puzzle-cost = Non proprio: alla fine costa { $win ->
    [0] { $points ->
        [one] circa 1 punto
       *[other] circa { $points } punti
    }
   *[other] { $points ->
        [0] un { $win }% di probabilità di vittoria
        [one] circa 1 punto e un { $win }% di probabilità di vittoria
       *[other] circa { $points } punti e un { $win }% di probabilità di vittoria
    }
}.
puzzle-tempting = Un bot che guarda avanti di una sola mossa farebbe lo stesso.
puzzle-answer = La mossa migliore
puzzle-answer-is = La mossa migliore: «{ $action }»
puzzle-obvious = Invitante, ma peggiore: «{ $action }».
puzzle-obvious-place = Invitante, ma peggiore: il posto tratteggiato.
puzzle-win = Con questa mossa si vincono { $win } partite su 100, invece di { $other } con quella più ovvia.
puzzle-sum = Ogni motivo conta solo i propri punti, quindi la somma non dà per forza tutta la differenza.
puzzle-retry = Riprova
puzzle-show = Mostra la risposta
puzzle-share = Condividi
puzzle-next = Prossimo: { $game }
puzzle-all = Tutti i rompicapi
puzzle-share-first = Rompicapo Crownland { $day } · { $game } · risolto al primo tentativo { $sign }
puzzle-share-later = Rompicapo Crownland { $day } · { $game } · risolto al tentativo { $tries } { $sign }
puzzle-share-shown = Rompicapo Crownland { $day } · { $game } · oggi troppo difficile per me { $sign }
