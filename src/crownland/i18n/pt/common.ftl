## A página
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) É a tua vez · Crownland
home = Voltar à sala
nothing-title = Aqui não há nada
nothing-text = O endereço pode estar mal escrito, ou a página mudou de sítio.
close = Fechar
again = Tentar de novo
loading = Um momento…
setting-up = A preparar a mesa. A primeira partida de cada jogo prepara as suas regras nesta máquina, o que pode demorar meio minuto.
language = Idioma
theme = Tema
theme-auto = Sistema
theme-light = Pergaminho
theme-dark = Noite
theme-contrast = Alto contraste
sound-on = Som: ligado
sound-off = Som: desligado
alerts-on = Notificações: ligadas
alerts-off = Notificações: desligadas
alerts-text = Avisar-me quando for a minha vez, enquanto esta página estiver aberta num separador.
fan-project = O Crownland é um projeto independente de fãs, sem ligação aos autores nem às editoras destes jogos. Os nomes pertencem aos seus donos.
places = Outras páginas
place-games = Partidas
place-learn = Aprender
place-puzzle = Enigma
place-score = Pontuar
place-tools = Na vossa mesa

## Sala
lobby-title = Constrói um reino, dominó a dominó
lobby-text = Senta-te à mesa com um bot, com amigos neste ecrã ou com quem tiver o teu link. Sem conta e sem instalar nada.
lobby-text-alone = Senta-te à mesa com um bot ou com amigos neste ecrã. Sem conta e sem instalar nada.
play-bot = Jogar { $game } contra um bot
play-friend = Jogar com amigos
play-now = Jogar já
new-table = Preparar uma mesa
games = Jogos
players = { $from ->
    [one] { $from } jogador
   *[other] { $from ->
        [2] { $to ->
            [2] 2 jogadores
           *[other] 2 a { $to } jogadores
        }
       *[other] { $from } a { $to } jogadores
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Coloca dominós à volta do teu castelo, junta terrenos iguais e multiplica-os pelas suas coroas. Quanto melhor o dominó, mais tarde voltas a escolher.
game-sample = Amostra para dois
game-sample-text = Uma partida curta de Kingdomino com 24 dominós; o conjunto é uma reconstrução.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino com cidades: envia cavaleiros a recolher moedas, constrói, atrai a rainha e suborna o dragão.
game-royal_wedding = Casamento real
game-royal_wedding-text = As duas caixas numa só mesa, para três a oito jogadores, cada um por si ou em equipas de dois.
game-duel = Duel
game-duel-text = Dados e um mapa para dois: partilha quatro dados, desenha brasões e preenche o livro de feitiços antes do teu adversário.
my-games = As minhas partidas
my-going = As minhas partidas a decorrer
your-turn = É a tua vez
go-on = Continuar
guided = Partida guiada
playing-with = com { $names }
round-short = Ronda { $round }
round-opening = Abertura
time-left = ainda { $time }
show-all = Mostrar todas ({ $games })
remove = Retirar das minhas partidas: { $game }
remove-hint = Retirar desta lista
remove-sure = Sair desta partida?
outcome-won = vitória
outcome-lost = derrota
outcome-shared = empate
outcome-watched = terminada
outcome-none = sem resultado
my-games-none = As partidas que jogares aparecem aqui.
open-tables = Mesas abertas
running-tables = Partidas a decorrer
game-for = { $game } para { $seats }
clock-none = sem relógio
clock-minutes = { $minutes } min + { $increment } s por jogada
clock-days = { $days ->
    [one] 1 dia por jogada
   *[other] { $days } dias por jogada
}
open-none = De momento, ninguém está à espera de jogadores.
retention-waiting = { $days ->
    [one] Uma mesa aberta fecha ao fim de um dia sem atividade.
   *[other] Uma mesa aberta fecha ao fim de { $days } dias sem atividade.
}
retention-abandoned = { $days ->
    [one] Uma partida sem relógio termina ao fim de um dia sem jogadas.
   *[other] Uma partida sem relógio termina ao fim de { $days } dias sem jogadas.
}
open-seats = { $seats ->
    [one] um lugar livre
   *[other] { $seats } lugares livres
}
table-open = à espera
table-running = a decorrer
table-over = terminada

## Uma mesa nova
game = Jogo
seats = Jogadores
time = Tempo
time-none = Sem relógio
time-minutes = Minutos por partida
time-days = Dias por jogada
minutes = Minutos
increment = Segundos extra por jogada
days = Dias por jogada
on-flag = Quando o tempo acabar
on-flag-resign = perde quem o esgotou
on-flag-bot = continua um bot
hints = Dicas
hints-text = Os jogadores podem pedir conselho a um bot.
pace = Os bots jogam
pace-instant = de imediato
pace-quick = depressa
pace-relaxed = com calma
options = Opções
switch-harmony = Harmonia
switch-harmony-text = 5 pontos por um reino sem dominós descartados.
switch-middle_kingdom = Reino central
switch-middle_kingdom-text = 10 pontos se nenhum quadrado do teu reino estiver a mais de duas linhas ou colunas do castelo (três com 7 × 7).
switch-mighty_duel = Poderoso duelo
switch-mighty_duel-text = Dois jogadores, todos os 48 dominós, reinos de 7 × 7.
switch-dynasty = Dinastia
switch-dynasty-text = Três partidas seguidas; contam todos os pontos. Em caso de empate, decide o maior território das três partidas e, depois, o total de coroas.
switch-teams = Equipas
switch-teams-text = Dois jogadores partilham um castelo e um reino.
long-rounds = Com sete ou oito jogadores sem equipas, as rondas são longas.
who-sits = Lugares
seat-number = Lugar { $number }
seat-me = Eu
seat-here = Outra pessoa neste ecrã
seat-link = Quem tiver o link
name-times = { $name } × { $count }
seat-open = Lugar livre
seat-player = Jogador { $number }
name = Nome
colour = Cor
colour-of = Cor do lugar { $number }
colour-0 = vermelho
colour-1 = azul
colour-2 = verde
colour-3 = âmbar
colour-4 = roxo
colour-5 = turquesa
colour-6 = castanho
colour-7 = cinzento
team = Equipa { $number }
mix-teams = Baralhar as equipas
mix-teams-text = Dá a cada jogador um parceiro ao acaso.
bot-random = Bot aleatório
bot-greedy = Bot ganancioso
bot-choice = { $name } (bot, nível { $level })
bot-level-1 = Bobo
bot-level-2 = Escudeiro
bot-level-3 = Mordomo
bot-level-4 = Chanceler
bot-level-5 = Sábio
opponent = O teu adversário
level-number = Nível { $level }
level-1-text = Atira-se às coroas, deixa escapar muita coisa e esquece-se da grelha.
level-2-text = Apanha os pontos que estão à mão e nunca pensa no que vem a seguir.
level-3-text = Cuida de cada quadrado do seu reino e pensa uma jogada à frente.
level-4-text = Experimenta como a partida poderia continuar e não te perde de vista.
level-5-text = Joga milhares de partidas de cabeça antes de cada jogada.
public = Mostrar na sala
public-text = Qualquer pessoa pode encontrar esta mesa, entrar e rever a partida terminada; se não, só quem tiver o link.
set-up-table = Preparar a mesa
no-such-variant = Estas opções não podem ser combinadas.

## À espera de jogadores
start = Começar

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
rules = Regras
resign = Desistir
asked-undo = { $by } gostaria de anular uma jogada.
asked-bot = { $by } propõe que um bot jogue por { $name }.
asked-end = { $by } propõe terminar a partida sem vencedor.
asked-rematch = { $by } gostaria de jogar de novo.
asked-mine-undo = Pediste para anular uma jogada.
asked-mine-bot = Pediste para um bot jogar por { $name }.
asked-mine-end = Pediste para terminar a partida sem vencedor.
asked-mine-rematch = Pediste para jogar de novo.
asked-waiting = À espera de { $names }.

## Dito à mesa
signals = Dizer algo

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

## O fim
game-number = Partida { $game }
review = Análise
replay = Repetição
place = { $rank ->
    [1] Primeiro lugar:
    [2] Segundo lugar:
    [3] Terceiro lugar:
   *[other] { $rank }.º lugar:
}

## O que o servidor recusa
error-offline = O servidor não responde. Estará ligado?
error-static = Para isto é preciso um servidor do Crownland, e esta página joga sem ele.
error-request-invalid = O servidor não percebeu esta página. Recarrega-a.
error-request-too-large = Isso era demasiado longo.
error-request-too-many = Foi depressa demais. Espera um momento.
error-request-unknown = Não há nada neste endereço.
error-request-method = Não há nada neste endereço.
error-request-origin = Esta página pertence a outro site.
error-request-host = Este servidor não responde por esse nome. Pergunta a quem o administra.
error-request-hello = O servidor não percebeu esta página. Recarrega-a.
error-request-id-reused = O servidor não percebeu esta página. Recarrega-a.
error-game-unknown = Essa partida não existe.
error-game-not-started = A partida ainda não começou.
error-game-started = A partida já começou.
error-game-over = A partida já terminou.
error-game-not-over = A partida ainda não terminou.
error-game-seats-open = Ainda há lugares livres.
error-game-host-only = Só o anfitrião pode fazer isto.
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
error-undo-nothing = Não há nada para anular.
error-undo-between = Esta partida acabou e fica assim. Entre duas partidas não se anula nada.
error-ask-nothing = Não há nada a que responder.
error-ask-pending = Há outro pedido ainda à espera de resposta.
error-ask-declined = A resposta foi não. Podes voltar a pedir depois da tua próxima jogada.
error-review-unknown = Ainda ninguém pediu esta análise.
error-review-no-choice = Nesse momento não havia nada para escolher.
error-limit-reviews = Já tens demasiadas análises em curso. Tenta de novo daqui a pouco.
error-coach-off = O treinador só aparece quando todos os outros são bots.
error-hint-off = Nesta mesa não há dicas.
error-setup-invalid = Esta mesa não pode ser preparada assim.
error-bot-unknown = Não há nenhum bot assim para este jogo.
error-bot-budget = Este bot pensaria mais tempo do que este servidor permite.
error-puzzle-unknown = Esse enigma não existe.
error-record-unknown = Esse registo não existe.
error-record-invalid = Não é possível ler este registo.
error-record-closed = Este servidor não aceita registos.
error-limit-games = Há demasiadas partidas abertas. Termina uma primeiro.
error-limit-sockets = Demasiadas ligações a partir daqui.
error-server-draining = O servidor está a reiniciar; esta página voltará a ligar-se.
error-server-busy = O servidor está ocupado; nada se perdeu. Tenta de novo.
error-server-error = Algo correu mal no servidor. Ficou anotado.
