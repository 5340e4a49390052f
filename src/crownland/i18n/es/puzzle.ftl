# Acertijos del día: cada día, una decisión de una partida auténtica, para cada juego.

puzzle-title = Acertijo del día
puzzle-text = Cada día, una decisión de una partida. Encuentra la jugada del bot más fuerte.
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
    [0] Resuelve uno para empezar una racha.
    [one] Racha de { $days } día
   *[other] Racha de { $days } días
}
puzzle-solved = { $solved ->
    [one] { $solved } resuelto
   *[other] { $solved } resueltos
}, { $first } a la primera
puzzle-kept = Sin conexión: acertijos guardados.
puzzle-gone = Sin conexión, y ese día no está guardado aquí.
puzzle-fair = De partidas del bot más fuerte contra sí mismo; respuestas confirmadas por miles de simulaciones. Nuevos a medianoche UTC.

puzzle-calendar = Días anteriores
puzzle-month-back = Mes anterior
puzzle-month-on = Mes siguiente
puzzle-day-label = { $day }: { $solved ->
    [0] ninguno resuelto
    [one] { $solved } resuelto
   *[other] { $solved } resueltos
}

puzzle-task = ¿Qué harías?
puzzle-task-place = ¿Dónde va la ficha { $domino }?
puzzle-task-claim = ¿Qué ficha?
puzzle-task-build = ¿Construir algo?
puzzle-task-burn = ¿Quemar una loseta?
puzzle-task-knights = ¿Enviar caballeros?
puzzle-task-take = { $dice ->
    [one] ¿Qué dado?
   *[other] ¿Qué dados?
}
puzzle-task-draw = ¿Dónde dibujar?
puzzle-task-text = Una respuesta es claramente la mejor; los puntos inmediatos no bastan.

puzzle-best = ¡Eso es!
puzzle-best-first = ¡A la primera!
puzzle-good = { $points ->
    [0] Bien, pero hay algo un poco mejor.
    [one] Bien, pero al final cuesta { $points } punto.
   *[other] Bien, pero al final cuesta { $points } puntos.
}
puzzle-cost = No del todo. Coste: { $win ->
    [0] { $points ->
        [one] cerca de 1 punto
       *[other] unos { $points } puntos
    }
   *[other] { $points ->
        [0] { $win } % de probabilidad de ganar
        [one] cerca de 1 punto y { $win } % de probabilidad de ganar
       *[other] unos { $points } puntos y { $win } % de probabilidad de ganar
    }
}.
puzzle-tempting = Un bot que solo mira una jugada haría lo mismo.
puzzle-answer = Mejor jugada
puzzle-answer-is = Mejor jugada: «{ $action }»
puzzle-obvious = Tentador, pero peor: «{ $action }».
puzzle-obvious-place = Tentador, pero peor: el contorno discontinuo.
puzzle-win = Probabilidad de ganar: { $win } %, frente al { $other } % con la jugada obvia.
puzzle-next = Siguiente: { $game }
puzzle-all = Todos los acertijos
puzzle-share-first = Acertijo Crownland { $day } · { $game } · a la primera { $sign }
puzzle-share-later = Acertijo Crownland { $day } · { $game } · intento { $tries } { $sign }
puzzle-share-shown = Acertijo Crownland { $day } · { $game } · hoy no pude { $sign }
