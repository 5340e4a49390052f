## Análise de uma partida
review-thinking = A jogar a partida milhares de vezes…
review-so-far = Até agora:
review-offline = Sem ligação. Assim que voltar, a análise continua.
review-whose = Decisões de quem
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
review-line = A linha mostra como estava a partida depois de cada evento, supondo que todos joguem bem daí em diante.
review-marks = { $who ->
    [me] As marcas são as tuas imprecisões e os teus erros.
   *[other] As marcas são as imprecisões e os erros de { $name }.
}
review-drop = Em cada marca, a linha desce o que a decisão custou.
review-faults = { $who ->
    [me] As tuas piores decisões
   *[other] As piores decisões de { $name }
}
review-faults-yet = { $who ->
    [me] As tuas piores decisões até agora
   *[other] As piores decisões de { $name } até agora
}
review-no-faults = { $who ->
    [me] Não cometeste nenhum erro que se note.
   *[other] { $name } não cometeu nenhum erro que se note.
}
review-no-faults-yet = Nenhuma até agora.
review-all = { $faults ->
   *[other] Mostrar todas ({ $faults })
}
review-fewer = Mostrar só as piores
review-grades = Uma imprecisão custa pelo menos { $slip }% de probabilidade de vitória ou { $slip } pontos de vantagem, um erro { $mistake }, um erro grave { $blunder }; conta o que for pior.
review-order = Primeiro as três que mais probabilidade de vitória custaram, depois as outras pela ordem da partida.
review-place = Ronda { $round }
review-place-opening = Abertura
review-place-game = Partida { $game }, ronda { $round }
review-lasting = Ficou por fazer { $turns } vezes; foi aqui que mais custou.
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
review-cost = Custou { $win ->
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
review-good = Não custou nada de importante.
review-chances = Probabilidade de vitória: { $best }% depois da melhor opção, { $played }% depois desta.
review-lead = O custo em pontos é a vantagem perdida sobre o melhor adversário.
review-sum = Cada razão conta só os seus pontos, por isso a soma pode não dar o custo.
review-again-cost = Isto teria custado { $win ->
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
review-again-played = Foi o que se jogou.
review-again-good = Bem visto: vale tanto como a melhor jogada.
review-better = Melhor: «{ $action }».
review-better-place = Melhor: como se vê no tabuleiro.
review-why-wait = A procurar as razões…
review-why-none = As razões só aparecem com ligação a um servidor.
review-decision = Uma decisão
review-told = { $grade }. Mostra-se a melhor opção.
review-try = Tentar de novo
review-try-now = O que farias?
review-show-answer = Mostrar a resposta
why-not-here = Ali não cabe.
review-next = Seguinte
review-back = Voltar à repetição
review-keys = Com uma decisão aberta, esquerda e direita levam à anterior e à seguinte da lista, Home e End à primeira e à última, e Esc volta à repetição.
review-how = Um bot forte diz o que teria feito, e jogam-se milhares de partidas para comparar. O que pode ser obra do acaso não conta como erro. A sorte é o que os sorteios mudaram.

## Sorte e mestria
review-luck-none = { $who ->
    [me] Os sorteios não te ajudaram nem te prejudicaram.
   *[other] Os sorteios não ajudaram nem prejudicaram { $name }.
}
review-luck-good = { $who ->
    [me] Os sorteios deram-te { $win }% de probabilidade de vitória.
   *[other] Os sorteios deram a { $name } { $win }% de probabilidade de vitória.
}
review-luck-bad = { $who ->
    [me] Os sorteios tiraram-te { $win }% de probabilidade de vitória.
   *[other] Os sorteios tiraram a { $name } { $win }% de probabilidade de vitória.
}
review-skill-none = { $who ->
    [me] { $decisions ->
        [one] A tua única decisão não custou muito.
       *[other] Nenhuma das tuas { $decisions } decisões custou muito.
    }
   *[other] { $decisions ->
        [one] A única decisão de { $name } não custou muito.
       *[other] Nenhuma das { $decisions } decisões de { $name } custou muito.
    }
}
review-skill = { $faults ->
    [one] { $who ->
        [me] { $decisions ->
            [one] A tua única decisão custou-te
           *[other] Uma das tuas { $decisions } decisões custou-te
        }
       *[other] { $decisions ->
            [one] A única decisão de { $name } custou-lhe
           *[other] Uma das { $decisions } decisões de { $name } custou-lhe
        }
    }
   *[other] { $who ->
        [me] { $faults } das tuas { $decisions } decisões custaram-te algo, a pior
       *[other] { $faults } das { $decisions } decisões de { $name } custaram-lhe algo, a pior
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
coach-best = A melhor jogada.
coach-good = Boa jogada.
coach-slip = Uma imprecisão.
coach-mistake = Um erro.
coach-blunder = Um erro grave.
coach-better = Melhor teria sido: «{ $action }».
coach-better-place = Havia um sítio melhor: vê-se no tabuleiro.
