## A página
title-turn = • { $sentence } · Crownland

## Uma mesa nova
hurry = Saltar para a minha vez
name-numbered = { $name } { $number }
your-name = O teu nome
rename = Alterar
renamed = Alterado
invited-by = { $name } convida-te a jogar { $game }

## À espera de jogadores
start = Começar
invite = Convidar
invite-text = Partilha este link ou código. A partida começa com a mesa completa.
invite-watch = Convidar espectadores
invite-here-only = Só funciona neste computador.
invite-link = Link da mesa
copy = Copiar
copied = Copiado
qr = Código QR
sit-down = Sentar-me
seat-a-bot = Ocupar um lugar com
seat-bot = Adicionar bot
get-up = Deixar o lugar
close-table = Fechar a mesa
close-table-sure = Sim, fechar para todos
status-opening = A abrir a mesa…
status-open = { $seats ->
    [0] Já cá estão todos
    [one] Falta 1 jogador
   *[other] Faltam { $seats } jogadores
}
missing-title = Mesa não encontrada
missing-text = Link incompleto ou mesa inexistente.
elsewhere-title = Aberta noutro separador
elsewhere-text = Joga lá, ou fecha-o para jogares aqui.

## Quem tem de fazer o quê
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name }: coloca o { $domino } e escolhe
       *[no] { $name }: coloca o { $domino }
    }
   *[no] { $then ->
        [yes] Coloca o dominó { $domino } e escolhe
       *[no] Coloca o dominó { $domino }
    }
}
do-discard = { $shared ->
    [yes] { $name }: o { $domino } não cabe
   *[no] O dominó { $domino } não cabe
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name }: escolhe um dominó
        [again] { $name }: escolhe para o teu outro rei
       *[no] { $name }: escolhe um dominó
    }
   *[no] { $first ->
        [yes] Escolhe o teu primeiro dominó
        [again] Escolhe para o teu outro rei
       *[no] Escolhe o próximo dominó
    }
}
do-knights = { $shared ->
    [yes] { $name }: envia cavaleiros ou guarda-os
   *[no] Envia cavaleiros ou guarda-os
}
do-build = { $shared ->
    [yes] { $name }: constrói ou passa
   *[no] Constrói ou passa
}
do-burn = { $shared ->
    [yes] { $name }: suborna o dragão ou passa
   *[no] Suborna o dragão ou passa
}
do-take = { $dice ->
    [one] { $shared ->
        [yes] { $name }: tira um dado
       *[no] Tira um dado
    }
   *[other] { $shared ->
        [yes] { $name }: tira dois dados
       *[no] Tira dois dados
    }
}
do-turn = { $shared ->
    [yes] { $name }: vira um dado ou passa
   *[no] Vira um dado ou passa
}
do-castle = { $shared ->
    [yes] { $name }: usa ou guarda a cruz do castelo
   *[no] Usa ou guarda a cruz do teu castelo
}
do-draw = { $shared ->
    [yes] { $name }: desenha os teus dados
   *[no] Desenha os teus dados
}
do-name = { $shared ->
    [yes] { $name }: nomeia um brasão
   *[no] Nomeia um brasão: +3 por território
}
do-cross = { $shared ->
    [yes] { $name }: acrescenta uma cruz
   *[no] Acrescenta uma cruz ao teu mapa
}
wait-place = { $name } coloca o { $domino }
wait-discard = { $name } não pode colocar o { $domino }
wait-claim = { $name } escolhe um dominó
wait-knights = { $name } envia cavaleiros
wait-build = { $name } constrói
wait-burn = { $name } pondera o suborno
wait-take = { $name } tira dados
wait-turn = { $name } pode virar um dado
wait-castle = { $name } pode acrescentar uma cruz
wait-draw = { $name } desenha
wait-name = { $name } nomeia um brasão
wait-cross = { $name } acrescenta uma cruz
over-me = { $points ->
    [one] Ganhaste com um ponto
   *[other] Ganhaste com { $points } pontos
}{ over-left }{ over-late }
over-one = { $points ->
    [one] { $name } ganha com um ponto
   *[other] { $name } ganha com { $points } pontos
}{ over-left }{ over-late }
over-team = { $points ->
    [one] { $name } ganham com um ponto
   *[other] { $name } ganham com { $points } pontos
}{ over-left }{ over-late }
over-shared = { $names } empatam com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}{ over-left }{ over-late }
over-left = { $quit ->
    [none] { "" }
    [me] ; desististe
   *[other] ; desistência de { $quitters }
}
over-late = { $timed ->
    [none] { "" }
    [me] ; ficaste sem tempo
   *[other] ; sem tempo: { $late }
}
over-resigned = { $who ->
    [me] Desistência de { $names }: ganhaste
    [lost] Desististe: { $winners ->
        [one] ganha { $winner }
       *[other] ganham { $winner }
    }
   *[other] Desistência de { $names }: { $winners ->
        [one] ganha { $winner }
       *[other] ganham { $winner }
    }
}
over-flag = { $who ->
    [me] Tempo esgotado ({ $names }): ganhaste
    [lost] Ficaste sem tempo: { $winners ->
        [one] ganha { $winner }
       *[other] ganham { $winner }
    }
   *[other] Tempo esgotado ({ $names }): { $winners ->
        [one] ganha { $winner }
       *[other] ganham { $winner }
    }
}
over-aborted = Terminada pelo anfitrião
over-agreed = Terminada por acordo: ninguém ganha
over-expired = Terminada: ninguém continuou
over-text = Fechada antes de começar.
between-title = { $who ->
    [me] Partida { $game } de { $games }: ganhaste
    [shared] Partida { $game } de { $games }: empatam { $names }
   *[one] Partida { $game } de { $games }: vitória de { $names }
}

## A jogada
steps = Passos da jogada
step-place = { $domino ->
    [0] Colocar
   *[other] Colocar { $domino }
}
step-claim = Escolher
step-knights = Cavaleiros
step-build = Construir
step-burn = Dragão
step-take = Tirar
step-turn = Virar
step-castle = Castelo
step-draw = Desenhar
step-name = Nomear
step-cross = Cruz
gain = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] ±0
}
coins-gain = { $sign ->
    [plus] { $coins ->
        [one] +1 moeda
       *[other] +{ $coins } moedas
    }
    [minus] { $coins ->
        [one] −1 moeda
       *[other] −{ $coins } moedas
    }
   *[none] sem moedas
}
rotate = Rodar
undo = Anular
skips = Salta: { $steps }
end-turn = Terminar jogada
confirm-place = Colocar
confirm-discard = Descartar { $domino }
confirm-claim = Escolher { $domino }
confirm-knights = { $number ->
    [one] Enviar cavaleiro
   *[other] Enviar os dois
}
confirm-build = Construir
confirm-burn = Queimar
confirm-take = { $dice ->
    [one] Tirar dado
   *[other] Tirar dados
}
confirm-turn = Virar
confirm-castle = Pôr cruz
confirm-draw = Desenhar
confirm-name = Nomear
confirm-cross = Pôr cruz
pass-knights = Guardar cavaleiros
pass-build = Não construir
pass-burn = Não subornar
pass-turn = Não virar
pass-castle = Guardar a cruz
pass-draw = Não desenhar
hand-point = Aponta para um quadrado (R: rodar, N: seguinte).
ready-point = Clique ou Enter coloca-o, R roda-o.
ready-tap = Toca de novo para rodar.
hand-tap = Toca num quadrado; de novo para rodar.
discard-why = Sai da partida.
pick-knights = Cada um cobra uma moeda por quadrado do seu território.
pick-build = { $slot ->
    [yes] Escolhe um local de obra.
    [site] No quadrado marcado.
   *[no] Escolhe um edifício que possas pagar.
}
pick-draw = Escolhe dois escudos vazios.
pick-cross = Escolhe um brasão.
advice-claim = Os números baixos escolherão mais cedo.
advice-take = { $dice ->
    [one] Escolhe um dado.
   *[other] { $chosen ->
        [0] Escolhe dois dados.
       *[other] Escolhe o segundo dado.
    }
}
advice-burn = Por uma moeda, o dragão queima um edifício.
choose-arms = O joker será
castle-cross = + cruz
why-asking = Não cabe…
why-covered = Quadrado ocupado.
why-tall = Demasiado alto: { $rows } linhas, máximo { $most }.
why-wide = Demasiado largo: { $columns } colunas, máximo { $most }.
why-apart = Tem de tocar no teu castelo ou { $unit ->
    [crosses] num brasão igual
   *[crowns] num terreno igual
}.
why-phase = Nada a colocar agora.
fits-turned = Cabe, se o rodares.
option-square = linha { $row } coluna { $column }
option-at = { $count ->
    [one] Quadrado: { $squares }.
   *[other] Quadrados: { $squares }.
}
option-take = Tirar: { $faces }
option-draw = Desenhar: { $faces }
option-turn = Virar um dado para: { $faces }
option-castle = Acrescentar a cruz a: { $faces }
option-name = Nomear: { $faces }
option-build = Construir: { $building }
option-burn = Queimar: { $building }

## A mesa
order = Ordem do jogo
round = Ronda { $round } de { $rounds }
game-of = Partida { $game } de { $games }
crowns = Coroas
terrain-wheat = trigo
terrain-grassland = prado
terrain-forest = floresta
terrain-lake = lago
terrain-swamp = pântano
terrain-mine = montanha
terrain-town = cidade
terrain-dot = círculo
terrain-line = linha
terrain-double_dot = dois círculos
terrain-double_line = duas linhas
terrain-filled = cheio
terrain-checked = xadrez
terrain-wild = joker
menu = Menu
menu-match = Esta partida
menu-view = Vista
resign = Desistir
asked-mine-undo = Pediste para anular.
asked-mine-bot = Pediste um bot para { $name }.
undo-loses = Anula: { $moves }
undo-loses-of = { $name } ({ $moves ->
    [one] 1 jogada
   *[other] { $moves } jogadas
})
asked-mine-end = Pediste para terminar sem vencedor.
asked-mine-rematch = Pediste para jogar de novo.
asked-waiting = À espera de { $names }.
draft = Dominós à escolha
draft-and-order = Dominós e ordem
line-older = Para colocar
line-newer = À escolha
line-none = Ainda nada
line-last = Não há mais dominós
offer-free = { $domino }, livre
offer-claimed = { $who ->
    [me] { $domino }, escolhido por ti
   *[other] { $domino }, escolhido por { $name }
}
offer-choose = Escolher { $domino }
domino-label = Dominó { $number }: { $first }{ $crowns ->
    [0] {""}
    [one] {" "}com 1 coroa
   *[other] {" "}com { $crowns } coroas
}, { $second }{ $more ->
    [0] {""}
    [one] {" "}com 1 coroa
   *[other] {" "}com { $more } coroas
}
order-now = Esta ronda
order-next = Próxima ronda
order-free = ainda livre
unseen = { $dominoes ->
    [0] Todos os dominós vistos
    [one] 1 dominó por ver
   *[other] { $dominoes } dominós por ver
}
unseen-note = { $dominoes ->
    [one] Um não vai sair.
   *[other] { $dominoes } não vão sair.
}
terrain = Terreno
squares = Quadrados
others = Reinos e histórico
look-at = { $who ->
    [me] O teu reino
   *[other] Reino de { $name }
}, { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}, tecla { $key }
score-label = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
sum-games = { $points ->
    [one] 1 no total
   *[other] { $points } no total
}
away = ausente
gone = saiu
stand-in = joga um bot
flag = sem tempo
resigned = desistiu
log = Histórico
board-label = { $who ->
    [me] O teu reino
   *[other] Reino de { $name }
}
square-castle = linha { $row } coluna { $column }, castelo
square-empty = linha { $row } coluna { $column }, vazio
square-open = linha { $row } coluna { $column }, vazio, possível
square-land = linha { $row } coluna { $column }, { $terrain }, { $unit ->
    [crosses] { $crowns ->
        [0] sem cruz
        [one] 1 cruz
       *[other] { $crowns } cruzes
    }
   *[crowns] { $crowns ->
        [0] sem coroa
        [one] 1 coroa
       *[other] { $crowns } coroas
    }
}, território de { $squares } { $unit ->
    [crosses] { $sum ->
        [0] sem cruzes
        [one] com 1 cruz
       *[other] com { $sum } cruzes
    }
   *[crowns] { $sum ->
        [0] sem coroas
        [one] com 1 coroa
       *[other] com { $sum } coroas
    }
}
square-knight = um cavaleiro
estate-label = { $terrain }: { $squares } × { $crowns } = { $points }
scores = Pontos
hint = Dica
coach-on = Treinador: ligado
coach-off = Treinador: desligado
hint-thinking = A pensar…
hint-told = Dica: { $action }. { $why }
hint-why-only = A tua única jogada.
hint-why-points = Dá { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
} agora. Simulações ganhas: { $win }%.
hint-why-grows = O teu território ({ $terrain }) passa a { $squares ->
    [one] 1 quadrado
   *[other] { $squares } quadrados
}. Simulações ganhas: { $win }%.
hint-why-brings = Pode dar-te { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
} ao colocá-lo. Simulações ganhas: { $win }%.
hint-why-keeps = Daria { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
} a { $name }. Simulações ganhas: { $win }%.
hint-why-chance = Melhor em simulações ({ $win }% de vitórias).
commands = Comandos
undo-ask = Pedir para anular
ask-bot = Um bot para { $name }
come-back = Voltei
meanwhile-watching = Estás a assistir.
meanwhile-resigned = Desististe; continua um bot.
meanwhile-replaced = Um bot joga por ti.
meanwhile-gone = { $name } continua fora.
meanwhile-left = { $name } saiu.
meanwhile-between = A próxima partida espera por { $name }.
resign-sure = Sim, desistir
end-game = Terminar sem vencedor
end-game-sure = Sim, terminar
end-game-ask = Sim, perguntar
watchers = { $watchers ->
    [one] 1 espectador
   *[other] { $watchers } espectadores
}
keys-help = Setas: mover · R: rodar · N, Shift+N: opções · Enter: confirmar · Esc: voltar · U: anular · S: pontos · T: mensagens · 1–8: reinos · /: comandos
check-deal = Verificar o sorteio
link-lost = Ligação perdida; a restabelecer…
agree = De acordo
refuse = Não
event-claim = { $who ->
    [me] Escolhes o { $domino }.
   *[other] { $name } escolhe o { $domino }.
}
event-place = { $who ->
    [me] Colocas o { $domino }.
   *[other] { $name } coloca o { $domino }.
}
event-discard = { $who ->
    [me] Descartas o { $domino }.
   *[other] { $name } descarta o { $domino }.
}
event-knights = { $number ->
    [one] { $who ->
        [me] Envias um cavaleiro.
       *[other] { $name } envia um cavaleiro.
    }
   *[other] { $who ->
        [me] Envias dois cavaleiros.
       *[other] { $name } envia dois cavaleiros.
    }
}
event-knights-none = { $who ->
    [me] Guardas os cavaleiros.
   *[other] { $name } guarda os cavaleiros.
}
event-build = { $who ->
    [me] Constróis: { $building }.
   *[other] { $name } constrói: { $building }.
}
event-build-none = { $who ->
    [me] Não constróis.
   *[other] { $name } não constrói.
}
event-burn = { $who ->
    [me] Queimas: { $building }.
   *[other] { $name } queima: { $building }.
}
event-burn-none = { $who ->
    [me] Não queimas nada.
   *[other] { $name } não queima nada.
}
event-take = { $dice ->
    [one] { $who ->
        [me] Tiras um dado.
       *[other] { $name } tira um dado.
    }
   *[other] { $who ->
        [me] Tiras dois dados.
       *[other] { $name } tira dois dados.
    }
}
event-turn = { $who ->
    [me] Viras um dado.
   *[other] { $name } vira um dado.
}
event-turn-none = { $who ->
    [me] Não viras.
   *[other] { $name } não vira.
}
event-castle = { $who ->
    [me] Usas a cruz do castelo.
   *[other] { $name } usa a cruz do castelo.
}
event-castle-none = { $who ->
    [me] Guardas a cruz do castelo.
   *[other] { $name } guarda a cruz do castelo.
}
event-draw = { $who ->
    [me] Desenhas.
   *[other] { $name } desenha.
}
event-draw-none = { $who ->
    [me] Não desenhas.
   *[other] { $name } não desenha.
}
event-name = { $who ->
    [me] Nomeias um brasão.
   *[other] { $name } nomeia um brasão.
}
event-cross = { $who ->
    [me] Acrescentas uma cruz.
   *[other] { $name } acrescenta uma cruz.
}
note-undo = { $who ->
    [me] Anulas uma jogada.
   *[other] { $name } anula uma jogada.
}
note-declined = { $proposal ->
    [undo] { $who ->
        [me] Não aceitas anular.
       *[other] { $by } não aceita anular.
    }
    [bot] { $who ->
        [me] Não aceitas o bot.
       *[other] { $by } não aceita o bot.
    }
    [end] { $who ->
        [me] Preferes continuar.
       *[other] { $by } prefere continuar.
    }
   *[rematch] { $who ->
        [me] Não queres jogar de novo.
       *[other] { $by } não quer jogar de novo.
    }
}
note-stand_in = { $who ->
    [me] Um bot joga por ti.
   *[other] Um bot joga por { $name }.
}
note-returned = { $who ->
    [me] Estás de volta.
   *[other] { $name } está de volta.
}
note-resigned = { $who ->
    [me] Desistes.
   *[other] { $name } desiste.
}
note-flag = { $who ->
    [me] Ficas sem tempo.
   *[other] { $name } fica sem tempo.
}
note-left = { $who ->
    [me] Sais.
   *[other] { $name } sai.
}
note-sat = { $who ->
    [me] Sentas-te.
   *[other] { $name } senta-se.
}
note-left_out = { $who ->
    [me] O teu número chegou tarde.
   *[other] O número de { $name } chegou tarde.
}
note-renamed = Novo nome: { $name }.
note-paced = { $who ->
    [me] Mudas a velocidade dos bots.
   *[other] { $name } muda a velocidade dos bots.
}
note-ended = { $who ->
    [me] Terminas a partida.
   *[other] { $name } termina a partida.
}

## Dito à mesa
signals = Dizer algo
signals-heard = Mensagens: ligadas
signals-muted = Mensagens: desligadas
signal-told = { $name }: { $phrase }
signal-hello = Olá!
signal-good_luck = Boa sorte!
signal-nice = Boa jogada!
signal-oops = Ups!
signal-one_moment = Um momento, por favor
signal-thanks = Agradeço!
signal-good_game = Bom jogo!

## Queendomino
court-coins = { $coins ->
    [one] 1 moeda
   *[other] { $coins } moedas
}
court-knights = { $knights ->
    [one] 1 cavaleiro na reserva
   *[other] { $knights } cavaleiros na reserva
}
court-towers = { $towers ->
    [one] 1 torre
   *[other] { $towers } torres
}
court-queen = acolhe a rainha
builders = Tabuleiro dos construtores
slot-dragon = dragão aqui
slot-empty = espaço vazio
slot-label = { $building }, preço { $price }: { $gives }
supply-pile = { $tiles ->
    [one] resta 1 peça
   *[other] restam { $tiles } peças
}
supply-knights = { $knights ->
    [one] resta 1 cavaleiro
   *[other] restam { $knights } cavaleiros
}
supply-towers = { $towers ->
    [one] resta 1 torre
   *[other] restam { $towers } torres
}
dragon-home = Dragão na gruta
dragon-out = Dragão à solta
gives-towers = { $towers ->
    [one] 1 torre
   *[other] { $towers } torres
}
gives-knights = { $knights ->
    [one] 1 cavaleiro
   *[other] { $knights } cavaleiros
}
gives-crowns = { $crowns ->
    [one] 1 coroa
   *[other] { $crowns } coroas
}
gives-tax-per_tower = +1 moeda por torre em cada imposto
gives-tax-per_knight = +1 moeda por cavaleiro em cada imposto
gives-points-flat = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
gives-points-per_property = { $points ->
    [one] 1 ponto por território de { $terrain }
   *[other] { $points } pontos por território de { $terrain }
}
gives-points-per_tower = { $points ->
    [one] 1 ponto por torre
   *[other] { $points } pontos por torre
}
gives-points-per_knight = { $points ->
    [one] 1 ponto por cavaleiro
   *[other] { $points } pontos por cavaleiro
}
building-bakery = Padaria
building-sawmill = Serração
building-fishmonger = Peixaria
building-weaving_shop = Tecelagem
building-magic_school = Escola de magia
building-foundry = Fundição
building-church = Igreja
building-safe_towers = Cofre das torres
building-safe_knights = Cofre dos cavaleiros
building-small_tavern = Taberna pequena
building-big_tavern = Taberna grande
building-guardtower = Torre de vigia
building-fortified_castle = Castelo fortificado
building-travelling_castle = Castelo ambulante
building-training_camp = Campo de treino
building-statue = Estátua
building-queens_tower = Torre da rainha

## Duel
power-ask = Seleciona um poder para o leres.
power-ignore_connection = Onde quiseres
power-ignore_connection-text = Desenha em quaisquer dois escudos vazios contíguos.
power-separate_dice = Em separado
power-separate_dice-text = Desenha os dados em separado; cada um toca no castelo ou num brasão igual.
power-pick_two_first = Dois de uma vez
power-pick_two_first-text = Tira dois dados antes do teu adversário.
power-turn_die = Virar um dado
power-turn_die-text = Vira um dado para qualquer face.
power-three_points_per_domain = Mais três
power-three_points_per_domain-text = Nomeia um brasão: +3 por território.
power-add_cross = Cruz
power-add_cross-text = Acrescenta uma cruz ao teu mapa.
dice = Dados
dice-taken = Já não há dados.
face-label = { $crosses ->
    [0] { $arms }
    [one] { $arms } com 1 cruz
   *[other] { $arms } com { $crosses } cruzes
}
spell-book = Livro de feitiços
power = Poder
spell-label = { $name }: { $ticks } de { $boxes }, { $standing }
spell-open = em aberto
spell-held = poder disponível
spell-used = poder usado
spell-struck = bloqueada
castle-bonus = Cruz do castelo
castle-bonus-free = disponível
castle-bonus-used = usada
named = Nomeado

## O fim
game-number = Partida { $game }
review = Análise
place = { $rank ->
    [1] Primeiro lugar:
    [2] Segundo lugar:
    [3] Terceiro lugar:
   *[other] { $rank }.º lugar:
}
breakdown = Contagem
total = Total
total-games = { $games ->
    [3] As 3 partidas
   *[other] Até agora
}
bonus-points = { $standing ->
    [possible] +{ $points } possíveis
    [lost] perdido
   *[sure] +{ $points }
}
bonus-harmony = Harmonia
bonus-middle_kingdom = Reino central
bonus-coins = Moedas
bonus-buildings = Edifícios
bonus-named = Brasão nomeado
tie-0 = Empate nos pontos; decide o maior território: { $names }, { $value ->
    [one] 1 quadrado
   *[other] { $value } quadrados
}.
tie-1 = Empate nos pontos e no território; decidem as coroas: { $names }, { $value }.
tie-shared = Empate total: { $names }.
counting = A contar os pontos…
skip = Saltar
show-result = Ver resultado
next-game = Próxima partida
results = Resultados
rematch = Jogar de novo
record = Transferir registo
look-back = Rever
queen-counts = { $who ->
    [me] Rainha: +{ $points } pelo teu maior território ({ $terrain }).
   *[other] Rainha: +{ $points } pelo maior território de { $names } ({ $terrain }).
}
share = Partilhar
more = Mais
share-picture = Partilhar imagem
share-link = Copiar link

## Comandos
command-label = Comando
command-hint = draft · me · legal · place 3 · claim 31 · do 2 · score · undo
command-run = Executar
command-answers = Respostas
command-nothing = Nada a assinalar.
command-option = { $number }: { $action } ({ $points ->
    [one] 1 ponto
   *[other] { $points } pontos
})
command-score = { $name }: { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
command-unknown = Comando desconhecido. Experimenta draft, me, legal, place 3, claim 31, do 2, score ou undo.
command-done = Feito: { $action }

## O que o servidor recusa
error-match-not-started = Ainda não começou.
error-match-started = Já começou.
error-match-over = A partida já terminou.
error-match-not-over = Ainda não terminou.
error-table-seats-open = Há lugares livres.
error-table-host-only = Só o anfitrião pode.
error-seat-unknown = Esse lugar não existe.
error-seat-taken = Esse lugar está ocupado.
error-seat-colour = Essa cor já tem dono.
error-seat-none-open = Todos os lugares estão ocupados.
error-seat-not-yours = Não é o teu lugar.
error-seat-final = Desistir ou ficar sem tempo é definitivo.
error-seat-not-gone = Esse jogador está aqui ou acabou de sair.
error-token-missing = Não tens lugar aqui.
error-token-wrong = { error-token-missing }
error-token-weak = { error-request-invalid }
error-action-unreadable = Não é uma jogada.
error-action-illegal = As regras não o permitem.
error-action-not-your-turn = Não é a tua vez.
error-action-stale = A partida avançou; vê outra vez.
error-table-not-saved = Jogada não guardada; talvez falte espaço no navegador.
error-undo-nothing = Nada para anular.
error-undo-between = Entre partidas não se anula.
error-proposal-none = Nada a responder.
error-proposal-pending = Há outro pedido em aberto.
error-proposal-declined = Recusado. Pede de novo após a tua próxima jogada.
error-puzzle-unknown = Esse enigma não existe.
error-record-unknown = Esse registo não existe.
error-record-invalid = Registo ilegível.
error-record-closed = Este servidor não aceita registos.
error-limit-sockets = Demasiadas ligações a partir daqui.
