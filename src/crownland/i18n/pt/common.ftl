## A página
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) É a tua vez · Crownland
home = Sala
nothing-title = Página não encontrada
nothing-text = Confirma o endereço; a página pode ter mudado.
close = Fechar
again = Tentar de novo
loading = Um momento…
setting-up = A preparar… A primeira mesa de um jogo pode demorar meio minuto.
preferences = Preferências
fan-project = Projeto de fãs, alheio aos autores e editoras dos jogos. Os nomes são dos seus donos.
places = Páginas
place-games = Partidas
place-learn = Aprender
place-puzzle = Enigma
place-score = Calculadora
place-tools = Na vossa mesa

## Sala
lobby-title = Constrói um reino, dominó a dominó
lobby-text = Joga contra um bot, com amigos neste ecrã ou com quem tiver o teu link. Sem conta nem instalação.
lobby-text-alone = Joga contra um bot ou com amigos neste ecrã. Sem conta nem instalação.
play-bot = Jogar { $game } contra um bot
play-friend = Jogar com amigos
play-now = Jogar
new-table = Nova mesa
games = Jogos
players = { $from ->
    [one] { $from } jogador
   *[other] { $from ->
        [2] { $to ->
            [2] 2 jogadores
           *[other] 2–{ $to } jogadores
        }
       *[other] { $from }–{ $to } jogadores
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Junta terrenos iguais à volta do castelo: quadrados × coroas. Com dominós melhores escolhes mais tarde.
game-sample = Amostra para dois
game-sample-text = Um Kingdomino curto: 24 dominós, reconstruídos.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino com cidades, cavaleiros, edifícios, uma rainha e um dragão.
game-royal_wedding = Casamento real
game-royal_wedding-text = As duas caixas juntas, individualmente ou aos pares.
game-duel = Duel
game-duel-text = Partilha dados, desenha brasões e preenche primeiro o livro de feitiços.
my-games = As minhas partidas
my-going = A decorrer
your-turn = É a tua vez
go-on = Continuar
guided = Partida guiada
playing-with = com { $names }
round-short = Ronda { $round }
round-opening = Abertura
time-left = ainda { $time }
show-all = Mostrar todas ({ $games })
remove = Retirar: { $game }
remove-hint = Retirar
remove-sure = Sair desta partida?
remove-here-sure = Apagar para sempre?
outcome-won = vitória
outcome-lost = derrota
outcome-shared = empate
outcome-watched = terminada
outcome-none = sem resultado
my-games-none = As tuas partidas aparecem aqui.
open-tables = Mesas abertas
running-tables = Partidas para ver
game-for = { $game } para { $seats }
clock-none = sem relógio
clock-minutes = { $minutes } min + { $increment } s por jogada
clock-days = { $days ->
    [one] 1 dia por jogada
   *[other] { $days } dias por jogada
}
open-none = Não há mesas abertas.
open-seats = { $seats ->
    [one] 1 lugar livre
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
pace-relaxed = devagar
options = Opções
switch-harmony = Harmonia
switch-middle_kingdom = Reino central
switch-mighty_duel = Poderoso duelo
switch-dynasty = Dinastia
switch-teams = Equipas
name-times = { $name } × { $count }
seat-open = Lugar livre
seat-player = Jogador { $number }
you = Tu
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
level-1-text = Caça coroas, esquece a grelha.
level-2-text = Apanha pontos já, nunca pensa à frente.
level-3-text = Cuida de cada quadrado, pensa uma jogada à frente.
level-4-text = Pensa mais à frente e não te perde de vista.
level-5-text = Joga milhares de partidas antes de cada jogada.

## A mesa
rules = Regras
asked-undo = { $by } quer anular.
asked-bot = { $who ->
    [me] { $by } quer um bot para ti.
   *[other] { $by } quer um bot para { $name }.
}
asked-end = { $by } quer terminar sem vencedor.
asked-rematch = { $by } quer jogar de novo.

## O fim
replay = Repetição

## O que o servidor recusa
error-offline = O servidor não responde.
error-static = Exige um servidor do Crownland.
error-rules = Não foi possível carregar as regras.
error-request-invalid = Pedido não reconhecido; recarrega a página.
error-request-too-large = Demasiado longo.
error-request-too-many = Demasiado rápido; espera um momento.
error-request-unknown = Nada neste endereço.
error-request-method = { error-request-unknown }
error-request-origin = Esta página pertence a outro site.
error-request-host = Este servidor não responde por esse nome.
error-request-hello = { error-request-invalid }
error-request-id-reused = { error-request-invalid }
error-table-unknown = Essa partida não existe.
error-setup-invalid = Esta configuração não é possível.
error-bot-unknown = Este jogo não tem esse bot.
error-bot-budget = Este bot pensa demasiado para este servidor.
error-limit-tables = Demasiadas partidas abertas. Termina uma primeiro.
error-server-draining = O servidor está a reiniciar; a página volta a ligar-se.
error-server-busy = Servidor ocupado; nada se perdeu. Tenta de novo.
error-server-error = Algo correu mal no servidor.
