# O jogo no terminal. As palavras que se escrevem são iguais em todas as línguas e não se traduzem: help, legal, show,
# hint, me, log, score, undo, resign, quit, draft, board, look, book, place, claim, knights, build, burn, take, draw, castle,
# turn, name, cross, any, apart. Também não os nomes de quadrados, como f4, nem os de brasões, como dd.

## As primeiras perguntas
terminal-welcome = Boas-vindas ao Crownland. Carrega em Enter para aceitares o que está entre [parênteses retos].
terminal-which-game = Que jogo?
terminal-type-game = Escreve um número ou o início de um nome [{ $usual }]
terminal-how-many = Quantos jogadores: { $numbers }? [{ $usual }]
terminal-type-options = Escreve números separados por vírgulas [nenhum]
terminal-who-plays = Quem joga contra ti?
terminal-type-rival = Escreve um número, o início de um nome ou qualquer outro bot [{ $usual }]
terminal-your-name = O teu nome? [{ $usual }]
terminal-preparing = O jogo está a ser preparado para este computador. Só acontece uma vez e pode demorar meio minuto.

## O que se pode escrever
terminal-help-legal = lista tudo o que podes fazer (legal 2: a segunda página)
terminal-help-show = mostra o número 3 da lista no reino antes de decidires
terminal-help-hint = mostra o que um bot forte faria no teu lugar, e porquê
terminal-help-me = volta a desenhar a mesa, com todas as tuas opções
terminal-help-log = volta a contar o que aconteceu desde a tua decisão
terminal-help-score = mostra os pontos de cada reino, território a território
terminal-help-undo = anula a tua última decisão e tudo o que se seguiu
terminal-help-resign = desiste da partida
terminal-help-quit = sai da partida
terminal-help-help = mostra esta lista
terminal-help-place = coloca o teu dominó como no número 3 da lista (ou só 3)
terminal-help-place-squares = coloca a primeira metade em f4 e a segunda em g4
terminal-help-claim = põe o teu rei no dominó 31 da nova fila (ou só 31)
terminal-help-draft = mostra as duas filas e o que ainda ninguém viu
terminal-help-knights = envia cavaleiros como no número 3 da lista; knights e4 indica o quadrado; Enter guarda-os
terminal-help-build = constrói a peça do espaço 3 onde dá mais pontos; build 3 e4 constrói-a em e4; Enter não constrói nada
terminal-help-burn = suborna o dragão com 1 moeda para queimar a peça do espaço 3; Enter deixa-o em paz
terminal-help-board = explica os edifícios à escolha, a rainha e o dragão
terminal-help-look = amplia o reino 2, com os seus edifícios
terminal-help-take = tira o dado 2 (ou só 2); 13 ou take 1 3 tira os dados 1 e 3
terminal-help-draw = desenha os teus dados como no número 3 da lista (ou só 3)
terminal-help-draw-squares = desenha nestes dois quadrados; se houver vários desenhos possíveis, perguntamos-te qual
terminal-help-draw-arms = o mesmo com os brasões: d, l, dd, ll, f, c como no livro
terminal-help-draw-power = lista o que o poder permite, enquanto o tiveres
terminal-help-castle = acrescenta a cruz do castelo ao dado 2, uma vez por partida; Enter guarda-a
terminal-help-turn = vira o dado 2 para essa face, enquanto tiveres o poder; Enter guarda-o
terminal-help-name = usa os poderes que atuam de imediato
terminal-help-book = explica os poderes do livro de feitiços

## À mesa
terminal-enter-for = Carrega em Enter para: { $choice }
terminal-enter = Enter: { $choice }.
terminal-more = { $count ->
    [one] Mais 1: legal.
   *[other] Mais { $count }: legal.
}
terminal-help = Ajuda: help.
terminal-type-one-of = Escreve um destes: { $numbers }.
terminal-page = Página { $page } de { $pages }.
terminal-which = Qual destas? (me: voltar a todas)
terminal-log-none = Nada aconteceu desde a tua decisão.
terminal-queen-moves = A rainha muda-se para junto de { $name }.
terminal-points = { $points }p
terminal-coins = { $coins }m
terminal-queen = rainha
terminal-largest = Maior território
terminal-resign = Desistir desta partida? (s/N)
# O que conta como sim na pergunta anterior, separado por espaços.
terminal-yes = s sim
terminal-next-game = Carrega em Enter para a próxima partida.
terminal-save-record = Guardar o registo desta partida? Escreve um nome de ficheiro, ou Enter para não guardar:
terminal-saved = A partida está guardada em { $file }.
terminal-saved-unfinished = A partida por acabar está guardada em { $file }.
terminal-left = Saíste da partida.
terminal-stopped = Interrompido.

## Duel
terminal-shields = { $shields ->
    [one] resta 1 escudo livre no mapa mais cheio
   *[other] restam { $shields } escudos livres no mapa mais cheio
}
terminal-take-one = O teu adversário tira dois dos outros, e tu ficas com o último. Entre parênteses: os pontos do teu melhor desenho com cada um dos outros dados.
terminal-take-two = 13 tira os dados 1 e 3. O teu adversário fica com o último.
terminal-take-power = Ou usa o teu poder e tira dois: 13 tira os dados 1 e 3.
terminal-with-die = { $gain } com { $die }
terminal-draw-nowhere = Não cabem em lado nenhum do teu mapa.
terminal-draw-joker = Indica dois quadrados para escolheres o brasão do joker.
terminal-turn-points = Os pontos são os do teu melhor desenho depois de o virares.
terminal-castle-tick = Os pontos são os do teu melhor desenho depois disso. Esse dado já não marca nenhuma casa.
terminal-wins-power = { $name } preenche a linha do brasão «{ $arms }» e ganha o seu poder.
terminal-map-full = Mapa cheio: { $names }.
terminal-no-drawing = Nenhum jogador conseguiu desenhar.

## O que não se percebeu
terminal-expected-verb = Agora esperava-se { $verb }, mas veio «{ $got }».
terminal-expected-verb-number = Esperava-se { $verb } com um número, ou help, mas veio «{ $got }».
terminal-expected-verb-enter = Esperava-se { $verb } com um número, ou Enter para não o fazer.
terminal-expected-verb-with = Esperava-se { $verb } com { $options }, mas veio «{ $got }».
terminal-expected-number = Esperava-se um número de { $least } a { $most }, mas veio «{ $got }».
terminal-expected-number-or-name = Esperava-se um número de { $least } a { $most } ou um nome, mas veio «{ $got }».
terminal-expected-numbers = Esperavam-se números de 1 a { $most }, mas veio «{ $got }».
terminal-expected-one-of = Esperava-se { $options }, mas veio «{ $got }».
terminal-expected-name = Esperava-se um nome de 1 a { $most } caracteres imprimíveis, mas veio «{ $got }».
terminal-expected-rivals = { $most ->
    [one] Esperava-se 1 adversário, mas vieram { $got }.
   *[other] Esperavam-se de 1 a { $most } adversários, mas vieram { $got }.
}
terminal-expected-squares = Esperava-se um número ou dois quadrados como { $example }, mas veio «{ $got }».
terminal-expected-neighbours = Esperavam-se dois quadrados lado a lado, mas { $squares } não o estão.
terminal-expected-knights = Esperavam-se cavaleiros em { $squares }, tantos quantos tens, mas veio «{ $got }».
terminal-expected-slot = Esperava-se burn com o número de um espaço, mas veio «{ $got }».
terminal-expected-site = Esperava-se um espaço e um local de obra como 3 e4, mas veio «{ $got }».
terminal-expected-affordable = Esperava-se um espaço com um edifício que possas pagar, mas veio «{ $got }».
terminal-expected-example = Esperava-se { $verb }, por exemplo { $example }, mas veio «{ $got }».
terminal-die-taken = O dado { $die } já foi tirado; escolhe entre os do meio.
terminal-power-not-held = Não tens o poder { $word }.
terminal-power-needed = Isto precisa de um poder: acrescenta { $words }.
terminal-file-missing = Não há nenhum ficheiro nem pasta com esse nome: { $file }
terminal-file-refused = Não é possível ler nem escrever { $file }. Pormenores (em inglês): { $why }
terminal-details = { $sentence } Pormenores (em inglês): { $why }

## Repetições e pontos
terminal-replay-keys = Enter seguinte · b atrás · f início · e fim · número Enter saltar · s pontos · q sair
terminal-record-ends = O registo acaba aqui, antes do fim da partida.
terminal-this-kingdom = Este reino
