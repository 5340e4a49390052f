## Rever uma partida
replay-title = { $sentence } – repetição
replay-moment = Momento
replay-here = { $round }, evento { $event } de { $last }
replay-here-game = Partida { $game }, { $round }, evento { $event } de { $last }
replay-game-round = Partida { $game } · { $round }
replay-back = Evento anterior
replay-on = Evento seguinte
replay-round-back = Início da ronda
replay-round-on = Ronda seguinte
replay-play = Reproduzir
replay-pause = Pausa
replay-jump = Ir para a ronda
replay-speed = Velocidade
replay-times = { $times }×
replay-live = Em direto
replay-copy-link = Copiar link para este momento
replay-keys = Esquerda, Direita: eventos · Page Up, Page Down: rondas · Home, End: extremos · Espaço: reproduzir · S: pontos · 1–8: reinos

## O que o acaso fez
replay-bare = A mesa está vazia.
replay-chance-deal = Novos dominós: { $dominoes }.
replay-chance-king = Sai o rei de { $name }.
replay-chance-tile = { $count ->
    [one] 1 nova peça de edifício.
   *[other] { $count } novas peças de edifício.
}
replay-chance-first = { $name } tira o primeiro dado.
replay-chance-roll = Lançam-se os dados.

## O que alguém fez, com dados ou brasões
replay-did-take = { $name } tira: { $faces }.
replay-did-draw = { $name } desenha: { $faces }.
replay-did-turn = { $name } vira um dado para: { $faces }.
replay-did-castle = { $name } acrescenta a cruz do castelo a: { $faces }.
replay-did-name = { $name } nomeia: { $faces }.

## Continuar a jogar
play-on = Continuar a partir daqui
play-on-text = Uma nova mesa começa aqui com outra sorte; a partida não conta.
play-on-seat = O teu lugar
play-on-others = Os outros
play-on-invite = Convidar outras pessoas

## Um registo de outro lado
replay-other = Abrir um registo
replay-copy-embed = Copiar código de incorporação
replay-copy-record = Copiar registo
embed-open = Abrir no Crownland
import-title = Rever um registo
import-text = Revê qualquer partida guardada como registo com este site, a linha de comandos ou um programa teu. O teu navegador verifica-a e mostra-a.
import-file = Escolher ficheiro
import-drop = ou larga-o aqui
import-paste = Ou cola o registo:
import-go = Mostrar a partida
import-empty = Ainda não há nada aqui.
import-unreadable = Linha ilegível
import-choose = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas: escolhe uma
}
import-more = { $games ->
    [one] … e mais uma, que não está na lista.
   *[other] … e mais { $games }, que não estão na lista.
}
fault-event = Evento { $event }
fault-game-event = Partida { $game }, evento { $event }
fault-json = Isto não é um registo: não é um único objeto JSON.
fault-cut = O registo acaba cedo demais, ao fim de { $got } caracteres. Falta o resto: copia-o ou descarrega-o outra vez.
fault-format = Isto não é um registo do Crownland, ou é de outra versão.
fault-players = Os nomes dos jogadores não condizem com a partida.
fault-setup = Esse jogo não existe, ou não com estes números.
fault-choices = Havia aqui { $expected ->
    [one] { $expected } opção
   *[other] { $expected } opções
}; o registo diz { $got }.
fault-seat = Aqui é a vez de outro lugar: do lugar { $expected }, não do { $got }.
fault-chance = Os sorteios não são os da semente.
fault-result = Os pontos ou os vencedores não são os que as regras dão.
fault-early = A partida continua aqui, mas o registo acaba com um resultado.
fault-rules = As regras não permitem isto aqui.
fault-unreadable = Não é possível ler isto.
fault-exactly = Em pormenor, em inglês
