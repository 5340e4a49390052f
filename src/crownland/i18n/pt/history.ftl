# Partidas e jogadores: o que se jogou aqui, e como correu.

history-title = Partidas
history-intro = As tuas partidas e como correram, as que podes ver agora e todas as públicas que terminaram aqui.
history-mine = As minhas partidas
history-watch = Para ver
history-finished = Terminadas
history-player = Jogador
history-game = Jogo
history-any = Todos os jogos
history-found = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
  }
history-none = Ainda não terminou nenhuma partida pública aqui.
history-none-found = Nenhuma partida corresponde à pesquisa.
history-none-running = De momento não há nenhuma partida pública a decorrer.
history-winner = vitória:
history-imported = importada
history-more = Mostrar mais
history-offline = Sem ligação, só contam aqui as partidas deste dispositivo.
history-browser = Esta lista só existe neste navegador: faltam as partidas jogadas noutros sítios. As partidas preparadas, como as guiadas, não contam.

players-title = Jogadores
players-intro = Todos os nomes com que alguém terminou aqui uma partida pública.
players-search = O nome começa por
players-found = { $players ->
    [one] 1 nome
   *[other] { $players } nomes
  }
players-none = Ninguém terminou uma partida pública com um nome assim.

player-since = De { $since } a { $last }
player-day = A { $day }
player-free-name = Aqui os nomes são livres: várias pessoas podem ter jogado com este, e não pertence a ninguém.
player-nobody = Ainda ninguém terminou aqui uma partida pública com este nome.
player-mine = As tuas partidas, públicas ou não, estão aqui:
player-games = Partidas terminadas

statistics-games = Partidas
statistics-wins = Ganhas
statistics-streak = Série atual
statistics-longest = Melhor série
statistics-rivals = Adversários
statistics-people = Pessoas
statistics-no-rivals = Até agora, só contra bots sem nível.
statistics-strongest = Com vários bots, a partida conta no nível do mais forte.
statistics-won-of = { $wins } de { $games } ganhas
statistics-variants = Por variante
statistics-variant = Variante
statistics-mean = Média
statistics-best = Melhor
statistics-best-of = ver a melhor partida de { $variant }
statistics-kingdoms = { $kingdoms ->
    [one] Melhor reino
   *[other] Melhores reinos
  }
statistics-picture = Melhor reino em { $variant }: { $points ->
    [one] 1 ponto
   *[other] { $points } pontos
  }
statistics-none-mine = Termina uma partida e verás aqui como te estás a sair.
statistics-play = Jogar
history-open-record = Abrir um registo
transfer-export = Guardar as minhas partidas num ficheiro
transfer-import = Importar partidas de um ficheiro
transfer-nothing = Ainda não há nenhuma partida neste dispositivo.
transfer-done =
    { $kept ->
        [0] Nenhuma partida nova.
        [one] Uma partida importada.
       *[other] { $kept } partidas importadas.
    }
    { $known ->
        [0] { "" }
        [one] Uma já cá estava.
       *[other] { $known } já cá estavam.
    }
    { $wrong ->
        [0] { "" }
        [one] Uma é ilegível.
       *[other] { $wrong } são ilegíveis.
    }
