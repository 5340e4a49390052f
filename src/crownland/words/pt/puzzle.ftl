# Enigmas do dia: em cada dia, uma decisão de uma partida verdadeira, para cada jogo.

puzzle-title = Enigma do dia
puzzle-text = Uma decisão de uma partida verdadeira, nova todos os dias para cada jogo. Encontra a jogada que o bot mais forte faria.
puzzle-of-day = Enigma de { $day }
puzzle-day = Enigmas de { $day }
puzzle-today = Enigmas de hoje
puzzle-players = { $seats ->
    [one] { $seats } jogador
   *[other] { $seats } jogadores
}
puzzle-round = ronda { $round }

puzzle-open = Por resolver
puzzle-result-first = Resolvido à primeira
puzzle-result-later = Resolvido
puzzle-result-shown = Resposta vista
puzzle-streak = { $days ->
    [0] Resolve um hoje para começares uma série.
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
}
puzzle-solved = { $solved ->
    [one] { $solved } resolvido
   *[other] { $solved } resolvidos
}, { $first } à primeira
puzzle-kept = Sem ligação: estes enigmas ficaram aqui guardados para ti.
puzzle-gone = Sem ligação, só estão aqui os enigmas da última semana.
puzzle-none = Esse enigma não existe.
puzzle-fair = Os enigmas vêm de partidas do bot mais forte contra si próprio. Uma resposta só conta como a melhor se milhares de partidas jogadas a partir daí o confirmarem. O dia começa à meia-noite UTC.

puzzle-calendar = Dias anteriores
puzzle-month-back = Mês anterior
puzzle-month-on = Mês seguinte
puzzle-day-label = { $day }: { $solved ->
    [0] nada resolvido
    [one] { $solved } resolvido
   *[other] { $solved } resolvidos
}

puzzle-task = O que farias?
puzzle-task-place = Onde colocarias o dominó { $domino }?
puzzle-task-claim = Com que dominó ficarias?
puzzle-task-build = Construirias algo? O quê?
puzzle-task-burn = Enviarias o dragão? Para onde?
puzzle-task-knights = Enviarias cavaleiros? Para onde?
puzzle-task-take = { $dice ->
    [one] Que dado tirarias?
   *[other] Que dados tirarias?
}
puzzle-task-draw = Onde desenharias?
puzzle-task-text = Uma resposta é claramente a melhor, e não é a que dá mais neste momento.

puzzle-best = É isso mesmo!
puzzle-best-first = Resolvido à primeira!
puzzle-good = Bom, mas há melhor: isto custa { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} no fim.
puzzle-cost = Não é bem isso: custa { $points ->
    [one] cerca de { $points } ponto
   *[other] cerca de { $points } pontos
} no fim e { $win }% de probabilidade de vitória.
puzzle-tempting = É o que a maioria faria.
puzzle-answer = A melhor jogada
puzzle-why = Porquê
puzzle-win = Assim ganham-se { $win } em cada 100 partidas a partir daqui, em vez de { $other } depois da jogada óbvia.
puzzle-retry = Tentar de novo
puzzle-show = Mostrar a resposta
puzzle-share = Partilhar
puzzle-next = Seguinte: { $game }
puzzle-all = Todos os enigmas
puzzle-share-first = Enigma do Crownland { $day } · { $game } · resolvido à primeira { $sign }
puzzle-share-later = Enigma do Crownland { $day } · { $game } · resolvido à tentativa { $tries } { $sign }
puzzle-share-shown = Enigma do Crownland { $day } · { $game } · hoje foi difícil demais para mim { $sign }

## Porque é que a resposta é a melhor. `end` é o que isso dá no fim, em média.

puzzle-arms = brasão «{ $name }»
puzzle-why-less-now = A jogada óbvia dá { $other ->
    [one] { $other } ponto
   *[other] { $other } pontos
} agora, esta { $points }; compensa mais tarde.
puzzle-why-joins = O teu território ({ $terrain }) passa a ter { $squares ->
    [one] { $squares } quadrado
   *[other] { $squares } quadrados
} e { $unit ->
    [crosses] { $crowns ->
        [one] { $crowns } cruz
       *[other] { $crowns } cruzes
    }
   *[crowns] { $crowns ->
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }
}, em vez de { $squares_other } e { $crowns_other }: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim.
puzzle-why-follows = O teu outro dominó, o { $domino }, dá então { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} em vez de { $other }.
puzzle-why-hole = O sítio óbvio deixa { $squares ->
    [one] um quadrado que nenhum dominó pode preencher
   *[other] { $squares } quadrados que nenhum dominó pode preencher
}.
puzzle-why-open = O teu território ({ $terrain }) mantém espaço para crescer, com { $free ->
    [one] { $free } quadrado livre
   *[other] { $free } quadrados livres
} à volta em vez de { $free_other }: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim.
puzzle-why-room = { $room ->
    [one] Ainda cabe { $room } dominó em vez de { $room_other }, por isso vais descartar menos.
   *[other] Ainda cabem { $room } dominós em vez de { $room_other }, por isso vais descartar menos.
}
puzzle-why-kinds = { $kinds ->
    [one] Podes continuar a ligar a { $kinds } tipo de terreno, em vez de { $kinds_other }, por isso vão caber mais dominós.
   *[other] Podes continuar a ligar a { $kinds } tipos de terreno, em vez de { $kinds_other }, por isso vão caber mais dominós.
}
puzzle-why-feeds = { $crowns ->
    [0] Faz crescer o teu território ({ $terrain })
    [one] A sua coroa vai para o teu território ({ $terrain })
   *[other] As suas { $crowns } coroas vão para o teu território ({ $terrain })
}: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim.
puzzle-why-feeds-new = { $crowns ->
    [one] Traz { $terrain } com uma coroa
   *[other] Traz { $terrain } com { $crowns } coroas
}: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim.
puzzle-why-feeds-die = { $crosses ->
    [0] Faz crescer o teu território ({ $terrain })
    [one] A sua cruz vai para o teu território ({ $terrain })
   *[other] As suas { $crosses } cruzes vão para o teu território ({ $terrain })
}: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim.
puzzle-why-denies = Senão, { $name } fica com ele e ganha { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; o que sobra dá, no máximo, { $other }.
puzzle-why-denies-crowns = { $name } está à espera { $crowns ->
    [one] da coroa deste dominó
   *[other] das { $crowns } coroas deste dominó
} ({ $terrain }): sem ele, { $name } acaba com cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a menos.
puzzle-why-denies-dice = Com o que sobra, { $name } pode desenhar, no máximo, { $other ->
    [one] { $other } ponto
   *[other] { $other } pontos
}; senão, { $points }.
puzzle-why-takes-tile = { $name } também gostaria da peça «{ $building }»: sem ela, acaba com cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a menos.
puzzle-why-queen = Atrai a rainha: fica contigo em { $often } de cada 100 partidas, em vez de { $seldom }.
puzzle-why-bonus-middle_kingdom = O teu castelo continua no meio: o Reino central conta em { $often } de cada 100 partidas, em vez de { $seldom }.
puzzle-why-bonus-harmony = Vai caber tudo: a Harmonia conta em { $often } de cada 100 partidas, em vez de { $seldom }.
puzzle-why-bonus-building = Os teus edifícios dão cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim com «{ $building }».
puzzle-why-bonus-site = A sua cidade é um local de obra para um edifício: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim.
puzzle-why-bonus-coins = Os cavaleiros trazem moedas: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim.
puzzle-why-earlier = E escolhes mais cedo na próxima ronda: em { $place }.º lugar, em vez de { $other }.º.
puzzle-why-denies-land = { $name } iria juntá-lo a { $squares ->
    [one] { $squares } quadrado
   *[other] { $squares } quadrados
} de { $terrain }: sem ele, acaba com cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a menos.
puzzle-why-denies-site = { $name } poderia construir na cidade deste dominó: sem ele, acaba com cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a menos.
puzzle-why-spell = Ao ser desenhado, marca a última casa de uma linha: o poder «{ $power }» é teu.
puzzle-why-denies-spell = A { $name } falta uma casa para o poder «{ $power }», e este dado marcava-a.
