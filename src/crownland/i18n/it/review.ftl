## L’analisi di una partita
review-thinking = Gioco la partita fino in fondo migliaia di volte…
review-so-far = Finora:
review-offline = Nessuna connessione. Appena torna, l’analisi riprende.
review-whose = Decisioni di
review-graph = Il grafico mostra
review-measure-win = Probabilità di vittoria
review-measure-points = Punti
review-graph-win = Probabilità di vittoria durante la partita
review-graph-points = Punti previsti durante la partita
review-percent = { $win }%
review-here-win = { $name } { $win }%
review-here-points = { $name } { $points }
review-not-yet = Non si sa ancora
review-event = Evento
review-cell = { $win }% · { $points }
review-table = Come tabella
review-line = La linea mostra come stava la partita dopo ogni evento, supponendo che poi tutti giochino bene.
review-marks = { $who ->
    [me] I segni sono le tue imprecisioni e i tuoi errori.
   *[other] I segni sono le imprecisioni e gli errori di { $name }.
}
review-drop = A ogni segno la linea scende di quanto è costata la decisione.
review-faults = { $who ->
    [me] Le tue decisioni peggiori
   *[other] Le decisioni peggiori di { $name }
}
review-faults-yet = { $who ->
    [me] Le tue decisioni peggiori finora
   *[other] Le decisioni peggiori di { $name } finora
}
review-no-faults = { $who ->
    [me] Nelle tue decisioni non si vede nessun errore.
   *[other] Nelle decisioni di { $name } non si vede nessun errore.
}
review-no-faults-yet = Finora nessuna.
review-all = { $faults ->
   *[other] Mostra tutte ({ $faults })
}
review-fewer = Solo le peggiori
review-grades = Un’imprecisione costa almeno il { $slip }% di probabilità di vittoria o { $slip } punti di vantaggio, un errore { $mistake }, un errore grave { $blunder }; conta il dato peggiore.
review-order = Prima le tre che sono costate più probabilità di vittoria, poi le altre nell’ordine della partita.
review-place = Turno { $round }
review-place-opening = Apertura
review-place-game = Partita { $game }, turno { $round }
review-lasting = Tralasciato { $turns } volte; qui è costato di più.
review-cost-short = { $win ->
    [0] { $points ->
        [one] −{ $points } punto
       *[other] −{ $points } punti
    }
   *[other] { $points ->
        [0] −{ $win }%
        [one] −{ $win }% · −{ $points } punto
       *[other] −{ $win }% · −{ $points } punti
    }
}
review-cost = È costata { $win ->
    [0] { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[other] { $points ->
        [0] un { $win }% di probabilità di vittoria
        [one] un { $win }% di probabilità di vittoria e 1 punto
       *[other] un { $win }% di probabilità di vittoria e { $points } punti
    }
}.
review-good = Non è costata nulla di importante.
review-chances = Probabilità di vittoria: { $best }% dopo la mossa migliore, { $played }% dopo questa.
review-lead = Il costo in punti è il vantaggio perso sul miglior avversario.
review-sum = Ogni motivo conta solo i propri punti, quindi la somma non dà per forza il costo.
review-again-cost = Questa sarebbe costata { $win ->
    [0] { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[other] { $points ->
        [0] un { $win }% di probabilità di vittoria
        [one] un { $win }% di probabilità di vittoria e 1 punto
       *[other] un { $win }% di probabilità di vittoria e { $points } punti
    }
}.
review-again-played = È la mossa giocata.
review-again-good = Ottima scelta: vale quanto la migliore.
review-better = Meglio: «{ $action }».
review-better-place = Meglio: come si vede nel reame.
review-why-wait = Cerco i motivi…
review-why-none = I motivi richiedono la connessione a un server.
review-decision = Una decisione
review-told = { $grade }. Ecco la possibilità migliore.
review-try = Riprova
review-try-now = Che cosa faresti?
review-show-answer = Mostra la risposta
why-not-here = Lì non va bene.
review-next = La prossima
review-back = Torna al replay
review-keys = Con una decisione aperta, sinistra e destra portano alla precedente e alla successiva dell’elenco, Inizio e Fine alla prima e all’ultima; Esc torna al replay.
review-how = Un bot forte dice che cosa avrebbe fatto, e il confronto si fa su migliaia di partite giocate fino in fondo. Ciò che può dipendere dal caso non viene chiamato errore. La fortuna è ciò che hanno cambiato le estrazioni.

## Fortuna e bravura
review-luck-none = { $who ->
    [me] Le estrazioni non ti hanno dato né tolto nulla.
   *[other] Le estrazioni non hanno dato né tolto nulla a { $name }.
}
review-luck-good = { $who ->
    [me] Le estrazioni ti hanno dato un { $win }% di probabilità di vittoria in più.
   *[other] Le estrazioni hanno dato a { $name } un { $win }% di probabilità di vittoria in più.
}
review-luck-bad = { $who ->
    [me] Le estrazioni ti hanno tolto un { $win }% di probabilità di vittoria.
   *[other] Le estrazioni hanno tolto a { $name } un { $win }% di probabilità di vittoria.
}
review-skill-none = { $who ->
    [me] { $decisions ->
        [one] La tua unica decisione non è costata molto.
       *[other] Nessuna delle tue { $decisions } decisioni è costata molto.
    }
   *[other] { $decisions ->
        [one] L’unica decisione di { $name } non è costata molto.
       *[other] Nessuna delle { $decisions } decisioni di { $name } è costata molto.
    }
}
review-skill = { $who ->
    [me] { $faults ->
        [one] { $decisions ->
            [one] La tua unica decisione ti è costata
           *[other] Una decisione su { $decisions } ti è costata
        }
       *[other] { $faults } decisioni su { $decisions } ti sono costate qualcosa, la peggiore
    }
   *[other] { $faults ->
        [one] { $decisions ->
            [one] L’unica decisione è costata a { $name }
           *[other] Una decisione su { $decisions } è costata a { $name }
        }
       *[other] { $faults } decisioni su { $decisions } sono costate qualcosa a { $name }, la peggiore
    }
} { $win ->
    [0] { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[other] { $points ->
        [0] un { $win }% di probabilità di vittoria
        [one] un { $win }% di probabilità di vittoria e 1 punto
       *[other] un { $win }% di probabilità di vittoria e { $points } punti
    }
}.

## Giudizi
grade-best = Mossa migliore
grade-good = Buona mossa
grade-slip = Imprecisione
grade-mistake = Errore
grade-blunder = Errore grave

## L’allenatore
coach-best = La mossa migliore.
coach-good = Buona mossa.
coach-slip = Un’imprecisione.
coach-mistake = Un errore.
coach-blunder = Un errore grave.
coach-better = Era meglio: «{ $action }».
coach-better-place = C’era un posto migliore: è segnato nel reame.
