# Acertijos del día: cada día, una decisión de una partida auténtica, para cada juego.

puzzle-title = Acertijo del día
puzzle-text = Una decisión de una partida auténtica, nueva cada día para cada juego. Encuentra la jugada que haría el bot más fuerte.
puzzle-of-day = Acertijo del { $day }
puzzle-day = Acertijos del { $day }
puzzle-today = Acertijos de hoy
puzzle-players = { $seats ->
    [one] { $seats } jugador
   *[other] { $seats } jugadores
}
puzzle-round = ronda { $round }

puzzle-open = Sin resolver
puzzle-result-first = Resuelto a la primera
puzzle-result-later = Resuelto
puzzle-result-shown = Respuesta vista
puzzle-streak = { $days ->
    [0] Resuelve uno hoy para empezar una racha.
    [one] { $days } día seguido
   *[other] { $days } días seguidos
}
puzzle-solved = { $solved ->
    [one] { $solved } resuelto
   *[other] { $solved } resueltos
}, { $first } a la primera
puzzle-kept = Sin conexión: estos acertijos estaban guardados aquí para ti.
puzzle-gone = Sin conexión, aquí solo están los acertijos de la última semana.
puzzle-none = Ese acertijo no existe.
puzzle-fair = Los acertijos salen de partidas del bot más fuerte contra sí mismo. Una respuesta solo cuenta como la mejor si lo confirman miles de partidas jugadas desde ahí. El día empieza a medianoche UTC.

puzzle-calendar = Días anteriores
puzzle-month-back = Mes anterior
puzzle-month-on = Mes siguiente
puzzle-day-label = { $day }: { $solved ->
    [0] ninguno resuelto
    [one] { $solved } resuelto
   *[other] { $solved } resueltos
}

puzzle-task = ¿Qué harías?
puzzle-task-place = ¿Dónde colocarías la ficha { $domino }?
puzzle-task-claim = ¿Qué ficha cogerías?
puzzle-task-build = ¿Construirías algo? ¿Qué?
puzzle-task-burn = ¿Enviarías al dragón? ¿Adónde?
puzzle-task-knights = ¿Enviarías caballeros? ¿Adónde?
puzzle-task-take = { $dice ->
    [one] ¿Qué dado cogerías?
   *[other] ¿Qué dados cogerías?
}
puzzle-task-draw = ¿Dónde dibujarías?
puzzle-task-text = Una respuesta es claramente la mejor, y no es la que más da ahora mismo.

puzzle-best = ¡Eso es!
puzzle-best-first = ¡Resuelto a la primera!
puzzle-good = { $points ->
    [0] Bien, pero hay algo un poco mejor.
    [one] Bien, pero hay algo mejor: al final, esto cuesta { $points } punto.
   *[other] Bien, pero hay algo mejor: al final, esto cuesta { $points } puntos.
}
puzzle-cost = No del todo: al final, esto cuesta { $points ->
    [0] un { $win } % de probabilidad de ganar
    [one] alrededor de { $points } punto y un { $win } % de probabilidad de ganar
   *[other] unos { $points } puntos y un { $win } % de probabilidad de ganar
}.
puzzle-tempting = Es lo que haría la mayoría.
puzzle-answer = La mejor jugada
puzzle-why = Por qué
puzzle-win = Así se ganan desde aquí { $win } de cada 100 partidas, en lugar de { $other } tras la jugada obvia.
puzzle-retry = Reintentar
puzzle-show = Ver la respuesta
puzzle-share = Compartir
puzzle-next = Siguiente: { $game }
puzzle-all = Todos los acertijos
puzzle-share-first = Acertijo de Crownland { $day } · { $game } · resuelto a la primera { $sign }
puzzle-share-later = Acertijo de Crownland { $day } · { $game } · resuelto en el intento { $tries } { $sign }
puzzle-share-shown = Acertijo de Crownland { $day } · { $game } · hoy ha podido conmigo { $sign }

## Por qué es la mejor respuesta. `end` es lo que supone al final, de media.

puzzle-arms = propiedad «{ $name }»
puzzle-why-less-now = La jugada obvia da { $other ->
    [one] { $other } punto
   *[other] { $other } puntos
} ahora; esta, { $points }, pero compensa más adelante.
puzzle-why-joins = Tu { $terrain } pasa a tener { $squares ->
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
puzzle-why-follows = Así, tu otra ficha, la { $domino }, da { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} en lugar de { $other }.
puzzle-why-hole = El sitio obvio deja { $squares ->
    [one] un cuadrado que ninguna ficha puede llenar
   *[other] { $squares } cuadrados que ninguna ficha puede llenar
}.
puzzle-why-open = Tu { $terrain } conserva sitio para crecer, con { $free } cuadrados libres alrededor en lugar de { $free_other }: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.
puzzle-why-room = { $room ->
    [one] Aún cabe { $room } ficha en lugar de { $room_other }, así que descartarás menos.
   *[other] Aún caben { $room } fichas en lugar de { $room_other }, así que descartarás menos.
}
puzzle-why-kinds = { $kinds ->
    [one] Queda { $kinds } tipo de terreno al que unirse en lugar de { $kinds_other }, así que encajarán más fichas.
   *[other] Quedan { $kinds } tipos de terreno a los que unirse en lugar de { $kinds_other }, así que encajarán más fichas.
}
puzzle-why-feeds = { $crowns ->
    [0] Hace crecer tu { $terrain }
    [one] A tu { $terrain } le viene bien la corona de esta ficha
   *[other] A tu { $terrain } le vienen bien las { $crowns } coronas de esta ficha
}: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.
puzzle-why-feeds-new = { $crowns ->
    [one] Trae { $terrain } con una corona
   *[other] Trae { $terrain } con { $crowns } coronas
}: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.
puzzle-why-feeds-die = { $crosses ->
    [0] Hace crecer tu { $terrain }
    [one] A tu { $terrain } le viene bien la cruz de este dado
   *[other] A tu { $terrain } le vienen bien las { $crosses } cruces de este dado
}: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.
puzzle-why-denies = Si no, { $name } se la lleva y gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; lo que queda da como mucho { $other }.
puzzle-why-denies-crowns = { $name } espera { $crowns ->
    [one] la corona de esta ficha
   *[other] las { $crowns } coronas de esta ficha
} para su { $terrain }: sin ella acaba con { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} menos.
puzzle-why-denies-dice = Con lo que queda, { $name } puede ganar como mucho { $other ->
    [one] { $other } punto
   *[other] { $other } puntos
} al dibujar; si no, { $points }.
puzzle-why-takes-tile = { $name } también querría la loseta «{ $building }»: sin ella acaba con { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} menos.
puzzle-why-queen = Atrae a la reina: se queda contigo en { $often } de cada 100 partidas en lugar de { $seldom }.
puzzle-why-bonus-middle_kingdom = Tu castillo sigue en el centro: Reino medio cuenta en { $often } de cada 100 partidas en lugar de { $seldom }.
puzzle-why-bonus-harmony = Todo encajará: Armonía cuenta en { $often } de cada 100 partidas en lugar de { $seldom }.
puzzle-why-bonus-building = Tus edificios dan { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final con «{ $building }».
puzzle-why-bonus-site = La ciudad de esta ficha es un solar para un edificio: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.
puzzle-why-bonus-coins = Los caballeros traen monedas: { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} más al final.
puzzle-why-earlier = Y escoges antes en la próxima ronda: en el puesto { $place } en lugar del { $other }.
puzzle-why-denies-land = { $name } la sumaría a sus { $squares } cuadrados de { $terrain }: sin ella acaba con { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} menos.
puzzle-why-denies-site = { $name } podría construir en la ciudad de esta ficha: sin ella acaba con { $end ->
    [one] alrededor de { $end } punto
   *[other] unos { $end } puntos
} menos.
puzzle-why-spell = Al dibujarlo, marca la última casilla de una fila: el poder «{ $power }» es tuyo.
puzzle-why-denies-spell = A { $name } le falta una casilla para el poder «{ $power }», y la marcaría con este dado.
