## La página
title-turn = • { $sentence } · Crownland

## Una mesa nueva
hurry = Saltar a mi turno
name-numbered = { $name } { $number }
your-name = Tu nombre
my-name = Mi nombre
rename = Cambiar
renamed = Cambiado
invited-by = { $name } te invita a { $game }

## A la espera de jugadores
start = Empezar
invite = Invitar a alguien
invite-text = Envía este enlace o deja que escaneen el código. La partida empieza cuando todos los asientos estén ocupados.
invite-watch = Dejar que alguien mire
invite-watch-text = Quien tenga este enlace puede seguir la partida.
invite-here-only = Este enlace solo funciona en este ordenador, porque el servidor no es accesible desde la red.
invite-link = Enlace a esta mesa
copy = Copiar
copied = Copiado
qr = El enlace como código QR
sit-down = Sentarse
seat-a-bot = Ocupar un asiento libre con
seat-bot = Añadir bot
get-up = Dejar este asiento
close-table = Cerrar esta mesa
close-table-sure = Sí, cerrarla para todos
status-opening = Abriendo la mesa…
status-open = { $seats ->
    [0] Ya están todos
    [one] Falta un jugador
   *[other] Faltan { $seats } jugadores
}
missing-title = Esta mesa no existe
missing-text = Puede que el enlace esté incompleto o que la mesa ya se haya recogido.
elsewhere-title = Esta partida está abierta en otra pestaña
elsewhere-text = Sigue jugando allí, o cierra esa pestaña y la partida seguirá aquí.

## Quién debe hacer qué
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name }: coloca la ficha { $domino } y luego escoge la próxima
       *[no] { $name }: coloca la ficha { $domino }
    }
   *[no] { $then ->
        [yes] Coloca la ficha { $domino } y luego escoge la próxima
       *[no] Coloca la ficha { $domino }
    }
}
do-discard = { $shared ->
    [yes] { $name }: la ficha { $domino } no encaja en ningún sitio
   *[no] La ficha { $domino } no encaja en ningún sitio de tu reino
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name }: escoge una primera ficha
        [again] { $name }: escoge una ficha para tu otro rey
       *[no] { $name }: escoge la próxima ficha
    }
   *[no] { $first ->
        [yes] Escoge tu primera ficha
        [again] Escoge una ficha para tu otro rey
       *[no] Escoge tu próxima ficha
    }
}
do-knights = { $shared ->
    [yes] { $name }: envía caballeros a la ficha nueva o guárdalos
   *[no] Envía caballeros a tu ficha nueva o guárdalos
}
do-build = { $shared ->
    [yes] { $name }: construye o pasa
   *[no] Levanta un edificio o pasa
}
do-burn = { $shared ->
    [yes] { $name }: soborna al dragón o pasa
   *[no] Soborna al dragón o pasa
}
do-take = { $dice ->
    [one] { $shared ->
        [yes] { $name }: coge un dado
       *[no] Coge un dado
    }
   *[other] { $shared ->
        [yes] { $name }: coge dos dados
       *[no] Coge dos dados
    }
}
do-turn = { $shared ->
    [yes] { $name }: gira un dado o déjalo
   *[no] Gira uno de tus dados o déjalo
}
do-castle = { $shared ->
    [yes] { $name }: añade la cruz del castillo a un dado o guárdala
   *[no] Añade la cruz de tu castillo a un dado o guárdala
}
do-draw = { $shared ->
    [yes] { $name }: dibuja los dos dados en el mapa
   *[no] Dibuja tus dos dados en el mapa
}
do-name = { $shared ->
    [yes] { $name }: nombra un blasón
   *[no] Nombra un blasón: 3 puntos más por cada propiedad con él
}
do-cross = { $shared ->
    [yes] { $name }: añade una cruz al mapa
   *[no] Añade una cruz a uno de tus blasones
}
wait-place = { $name } coloca la ficha { $domino }
wait-discard = { $name } no puede colocar la ficha { $domino }
wait-claim = { $name } escoge una ficha
wait-knights = { $name } envía caballeros
wait-build = { $name } construye
wait-burn = { $name } sopesa sobornar al dragón
wait-take = { $name } coge dados
wait-turn = { $name } puede girar un dado
wait-castle = { $name } puede añadir una cruz
wait-draw = { $name } dibuja
wait-name = { $name } nombra un blasón
wait-cross = { $name } añade una cruz
over-me = { $points ->
    [one] Ganas con un punto
   *[other] Ganas con { $points } puntos
}{ over-left }{ over-late }
over-one = { $points ->
    [one] { $name } gana con un punto
   *[other] { $name } gana con { $points } puntos
}{ over-left }{ over-late }
over-team = { $points ->
    [one] { $name } ganan con un punto
   *[other] { $name } ganan con { $points } puntos
}{ over-left }{ over-late }
over-shared = { $points ->
    [one] { $names } comparten la victoria con un punto
   *[other] { $names } comparten la victoria con { $points } puntos
}{ over-left }{ over-late }
over-left = { $quit ->
    [none] { "" }
    [me] ; te has rendido
   *[other] ; rendición de { $quitters }
}
over-late = { $timed ->
    [none] { "" }
    [me] ; se te acabó el tiempo
   *[other] ; sin tiempo: { $late }
}
over-resigned = { $who ->
    [me] Rendición de { $names }: ganas
    [lost] Te has rendido: { $winners ->
        [one] gana { $winner }
       *[other] ganan { $winner }
    }
   *[other] Rendición de { $names }: { $winners ->
        [one] gana { $winner }
       *[other] ganan { $winner }
    }
}
over-flag = { $who ->
    [me] Se acabó el tiempo de { $names }: ganas
    [lost] Se te acabó el tiempo: { $winners ->
        [one] gana { $winner }
       *[other] ganan { $winner }
    }
   *[other] Se acabó el tiempo de { $names }: { $winners ->
        [one] gana { $winner }
       *[other] ganan { $winner }
    }
}
over-aborted = El anfitrión ha terminado la partida
over-agreed = Partida terminada de mutuo acuerdo: no gana nadie
over-expired = La partida ha terminado porque ya no jugaba nadie
over-text = Esta mesa se cerró antes de que empezara la partida.
between-title = { $who ->
    [me] Partida { $game } de { $games }: ganas
    [shared] Partida { $game } de { $games }: { $names } comparten la victoria
   *[one] Partida { $game } de { $games }: victoria de { $names }
}

## El turno
steps = Pasos de este turno
step-place = { $domino ->
    [0] Colocar
   *[other] Colocar { $domino }
}
step-claim = Escoger
step-knights = Caballeros
step-build = Construir
step-burn = Dragón
step-take = Coger
step-turn = Girar
step-castle = Castillo
step-draw = Dibujar
step-name = Nombrar
step-cross = Cruz
gain = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] ±0
}
coins-gain = { $sign ->
    [plus] { $coins ->
        [one] +1 moneda
       *[other] +{ $coins } monedas
    }
    [minus] { $coins ->
        [one] −1 moneda
       *[other] −{ $coins } monedas
    }
   *[none] sin monedas
}
rotate = Girar
undo = Deshacer
confirm-none = Colocar
confirm-place = Colocar
confirm-discard = Descartar { $domino }
confirm-claim = Escoger { $domino }
confirm-knights = { $number ->
    [one] Enviar al caballero
   *[other] Enviar a los dos
}
confirm-build = Construir aquí
confirm-burn = Quemar
confirm-take = { $dice ->
    [one] Coger este dado
   *[other] Coger estos dados
}
confirm-turn = Girar
confirm-castle = Añadir la cruz
confirm-draw = Dibujar
confirm-name = Nombrar
confirm-cross = Añadir una cruz
pass-knights = Guardar los caballeros
pass-build = No construir
pass-burn = Dejar en paz al dragón
pass-turn = Dejar los dados
pass-castle = Guardarla para luego
pass-draw = No dibujar
hand-point = Señala un cuadrado. R gira, N muestra el sitio siguiente.
ready-point = Haz clic o pulsa Intro para colocarla, R para girarla.
ready-tap = Vuelve a tocarla para girarla.
hand-tap = Toca un cuadrado; vuelve a tocar para girar.
discard-why = No encaja en ningún sitio de tu reino, así que sale de la partida.
pick-knights = Cada caballero gana una moneda por cada cuadrado de su propiedad.
pick-build = { $slot ->
    [yes] Ahora escoge un solar en tu ciudad.
    [site] Se levantará en el cuadrado marcado.
   *[no] Escoge un edificio que puedas pagar.
}
pick-draw = Escoge dos escudos vacíos.
pick-cross = Escoge un blasón.
advice-claim = Escoge una ficha. Con un número bajo escogerás antes la próxima vez.
advice-take = { $dice ->
    [one] Escoge uno de los dados.
   *[other] { $chosen ->
        [0] Escoge dos de los dados.
       *[other] Ahora escoge el segundo dado.
    }
}
advice-burn = Por una moneda, el dragón quema un edificio a la vista.
choose-arms = En qué se convierte el comodín
castle-cross = + cruz
why-asking = Aquí no encaja…
why-covered = Este cuadrado está ocupado.
why-tall = Tu reino mediría { $rows } filas de alto; el límite es { $most }.
why-wide = Tu reino mediría { $columns } columnas de ancho; el límite es { $most }.
why-apart = Debe tocar tu castillo o { $unit ->
    [crosses] el mismo blasón
   *[crowns] el mismo terreno
}.
why-phase = Ahora no puedes colocar nada.
fits-turned = Aquí encaja si la giras.
ghost-place = Ficha { $domino } en { $place }: { $gain }

## La mesa
order = Orden de juego
round = Ronda { $round } de { $rounds }
game-of = Partida { $game } de { $games }
crowns = Coronas
terrain-wheat = trigo
terrain-grassland = pradera
terrain-forest = bosque
terrain-lake = lago
terrain-swamp = pantano
terrain-mine = montaña
terrain-town = ciudad
terrain-dot = círculo
terrain-line = raya
terrain-double_dot = dos círculos
terrain-double_line = dos rayas
terrain-filled = relleno
terrain-checked = ajedrezado
terrain-wild = comodín
menu = Menú
resign = Rendirse
asked-mine-undo = Has pedido deshacer una jugada.
asked-mine-bot = Has pedido que un bot juegue por { $name }.
asked-mine-end = Has pedido terminar la partida sin ganador.
asked-mine-rematch = Has pedido jugar otra vez.
asked-waiting = A la espera de { $names }.
draft = Fichas para escoger
draft-and-order = Fichas y orden de juego
line-older = Para colocar
line-newer = Para escoger
line-none = Nada todavía
line-last = No hay más fichas
offer-free = { $domino }, libre
offer-claimed = { $domino }, de { $name }
offer-choose = Escoger { $domino }
domino-label = Ficha { $number }: { $first }{ $crowns ->
    [0] {""}
    [one] {" "}con 1 corona
   *[other] {" "}con { $crowns } coronas
}, { $second }{ $more ->
    [0] {""}
    [one] {" "}con 1 corona
   *[other] {" "}con { $more } coronas
}
order-now = Esta ronda
order-next = Próxima ronda
order-free = aún libre
round-open-end = Ronda { $round }
unseen = { $dominoes ->
    [0] Ya han salido todas las fichas
    [one] 1 ficha sin ver todavía
   *[other] { $dominoes } fichas sin ver todavía
}
unseen-note = { $dominoes ->
    [one] Una de ellas no saldrá en esta partida.
   *[other] { $dominoes } de ellas no saldrán en esta partida.
}
terrain = Terreno
squares = Cuadrados
others = Reinos e historial
look-at = Mostrar el reino de { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}, tecla { $key }
score-label = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
sum-games = { $points ->
    [one] 1 en total
   *[other] { $points } en total
}
you = tú
away = ausente
gone = se ha ido
stand-in = juega un bot
flag = sin tiempo
resigned = rendición
log = Qué ha pasado
last-turns = Últimos turnos
last-turn-of = Mostrar lo último que ha hecho { $name }
board-label = Reino de { $name }
square-castle = fila { $row } columna { $column }, castillo
square-empty = fila { $row } columna { $column }, vacío
square-open = fila { $row } columna { $column }, vacío, posible
square-land = fila { $row } columna { $column }, { $terrain }, { $unit ->
    [crosses] { $crowns ->
        [0] sin cruz
        [one] 1 cruz
       *[other] { $crowns } cruces
    }
   *[crowns] { $crowns ->
        [0] sin corona
        [one] 1 corona
       *[other] { $crowns } coronas
    }
}, propiedad de { $squares } { $unit ->
    [crosses] { $sum ->
        [0] sin cruces
        [one] con 1 cruz
       *[other] con { $sum } cruces
    }
   *[crowns] { $sum ->
        [0] sin coronas
        [one] con 1 corona
       *[other] con { $sum } coronas
    }
}
square-knight = un caballero
estate-label = { $terrain }: { $squares } × { $crowns } = { $points }
scores = Puntos
hint = Pista
coach-on = Entrenador: sí
coach-off = Entrenador: no
hint-thinking = Pensando…
hint-told = Pista: { $action }. { $why }
hint-why-only = No hay otra opción.
hint-why-points = Da { $points ->
    [one] un punto
   *[other] { $points } puntos
} ahora. En partidas de prueba gana el { $win } % de las veces.
hint-why-grows = Tu propiedad ({ $terrain }) crece hasta { $squares ->
    [one] 1 cuadrado
   *[other] { $squares } cuadrados
}. En partidas de prueba gana el { $win } % de las veces.
hint-why-brings = Puede darte { $points ->
    [one] un punto
   *[other] { $points } puntos
} cuando la coloques. En partidas de prueba gana el { $win } % de las veces.
hint-why-keeps = A { $name } le daría { $points ->
    [one] un punto
   *[other] { $points } puntos
}. En partidas de prueba gana el { $win } % de las veces.
hint-why-chance = Es lo que mejor va en partidas de prueba: gana el { $win } % de las veces.
commands = Escribir órdenes
undo-ask = Deshacer mi última jugada
ask-bot = Que un bot juegue por { $name }
come-back = Recuperar mi asiento
meanwhile-watching = Estás viendo esta partida.
meanwhile-resigned = Te has rendido. Un bot sigue por ti mientras los demás terminan.
meanwhile-replaced = Un bot juega por ti.
meanwhile-gone = { $name } lleva un rato fuera.
meanwhile-left = { $name } ha dejado la mesa.
meanwhile-between = La próxima partida empieza cuando todos estén listos. Todavía viendo el resultado: { $name }
resign-sure = Sí, rendirme
end-game = Terminar sin ganador
end-game-sure = Sí, terminar la partida
end-game-ask = Sí, preguntar a los demás
watchers = { $watchers ->
    [one] Una persona está mirando.
   *[other] { $watchers } personas están mirando.
}
keys-help = Teclas: las flechas mueven, R gira, N y Mayús+N recorren todas las opciones, Intro confirma, Esc vuelve atrás, U deshace, S muestra los puntos, T dice algo, 1–8 amplían un reino, / abre la línea de órdenes.
check-deal = Comprobar el reparto
link-lost = Conexión perdida; reconectando…
agree = De acuerdo
refuse = No
event-claim = { $name } escoge la { $domino }.
event-place = { $name } coloca la { $domino }.
event-discard = { $name } descarta la { $domino }.
event-knights = { $number ->
    [one] { $name } envía un caballero.
   *[other] { $name } envía dos caballeros.
}
event-knights-none = { $name } guarda sus caballeros.
event-build = { $name } construye: { $building }.
event-build-none = { $name } no construye nada.
event-burn = { $name } hace que el dragón queme: { $building }.
event-burn-none = { $name } deja en paz al dragón.
event-take = { $dice ->
    [one] { $name } coge un dado.
   *[other] { $name } coge dos dados.
}
event-turn = { $name } gira un dado.
event-turn-none = { $name } no gira ningún dado.
event-castle = { $name } usa la cruz del castillo.
event-castle-none = { $name } guarda la cruz del castillo.
event-draw = { $name } dibuja en el mapa.
event-draw-none = { $name } no dibuja nada.
event-name = { $name } nombra un blasón.
event-cross = { $name } añade una cruz.
note-undo = { $name } deshace una jugada.
note-declined = { $proposal ->
    [undo] { $by } prefiere que esa jugada no se deshaga.
    [bot] { $by } prefiere que no juegue un bot.
    [end] { $by } prefiere seguir jugando.
   *[rematch] { $by } no quiere jugar otra vez.
}
note-stand_in = Un bot juega por { $name }.
note-returned = { $name } ha vuelto.
note-resigned = { $name } se rinde.
note-flag = Se acabó el tiempo de { $name }.
note-left = { $name } deja la mesa.
note-sat = { $name } se sienta.
note-left_out = El número de { $name } llegó tarde a la mezcla.
note-renamed = Un jugador se llama ahora { $name }.
note-paced = { $name } cambia la velocidad de los bots.
note-ended = { $name } termina la partida.

## Lo que se dice en la mesa
signals = Decir algo
signals-heard = Se muestra lo que dicen los demás
signals-muted = Se oculta lo que dicen los demás
signal-told = { $name } dice: { $phrase }
signal-hello = ¡Hola!
signal-good_luck = ¡Suerte!
signal-nice = ¡Muy bien!
signal-oops = ¡Uy!
signal-one_moment = Un momento, por favor
signal-thanks = ¡Gracias!
signal-good_game = ¡Buena partida!

## Queendomino
court-coins = { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
court-knights = { $knights ->
    [one] 1 caballero en reserva
   *[other] { $knights } caballeros en reserva
}
court-towers = { $towers ->
    [one] 1 torre
   *[other] { $towers } torres
}
court-queen = aloja a la reina
builders = Tablero de constructores
slot-dragon = aquí está el dragón
slot-empty = espacio vacío
slot-label = { $building }, precio { $price }: { $gives }
supply-pile = { $tiles ->
    [one] 1 loseta en la pila
   *[other] { $tiles } losetas en la pila
}
supply-knights = { $knights ->
    [one] queda 1 caballero
   *[other] quedan { $knights } caballeros
}
supply-towers = { $towers ->
    [one] queda 1 torre
   *[other] quedan { $towers } torres
}
dragon-home = El dragón está en su cueva.
dragon-out = El dragón ha salido.
gives-towers = { $towers ->
    [one] 1 torre
   *[other] { $towers } torres
}
gives-knights = { $knights ->
    [one] 1 caballero
   *[other] { $knights } caballeros
}
gives-crowns = { $crowns ->
    [one] 1 corona
   *[other] { $crowns } coronas
}
gives-tax-per_tower = una moneda extra por torre con cada impuesto
gives-tax-per_knight = una moneda extra por caballero con cada impuesto
gives-points-flat = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
gives-points-per_property = { $points ->
    [one] 1 punto por cada propiedad de { $terrain }
   *[other] { $points } puntos por cada propiedad de { $terrain }
}
gives-points-per_tower = { $points ->
    [one] 1 punto por cada torre
   *[other] { $points } puntos por cada torre
}
gives-points-per_knight = { $points ->
    [one] 1 punto por cada caballero
   *[other] { $points } puntos por cada caballero
}
building-bakery = Panadería
building-sawmill = Aserradero
building-fishmonger = Pescadería
building-weaving_shop = Tejeduría
building-magic_school = Escuela de magia
building-foundry = Fundición
building-church = Iglesia
building-safe_towers = Cofre de las torres
building-safe_knights = Cofre de los caballeros
building-small_tavern = Taberna pequeña
building-big_tavern = Taberna grande
building-guardtower = Torre de guardia
building-fortified_castle = Castillo fortificado
building-travelling_castle = Castillo ambulante
building-training_camp = Campo de entrenamiento
building-statue = Estatua
building-queens_tower = Torre de la reina

## Duel
power-ask = Señala o toca un poder para leer qué hace.
power-ignore_connection = Donde quieras
power-ignore_connection-text = Dibuja la ficha en dos escudos vacíos contiguos cualesquiera, toquen lo que toquen.
power-separate_dice = Por separado
power-separate_dice-text = Dibuja los dos dados por separado; cada uno debe tocar el castillo o un blasón igual.
power-pick_two_first = Dos a la vez
power-pick_two_first-text = Coge tus dos dados antes de que tu rival escoja.
power-turn_die = Girar un dado
power-turn_die-text = Gira uno de tus dados hasta la cara que quieras.
power-three_points_per_domain = Tres más
power-three_points_per_domain-text = Nombra un blasón; cada propiedad tuya de ese blasón gana 3 puntos más.
power-add_cross = Cruz
power-add_cross-text = Añade una cruz a un blasón que hayas dibujado.
dice = Dados
dice-taken = Ya no quedan dados.
face-label = { $crosses ->
    [0] { $arms }
    [one] { $arms } con 1 cruz
   *[other] { $arms } con { $crosses } cruces
}
spell-book = Grimorio
power = Poder
spell-label = { $name }: { $ticks } de { $boxes }, { $standing }
spell-open = abierta
spell-held = poder listo
spell-used = poder usado
spell-struck = bloqueada
castle-bonus = Cruz del castillo
castle-bonus-free = disponible
castle-bonus-used = usada
named = Nombrado

## El final
game-number = Partida { $game }
review = Análisis
place = { $rank ->
    [1] Primer puesto:
    [2] Segundo puesto:
    [3] Tercer puesto:
   *[other] Puesto { $rank }:
}
breakdown = Puntos en detalle
total = Total
total-games = { $games ->
    [3] Las 3 partidas
   *[other] Hasta ahora
}
standing-possible = aún posible
standing-sure = seguro
standing-lost = perdido
bonus-harmony = Armonía
bonus-middle_kingdom = Reino medio
bonus-coins = Monedas
bonus-buildings = Edificios
bonus-named = Blasón nombrado
tie-0 = Empate a puntos: victoria de { $names } por la mayor propiedad, de { $value ->
    [one] 1 cuadrado
   *[other] { $value } cuadrados
}.
tie-1 = Empate a puntos y en la mayor propiedad: victoria de { $names } por el mayor número de coronas, { $value }.
tie-shared = Empate total: { $names } comparten la victoria.
skip = Saltar
show-result = Ver el resultado
next-game = Próxima partida
results = Resultados hasta ahora
rematch = Jugar otra vez
rematch-go = A la próxima partida
record = Descargar el registro
look-back = Repasar
queen-counts = { $points ->
    [one] La reina se aloja con { $names }: su corona en la mayor propiedad ({ $terrain }) da un punto más.
   *[other] La reina se aloja con { $names }: su corona en la mayor propiedad ({ $terrain }) da { $points } puntos más.
}
share-picture = Compartir imagen
share-link = Copiar el enlace

## Órdenes
command-label = Orden
command-hint = draft · me · legal · place 3 · claim 31 · do 2 · score · undo
command-run = Ejecutar
command-answers = Respuestas
command-nothing = Nada que contar.
command-option = { $number }: { $action } ({ $points ->
    [one] 1 punto
   *[other] { $points } puntos
})
command-score = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
command-unknown = Orden desconocida. Prueba draft, me, legal, place 3, claim 31, do 2, score o undo.
command-done = Hecho: { $action }

## Lo que el servidor rechaza
error-match-not-started = La partida no ha empezado.
error-match-started = La partida ya ha empezado.
error-match-over = La partida ha terminado.
error-match-not-over = La partida aún no ha terminado.
error-table-seats-open = Aún quedan asientos libres.
error-table-host-only = Solo el anfitrión puede hacer esto.
error-seat-unknown = En esta mesa no existe ese asiento.
error-seat-taken = Ese asiento está ocupado.
error-seat-colour = Alguien ya tiene este color.
error-seat-none-open = No quedan asientos libres.
error-seat-not-yours = Ese asiento no es tuyo.
error-seat-final = Rendirse o quedarse sin tiempo es definitivo: no se puede deshacer.
error-seat-not-gone = Esa persona está aquí o acaba de irse.
error-token-missing = No tienes asiento en esta mesa.
error-token-wrong = No tienes asiento en esta mesa.
error-token-weak = El servidor no ha entendido esta página. Vuelve a cargarla.
error-action-unreadable = Eso no es una jugada.
error-action-illegal = Las reglas no lo permiten.
error-action-not-your-turn = No es tu turno.
error-action-stale = La partida ha avanzado; mira otra vez.
error-table-not-saved = Este navegador no ha podido guardar la jugada. Puede que su almacenamiento esté lleno.
error-undo-nothing = No hay nada que deshacer.
error-undo-between = Esta partida ha terminado y así queda. Entre dos partidas no se deshace nada.
error-proposal-none = No hay nada que responder.
error-proposal-pending = Otra petición aún espera respuesta.
error-proposal-declined = Te han dicho que no. Podrás volver a pedirlo tras tu próxima jugada.
error-puzzle-unknown = Ese acertijo no existe.
error-record-unknown = Ese registro no existe.
error-record-invalid = Este registro no se puede leer.
error-record-closed = Este servidor no acepta registros.
error-limit-sockets = Demasiadas conexiones desde aquí.
