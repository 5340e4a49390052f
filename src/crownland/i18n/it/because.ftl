# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, tried, or is obvious. Whose land it is about may be anybody's.

because = Perché
because-arms = { $name }
because-only = Era l’unica mossa possibile.
because-played = Giocata
because-tried = Provata
because-obvious = Invitante
because-better = Meglio
because-square = riga { $row } colonna { $column }
because-at = { $count ->
    [one] Casella: { $squares }.
   *[other] Caselle: { $squares }.
}
option-take = Prendi: { $faces }
option-draw = Disegna: { $faces }
option-turn = Gira un dado su: { $faces }
option-castle = Aggiungi la croce del castello a: { $faces }
option-name = Nomina: { $faces }
option-build = Costruisci: { $building }
option-burn = Brucia: { $building }

## What can be seen at once
because-points = Porta subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
because-points-more = Porta subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
} invece di { $other }.
because-less-now = Porta ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} invece di { $other }, ma rende più avanti.
because-grows = Il dominio ({ $terrain }) ha ora { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
}{ $unit ->
    [crosses] { $crowns ->
        [0] , ma ancora nessuna croce
        [one] {" "}e { $crowns } croce
       *[other] {" "}e { $crowns } croci
    }
   *[crowns] { $crowns ->
        [0] , ma ancora nessuna corona
        [one] {" "}e { $crowns } corona
       *[other] {" "}e { $crowns } corone
    }
}.
because-fits = La tessera { $domino } non trova posto in questo reame.
because-brings = La tessera { $domino } può portare { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
because-brings-more = La tessera { $domino } può portare { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, l’altra { $other }.
because-keeps = A { $name } questa tessera porterebbe { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.

## Land
because-joins = Il dominio ({ $terrain }) arriva a { $squares ->
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
because-larger = Il dominio ({ $terrain }) arriva a { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
} invece di { $squares_other }, e { $unit ->
    [crosses] le croci possono ancora arrivare
   *[crowns] le corone possono ancora arrivare
}: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
because-open = Il dominio ({ $terrain }) può ancora crescere, con { $free ->
    [one] { $free } casella libera
   *[other] { $free } caselle libere
} intorno invece di { $free_other ->
    [0] nessuna
   *[other] { $free_other }
}: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
because-castle-side = { $sides ->
    [one] Resta libero un lato del castello
   *[other] Restano liberi { $sides } lati del castello
} invece di { $sides_other }, e lì va bene tutto.
because-reach = Il reame resta compatto: intorno restano raggiungibili { $free } caselle invece di { $free_other }.
because-follows = Poi la tessera { $domino }, già scelta, porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} invece di { $other }.
because-offers = Poi la tessera { $domino } della sequenza può portare { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} invece di { $other }.
because-hole = { $than ->
    [played] La mossa giocata
    [tried] Il tuo tentativo
   *[obvious] Il posto più ovvio
} lascia { $squares ->
    [one] una casella che nessuna tessera può riempire
   *[other] { $squares } caselle che nessuna tessera può riempire
}.
because-shut-in = { $than ->
    [played] La mossa giocata
    [tried] Il tuo tentativo
   *[obvious] Il posto più ovvio
} chiude il dominio ({ $terrain }): { $squares ->
    [one] alla sua casella
   *[other] alle sue { $squares } caselle
} non si può più aggiungere nulla.
because-link = I domini di { $squares } e { $squares_other } caselle ({ $terrain }) si possono ancora unire con una sola casella.
because-alone = { $than ->
    [played] La mossa giocata
    [tried] Il tuo tentativo
   *[obvious] Il posto più ovvio
} lascia { $squares ->
    [one] una casella senza caselle libere accanto
   *[other] { $squares } caselle senza caselle libere accanto
}.
because-open-arms = Resta una casella libera accanto a { $kinds ->
    [one] { $kinds } stemma
   *[other] { $kinds } stemmi
} invece che a { $kinds_other }.
because-room = C’è posto per { $room ->
    [one] un’altra tessera
   *[other] altre { $room } tessere
} invece di { $room_other ->
    [0] nessuna
   *[other] { $room_other }
}, quindi se ne scartano di meno.
because-too-small = { $than ->
    [played] La mossa giocata
    [tried] Il tuo tentativo
   *[obvious] Il posto più ovvio
} lascia posto al massimo per { $room } delle { $left } tessere che devono ancora arrivare.
because-kinds = { $kinds ->
    [one] Resta { $kinds } paesaggio a cui unirsi
   *[other] Restano { $kinds } paesaggi a cui unirsi
} invece di { $kinds_other ->
    [0] nessuno
   *[other] { $kinds_other }
}, quindi si potranno piazzare più tessere.
because-feeds = { $crowns ->
    [0] Questa tessera ingrandisce il dominio ({ $terrain })
    [one] Questa tessera porta una corona al dominio ({ $terrain })
   *[other] Questa tessera porta { $crowns } corone al dominio ({ $terrain })
}: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
because-feeds-new = { $crowns ->
    [one] Questa tessera porta un nuovo paesaggio ({ $terrain }) con una corona
   *[other] Questa tessera porta un nuovo paesaggio ({ $terrain }) con { $crowns } corone
}: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
because-matches = Questa tessera si abbina bene alla tessera { $domino } ({ $terrain }), già scelta: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
because-last-crowns = È un’occasione rara: { $left ->
    [0] non arriverà più nessuna corona ({ $terrain })
    [one] può arrivare ancora solo { $left } corona ({ $terrain })
   *[other] possono arrivare ancora solo { $left } corone ({ $terrain })
}.
because-feeds-die = { $crosses ->
    [0] Il dado «{ $arms }» ingrandisce il dominio ({ $terrain })
    [one] Il dado «{ $arms }» porta una croce al dominio ({ $terrain })
   *[other] Il dado «{ $arms }» porta { $crosses } croci al dominio ({ $terrain })
}: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
because-dice-more = Disegnati, questi dadi possono portare { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, gli altri { $other }.
because-draws = Così il disegno migliore porta subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} invece di { $other }.
because-able = Altrimenti non si può disegnare nulla.

## Bonuses, buildings, spells
because-bonus-harmony = Ci starà tutto: l’Armonia conta in { $often } partite su 100 invece di { $seldom }.
because-loses-harmony = { $than ->
    [played] La mossa giocata
    [tried] Il tuo tentativo
   *[obvious] Il posto più ovvio
} lascia posto al massimo per { $room } delle { $left } tessere che devono ancora arrivare: l’Armonia è persa.
because-bonus-middle_kingdom = Il castello resta al centro: il Regno di mezzo conta in { $often } partite su 100 invece di { $seldom }.
because-loses-middle_kingdom = { $than ->
    [played] La mossa giocata
    [tried] Il tuo tentativo
   *[obvious] Il posto più ovvio
} rinuncia al Regno di mezzo: il castello non può più stare al centro.
because-bonus-building = Gli edifici portano alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più con «{ $building }».
because-brings-knights = { $knights ->
    [one] Questo edificio porta un cavaliere, che può incassare monete.
   *[other] Questo edificio porta { $knights } cavalieri, che possono incassare monete.
}
because-brings-towers = { $towers ->
    [one] Questo edificio porta una torre, e le torri attirano la regina.
   *[other] Questo edificio porta { $towers } torri, e le torri attirano la regina.
}
because-bonus-site = La città di questa tessera è un cantiere: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
because-needs-site = La città di questa tessera è un cantiere, e non ce ne sono altri liberi.
because-bonus-coins = I cavalieri portano monete: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
because-taxes = I cavalieri incassano subito { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} invece di { $other }.
because-knight-waits = { $knights ->
    [one] Qui un cavaliere incasserebbe { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }; tenuto in riserva, può andare in un dominio più grande
   *[other] Qui { $knights } cavalieri incasserebbero { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }; tenuti in riserva, possono andare in un dominio più grande
}{ $end ->
    [0] .
   *[other] : alla fine circa { $end ->
        [one] { $end } punto
       *[other] { $end } punti
    } in più.
}
because-saves = { $coins ->
    [one] Resta { $coins } moneta
   *[other] Restano { $coins } monete
} invece di { $other }.
because-queen = Attira la regina: resta fino alla fine in { $often } partite su 100 invece di { $seldom }.
because-takes-queen = Fa arrivare subito la regina: la sua corona vale per il dominio più grande.
because-spell = Una volta disegnato, il dado «{ $arms }» spunta l’ultima casella della sua riga: dà il potere «{ $power }».
because-denies-spell = A { $name } manca una casella per il potere «{ $power }», e la spunterebbe con il dado «{ $arms }».
because-ticks = Una volta disegnato, il dado «{ $arms }» spunta la casella { $ticks } di { $boxes } del potere «{ $power }».
because-keeps-power = Il potere «{ $power }» resta per dopo.
because-castle-waits = La croce del castello resta per un dominio più grande.

## Rivals and turns
because-denies = Altrimenti { $name } prende questa tessera e guadagna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; ciò che resta ne porta al massimo { $other }.
because-denies-crowns = { $name } aspetta { $crowns ->
    [one] questa corona
   *[other] queste { $crowns } corone
} ({ $terrain }): senza, chiude con circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in meno.
because-denies-land = { $name } unirebbe questa tessera a un dominio ({ $terrain }) di { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
}: senza, chiude con circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in meno.
because-denies-match = { $name } ha già scelto la tessera { $domino } ({ $terrain }), a cui questa si abbina bene: senza, { $name } chiude con circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in meno.
because-denies-site = { $name } potrebbe costruire sulla città di questa tessera: senza, chiude con circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in meno.
because-denies-dice = Con quel che resta { $name } può guadagnare al massimo { $other ->
    [one] { $other } punto
   *[other] { $other } punti
} invece di { $points }.
because-takes-tile = Anche { $name } vorrebbe l’edificio «{ $building }»: senza, chiude con circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in meno.
because-burns-tile = Bruciato, l’edificio «{ $building }» è fuori portata: { $name } chiude con circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in meno.
because-earlier = Il prossimo turno arriva prima: posizione { $place } invece di { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = Nel complesso porta { $own ->
    [one] 1 punto
   *[other] { $own } punti
} in più.
because-outlook-rival = Nel complesso { $name } chiude con { $rival ->
    [one] 1 punto
   *[other] { $rival } punti
} in meno.
because-outlook-both = Nel complesso porta { $own ->
    [one] 1 punto
   *[other] { $own } punti
} in più, e { $rival } in meno per { $name }.
because-outlook-more = Nel complesso porta { $own ->
    [one] 1 punto
   *[other] { $own } punti
} in più, ma anche { $name } chiude con { $rival } in più.
because-outlook-less = Nel complesso { $name } chiude con { $rival ->
    [one] 1 punto
   *[other] { $rival } punti
} in meno, e ne costa solo { $own }.
because-ends-land = Il guadagno maggiore viene dal dominio ({ $terrain }): alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-ends-buildings = Il guadagno maggiore viene dagli edifici: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-ends-coins = Il guadagno maggiore viene dalle monete: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
