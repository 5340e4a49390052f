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
remove-here-sure = Apagar esta partida para sempre?
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
minutes = Minutos
increment = Segundos extra por jogada
pace = Os bots jogam
pace-instant = de imediato
pace-quick = depressa
pace-relaxed = com calma
options = Opções
switch-harmony = Harmonia
switch-middle_kingdom = Reino central
switch-mighty_duel = Poderoso duelo
switch-dynasty = Dinastia
switch-teams = Equipas
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

## A mesa
rules = Regras
asked-undo = { $by } gostaria de anular uma jogada.
asked-bot = { $by } propõe que um bot jogue por { $name }.
asked-end = { $by } propõe terminar a partida sem vencedor.
asked-rematch = { $by } gostaria de jogar de novo.

## O fim
replay = Repetição

## O que o servidor recusa
error-offline = O servidor não responde. Estará ligado?
error-static = Para isto é preciso um servidor do Crownland, e esta página joga sem ele.
error-rules = Este navegador não conseguiu carregar as regras deste jogo.
error-request-invalid = O servidor não percebeu esta página. Recarrega-a.
error-request-too-large = Isso era demasiado longo.
error-request-too-many = Foi depressa demais. Espera um momento.
error-request-unknown = Não há nada neste endereço.
error-request-method = Não há nada neste endereço.
error-request-origin = Esta página pertence a outro site.
error-request-host = Este servidor não responde por esse nome. Pergunta a quem o administra.
error-request-hello = O servidor não percebeu esta página. Recarrega-a.
error-request-id-reused = O servidor não percebeu esta página. Recarrega-a.
error-table-unknown = Essa partida não existe.
error-setup-invalid = Esta mesa não pode ser preparada assim.
error-bot-unknown = Não há nenhum bot assim para este jogo.
error-bot-budget = Este bot pensaria mais tempo do que este servidor permite.
error-limit-tables = Há demasiadas partidas abertas. Termina uma primeiro.
error-server-draining = O servidor está a reiniciar; esta página voltará a ligar-se.
error-server-busy = O servidor está ocupado; nada se perdeu. Tenta de novo.
error-server-error = Algo correu mal no servidor. Ficou anotado.
