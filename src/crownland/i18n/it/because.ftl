# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, tried, or is obvious. Whose land it is about may be anybody's.

because = Perché
because-arms = { $name }
because-only = Unica mossa possibile.
because-played = Giocata
because-tried = Provata
because-obvious = Invitante
because-better = Meglio
because-sum = I motivi contano separatamente; la somma può differire.
answer-show = Mostra risposta

## What can be seen at once
because-points = Porta subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
because-points-more = Porta subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
} anziché { $other }.
because-less-now = Porta ora { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} anziché { $other }, ma rende più avanti.
because-grows = Il dominio ({ $terrain }) ha { $squares ->
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
because-fits = La tessera { $domino } qui non trova posto.
because-brings = La tessera { $domino } può portare { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
because-brings-more = La tessera { $domino } può portare { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, l’altra { $other }.
because-keeps = A { $name } porterebbe { $points ->
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
} anziché { $squares_other } con { $crowns_other }: circa +{ $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-larger = Il dominio ({ $terrain }) arriva a { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
} anziché { $squares_other }, e { $unit ->
    [crosses] possono ancora arrivare croci
   *[crowns] possono ancora arrivare corone
}: circa +{ $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-open = Al dominio ({ $terrain }) { $free ->
    [one] resta { $free } casella libera
   *[other] restano { $free } caselle libere
} per crescere anziché { $free_other }: circa +{ $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-castle-side = { $sides ->
    [one] Resta libero un lato del castello
   *[other] Restano liberi { $sides } lati del castello
} anziché { $sides_other }: lì va bene tutto.
because-reach = Reame compatto: { $free } caselle raggiungibili anziché { $free_other }.
because-follows = Poi la tessera { $domino }, già scelta, porta { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} anziché { $other }.
because-offers = Poi la tessera { $domino } della sequenza può portare { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} anziché { $other }.
because-hole = { $than ->
    [played] La mossa giocata
    [tried] Il tuo tentativo
   *[obvious] Il posto più ovvio
} lascia { $squares ->
    [one] una casella impossibile da riempire
   *[other] { $squares } caselle impossibili da riempire
}.
because-shut-in = { $than ->
    [played] La mossa giocata
    [tried] Il tuo tentativo
   *[obvious] Il posto più ovvio
} chiude il dominio ({ $terrain }): { $squares ->
    [one] la sua casella non può
   *[other] le sue { $squares } caselle non possono
} più crescere.
because-link = Una sola casella può ancora unire due domini ({ $terrain }): { $squares } e { $squares_other } caselle.
because-alone = { $than ->
    [played] La mossa giocata
    [tried] Il tuo tentativo
   *[obvious] Il posto più ovvio
} lascia { $squares ->
    [one] una casella isolata
   *[other] { $squares } caselle isolate
}.
because-open-arms = Una casella resta libera accanto a { $kinds ->
    [one] { $kinds } stemma
   *[other] { $kinds } stemmi
} anziché a { $kinds_other }.
because-room = Posto per { $room ->
    [one] { $room } altra tessera
   *[other] altre { $room } tessere
} anziché { $room_other }: meno scarti.
because-too-small = { $than ->
    [played] La mossa giocata
    [tried] Il tuo tentativo
   *[obvious] Il posto più ovvio
} lascia posto al massimo per { $room } delle { $left } tessere rimaste.
because-kinds = { $kinds ->
    [one] { $kinds } paesaggio resta aperto
   *[other] { $kinds } paesaggi restano aperti
} anziché { $kinds_other }: più tessere trovano posto.
because-feeds = { $crowns ->
    [0] Ingrandisce il dominio ({ $terrain })
    [one] Porta una corona al dominio ({ $terrain })
   *[other] Porta { $crowns } corone al dominio ({ $terrain })
}: circa +{ $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-feeds-new = { $crowns ->
    [one] Porta un nuovo paesaggio ({ $terrain }) con una corona
   *[other] Porta un nuovo paesaggio ({ $terrain }) con { $crowns } corone
}: circa +{ $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-matches = Si abbina alla tessera { $domino }, già scelta ({ $terrain }): circa +{ $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-last-crowns = Corone rare: { $left ->
    [0] nessun’altra ({ $terrain })
    [one] solo un’altra ({ $terrain })
   *[other] solo altre { $left } ({ $terrain })
}.
because-feeds-die = { $crosses ->
    [0] Il dado «{ $arms }» ingrandisce il dominio ({ $terrain })
    [one] «{ $arms }» porta una croce al dominio ({ $terrain })
   *[other] «{ $arms }» porta { $crosses } croci al dominio ({ $terrain })
}: circa +{ $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-dice-more = Questi dadi possono portare { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, gli altri { $other }.
because-draws = Poi il disegno migliore porta subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} anziché { $other }.
because-able = Altrimenti non si può disegnare nulla.

## Bonuses, buildings, spells
because-bonus-harmony = Ci sta tutto: Armonia in { $often } partite su 100 anziché { $seldom }.
because-loses-harmony = { $than ->
    [played] La mossa giocata
    [tried] Il tuo tentativo
   *[obvious] Il posto più ovvio
} lascia posto al massimo per { $room } delle { $left } tessere rimaste: niente Armonia.
because-bonus-middle_kingdom = Il castello resta al centro: Regno di mezzo in { $often } partite su 100 anziché { $seldom }.
because-loses-middle_kingdom = { $than ->
    [played] La mossa giocata
    [tried] Il tuo tentativo
   *[obvious] Il posto più ovvio
} perde il Regno di mezzo: castello decentrato.
because-bonus-building = «{ $building }» porta circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
} in più.
because-brings-knights = { $knights ->
    [one] Il suo cavaliere può incassare monete.
   *[other] I suoi { $knights } cavalieri possono incassare monete.
}
because-brings-towers = { $towers ->
    [one] La sua torre aiuta ad attirare la regina.
   *[other] Le sue { $towers } torri aiutano ad attirare la regina.
}
because-bonus-site = La sua città è un cantiere: circa +{ $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-needs-site = La sua città è l’unico cantiere libero.
because-bonus-coins = I cavalieri portano monete: circa +{ $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-taxes = I cavalieri incassano subito { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} anziché { $other }.
because-knight-waits = { $knights ->
    [one] Qui un cavaliere incasserebbe { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }; può arrivare un dominio più grande
   *[other] Qui { $knights } cavalieri incasserebbero { $coins ->
        [one] { $coins } moneta
       *[other] { $coins } monete
    }; può arrivare un dominio più grande
}{ $end ->
    [0] .
   *[other] : circa +{ $end ->
        [one] { $end } punto
       *[other] { $end } punti
    }.
}
because-saves = { $coins ->
    [one] Resta { $coins } moneta
   *[other] Restano { $coins } monete
} anziché { $other }.
because-queen = Attira la regina fino alla fine in { $often } partite su 100 anziché { $seldom }.
because-takes-queen = Attira subito la regina: una corona per il dominio più grande.
because-spell = Disegnare «{ $arms }» completa la riga e dà il potere «{ $power }».
because-denies-spell = A { $name } manca solo «{ $arms }» per il potere «{ $power }».
because-ticks = Disegnare «{ $arms }» spunta la casella { $ticks } di { $boxes } del potere «{ $power }».
because-keeps-power = Conserva il potere «{ $power }».
because-castle-waits = Conserva la croce del castello per un dominio più grande.

## Rivals and turns
because-denies = Altrimenti { $name } la prende per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}; il resto porta al massimo { $other }.
because-denies-crowns = Prendere { $crowns ->
    [one] questa corona
   *[other] queste { $crowns } corone
} ({ $terrain }) costa a { $name } circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-denies-land = { $name } la unirebbe a { $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
} ({ $terrain }): senza, perde circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-denies-match = { $name } l’abbinerebbe alla tessera { $domino } ({ $terrain }): senza, perde circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-denies-site = { $name } potrebbe costruirci: senza cantiere, perde circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-denies-dice = Il resto vale al massimo { $other ->
    [one] { $other } punto
   *[other] { $other } punti
} per { $name } anziché { $points }.
because-takes-tile = Prendere «{ $building }» costa a { $name } circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-burns-tile = Bruciare «{ $building }» costa a { $name } circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-earlier = Prossima mossa prima: posizione { $place } anziché { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = In totale: +{ $own ->
    [one] 1 punto
   *[other] { $own } punti
}.
because-outlook-rival = In totale: −{ $rival ->
    [one] 1 punto
   *[other] { $rival } punti
} per { $name }.
because-outlook-both = In totale: +{ $own ->
    [one] 1 punto
   *[other] { $own } punti
}, e −{ $rival } per { $name }.
because-outlook-more = In totale: +{ $own ->
    [one] 1 punto
   *[other] { $own } punti
}, ma anche +{ $rival } per { $name }.
because-outlook-less = In totale: −{ $rival ->
    [one] 1 punto
   *[other] { $rival } punti
} per { $name }, al costo di { $own }.
because-ends-land = Guadagno maggiore: dominio ({ $terrain }), circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-ends-buildings = Guadagno maggiore: edifici, circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
because-ends-coins = Guadagno maggiore: monete, circa { $end ->
    [one] { $end } punto
   *[other] { $end } punti
}.
