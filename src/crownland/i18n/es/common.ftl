## La página
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) Tu turno · Crownland
home = Volver a la sala
nothing-title = Aquí no hay nada
nothing-text = Puede que la dirección esté mal escrita o que la página haya cambiado de sitio.
close = Cerrar
again = Reintentar
loading = Un momento…
setting-up = Preparando la mesa. La primera partida de cada juego prepara sus reglas para este ordenador, y eso puede tardar medio minuto.
language = Idioma
theme = Tema
theme-auto = Sistema
theme-light = Pergamino
theme-dark = Noche
theme-contrast = Alto contraste
sound-on = Sonidos: sí
sound-off = Sonidos: no
alerts-on = Avisos: sí
alerts-off = Avisos: no
alerts-text = Avisarme cuando sea mi turno, mientras esta página siga abierta en una pestaña.
fan-project = Crownland es un proyecto independiente de aficionados, sin relación con los autores ni las editoriales de estos juegos. Los nombres pertenecen a sus propietarios.
places = Otras páginas
place-games = Partidas
place-learn = Aprender
place-puzzle = Acertijo
place-score = Puntuar
place-tools = En tu mesa

## Sala
lobby-title = Construye un reino, ficha a ficha
lobby-text = Siéntate a la mesa con un bot, con amigos ante esta pantalla o con cualquiera que tenga tu enlace. Sin cuenta y sin instalar nada.
lobby-text-alone = Siéntate a la mesa con un bot o con amigos ante esta pantalla. Sin cuenta y sin instalar nada.
play-bot = Jugar a { $game } contra un bot
play-friend = Jugar con amigos
play-now = Jugar ya
new-table = Preparar una mesa
games = Juegos
players = { $from ->
    [one] { $from } jugador
   *[other] { $from ->
        [2] { $to ->
            [2] 2 jugadores
           *[other] 2 a { $to } jugadores
        }
       *[other] { $from } a { $to } jugadores
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Coloca fichas de dominó alrededor de tu castillo, une terrenos iguales y multiplícalos por sus coronas. Cuanto mejor sea tu ficha, más tarde escogerás.
game-sample = Muestra para dos
game-sample-text = Una partida corta de Kingdomino con 24 fichas, que son una reconstrucción.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino con ciudades: envía caballeros a por monedas, construye, atrae a la reina y soborna al dragón.
game-royal_wedding = Boda real
game-royal_wedding-text = Las dos cajas en una misma mesa, de tres a ocho jugadores, por separado o en equipos de dos.
game-duel = Duel
game-duel-text = Dados y un mapa para dos: comparte cuatro dados, dibuja blasones y llena el grimorio antes que tu rival.
my-games = Mis partidas
my-going = Mis partidas en curso
your-turn = Tu turno
go-on = Continuar
guided = Partida guiada
playing-with = con { $names }
round-short = Ronda { $round }
round-opening = Apertura
time-left = quedan { $time }
show-all = Mostrar las { $games }
remove = Quitar de mis partidas: { $game }
remove-hint = Quitar de esta lista
remove-sure = ¿Dejar esta partida?
remove-here-sure = ¿Borrar esta partida para siempre?
outcome-won = ganada
outcome-lost = perdida
outcome-shared = empatada
outcome-watched = terminada
outcome-none = sin resultado
my-games-none = Aquí aparecerán las partidas que juegues.
open-tables = Mesas abiertas
running-tables = Partidas para ver
game-for = { $game } para { $seats }
clock-none = sin reloj
clock-minutes = { $minutes } min + { $increment } s por turno
clock-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
}
open-none = Ahora mismo nadie espera jugadores.
retention-waiting = { $days ->
    [one] Una mesa abierta se cierra si pasa un día sin actividad.
   *[other] Una mesa abierta se cierra si pasan { $days } días sin actividad.
}
retention-abandoned = { $days ->
    [one] Una partida sin reloj termina si nadie juega durante un día.
   *[other] Una partida sin reloj termina si nadie juega durante { $days } días.
}
open-seats = { $seats ->
    [one] un asiento libre
   *[other] { $seats } asientos libres
}
table-open = en espera
table-running = en curso
table-over = terminada

## Una mesa nueva
game = Juego
seats = Jugadores
time = Tiempo
minutes = Minutos
increment = Segundos extra por turno
pace = Los bots juegan
pace-instant = al instante
pace-quick = rápido
pace-relaxed = con calma
options = Opciones
switch-harmony = Armonía
switch-middle_kingdom = Reino medio
switch-mighty_duel = Duelo por el poder
switch-dynasty = Dinastía
switch-teams = Equipos
name-times = { $name } × { $count }
seat-open = Asiento libre
seat-player = Jugador { $number }
name = Nombre
colour = Color
colour-of = Color del asiento { $number }
colour-0 = rojo
colour-1 = azul
colour-2 = verde
colour-3 = ámbar
colour-4 = morado
colour-5 = turquesa
colour-6 = marrón
colour-7 = gris
team = Equipo { $number }
bot-random = Bot aleatorio
bot-greedy = Bot codicioso
bot-choice = { $name } (bot, nivel { $level })
bot-level-1 = Bufón
bot-level-2 = Escudero
bot-level-3 = Mayordomo
bot-level-4 = Canciller
bot-level-5 = Sabio
opponent = Tu rival
level-number = Nivel { $level }
level-1-text = Se lanza a por las coronas, pasa mucho por alto y se olvida de la cuadrícula.
level-2-text = Coge los puntos que tiene delante y nunca mira más allá.
level-3-text = Cuida cada cuadrado de su reino y mira un turno más allá.
level-4-text = Prueba cómo podría seguir la partida y no te quita ojo.
level-5-text = Juega mentalmente miles de partidas antes de cada jugada.

## La mesa
rules = Reglas
asked-undo = { $by } quiere deshacer una jugada.
asked-bot = { $by } propone que un bot juegue por { $name }.
asked-end = { $by } propone terminar la partida sin ganador.
asked-rematch = { $by } quiere jugar otra vez.

## El final
replay = Repetición

## Lo que el servidor rechaza
error-offline = El servidor no responde. ¿Está en marcha?
error-static = Para esto hace falta un servidor de Crownland, y esta página juega sin él.
error-rules = Este navegador no ha podido cargar las reglas de este juego.
error-request-invalid = El servidor no ha entendido esta página. Vuelve a cargarla.
error-request-too-large = Eso era demasiado largo.
error-request-too-many = Has ido demasiado rápido. Espera un momento.
error-request-unknown = En esta dirección no hay nada.
error-request-method = En esta dirección no hay nada.
error-request-origin = Esta página pertenece a otro sitio.
error-request-host = Este servidor no responde a ese nombre. Pregunta a quien lo administra.
error-request-hello = El servidor no ha entendido esta página. Vuelve a cargarla.
error-request-id-reused = El servidor no ha entendido esta página. Vuelve a cargarla.
error-table-unknown = Esa partida no existe.
error-setup-invalid = Esta mesa no se puede preparar así.
error-bot-unknown = No hay ningún bot así para este juego.
error-bot-budget = Este bot pensaría más de lo que permite este servidor.
error-limit-tables = Hay demasiadas partidas abiertas. Termina antes alguna.
error-server-draining = El servidor se está reiniciando; esta página volverá a conectarse.
error-server-busy = El servidor está ocupado; no se ha perdido nada. Vuelve a intentarlo.
error-server-error = Algo ha fallado en el servidor. Ha quedado anotado.
