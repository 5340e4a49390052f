# El juego en la terminal. Las palabras que se escriben son iguales en todos los idiomas y no se traducen: help, legal, show,
# hint, me, log, score, undo, resign, quit, draft, board, look, book, place, claim, knights, build, burn, take, draw, castle,
# turn, name, cross, any, apart. Tampoco los nombres de cuadrados como f4 ni los de blasones como dd.

## Las primeras preguntas
terminal-welcome = Te damos la bienvenida a Crownland. Pulsa Intro para aceptar lo que está entre [corchetes].
terminal-which-game = ¿Qué juego?
terminal-type-game = Escribe un número o el principio de un nombre [{ $usual }]
terminal-how-many = ¿Cuántos jugadores: { $numbers }? [{ $usual }]
terminal-type-options = Escribe números separados por comas [ninguno]
terminal-who-plays = ¿Quién juega contra ti?
terminal-type-rival = Escribe un número, el principio de un nombre u otro bot cualquiera [{ $usual }]
terminal-your-name = ¿Tu nombre? [{ $usual }]
terminal-preparing = Preparando el juego para este ordenador. Solo se hace una vez y puede tardar medio minuto.

## Lo que se puede escribir
terminal-help-legal = enumera todo lo que puedes hacer (legal 2: la segunda página)
terminal-help-show = muestra el número 3 de la lista en el reino antes de decidir
terminal-help-hint = muestra qué haría un bot fuerte en tu lugar y por qué
terminal-help-me = vuelve a dibujar la mesa, con todas tus opciones
terminal-help-log = vuelve a contar lo que ha pasado desde tu decisión
terminal-help-score = muestra los puntos de cada reino, propiedad a propiedad
terminal-help-undo = deshace tu última decisión y todo lo que siguió
terminal-help-resign = da la partida por perdida
terminal-help-quit = sale de la partida
terminal-help-help = muestra esta lista
terminal-help-place = coloca tu ficha como el número 3 de la lista (o solo 3)
terminal-help-place-squares = coloca la primera mitad en f4 y la segunda en g4
terminal-help-claim = pone tu rey en la ficha 31 de la línea nueva (o solo 31)
terminal-help-draft = muestra las dos líneas y lo que nadie ha visto aún
terminal-help-knights = envía caballeros como el número 3 de la lista; knights e4 indica el cuadrado; Intro los guarda
terminal-help-build = construye la loseta del espacio 3 donde da más puntos; build 3 e4, en e4; con Intro no se construye nada
terminal-help-burn = soborna al dragón con 1 moneda para que queme la loseta del espacio 3; Intro lo deja en paz
terminal-help-board = explica los edificios a la vista, la reina y el dragón
terminal-help-look = amplía el reino 2, con sus edificios
terminal-help-take = coge el dado 2 (o solo 2); 13 o take 1 3 coge los dados 1 y 3
terminal-help-draw = dibuja tus dados como el número 3 de la lista (o solo 3)
terminal-help-draw-squares = dibuja en estos dos cuadrados; si valen varios dibujos, se te pregunta cuál
terminal-help-draw-arms = lo mismo con los blasones: d, l, dd, ll, f, c como en el grimorio
terminal-help-draw-power = enumera lo que permite el poder, mientras lo tengas
terminal-help-castle = añade la cruz del castillo al dado 2, una vez por partida; Intro la guarda
terminal-help-turn = gira el dado 2 hasta esa cara, mientras tengas el poder; Intro lo guarda
terminal-help-name = usa los poderes que actúan al momento
terminal-help-book = explica los poderes del grimorio

## En la mesa
terminal-enter-for = Pulsa Intro para: { $choice }
terminal-enter = Intro: { $choice }.
terminal-more = { $count ->
    [one] 1 más: legal.
   *[other] { $count } más: legal.
}
terminal-help = Ayuda: help.
terminal-type-one-of = Escribe uno de estos números: { $numbers }.
terminal-page = Página { $page } de { $pages }.
terminal-which = ¿Cuál de estas opciones? (me: volver a todas)
terminal-log-none = No ha pasado nada desde tu decisión.
terminal-queen-moves = La reina se muda con { $name }.
terminal-points = { $points }p
terminal-coins = { $coins }m
terminal-queen = reina
terminal-largest = Mayor propiedad
terminal-resign = ¿Te rindes en esta partida? (s/N)
# Lo que vale como un sí a la pregunta anterior, separado por espacios.
terminal-yes = s sí si
terminal-next-game = Pulsa Intro para la próxima partida.
terminal-save-record = ¿Guardar el registro de esta partida? Escribe un nombre de archivo, o Intro para no guardarlo:
terminal-saved = La partida está guardada en { $file }.
terminal-saved-unfinished = La partida sin terminar está guardada en { $file }.
terminal-left = Has salido de la partida.
terminal-stopped = Interrumpido.

## Duel
terminal-shields = { $shields ->
    [one] queda 1 escudo libre en el mapa más lleno
   *[other] quedan { $shields } escudos libres en el mapa más lleno
}
terminal-take-one = Tu rival coge dos de los otros, y tú recibes el último. Entre paréntesis, los puntos de tu mejor dibujo con cada uno de los demás dados.
terminal-take-two = 13 coge los dados 1 y 3. Tu rival recibe el último.
terminal-take-power = O usa tu poder y coge dos: 13 coge los dados 1 y 3.
terminal-with-die = { $gain } con { $die }
terminal-draw-nowhere = No encajan en ningún sitio de tu mapa.
terminal-draw-joker = Indica dos cuadrados para escoger el blasón del comodín.
terminal-turn-points = Los puntos son los de tu mejor dibujo después de girarlo.
terminal-castle-tick = Los puntos son los de tu mejor dibujo después de añadirla. Ese dado ya no marca ninguna casilla.
terminal-wins-power = { $name } llena la fila de «{ $arms }» y gana su poder.
terminal-map-full = Mapa lleno: { $names }.
terminal-no-drawing = Ninguno de los dos ha podido dibujar.

## Lo que no se ha entendido
terminal-expected-verb = Ahora se esperaba { $verb }, pero has escrito «{ $got }».
terminal-expected-verb-number = Se esperaba { $verb } con un número, o help, pero has escrito «{ $got }».
terminal-expected-verb-enter = Se esperaba { $verb } con un número, o Intro para no hacerlo.
terminal-expected-verb-with = Se esperaba { $verb } con { $options }, pero has escrito «{ $got }».
terminal-expected-number = Se esperaba un número del { $least } al { $most }, pero has escrito «{ $got }».
terminal-expected-number-or-name = Se esperaba un número del { $least } al { $most } o un nombre, pero has escrito «{ $got }».
terminal-expected-numbers = Se esperaban números del 1 al { $most }, pero has escrito «{ $got }».
terminal-expected-one-of = Se esperaba { $options }, pero has escrito «{ $got }».
terminal-expected-name = Se esperaba un nombre de entre 1 y { $most } letras imprimibles, pero has escrito «{ $got }».
terminal-expected-rivals = { $most ->
    [one] Se esperaba 1 rival, pero hay { $got }.
   *[other] Se esperaban entre 1 y { $most } rivales, pero hay { $got }.
}
terminal-expected-squares = Se esperaba un número o dos cuadrados como { $example }, pero has escrito «{ $got }».
terminal-expected-neighbours = Se esperaban dos cuadrados contiguos, pero { $squares } no lo son.
terminal-expected-knights = Se esperaban caballeros en { $squares }, tantos como tengas, pero has escrito «{ $got }».
terminal-expected-slot = Se esperaba burn con el número de un espacio, pero has escrito «{ $got }».
terminal-expected-site = Se esperaba un espacio y un solar como 3 e4, pero has escrito «{ $got }».
terminal-expected-affordable = Se esperaba un espacio con un edificio que puedas pagar, pero has escrito «{ $got }».
terminal-expected-example = Se esperaba { $verb }, por ejemplo { $example }, pero has escrito «{ $got }».
terminal-die-taken = El dado { $die } ya está cogido; escoge entre los del centro.
terminal-power-not-held = No tienes el poder { $word }.
terminal-power-needed = Para esto hace falta un poder: añade { $words }.
terminal-file-missing = No existe ningún archivo ni carpeta con ese nombre: { $file }
terminal-file-refused = No se puede leer ni escribir { $file }. Detalles (en inglés): { $why }
terminal-details = { $sentence } Detalles (en inglés): { $why }

## Repeticiones y puntos
terminal-replay-keys = Intro siguiente · b atrás · f principio · e final · número Intro saltar · s puntos · q salir
terminal-record-ends = El registro acaba aquí, antes que la partida.
terminal-this-kingdom = Este reino
