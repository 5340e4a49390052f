## Para a vossa mesa
tools-title = Para a vossa mesa
tools-intro = Quando os dominós estão na vossa própria mesa, deixem o sorteio, o tempo e o papel connosco.
tools-draft = Sorteio dos dominós
tools-draft-text = Sorteia as filas quando os versos dos vossos dominós já se reconhecem bem demais, e lança os dados do Duel.
tools-clock = Relógio de jogo
tools-clock-text = Para dois a oito jogadores, com tempo por partida ou por jogada. Um toque passa a vez.
tools-print = Para imprimir
tools-print-text = Blocos de pontuação, folhas de mapa e livros de feitiços para o Duel, dominós, peças de edifício e dados, com desenhos nossos.
tools-offline = Depois de abrirem o Crownland neste navegador, estas páginas já não precisam de ligação.
tools-insecure = Com http simples, o navegador não consegue instalar esta página nem abri-la sem ligação. Com https, ou no computador do servidor, consegue.
tools-install = Instalar como aplicação
tools-name-of = Nome do jogador { $number }

## Sorteio dos dominós
draft-intro = Os dominós têm números no verso. Baralhem antes aqui e procurem os números que saírem.
draft-find = Disponham os dominós com estes números, o mais baixo em cima.
draft-lines = { $boxes ->
    [one] { $lines } filas de { $dominoes } dominós.
   *[other] { $lines } filas de { $dominoes } dominós, alternando as duas caixas.
}
draft-dice = Em cada ronda lançam-se quatro dados.
draft-note-kings = Anotar quem escolhe o quê
draft-note-dice = Anotar quem tira que dado
draft-note-text = Assim também se vê de quem é a vez.
draft-shuffle = Baralhar e sortear a primeira fila
draft-roll = Lançar os dados
draft-roll-again = Lançar de novo
draft-next = Sortear a fila { $line }
draft-line = Fila { $line }
draft-line-of = Fila { $line } de { $lines }
draft-nothing = Ainda não saiu nada
draft-takes = { $name } tira um dado
draft-over = Foi a última fila
draft-earlier = Filas anteriores
draft-end = Recomeçar
draft-end-sure = Sim, esquecer esta partida
draft-take-die = Tirar: { $die }
draft-die-of = { $die }, para { $name }

## Relógio de jogo
clock-intro = Ponham-no no meio da mesa: quem acaba a jogada toca na sua zona. Quando a ordem muda, toquem na zona de quem joga a seguir.
clock-per-game = Para toda a partida
clock-per-turn = Para cada jogada
clock-seconds = Segundos por jogada
clock-facing = Virado para os dois lados da mesa
clock-facing-text = As zonas do outro lado ficam ao contrário.
clock-vibrate = Vibrar
clock-set = Preparar o relógio
clock-begin = Toquem na zona de quem começa
clock-turn = É a vez de { $name }
clock-paused = O relógio está em pausa
clock-late = Acabou o tempo de { $name }
clock-up = sem tempo
clock-turns = { $turns ->
    [one] 1 jogada
   *[other] { $turns } jogadas
}
clock-start = Começar
clock-pause = Pausa
clock-go-on = Continuar
clock-end = Novo relógio
clock-end-sure = Sim, limpar
sounds-on = Som: ligado
sounds-off = Som: desligado
clock-keys = Espaço passa a vez, 1–8 dão-na a um jogador, P pausa, U anula.

## Para imprimir
print-intro = Escolham aquilo de que precisam. Tudo foi desenhado por nós; o quadrado de um dominó mede 40 mm.
print-dominoes = Dominós
print-tiles = Peças de edifício
print-castles = Castelos e reis
print-pad = Bloco de pontuação
print-sheets = Folhas de mapa
print-book = Livro de feitiços
print-dice = Dados para montar
print-pages = { $pages ->
    [one] 1 página
   *[other] { $pages } páginas
}
print-paper = Papel
paper-a4 = A4
paper-letter = Carta
print-backs = Com versos, para imprimir dos dois lados
print-go = { $pages ->
    [0] Imprimir
    [one] Imprimir 1 página
   *[other] Imprimir { $pages } páginas
}
print-how = Imprimam a 100% («tamanho real») e, na impressão frente e verso, virem pela margem longa. Nas páginas de recortar, uma linha ao fundo mostra se o tamanho está certo.
print-preview = Pré-visualização
print-measure = Esta linha tem 50 mm.
print-back = { $title } (verso)
print-dominoes-of = { $game }: dominós { $first }–{ $last }
print-tiles-of = { $game }: peças de edifício
print-dice-of = { $game }: dados
print-sheets-of = { $game }: folhas de mapa
print-book-of = { $game }: livro de feitiços
print-pad-of = { $game }: bloco de pontuação
print-reconstructed = alguns valores são reconstruções
print-glue = cortar pelas linhas, dobrar pelos tracejados, colar as abas
print-fold = dobrar pelos tracejados
print-castle-bonus = Cruz do castelo: marca esta casa quando a usares, uma vez por partida.
print-at-once = de imediato
print-per-three = 3 moedas: 1
print-queen = A rainha conta como mais uma coroa no maior território de quem a acolhe.
