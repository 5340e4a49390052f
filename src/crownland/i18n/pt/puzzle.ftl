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
puzzle-gone = Sem ligação, e este navegador não guardou os enigmas desse dia.
puzzle-none = Esse enigma não existe.
puzzle-fair = Os enigmas vêm de partidas do bot mais forte contra si próprio. Uma resposta só conta como a melhor se milhares de partidas jogadas a partir daí o confirmarem. O dia começa à meia-noite UTC.
puzzle-you = Tu

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
puzzle-task-burn = Mandarias o dragão queimar uma peça?
puzzle-task-knights = Enviarias cavaleiros? Para onde?
puzzle-task-take = { $dice ->
    [one] Que dado tirarias?
   *[other] Que dados tirarias?
}
puzzle-task-draw = Onde desenharias?
puzzle-task-text = Uma resposta é claramente a melhor, e para a encontrar não basta contar o que dá neste momento.

puzzle-best = É isso mesmo!
puzzle-best-first = Resolvido à primeira!
puzzle-good = { $points ->
    [0] Bom, mas há um pouco melhor.
    [one] Bom, mas há melhor: isto custa { $points } ponto no fim.
   *[other] Bom, mas há melhor: isto custa { $points } pontos no fim.
}
puzzle-cost = Não é bem isso: no fim, custa { $win ->
    [0] { $points ->
        [one] cerca de 1 ponto
       *[other] cerca de { $points } pontos
    }
   *[other] { $points ->
        [0] { $win }% de probabilidade de vitória
        [one] cerca de 1 ponto e { $win }% de probabilidade de vitória
       *[other] cerca de { $points } pontos e { $win }% de probabilidade de vitória
    }
}.
puzzle-tempting = Um bot que só vê uma jogada à frente faria o mesmo.
puzzle-answer = A melhor jogada
puzzle-answer-is = A melhor jogada: «{ $action }»
puzzle-obvious = Tentador, mas pior: «{ $action }».
puzzle-obvious-place = Tentador, mas pior: o sítio a tracejado.
puzzle-win = Assim ganham-se { $win } em cada 100 partidas a partir daqui, em vez de { $other } depois da jogada óbvia.
puzzle-sum = Cada razão conta só os seus pontos, por isso a soma pode não dar toda a diferença.
puzzle-retry = Tentar de novo
puzzle-show = Mostrar a resposta
puzzle-share = Partilhar
puzzle-next = Seguinte: { $game }
puzzle-all = Todos os enigmas
puzzle-share-first = Enigma do Crownland { $day } · { $game } · resolvido à primeira { $sign }
puzzle-share-later = Enigma do Crownland { $day } · { $game } · resolvido à { $tries }.ª tentativa { $sign }
puzzle-share-shown = Enigma do Crownland { $day } · { $game } · hoje foi difícil demais para mim { $sign }
