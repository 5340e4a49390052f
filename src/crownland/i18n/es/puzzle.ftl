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
puzzle-gone = Sin conexión, y este navegador no ha guardado los acertijos de ese día.
puzzle-none = Ese acertijo no existe.
puzzle-fair = Los acertijos salen de partidas del bot más fuerte contra sí mismo. Una respuesta solo cuenta como la mejor si lo confirman miles de partidas jugadas desde ahí. El día empieza a medianoche UTC.
puzzle-you = Tú

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
puzzle-task-burn = ¿Enviarías al dragón a quemar una loseta?
puzzle-task-knights = ¿Enviarías caballeros? ¿Adónde?
puzzle-task-take = { $dice ->
    [one] ¿Qué dado cogerías?
   *[other] ¿Qué dados cogerías?
}
puzzle-task-draw = ¿Dónde dibujarías?
puzzle-task-text = Una respuesta es claramente la mejor, y para encontrarla no basta con contar lo que da ahora mismo.

puzzle-best = ¡Eso es!
puzzle-best-first = ¡Resuelto a la primera!
puzzle-good = { $points ->
    [0] Bien, pero hay algo un poco mejor.
    [one] Bien, pero hay algo mejor: al final, esto cuesta { $points } punto.
   *[other] Bien, pero hay algo mejor: al final, esto cuesta { $points } puntos.
}
puzzle-cost = No del todo: al final, esto cuesta { $win ->
    [0] { $points ->
        [one] alrededor de 1 punto
       *[other] unos { $points } puntos
    }
   *[other] { $points ->
        [0] un { $win } % de probabilidad de ganar
        [one] alrededor de 1 punto y un { $win } % de probabilidad de ganar
       *[other] unos { $points } puntos y un { $win } % de probabilidad de ganar
    }
}.
puzzle-tempting = Un bot que solo ve una jugada por delante haría lo mismo.
puzzle-answer = La mejor jugada
puzzle-answer-is = La mejor jugada: «{ $action }»
puzzle-obvious = Tentador, pero peor: «{ $action }».
puzzle-obvious-place = Tentador, pero peor: el sitio del contorno discontinuo.
puzzle-win = Así se ganan desde aquí { $win } de cada 100 partidas, en lugar de { $other } tras la jugada obvia.
puzzle-sum = Cada razón cuenta solo sus puntos, así que la suma no tiene por qué dar toda la diferencia.
puzzle-retry = Reintentar
puzzle-show = Ver la respuesta
puzzle-share = Compartir
puzzle-next = Siguiente: { $game }
puzzle-all = Todos los acertijos
puzzle-share-first = Acertijo de Crownland { $day } · { $game } · resuelto a la primera { $sign }
puzzle-share-later = Acertijo de Crownland { $day } · { $game } · resuelto en el intento { $tries } { $sign }
puzzle-share-shown = Acertijo de Crownland { $day } · { $game } · hoy ha podido conmigo { $sign }
