# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, or what is obvious. Whose land it is about may be anybody's.

because = Perché
because-arms = { $name }
because-only = Non c’era altro da fare.

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
} e { $unit ->
    [crosses] { $crowns ->
        [0] ancora nessuna croce
        [one] { $crowns } croce
       *[other] { $crowns } croci
    }
   *[crowns] { $crowns ->
        [0] ancora nessuna corona
        [one] { $crowns } corona
       *[other] { $crowns } corone
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
because-follows = Poi l’altra tessera ({ $domino }) porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} invece di { $other }.
because-hole = { $than ->
    [played] La mossa giocata
   *[obvious] Il posto più ovvio
} lascia { $squares ->
    [one] una casella che nessuna tessera può riempire
   *[other] { $squares } caselle che nessuna tessera può riempire
}.
because-room = C’è posto per { $room ->
    [one] un’altra tessera
   *[other] altre { $room } tessere
} invece di { $room_other ->
    [0] nessuna
   *[other] { $room_other }
}, quindi se ne scartano di meno.
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
because-feeds-die = { $crosses ->
    [0] Questo dado ingrandisce il dominio ({ $terrain })
    [one] Questo dado porta una croce al dominio ({ $terrain })
   *[other] Questo dado porta { $crosses } croci al dominio ({ $terrain })
}: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.

## Bonuses, buildings, spells
because-bonus-harmony = Ci starà tutto: l’Armonia conta in { $often } partite su 100 invece di { $seldom }.
because-bonus-middle_kingdom = Il castello resta al centro: il Regno di mezzo conta in { $often } partite su 100 invece di { $seldom }.
because-bonus-building = Gli edifici portano alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più con «{ $building }».
because-bonus-site = La città di questa tessera è un cantiere: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
because-bonus-coins = I cavalieri portano monete: alla fine circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
because-queen = Attira la regina: resta fino alla fine in { $often } partite su 100 invece di { $seldom }.
because-spell = Una volta disegnato, questo dado spunta l’ultima casella di una riga: dà il potere «{ $power }».
because-denies-spell = A { $name } manca una casella per il potere «{ $power }», e la spunterebbe con questo dado.

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
because-earlier = E il prossimo turno arriva prima: posizione { $place } invece di { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = Alla fine porta { $own ->
    [one] 1 punto
   *[other] { $own } punti
} in più.
because-outlook-rival = Alla fine { $name } ha { $rival ->
    [one] 1 punto
   *[other] { $rival } punti
} in meno.
because-outlook-both = Alla fine porta { $own ->
    [one] 1 punto
   *[other] { $own } punti
} in più, e { $rival } in meno per { $name }.
