## Repasar una partida
replay-title = { $sentence } – repetición
replay-moment = Momento
replay-here = { $round }, evento { $event } de { $last }
replay-here-game = Partida { $game }, { $round }, evento { $event } de { $last }
replay-game-round = Partida { $game } · { $round }
replay-back = Evento anterior
replay-on = Evento siguiente
replay-round-back = Principio de la ronda
replay-round-on = Ronda siguiente
replay-play = Reproducir
replay-pause = Pausa
replay-jump = Ir a la ronda
replay-speed = Velocidad
replay-times = { $times }×
replay-live = En directo
replay-copy-link = Copiar enlace a este momento
replay-keys = Izquierda, Derecha: eventos · Re Pág, Av Pág: rondas · Inicio, Fin · Espacio: reproducir · S: puntos · 1–8: reinos

## Lo que hizo el azar
replay-bare = La mesa está vacía.
replay-chance-deal = Fichas nuevas: { $dominoes }.
replay-chance-king = { $who ->
    [me] Sale tu rey.
   *[other] Sale el rey de { $name }.
}
replay-chance-tile = { $count ->
    [one] 1 nueva loseta de edificio.
   *[other] { $count } nuevas losetas de edificio.
}
replay-chance-first = { $who ->
    [me] Coges el primer dado.
   *[other] { $name } coge el primer dado.
}
replay-chance-roll = Se tiran los dados.

## Lo que hizo alguien, con dados o blasones
replay-did-take = { $who ->
    [me] Coges: { $faces }.
   *[other] { $name } coge: { $faces }.
}
replay-did-draw = { $who ->
    [me] Dibujas: { $faces }.
   *[other] { $name } dibuja: { $faces }.
}
replay-did-turn = { $who ->
    [me] Giras un dado a: { $faces }.
   *[other] { $name } gira un dado a: { $faces }.
}
replay-did-castle = { $who ->
    [me] Añades la cruz del castillo a: { $faces }.
   *[other] { $name } añade la cruz del castillo a: { $faces }.
}
replay-did-name = { $who ->
    [me] Nombras: { $faces }.
   *[other] { $name } nombra: { $faces }.
}

## Seguir jugando
play-on = Seguir jugando desde aquí
play-on-text = Una mesa nueva con otros sorteos; no cuenta.
play-on-seat = Tu asiento
play-on-others = Los demás
play-on-invite = Invitar a otras personas

## Un registro de otro sitio
replay-other = Abrir un registro
replay-copy-embed = Copiar código de inserción
replay-copy-record = Copiar registro
embed-open = Abrir en Crownland
import-title = Reproducir un registro
import-text = Repasa cualquier partida guardada, de aquí o de un programa tuyo.
import-file = Escoger un archivo
import-drop = o suéltalo aquí
import-paste = O pégalo:
import-go = Mostrar partida
import-empty = Aún no hay nada.
import-unreadable = Línea ilegible
import-choose = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas: escoge una
}
import-more = { $games ->
    [one] … y 1 más, sin mostrar.
   *[other] … y { $games } más, sin mostrar.
}
fault-event = Evento { $event }
fault-game-event = Partida { $game }, evento { $event }
fault-json = No es un registro: hace falta un único objeto JSON.
fault-cut = Cortado tras { $got } caracteres. Cópialo o descárgalo de nuevo.
fault-format = No es un registro de Crownland, o es de otra versión.
fault-players = Los jugadores no corresponden al juego.
fault-setup = Ese juego no existe.
fault-choices = Aquí había { $expected ->
    [one] 1 opción
   *[other] { $expected } opciones
}, no { $got }.
fault-seat = Es el turno del asiento { $expected }, no del { $got }.
fault-chance = Los sorteos no corresponden a la semilla.
fault-result = Puntos o ganadores incorrectos.
fault-early = Un resultado antes del final de la partida.
fault-rules = { error-action-illegal }
fault-unreadable = Ilegible.
fault-exactly = Detalles en inglés
