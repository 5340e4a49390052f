# Enigmas do dia: em cada dia, uma decisão de uma partida verdadeira, para cada jogo.

puzzle-title = Enigma do dia
puzzle-text = Todos os dias, uma decisão de uma partida. Encontra a jogada do bot mais forte.
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
    [0] Resolve um para começares uma série.
    [one] Série de { $days } dia
   *[other] Série de { $days } dias
}
puzzle-solved = { $solved ->
    [one] { $solved } resolvido
   *[other] { $solved } resolvidos
}, { $first } à primeira
puzzle-kept = Sem ligação: enigmas guardados.
puzzle-gone = Sem ligação, e esse dia não está guardado aqui.
puzzle-fair = De partidas do bot mais forte contra si próprio; respostas confirmadas por milhares de simulações. Novos à meia-noite UTC.

puzzle-calendar = Dias anteriores
puzzle-month-back = Mês anterior
puzzle-month-on = Mês seguinte
puzzle-day-label = { $day }: { $solved ->
    [0] nada resolvido
    [one] { $solved } resolvido
   *[other] { $solved } resolvidos
}

puzzle-task = O que farias?
puzzle-task-place = Onde fica o dominó { $domino }?
puzzle-task-claim = Que dominó?
puzzle-task-build = Construir algo?
puzzle-task-burn = Queimar uma peça?
puzzle-task-knights = Enviar cavaleiros?
puzzle-task-take = { $dice ->
    [one] Que dado?
   *[other] Que dados?
}
puzzle-task-draw = Onde desenhar?
puzzle-task-text = Uma resposta é claramente a melhor; os pontos imediatos não bastam.

puzzle-best = É isso!
puzzle-best-first = À primeira!
puzzle-good = { $points ->
    [0] Bom, mas há um pouco melhor.
    [one] Bom, mas custa { $points } ponto no fim.
   *[other] Bom, mas custa { $points } pontos no fim.
}
puzzle-cost = Não é bem isso. Custo: { $win ->
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
puzzle-answer = Melhor jogada
puzzle-answer-is = Melhor jogada: «{ $action }»
puzzle-obvious = Tentador, mas pior: «{ $action }».
puzzle-obvious-place = Tentador, mas pior: o tracejado.
puzzle-win = Probabilidade de vitória: { $win }%, contra { $other }% com a jogada óbvia.
puzzle-next = Seguinte: { $game }
puzzle-all = Todos os enigmas
puzzle-share-first = Enigma Crownland { $day } · { $game } · à primeira { $sign }
puzzle-share-later = Enigma Crownland { $day } · { $game } · { $tries }.ª tentativa { $sign }
puzzle-share-shown = Enigma Crownland { $day } · { $game } · hoje não consegui { $sign }
