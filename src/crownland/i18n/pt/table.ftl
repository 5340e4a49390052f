## A página
title-turn = • { $sentence } · Crownland

## Uma mesa nova
hurry = Saltar para a minha vez
name-numbered = { $name } { $number }
your-name = O teu nome
my-name = O meu nome
rename = Alterar
renamed = Alterado
invited-by = { $name } convida-te a jogar { $game }

## À espera de jogadores
start = Começar
invite = Convidar alguém
invite-text = Envia este link ou mostra o código. A partida começa quando todos os lugares estiverem ocupados.
invite-watch = Deixar alguém assistir
invite-watch-text = Quem tiver este link pode acompanhar a partida.
invite-here-only = Este link só funciona neste computador, porque o servidor não está acessível a partir da rede.
invite-link = Link para esta mesa
copy = Copiar
copied = Copiado
qr = O link em código QR
sit-down = Sentar-me
seat-a-bot = Ocupar um lugar livre com
seat-bot = Juntar bot
get-up = Deixar este lugar
close-table = Fechar esta mesa
close-table-sure = Sim, fechar para todos
status-opening = A abrir a mesa…
status-open = { $seats ->
    [0] Já cá está toda a gente
    [one] Falta um jogador
   *[other] Faltam { $seats } jogadores
}
missing-title = Esta mesa não existe
missing-text = O link pode estar incompleto, ou a mesa já foi arrumada.
elsewhere-title = Esta partida está aberta noutro separador
elsewhere-text = Continua a jogar lá, ou fecha esse separador e a partida continua aqui.

## Quem tem de fazer o quê
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name }: coloca o dominó { $domino } e escolhe o próximo
       *[no] { $name }: coloca o dominó { $domino }
    }
   *[no] { $then ->
        [yes] Coloca o dominó { $domino } e escolhe o próximo
       *[no] Coloca o dominó { $domino }
    }
}
do-discard = { $shared ->
    [yes] { $name }: o dominó { $domino } não cabe em lado nenhum
   *[no] O dominó { $domino } não cabe em lado nenhum do teu reino
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name }: escolhe o primeiro dominó
        [again] { $name }: escolhe um dominó para o teu outro rei
       *[no] { $name }: escolhe o próximo dominó
    }
   *[no] { $first ->
        [yes] Escolhe o teu primeiro dominó
        [again] Escolhe um dominó para o teu outro rei
       *[no] Escolhe o teu próximo dominó
    }
}
do-knights = { $shared ->
    [yes] { $name }: envia cavaleiros para o novo dominó ou guarda-os
   *[no] Envia cavaleiros para o teu novo dominó ou guarda-os
}
do-build = { $shared ->
    [yes] { $name }: constrói ou passa
   *[no] Constrói um edifício ou passa
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
    [yes] { $name }: vira um dado ou deixa-o como está
   *[no] Vira um dos teus dados ou deixa-o como está
}
do-castle = { $shared ->
    [yes] { $name }: acrescenta a cruz do castelo a um dado ou guarda-a
   *[no] Acrescenta a cruz do teu castelo a um dado ou guarda-a
}
do-draw = { $shared ->
    [yes] { $name }: desenha os dois dados no mapa
   *[no] Desenha os teus dois dados no mapa
}
do-name = { $shared ->
    [yes] { $name }: nomeia um brasão
   *[no] Nomeia um brasão: mais 3 pontos por cada território com ele
}
do-cross = { $shared ->
    [yes] { $name }: acrescenta uma cruz ao mapa
   *[no] Acrescenta uma cruz a um dos teus brasões
}
wait-place = { $name } coloca o dominó { $domino }
wait-discard = { $name } não pode colocar o dominó { $domino }
wait-claim = { $name } escolhe um dominó
wait-knights = { $name } envia cavaleiros
wait-build = { $name } constrói
wait-burn = { $name } pondera subornar o dragão
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
over-shared = { $names } partilham a vitória com { $points ->
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
    [me] Acabou o tempo de { $names }: ganhaste
    [lost] Ficaste sem tempo: { $winners ->
        [one] ganha { $winner }
       *[other] ganham { $winner }
    }
   *[other] Acabou o tempo de { $names }: { $winners ->
        [one] ganha { $winner }
       *[other] ganham { $winner }
    }
}
over-aborted = O anfitrião terminou a partida
over-agreed = A partida terminou por acordo: ninguém ganha
over-expired = A partida terminou porque já ninguém estava a jogar
over-text = Esta mesa foi fechada antes de a partida começar.
between-title = { $who ->
    [me] Partida { $game } de { $games }: ganhaste
    [shared] Partida { $game } de { $games }: { $names } partilham a vitória
   *[one] Partida { $game } de { $games }: vitória de { $names }
}

## A jogada
steps = Passos desta jogada
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
confirm-none = Colocar
confirm-place = Colocar
confirm-discard = Descartar { $domino }
confirm-claim = Escolher { $domino }
confirm-knights = { $number ->
    [one] Enviar o cavaleiro
   *[other] Enviar os dois
}
confirm-build = Construir aqui
confirm-burn = Queimar
confirm-take = { $dice ->
    [one] Tirar este dado
   *[other] Tirar estes dados
}
confirm-turn = Virar
confirm-castle = Acrescentar a cruz
confirm-draw = Desenhar
confirm-name = Nomear
confirm-cross = Pôr uma cruz
pass-knights = Guardar cavaleiros
pass-build = Não construir
pass-burn = Deixar o dragão em paz
pass-turn = Não virar
pass-castle = Guardar para depois
pass-draw = Não desenhar
hand-point = Aponta para um quadrado. R roda, N mostra o sítio seguinte.
ready-point = Clica ou carrega em Enter para o colocares, ou em R para o rodares.
ready-tap = Toca nele de novo para o rodares.
hand-tap = Toca num quadrado; toca de novo para rodar.
discard-why = Não cabe em lado nenhum do teu reino, por isso sai da partida.
pick-knights = Cada cavaleiro ganha uma moeda por cada quadrado do seu território.
pick-build = { $slot ->
    [yes] Agora escolhe um local de obra na tua cidade.
    [site] Vai ficar no quadrado marcado.
   *[no] Escolhe um edifício que possas pagar.
}
pick-draw = Escolhe dois escudos vazios.
pick-cross = Escolhe um brasão.
advice-claim = Escolhe um dominó. Com um número baixo escolhes mais cedo da próxima vez.
advice-take = { $dice ->
    [one] Escolhe um dos dados.
   *[other] { $chosen ->
        [0] Escolhe dois dos dados.
       *[other] Agora escolhe o segundo dado.
    }
}
advice-burn = Por uma moeda, o dragão queima um dos edifícios à escolha.
choose-arms = Em que se torna o joker
castle-cross = + cruz
why-asking = Aqui não cabe…
why-covered = Este quadrado está ocupado.
why-tall = O teu reino ficaria com { $rows } linhas de altura; o limite é { $most }.
why-wide = O teu reino ficaria com { $columns } colunas de largura; o limite é { $most }.
why-apart = Tem de tocar no teu castelo ou { $unit ->
    [crosses] num brasão igual
   *[crowns] num terreno igual
}.
why-phase = Neste momento não podes colocar nada.
fits-turned = Aqui cabe, se o rodares.
ghost-place = Dominó { $domino } em { $place }: { $gain }

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
resign = Desistir
asked-mine-undo = Pediste para anular uma jogada.
asked-mine-bot = Pediste para um bot jogar por { $name }.
asked-mine-end = Pediste para terminar a partida sem vencedor.
asked-mine-rematch = Pediste para jogar de novo.
asked-waiting = À espera de { $names }.
draft = Dominós à escolha
draft-and-order = Dominós e ordem do jogo
line-older = Para colocar
line-newer = À escolha
line-none = Ainda nada
line-last = Não há mais dominós
offer-free = { $domino }, livre
offer-claimed = { $domino }, escolhido por { $name }
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
round-open-end = Ronda { $round }
unseen = { $dominoes ->
    [0] Todos os dominós já foram vistos
    [one] 1 dominó ainda por ver
   *[other] { $dominoes } dominós ainda por ver
}
unseen-note = { $dominoes ->
    [one] Um deles não vai sair nesta partida.
   *[other] { $dominoes } deles não vão sair nesta partida.
}
terrain = Terreno
squares = Quadrados
others = Reinos e histórico
look-at = Mostrar o reino de { $name }, { $points ->
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
you = tu
away = ausente
gone = saiu
stand-in = joga um bot
flag = sem tempo
resigned = desistiu
log = O que aconteceu
last-turns = Últimas jogadas
last-turn-of = Mostrar a última jogada de { $name }
board-label = Reino de { $name }
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
hint-why-only = Não há outra opção.
hint-why-points = Dá { $points ->
    [one] um ponto
   *[other] { $points } pontos
} agora. Em partidas de teste, ganha em { $win }% dos casos.
hint-why-grows = O teu território ({ $terrain }) cresce para { $squares ->
    [one] 1 quadrado
   *[other] { $squares } quadrados
}. Em partidas de teste, ganha em { $win }% dos casos.
hint-why-brings = Pode dar-te { $points ->
    [one] um ponto
   *[other] { $points } pontos
} quando o colocares. Em partidas de teste, ganha em { $win }% dos casos.
hint-why-keeps = Daria { $points ->
    [one] um ponto
   *[other] { $points } pontos
} a { $name }. Em partidas de teste, ganha em { $win }% dos casos.
hint-why-chance = É o que melhor resulta em partidas de teste: ganha em { $win }% dos casos.
commands = Escrever comandos
undo-ask = Anular a minha última jogada
ask-bot = Pôr um bot a jogar por { $name }
come-back = Recuperar o meu lugar
meanwhile-watching = Estás a assistir a esta partida.
meanwhile-resigned = Desististe. Um bot continua por ti enquanto os outros acabam.
meanwhile-replaced = Um bot está a jogar por ti.
meanwhile-gone = { $name } está fora há algum tempo.
meanwhile-left = { $name } deixou a mesa.
meanwhile-between = A próxima partida começa quando toda a gente estiver a postos. Ainda a ver o resultado: { $name }
resign-sure = Sim, desistir desta partida
end-game = Terminar sem vencedor
end-game-sure = Sim, terminar a partida
end-game-ask = Sim, perguntar aos outros
watchers = { $watchers ->
    [one] Uma pessoa está a assistir.
   *[other] { $watchers } pessoas estão a assistir.
}
keys-help = Teclas: as setas movem, R roda, N e Shift+N percorrem todas as opções, Enter confirma, Esc volta atrás, U anula, S mostra os pontos, T permite dizer algo, 1–8 ampliam um reino, / abre a linha de comandos.
check-deal = Verificar a distribuição
link-lost = Ligação perdida; a restabelecer…
agree = De acordo
refuse = Não
event-claim = { $name } escolhe o { $domino }.
event-place = { $name } coloca o { $domino }.
event-discard = { $name } descarta o { $domino }.
event-knights = { $number ->
    [one] { $name } envia um cavaleiro.
   *[other] { $name } envia dois cavaleiros.
}
event-knights-none = { $name } guarda os cavaleiros.
event-build = { $name } constrói: { $building }.
event-build-none = { $name } não constrói nada.
event-burn = { $name } manda o dragão queimar: { $building }.
event-burn-none = { $name } deixa o dragão em paz.
event-take = { $dice ->
    [one] { $name } tira um dado.
   *[other] { $name } tira dois dados.
}
event-turn = { $name } vira um dado.
event-turn-none = { $name } não vira nenhum dado.
event-castle = { $name } usa a cruz do castelo.
event-castle-none = { $name } guarda a cruz do castelo.
event-draw = { $name } desenha no mapa.
event-draw-none = { $name } não desenha nada.
event-name = { $name } nomeia um brasão.
event-cross = { $name } acrescenta uma cruz.
note-undo = { $name } anula uma jogada.
note-declined = { $proposal ->
    [undo] { $by } prefere que essa jogada não seja anulada.
    [bot] { $by } prefere que não jogue um bot.
    [end] { $by } prefere continuar a jogar.
   *[rematch] { $by } não quer jogar de novo.
}
note-stand_in = Um bot joga por { $name }.
note-returned = { $name } está de volta.
note-resigned = { $name } desiste.
note-flag = { $name } fica sem tempo.
note-left = { $name } deixa a mesa.
note-sat = { $name } senta-se.
note-left_out = O número de { $name } chegou tarde ao sorteio.
note-renamed = Um jogador chama-se agora { $name }.
note-paced = { $name } muda a velocidade dos bots.
note-ended = { $name } termina a partida.

## Dito à mesa
signals = Dizer algo
signals-heard = A mostrar o que os outros dizem
signals-muted = A esconder o que os outros dizem
signal-told = { $name } diz: { $phrase }
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
slot-dragon = o dragão está aqui
slot-empty = espaço vazio
slot-label = { $building }, preço { $price }: { $gives }
supply-pile = { $tiles ->
    [one] 1 peça no monte
   *[other] { $tiles } peças no monte
}
supply-knights = { $knights ->
    [one] resta 1 cavaleiro
   *[other] restam { $knights } cavaleiros
}
supply-towers = { $towers ->
    [one] resta 1 torre
   *[other] restam { $towers } torres
}
dragon-home = O dragão está na gruta.
dragon-out = O dragão saiu.
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
gives-tax-per_tower = uma moeda extra por torre sempre que cobras impostos
gives-tax-per_knight = uma moeda extra por cavaleiro sempre que cobras impostos
gives-points-flat = { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
}
gives-points-per_property = { $points ->
    [one] 1 ponto por cada território de { $terrain }
   *[other] { $points } pontos por cada território de { $terrain }
}
gives-points-per_tower = { $points ->
    [one] 1 ponto por cada torre
   *[other] { $points } pontos por cada torre
}
gives-points-per_knight = { $points ->
    [one] 1 ponto por cada cavaleiro
   *[other] { $points } pontos por cada cavaleiro
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
power-ask = Aponta para um poder ou toca nele para leres o que faz.
power-ignore_connection = Onde quiseres
power-ignore_connection-text = Desenha o dominó em quaisquer dois escudos vazios lado a lado, toquem no que tocarem.
power-separate_dice = Em separado
power-separate_dice-text = Desenha os dois dados em separado; cada um tem de tocar no castelo ou num brasão igual.
power-pick_two_first = Dois de uma vez
power-pick_two_first-text = Tira os teus dois dados antes de o teu adversário escolher.
power-turn_die = Virar um dado
power-turn_die-text = Vira um dos teus dados para qualquer uma das suas faces.
power-three_points_per_domain = Mais três
power-three_points_per_domain-text = Nomeia um brasão; cada território teu com esse brasão ganha mais 3 pontos.
power-add_cross = Cruz
power-add_cross-text = Acrescenta uma cruz a um brasão que tenhas desenhado.
dice = Dados
dice-taken = Todos os dados já foram tirados.
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
breakdown = Pontos em detalhe
total = Total
total-games = { $games ->
    [3] As 3 partidas
   *[other] Até agora
}
standing-possible = ainda possível
standing-sure = certo
standing-lost = perdido
bonus-harmony = Harmonia
bonus-middle_kingdom = Reino central
bonus-coins = Moedas
bonus-buildings = Edifícios
bonus-named = Brasão nomeado
tie-0 = Empate nos pontos: vitória de { $names } com o maior território, { $value ->
    [one] 1 quadrado
   *[other] { $value } quadrados
}.
tie-1 = Empate nos pontos e no maior território: vitória de { $names } com o maior número de coroas, { $value }.
tie-shared = Empate total: { $names } partilham a vitória.
skip = Saltar
show-result = Ver o resultado
next-game = Próxima partida
results = Resultados até agora
rematch = Jogar de novo
rematch-go = Ir para a próxima
record = Transferir o registo
look-back = Rever
queen-counts = { $points ->
    [one] A rainha está com { $names }: a sua coroa no maior território ({ $terrain }) dá mais um ponto.
   *[other] A rainha está com { $names }: a sua coroa no maior território ({ $terrain }) dá mais { $points } pontos.
}
share-picture = Partilhar imagem
share-link = Copiar o link

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
error-match-not-started = A partida ainda não começou.
error-match-started = A partida já começou.
error-match-over = A partida já terminou.
error-match-not-over = A partida ainda não terminou.
error-table-seats-open = Ainda há lugares livres.
error-table-host-only = Só o anfitrião pode fazer isto.
error-seat-unknown = Esta mesa não tem esse lugar.
error-seat-taken = Esse lugar está ocupado.
error-seat-colour = Esta cor já tem dono.
error-seat-none-open = Todos os lugares estão ocupados.
error-seat-not-yours = Esse lugar não é teu.
error-seat-final = Desistir ou ficar sem tempo é definitivo: não se pode anular.
error-seat-not-gone = Esse jogador está aqui ou acabou de sair.
error-token-missing = Não tens lugar nesta mesa.
error-token-wrong = Não tens lugar nesta mesa.
error-token-weak = O servidor não percebeu esta página. Recarrega-a.
error-action-unreadable = Isso não é uma jogada.
error-action-illegal = As regras não o permitem.
error-action-not-your-turn = Não é a tua vez.
error-action-stale = A partida avançou; vê outra vez.
error-table-not-saved = Este navegador não conseguiu guardar a jogada. O seu armazenamento pode estar cheio.
error-undo-nothing = Não há nada para anular.
error-undo-between = Esta partida acabou e fica assim. Entre duas partidas não se anula nada.
error-proposal-none = Não há nada a que responder.
error-proposal-pending = Há outro pedido ainda à espera de resposta.
error-proposal-declined = A resposta foi não. Podes voltar a pedir depois da tua próxima jogada.
error-puzzle-unknown = Esse enigma não existe.
error-record-unknown = Esse registo não existe.
error-record-invalid = Não é possível ler este registo.
error-record-closed = Este servidor não aceita registos.
error-limit-sockets = Demasiadas ligações a partir daqui.
