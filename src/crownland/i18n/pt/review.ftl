## Análise de uma partida
review-thinking = A simular milhares de partidas…
review-so-far = Até agora:
review-offline = Sem ligação. A análise será retomada.
review-whose = Decisões de quem
review-graph = Gráfico
review-measure-win = Probabilidade de vitória
review-measure-points = Pontos
review-graph-win = Probabilidade de vitória durante a partida
review-graph-points = Pontos esperados durante a partida
review-percent = { $win }%
review-here-win = { $name } { $win }%
review-here-points = { $name } { $points }
review-not-yet = Ainda não se sabe
review-event = Evento
review-cell = { $win }% · { $points }
review-table = Em tabela
review-line = Linha: perspetivas após cada evento, se todos jogarem bem.
review-marks = { $who ->
    [me] Marcas: os teus erros e imprecisões.
   *[other] Marcas: erros e imprecisões de { $name }.
}
review-drop = A descida em cada marca é o seu custo.
review-faults = { $who ->
    [me] As tuas piores decisões
   *[other] Piores decisões de { $name }
}
review-faults-yet = { $who ->
    [me] As tuas piores decisões até agora
   *[other] Piores decisões de { $name } até agora
}
review-no-faults = { $who ->
    [me] Nenhum erro claro.
   *[other] { $name }: nenhum erro claro.
}
review-no-faults-yet = Nenhuma até agora.
review-all = { $faults ->
   *[other] Mostrar todas ({ $faults })
}
review-fewer = Mostrar menos
review-grades = Imprecisão: pelo menos { $slip }% de probabilidade de vitória ou { $slip } pontos de vantagem a menos; erro: { $mistake }; erro grave: { $blunder }.
review-order = Primeiro as três piores, depois por ordem de jogo.
review-place-game = Partida { $game }, ronda { $round }
review-lasting = Escapou em { $turns } jogadas; esta custou mais.
review-cost-short = { $win ->
    [0] { $points ->
        [one] −{ $points } ponto
       *[other] −{ $points } pontos
    }
   *[other] { $points ->
        [0] −{ $win }%
        [one] −{ $win }% · −{ $points } ponto
       *[other] −{ $win }% · −{ $points } pontos
    }
}
review-cost = Custo: { $win ->
    [0] { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }
   *[other] { $points ->
        [0] { $win }% de probabilidade de vitória
        [one] { $win }% de probabilidade de vitória e 1 ponto
       *[other] { $win }% de probabilidade de vitória e { $points } pontos
    }
}.
review-good = Custo quase nulo.
review-chances = Probabilidade de vitória: { $best }% com a melhor opção, { $played }% com esta.
review-lead = Pontos: vantagem perdida sobre o melhor adversário.
review-again-cost = Custo da tentativa: { $win ->
    [0] { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }
   *[other] { $points ->
        [0] { $win }% de probabilidade de vitória
        [one] { $win }% de probabilidade de vitória e 1 ponto
       *[other] { $win }% de probabilidade de vitória e { $points } pontos
    }
}.
review-again-played = Como na partida.
review-again-good = Bem visto: vale tanto como a melhor.
review-better = Melhor: «{ $action }».
review-better-place = Melhor: vê o reino.
review-why-wait = A procurar razões…
review-why-none = As razões exigem ligação.
review-decision = Decisão
review-told = { $grade }. Eis a melhor opção.
review-try-now = O que farias?
why-not-here = Não cabe.
review-next = Seguinte
review-back = Voltar à repetição
review-keys = Numa decisão · Esquerda, Direita, Home, End: lista · Esc: voltar
review-how = Um bot forte compara as opções em milhares de simulações. Uma diferença por acaso não é erro; a sorte é o efeito dos sorteios.

## Sorte e mestria
review-luck-none = Sorteios neutros para { $who ->
    [me] ti.
   *[other] { $name }.
}
review-luck-good = Sorteios: +{ $win }% de probabilidade de vitória para { $who ->
    [me] ti.
   *[other] { $name }.
}
review-luck-bad = Sorteios: −{ $win }% de probabilidade de vitória para { $who ->
    [me] ti.
   *[other] { $name }.
}
review-skill-none = { $who ->
    [me] { $decisions ->
        [one] A tua única decisão custou pouco.
       *[other] Nenhuma das tuas { $decisions } decisões custou muito.
    }
   *[other] { $decisions ->
        [one] A única decisão de { $name } custou pouco.
       *[other] Nenhuma das { $decisions } decisões de { $name } custou muito.
    }
}
review-skill = { $faults ->
    [one] { $who ->
        [me] { $decisions ->
            [one] A tua única decisão custou
           *[other] Uma das tuas { $decisions } decisões custou
        }
       *[other] { $decisions ->
            [one] A única decisão de { $name } custou
           *[other] Uma das { $decisions } decisões de { $name } custou
        }
    }
   *[other] { $who ->
        [me] { $faults } das tuas { $decisions } decisões custaram até
       *[other] { $faults } das { $decisions } decisões de { $name } custaram até
    }
} { $win ->
    [0] { $points ->
        [one] 1 ponto
       *[other] { $points } pontos
    }
   *[other] { $points ->
        [0] { $win }% de probabilidade de vitória
        [one] { $win }% de probabilidade de vitória e 1 ponto
       *[other] { $win }% de probabilidade de vitória e { $points } pontos
    }
}.

## Avaliações
grade-best = Melhor jogada
grade-good = Boa jogada
grade-slip = Imprecisão
grade-mistake = Erro
grade-blunder = Erro grave

## O treinador
coach-best = Melhor jogada.
coach-good = Boa jogada.
coach-slip = Imprecisão.
coach-mistake = Erro.
coach-blunder = Erro grave.
