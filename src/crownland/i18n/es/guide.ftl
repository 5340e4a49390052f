## Alrededor de una partida guiada
guide = Guía
guide-title = Una primera partida guiada
guide-text = Una partida con una guía al lado: te explica cada paso y tú juegas. Déjala cuando quieras y vuelve para seguir.
guide-fair = Estos repartos están preparados para que haya algo que explicar en cada ronda. En cualquier otra partida nadie escoge lo que sale, y cualquiera puede comprobarlo después.
guide-minutes = { $minutes ->
    [one] un minuto
   *[other] unos { $minutes } minutos
}
guide-offer = ¿Primera vez aquí? Aprende jugando
guide-offer-close = No, gracias
guide-next = Siguiente
guide-skip = Sin guía
guide-show = Mostrar la guía
guide-sum-up = Resumir
guide-prepared = Lección preparada
guide-prepared-text = El reparto de esta partida está preparado.
guide-over = Ha sido una partida guiada con un reparto preparado.
guide-summary = Lo que ya sabes
guide-best = Tu mejor propiedad: { $terrain }, { $squares } × { $crowns } = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
guide-real = Jugar de verdad
guide-rules = Leer las reglas
guide-go-on = Seguir jugando aquí
guide-others = Más partidas guiadas:

## Se dice en todos los juegos
guide-any-missed =
    También vale
    Otro sitio habría dado +{ $best }. { $undo ->
        [yes] Con «Deshacer» recuperas la ficha; o sigue sin más.
       *[no] La próxima vez ya lo sabrás.
    }
guide-any-done =
    Eso era todo
    Mira cómo van los puntos o sigue jugando cuanto quieras.
guide-any-found =
    Bien visto: +{ $points }
    Ningún otro sitio habría dado más. Tus puntos están junto a tu nombre.
guide-tip-place = { $best ->
    [0] Ningún sitio da puntos ahora mismo. Mantén juntos los terrenos iguales.
   *[other] El mejor sitio da +{ $best } ahora mismo.
}
guide-tip-discard = No encaja en ningún sitio, así que sale de la partida.
guide-tip-claim = Busca coronas y terrenos que ya tengas.
guide-tip-knights = Un caballero gana más en tu mayor propiedad.
guide-tip-build = Lee lo que dan las losetas y guarda algunas monedas.
guide-tip-burn = Quema solo lo que ayudaría a { $name } más que a ti una moneda.
guide-tip-take = Las cruces dan puntos; los blasones sin cruz llenan el grimorio.
guide-tip-turn = Puedes girar un dado hasta cualquiera de sus caras, una vez por partida.
guide-tip-castle = Una cruz vale tantos puntos como cuadrados llegue a tener su propiedad.
guide-tip-draw = { $best ->
    [0] Ningún sitio da puntos ahora mismo. Mantén juntos los blasones iguales.
   *[other] El mejor sitio da +{ $best } ahora mismo.
}
guide-tip-name = Escoge el blasón del que vayas a tener más propiedades.
guide-tip-cross = Una cruz rinde más en tu mayor propiedad.

## Kingdomino
guide-kingdomino-welcome =
    Aquí empieza tu reino
    De momento solo es un castillo. En seis rondas le añades fichas de dominó, hasta 5 × 5 cuadrados, y gana quien tenga más puntos. Juegas contra { $name }, y nada puede salir mal.
guide-kingdomino-first =
    Escoge una ficha
    Los números altos suelen tener coronas, y las coronas dan puntos. Los números bajos juegan antes en la próxima ronda.
    { $taps ->
        [yes] Toca una y vuelve a tocarla para cogerla.
       *[no] Haz clic en una. Con el teclado: N para marcarla, Intro para cogerla.
    }
guide-kingdomino-second =
    Y una segunda
    Con dos jugadores, cada uno tiene dos reyes. Un mismo terreno en las dos fichas puede crecer unido.
guide-kingdomino-order =
    { $who ->
        [me] Empiezas tú
       *[other] Ha empezado { $name }
    }
    Cada ronda se juega del número más bajo al más alto. Los escudos muestran de quién es el rey que está en cada ficha.
guide-kingdomino-place =
    Coloca la ficha { $domino }
    El castillo va con cualquier terreno, así que vale cualquiera de sus lados.
    { $taps ->
        [yes] Toca un cuadrado claro, vuelve a tocar para girar y pulsa «Colocar».
       *[no] Haz clic en un cuadrado claro; R gira. Con el teclado: N y luego Intro.
    }
guide-kingdomino-next =
    Ahora escoge tu próxima ficha
    Tu rey pasa a la línea nueva. Colocarás esa ficha en la próxima ronda, y empezará otra vez el número más bajo.
guide-kingdomino-match =
    { $best ->
        [0] El mismo terreno o el castillo
       *[other] ¿Encuentras +{ $best }?
    }
    Al menos una mitad debe tocar el mismo terreno o tu castillo. La insignia de la ficha muestra los puntos que da.
guide-kingdomino-crowns =
    Cuadrados × coronas
    Los cuadrados unidos de un mismo terreno son una propiedad. Vale sus cuadrados por sus coronas; sin corona, nada. Pulsa «Puntos» para ver los tuyos.
guide-kingdomino-early =
    ¿Bajo o alto?
    La ficha { $low } tiene el número más bajo: quien la coge empieza la próxima ronda y escoge antes que nadie. Los números altos valen más, pero escogen al final.
guide-kingdomino-deny =
    Mira enfrente
    { $name } reúne { $land }. La ficha { $wanted } tiene una corona para eso: si la coges, { $name } se queda sin ella.
guide-kingdomino-frame =
    Cuidado con la cuadrícula
    Todo debe caber en 5 × 5 cuadrados, incluido el castillo. El marco dorado tiene ese tamaño; aún puede moverse mientras contenga tu reino.
guide-kingdomino-discard =
    Esta no encaja en ningún sitio
    Entonces se descarta y sale de la partida. No pierdes puntos por ello.
guide-kingdomino-full =
    Guarda algo de sitio
    Una ficha que encaja hay que colocarla; la que no encaja en ningún sitio se descarta. Tener cuadrados libres contiguos te evita apuros.
guide-kingdomino-last =
    La última ronda
    Ya no queda nada que escoger. Coloca tus últimas fichas y se contarán los puntos.
guide-kingdomino-end =
    Has jugado una partida entera de Kingdomino.
    Cada propiedad cuenta sus cuadrados por sus coronas; un terreno sin corona no vale nada, por grande que sea.

## Queendomino
guide-queendomino-welcome =
    Kingdomino con una corte
    Las fichas se colocan como en Kingdomino. Lo nuevo: monedas, caballeros, edificios, la reina y el dragón. Si aún no conoces las fichas, juega antes la partida guiada de Kingdomino.
guide-queendomino-court =
    Tu corte
    Tienes siete monedas y un caballero, y aún ninguna torre. Al final, cada tres monedas valen un punto.
guide-queendomino-first =
    Escoge una ficha con ciudad
    En los cuadrados rojos de ciudad puedes construir. Como en Kingdomino, los números bajos juegan primero.
    { $taps ->
        [yes] Toca una y vuelve a tocarla para cogerla.
       *[no] Haz clic en una. Con el teclado: N para marcarla, Intro para cogerla.
    }
guide-queendomino-second =
    La última es tuya
    Has escogido primero, { $name } se ha llevado dos y la cuarta queda para ti. Desde ahora, cada rey escoge en su propio turno.
guide-queendomino-place =
    Coloca tu ficha
    Debe tocar el mismo terreno o tu castillo. Con dos jugadores, un reino puede crecer hasta 7 × 7 cuadrados.
    { $taps ->
        [yes] Toca un cuadrado claro, vuelve a tocar para girar y pulsa «Colocar».
       *[no] Haz clic en un cuadrado claro; R gira. Con el teclado: N y luego Intro.
    }
guide-queendomino-knights =
    ¿Envías a tu caballero?
    En un cuadrado recién colocado gana una moneda por cada cuadrado de esa propiedad, y allí se queda para siempre. También puedes guardarlo para una más grande.
    { $taps ->
        [yes] Toca uno de los dos cuadrados y pulsa el botón.
       *[no] Haz clic en uno de los dos cuadrados y luego en el botón.
    }
guide-queendomino-build =
    ¿Levantas un edificio?
    Escoge una loseta y luego un cuadrado de ciudad. El precio está encima de cada loseta; { $taps ->
        [yes] tócala
       *[no] señálala
    } para leer lo que da. Las torres atraen a la reina.
guide-queendomino-queen =
    { $who ->
        [me] La reina es tu invitada
       *[other] La reina se aloja con { $name }
    }
    Se muda con quien construya torres y tenga entonces al menos tantas como cualquier otro.
guide-queendomino-gift =
    Lo que aporta la reina
    Quien la aloja paga una moneda menos por cada edificio. Al final, ella es una corona más en la mayor propiedad de ese reino.
guide-queendomino-dragon =
    ¿Sobornas al dragón?
    Por una moneda quema una loseta que podría querer { $name }: una vez por ronda y nunca para quien aloja a la reina. Lo normal es dejarlo en paz.
guide-queendomino-turn =
    Luego escoge tu próxima ficha
    Eso ha sido un turno entero: colocar, caballeros, construir, dragón, escoger. Solo el primer paso y el último son obligatorios.
guide-queendomino-towers =
    La reina espera
    Se muda con quien construya torres y tenga entonces al menos tantas como cualquier otro. Nadie ha construido ninguna todavía.
guide-queendomino-cave =
    El dragón en su cueva
    Quien no aloja a la reina puede pagar una moneda para que queme una loseta a la vista, una vez por ronda entre todos los jugadores.
guide-queendomino-end =
    Así se juega a Queendomino.
    { $over ->
        [yes] El resultado suma las propiedades, los edificios y un punto por cada tres monedas.
       *[no] Estos puntos contarían si acabase ahora: propiedades, edificios y uno por cada tres monedas. Una partida de verdad tiene doce rondas.
    }

## Duel
guide-duel-welcome =
    Dos dados forman una ficha de dominó
    En cada ronda dibujas dos dados en tu mapa, alrededor del castillo. Aquí los blasones son los terrenos, y las cruces, las coronas.
guide-duel-first =
    Coge un dado
    En esta ronda escoges primero. Luego { $name } coge dos, y el último dado es tuyo.
    { $taps ->
        [yes] Toca un dado y pulsa el botón.
       *[no] Haz clic en un dado y luego en el botón. Con el teclado: N y luego Intro.
    }
guide-duel-castle =
    La cruz de tu castillo
    Una vez por partida, el castillo añade una cruz a uno de tus dados. Úsala ahora o guárdala para una propiedad que vaya a ser grande.
guide-duel-draw =
    Dibuja tu ficha
    Escoge dos escudos libres contiguos. Al menos uno debe tocar el castillo.
guide-duel-book =
    El grimorio
    Cada blasón que dibujas sin cruz marca aquí una casilla. Quien llena antes una fila consigue su poder, y la fila del rival queda bloqueada.
guide-duel-joker =
    Un comodín
    El signo de interrogación se convierte en el blasón que quieras al dibujarlo. No marca ninguna casilla.
guide-duel-second =
    Ahora coges dos
    Los papeles cambian en cada ronda: { $name } ha cogido un dado, tú coges dos, y el último es para { $name }.
guide-duel-become =
    ¿Qué será el comodín?
    Escoge dos escudos y luego en qué se convierte el comodín. Un blasón que se una a una de tus propiedades es buena elección.
guide-duel-match =
    Blasón con blasón
    Al menos una mitad debe tocar el castillo o el mismo blasón de una ronda anterior.
guide-duel-crosses =
    Cuadrados × cruces
    Una propiedad vale sus cuadrados por sus cruces; sin cruz, nada. Los dados con cruz no marcan casillas: puntos o poderes, tú decides. «Puntos» muestra las cuentas.
guide-duel-nearly =
    Falta una casilla
    Dibuja uno más de este blasón sin cruz: { $arms }. Así ganas el poder «{ $power }».
guide-duel-name =
    Has ganado un poder
    Nombra un blasón: cada propiedad tuya de ese blasón vale 3 puntos más, aunque sea pequeña y no tenga cruz.
guide-duel-cross =
    Has ganado un poder
    Añade una cruz a un blasón que hayas dibujado. Rinde más en tu mayor propiedad.
guide-duel-powers =
    Seis filas, seis poderes
    Dibujar donde quieras, dibujar por separado, coger dos dados a la vez, girar un dado: cada poder se usa una vez. Las dos últimas filas solo tienen tres casillas.
guide-duel-end =
    Así se juega a Duel.
    { $over ->
        [yes] Cada propiedad cuenta sus cuadrados por sus cruces, y 3 más si se nombró su blasón.
       *[no] Estos puntos contarían si acabase ahora. Una partida de verdad termina cuando alguien llena su último escudo, o cuando ninguno de los dos puede dibujar.
    }
