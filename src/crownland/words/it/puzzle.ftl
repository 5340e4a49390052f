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
puzzle-gone = Senza connessione qui ci sono solo i rompicapi dell’ultima settimana.
puzzle-none = Questo rompicapo non esiste.
puzzle-fair = I rompicapi vengono da partite del bot più forte contro sé stesso. Una risposta è la migliore solo se lo confermano migliaia di partite giocate da lì in poi. Il giorno inizia a mezzanotte UTC.

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
puzzle-task-burn = Manderesti il drago? Dove?
puzzle-task-knights = Manderesti i cavalieri? Dove?
puzzle-task-take = { $dice ->
    [one] Quale dado prenderesti?
   *[other] Quali dadi prenderesti?
}
puzzle-task-draw = Dove disegneresti?
puzzle-task-text = Una risposta è nettamente la migliore, e non è quella che porta di più adesso.

puzzle-best = È proprio questa!
puzzle-best-first = Risolto al primo tentativo!
puzzle-good = Buona, ma c’è di meglio: alla fine costa { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
puzzle-cost = Non proprio: alla fine costa { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
} e un { $win }% di probabilità di vittoria.
puzzle-tempting = È quello che farebbero quasi tutti.
puzzle-answer = La mossa migliore
puzzle-why = Perché
puzzle-win = Con questa mossa si vincono { $win } partite su 100, invece di { $other } con quella più ovvia.
puzzle-retry = Riprova
puzzle-show = Mostra la risposta
puzzle-share = Condividi
puzzle-next = Prossimo: { $game }
puzzle-all = Tutti i rompicapi
puzzle-share-first = Rompicapo Crownland { $day } · { $game } · risolto al primo tentativo { $sign }
puzzle-share-later = Rompicapo Crownland { $day } · { $game } · risolto al tentativo { $tries } { $sign }
puzzle-share-shown = Rompicapo Crownland { $day } · { $game } · oggi troppo difficile per me { $sign }

## Perché la risposta è la migliore. `end` è quanto rende alla fine, in media.

puzzle-arms = { $name }
puzzle-why-less-now = La mossa più ovvia porta subito { $other ->
    [one] { $other } punto
   *[other] { $other } punti
}, questa { $points }, ma rende più avanti.
puzzle-why-joins = Il tuo dominio ({ $terrain }) arriva a { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
} con { $unit ->
    [crosses] { $crowns ->
        [one] { $crowns } croce
       *[other] { $crowns } croci
    }
   *[crowns] { $crowns ->
        [one] { $crowns } corona
       *[other] { $crowns } corone
    }
}, invece di { $squares_other } con { $crowns_other }: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
puzzle-why-follows = Poi la tua altra tessera ({ $domino }) porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} invece di { $other }.
puzzle-why-hole = Il posto più ovvio lascia { $squares ->
    [one] una casella che nessuna tessera può riempire
   *[other] { $squares } caselle che nessuna tessera può riempire
}.
puzzle-why-open = Il tuo dominio ({ $terrain }) può ancora crescere, con { $free ->
    [one] { $free } casella libera
   *[other] { $free } caselle libere
} intorno invece di { $free_other ->
    [0] nessuna
   *[other] { $free_other }
}: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
puzzle-why-room = C’è posto per { $room ->
    [one] un’altra tessera
   *[other] altre { $room } tessere
} invece di { $room_other ->
    [0] nessuna
   *[other] { $room_other }
}, quindi scarterai di meno.
puzzle-why-kinds = { $kinds ->
    [one] Resta { $kinds } paesaggio a cui unirsi
   *[other] Restano { $kinds } paesaggi a cui unirsi
} invece di { $kinds_other ->
    [0] nessuno
   *[other] { $kinds_other }
}, quindi si potranno piazzare più tessere.
puzzle-why-feeds = { $crowns ->
    [0] Ingrandisce il tuo dominio ({ $terrain })
    [one] Porta una corona al tuo dominio ({ $terrain })
   *[other] Porta { $crowns } corone al tuo dominio ({ $terrain })
}: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
puzzle-why-feeds-new = { $crowns ->
    [one] Porta un nuovo paesaggio ({ $terrain }) con una corona
   *[other] Porta un nuovo paesaggio ({ $terrain }) con { $crowns } corone
}: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
puzzle-why-feeds-die = { $crosses ->
    [0] Ingrandisce il tuo dominio ({ $terrain })
    [one] Porta una croce al tuo dominio ({ $terrain })
   *[other] Porta { $crosses } croci al tuo dominio ({ $terrain })
}: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
puzzle-why-denies = Altrimenti la prende { $name } e guadagna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; ciò che resta ne porta al massimo { $other }.
puzzle-why-denies-crowns = { $name } aspetta { $crowns ->
    [one] questa corona
   *[other] queste { $crowns } corone
} ({ $terrain }): senza, chiude con circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in meno.
puzzle-why-denies-dice = Con quel che resta { $name } può guadagnare al massimo { $other ->
    [one] { $other } punto
   *[other] { $other } punti
}, altrimenti { $points }.
puzzle-why-takes-tile = Anche { $name } vorrebbe l’edificio «{ $building }»: senza, chiude con circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in meno.
puzzle-why-queen = Attira la regina: resta con te in { $often } partite su 100 invece di { $seldom }.
puzzle-why-bonus-middle_kingdom = Il castello resta al centro: il Regno di mezzo conta in { $often } partite su 100 invece di { $seldom }.
puzzle-why-bonus-harmony = Ci starà tutto: l’Armonia conta in { $often } partite su 100 invece di { $seldom }.
puzzle-why-bonus-building = I tuoi edifici portano alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più con «{ $building }».
puzzle-why-bonus-site = La città della tessera è un cantiere per un edificio: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
puzzle-why-bonus-coins = I cavalieri portano monete: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
puzzle-why-earlier = E nel prossimo turno scegli prima: posizione { $place } invece di { $other }.
puzzle-why-denies-land = { $name } la unirebbe a un dominio ({ $terrain }) di { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
}: senza, chiude con circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in meno.
puzzle-why-denies-site = { $name } potrebbe costruire sulla città di questa tessera: senza, chiude con circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in meno.
puzzle-why-spell = Una volta disegnato, spunta l’ultima casella di una riga: il potere «{ $power }» è tuo.
puzzle-why-denies-spell = A { $name } manca una casella per il potere «{ $power }», e la spunterebbe con questo dado.
