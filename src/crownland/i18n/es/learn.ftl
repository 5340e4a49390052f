## Todas las páginas de reglas
learn-title = Aprende los juegos
learn-intro = Cada juego en unos cinco minutos. Cada imagen es un momento de una partida auténtica.
learn-pages = Las reglas
learn-read = Leer las reglas
learn-minutes = { $minutes ->
    [one] 1 minuto de lectura
   *[other] { $minutes } minutos de lectura
}
learn-page-title = { $game }: las reglas
learn-contents = Índice
learn-print = Imprimir
learn-other-games = Otros juegos
learn-components = Todas las piezas: fichas, losetas, dados, hechizos
learn-components-text = Todo lo que hay en las cajas y hasta qué punto es seguro.
learn-numbers = Números de regla
learn-numbers-text = Cada apartado termina con los números de sus reglas, como K7. Cada número tiene su propia dirección, así que puedes mandar a quien quieras directamente a una regla.
learn-marks = Dos marcas
learn-marks-text = Donde un reglamento calla o dos se contradicen, hemos tenido que escoger: lo marcamos como «Nuestra lectura». Donde no hemos podido ver una pieza del juego, la hemos rehecho: lo marcamos como «Reconstrucción».
learn-decided = Nuestra lectura
learn-reconstructed = Reconstrucción
learn-rule-ids = Reglas de este apartado
learn-now = Sobre esta decisión: { $section }
learn-new-tab = Abrir como página
learn-player-0 = Rojo
learn-player-1 = Azul
learn-player-2 = Verde
learn-player-3 = Ámbar
learn-player-4 = Morado
learn-player-5 = Turquesa
learn-player-6 = Marrón
learn-player-7 = Gris
learn-setup-kings = Reyes por jugador
learn-setup-dominoes = Fichas
learn-setup-line = En una línea
learn-setup-rounds = Rondas
learn-setup-frame = Reino
learn-setup-teams = Equipos
learn-picture = { $part }: { $title }
learn-boxes = { $boxes ->
    [one] 1 casilla
   *[other] { $boxes } casillas
}
learn-more-kingdomino = En Kingdomino está todo sobre las fichas: líneas, reyes, colocación, cuadrícula.
learn-more-queendomino = En Queendomino está todo sobre los caballeros, los edificios, la reina y el dragón.

## Kingdomino
learn-kingdomino-aim-title = La idea
learn-kingdomino-aim-text =
    Gobiernas un pequeño castillo y quieres tierras a su alrededor. Turno a turno, coges una ficha de dominó y la colocas en tu reino.
    Los cuadrados contiguos del mismo terreno forman una _propiedad_. Al final, cada propiedad gana puntos: sus cuadrados por sus coronas. Vence quien tenga más puntos.
    Pueden jugar dos, tres o cuatro. Con dos jugadores, cada uno tiene dos reyes; si no, uno. Un rey es el peón que está sobre la ficha que vas a recibir.
learn-kingdomino-table-title = Preparar la mesa
learn-kingdomino-table-text =
    Hay 48 fichas, numeradas del 1 al 48. Los números bajos son terrenos corrientes. Los altos son terrenos poco frecuentes, con coronas.
    Mézclalas. Con dos o tres jugadores, algunas se quedan en la caja y nadie sabe cuáles.
    Pon tantas fichas como reyes en una _línea_: el número más bajo, arriba.
learn-kingdomino-opening-title = La primera elección
learn-kingdomino-opening-text =
    Los reyes se sortean uno a uno. El dueño del rey que sale lo pone en cualquier ficha libre de la primera línea.
    Cuando están todos los reyes, se pone la línea siguiente junto a la primera.
learn-kingdomino-opening-opening = El rey de { $p0 } ha salido primero y está en la 47. { $p1 } ha cogido la 34. Ahora sale el rey de { $p3 }; la 6 y la 11 siguen libres.
learn-kingdomino-opening-note = En algunas traducciones, quien saca un rey es quien lo pone. En la mayoría lo hace su dueño, y así lo hacemos aquí.
learn-kingdomino-round-title = Una ronda
learn-kingdomino-round-text =
    Se juega siguiendo la línea anterior, desde el número más bajo. Cuando le toque a tu rey, haz dos cosas:
    1. _Coloca_ en tu reino la ficha que tiene debajo.
    2. _Escoge_ una ficha libre de la línea nueva y mueve tu rey hasta ella.
    Así, un número bajo juega pronto en la ronda siguiente y tiene más donde escoger. Un número alto espera, pero a menudo trae coronas.
    Cuando todos han jugado, se pone la línea siguiente. En la última ronda ya no hay: solo se coloca.
learn-kingdomino-round-round = { $p3 } y { $p1 } ya han jugado y han escogido la 21 y la 44. Ahora { $p0 } coloca la 13 y luego escoge la 1 o la 16. Con la 1, { $p0 } empezará la ronda siguiente.
learn-kingdomino-placing-title = Colocar una ficha
learn-kingdomino-placing-text =
    Una ficha cubre dos cuadrados libres. Al menos _una mitad_ debe tocar por un lado tu castillo o un cuadrado del mismo terreno.
    El castillo va con todos los terrenos. Los demás lados pueden tocar cualquier cosa.
    Una ficha colocada ya no se mueve.
learn-kingdomino-placing-placing =
    { $p2 } coloca la ficha 20: trigo con una corona, y lago. Los números son los puntos que daría ahora.
    A está permitido: el trigo toca trigo.
    B está permitido: el castillo admite cualquier terreno.
    C no está permitido: ninguna mitad toca su propio terreno.
learn-kingdomino-frame-title = La cuadrícula
learn-kingdomino-frame-text =
    Tu reino, incluido el castillo, puede medir como mucho _cinco cuadrados de ancho y cinco de alto_.
    Dónde acaba el castillo lo decides tú: solo cuenta lo que has colocado.
learn-kingdomino-frame-frame =
    El reino de { $p3 } ya mide cinco de ancho.
    A cabe.
    B toca el castillo, pero el reino mediría seis de ancho.
learn-kingdomino-discard-title = Cuando no encaja
learn-kingdomino-discard-text =
    Una ficha que encaja hay que colocarla, aunque duela.
    Una ficha que no encaja en ningún sitio sale de la partida. Aun así, escoges la siguiente.
learn-kingdomino-discard-discard = { $p1 } tiene la ficha 26 en la última ronda. Quedan dos cuadrados libres, pero no contiguos: la ficha se pierde.
learn-kingdomino-scoring-title = Contar los puntos
learn-kingdomino-scoring-text =
    Cuenta cada propiedad por separado: _cuadrados × coronas_. Una propiedad sin corona no gana nada, por grande que sea.
    El castillo no forma parte de ninguna propiedad. Dos propiedades del mismo terreno que no se tocan se cuentan aparte.
learn-kingdomino-scoring-scoring = El bosque de { $p3 } tiene 11 cuadrados y 5 coronas: 55 puntos. Todas las propiedades juntas ganan 66.
learn-kingdomino-ties-title = Un empate
learn-kingdomino-ties-text = ¿Mismos puntos? Gana la mayor propiedad, con coronas o sin ellas. ¿Sigue el empate? Gana quien tenga más coronas en todo el reino. ¿Aún sigue? Se comparte la victoria.
learn-kingdomino-ties-ties = Ambos tienen 66 puntos. El bosque de { $p3 } tiene 11 cuadrados; el lago de { $p1 }, 10: gana { $p3 }.
learn-kingdomino-variants-title = Variantes
learn-kingdomino-variants-text = Cuatro variantes cambian un poco el juego. Combínalas a tu gusto; solo Duelo por el poder exige exactamente dos jugadores.
learn-kingdomino-bonuses-title = Armonía y Reino medio
learn-kingdomino-bonuses-text =
    - _Armonía_: 5 puntos si no has descartado ninguna ficha.
    - _Reino medio_: 10 puntos si tu castillo está en el centro de tu reino.
learn-kingdomino-bonuses-bonus = { $p0 } tiene las dos. { $p1 } no tiene ninguna: se descartó una ficha y el castillo está casi abajo del todo.
learn-kingdomino-bonuses-note = «En el centro» quiere decir: ningún cuadrado está a más de dos filas o columnas del castillo (tres en un reino de 7 × 7). Los huecos no importan.
learn-kingdomino-mighty-title = Duelo por el poder
learn-kingdomino-mighty-text = Para dos: las 48 fichas, 12 rondas y reinos de 7 × 7 cuadrados.
learn-kingdomino-mighty-mighty = En un Duelo por el poder salen grandes propiedades: este reino ganó { $total } puntos.
learn-kingdomino-dynasty-title = Dinastía
learn-kingdomino-dynasty-text = Tres partidas seguidas, cada una con nueva mezcla y nueva primera elección. Se suman los puntos de las tres.
learn-kingdomino-dynasty-note = En caso de empate decide la mayor propiedad de las tres partidas; después, el total de coronas de las tres; después, se comparte la victoria.

## La muestra
learn-sample-sample-title = Una partida corta para dos
learn-sample-sample-text =
    La muestra es Kingdomino para dos en diez minutos: 24 fichas propias, seis rondas, dos reyes por jugador y reinos de 5 × 5.
    Todo lo demás se juega como en Kingdomino. Dinastía, Armonía y Reino medio también sirven aquí.
learn-sample-set-title = Las 24 fichas
learn-sample-set-text = Estas son las fichas con las que jugamos.
learn-sample-set-note = Nunca hemos visto las fichas de la muestra. Las nuestras salen de la caja completa: la número 1 de aquí es la 1 o la 2 de allí, la número 2 es la 3 o la 4, y así sucesivamente, con exactamente la mitad de los cuadrados de cada terreno.

## Queendomino
learn-queendomino-aim-title = La idea
learn-queendomino-aim-text =
    Queendomino es Kingdomino con ciudades. Coloca fichas de dominó, envía caballeros a recaudar impuestos, construye en tus ciudades, atrae a la reina y ten cuidado con el dragón.
    Se juegan las 48 fichas de esta caja, cuatro por línea, durante doce rondas. Con dos jugadores, cada uno tiene dos reyes y un reino más grande. Con tres jugadores sobra una ficha de cada línea, que sale de la partida.
learn-queendomino-table-title = Preparar la mesa
learn-queendomino-table-text =
    Cada jugador empieza con _7 monedas y 1 caballero_. En la reserva general hay 22 caballeros, contando estos, y 15 torres.
    Seis losetas de edificio están a la vista en el tablero de constructores; las demás, en una pila oculta. El precio es del _espacio_, no de la loseta: 0, 1, 2, 3, 4 y 5 monedas.
learn-queendomino-table-table = El tablero de constructores al principio. Toca una loseta para leer lo que da.
learn-queendomino-opening-title = La primera elección
learn-queendomino-opening-text =
    Con tres o cuatro jugadores, los reyes se sortean uno a uno y cada dueño escoge una ficha.
    Con dos jugadores se sortea un rey. Su dueño escoge una ficha, el otro jugador dos, y el primero se queda con la última.
learn-queendomino-turn-title = Tu turno
learn-queendomino-turn-text =
    Cinco pasos, siempre en este orden. El primero y el último son obligatorios; los demás, no.
    1. _Coloca_ tu ficha.
    2. _Envía caballeros_ a recaudar impuestos.
    3. _Construye_ en una ciudad.
    4. _Soborna al dragón_.
    5. _Escoge_ tu próxima ficha.
learn-queendomino-turn-note = Con dos jugadores, cada uno de tus dos reyes tiene un turno entero como este. Según una traducción, podría entenderse que caballeros, construcción y dragón solo tocan una vez por ronda; pero el reglamento describe el turno de un rey.
learn-queendomino-placing-title = 1. Colocar
learn-queendomino-placing-text =
    Como en Kingdomino: una mitad debe tocar el castillo o el mismo terreno, y el reino debe caber en su cuadrícula. Lo que encaja hay que colocarlo; lo que no encaja en ningún sitio sale de la partida, y tu turno sigue.
    La _ciudad_ es un terreno como los demás. Un cuadrado de ciudad sin edificio es un _solar_.
learn-queendomino-placing-placing = { $p2 } coloca la ficha 44: la ciudad se une a otra ciudad, y el nuevo cuadrado de ciudad es un solar.
learn-queendomino-knights-title = 2. Enviar caballeros
learn-queendomino-knights-text =
    Puedes poner hasta dos caballeros en la ficha que acabas de colocar, como mucho uno en cada mitad.
    Cada caballero gana _una moneda por cada cuadrado_ de la propiedad en la que está. Las ciudades también pagan impuestos. Dos caballeros en la misma propiedad la cobran entera los dos.
    Los caballeros se quedan donde están. Tras un descarte no hay nada que cobrar.
learn-queendomino-knights-knights = { $p2 } acaba de colocar la ficha 27. En la pradera, un caballero gana 6 monedas; en el bosque, solo 1.
learn-queendomino-safes-title = Cofres
learn-queendomino-safes-text = Un cofre da monedas extra cada vez que recaudas impuestos: una por cada torre tuya o una por cada caballero tuyo, colocado o no.
learn-queendomino-safes-safe = { $p0 } tiene el cofre de las torres y 4 torres. Un caballero en el lago gana 3 + 4 monedas; en la ciudad, 1 + 4.
learn-queendomino-safes-note = Un cofre paga por cada caballero que envías, y se cuenta después de ponerlo.
learn-queendomino-building-title = 3. Construir
learn-queendomino-building-text =
    Puedes comprar _una_ loseta por turno. Paga el precio de su espacio y ponla en cualquiera de tus solares, de esta ronda o de otra anterior. Que haya un caballero en el solar no importa.
    Sus caballeros pasan a tu reserva y se pueden enviar desde tu próximo turno. Sus torres pasan a tu reino. Las coronas que lleva cuentan para la ciudad en la que está.
    El espacio queda vacío hasta que acaba la ronda.
learn-queendomino-building-building = { $p1 } tiene 7 monedas y le queda un solar. El campo de entrenamiento está en el espacio de 5 monedas.
learn-queendomino-building-note = Un precio nunca baja de 0. Si en la reserva general se acaban los caballeros o las torres, recibes los que queden. Las monedas no se acaban nunca.
learn-queendomino-queen-title = La reina
learn-queendomino-queen-text =
    Construye torres y ten entonces _al menos tantas como cualquier otro_: la reina se muda contigo. Nada más la mueve, y antes de la primera torre no la tiene nadie.
    Mientras sea tu invitada, cada edificio te cuesta una moneda menos. Al final es una corona más en tu mayor propiedad.
learn-queendomino-queen-queen = { $p2 } aloja a la reina: todos los precios bajan una moneda, pero nunca por debajo de 0.
learn-queendomino-dragon-title = 4. Sobornar al dragón
learn-queendomino-dragon-text =
    ¿El dragón está en su cueva y la reina no está contigo? Entonces puedes pagar 1 moneda para que queme cualquier loseta a la vista. La loseta sale de la partida, y el dragón ocupa el espacio vacío hasta que acaba la ronda.
    Así que ocurre como mucho una vez por ronda entre todos los jugadores. Si has conseguido a la reina en este mismo turno, no puedes.
learn-queendomino-dragon-dragon = { $p1 } pagó una moneda y el dragón quemó la fundición del espacio de 3 monedas.
learn-queendomino-slide-title = 5. Escoger, y acaba la ronda
learn-queendomino-slide-text =
    Escoge una ficha libre de la línea nueva, como en Kingdomino.
    Tras el último turno de una ronda, el dragón vuelve volando a casa. Las losetas a la vista se deslizan hacia el lado barato sin cambiar de orden, y otras nuevas llenan los espacios libres.
    En la última ronda nadie escoge ficha, y después no se desliza nada.
learn-queendomino-slide-slide = La ronda siguiente: la taberna grande ha pasado de 5 a 3 monedas y han llegado dos losetas nuevas. Es el turno de { $p2 }, que aún aloja a la reina y paga una moneda menos.
learn-queendomino-slide-note = Cuando se agota la pila, quedan espacios vacíos, pero las losetas siguen deslizándose.
learn-queendomino-tiles-title = Todas las losetas de edificio
learn-queendomino-tiles-text = Hay 32 losetas de 17 clases. Lo que una loseta da al momento está en el centro; los puntos del final, al pie.
learn-queendomino-tiles-note = No hemos podido ver las torres y los caballeros de algunas losetas; los hemos escogido de modo que todo cuadre. La página de las piezas dice cuáles son.
learn-queendomino-scoring-title = Contar los puntos
learn-queendomino-scoring-text =
    - _Monedas_: 1 punto por cada tres.
    - _Propiedades_: cuadrados × coronas, ciudades incluidas. Las coronas de los edificios cuentan.
    - _La reina_: una corona más en tu mayor propiedad, tenga coronas o no.
    - _Edificios_: lo que diga cada loseta: un número fijo, 2 por cada propiedad separada de un terreno, o 1 por cada torre o caballero, colocado o no.
learn-queendomino-scoring-scoring = La pradera de { $p2 } tiene 5 coronas y la reina: 9 × 6 = 54.
learn-queendomino-scoring-note = El ejemplo resuelto del reglamento también suma 71 aquí. Allí se lee 3 para la estatua, pero la suma necesita los 5 que da la loseta.
learn-queendomino-ties-title = Un empate
learn-queendomino-ties-text = ¿Mismos puntos? Gana la mayor propiedad, con coronas o sin ellas, ciudades incluidas. ¿Sigue el empate? Se comparte la victoria.

## Boda real
learn-royal_wedding-boxes-title = Dos cajas, una mesa
learn-royal_wedding-boxes-text =
    Kingdomino y Queendomino juntos, de tres a ocho jugadores. Valen todas las reglas de Queendomino.
    Las líneas salen alternativamente de las dos cajas, primero de Queendomino. Una línea nunca las mezcla.
learn-royal_wedding-boxes-boxes = La primera línea es de Queendomino; la segunda, de Kingdomino. Puede haber números repetidos; solo importa el orden dentro de una línea.
learn-royal_wedding-numbers-title = Cuánto de cada cosa
learn-royal_wedding-numbers-text =
    Tres o cuatro jugadores construyen reinos grandes en 24 rondas. Cinco o más los construyen pequeños en 12 rondas, con líneas de ocho.
    Las fichas que nadie escoge salen de la partida.
    Siete u ocho jugadores pueden jugar por separado, pero las rondas se alargan; mejor en equipos.
learn-royal_wedding-teams-title = Equipos de dos
learn-royal_wedding-teams-text =
    Con seis u ocho jugadores se puede jugar por parejas. Cada pareja comparte un castillo, un reino de 7 × 7, una reserva de 7 monedas y 1 caballero, las torres, la reina y los puntos.
    Cada cual tiene su propio rey. Cuando le toca a tu rey, la decisión es solo tuya.
learn-royal_wedding-teams-teams = { $p0 } y { $p1 } construyen entre los dos este reino: cada ronda le trae dos fichas.
learn-royal_wedding-supply-title = La reserva general
learn-royal_wedding-supply-text = Las losetas, los caballeros y las torres salen de una sola caja de Queendomino, jueguen cuantos jueguen. ¡Se acaban pronto!

## Duel
learn-duel-aim-title = La idea
learn-duel-aim-text =
    Un duelo con lápiz y dados. Los dos jugadores se reparten los mismos cuatro dados y dibujan blasones cada uno en su mapa: 34 escudos alrededor de un castillo.
    Los escudos contiguos con el mismo blasón forman una _propiedad_. Al final, cada una gana puntos: sus escudos por sus _cruces_.
    Hay seis blasones y cuatro dados distintos. Algunas caras tienen una o dos cruces, y dos dados tienen un comodín, «?».
learn-duel-dice-title = Repartir los dados
learn-duel-dice-text =
    Uno de los dos es A y tira los cuatro dados. A coge un dado. B coge dos de los otros tres. El último es para A.
    Luego dibujan los dos: primero A, después B. En la ronda siguiente se cambian los papeles.
learn-duel-dice-dice = { $p1 } es A y ha cogido la raya con una cruz. Ahora { $p0 } coge dos de los otros tres.
learn-duel-dice-note = Según el reglamento empieza la persona de más edad. Aquí el azar decide quién es A primero.
learn-duel-drawing-title = Dibuja tu ficha
learn-duel-drawing-text =
    Tus dos dados son una ficha de dominó. Dibújala en dos escudos vacíos contiguos. Al menos _una mitad_ debe tocar el castillo o el mismo blasón de una ronda anterior.
    No basta con que las dos mitades coincidan entre sí. El borde del mapa es fijo.
learn-duel-drawing-drawing =
    { $p0 } dibuja «relleno» y «dos círculos».
    A está permitido: relleno toca relleno.
    B no está permitido: ninguna mitad toca su propio blasón.
learn-duel-joker-title = El comodín
learn-duel-joker-text = Un comodín se convierte en el blasón que quieras. Lo escoges al dibujarlo y así se queda.
learn-duel-joker-joker =
    { $p0 } tiene un comodín y «relleno» con dos cruces.
    A: el comodín también será relleno. Su vecino toca el castillo.
    B: el comodín será un círculo y toca un círculo.
learn-duel-must-title = ¿Hay que dibujar?
learn-duel-must-text =
    - Si puedes dibujar sin un poder, debes dibujar. Aun así, puedes usar un poder para hacerlo.
    - Si solo puedes dibujar con un poder, puedes hacerlo, pero no es obligatorio.
    - Si no puedes dibujar de ningún modo, no dibujas nada en esta ronda.
learn-duel-book-title = El grimorio
learn-duel-book-text =
    Cuando los dos han dibujado, cada dado _sin cruz_ marca una casilla en la fila de su blasón, en el lado de su dueño. A marca antes que B. Dos dados iguales marcan dos veces.
    Cuenta lo que mostraba el dado al dibujarlo. Un comodín no marca nada, ni tampoco quien no ha dibujado.
    Las filas tienen 5, 5, 4, 4, 3 y 3 casillas. Quien llena antes una fila gana su poder; la del otro queda bloqueada. Las marcas en una fila llena o bloqueada se pierden.
learn-duel-book-book = { $p1 } ha llenado antes la fila de las rayas y tiene su poder. La fila de { $p0 } está bloqueada.
learn-duel-powers-title = Seis poderes
learn-duel-powers-text =
    Cada poder se puede usar una vez, a partir de la ronda siguiente a aquella en que lo ganas. Los dos últimos actúan al momento.
    Los poderes y la cruz del castillo se pueden combinar en un turno, pero no «Donde quieras» con «Por separado».
learn-duel-powers-apart = «Por separado»: { $p1 } dibuja los dos dados en sitios distintos. Cada mitad toca su propio blasón.
learn-duel-powers-anywhere = «Donde quieras»: { $p1 } llena los dos últimos escudos, aunque no haya conexión.
learn-duel-castle-title = La cruz del castillo
learn-duel-castle-text = Una vez por partida, añade una cruz a uno de tus dos dados antes de dibujar, aunque sea un comodín. Ese dado ya no marca ninguna casilla.
learn-duel-castle-castle = { $p0 } añade la cruz del castillo a «dos rayas» con una cruz: ahora tiene dos, y este dibujo vale 10 puntos.
learn-duel-end-title = Dos formas de terminar
learn-duel-end-text =
    La partida termina con la ronda en la que
    - un jugador dibuja en el último escudo vacío, o
    - ningún jugador ha podido dibujar nada, ni siquiera con los poderes que tenía.
    En esa ronda aún se hacen las marcas y actúan los poderes inmediatos. Si puedes dibujar con un poder pero no quieres, la partida sigue.
learn-duel-end-note = Solo cuenta si puedes dibujar tus dados tal como están. Que antes se pudiera girar uno no cambia nada.
learn-duel-scoring-title = Contar los puntos
learn-duel-scoring-text =
    Cada propiedad gana escudos × cruces. Si has nombrado un blasón, cada propiedad tuya de ese blasón gana 3 más, con cruces o sin ellas.
    ¿Mismos puntos? Gana la mayor propiedad. ¿Sigue el empate? Se comparte la victoria.
learn-duel-scoring-scoring = { $p0 } había nombrado la raya: tres propiedades de rayas dan 9 puntos más. { $p1 } ha dibujado en el último escudo, pero gana { $p0 }.

## Todas las piezas
pieces-title = Todas las piezas
pieces-intro = Todas las fichas, losetas, dados y hechizos con los que jugamos, dibujados por nosotros. Cada pieza lleva una marca que dice hasta qué punto es segura.
pieces-box = Caja
pieces-all = Todas las cajas
pieces-dominoes = { $dominoes } fichas
pieces-tiles = { $tiles } losetas de edificio
pieces-dice = Cuatro dados
pieces-towers = Torres
pieces-knights = Caballeros
pieces-kingdomino-text = La lista es bien conocida, y sus sumas están comprobadas.
pieces-sample-text = Nunca hemos visto las fichas de la muestra. La número 1 es la 1 o la 2 de la caja completa, la número 2 es la 3 o la 4, y así sucesivamente; cada terreno conserva exactamente la mitad de sus cuadrados.
pieces-queendomino-text = Lo que muestran las fichas es seguro. Qué número lleva cada una lo sabemos por una sola fuente; los cuatro números que pudimos comparar con fotografías coinciden.
pieces-tiles-text = Se conocen los nombres, las copias, las coronas, los impuestos y los puntos de las losetas. Las torres y los caballeros llevan una marca propia. Si tienes el juego y ves un error, cuéntanoslo.
pieces-dice-text = Cuatro dados distintos, seis blasones, un comodín y hasta dos cruces son seguros: el reglamento los muestra. Qué cara está en qué dado lo sabemos por una sola fuente.
pieces-spells-text = Los poderes son seguros. Cuántas casillas tiene cada fila y qué poder da lo sabemos por una sola fuente. Los nombres de los poderes son nuestros.
mark-certain = Seguro
mark-certain-text = Bien conocido y comprobado.
mark-likely = Probable
mark-likely-text = De una sola fuente, y nada lo contradice.
mark-seen = Visto
mark-seen-text = Leído en una imagen de la loseta.
mark-derived = Deducido
mark-derived-text = Se sigue de otra cosa que sabemos, como una suma del reglamento.
mark-reconstructed = Reconstrucción
mark-reconstructed-text = Escogido por nosotros para que todo cuadre. Puede ser erróneo.
