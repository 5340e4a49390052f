## La página
title-turn = • { $sentence } · Crownland

## Una mesa nueva
hurry = Saltar a mi turno
name-numbered = { $name } { $number }
your-name = Tu nombre
rename = Cambiar
renamed = Cambiado
invited-by = { $name } te invita a { $game }

## A la espera de jugadores
start = Empezar
invite = Invitar
invite-text = Comparte este enlace o código. La partida empieza con la mesa completa.
invite-watch = Invitar a espectadores
invite-here-only = Solo funciona en este ordenador.
invite-link = Enlace a la mesa
copy = Copiar
copied = Copiado
qr = Código QR
sit-down = Sentarse
seat-a-bot = Ocupar un asiento con
seat-bot = Añadir bot
get-up = Dejar el asiento
close-table = Cerrar la mesa
close-table-sure = Sí, cerrarla para todos
status-opening = Abriendo mesa…
status-open = { $seats ->
    [0] Ya están todos
    [one] Falta 1 jugador
   *[other] Faltan { $seats } jugadores
}
missing-title = Mesa no encontrada
missing-text = Enlace incompleto o mesa inexistente.
elsewhere-title = Abierta en otra pestaña
elsewhere-text = Juega allí, o ciérrala para jugar aquí.

## Quién debe hacer qué
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name }: coloca la { $domino } y escoge
       *[no] { $name }: coloca la { $domino }
    }
   *[no] { $then ->
        [yes] Coloca la ficha { $domino } y escoge
       *[no] Coloca la ficha { $domino }
    }
}
do-discard = { $shared ->
    [yes] { $name }: la { $domino } no encaja
   *[no] La ficha { $domino } no encaja
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name }: escoge una ficha
        [again] { $name }: escoge para tu otro rey
       *[no] { $name }: escoge una ficha
    }
   *[no] { $first ->
        [yes] Escoge tu primera ficha
        [again] Escoge para tu otro rey
       *[no] Escoge tu próxima ficha
    }
}
do-knights = { $shared ->
    [yes] { $name }: envía caballeros o guárdalos
   *[no] Envía caballeros o guárdalos
}
do-build = { $shared ->
    [yes] { $name }: construye o pasa
   *[no] Construye o pasa
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
    [yes] { $name }: gira un dado o pasa
   *[no] Gira un dado o pasa
}
do-castle = { $shared ->
    [yes] { $name }: usa o guarda la cruz del castillo
   *[no] Usa o guarda la cruz de tu castillo
}
do-draw = { $shared ->
    [yes] { $name }: dibuja tus dados
   *[no] Dibuja tus dados
}
do-name = { $shared ->
    [yes] { $name }: nombra un blasón
   *[no] Nombra un blasón: +3 por propiedad
}
do-cross = { $shared ->
    [yes] { $name }: añade una cruz
   *[no] Añade una cruz a tu mapa
}
wait-place = { $name } coloca la { $domino }
wait-discard = { $name } no puede colocar la { $domino }
wait-claim = { $name } escoge una ficha
wait-knights = { $name } envía caballeros
wait-build = { $name } construye
wait-burn = { $name } sopesa el soborno
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
over-shared = Empate a { $points ->
    [one] un punto
   *[other] { $points } puntos
}: { $names }{ over-left }{ over-late }
over-left = { $quit ->
    [none] { "" }
    [me] ; te has rendido
   *[other] ; rendición de { $quitters }
}
over-late = { $timed ->
    [none] { "" }
    [me] ; te quedaste sin tiempo
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
    [me] Tiempo agotado ({ $names }): ganas
    [lost] Te quedaste sin tiempo: { $winners ->
        [one] gana { $winner }
       *[other] ganan { $winner }
    }
   *[other] Tiempo agotado ({ $names }): { $winners ->
        [one] gana { $winner }
       *[other] ganan { $winner }
    }
}
over-aborted = Terminada por el anfitrión
over-agreed = Terminada de mutuo acuerdo: no gana nadie
over-expired = Terminada: nadie siguió jugando
over-text = Cerrada antes de empezar.
between-title = { $who ->
    [me] Partida { $game } de { $games }: ganas
    [shared] Partida { $game } de { $games }: empatan { $names }
   *[one] Partida { $game } de { $games }: victoria de { $names }
}

## El turno
steps = Pasos del turno
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
skips = Se saltan: { $steps }
end-turn = Fin del turno
confirm-place = Colocar
confirm-discard = Descartar { $domino }
confirm-claim = Escoger { $domino }
confirm-knights = { $number ->
    [one] Enviar caballero
   *[other] Enviar a los dos
}
confirm-build = Construir
confirm-burn = Quemar
confirm-take = { $dice ->
    [one] Coger dado
   *[other] Coger dados
}
confirm-turn = Girar
confirm-castle = Añadir cruz
confirm-draw = Dibujar
confirm-name = Nombrar
confirm-cross = Añadir cruz
pass-knights = Guardar caballeros
pass-build = No construir
pass-burn = No sobornar
pass-turn = No girar
pass-castle = Guardar la cruz
pass-draw = No dibujar
hand-point = Señala un cuadrado (R: girar, N: siguiente).
ready-point = Clic o Intro la coloca, R la gira.
ready-tap = Toca otra vez para girar.
hand-tap = Toca un cuadrado; otra vez para girar.
discard-why = Sale de la partida.
pick-knights = Cada uno recauda una moneda por cuadrado de su propiedad.
pick-build = { $slot ->
    [yes] Escoge un solar.
    [site] En el cuadrado marcado.
   *[no] Escoge un edificio asequible.
}
pick-draw = Escoge dos escudos vacíos.
pick-cross = Escoge un blasón.
advice-claim = Los números bajos escogerán antes.
advice-take = { $dice ->
    [one] Escoge un dado.
   *[other] { $chosen ->
        [0] Escoge dos dados.
       *[other] Escoge el segundo dado.
    }
}
advice-burn = Por una moneda, el dragón quema un edificio.
choose-arms = El comodín será
castle-cross = + cruz
why-asking = No encaja…
why-covered = Cuadrado ocupado.
why-tall = Demasiado alto: { $rows } filas, máximo { $most }.
why-wide = Demasiado ancho: { $columns } columnas, máximo { $most }.
why-apart = Debe tocar tu castillo o { $unit ->
    [crosses] el mismo blasón
   *[crowns] el mismo terreno
}.
why-phase = Nada que colocar ahora.
fits-turned = Encaja si la giras.
option-square = fila { $row } columna { $column }
option-at = { $count ->
    [one] Cuadrado: { $squares }.
   *[other] Cuadrados: { $squares }.
}
option-take = Coger: { $faces }
option-draw = Dibujar: { $faces }
option-turn = Girar un dado a: { $faces }
option-castle = Añadir la cruz a: { $faces }
option-name = Nombrar: { $faces }
option-build = Construir: { $building }
option-burn = Quemar: { $building }

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
menu-match = Esta partida
menu-view = Vista
resign = Rendirse
asked-mine-undo = Has pedido deshacer.
asked-mine-bot = Has pedido un bot para { $name }.
undo-loses = Se deshacen: { $moves }
undo-loses-of = { $name } ({ $moves ->
    [one] 1 jugada
   *[other] { $moves } jugadas
})
asked-mine-end = Has pedido terminar sin ganador.
asked-mine-rematch = Has pedido jugar otra vez.
asked-waiting = Esperando a { $names }.
draft = Fichas para escoger
draft-and-order = Fichas y orden
line-older = Para colocar
line-newer = Para escoger
line-none = Nada todavía
line-last = No hay más fichas
offer-free = { $domino }, libre
offer-claimed = { $who ->
    [me] { $domino }, tuya
   *[other] { $domino }, de { $name }
}
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
unseen = { $dominoes ->
    [0] Todas las fichas vistas
    [one] 1 ficha sin ver
   *[other] { $dominoes } fichas sin ver
}
unseen-note = { $dominoes ->
    [one] Una no saldrá.
   *[other] { $dominoes } no saldrán.
}
terrain = Terreno
squares = Cuadrados
others = Reinos e historial
look-at = { $who ->
    [me] Tu reino
   *[other] Reino de { $name }
}, { $points ->
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
away = ausente
gone = se ha ido
stand-in = juega un bot
flag = sin tiempo
resigned = rendición
log = Historial
board-label = { $who ->
    [me] Tu reino
   *[other] Reino de { $name }
}
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
hint-why-only = Tu única jugada.
hint-why-points = Da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} ahora. Simulaciones ganadas: { $win } %.
hint-why-grows = Tu propiedad ({ $terrain }) pasa a { $squares ->
    [one] 1 cuadrado
   *[other] { $squares } cuadrados
}. Simulaciones ganadas: { $win } %.
hint-why-brings = Puede darte { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} al colocarla. Simulaciones ganadas: { $win } %.
hint-why-keeps = Daría { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} a { $name }. Simulaciones ganadas: { $win } %.
hint-why-chance = Mejor en simulaciones ({ $win } % de victorias).
commands = Órdenes
undo-ask = Pedir deshacer
ask-bot = Un bot para { $name }
come-back = He vuelto
meanwhile-watching = Estás mirando.
meanwhile-resigned = Te has rendido; sigue un bot.
meanwhile-replaced = Un bot juega por ti.
meanwhile-gone = { $name } sigue fuera.
meanwhile-left = { $name } se ha ido.
meanwhile-between = La próxima partida espera a { $name }.
resign-sure = Sí, rendirme
end-game = Terminar sin ganador
end-game-sure = Sí, terminar
end-game-ask = Sí, preguntar
watchers = { $watchers ->
    [one] 1 espectador
   *[other] { $watchers } espectadores
}
keys-help = Flechas: mover · R: girar · N, Mayús+N: opciones · Intro: confirmar · Esc: atrás · U: deshacer · S: puntos · T: mensajes · 1–8: reinos · /: órdenes
check-deal = Comprobar el reparto
link-lost = Conexión perdida; reconectando…
agree = De acuerdo
refuse = No
event-claim = { $who ->
    [me] Escoges la { $domino }.
   *[other] { $name } escoge la { $domino }.
}
event-place = { $who ->
    [me] Colocas la { $domino }.
   *[other] { $name } coloca la { $domino }.
}
event-discard = { $who ->
    [me] Descartas la { $domino }.
   *[other] { $name } descarta la { $domino }.
}
event-knights = { $number ->
    [one] { $who ->
        [me] Envías un caballero.
       *[other] { $name } envía un caballero.
    }
   *[other] { $who ->
        [me] Envías dos caballeros.
       *[other] { $name } envía dos caballeros.
    }
}
event-knights-none = { $who ->
    [me] Guardas tus caballeros.
   *[other] { $name } guarda sus caballeros.
}
event-build = { $who ->
    [me] Construyes: { $building }.
   *[other] { $name } construye: { $building }.
}
event-build-none = { $who ->
    [me] No construyes.
   *[other] { $name } no construye.
}
event-burn = { $who ->
    [me] Quemas: { $building }.
   *[other] { $name } quema: { $building }.
}
event-burn-none = { $who ->
    [me] No quemas nada.
   *[other] { $name } no quema nada.
}
event-take = { $dice ->
    [one] { $who ->
        [me] Coges un dado.
       *[other] { $name } coge un dado.
    }
   *[other] { $who ->
        [me] Coges dos dados.
       *[other] { $name } coge dos dados.
    }
}
event-turn = { $who ->
    [me] Giras un dado.
   *[other] { $name } gira un dado.
}
event-turn-none = { $who ->
    [me] No giras.
   *[other] { $name } no gira.
}
event-castle = { $who ->
    [me] Usas la cruz del castillo.
   *[other] { $name } usa la cruz del castillo.
}
event-castle-none = { $who ->
    [me] Guardas la cruz del castillo.
   *[other] { $name } guarda la cruz del castillo.
}
event-draw = { $who ->
    [me] Dibujas.
   *[other] { $name } dibuja.
}
event-draw-none = { $who ->
    [me] No dibujas.
   *[other] { $name } no dibuja.
}
event-name = { $who ->
    [me] Nombras un blasón.
   *[other] { $name } nombra un blasón.
}
event-cross = { $who ->
    [me] Añades una cruz.
   *[other] { $name } añade una cruz.
}
note-undo = { $who ->
    [me] Deshaces una jugada.
   *[other] { $name } deshace una jugada.
}
note-declined = { $proposal ->
    [undo] { $who ->
        [me] No aceptas deshacer.
       *[other] { $by } no acepta deshacer.
    }
    [bot] { $who ->
        [me] No aceptas el bot.
       *[other] { $by } no acepta el bot.
    }
    [end] { $who ->
        [me] Prefieres seguir.
       *[other] { $by } prefiere seguir.
    }
   *[rematch] { $who ->
        [me] No quieres jugar otra vez.
       *[other] { $by } no quiere jugar otra vez.
    }
}
note-stand_in = { $who ->
    [me] Un bot juega por ti.
   *[other] Un bot juega por { $name }.
}
note-returned = { $who ->
    [me] Has vuelto.
   *[other] { $name } ha vuelto.
}
note-resigned = { $who ->
    [me] Te rindes.
   *[other] { $name } se rinde.
}
note-flag = { $who ->
    [me] Te quedas sin tiempo.
   *[other] { $name } se queda sin tiempo.
}
note-left = { $who ->
    [me] Te vas.
   *[other] { $name } se va.
}
note-sat = { $who ->
    [me] Te sientas.
   *[other] { $name } se sienta.
}
note-left_out = { $who ->
    [me] Tu número llegó tarde.
   *[other] El número de { $name } llegó tarde.
}
note-renamed = Nombre nuevo: { $name }.
note-paced = { $who ->
    [me] Cambias la velocidad de los bots.
   *[other] { $name } cambia la velocidad de los bots.
}
note-ended = { $who ->
    [me] Terminas la partida.
   *[other] { $name } termina la partida.
}

## Lo que se dice en la mesa
signals = Decir algo
signals-heard = Mensajes: sí
signals-muted = Mensajes: no
signal-told = { $name }: { $phrase }
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
slot-dragon = dragón aquí
slot-empty = espacio vacío
slot-label = { $building }, precio { $price }: { $gives }
supply-pile = { $tiles ->
    [one] queda 1 loseta
   *[other] quedan { $tiles } losetas
}
supply-knights = { $knights ->
    [one] queda 1 caballero
   *[other] quedan { $knights } caballeros
}
supply-towers = { $towers ->
    [one] queda 1 torre
   *[other] quedan { $towers } torres
}
dragon-home = Dragón en su cueva
dragon-out = Dragón fuera
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
gives-tax-per_tower = +1 moneda por torre con cada impuesto
gives-tax-per_knight = +1 moneda por caballero con cada impuesto
gives-points-flat = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
gives-points-per_property = { $points ->
    [one] 1 punto por propiedad de { $terrain }
   *[other] { $points } puntos por propiedad de { $terrain }
}
gives-points-per_tower = { $points ->
    [one] 1 punto por torre
   *[other] { $points } puntos por torre
}
gives-points-per_knight = { $points ->
    [one] 1 punto por caballero
   *[other] { $points } puntos por caballero
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
power-ask = Selecciona un poder para leerlo.
power-ignore_connection = Donde quieras
power-ignore_connection-text = Dibuja en dos escudos vacíos contiguos cualesquiera.
power-separate_dice = Por separado
power-separate_dice-text = Dibuja los dados por separado; cada uno toca el castillo o un blasón igual.
power-pick_two_first = Dos a la vez
power-pick_two_first-text = Coge dos dados antes que tu rival.
power-turn_die = Girar un dado
power-turn_die-text = Gira un dado a la cara que quieras.
power-three_points_per_domain = Tres más
power-three_points_per_domain-text = Nombra un blasón: +3 por propiedad.
power-add_cross = Cruz
power-add_cross-text = Añade una cruz a tu mapa.
dice = Dados
dice-taken = No quedan dados.
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
breakdown = Desglose
total = Total
total-games = { $games ->
    [3] Las 3 partidas
   *[other] Hasta ahora
}
bonus-points = { $standing ->
    [possible] +{ $points } posibles
    [lost] perdido
   *[sure] +{ $points }
}
bonus-harmony = Armonía
bonus-middle_kingdom = Reino medio
bonus-coins = Monedas
bonus-buildings = Edificios
bonus-named = Blasón nombrado
tie-0 = Empate a puntos; decide la mayor propiedad: { $names }, { $value ->
    [one] 1 cuadrado
   *[other] { $value } cuadrados
}.
tie-1 = Empate a puntos y en propiedad; deciden las coronas: { $names }, { $value }.
tie-shared = Empate total: { $names }.
counting = Contando los puntos…
skip = Saltar
show-result = Ver resultado
next-game = Próxima partida
results = Resultados
rematch = Jugar otra vez
record = Descargar registro
look-back = Repasar
queen-counts = { $who ->
    [me] Reina: +{ $points } por tu mayor propiedad ({ $terrain }).
   *[other] Reina: +{ $points } por la mayor propiedad de { $names } ({ $terrain }).
}
share = Compartir
more = Más
share-picture = Compartir imagen
share-link = Copiar enlace

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
error-match-not-started = Aún no ha empezado.
error-match-started = Ya ha empezado.
error-match-over = La partida ha terminado.
error-match-not-over = Aún no ha terminado.
error-table-seats-open = Quedan asientos libres.
error-table-host-only = Solo puede el anfitrión.
error-seat-unknown = Ese asiento no existe.
error-seat-taken = Ese asiento está ocupado.
error-seat-colour = Ese color está ocupado.
error-seat-none-open = No quedan asientos libres.
error-seat-not-yours = No es tu asiento.
error-seat-final = Rendirse o quedarse sin tiempo es definitivo.
error-seat-not-gone = Esa persona está aquí o acaba de irse.
error-token-missing = Aquí no tienes asiento.
error-token-wrong = { error-token-missing }
error-token-weak = { error-request-invalid }
error-action-unreadable = No es una jugada.
error-action-illegal = Las reglas lo prohíben.
error-action-not-your-turn = No es tu turno.
error-action-stale = La partida ha avanzado; mira otra vez.
error-table-not-saved = Jugada no guardada; quizá falte espacio en el navegador.
error-undo-nothing = Nada que deshacer.
error-undo-between = Entre partidas no se deshace.
error-proposal-none = Nada que responder.
error-proposal-pending = Hay otra petición pendiente.
error-proposal-declined = Rechazado. Vuelve a pedirlo tras tu próxima jugada.
error-puzzle-unknown = Ese acertijo no existe.
error-record-unknown = Ese registro no existe.
error-record-invalid = Registro ilegible.
error-record-closed = Este servidor no acepta registros.
error-limit-sockets = Demasiadas conexiones desde aquí.
