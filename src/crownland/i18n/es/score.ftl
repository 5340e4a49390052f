## La calculadora de puntos
score-title = Calculadora de puntos
score-text = Toca los terrenos de cada reino; los puntos se van sumando solos.
score-players = { $players ->
    [one] 1 jugador
   *[other] { $players } jugadores
}
score-again = Empezar de nuevo
score-again-sure = Sí, vaciar todos los reinos
score-kingdoms = Reinos
score-result = Resultado
score-undone = Se ha deshecho el último paso.
score-told = { $square }. { $points ->
    [one] 1 punto en total
   *[other] { $points } puntos en total
}
score-link-read = Esta mesa ha llegado con un enlace. «Deshacer» recupera la tuya.
score-link-broken = Este enlace está dañado, así que no se ha leído nada de él. Vuelve a pedirlo.
score-squares = { $squares } de { $most } cuadrados
score-on-land = Mostrar los puntos sobre el reino
score-clear-kingdom = Vaciar este reino
score-keys = Teclas en la cuadrícula: las flechas mueven, las letras ponen terreno (como en el texto), las cifras ponen coronas, Intro hace lo que dice la paleta, Retroceso borra, Mayús con flechas mueve todo el reino, U deshace.

## Lo que pone un toque
score-brush = Lo que pone un toque
score-crowns = { $crowns ->
    [0] Sin corona
    [one] 1 corona
   *[other] { $crowns } coronas
}
score-crosses = { $crosses ->
    [0] Sin cruz
    [one] 1 cruz
   *[other] { $crosses } cruces
}
score-building = Un edificio
score-castle = El castillo
score-clear = Borrar un cuadrado
score-shift = Toca donde está el castillo o muévelo todo:
score-shift-left = Mover el reino a la izquierda
score-shift-right = Mover el reino a la derecha
score-shift-up = Mover el reino hacia arriba
score-shift-down = Mover el reino hacia abajo

## Lo que también cuenta
score-court = Corte
score-knights = Caballeros
score-towers = Torres
score-brought = de los edificios
score-queen = La reina está aquí
score-more = Sumar 1: { $what }
score-less = Restar 1: { $what }
score-named = Blasón nombrado: 3 puntos por propiedad
score-named-none = ninguno
score-no-discard = No se ha descartado ninguna ficha

## Como texto
score-type = Escribirlo como texto
score-type-label = Este reino como texto
score-type-text = Un renglón por fila, tal como lo lee la orden «crownland score»: # es el castillo, un punto (.) es un cuadrado vacío y una cifra tras una letra son sus coronas. { $letters }.
score-letter = { $letter } { $terrain }
text-long = Se esperaban como mucho { $most } caracteres, pero hay { $got }.
text-castle = Un reino tiene un solo castillo (#); aquí hay { $castles }.
text-cell = Fila { $row }, columna { $column }: se esperaba #, un punto (.) o una de las letras con un número hasta { $most } detrás, pero aquí pone «{ $got }».
text-frame = Este reino debe caber en { $most } × { $most } cuadrados, pero mide { $columns } de ancho y { $rows } de alto.
text-map = El castillo está en el centro de un mapa de { $rows } filas y { $columns } columnas; esto no encaja.
text-option = Tras las filas, este juego entiende { $options }, pero aquí pone «{ $got }».
text-number = { $option } necesita un número hasta { $most }, pero aquí pone «{ $got }».
text-named = Se esperaba una de estas palabras: { $arms }; pero aquí pone «{ $got }».
text-building = No hay ningún edificio llamado «{ $got }».
text-square = Se esperaba un cuadrado como f5, pero aquí pone «{ $got }».
text-site = Cada edificio está en su propio cuadrado de ciudad; «{ $got }» no lo está.

## El resultado
score-missing = { $kingdoms ->
    [one] Un reino sigue vacío
   *[other] { $kingdoms } reinos siguen vacíos
}

## Lo que no puede ser
score-doubts = Mira otra vez
doubt-frame = { $name }: el reino debe caber en { $most } × { $most } cuadrados, pero mide { $columns } de ancho y { $rows } de alto.
doubt-apart = { $name }: hay terreno que no está unido al castillo.
doubt-even = { $name }: las fichas cubren un número par de cuadrados, pero hay { $squares }.
doubt-crowns = { $name }: ninguna ficha de este juego tiene { $terrain } { $crowns ->
    [0] sin corona
    [one] con 1 corona
   *[other] con { $crowns } coronas
}.
doubt-squares = Todos los reinos juntos: este juego tiene { $most } cuadrados de { $terrain }, pero hay { $squares }.
doubt-halves = Todos los reinos juntos: este juego tiene { $most ->
    [one] 1 cuadrado
   *[other] { $most } cuadrados
} de { $terrain } { $crowns ->
    [0] sin corona
    [one] con 1 corona
   *[other] con { $crowns } coronas
}, pero hay { $squares }.
doubt-alone = { $name }: { $terrain } { $crowns ->
    [0] sin corona
    [one] con 1 corona
   *[other] con { $crowns } coronas
} no forma ninguna ficha de este juego con ninguno de sus vecinos.
doubt-cover = { $name }: no hay forma de cubrir este reino con fichas de este juego.
doubt-copies = Todos los reinos juntos: hay { $most ->
    [one] 1 loseta
   *[other] { $most } losetas
} de «{ $building }», pero aquí se cuentan { $tiles }.
doubt-knights = Todos los reinos juntos: hay { $most } caballeros, pero aquí se cuentan { $knights }.
doubt-towers = Todos los reinos juntos: hay { $most } torres, pero aquí se cuentan { $towers }.
doubt-queen_towerless = { $name }: la reina no visita a nadie que no tenga una torre.
doubt-queen_outbuilt = { $name }: la reina se queda con quien tiene más torres, y alguien tiene { $most }.
doubt-queen_nobody = Alguien ha construido una torre, así que la reina tiene que estar con alguien.
doubt-crosses = { $name }: a las cruces de los dados se pueden añadir como mucho { $most }, pero aquí se han añadido { $crosses }.
