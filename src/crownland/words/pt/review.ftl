## Análise de uma partida
review-thinking = A jogar a partida milhares de vezes…
review-whose = Decisões de
review-graph = O gráfico mostra
review-measure-win = Probabilidade de vitória
review-measure-points = Pontos
review-graph-win = Probabilidade de vitória ao longo da partida
review-graph-points = Pontos esperados ao longo da partida
review-percent = { $win }%
review-here-win = { $name } { $win }%
review-here-points = { $name } { $points }
review-not-yet = Ainda não se sabe
review-event = Evento
review-cell = { $win }% · { $points }
review-table = Em tabela
review-faults = { $who ->
    [me] As tuas piores decisões
   *[other] As piores decisões de { $name }
}
review-no-faults = { $who ->
    [me] Não fizeste nenhum erro que se note.
   *[other] { $name } não fez nenhum erro que se note.
}
review-no-faults-yet = Nenhuma até agora.
review-all = { $faults ->
   *[other] Mostrar todas ({ $faults })
}
review-fewer = Mostrar só as piores
review-place = Ronda { $round }
review-place-opening = Abertura
review-place-game = Partida { $game }, ronda { $round }
review-cost-short = −{ $win }% · −{ $points } { $points ->
    [one] ponto
   *[other] pontos
}
review-cost = Custou { $win }% de probabilidade de vitória e { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
} de vantagem.
review-good = Não custou nada que importe.
review-again-cost = Isto também teria custado { $win }% de probabilidade de vitória e { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}.
review-again-good = Bem visto: é tão bom como o melhor.
review-better = Melhor: { $action }.
review-better-place = Melhor: como o tabuleiro mostra. O contorno vazio é o que foi jogado.
review-decision = Uma decisão
review-told = { $grade }. Mostra-se a melhor opção.
review-try = Tentar de novo
review-try-now = O que farias?
review-show-answer = Mostrar a resposta
why-not-here = Ali não cabe.
review-next = Seguinte
review-back = Voltar à repetição
review-how = Um bot forte diz o que teria feito, e jogam-se milhares de partidas para comparar. O que pode ser acaso não se chama erro. A sorte é o que os sorteios mudaram.

## Sorte e mestria
review-luck-none = { $who ->
    [me] Os sorteios não te ajudaram nem te prejudicaram.
   *[other] Os sorteios não ajudaram nem prejudicaram { $name }.
}
review-luck-good = { $who ->
    [me] Os sorteios deram-te
   *[other] Os sorteios deram a { $name }
} { $win }%.
review-luck-bad = { $who ->
    [me] Os sorteios tiraram-te
   *[other] Os sorteios tiraram a { $name }
} { $win }%.
review-skill-none = { $who ->
    [me] Nenhuma das tuas { $decisions } decisões custou muito.
   *[other] Nenhuma das { $decisions } decisões de { $name } custou muito.
}
review-skill = { $faults ->
    [one] { $who ->
        [me] Uma das tuas { $decisions } decisões custou-te
       *[other] Uma das { $decisions } decisões de { $name } custou
    }
   *[other] { $who ->
        [me] { $faults } das tuas { $decisions } decisões custaram-te
       *[other] { $faults } das { $decisions } decisões de { $name } custaram
    }
} ao todo { $win }% de probabilidade de vitória e { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}.

## Avaliações
grade-best = Melhor jogada
grade-good = Boa jogada
grade-slip = Imprecisão
grade-mistake = Erro
grade-blunder = Erro grave

## Porquê
review-why-only = Não havia mais nada a fazer.
review-why-points = Dá { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
} de imediato.
review-why-points-instead = Dá { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
} de imediato, em vez de { $instead }.
review-why-joins = O território nesse sítio ({ $terrain }) tem { $squares ->
    [one] 1 quadrado
   *[other] { $squares } quadrados
} e { $crowns ->
    [0] ainda nenhuma coroa
    [one] 1 coroa
   *[other] { $crowns } coroas
}.
review-why-room = Não encerra nenhum quadrado isolado; da outra maneira { $squares ->
    [one] fica um
   *[other] ficam { $squares }
} onde nada cabe.
review-why-open = Deixa mais espaço para crescer junto ao território com coroas ({ $terrain }): { $squares ->
    [one] 1 quadrado livre
   *[other] { $squares } quadrados livres
} em vez de { $instead }.
review-why-reach = Estica menos o reino: ainda pode chegar a { $squares } quadrados, em vez de { $instead }.
review-why-fits = O dominó { $domino } não cabe em lado nenhum deste reino.
review-why-brings = O dominó { $domino } pode dar { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}.
review-why-brings-instead = O dominó { $domino } pode dar { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}, o outro { $instead }.
review-why-keeps = Daria a { $name } { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}.
review-why-earlier = O seu número mais baixo joga mais cedo na próxima ronda.
review-why-outlook-own = No fim, dá mais { $own ->
    [one] { $own } ponto
   *[other] { $own } pontos
}.
review-why-outlook-rival = No fim, { $name } tem menos { $rival ->
    [one] { $rival } ponto
   *[other] { $rival } pontos
}.
review-why-outlook-both = No fim, dá mais { $own ->
    [one] { $own } ponto
   *[other] { $own } pontos
}, e menos { $rival } para { $name }.

## O treinador
coach-best = A melhor jogada.
coach-good = Boa jogada.
coach-slip = Uma imprecisão.
coach-mistake = Um erro.
coach-blunder = Um erro grave.
coach-better = Era melhor: { $action }.
