## La página
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) Tu turno · Crownland
home = Sala
nothing-title = Página no encontrada
nothing-text = Revisa la dirección; la página puede haberse movido.
close = Cerrar
again = Reintentar
loading = Un momento…
setting-up = Preparando… La primera mesa de un juego puede tardar medio minuto.
preferences = Preferencias
fan-project = Proyecto de fans, ajeno a los autores y editoriales de los juegos. Los nombres son de sus dueños.
places = Páginas
place-games = Partidas
place-learn = Aprender
place-puzzle = Acertijo
place-score = Calculadora
place-tools = En vuestra mesa

## Sala
lobby-title = Construye un reino, ficha a ficha
lobby-text = Juega contra un bot, con amigos en esta pantalla o con quien tenga tu enlace. Sin cuenta ni instalación.
lobby-text-alone = Juega contra un bot o con amigos en esta pantalla. Sin cuenta ni instalación.
play-bot = Jugar a { $game } contra un bot
play-friend = Jugar con amigos
play-now = Jugar
new-table = Mesa nueva
games = Juegos
players = { $from ->
    [one] { $from } jugador
   *[other] { $from ->
        [2] { $to ->
            [2] 2 jugadores
           *[other] 2–{ $to } jugadores
        }
       *[other] { $from }–{ $to } jugadores
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Une terrenos iguales en torno al castillo: cuadrados × coronas. Con mejores fichas escoges más tarde.
game-sample = Muestra para dos
game-sample-text = Un Kingdomino corto: 24 fichas, reconstruidas.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino con ciudades, caballeros, edificios, una reina y un dragón.
game-royal_wedding = Boda real
game-royal_wedding-text = Las dos cajas juntas, individual o por parejas.
game-duel = Duel
game-duel-text = Comparte dados, dibuja blasones y llena primero el grimorio.
my-games = Mis partidas
my-going = En curso
your-turn = Tu turno
go-on = Continuar
guided = Partida guiada
playing-with = con { $names }
round-short = Ronda { $round }
round-opening = Apertura
time-left = quedan { $time }
show-all = Mostrar las { $games }
remove = Quitar: { $game }
remove-hint = Quitar
remove-sure = ¿Dejar esta partida?
remove-here-sure = ¿Borrar para siempre?
outcome-won = ganada
outcome-lost = perdida
outcome-shared = empatada
outcome-watched = terminada
outcome-none = sin resultado
my-games-none = Aquí aparecen tus partidas.
open-tables = Mesas abiertas
running-tables = Partidas para ver
game-for = { $game } para { $seats }
clock-none = sin reloj
clock-minutes = { $minutes } min + { $increment } s por turno
clock-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
}
open-none = No hay mesas abiertas.
open-seats = { $seats ->
    [one] 1 asiento libre
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
pace-relaxed = despacio
options = Opciones
switch-harmony = Armonía
switch-middle_kingdom = Reino medio
switch-mighty_duel = Duelo por el poder
switch-dynasty = Dinastía
switch-teams = Equipos
name-times = { $name } × { $count }
seat-open = Asiento libre
seat-player = Jugador { $number }
you = Tú
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
level-1-text = Caza coronas, olvida la cuadrícula.
level-2-text = Coge puntos ya, nunca mira más allá.
level-3-text = Cuida cada cuadrado, mira un turno más allá.
level-4-text = Piensa más allá y no te quita ojo.
level-5-text = Juega miles de partidas antes de cada jugada.

## La mesa
rules = Reglas
asked-undo = { $by } quiere deshacer.
asked-bot = { $who ->
    [me] { $by } quiere un bot para ti.
   *[other] { $by } quiere un bot para { $name }.
}
asked-end = { $by } quiere terminar sin ganador.
asked-rematch = { $by } quiere jugar otra vez.

## El final
replay = Repetición

## Lo que el servidor rechaza
error-offline = El servidor no responde.
error-static = Requiere un servidor de Crownland.
error-rules = No se pudieron cargar las reglas.
error-request-invalid = Petición no reconocida; recarga la página.
error-request-too-large = Demasiado largo.
error-request-too-many = Demasiado rápido; espera un momento.
error-request-unknown = Nada en esta dirección.
error-request-method = { error-request-unknown }
error-request-origin = Esta página pertenece a otro sitio.
error-request-host = Este servidor no responde a ese nombre.
error-request-hello = { error-request-invalid }
error-request-id-reused = { error-request-invalid }
error-table-unknown = Esa partida no existe.
error-setup-invalid = Esta configuración no es posible.
error-bot-unknown = Este juego no tiene ese bot.
error-bot-budget = Este bot piensa demasiado para este servidor.
error-limit-tables = Demasiadas partidas abiertas. Termina una antes.
error-server-draining = El servidor se reinicia; reconexión automática.
error-server-busy = Servidor ocupado; no se ha perdido nada. Reinténtalo.
error-server-error = Algo ha fallado en el servidor.
