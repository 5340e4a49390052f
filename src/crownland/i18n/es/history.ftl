# Partidas y jugadores: lo que se ha jugado aquí y cómo ha ido.

history-title = Partidas
history-intro = Tus partidas y cómo han ido, partidas para ver y todas las públicas que se han terminado aquí.
history-mine = Mis partidas
history-watch = Para ver
history-finished = Terminadas
history-player = Jugador
history-game = Juego
history-any = Todos los juegos
history-found = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }
history-none = Aquí todavía no se ha terminado ninguna partida pública.
history-none-found = Ninguna partida terminada coincide con esa búsqueda.
history-none-running = Ahora mismo no se juega ninguna partida pública.
history-winner = victoria:
history-imported = importada
history-more = Mostrar más
history-offline = Sin conexión, aquí solo cuentan las partidas de este dispositivo.
history-browser = Esta lista solo se guarda en este navegador: faltan las partidas que juegues en otro sitio. Los repartos preparados, como los de las partidas guiadas, no cuentan.

players-title = Jugadores
players-intro = Todos los nombres con los que alguien ha terminado una partida pública aquí.
players-search = El nombre empieza por
players-found = { $players ->
    [one] 1 nombre
   *[other] { $players } nombres
  }
players-none = Nadie ha terminado una partida pública con un nombre así.

player-since = Del { $since } al { $last }
player-day = El { $day }
player-free-name = Aquí los nombres son libres: con este pueden haber jugado varias personas, y no es de nadie.
player-nobody = Nadie ha terminado todavía una partida pública aquí con este nombre.
player-mine = Tus partidas, públicas o no, están aquí:
player-games = Partidas terminadas

statistics-games = Partidas
statistics-wins = Ganadas
statistics-streak = Racha actual
statistics-longest = Mejor racha
statistics-rivals = Rivales
statistics-people = Personas
statistics-no-rivals = De momento, solo contra bots sin nivel.
statistics-strongest = Si juegan varios bots, la partida cuenta en el nivel del más fuerte.
statistics-won-of = { $wins } de { $games } ganadas
statistics-variants = Por variante
statistics-variant = Variante
statistics-mean = Media
statistics-best = Récord
statistics-best-of = ver la mejor partida de { $variant }
statistics-kingdoms = { $kingdoms ->
    [one] Mejor reino
   *[other] Mejores reinos
  }
statistics-picture = Mejor reino en { $variant }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
  }
statistics-none-mine = Termina una partida y aquí verás cómo te va.
statistics-play = Jugar
history-open-record = Abrir un registro
transfer-export = Guardar mis partidas en un archivo
transfer-import = Importar partidas de un archivo
transfer-nothing = Todavía no hay ninguna partida en este dispositivo.
transfer-done =
    { $kept ->
        [0] Ninguna partida nueva.
        [one] Una partida importada.
       *[other] { $kept } partidas importadas.
    }
    { $known ->
        [0] { "" }
        [one] Una ya estaba aquí.
       *[other] { $known } ya estaban aquí.
    }
    { $wrong ->
        [0] { "" }
        [one] Una es ilegible.
       *[other] { $wrong } son ilegibles.
    }
