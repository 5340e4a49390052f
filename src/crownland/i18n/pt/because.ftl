# Porque é que uma opção é melhor do que outra, em enigmas, análises e para o treinador. `end` é o que isso dá no fim, em
# média. `than` é aquilo com que se compara: o que foi jogado, tentado ou é óbvio. O terreno pode ser de qualquer jogador.

because = Porquê
because-arms = brasão «{ $name }»
because-only = A única jogada.
because-played = Jogado
because-tried = Tentativa
because-obvious = Tentador
because-better = Melhor
because-sum = Cada razão conta em separado; a soma pode diferir.
answer-show = Ver resposta

## O que se vê logo
because-points = Dá { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} agora.
because-points-more = Dá { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} agora, contra { $other }.
because-less-now = Dá { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} agora, contra { $other }, mas compensa depois.
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
because-fits = O dominó { $domino } não cabe aqui.
because-brings = O dominó { $domino } pode dar { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
because-brings-more = O dominó { $domino } pode dar { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, o outro { $other }.
because-keeps = Daria { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} a { $name }.

## Terreno
because-joins = O território ({ $terrain }) passa a { $squares ->
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
}, contra { $squares_other } e { $crowns_other }: cerca de +{ $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-larger = O território ({ $terrain }) passa a { $squares ->
    [one] { $squares } quadrado
   *[other] { $squares } quadrados
}, contra { $squares_other }, e { $unit ->
    [crosses] ainda podem vir cruzes
   *[crowns] ainda podem vir coroas
}: cerca de +{ $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-open = O território ({ $terrain }) mantém { $free ->
    [one] { $free } quadrado livre
   *[other] { $free } quadrados livres
} para crescer, contra { $free_other }: cerca de +{ $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-castle-side = { $sides ->
    [one] Fica livre 1 lado do castelo
   *[other] Ficam livres { $sides } lados do castelo
}, contra { $sides_other }; ali cabe tudo.
because-reach = Reino compacto: { $free } quadrados ao alcance, contra { $free_other }.
because-follows = Assim, o dominó { $domino }, já escolhido, dá { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, contra { $other }.
because-offers = Assim, o dominó { $domino } da fila pode dar { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, contra { $other }.
because-hole = { $than ->
    [played] A jogada feita
    [tried] A tua tentativa
   *[obvious] O sítio óbvio
} deixa { $squares ->
    [one] um quadrado que nenhum dominó preenche
   *[other] { $squares } quadrados que nenhum dominó preenche
}.
because-shut-in = { $than ->
    [played] A jogada feita
    [tried] A tua tentativa
   *[obvious] O sítio óbvio
} fecha o território ({ $terrain }): { $squares ->
    [one] o seu quadrado não pode
   *[other] os seus { $squares } quadrados não podem
} crescer.
because-link = Um quadrado ainda pode unir os territórios ({ $terrain }) de { $squares } e { $squares_other } quadrados.
because-alone = { $than ->
    [played] A jogada feita
    [tried] A tua tentativa
   *[obvious] O sítio óbvio
} deixa { $squares ->
    [one] um quadrado isolado
   *[other] { $squares } quadrados isolados
}.
because-open-arms = Fica um quadrado livre junto a { $kinds ->
    [one] { $kinds } brasão
   *[other] { $kinds } brasões
}, contra { $kinds_other }.
because-room = { $room ->
    [one] Cabe mais { $room } dominó, contra { $room_other }: menos descartes.
   *[other] Cabem mais { $room } dominós, contra { $room_other }: menos descartes.
}
because-too-small = { $than ->
    [played] A jogada feita
    [tried] A tua tentativa
   *[obvious] O sítio óbvio
} deixa espaço, no máximo, para { $room } dos { $left } dominós restantes.
because-kinds = { $kinds ->
    [one] Fica { $kinds } tipo de terreno em aberto, contra { $kinds_other }: cabem mais dominós.
   *[other] Ficam { $kinds } tipos de terreno em aberto, contra { $kinds_other }: cabem mais dominós.
}
because-feeds = { $crowns ->
    [0] Aumenta o território ({ $terrain })
    [one] A sua coroa vai para o território ({ $terrain })
   *[other] As suas { $crowns } coroas vão para o território ({ $terrain })
}: cerca de +{ $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-feeds-new = { $crowns ->
    [one] Traz { $terrain } com uma coroa
   *[other] Traz { $terrain } com { $crowns } coroas
}: cerca de +{ $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-matches = Combina com o dominó { $domino }, já escolhido ({ $terrain }): cerca de +{ $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-last-crowns = Coroas raras: { $left ->
    [0] não resta nenhuma ({ $terrain })
    [one] só resta { $left } ({ $terrain })
   *[other] só restam { $left } ({ $terrain })
}.
because-feeds-die = { $crosses ->
    [0] O dado «{ $arms }» aumenta o território ({ $terrain })
    [one] A cruz de «{ $arms }» vai para o território ({ $terrain })
   *[other] As { $crosses } cruzes de «{ $arms }» vão para o território ({ $terrain })
}: cerca de +{ $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-dice-more = Estes dados podem dar { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; os outros, { $other }.
because-draws = Assim, o melhor desenho dá { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} agora, contra { $other }.
because-able = Senão, não se pode desenhar nada.

## Bónus, edifícios, feitiços
because-bonus-harmony = Cabe tudo: Harmonia em { $often }% das partidas, contra { $seldom }%.
because-loses-harmony = { $than ->
    [played] A jogada feita
    [tried] A tua tentativa
   *[obvious] O sítio óbvio
} deixa espaço, no máximo, para { $room } dos { $left } dominós restantes: sem Harmonia.
because-bonus-middle_kingdom = O castelo continua ao centro: Reino central em { $often }% das partidas, contra { $seldom }%.
because-loses-middle_kingdom = { $than ->
    [played] A jogada feita
    [tried] A tua tentativa
   *[obvious] O sítio óbvio
} perde o Reino central: o castelo fica descentrado.
because-bonus-building = «{ $building }» dá cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
} a mais.
because-brings-knights = { $knights ->
    [one] O seu cavaleiro pode cobrar moedas.
   *[other] Os seus { $knights } cavaleiros podem cobrar moedas.
}
because-brings-towers = { $towers ->
    [one] A sua torre ajuda a atrair a rainha.
   *[other] As suas { $towers } torres ajudam a atrair a rainha.
}
because-bonus-site = A sua cidade é um local de obra: cerca de +{ $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-needs-site = A sua cidade é o único local de obra livre.
because-bonus-coins = Os cavaleiros trazem moedas: cerca de +{ $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-taxes = Os cavaleiros cobram { $coins ->
    [one] { $coins } moeda
   *[other] { $coins } moedas
} agora, contra { $other }.
because-knight-waits = { $knights ->
    [one] Aqui, um cavaleiro cobraria { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }; pode vir um território maior
   *[other] Aqui, { $knights } cavaleiros cobrariam { $coins ->
        [one] { $coins } moeda
       *[other] { $coins } moedas
    }; pode vir um território maior
}{ $end ->
    [0] .
   *[other] : cerca de +{ $end ->
        [one] { $end } ponto
       *[other] { $end } pontos
    }.
}
because-saves = { $coins ->
    [one] Fica { $coins } moeda
   *[other] Ficam { $coins } moedas
}, contra { $other }.
because-queen = A rainha fica até ao fim em { $often }% das partidas, contra { $seldom }%.
because-takes-queen = Traz já a rainha: uma coroa para o maior território.
because-spell = Desenhar «{ $arms }» completa a linha e dá o poder «{ $power }».
because-denies-spell = A { $name } só falta «{ $arms }» para o poder «{ $power }».
because-ticks = Desenhar «{ $arms }» marca a casa { $ticks } de { $boxes } do poder «{ $power }».
because-keeps-power = Guarda o poder «{ $power }».
because-castle-waits = Guarda a cruz do castelo para um território maior.

## Adversários e jogadas
because-denies = Senão, { $name } fica com ele e ganha { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}; o resto dá, no máximo, { $other }.
because-denies-crowns = Sem { $crowns ->
    [one] esta coroa
   *[other] estas { $crowns } coroas
} ({ $terrain }), { $name } perde cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-denies-land = { $name } iria juntá-lo a { $squares ->
    [one] { $squares } quadrado
   *[other] { $squares } quadrados
} de { $terrain }: sem ele, perde cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-denies-match = { $name } iria juntá-lo ao seu dominó { $domino } ({ $terrain }): sem ele, perde cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-denies-site = É um local de obra para { $name }: sem ele, perde cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-denies-dice = O resto dá a { $name }, no máximo, { $other ->
    [one] { $other } ponto
   *[other] { $other } pontos
}, contra { $points }.
because-takes-tile = Ficar com «{ $building }» custa a { $name } cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-burns-tile = Queimar «{ $building }» custa a { $name } cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-earlier = Próxima jogada mais cedo: { $place }.º lugar, contra { $other }.º.

## No fim, onde nada na mesa o explica
because-outlook-own = Ao todo: +{ $own ->
    [one] { $own } ponto
   *[other] { $own } pontos
}.
because-outlook-rival = Ao todo: −{ $rival ->
    [one] { $rival } ponto
   *[other] { $rival } pontos
} para { $name }.
because-outlook-both = Ao todo: +{ $own ->
    [one] { $own } ponto
   *[other] { $own } pontos
}, e −{ $rival } para { $name }.
because-outlook-more = Ao todo: +{ $own ->
    [one] { $own } ponto
   *[other] { $own } pontos
}, mas também +{ $rival } para { $name }.
because-outlook-less = Ao todo: −{ $rival ->
    [one] { $rival } ponto
   *[other] { $rival } pontos
} para { $name }, à custa de { $own }.
because-ends-land = Maior ganho: território ({ $terrain }), cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-ends-buildings = Maior ganho: edifícios, cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
because-ends-coins = Maior ganho: moedas, cerca de { $end ->
    [one] { $end } ponto
   *[other] { $end } pontos
}.
