# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, or what is obvious. Whose land it is about may be anybody's.

because = Por qué
because-arms = propiedad «{ $name }»
because-only = No había otra opción.

## What can be seen at once
because-points = Da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} al momento.
because-points-more = Da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} al momento en lugar de { $other }.
because-less-now = Da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ahora en lugar de { $other }, pero compensa más adelante.
because-grows = La propiedad ({ $terrain }) tiene ahora { $squares ->
    [one] { $squares } cuadrado
   *[other] { $squares } cuadrados
} y { $unit ->
    [crosses] { $crowns ->
        [0] ninguna cruz todavía
        [one] { $crowns } cruz
       *[other] { $crowns } cruces
    }
   *[crowns] { $crowns ->
        [0] ninguna corona todavía
        [one] { $crowns } corona
       *[other] { $crowns } coronas
    }
}.
because-fits = La ficha { $domino } no encaja en ningún sitio de este reino.
because-brings = La ficha { $domino } puede dar { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
because-brings-more = La ficha { $domino } puede dar { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}; la otra, { $other }.
because-keeps = A { $name } esta ficha le daría { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}.

## Land
because-joins = La propiedad ({ $terrain }) pasa a tener { $squares ->
    [one] { $squares } cuadrado
   *[other] { $squares } cuadrados
} y { $unit ->
    [crosses] { $crowns ->
        [one] { $crowns } cruz
       *[other] { $crowns } cruces
    }
   *[crowns] { $crowns ->
        [one] { $crowns } corona
       *[other] { $crowns } coronas
    }
}, en lugar de { $squares_other } y { $crowns_other }: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.
because-open = La propiedad ({ $terrain }) conserva sitio para crecer, con { $free ->
    [one] { $free } cuadrado libre
   *[other] { $free } cuadrados libres
} alrededor en lugar de { $free_other }: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.
because-follows = Así, la otra ficha, la { $domino }, da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en lugar de { $other }.
because-hole = { $than ->
    [played] La jugada que se hizo
   *[obvious] El sitio obvio
} deja { $squares ->
    [one] un cuadrado que ninguna ficha puede llenar
   *[other] { $squares } cuadrados que ninguna ficha puede llenar
}.
because-room = { $room ->
    [one] Aún cabe { $room } ficha en lugar de { $room_other }, así que se descartarán menos.
   *[other] Aún caben { $room } fichas en lugar de { $room_other }, así que se descartarán menos.
}
because-kinds = { $kinds ->
    [one] Queda { $kinds } tipo de terreno al que unirse en lugar de { $kinds_other }, así que encajarán más fichas.
   *[other] Quedan { $kinds } tipos de terreno a los que unirse en lugar de { $kinds_other }, así que encajarán más fichas.
}
because-feeds = { $crowns ->
    [0] Esta ficha hace crecer la propiedad ({ $terrain })
    [one] A la propiedad ({ $terrain }) le viene bien la corona de esta ficha
   *[other] A la propiedad ({ $terrain }) le vienen bien las { $crowns } coronas de esta ficha
}: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.
because-feeds-new = { $crowns ->
    [one] Esta ficha trae { $terrain } con una corona
   *[other] Esta ficha trae { $terrain } con { $crowns } coronas
}: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.
because-feeds-die = { $crosses ->
    [0] Este dado hace crecer la propiedad ({ $terrain })
    [one] A la propiedad ({ $terrain }) le viene bien la cruz de este dado
   *[other] A la propiedad ({ $terrain }) le vienen bien las { $crosses } cruces de este dado
}: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.

## Bonuses, buildings, spells
because-bonus-harmony = Todo encajará: Armonía cuenta en { $often } de cada 100 partidas en lugar de { $seldom }.
because-bonus-middle_kingdom = El castillo sigue en el centro: Reino medio cuenta en { $often } de cada 100 partidas en lugar de { $seldom }.
because-bonus-building = Los edificios dan { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final con «{ $building }».
because-bonus-site = La ciudad de esta ficha es un solar para un edificio: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.
because-bonus-coins = Los caballeros traen monedas: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.
because-queen = Atrae a la reina: se queda hasta el final en { $often } de cada 100 partidas en lugar de { $seldom }.
because-spell = Al dibujarlo, este dado marca la última casilla de una fila: así se gana el poder «{ $power }».
because-denies-spell = A { $name } le falta una casilla para el poder «{ $power }», y la marcaría con este dado.

## Rivals and turns
because-denies = Si no, { $name } se lleva esta ficha y gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; lo que queda da como mucho { $other }.
because-denies-crowns = { $name } espera { $crowns ->
    [one] la corona de esta ficha
   *[other] las { $crowns } coronas de esta ficha
} para su { $terrain }: sin ella acaba con { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} menos.
because-denies-land = { $name } sumaría esta ficha a { $squares ->
    [one] { $squares } cuadrado
   *[other] { $squares } cuadrados
} de { $terrain }: sin ella acaba con { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} menos.
because-denies-site = { $name } podría construir en la ciudad de esta ficha: sin ella acaba con { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} menos.
because-denies-dice = Con lo que queda, { $name } puede ganar como mucho { $other ->
    [one] { $other } punto
   *[other] { $other } puntos
} al dibujar, en lugar de { $points }.
because-takes-tile = { $name } también querría la loseta «{ $building }»: sin ella acaba con { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} menos.
because-earlier = Y la próxima vez se escoge antes: en el puesto { $place } en lugar del { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = Al final suma { $own ->
    [one] 1 punto
   *[other] { $own } puntos
} más.
because-outlook-rival = Al final, { $name } tiene { $rival ->
    [one] 1 punto
   *[other] { $rival } puntos
} menos.
because-outlook-both = Al final suma { $own ->
    [one] 1 punto
   *[other] { $own } puntos
} más, y { $name } tiene { $rival } menos.
