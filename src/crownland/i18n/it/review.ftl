## L’analisi di una partita
review-thinking = Simulo migliaia di partite…
review-so-far = Finora:
review-offline = Nessuna connessione. L’analisi riprenderà.
review-whose = Decisioni di
review-graph = Grafico
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
review-line = Linea: prospettive dopo ogni evento, se tutti giocano bene.
review-marks = { $who ->
    [me] Segni: le tue imprecisioni e i tuoi errori.
   *[other] Segni: imprecisioni ed errori di { $name }.
}
review-drop = A ogni segno, il calo indica il costo.
review-faults = { $who ->
    [me] Le tue decisioni peggiori
   *[other] Le decisioni peggiori di { $name }
}
review-faults-yet = { $who ->
    [me] Le tue decisioni peggiori finora
   *[other] Le decisioni peggiori di { $name } finora
}
review-no-faults = { $who ->
    [me] Nessun errore evidente.
   *[other] { $name }: nessun errore evidente.
}
review-no-faults-yet = Finora nessuna.
review-all = { $faults ->
   *[other] Mostra tutte ({ $faults })
}
review-fewer = Mostra meno
review-grades = Imprecisione: almeno { $slip }% di probabilità di vittoria o { $slip } punti di vantaggio persi; errore: { $mistake }; errore grave: { $blunder }.
review-order = Prima le tre peggiori, poi in ordine di gioco.
review-place-game = Partita { $game }, turno { $round }
review-lasting = Mancata { $turns } volte; questa è costata di più.
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
review-cost = Costo: { $win ->
    [0] { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[other] { $points ->
        [0] { $win }% di probabilità di vittoria
        [one] { $win }% di probabilità di vittoria e 1 punto
       *[other] { $win }% di probabilità di vittoria e { $points } punti
    }
}.
review-good = Costo quasi nullo.
review-chances = Probabilità di vittoria: { $best }% con la mossa migliore, { $played }% con questa.
review-lead = Punti: vantaggio perso sul miglior avversario.
review-again-cost = Costo del tentativo: { $win ->
    [0] { $points ->
        [one] 1 punto
       *[other] { $points } punti
    }
   *[other] { $points ->
        [0] { $win }% di probabilità di vittoria
        [one] { $win }% di probabilità di vittoria e 1 punto
       *[other] { $win }% di probabilità di vittoria e { $points } punti
    }
}.
review-again-played = Come nella partita.
review-again-good = Ottima scelta: vale la migliore.
review-better = Meglio: «{ $action }».
review-better-place = Meglio: guarda il reame.
review-why-wait = Cerco i motivi…
review-why-none = I motivi richiedono una connessione.
review-decision = Decisione
review-told = { $grade }. Ecco la mossa migliore.
review-try-now = Che cosa faresti?
why-not-here = Qui non va bene.
review-next = Prossima
review-back = Torna al replay
review-keys = In una decisione · Sinistra, Destra, Inizio, Fine: elenco · Esc: indietro
review-how = Un bot forte confronta le scelte in migliaia di simulazioni. Uno scarto dovuto al caso non è un errore; la fortuna è l’effetto delle estrazioni.

## Fortuna e bravura
review-luck-none = Estrazioni neutre per { $who ->
    [me] te.
   *[other] { $name }.
}
review-luck-good = Estrazioni: +{ $win }% di probabilità di vittoria per { $who ->
    [me] te.
   *[other] { $name }.
}
review-luck-bad = Estrazioni: −{ $win }% di probabilità di vittoria per { $who ->
    [me] te.
   *[other] { $name }.
}
review-skill-none = { $who ->
    [me] { $decisions ->
        [one] La tua unica decisione è costata poco.
       *[other] Nessuna delle tue { $decisions } decisioni è costata molto.
    }
   *[other] { $decisions ->
        [one] L’unica decisione di { $name } è costata poco.
       *[other] Nessuna delle { $decisions } decisioni di { $name } è costata molto.
    }
}
review-skill = { $who ->
    [me] { $faults ->
        [one] { $decisions ->
            [one] La tua unica decisione ti è costata
           *[other] Una decisione su { $decisions } ti è costata
        }
       *[other] { $faults } decisioni su { $decisions } ti sono costate fino a
    }
   *[other] { $faults ->
        [one] { $decisions ->
            [one] L’unica decisione è costata a { $name }
           *[other] Una decisione su { $decisions } è costata a { $name }
        }
       *[other] { $faults } decisioni su { $decisions } sono costate a { $name } fino a
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
coach-best = Mossa migliore.
coach-good = Buona mossa.
coach-slip = Imprecisione.
coach-mistake = Errore.
coach-blunder = Errore grave.
