## À volta de uma partida guiada
guide = Guia
guide-title = Uma primeira partida guiada
guide-text = Uma partida com um guia ao lado: cada passo é explicado, e quem joga és tu. Sai quando quiseres e volta para continuar.
guide-fair = Estes sorteios estão preparados para haver algo a explicar em cada ronda. Em qualquer outra partida ninguém escolhe o que sai, e qualquer pessoa o pode verificar depois.
guide-minutes = { $minutes ->
    [one] um minuto
   *[other] cerca de { $minutes } minutos
}
guide-offer = Primeira vez aqui? Aprende jogando
guide-offer-close = Agora não
guide-next = Seguinte
guide-skip = Só jogar
guide-show = Mostrar o guia
guide-sum-up = Resumir
guide-prepared = Lição preparada
guide-prepared-text = A distribuição desta partida foi preparada.
guide-over = Esta foi uma partida guiada, com um sorteio preparado.
guide-summary = O que já sabes
guide-best = O teu melhor território: { $terrain }, { $squares } × { $crowns } = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}.
guide-real = Jogar a sério
guide-rules = Ler as regras
guide-go-on = Continuar aqui
guide-others = Mais partidas guiadas:

## Dito em todos os jogos
guide-any-missed =
    Também serve
    Outro sítio teria dado +{ $best }. { $undo ->
        [yes] Com «Anular» recuperas o dominó; ou continua assim mesmo.
       *[no] Para a próxima já sabes.
    }
guide-any-done =
    Foi tudo
    Vê como estão os pontos, ou continua a jogar enquanto quiseres.
guide-any-found =
    Bem visto: +{ $points }
    Nenhum outro sítio teria dado mais. Os teus pontos estão ao lado do teu nome.
guide-tip-place = { $best ->
    [0] De momento, nenhum sítio dá pontos. Mantém juntos os terrenos iguais.
   *[other] De momento, o melhor sítio dá +{ $best }.
}
guide-tip-discard = Não cabe em lado nenhum, por isso sai da partida.
guide-tip-claim = Procura coroas e terrenos que já tenhas.
guide-tip-knights = Um cavaleiro ganha mais no teu maior território.
guide-tip-build = Lê o que as peças dão e guarda algumas moedas.
guide-tip-burn = Queima só o que ajudaria { $name } mais do que uma moeda te ajuda a ti.
guide-tip-take = As cruzes dão pontos; os brasões sem cruz preenchem o livro de feitiços.
guide-tip-turn = Podes virar um dado para qualquer uma das suas faces, uma vez por partida.
guide-tip-castle = Uma cruz vale tantos pontos quantos quadrados o seu território vier a ter.
guide-tip-draw = { $best ->
    [0] De momento, nenhum sítio dá pontos. Mantém juntos os brasões iguais.
   *[other] De momento, o melhor sítio dá +{ $best }.
}
guide-tip-name = Escolhe o brasão de que vais ter mais territórios.
guide-tip-cross = Uma cruz rende mais no teu maior território.

## Kingdomino
guide-kingdomino-welcome =
    O teu reino começa aqui
    Por enquanto é só um castelo. Em seis rondas juntas-lhe dominós, até 5 × 5 quadrados, e ganha quem tiver mais pontos. Jogas contra { $name }, e nada pode correr mal.
guide-kingdomino-first =
    Escolhe um dominó
    Os números altos costumam ter coroas, e as coroas dão pontos. Os números baixos jogam mais cedo na próxima ronda.
    { $taps ->
        [yes] Toca num e volta a tocar para ficares com ele.
       *[no] Clica num. Com o teclado: N para o marcar, Enter para ficares com ele.
    }
guide-kingdomino-second =
    E mais um
    Com dois jogadores, cada um tem dois reis. Terrenos iguais nos dois dominós podem formar um só território.
guide-kingdomino-order =
    { $who ->
        [me] Começas tu
       *[other] { $name } começou
    }
    Cada ronda joga-se do número mais baixo para o mais alto. Os escudos mostram de quem é o rei em cada dominó.
guide-kingdomino-place =
    Coloca o dominó { $domino }
    O castelo liga com qualquer terreno, por isso serve qualquer um dos seus lados.
    { $taps ->
        [yes] Toca num quadrado claro, toca de novo para rodar e carrega em «Colocar».
       *[no] Clica num quadrado claro; R roda. Com o teclado: N e depois Enter.
    }
guide-kingdomino-next =
    Agora escolhe o teu próximo dominó
    O teu rei passa para a nova fila. Vais colocar esse dominó na próxima ronda, e o número mais baixo volta a ser o primeiro.
guide-kingdomino-match =
    { $best ->
        [0] O mesmo terreno, ou o castelo
       *[other] Consegues encontrar +{ $best }?
    }
    Pelo menos uma metade tem de tocar no mesmo terreno ou no teu castelo. A etiqueta no dominó mostra os pontos que ele dá.
guide-kingdomino-crowns =
    Quadrados × coroas
    Quadrados do mesmo terreno, unidos, são um território. Vale os seus quadrados vezes as suas coroas; sem coroa, nada. Carrega em «Pontos» para veres os teus.
guide-kingdomino-early =
    Baixo ou alto?
    O dominó { $low } tem o número mais baixo: quem ficar com ele começa a próxima ronda e escolhe antes de todos. Os números altos valem mais, mas escolhem no fim.
guide-kingdomino-deny =
    Olha para o outro lado
    { $name } junta { $land }. O dominó { $wanted } tem uma coroa para isso: se o escolheres, { $name } fica sem ele.
guide-kingdomino-frame =
    Atenção à grelha
    Tudo tem de caber em 5 × 5 quadrados, castelo incluído. A moldura dourada tem esse tamanho; ainda pode deslocar-se enquanto contiver o teu reino.
guide-kingdomino-discard =
    Este não cabe em lado nenhum
    Então é descartado e sai da partida. Não perdes pontos por isso.
guide-kingdomino-full =
    Guarda algum espaço
    Um dominó que cabe tem de ser colocado; um que não cabe em lado nenhum é descartado. Quadrados livres lado a lado livram-te de apertos.
guide-kingdomino-last =
    A última ronda
    Já não há nada para escolher. Coloca os teus últimos dominós, e contam-se os pontos.
guide-kingdomino-end =
    Jogaste uma partida inteira de Kingdomino.
    Cada território conta os seus quadrados vezes as suas coroas; um terreno sem coroa não vale nada, por maior que seja.

## Queendomino
guide-queendomino-welcome =
    Kingdomino com uma corte
    Colocas dominós como no Kingdomino. A novidade: moedas, cavaleiros, edifícios, a rainha e o dragão. Se os dominós são novos para ti, joga primeiro o guia do Kingdomino.
guide-queendomino-court =
    A tua corte
    Tens sete moedas e um cavaleiro, e ainda nenhuma torre. No fim, cada três moedas valem um ponto.
guide-queendomino-first =
    Escolhe um dominó com cidade
    Nos quadrados vermelhos de cidade podes construir. Como no Kingdomino, os números baixos jogam primeiro.
    { $taps ->
        [yes] Toca num e volta a tocar para ficares com ele.
       *[no] Clica num. Com o teclado: N para o marcar, Enter para ficares com ele.
    }
guide-queendomino-second =
    O último é teu
    Escolheste primeiro, { $name } ficou com dois, e o quarto sobra para ti. A partir de agora, cada rei escolhe na sua própria jogada.
guide-queendomino-place =
    Coloca o teu dominó
    Tem de tocar no mesmo terreno ou no teu castelo. Com dois jogadores, um reino pode crescer até 7 × 7 quadrados.
    { $taps ->
        [yes] Toca num quadrado claro, toca de novo para rodar e carrega em «Colocar».
       *[no] Clica num quadrado claro; R roda. Com o teclado: N e depois Enter.
    }
guide-queendomino-knights =
    Envias o teu cavaleiro?
    Num quadrado que acabaste de colocar, ganha uma moeda por cada quadrado desse território, e fica lá para sempre. Ou guarda-o para um maior.
    { $taps ->
        [yes] Toca num dos dois quadrados e carrega no botão.
       *[no] Clica num dos dois quadrados e depois no botão.
    }
guide-queendomino-build =
    Constróis um edifício?
    Escolhe uma peça e depois um quadrado de cidade. O preço está por cima de cada peça; { $taps ->
        [yes] toca nela
       *[no] aponta para ela
    } para leres o que dá. As torres atraem a rainha.
guide-queendomino-queen =
    { $who ->
        [me] A rainha é tua convidada
       *[other] A rainha fica com { $name }
    }
    Ela muda-se para junto de quem construir torres e ficar com pelo menos tantas como qualquer outro jogador.
guide-queendomino-gift =
    O que a rainha traz
    Quem a acolhe paga menos uma moeda por cada edifício. No fim, ela é mais uma coroa no maior território desse reino.
guide-queendomino-dragon =
    Subornas o dragão?
    Por uma moeda, queima uma peça que { $name } poderia querer: uma vez por ronda, e nunca a mando de quem acolhe a rainha. Na maioria das vezes, mais vale deixá-lo em paz.
guide-queendomino-turn =
    Depois escolhe o teu próximo dominó
    Foi uma jogada inteira: colocar, cavaleiros, construir, dragão, escolher. Só o primeiro passo e o último são obrigatórios.
guide-queendomino-towers =
    A rainha está à espera
    Ela muda-se para junto de quem construir torres e ficar com pelo menos tantas como qualquer outro jogador. Ainda ninguém construiu nenhuma.
guide-queendomino-cave =
    O dragão na sua gruta
    Quem não acolhe a rainha pode pagar uma moeda para que ele queime uma das peças à escolha, uma vez por ronda entre todos os jogadores.
guide-queendomino-end =
    É assim que se joga o Queendomino.
    { $over ->
        [yes] Territórios, edifícios e um ponto por cada três moedas fazem o resultado.
       *[no] Estes pontos contariam se a partida acabasse agora: territórios, edifícios e um por cada três moedas. Uma partida a sério tem doze rondas.
    }

## Duel
guide-duel-welcome =
    Dois dados fazem um dominó
    Em cada ronda desenhas dois dados no teu mapa, à volta do castelo. Aqui os brasões são os terrenos, e as cruzes são as coroas.
guide-duel-first =
    Tira um dado
    Nesta ronda escolhes primeiro. Depois { $name } tira dois, e o último dado é teu.
    { $taps ->
        [yes] Toca num dado e carrega no botão.
       *[no] Clica num dado e depois no botão. Com o teclado: N e depois Enter.
    }
guide-duel-castle =
    A cruz do teu castelo
    Uma vez por partida, o castelo acrescenta uma cruz a um dos teus dados. Usa-a agora, ou guarda-a para um território que venha a ser grande.
guide-duel-draw =
    Desenha o teu dominó
    Escolhe dois escudos livres lado a lado. Pelo menos um tem de tocar no castelo.
guide-duel-book =
    O livro de feitiços
    Cada brasão que desenhas sem cruz marca aqui uma casa. Quem preencher primeiro uma linha ganha o seu poder, e a linha do outro fica bloqueada.
guide-duel-joker =
    Um joker
    O ponto de interrogação torna-se o brasão que quiseres quando o desenhas. Não marca nenhuma casa.
guide-duel-second =
    Agora tiras dois
    Os papéis trocam em cada ronda: { $name } tirou um dado, tu tiras dois, e o último fica para { $name }.
guide-duel-become =
    O que vai ser o joker?
    Escolhe dois escudos e depois em que se torna o joker. Um brasão que se junte a um dos teus territórios é boa escolha.
guide-duel-match =
    Brasão com brasão
    Pelo menos uma metade tem de tocar no castelo ou no mesmo brasão de uma ronda anterior.
guide-duel-crosses =
    Quadrados × cruzes
    Um território vale os seus quadrados vezes as suas cruzes; sem cruz, nada. Dados com cruzes não marcam casas: pontos ou poderes, a escolha é tua. «Pontos» mostra as contas.
guide-duel-nearly =
    Falta uma casa
    Desenha mais um destes sem cruz: { $arms }. Ganhas então o poder «{ $power }».
guide-duel-name =
    Ganhaste um poder
    Nomeia um brasão: cada território teu com esse brasão vale mais 3 pontos, mesmo que seja pequeno e sem cruz.
guide-duel-cross =
    Ganhaste um poder
    Acrescenta uma cruz a um brasão que tenhas desenhado. Rende mais no teu maior território.
guide-duel-powers =
    Seis linhas, seis poderes
    Desenhar onde quiseres, desenhar em separado, tirar dois dados de uma vez, virar um dado: cada poder usa-se uma vez. As duas últimas linhas só têm três casas.
guide-duel-end =
    É assim que se joga o Duel.
    { $over ->
        [yes] Cada território conta os seus quadrados vezes as suas cruzes, e mais 3 se o seu brasão foi nomeado.
       *[no] Estes pontos contariam se a partida acabasse agora. Uma partida a sério acaba quando alguém preenche o último escudo, ou quando nenhum dos dois pode desenhar.
    }
