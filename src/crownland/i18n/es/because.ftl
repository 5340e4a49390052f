# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, tried, or is obvious. Whose land it is about may be anybody's.

because = Por qué
because-arms = { $name }
because-only = La única jugada.
because-played = Jugado
because-tried = Probado
because-obvious = Tentador
because-better = Mejor
because-sum = Cada razón cuenta por separado; la suma puede diferir.
answer-show = Ver respuesta

## What can be seen at once
because-points = Da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ahora.
because-points-more = Da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ahora, frente a { $other }.
because-less-now = Da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ahora, frente a { $other }, pero compensa después.
because-grows = La propiedad ({ $terrain }) tiene ahora { $squares ->
    [one] { $squares } cuadrado
   *[other] { $squares } cuadrados
}{ $unit ->
    [crosses] { $crowns ->
        [0] , pero todavía ninguna cruz
        [one] {" "}y { $crowns } cruz
       *[other] {" "}y { $crowns } cruces
    }
   *[crowns] { $crowns ->
        [0] , pero todavía ninguna corona
        [one] {" "}y { $crowns } corona
       *[other] {" "}y { $crowns } coronas
    }
}.
because-fits = La ficha { $domino } no encaja aquí.
because-brings = La ficha { $domino } puede dar { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
because-brings-more = La ficha { $domino } puede dar { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}; la otra, { $other }.
because-keeps = Daría { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} a { $name }.

## Land
because-joins = La propiedad ({ $terrain }) pasa a { $squares ->
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
}, frente a { $squares_other } y { $crowns_other }: { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
} más.
because-larger = La propiedad ({ $terrain }) pasa a { $squares ->
    [one] { $squares } cuadrado
   *[other] { $squares } cuadrados
}, frente a { $squares_other }, y { $unit ->
    [crosses] aún pueden llegar cruces
   *[crowns] aún pueden llegar coronas
}: { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
} más.
because-open = La propiedad ({ $terrain }) conserva { $free ->
    [one] { $free } cuadrado libre
   *[other] { $free } cuadrados libres
} para crecer, frente a { $free_other }: { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
} más.
because-castle-side = { $sides ->
    [one] Queda libre 1 lado del castillo
   *[other] Quedan libres { $sides } lados del castillo
}, frente a { $sides_other }; allí encaja todo.
because-reach = Reino compacto: { $free } cuadrados a su alcance, frente a { $free_other }.
because-follows = Así, la ficha { $domino }, ya escogida, da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, frente a { $other }.
because-offers = Así, la ficha { $domino } de la línea puede dar { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}, frente a { $other }.
because-hole = { $than ->
    [played] Lo que se jugó
    [tried] Tu intento
   *[obvious] El sitio obvio
} deja { $squares ->
    [one] un cuadrado que ninguna ficha puede llenar
   *[other] { $squares } cuadrados que ninguna ficha puede llenar
}.
because-shut-in = { $than ->
    [played] Lo que se jugó
    [tried] Tu intento
   *[obvious] El sitio obvio
} encierra la propiedad ({ $terrain }): { $squares ->
    [one] su cuadrado no puede
   *[other] sus { $squares } cuadrados no pueden
} crecer.
because-link = Un cuadrado aún puede unir las propiedades ({ $terrain }) de { $squares } y { $squares_other } cuadrados.
because-alone = { $than ->
    [played] Lo que se jugó
    [tried] Tu intento
   *[obvious] El sitio obvio
} deja { $squares ->
    [one] un cuadrado aislado
   *[other] { $squares } cuadrados aislados
}.
because-open-arms = Queda un cuadrado libre junto a { $kinds ->
    [one] { $kinds } blasón
   *[other] { $kinds } blasones
}, frente a { $kinds_other }.
because-room = { $room ->
    [one] Cabe { $room } ficha más, frente a { $room_other }: menos descartes.
   *[other] Caben { $room } fichas más, frente a { $room_other }: menos descartes.
}
because-too-small = { $than ->
    [played] Lo que se jugó
    [tried] Tu intento
   *[obvious] El sitio obvio
} deja sitio, como mucho, para { $room } de las { $left } fichas restantes.
because-kinds = { $kinds ->
    [one] Queda { $kinds } tipo de terreno abierto, frente a { $kinds_other }: encajan más fichas.
   *[other] Quedan { $kinds } tipos de terreno abiertos, frente a { $kinds_other }: encajan más fichas.
}
because-feeds = { $crowns ->
    [0] Amplía la propiedad ({ $terrain })
    [one] Su corona va a la propiedad ({ $terrain })
   *[other] Sus { $crowns } coronas van a la propiedad ({ $terrain })
}: { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
} más.
because-feeds-new = { $crowns ->
    [one] Trae { $terrain } con una corona
   *[other] Trae { $terrain } con { $crowns } coronas
}: { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
} más.
because-matches = Combina con la ficha { $domino }, ya escogida ({ $terrain }): { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
} más.
because-last-crowns = Coronas escasas: { $left ->
    [0] ya no queda ninguna ({ $terrain })
    [one] solo queda { $left } ({ $terrain })
   *[other] solo quedan { $left } ({ $terrain })
}.
because-feeds-die = { $crosses ->
    [0] El dado «{ $arms }» amplía la propiedad ({ $terrain })
    [one] La cruz de «{ $arms }» va a la propiedad ({ $terrain })
   *[other] Las { $crosses } cruces de «{ $arms }» van a la propiedad ({ $terrain })
}: { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
} más.
because-dice-more = Estos dados pueden dar { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; los otros, { $other }.
because-draws = Así, el mejor dibujo da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} ahora, frente a { $other }.
because-able = Si no, no se puede dibujar.

## Bonuses, buildings, spells
because-bonus-harmony = Todo encaja: Armonía en el { $often } % de las partidas, frente al { $seldom } %.
because-loses-harmony = { $than ->
    [played] Lo que se jugó
    [tried] Tu intento
   *[obvious] El sitio obvio
} deja sitio, como mucho, para { $room } de las { $left } fichas restantes: sin Armonía.
because-bonus-middle_kingdom = El castillo sigue centrado: Reino medio en el { $often } % de las partidas, frente al { $seldom } %.
because-loses-middle_kingdom = { $than ->
    [played] Lo que se jugó
    [tried] Tu intento
   *[obvious] El sitio obvio
} pierde Reino medio: el castillo queda descentrado.
because-bonus-building = «{ $building }» da { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
} más.
because-brings-knights = { $knights ->
    [one] Su caballero puede recaudar monedas.
   *[other] Sus { $knights } caballeros pueden recaudar monedas.
}
because-brings-towers = { $towers ->
    [one] Su torre ayuda a atraer a la reina.
   *[other] Sus { $towers } torres ayudan a atraer a la reina.
}
because-bonus-site = Su ciudad es un solar: { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
} más.
because-needs-site = Su ciudad es el único solar libre.
because-bonus-coins = Los caballeros traen monedas: { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
} más.
because-taxes = Los caballeros recaudan { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} ahora, frente a { $other }.
because-knight-waits = { $knights ->
    [one] Aquí un caballero recaudaría { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }; puede llegar una propiedad mayor
   *[other] Aquí { $knights } caballeros recaudarían { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }; puede llegar una propiedad mayor
}{ $end ->
    [0] .
   *[other] : { $end ->
        [one] cerca de { $end } punto
       *[other] unos { $end } puntos
    } más.
}
because-saves = { $coins ->
    [one] Queda { $coins } moneda
   *[other] Quedan { $coins } monedas
}, frente a { $other }.
because-queen = La reina se queda hasta el final en el { $often } % de las partidas, frente al { $seldom } %.
because-takes-queen = Trae ya a la reina: una corona para la mayor propiedad.
because-spell = Dibujar «{ $arms }» completa la fila y da el poder «{ $power }».
because-denies-spell = A { $name } solo le falta «{ $arms }» para el poder «{ $power }».
because-ticks = Dibujar «{ $arms }» marca la casilla { $ticks } de { $boxes } del poder «{ $power }».
because-keeps-power = Reserva el poder «{ $power }».
because-castle-waits = Reserva la cruz del castillo para una propiedad mayor.

## Rivals and turns
because-denies = Si no, { $name } la coge y gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; el resto da { $other } como mucho.
because-denies-crowns = Sin { $crowns ->
    [one] esta corona
   *[other] estas { $crowns } coronas
} ({ $terrain }), { $name } pierde { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
}.
because-denies-land = { $name } la uniría a { $squares ->
    [one] { $squares } cuadrado
   *[other] { $squares } cuadrados
} de { $terrain }: sin ella pierde { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
}.
because-denies-match = { $name } la uniría a su ficha { $domino } ({ $terrain }): sin ella pierde { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
}.
because-denies-site = Es un solar para { $name }: sin él pierde { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
}.
because-denies-dice = El resto da a { $name } { $other ->
    [one] { $other } punto
   *[other] { $other } puntos
} como mucho, frente a { $points }.
because-takes-tile = Coger «{ $building }» le cuesta a { $name } { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
}.
because-burns-tile = Quemar «{ $building }» le cuesta a { $name } { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
}.
because-earlier = Próximo turno antes: puesto { $place }, frente a { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = En total: +{ $own ->
    [one] 1 punto
   *[other] { $own } puntos
}.
because-outlook-rival = En total: −{ $rival ->
    [one] 1 punto
   *[other] { $rival } puntos
} para { $name }.
because-outlook-both = En total: +{ $own ->
    [one] 1 punto
   *[other] { $own } puntos
}, y −{ $rival } para { $name }.
because-outlook-more = En total: +{ $own ->
    [one] 1 punto
   *[other] { $own } puntos
}, pero también +{ $rival } para { $name }.
because-outlook-less = En total: −{ $rival ->
    [one] 1 punto
   *[other] { $rival } puntos
} para { $name }, a costa de { $own }.
because-ends-land = Mayor ganancia: propiedad ({ $terrain }), { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
}.
because-ends-buildings = Mayor ganancia: edificios, { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
}.
because-ends-coins = Mayor ganancia: monedas, { $end ->
    [one] cerca de { $end } punto
   *[other] unos { $end } puntos
}.
