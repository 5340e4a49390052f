## Análisis de una partida
review-thinking = Jugando la partida miles de veces…
review-so-far = Hasta ahora:
review-offline = Sin conexión. En cuanto vuelva, el análisis sigue.
review-whose = Decisiones de
review-graph = El gráfico muestra
review-measure-win = Probabilidad de ganar
review-measure-points = Puntos
review-graph-win = Probabilidad de ganar a lo largo de la partida
review-graph-points = Puntos esperados a lo largo de la partida
review-percent = { $win } %
review-here-win = { $name } { $win } %
review-here-points = { $name } { $points }
review-not-yet = Aún no se sabe
review-event = Evento
review-cell = { $win } % · { $points }
review-table = En forma de tabla
review-line = La línea muestra cómo iba la partida tras cada evento, suponiendo que todos jueguen bien a partir de ahí.
review-marks = { $who ->
    [me] Las marcas son tus imprecisiones y errores.
   *[other] Las marcas son las imprecisiones y los errores de { $name }.
}
review-drop = En cada marca, la línea baja lo que costó la decisión.
review-faults = { $who ->
    [me] Tus peores decisiones
   *[other] Las peores decisiones de { $name }
}
review-faults-yet = { $who ->
    [me] Tus peores decisiones hasta ahora
   *[other] Las peores decisiones de { $name } hasta ahora
}
review-no-faults = { $who ->
    [me] No has cometido ningún error apreciable.
   *[other] { $name } no ha cometido ningún error apreciable.
}
review-no-faults-yet = Ninguna hasta ahora.
review-all = { $faults ->
   *[other] Mostrar las { $faults }
}
review-fewer = Mostrar solo las peores
review-grades = Una imprecisión cuesta al menos un { $slip } % de probabilidad de ganar o { $slip } puntos de ventaja; un error, { $mistake }; un error grave, { $blunder }. Cuenta lo que sea peor.
review-order = Primero las tres que más probabilidad de ganar costaron; después, las demás en el orden de la partida.
review-place = Ronda { $round }
review-place-opening = Apertura
review-place-game = Partida { $game }, ronda { $round }
review-lasting = Se dejó pasar en { $turns } turnos; aquí fue donde más costó.
review-cost-short = { $win ->
    [0] { $points ->
        [one] −{ $points } punto
       *[other] −{ $points } puntos
    }
   *[other] { $points ->
        [0] −{ $win } %
        [one] −{ $win } % · −{ $points } punto
       *[other] −{ $win } % · −{ $points } puntos
    }
}
review-cost = Costó { $win ->
    [0] { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
   *[other] { $points ->
        [0] un { $win } % de probabilidad de ganar
        [one] un { $win } % de probabilidad de ganar y 1 punto
       *[other] un { $win } % de probabilidad de ganar y { $points } puntos
    }
}.
review-good = No costó nada importante.
review-chances = Probabilidad de ganar: { $best } % tras la mejor opción, { $played } % tras esta.
review-lead = El coste en puntos es la ventaja perdida sobre el mejor rival.
review-sum = Cada razón cuenta solo sus puntos, así que la suma no tiene por qué dar ese coste.
review-again-cost = Esto habría costado { $win ->
    [0] { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
   *[other] { $points ->
        [0] un { $win } % de probabilidad de ganar
        [one] un { $win } % de probabilidad de ganar y 1 punto
       *[other] un { $win } % de probabilidad de ganar y { $points } puntos
    }
}.
review-again-played = Es lo que se jugó.
review-again-good = Bien visto: es tan buena como la mejor.
review-better = Mejor: «{ $action }».
review-better-place = Mejor: como muestra el tablero.
review-why-wait = Buscando las razones…
review-why-none = Las razones solo se dan con conexión a un servidor.
review-decision = Una decisión
review-told = { $grade }. Se muestra la mejor opción.
review-try = Reintentar
review-try-now = ¿Qué harías?
review-show-answer = Ver la respuesta
why-not-here = Ahí no encaja.
review-next = Siguiente
review-back = Volver a la repetición
review-keys = Con una decisión abierta, izquierda y derecha llevan a la anterior y a la siguiente de la lista, Inicio y Fin a la primera y a la última, y Esc vuelve a la repetición.
review-how = Un bot fuerte dice qué habría hecho, y se juegan miles de partidas para comparar. Lo que puede deberse al azar no cuenta como error. La suerte es lo que cambiaron los sorteos.

## Suerte y habilidad
review-luck-none = { $who ->
    [me] Los sorteos ni te ayudaron ni te perjudicaron.
   *[other] Los sorteos ni ayudaron ni perjudicaron a { $name }.
}
review-luck-good = { $who ->
    [me] Los sorteos te dieron
   *[other] Los sorteos le dieron a { $name }
} un { $win } % más de probabilidad de ganar.
review-luck-bad = { $who ->
    [me] Los sorteos te quitaron
   *[other] Los sorteos le quitaron a { $name }
} un { $win } % de probabilidad de ganar.
review-skill-none = { $decisions ->
    [one] { $who ->
        [me] Tu única decisión
       *[other] La única decisión de { $name }
    } no costó mucho.
   *[other] { $who ->
        [me] Ninguna de tus { $decisions } decisiones
       *[other] Ninguna de las { $decisions } decisiones de { $name }
    } costó mucho.
}
review-skill = { $faults ->
    [one] { $who ->
        [me] { $decisions ->
            [one] Tu única decisión te costó
           *[other] Una de tus { $decisions } decisiones te costó
        }
       *[other] { $decisions ->
            [one] La única decisión de { $name } le costó
           *[other] Una de las { $decisions } decisiones de { $name } le costó
        }
    }
   *[other] { $who ->
        [me] { $faults } de tus { $decisions } decisiones te costaron algo, la peor
       *[other] { $faults } de las { $decisions } decisiones de { $name } le costaron algo, la peor
    }
} { $win ->
    [0] { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
   *[other] { $points ->
        [0] un { $win } % de probabilidad de ganar
        [one] un { $win } % de probabilidad de ganar y 1 punto
       *[other] un { $win } % de probabilidad de ganar y { $points } puntos
    }
}.

## Notas
grade-best = Mejor jugada
grade-good = Buena jugada
grade-slip = Imprecisión
grade-mistake = Error
grade-blunder = Error grave

## El entrenador
coach-best = La mejor jugada.
coach-good = Buena jugada.
coach-slip = Una imprecisión.
coach-mistake = Un error.
coach-blunder = Un error grave.
coach-better = Habría sido mejor: «{ $action }».
coach-better-place = Había un sitio mejor: se ve en el tablero.
