## Todas as páginas de regras
learn-title = Aprende os jogos
learn-intro = Cada jogo em cerca de cinco minutos. Cada imagem é um momento de uma partida verdadeira.
learn-pages = As regras
learn-read = Ler as regras
learn-minutes = { $minutes ->
    [one] 1 minuto de leitura
   *[other] { $minutes } minutos de leitura
}
learn-page-title = { $game }: as regras
learn-contents = Índice
learn-print = Imprimir
learn-other-games = Outros jogos
learn-components = Todas as peças: dominós, edifícios, dados, feitiços
learn-components-text = Tudo o que vem nas caixas, e com que certeza o sabemos.
learn-numbers = Números das regras
learn-numbers-text = Cada secção acaba com os números das suas regras, como K7. Cada número tem o seu próprio endereço, para poderes enviar alguém diretamente a uma regra.
learn-marks = Duas marcas
learn-marks-text = Onde um livro de regras nada diz, ou dois deles se contradizem, tivemos de escolher: isso está marcado «A nossa leitura». Onde não conseguimos ver uma peça do jogo, reconstruímo-la: isso está marcado «Reconstruído».
learn-decided = A nossa leitura
learn-reconstructed = Reconstruído
learn-rule-ids = Regras desta secção
learn-now = Sobre esta decisão: { $section }
learn-new-tab = Abrir como página
learn-player-0 = Vermelho
learn-player-1 = Azul
learn-player-2 = Verde
learn-player-3 = Âmbar
learn-player-4 = Roxo
learn-player-5 = Turquesa
learn-player-6 = Castanho
learn-player-7 = Cinzento
learn-setup-kings = Reis por jogador
learn-setup-dominoes = Dominós
learn-setup-line = Por fila
learn-setup-rounds = Rondas
learn-setup-frame = Reino
learn-setup-teams = Equipas
learn-picture = { $part }: { $title }
learn-boxes = { $boxes ->
    [one] 1 casa
   *[other] { $boxes } casas
}
learn-more-kingdomino = Em Kingdomino está tudo sobre os dominós: filas, reis, colocação, grelha.
learn-more-queendomino = Em Queendomino está tudo sobre cavaleiros, edifícios, a rainha e o dragão.

## Kingdomino
learn-kingdomino-aim-title = A ideia
learn-kingdomino-aim-text =
    Governas um pequeno castelo e queres terrenos à volta dele. Jogada a jogada, ficas com um dominó e coloca-lo no teu reino.
    Quadrados do mesmo terreno que estão lado a lado são um _território_. No fim, cada território vale os seus quadrados vezes as suas coroas. Vence quem tiver mais pontos.
    Podem jogar dois, três ou quatro. Com dois jogadores, cada um tem dois reis; senão, cada um tem um. O rei é o peão que está no dominó que vais receber.
learn-kingdomino-table-title = Preparar a mesa
learn-kingdomino-table-text =
    Há 48 dominós, numerados de 1 a 48. Os números baixos são terrenos simples. Os números altos são terrenos raros com coroas.
    Baralhem-nos. Com dois ou três jogadores, alguns ficam na caixa, e ninguém sabe quais.
    Disponham tantos dominós quantos os reis, numa _fila_: o número mais baixo em cima.
learn-kingdomino-opening-title = A primeira escolha
learn-kingdomino-opening-text =
    Os reis são sorteados um a um. O dono do rei que sai põe-no em qualquer dominó livre da primeira fila.
    Quando todos os reis estiverem postos, dispõe-se a fila seguinte ao lado da primeira.
learn-kingdomino-opening-opening = O rei do { $p0 } saiu primeiro e ficou com o 47. O { $p1 } ficou com o 34. Agora sai o rei do { $p3 }; o 6 e o 11 ainda estão livres.
learn-kingdomino-opening-note = Em algumas traduções, quem sorteia um rei é que o coloca. A maioria diz que é o dono, e nós também.
learn-kingdomino-round-title = Uma ronda
learn-kingdomino-round-text =
    Joga-se pela ordem da fila mais antiga, a partir do número mais baixo. Quando for a vez do teu rei, faz duas coisas:
    1. _Coloca_ no teu reino o dominó que está debaixo do teu rei.
    2. _Escolhe_ um dominó livre da fila mais recente e muda para lá o teu rei.
    Assim, um número baixo joga cedo na ronda seguinte e tem mais por onde escolher. Um número alto espera, mas muitas vezes traz coroas.
    Quando todos tiverem jogado, dispõe-se a fila seguinte. Na última ronda não há nenhuma: só se coloca.
learn-kingdomino-round-round = O { $p3 } e o { $p1 } já jogaram e escolheram o 21 e o 44. Agora o { $p0 } coloca o 13 e depois escolhe o 1 ou o 16. Com o 1, o { $p0 } começa a ronda seguinte.
learn-kingdomino-placing-title = Colocar um dominó
learn-kingdomino-placing-text =
    Um dominó cobre dois quadrados livres. Pelo menos _uma metade_ tem de tocar, lado com lado, no teu castelo ou num quadrado do mesmo terreno.
    O castelo liga com todos os terrenos. Os outros lados podem tocar em qualquer coisa.
    Depois de colocado, um dominó nunca muda de sítio.
learn-kingdomino-placing-placing =
    O { $p2 } coloca o dominó 20: trigo com uma coroa, e lago. Os números são os pontos que daria agora.
    A: permitido, porque trigo toca em trigo.
    B: permitido, porque o castelo aceita qualquer terreno.
    C: não permitido, porque nenhuma metade toca no seu próprio terreno.
learn-kingdomino-frame-title = A grelha
learn-kingdomino-frame-text =
    O teu reino, castelo incluído, pode ter no máximo _cinco quadrados de largura e cinco de altura_.
    Onde fica o castelo, decides tu: só conta o que colocaste.
learn-kingdomino-frame-frame =
    O reino do { $p3 } já tem cinco de largura.
    A: cabe.
    B: toca no castelo, mas o reino ficaria com seis de largura.
learn-kingdomino-discard-title = Quando não cabe
learn-kingdomino-discard-text =
    Um dominó que cabe tem de ser colocado, mesmo que custe.
    Um dominó que não cabe em lado nenhum sai da partida. Mesmo assim, escolhes o teu próximo.
learn-kingdomino-discard-discard = O { $p1 } tem o dominó 26 na última ronda. Há dois quadrados livres, mas não lado a lado: o dominó perde-se.
learn-kingdomino-scoring-title = Contar os pontos
learn-kingdomino-scoring-text =
    Conta cada território por si: _quadrados × coroas_. Um território sem coroa não vale nada, por maior que seja.
    O castelo não faz parte de nenhum território. Dois territórios do mesmo terreno que não se tocam contam-se em separado.
learn-kingdomino-scoring-scoring = A floresta do { $p3 } tem 11 quadrados e 5 coroas: 55 pontos. Todos os territórios juntos dão 66.
learn-kingdomino-ties-title = Um empate
learn-kingdomino-ties-text = Pontos iguais? Vence o maior território, com ou sem coroas. Ainda há empate? Vence quem tiver mais coroas em todo o reino. Ainda há empate? Partilham a vitória.
learn-kingdomino-ties-ties = Ambos têm 66 pontos. A floresta do { $p3 } tem 11 quadrados, o lago do { $p1 } tem 10: vence o { $p3 }.
learn-kingdomino-variants-title = Variantes
learn-kingdomino-variants-text = Quatro variantes mudam um pouco o jogo. Combinem-nas como quiserem; só o Poderoso duelo precisa de exatamente dois jogadores.
learn-kingdomino-bonuses-title = Harmonia e Reino central
learn-kingdomino-bonuses-text =
    - _Harmonia_: 5 pontos se não descartaste nenhum dominó.
    - _Reino central_: 10 pontos se o teu castelo estiver no centro do teu reino.
learn-kingdomino-bonuses-bonus = O { $p0 } ganha os dois bónus. O { $p1 } não ganha nenhum: um dominó foi descartado, e o castelo está perto do fundo.
learn-kingdomino-bonuses-note = «No centro» quer dizer: nenhum quadrado está a mais de duas linhas ou colunas do castelo (três num reino de 7 × 7). Os buracos não importam.
learn-kingdomino-mighty-title = Poderoso duelo
learn-kingdomino-mighty-text = Para dois: todos os 48 dominós, 12 rondas e reinos de 7 × 7 quadrados.
learn-kingdomino-mighty-mighty = Um Poderoso duelo faz territórios grandes: este reino ganhou { $total } pontos.
learn-kingdomino-dynasty-title = Dinastia
learn-kingdomino-dynasty-text = Três partidas seguidas, cada uma baralhada de novo e com uma nova primeira escolha. Somem os pontos das três.
learn-kingdomino-dynasty-note = Em caso de empate, vence o maior território de qualquer das três partidas e, depois, o maior número de coroas nas três; se continuar, a vitória é partilhada.

## A amostra
learn-sample-sample-title = Uma partida curta para dois
learn-sample-sample-text =
    A amostra é o Kingdomino para dois em dez minutos: 24 dominós próprios, seis rondas, dois reis cada um, reinos de 5 × 5.
    Tudo o resto se joga como no Kingdomino. Dinastia, Harmonia e Reino central também funcionam aqui.
learn-sample-set-title = Os 24 dominós
learn-sample-set-text = Este é o conjunto com que jogamos.
learn-sample-set-note = Nunca vimos os dominós da amostra. Os nossos vêm da caixa completa: o número 1 daqui é o 1 ou o 2 de lá, o número 2 é o 3 ou o 4, e assim por diante, com exatamente metade dos quadrados de cada terreno.

## Queendomino
learn-queendomino-aim-title = A ideia
learn-queendomino-aim-text =
    O Queendomino é o Kingdomino com cidades. Coloca dominós, envia cavaleiros a cobrar impostos, constrói nas tuas cidades, atrai a rainha e tem cuidado com o dragão.
    Jogam-se todos os 48 dominós desta caixa, quatro por fila, em doze rondas. Com dois jogadores, cada um tem dois reis e um reino maior. Com três jogadores, sobra um dominó de cada fila, que sai da partida.
learn-queendomino-table-title = Preparar a mesa
learn-queendomino-table-text =
    Cada jogador começa com _7 moedas e 1 cavaleiro_. A reserva geral tem 22 cavaleiros, incluindo estes, e 15 torres.
    Seis peças de edifício estão à vista no tabuleiro dos construtores, as outras num monte virado para baixo. O preço pertence ao _espaço_, não à peça: 0, 1, 2, 3, 4 e 5 moedas.
learn-queendomino-table-table = O tabuleiro dos construtores no início. Toca numa peça para leres o que dá.
learn-queendomino-opening-title = A primeira escolha
learn-queendomino-opening-text =
    Com três ou quatro jogadores, os reis são sorteados um a um, e cada dono escolhe um dominó.
    Com dois jogadores, sorteia-se um rei. O seu dono escolhe um dominó, o outro jogador escolhe dois, e o primeiro fica com o último.
learn-queendomino-turn-title = A tua jogada
learn-queendomino-turn-text =
    Cinco passos, sempre por esta ordem. O primeiro e o último são obrigatórios, os outros não.
    1. _Coloca_ o teu dominó.
    2. _Envia cavaleiros_ a cobrar impostos.
    3. _Constrói_ numa cidade.
    4. _Suborna o dragão_.
    5. _Escolhe_ o teu próximo dominó.
learn-queendomino-turn-note = Com dois jogadores, cada um dos teus dois reis tem uma jogada inteira como esta. Há uma tradução que se pode ler como se cavaleiros, construção e dragão só viessem uma vez por ronda; mas o livro de regras descreve a jogada de um rei.
learn-queendomino-placing-title = 1. Colocar
learn-queendomino-placing-text =
    Como no Kingdomino: uma metade tem de tocar no castelo ou no mesmo terreno, e o reino tem de caber na sua grelha. O que cabe tem de ser colocado; o que não cabe em lado nenhum sai da partida, e a tua jogada continua.
    A _cidade_ é um terreno como os outros. Um quadrado de cidade sem edifício é um _local de obra_.
learn-queendomino-placing-placing = O { $p2 } coloca o dominó 44: cidade junta-se a cidade, e o novo quadrado de cidade é um local de obra.
learn-queendomino-knights-title = 2. Enviar cavaleiros
learn-queendomino-knights-text =
    Podes pôr até dois cavaleiros no dominó que acabaste de colocar, no máximo um em cada metade.
    Cada cavaleiro ganha _uma moeda por cada quadrado_ do território onde está. As cidades também pagam impostos. Dois cavaleiros no mesmo território ganham ambos por inteiro.
    Os cavaleiros ficam onde estão. Depois de descartar não há nada para cobrar.
learn-queendomino-knights-knights = O { $p2 } acabou de colocar o dominó 27. No prado, um cavaleiro ganha 6 moedas; na floresta, só 1.
learn-queendomino-safes-title = Cofres
learn-queendomino-safes-text = Um cofre dá moedas extra de cada vez que cobras impostos: uma por cada uma das tuas torres, ou uma por cada um dos teus cavaleiros, colocados ou não.
learn-queendomino-safes-safe = O { $p0 } tem o cofre das torres e 4 torres. Um cavaleiro no lago ganha 3 + 4 moedas; na cidade, 1 + 4.
learn-queendomino-safes-note = Um cofre paga por cada cavaleiro que envias, e conta-se depois de ele estar colocado.
learn-queendomino-building-title = 3. Construir
learn-queendomino-building-text =
    Podes comprar _uma_ peça por jogada. Paga o preço do seu espaço e põe-na em qualquer um dos teus locais de obra, desta ronda ou de uma anterior. Um cavaleiro no local de obra não atrapalha.
    Os cavaleiros da peça vão para a tua reserva, e podes enviá-los a partir da tua próxima jogada. As torres vão para o teu reino. As coroas contam para a cidade onde a peça está.
    O espaço fica vazio até ao fim da ronda.
learn-queendomino-building-building = O { $p1 } tem 7 moedas e ainda um local de obra. O campo de treino está no espaço de 5 moedas.
learn-queendomino-building-note = Um preço nunca desce abaixo de 0. Se os cavaleiros ou as torres da reserva geral acabarem, recebes o que restar. As moedas nunca acabam.
learn-queendomino-queen-title = A rainha
learn-queendomino-queen-text =
    Constrói torres e fica então com _pelo menos tantas como qualquer outro_: a rainha muda-se para junto de ti. Nada mais a faz mudar-se, e antes da primeira torre não está com ninguém.
    Enquanto for tua convidada, cada edifício custa-te menos uma moeda. No fim, ela é mais uma coroa no teu maior território.
learn-queendomino-queen-queen = O { $p2 } acolhe a rainha: cada preço desce uma moeda, mas nunca abaixo de 0.
learn-queendomino-dragon-title = 4. Subornar o dragão
learn-queendomino-dragon-text =
    O dragão está na gruta, e a rainha não está contigo? Então podes pagar 1 moeda e mandá-lo queimar qualquer peça à vista. A peça sai da partida, e o dragão fica no espaço vazio até ao fim da ronda.
    Por isso, acontece no máximo uma vez por ronda entre todos os jogadores. Se ganhaste a rainha nesta mesma jogada, não podes.
learn-queendomino-dragon-dragon = O { $p1 } pagou uma moeda, e o dragão queimou a fundição no espaço de 3 moedas.
learn-queendomino-slide-title = 5. Escolher, e a ronda acaba
learn-queendomino-slide-text =
    Escolhe um dominó livre da fila mais recente, como no Kingdomino.
    Depois da última jogada de uma ronda, o dragão voa para casa. As peças à vista deslizam para o lado mais barato, sem mudar de ordem, e novas peças preenchem os espaços livres.
    Na última ronda ninguém escolhe um dominó, e depois dela nada desliza.
learn-queendomino-slide-slide = A ronda seguinte: a taberna grande deslizou de 5 para 3 moedas, e vieram duas peças novas. É a vez do { $p2 }, que ainda acolhe a rainha e paga menos uma moeda.
learn-queendomino-slide-note = Quando o monte se esgota, há espaços que ficam vazios, mas as peças continuam a deslizar.
learn-queendomino-tiles-title = Todas as peças de edifício
learn-queendomino-tiles-text = Há 32 peças de 17 tipos. O que uma peça dá de imediato está ao centro; os pontos no fim estão na base.
learn-queendomino-tiles-note = Não conseguimos ver as torres e os cavaleiros de algumas peças; foram escolhidos para que tudo bata certo. A página das peças diz quais.
learn-queendomino-scoring-title = Contar os pontos
learn-queendomino-scoring-text =
    - _Moedas_: 1 ponto por cada três.
    - _Territórios_: quadrados × coroas, cidades incluídas. As coroas nos edifícios contam.
    - _A rainha_: mais uma coroa no teu maior território, tenha ele coroas ou não.
    - _Edifícios_: o que cada peça diz: um número fixo, 2 por cada território separado de um terreno, ou 1 por cada torre ou cavaleiro, colocado ou não.
learn-queendomino-scoring-scoring = O prado do { $p2 } tem 5 coroas e a rainha: 9 × 6 = 54.
learn-queendomino-scoring-note = O exemplo do livro de regras também dá 71 aqui. Nele está impresso 3 para a estátua, mas a soma precisa dos 5 que a peça dá.
learn-queendomino-ties-title = Um empate
learn-queendomino-ties-text = Pontos iguais? Vence o maior território, com ou sem coroas, cidades incluídas. Ainda há empate? Partilham a vitória.

## Casamento real
learn-royal_wedding-boxes-title = Duas caixas, uma mesa
learn-royal_wedding-boxes-text =
    Juntem o Kingdomino e o Queendomino, para três a oito jogadores. Valem todas as regras do Queendomino.
    As filas vêm alternadamente das duas caixas, a começar pelo Queendomino. Uma fila nunca as mistura.
learn-royal_wedding-boxes-boxes = A primeira fila vem do Queendomino, a segunda do Kingdomino. Os números podem repetir-se; só importa a ordem dentro de uma fila.
learn-royal_wedding-numbers-title = Quanto há de cada coisa
learn-royal_wedding-numbers-text =
    Três ou quatro jogadores constroem reinos grandes em 24 rondas. Cinco ou mais constroem reinos pequenos em 12 rondas, com filas de oito.
    Os dominós que ninguém escolhe saem da partida.
    Sete ou oito jogadores podem jogar cada um por si, mas as rondas ficam longas; é melhor jogar em equipas.
learn-royal_wedding-teams-title = Equipas de dois
learn-royal_wedding-teams-text =
    Com seis ou oito jogadores, podem jogar a pares. Os parceiros partilham um castelo, um reino de 7 × 7, uma reserva de 7 moedas e 1 cavaleiro, as torres, a rainha e os pontos.
    Cada um tem o seu rei. Quando for a vez do teu rei, decides só tu.
learn-royal_wedding-teams-teams = O { $p0 } e o { $p1 } constroem este reino em conjunto: cada ronda traz-lhe dois dominós.
learn-royal_wedding-supply-title = A reserva geral
learn-royal_wedding-supply-text = Peças, cavaleiros e torres vêm de uma só caixa do Queendomino, joguem quantos jogarem. Depressa se esgotam!

## Duel
learn-duel-aim-title = A ideia
learn-duel-aim-text =
    Um duelo com caneta e dados. Os dois jogadores partilham os mesmos quatro dados e desenham brasões cada um no seu mapa: 34 escudos à volta de um castelo.
    Escudos com o mesmo brasão que estão lado a lado são um _território_. No fim, cada um vale os seus escudos vezes as suas _cruzes_.
    Há seis brasões e quatro dados diferentes. Algumas faces têm uma ou duas cruzes, e dois dados têm um joker, «?».
learn-duel-dice-title = Partilhar os dados
learn-duel-dice-text =
    Um dos dois é o jogador A e lança os quatro dados. O jogador A tira um dado. O jogador B tira dois dos outros três. O último é do jogador A.
    Depois desenham os dois: primeiro o A, depois o B. Na ronda seguinte, os papéis trocam.
learn-duel-dice-dice = O { $p1 } é o jogador A e tirou a linha com uma cruz. Agora o { $p0 } tira dois dos outros três.
learn-duel-dice-note = No livro de regras, começa o jogador mais velho. Aqui é o acaso que decide quem é o primeiro jogador A.
learn-duel-drawing-title = Desenha o teu dominó
learn-duel-drawing-text =
    Os teus dois dados são um dominó. Desenha-o em dois escudos vazios lado a lado. Pelo menos _uma metade_ tem de tocar no castelo, ou no mesmo brasão de uma ronda anterior.
    Uma metade não serve de ligação à outra. O limite do mapa é fixo.
learn-duel-drawing-drawing =
    O { $p0 } desenha «cheio» e «dois círculos».
    A: permitido, porque «cheio» toca em «cheio».
    B: não permitido, porque nenhuma metade toca no seu próprio brasão.
learn-duel-joker-title = O joker
learn-duel-joker-text = Um joker torna-se qualquer brasão. Escolhes quando o desenhas, e depois fica assim.
learn-duel-joker-joker =
    O { $p0 } tem «cheio» com duas cruzes, e um joker.
    A: o joker também se torna «cheio». O seu vizinho toca no castelo.
    B: o joker torna-se um círculo e toca num círculo.
learn-duel-must-title = Tenho de desenhar?
learn-duel-must-text =
    - Se podes desenhar sem um poder, tens de desenhar. Mesmo assim, podes usar um poder para isso.
    - Se só podes desenhar com um poder, podes fazê-lo, mas não tens de o fazer.
    - Se não podes desenhar de maneira nenhuma, não desenhas nada nesta ronda.
learn-duel-book-title = O livro de feitiços
learn-duel-book-text =
    Depois de os dois desenharem, cada dado _sem cruz_ marca uma casa na linha do seu brasão, do lado do seu dono. O jogador A marca antes do B. Dois dados iguais marcam duas vezes.
    Conta o que o dado mostrava quando o desenhaste. Um joker não marca nada, e quem não desenhou também não.
    As linhas têm 5, 5, 4, 4, 3 e 3 casas. Quem preencher primeiro uma linha ganha o seu poder; a linha do outro fica bloqueada. As marcas numa linha cheia ou bloqueada perdem-se.
learn-duel-book-book = O { $p1 } preencheu primeiro a linha do brasão «linha» e tem o seu poder. A do { $p0 } está bloqueada.
learn-duel-powers-title = Seis poderes
learn-duel-powers-text =
    Cada poder pode ser usado uma vez, a partir da ronda a seguir àquela em que o ganhaste. Os dois últimos atuam de imediato.
    Os poderes e a cruz do castelo podem juntar-se numa jogada, mas não «Onde quiseres» com «Em separado».
learn-duel-powers-apart = «Em separado»: o { $p1 } desenha os dois dados em sítios diferentes. Cada metade toca no seu próprio brasão.
learn-duel-powers-anywhere = «Onde quiseres»: o { $p1 } preenche os dois últimos escudos, embora nada ligue.
learn-duel-castle-title = A cruz do castelo
learn-duel-castle-text = Uma vez por partida, acrescenta uma cruz a um dos teus dois dados antes de desenhares, até a um joker. Esse dado já não marca nenhuma casa.
learn-duel-castle-castle = O { $p0 } acrescenta a cruz do castelo a «duas linhas» com uma cruz: agora tem duas, e este desenho vale 10 pontos.
learn-duel-end-title = Duas maneiras de acabar
learn-duel-end-text =
    A partida acaba com a ronda em que
    - um jogador desenha no último escudo vazio, ou
    - nenhum jogador conseguiu desenhar nada, nem com os poderes que tinha.
    As marcas, e os poderes que atuam de imediato, ainda acontecem nessa ronda. Se podias desenhar com um poder e não queres, a partida continua.
learn-duel-end-note = Só conta se podes desenhar os teus dados tal como estão. Que antes pudesses ter virado um deles não muda nada.
learn-duel-scoring-title = Contar os pontos
learn-duel-scoring-text =
    Cada território vale escudos × cruzes. Se nomeaste um brasão, cada território teu com esse brasão ganha mais 3 pontos, com ou sem cruzes.
    Pontos iguais? Vence o maior território. Ainda há empate? Partilham a vitória.
learn-duel-scoring-scoring = O { $p0 } tinha nomeado a linha: três territórios de linhas dão mais 9 pontos. O { $p1 } desenhou no último escudo, mas vence o { $p0 }.

## Todas as peças
pieces-title = Todas as peças
pieces-intro = Todos os dominós, peças de edifício, dados e feitiços com que jogamos, desenhados por nós. Cada um tem uma marca que diz com que certeza o conhecemos.
pieces-box = Caixa
pieces-all = Todas as caixas
pieces-dominoes = { $dominoes } dominós
pieces-tiles = { $tiles } peças de edifício
pieces-dice = Quatro dados
pieces-towers = Torres
pieces-knights = Cavaleiros
pieces-kingdomino-text = A lista é bem conhecida, e as somas foram verificadas.
pieces-sample-text = Nunca vimos os dominós da amostra. O número 1 é o número 1 ou 2 da caixa completa, o número 2 é o 3 ou o 4, e assim por diante; cada terreno fica com exatamente metade dos seus quadrados.
pieces-queendomino-text = O que os dominós mostram é certo. Que número tem cada um vem de uma única fonte; os quatro números que pudemos comparar com fotografias batem certo.
pieces-tiles-text = Os nomes, as cópias, as coroas, os impostos e os pontos das peças são conhecidos. As torres e os cavaleiros têm uma marca própria. Se tens o jogo e vês um erro, diz-nos.
pieces-dice-text = Quatro dados diferentes, seis brasões, um joker e até duas cruzes são certos: o livro de regras mostra-os. Que face está em que dado vem de uma única fonte.
pieces-spells-text = Os poderes são certos. Quantas casas tem uma linha, e que linha dá que poder, vem de uma única fonte. Os nomes dos poderes são nossos.
mark-certain = Certo
mark-certain-text = Bem conhecido e verificado.
mark-likely = Provável
mark-likely-text = De uma única fonte, e nada o contradiz.
mark-seen = Visto
mark-seen-text = Lido numa imagem da peça.
mark-derived = Deduzido
mark-derived-text = Resulta de outra coisa que sabemos, como uma soma no livro de regras.
mark-reconstructed = Reconstruído
mark-reconstructed-text = Escolhido por nós para que tudo bata certo. Pode estar errado.
