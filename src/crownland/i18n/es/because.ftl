# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, tried, or is obvious. Whose land it is about may be anybody's.

because = Por qué
because-arms = { $name }
because-only = Era la única jugada posible.
because-played = Jugado
because-tried = Probado
because-obvious = Tentador
because-better = Mejor
because-square = fila { $row } columna { $column }
because-at = { $count ->
    [one] Cuadrado: { $squares }.
   *[other] Cuadrados: { $squares }.
}
option-take = Coger: { $faces }
option-draw = Dibujar: { $faces }
option-turn = Girar un dado a: { $faces }
option-castle = Añadir la cruz del castillo a: { $faces }
option-name = Nombrar: { $faces }
option-build = Construir: { $building }
option-burn = Quemar: { $building }

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
because-larger = La propiedad ({ $terrain }) pasa a tener { $squares ->
    [one] { $squares } cuadrado
   *[other] { $squares } cuadrados
} en lugar de { $squares_other }, y { $unit ->
    [crosses] aún pueden llegar cruces
   *[crowns] aún pueden llegar coronas
}: { $end ->
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
because-castle-side = { $sides ->
    [one] Queda libre un lado del castillo
   *[other] Quedan libres { $sides } lados del castillo
} en lugar de { $sides_other }, y allí encaja todo.
because-reach = El reino sigue compacto: quedan a su alcance { $free } cuadrados alrededor en lugar de { $free_other }.
because-follows = Así, la ficha { $domino }, ya escogida, da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en lugar de { $other }.
because-offers = Después, la ficha { $domino } de la línea puede dar { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en lugar de { $other }.
because-hole = { $than ->
    [played] La jugada que se hizo
    [tried] Tu intento
   *[obvious] El sitio obvio
} deja { $squares ->
    [one] un cuadrado que ninguna ficha puede llenar
   *[other] { $squares } cuadrados que ninguna ficha puede llenar
}.
because-shut-in = { $than ->
    [played] La jugada que se hizo
    [tried] Tu intento
   *[obvious] El sitio obvio
} encierra la propiedad ({ $terrain }): ya no se puede añadir nada a { $squares ->
    [one] su cuadrado
   *[other] sus { $squares } cuadrados
}.
because-link = Las propiedades de { $squares } y { $squares_other } cuadrados ({ $terrain }) aún se pueden unir con un solo cuadrado.
because-alone = { $than ->
    [played] La jugada que se hizo
    [tried] Tu intento
   *[obvious] El sitio obvio
} deja { $squares ->
    [one] un cuadrado sin ninguno libre al lado
   *[other] { $squares } cuadrados sin ninguno libre al lado
}.
because-open-arms = Queda un cuadrado libre al lado de { $kinds ->
    [one] { $kinds } blasón
   *[other] { $kinds } blasones
}, en lugar de { $kinds_other }.
because-room = { $room ->
    [one] Aún cabe { $room } ficha en lugar de { $room_other }, así que se descartarán menos.
   *[other] Aún caben { $room } fichas en lugar de { $room_other }, así que se descartarán menos.
}
because-too-small = { $than ->
    [played] La jugada que se hizo
    [tried] Tu intento
   *[obvious] El sitio obvio
} deja sitio para, como mucho, { $room } de las { $left } fichas que faltan.
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
because-matches = Esta ficha combina bien con la ficha { $domino } ({ $terrain }), ya escogida: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.
because-last-crowns = Escasean: { $left ->
    [0] ya no vendrá ninguna corona ({ $terrain })
    [one] solo puede venir { $left } corona más ({ $terrain })
   *[other] solo pueden venir { $left } coronas más ({ $terrain })
}.
because-feeds-die = { $crosses ->
    [0] El dado «{ $arms }» hace crecer la propiedad ({ $terrain })
    [one] A la propiedad ({ $terrain }) le viene bien la cruz del dado «{ $arms }»
   *[other] A la propiedad ({ $terrain }) le vienen bien las { $crosses } cruces del dado «{ $arms }»
}: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.
because-dice-more = Al dibujarlos, estos dados pueden dar { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; los otros, { $other }.
because-draws = Así, el mejor dibujo da enseguida { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en lugar de { $other }.
because-able = Si no, no se puede dibujar nada.

## Bonuses, buildings, spells
because-bonus-harmony = Todo encajará: Armonía cuenta en { $often } de cada 100 partidas en lugar de { $seldom }.
because-loses-harmony = { $than ->
    [played] La jugada que se hizo
    [tried] Tu intento
   *[obvious] El sitio obvio
} deja sitio para, como mucho, { $room } de las { $left } fichas que faltan: Armonía se pierde.
because-bonus-middle_kingdom = El castillo sigue en el centro: Reino medio cuenta en { $often } de cada 100 partidas en lugar de { $seldom }.
because-loses-middle_kingdom = { $than ->
    [played] La jugada que se hizo
    [tried] Tu intento
   *[obvious] El sitio obvio
} pierde Reino medio: el castillo ya no puede quedar en el centro.
because-bonus-building = Los edificios dan { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final con «{ $building }».
because-brings-knights = { $knights ->
    [one] Esta loseta trae un caballero, que puede recaudar monedas.
   *[other] Esta loseta trae { $knights } caballeros, que pueden recaudar monedas.
}
because-brings-towers = { $towers ->
    [one] Esta loseta trae una torre, y las torres atraen a la reina.
   *[other] Esta loseta trae { $towers } torres, y las torres atraen a la reina.
}
because-bonus-site = La ciudad de esta ficha es un solar para un edificio: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.
because-needs-site = La ciudad de esta ficha es un solar, y no hay ningún otro libre.
because-bonus-coins = Los caballeros traen monedas: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.
because-taxes = Los caballeros recaudan enseguida { $coins ->
    [one] { $coins } moneda
   *[other] { $coins } monedas
} en lugar de { $other }.
because-knight-waits = { $knights ->
    [one] Aquí un caballero recaudaría { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }; en la reserva puede esperar una propiedad mayor
   *[other] Aquí { $knights } caballeros recaudarían { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }; en la reserva pueden esperar una propiedad mayor
}{ $end ->
    [0] .
   *[other] : { $end ->
        [one] alrededor de { $end } punto
       *[other] unos { $end } puntos
    } más al final.
}
because-saves = { $coins ->
    [one] Queda { $coins } moneda
   *[other] Quedan { $coins } monedas
} en lugar de { $other }.
because-queen = Atrae a la reina: se queda hasta el final en { $often } de cada 100 partidas en lugar de { $seldom }.
because-takes-queen = Trae enseguida a la reina: su corona cuenta en la propiedad más grande.
because-spell = Al dibujarlo, el dado «{ $arms }» marca la última casilla de su fila: así se gana el poder «{ $power }».
because-denies-spell = A { $name } le falta una casilla para el poder «{ $power }», y la marcaría con el dado «{ $arms }».
because-ticks = Al dibujarlo, el dado «{ $arms }» marca la casilla { $ticks } de { $boxes } del poder «{ $power }».
because-keeps-power = El poder «{ $power }» queda para más adelante.
because-castle-waits = La cruz del castillo queda para una propiedad mayor.

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
because-denies-match = { $name } ya ha escogido la ficha { $domino } ({ $terrain }), que combina bien con esta otra: sin ella acaba con { $end ->
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
because-burns-tile = Quemada, la loseta «{ $building }» queda fuera de alcance: { $name } acaba con { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} menos.
because-earlier = La próxima vez se escoge antes: en el puesto { $place } en lugar del { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = En total, al final suma { $own ->
    [one] 1 punto
   *[other] { $own } puntos
} más.
because-outlook-rival = En total, { $name } acaba con { $rival ->
    [one] 1 punto
   *[other] { $rival } puntos
} menos.
because-outlook-both = En total, al final suma { $own ->
    [one] 1 punto
   *[other] { $own } puntos
} más, y { $name } tiene { $rival } menos.
because-outlook-more = En total, al final suma { $own ->
    [one] 1 punto
   *[other] { $own } puntos
} más, pero { $name } también acaba con { $rival } más.
because-outlook-less = En total, { $name } acaba con { $rival ->
    [one] 1 punto
   *[other] { $rival } puntos
} menos, y solo cuesta { $own }.
because-ends-land = La mayor ganancia viene de la propiedad ({ $terrain }): { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} al final.
because-ends-buildings = La mayor ganancia viene de los edificios: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} al final.
because-ends-coins = La mayor ganancia viene de las monedas: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} al final.
