## A calculadora de pontos
score-title = Calculadora de pontos
score-text = Marca os terrenos de cada reino; os pontos vão-se somando.
score-players = { $players ->
    [one] 1 jogador
   *[other] { $players } jogadores
}
score-again = Recomeçar
score-again-sure = Sim, esvaziar todos os reinos
score-kingdoms = Reinos
score-result = Resultado
score-undone = O último passo foi anulado.
score-told = { $square }. { $points ->
    [one] 1 ponto no total
   *[other] { $points } pontos no total
}
score-link-read = Esta mesa veio com um link. «Anular» traz a tua de volta.
score-link-broken = Este link está danificado, por isso nada dele foi aproveitado. Pede-o de novo.
score-squares = { $squares } de { $most } quadrados
score-on-land = Mostrar pontos no terreno
score-clear-kingdom = Esvaziar este reino
score-keys = Teclas na grelha: as setas movem, as letras põem terreno (como na forma de texto), os algarismos põem coroas, Enter faz o que a paleta diz, Backspace apaga, Shift com setas move o reino todo, U anula.

## O que um toque põe
score-brush = O que um toque põe
score-crowns = { $crowns ->
    [0] Sem coroa
    [one] 1 coroa
   *[other] { $crowns } coroas
}
score-crosses = { $crosses ->
    [0] Sem cruz
    [one] 1 cruz
   *[other] { $crosses } cruzes
}
score-building = Um edifício
score-castle = O castelo
score-clear = Limpar um quadrado
score-shift = Toca onde está o castelo, ou move tudo:
score-shift-left = Mover o reino para a esquerda
score-shift-right = Mover o reino para a direita
score-shift-up = Mover o reino para cima
score-shift-down = Mover o reino para baixo

## O que mais conta
score-court = Corte
score-knights = Cavaleiros
score-towers = Torres
score-brought = dos edifícios
score-queen = A rainha está aqui
score-more = Mais 1: { $what }
score-less = Menos 1: { $what }
score-named = Brasão nomeado: 3 pontos por território
score-named-none = nenhum
score-no-discard = Nenhum dominó foi descartado

## Em texto
score-type = Escrever em texto
score-type-label = Este reino em texto
score-type-text = Uma linha de texto por cada linha do reino, tal como o comando «crownland score» a lê: # é o castelo, um ponto final (.) é um quadrado vazio, um algarismo a seguir a uma letra conta coroas. { $letters }.
score-letter = { $letter } { $terrain }
text-long = Esperavam-se, no máximo, { $most } caracteres, mas vieram { $got }.
text-castle = Um reino tem um só castelo (#); castelos aqui: { $castles }.
text-cell = Linha { $row }, coluna { $column }: esperava-se #, um ponto final (.) ou uma das letras seguida de um número até { $most }, mas veio «{ $got }».
text-frame = Este reino tem de caber em { $most } × { $most } quadrados, mas tem { $columns } de largura e { $rows } de altura.
text-map = O castelo está no meio de um mapa de { $rows } linhas e { $columns } colunas; isto não condiz.
text-option = A seguir às linhas, este jogo aceita { $options }, mas veio «{ $got }».
text-number = { $option } precisa de um número até { $most }, mas veio «{ $got }».
text-named = Esperava-se uma destas palavras: { $arms }; mas veio «{ $got }».
text-building = Não há nenhum edifício chamado «{ $got }».
text-square = Esperava-se um quadrado como f5, mas veio «{ $got }».
text-site = Cada edifício fica no seu próprio quadrado de cidade; «{ $got }» não fica.

## O resultado
score-missing = { $kingdoms ->
    [one] Um reino ainda está vazio
   *[other] { $kingdoms } reinos ainda estão vazios
}

## O que não pode ser
score-doubts = Vê outra vez
doubt-frame = { $name }: o reino tem de caber em { $most } × { $most } quadrados, mas tem { $columns } de largura e { $rows } de altura.
doubt-apart = { $name }: há terreno que não está ligado ao castelo.
doubt-even = { $name }: os dominós cobrem um número par de quadrados, mas aqui há { $squares }.
doubt-crowns = { $name }: nenhum dominó deste jogo tem { $terrain } { $crowns ->
    [0] sem coroa
    [one] com 1 coroa
   *[other] com { $crowns } coroas
}.
doubt-squares = Todos os reinos juntos: este jogo tem { $most } quadrados de { $terrain }, mas contam-se { $squares }.
doubt-halves = Todos os reinos juntos: este jogo tem { $most ->
    [one] { $most } quadrado
   *[other] { $most } quadrados
} de { $terrain } { $crowns ->
    [0] sem coroa
    [one] com 1 coroa
   *[other] com { $crowns } coroas
}, mas contam-se { $squares }.
doubt-alone = { $name }: { $terrain } { $crowns ->
    [0] sem coroa
    [one] com 1 coroa
   *[other] com { $crowns } coroas
} não forma nenhum dominó deste jogo com nenhum dos seus vizinhos.
doubt-cover = { $name }: não há maneira de cobrir este reino com dominós deste jogo.
doubt-copies = Todos os reinos juntos: há { $most ->
    [one] 1 peça
   *[other] { $most } peças
} «{ $building }», mas contam-se { $tiles }.
doubt-knights = Todos os reinos juntos: há { $most } cavaleiros, mas contam-se { $knights }.
doubt-towers = Todos os reinos juntos: há { $most } torres, mas contam-se { $towers }.
doubt-queen_towerless = { $name }: a rainha não visita quem não tem nenhuma torre.
doubt-queen_outbuilt = { $name }: a rainha fica com quem tem mais torres, e alguém tem { $most }.
doubt-queen_nobody = Alguém construiu uma torre, por isso a rainha tem de estar com alguém.
doubt-crosses = { $name }: às cruzes dos dados podem acrescentar-se, no máximo, { $most }, mas aqui foram acrescentadas { $crosses }.
