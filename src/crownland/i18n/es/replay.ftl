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
replay-keys = Izquierda, Derecha: eventos · Re Pág, Av Pág: rondas · Inicio, Fin: extremos · Espacio: reproducir · S: puntos · 1–8: reinos

## Lo que hizo el azar
replay-bare = La mesa está vacía.
replay-chance-deal = Fichas nuevas: { $dominoes }.
replay-chance-king = Sale el rey de { $name }.
replay-chance-tile = { $count ->
    [one] 1 nueva loseta de edificio.
   *[other] { $count } nuevas losetas de edificio.
}
replay-chance-first = { $name } coge el primer dado.
replay-chance-roll = Se tiran los dados.

## Lo que hizo alguien, con dados o blasones
replay-did-take = { $name } coge: { $faces }.
replay-did-draw = { $name } dibuja: { $faces }.
replay-did-turn = { $name } gira un dado a: { $faces }.
replay-did-castle = { $name } añade la cruz del castillo a: { $faces }.
replay-did-name = { $name } nombra: { $faces }.

## Seguir jugando
play-on = Seguir jugando desde aquí
play-on-text = Una mesa nueva empieza aquí con otra suerte; su partida no cuenta.
play-on-seat = Tu asiento
play-on-others = Los demás
play-on-invite = Invitar a otras personas

## Un registro de otro sitio
replay-other = Abrir un registro
replay-copy-embed = Copiar código de inserción
replay-copy-record = Copiar registro
embed-open = Abrir en Crownland
import-title = Reproducir un registro
import-text = Repasa cualquier partida guardada como registro con este sitio, la línea de órdenes o un programa tuyo. Tu navegador la comprueba y la muestra.
import-file = Escoger un archivo
import-drop = o suéltalo aquí
import-paste = O pega el registro:
import-go = Mostrar la partida
import-empty = Aquí no hay nada todavía.
import-unreadable = Línea ilegible
import-choose = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas: escoge una
}
import-more = { $games ->
    [one] … y 1 más, que no aparece en la lista.
   *[other] … y { $games } más, que no aparecen en la lista.
}
fault-event = Evento { $event }
fault-game-event = Partida { $game }, evento { $event }
fault-json = Esto no es un registro: no es un único objeto JSON.
fault-cut = El registro termina demasiado pronto, tras { $got } caracteres. Falta el resto: cópialo o descárgalo de nuevo.
fault-format = Esto no es un registro de Crownland, o es de otra versión.
fault-players = Los nombres de los jugadores no se corresponden con la partida.
fault-setup = Ese juego no existe, o no con estos números.
fault-choices = Aquí había { $expected ->
    [one] 1 opción
   *[other] { $expected } opciones
}; el registro dice { $got }.
fault-seat = Aquí es el turno de otro asiento: el { $expected }, no el { $got }.
fault-chance = Los sorteos no son los de la semilla.
fault-result = Los puntos o los ganadores no son los que dan las reglas.
fault-early = La partida sigue aquí, pero el registro acaba con un resultado.
fault-rules = Las reglas no permiten esto aquí.
fault-unreadable = Esto no se puede leer.
fault-exactly = En detalle, en inglés
