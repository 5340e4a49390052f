## Análisis de una partida
review-thinking = Simulando miles de partidas…
review-so-far = Hasta ahora:
review-offline = Sin conexión. El análisis se reanudará.
review-whose = Decisiones de
review-graph = Gráfico
review-measure-win = Probabilidad de ganar
review-measure-points = Puntos
review-graph-win = Probabilidad de ganar durante la partida
review-graph-points = Puntos esperados durante la partida
review-percent = { $win } %
review-here-win = { $name } { $win } %
review-here-points = { $name } { $points }
review-not-yet = Aún no se sabe
review-event = Evento
review-cell = { $win } % · { $points }
review-table = En forma de tabla
review-line = Línea: perspectivas tras cada evento, si todos juegan bien.
review-marks = { $who ->
    [me] Marcas: tus imprecisiones y errores.
   *[other] Marcas: imprecisiones y errores de { $name }.
}
review-drop = La caída en cada marca es su coste.
review-faults = { $who ->
    [me] Tus peores decisiones
   *[other] Peores decisiones de { $name }
}
review-faults-yet = { $who ->
    [me] Tus peores decisiones hasta ahora
   *[other] Peores decisiones de { $name } hasta ahora
}
review-no-faults = { $who ->
    [me] Ningún error claro.
   *[other] { $name }: ningún error claro.
}
review-no-faults-yet = Ninguna hasta ahora.
review-all = { $faults ->
   *[other] Mostrar las { $faults }
}
review-fewer = Mostrar menos
review-grades = Imprecisión: al menos un { $slip } % de probabilidad de ganar o { $slip } puntos de ventaja menos; error: { $mistake }; error grave: { $blunder }.
review-order = Primero las tres peores; luego, en orden de juego.
review-place-game = Partida { $game }, ronda { $round }
review-lasting = Desaprovechada en { $turns } turnos; aquí costó más.
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
review-cost = Coste: { $win ->
    [0] { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
   *[other] { $points ->
        [0] { $win } % de probabilidad de ganar
        [one] { $win } % de probabilidad de ganar y 1 punto
       *[other] { $win } % de probabilidad de ganar y { $points } puntos
    }
}.
review-good = Coste casi nulo.
review-chances = Probabilidad de ganar: { $best } % con la mejor opción, { $played } % con esta.
review-lead = Puntos: ventaja perdida sobre el mejor rival.
review-again-cost = Coste del intento: { $win ->
    [0] { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
   *[other] { $points ->
        [0] { $win } % de probabilidad de ganar
        [one] { $win } % de probabilidad de ganar y 1 punto
       *[other] { $win } % de probabilidad de ganar y { $points } puntos
    }
}.
review-again-played = Como en la partida.
review-again-good = Bien visto: tan buena como la mejor.
review-better = Mejor: «{ $action }».
review-better-place = Mejor: mira el reino.
review-why-wait = Buscando razones…
review-why-none = Las razones requieren conexión.
review-decision = Decisión
review-told = { $grade }. Esta es la mejor opción.
review-try-now = ¿Qué harías?
why-not-here = No encaja.
review-next = Siguiente
review-back = Volver a la repetición
review-keys = En una decisión · Izquierda, Derecha, Inicio, Fin: lista · Esc: atrás
review-how = Un bot fuerte compara las opciones en miles de simulaciones. Una diferencia por azar no es error; la suerte es el efecto de los sorteos.

## Suerte y habilidad
review-luck-none = Sorteos neutros para { $who ->
    [me] ti.
   *[other] { $name }.
}
review-luck-good = Sorteos: +{ $win } % de probabilidad de ganar para { $who ->
    [me] ti.
   *[other] { $name }.
}
review-luck-bad = Sorteos: −{ $win } % de probabilidad de ganar para { $who ->
    [me] ti.
   *[other] { $name }.
}
review-skill-none = { $decisions ->
    [one] { $who ->
        [me] Tu única decisión
       *[other] La única decisión de { $name }
    } costó poco.
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
            [one] La única decisión de { $name } costó
           *[other] Una de las { $decisions } decisiones de { $name } costó
        }
    }
   *[other] { $who ->
        [me] { $faults } de tus { $decisions } decisiones te costaron hasta
       *[other] { $faults } de las { $decisions } decisiones de { $name } costaron hasta
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
coach-best = Mejor jugada.
coach-good = Buena jugada.
coach-slip = Imprecisión.
coach-mistake = Error.
coach-blunder = Error grave.
