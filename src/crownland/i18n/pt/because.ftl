# Porque é que uma opção é melhor do que outra, em enigmas, análises e para o treinador. `end` é o que isso dá no fim, em
# média. `than` é aquilo com que se compara: o que foi jogado, tentado ou é óbvio. O terreno pode ser de qualquer jogador.

because = Porquê
because-arms = brasão «{ $name }»
because-only = Era a única jogada possível.
because-played = Jogado
because-tried = Tentativa
because-obvious = Tentador
because-better = Melhor
because-square = linha { $row } coluna { $column }
because-at = { $count ->
    [one] Quadrado: { $squares }.
   *[other] Quadrados: { $squares }.
}
option-take = Tirar: { $faces }
option-draw = Desenhar: { $faces }
option-turn = Virar um dado para: { $faces }
option-castle = Acrescentar a cruz do castelo a: { $faces }
option-name = Nomear: { $faces }
option-build = Construir: { $building }
option-burn = Queimar: { $building }

## O que se vê logo
because-points = Dá { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} de imediato.
because-points-more = Dá { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} de imediato, em vez de { $other }.
because-less-now = Dá { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} agora, em vez de { $other }, mas compensa mais tarde.
because-grows = O território ({ $terrain }) fica com { $squares ->
    [one] { $squares } quadrado
   *[other] { $squares } quadrados
}{ $unit ->
    [crosses] { $crowns ->
        [0] , mas ainda sem cruzes
        [one] {" "}e { $crowns } cruz
       *[other] {" "}e { $crowns } cruzes
    }
   *[crowns] { $crowns ->
        [0] , mas ainda sem coroas
        [one] {" "}e { $crowns } coroa
       *[other] {" "}e { $crowns } coroas
    }
}.
because-fits = O dominó { $domino } não cabe em lado nenhum deste reino.
because-brings = O dominó { $domino } pode dar { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
because-brings-more = O dominó { $domino } pode dar { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, o outro { $other }.
because-keeps = Este dominó daria { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a { $name }.

## Terreno
because-joins = O território ({ $terrain }) passa a ter { $squares ->
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
because-larger = O território ({ $terrain }) passa a ter { $squares ->
    [one] { $squares } quadrado
   *[other] { $squares } quadrados
} em vez de { $squares_other }, e { $unit ->
    [crosses] ainda podem vir cruzes
   *[crowns] ainda podem vir coroas
}: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim.
because-open = O território ({ $terrain }) mantém espaço para crescer, com { $free ->
    [one] { $free } quadrado livre
   *[other] { $free } quadrados livres
} à volta, em vez de { $free_other }: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim.
because-castle-side = { $sides ->
    [one] Fica livre um lado do castelo
   *[other] Ficam livres { $sides } lados do castelo
}, em vez de { $sides_other }, e ali cabe tudo.
because-reach = O reino continua compacto: { $free } quadrados à volta ficam ao alcance em vez de { $free_other }.
because-follows = O dominó { $domino }, já escolhido, dá então { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, em vez de { $other }.
because-offers = Depois, o dominó { $domino } da fila pode dar { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} em vez de { $other }.
because-hole = { $than ->
    [played] O que foi jogado
    [tried] A tua tentativa
   *[obvious] O sítio óbvio
} deixa { $squares ->
    [one] um quadrado que nenhum dominó pode preencher
   *[other] { $squares } quadrados que nenhum dominó pode preencher
}.
because-shut-in = { $than ->
    [played] O que foi jogado
    [tried] A tua tentativa
   *[obvious] O sítio óbvio
} fecha o território ({ $terrain }): já nada se pode juntar { $squares ->
    [one] ao seu quadrado
   *[other] aos seus { $squares } quadrados
}.
because-link = Os territórios de { $squares } e { $squares_other } quadrados ({ $terrain }) ainda se podem unir com um só quadrado.
because-alone = { $than ->
    [played] O que foi jogado
    [tried] A tua tentativa
   *[obvious] O sítio óbvio
} deixa { $squares ->
    [one] um quadrado sem nenhum livre ao lado
   *[other] { $squares } quadrados sem nenhum livre ao lado
}.
because-open-arms = Fica um quadrado livre ao lado de { $kinds ->
    [one] { $kinds } brasão
   *[other] { $kinds } brasões
}, em vez de { $kinds_other }.
because-room = { $room ->
    [one] Ainda cabe { $room } dominó, em vez de { $room_other }, por isso vai descartar-se menos.
   *[other] Ainda cabem { $room } dominós, em vez de { $room_other }, por isso vai descartar-se menos.
}
because-too-small = { $than ->
    [played] O que foi jogado
    [tried] A tua tentativa
   *[obvious] O sítio óbvio
} deixa espaço para, no máximo, { $room } dos { $left } dominós que faltam.
because-kinds = { $kinds ->
    [one] Pode continuar a ligar-se a { $kinds } tipo de terreno, em vez de { $kinds_other }, por isso vão caber mais dominós.
   *[other] Pode continuar a ligar-se a { $kinds } tipos de terreno, em vez de { $kinds_other }, por isso vão caber mais dominós.
}
because-feeds = { $crowns ->
    [0] Este dominó faz crescer o território ({ $terrain })
    [one] A coroa deste dominó vai para o território ({ $terrain })
   *[other] As { $crowns } coroas deste dominó vão para o território ({ $terrain })
}: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim.
because-feeds-new = { $crowns ->
    [one] Este dominó traz { $terrain } com uma coroa
   *[other] Este dominó traz { $terrain } com { $crowns } coroas
}: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim.
because-matches = Este dominó combina bem com o dominó { $domino } ({ $terrain }), já escolhido: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim.
because-last-crowns = São raras: { $left ->
    [0] já não vem nenhuma coroa ({ $terrain })
    [one] só pode vir mais { $left } coroa ({ $terrain })
   *[other] só podem vir mais { $left } coroas ({ $terrain })
}.
because-feeds-die = { $crosses ->
    [0] O dado «{ $arms }» faz crescer o território ({ $terrain })
    [one] A cruz do dado «{ $arms }» vai para o território ({ $terrain })
   *[other] As { $crosses } cruzes do dado «{ $arms }» vão para o território ({ $terrain })
}: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim.
because-dice-more = Ao serem desenhados, estes dados podem dar { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; os outros, { $other }.
because-draws = Assim, o melhor desenho dá logo { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, em vez de { $other }.
because-able = Senão, não se pode desenhar nada.

## Bónus, edifícios, feitiços
because-bonus-harmony = Vai caber tudo: a Harmonia conta em { $often } de cada 100 partidas, em vez de { $seldom }.
because-loses-harmony = { $than ->
    [played] O que foi jogado
    [tried] A tua tentativa
   *[obvious] O sítio óbvio
} deixa espaço para, no máximo, { $room } dos { $left } dominós que faltam: a Harmonia perde-se.
because-bonus-middle_kingdom = O castelo continua no meio: o Reino central conta em { $often } de cada 100 partidas, em vez de { $seldom }.
because-loses-middle_kingdom = { $than ->
    [played] O que foi jogado
    [tried] A tua tentativa
   *[obvious] O sítio óbvio
} perde o Reino central: o castelo já não pode ficar no meio.
because-bonus-building = A peça «{ $building }» compensa: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim.
because-brings-knights = { $knights ->
    [one] Esta peça traz um cavaleiro, que pode cobrar moedas.
   *[other] Esta peça traz { $knights } cavaleiros, que podem cobrar moedas.
}
because-brings-towers = { $towers ->
    [one] Esta peça traz uma torre, e as torres atraem a rainha.
   *[other] Esta peça traz { $towers } torres, e as torres atraem a rainha.
}
because-bonus-site = A cidade deste dominó é um local de obra: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim.
because-needs-site = A cidade deste dominó é um local de obra, e não há mais nenhum livre.
because-bonus-coins = Os cavaleiros trazem moedas: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais no fim.
because-taxes = Os cavaleiros cobram logo { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
} em vez de { $other }.
because-knight-waits = { $knights ->
    [one] Aqui, um cavaleiro cobraria { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }; na reserva, pode esperar por um território maior
   *[other] Aqui, { $knights } cavaleiros cobrariam { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }; na reserva, podem esperar por um território maior
}{ $end ->
    [0] .
   *[other] : cerca de { $end ->
        [one] { $end } ponto
       *[other] { $end } pontos
    } a mais no fim.
}
because-saves = { $coins ->
    [one] Fica { $coins } moeda
   *[other] Ficam { $coins } moedas
} em vez de { $other }.
because-queen = Atrai a rainha: ela fica até ao fim em { $often } de cada 100 partidas, em vez de { $seldom }.
because-takes-queen = Traz logo a rainha: a coroa dela conta no maior território.
because-spell = Ao ser desenhado, o dado «{ $arms }» marca a última casa da sua linha e dá o poder «{ $power }».
because-denies-spell = Só falta uma casa a { $name } para ganhar o poder «{ $power }», e o dado «{ $arms }» marcava-a.
because-ticks = Ao ser desenhado, o dado «{ $arms }» marca a casa { $ticks } de { $boxes } do poder «{ $power }».
because-keeps-power = O poder «{ $power }» fica para mais tarde.
because-castle-waits = A cruz do castelo fica para um território maior.

## Adversários e jogadas
because-denies = Senão, { $name } fica com este dominó e ganha { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; o que sobra dá, no máximo, { $other }.
because-denies-crowns = { $name } está à espera { $crowns ->
    [one] da coroa deste dominó
   *[other] das { $crowns } coroas deste dominó
} ({ $terrain }): sem ele, { $name } acaba com cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a menos.
because-denies-land = { $name } iria juntar este dominó a { $squares ->
    [one] { $squares } quadrado
   *[other] { $squares } quadrados
} de { $terrain }: sem ele, acaba com cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a menos.
because-denies-match = { $name } já escolheu o dominó { $domino } ({ $terrain }), que combina bem com este outro: sem ele, acaba com cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a menos.
because-denies-site = { $name } poderia construir na cidade deste dominó: sem ele, acaba com cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a menos.
because-denies-dice = Com o que sobra, o desenho de { $name } dá, no máximo, { $other ->
    [one] { $other } ponto
   *[other] { $other } pontos
}; senão, daria { $points }.
because-takes-tile = { $name } também gostaria da peça «{ $building }»: sem ela, acaba com cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a menos.
because-burns-tile = Queimada, a peça «{ $building }» fica fora de alcance: { $name } acaba com cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a menos.
because-earlier = Na próxima ronda joga-se mais cedo: em { $place }.º lugar, em vez de em { $other }.º.

## No fim, onde nada na mesa o explica
because-outlook-own = Ao todo, dá mais { $own ->
    [one] { $own } ponto
   *[other] { $own } pontos
}.
because-outlook-rival = Ao todo, { $name } acaba com menos { $rival ->
    [one] { $rival } ponto
   *[other] { $rival } pontos
}.
because-outlook-both = Ao todo, dá mais { $own ->
    [one] { $own } ponto
   *[other] { $own } pontos
}, e menos { $rival } para { $name }.
because-outlook-more = Ao todo, dá mais { $own ->
    [one] { $own } ponto
   *[other] { $own } pontos
}, mas { $name } também acaba com mais { $rival }.
because-outlook-less = Ao todo, { $name } acaba com menos { $rival ->
    [one] { $rival } ponto
   *[other] { $rival } pontos
}, e custa apenas { $own }.
because-ends-land = O maior ganho vem do território ({ $terrain }): cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} no fim.
because-ends-buildings = O maior ganho vem dos edifícios: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} no fim.
because-ends-coins = O maior ganho vem das moedas: cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} no fim.
