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
replay-keys = Esquerda, Direita: eventos · Page Up, Page Down: rondas · Home, End · Espaço: reproduzir · S: pontos · 1–8: reinos

## O que o acaso fez
replay-bare = A mesa está vazia.
replay-chance-deal = Novos dominós: { $dominoes }.
replay-chance-king = { $who ->
    [me] Sai o teu rei.
   *[other] Sai o rei de { $name }.
}
replay-chance-tile = { $count ->
    [one] 1 nova peça de edifício.
   *[other] { $count } novas peças de edifício.
}
replay-chance-first = { $who ->
    [me] Tiras o primeiro dado.
   *[other] { $name } tira o primeiro dado.
}
replay-chance-roll = Lançam-se os dados.

## O que alguém fez, com dados ou brasões
replay-did-take = { $who ->
    [me] Tiras: { $faces }.
   *[other] { $name } tira: { $faces }.
}
replay-did-draw = { $who ->
    [me] Desenhas: { $faces }.
   *[other] { $name } desenha: { $faces }.
}
replay-did-turn = { $who ->
    [me] Viras um dado para: { $faces }.
   *[other] { $name } vira um dado para: { $faces }.
}
replay-did-castle = { $who ->
    [me] Acrescentas a cruz do castelo a: { $faces }.
   *[other] { $name } acrescenta a cruz do castelo a: { $faces }.
}
replay-did-name = { $who ->
    [me] Nomeias: { $faces }.
   *[other] { $name } nomeia: { $faces }.
}

## Continuar a jogar
play-on = Continuar a partir daqui
play-on-text = Uma nova mesa com outros sorteios; não conta.
play-on-seat = O teu lugar
play-on-others = Os outros
play-on-invite = Convidar outras pessoas

## Um registo de outro lado
replay-other = Abrir um registo
replay-copy-embed = Copiar código de incorporação
replay-copy-record = Copiar registo
embed-open = Abrir no Crownland
import-title = Rever um registo
import-text = Revê qualquer partida guardada, daqui ou de um programa teu.
import-file = Escolher ficheiro
import-drop = ou larga-o aqui
import-paste = Ou cola-o:
import-go = Mostrar partida
import-empty = Ainda não há nada.
import-unreadable = Linha ilegível
import-choose = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas: escolhe uma
}
import-more = { $games ->
    [one] … e mais uma, não mostrada.
   *[other] … e mais { $games }, não mostradas.
}
fault-event = Evento { $event }
fault-game-event = Partida { $game }, evento { $event }
fault-json = Não é um registo: tem de ser um único objeto JSON.
fault-cut = Cortado ao fim de { $got } caracteres. Copia-o ou descarrega-o outra vez.
fault-format = Não é um registo do Crownland, ou é de outra versão.
fault-players = Os jogadores não correspondem ao jogo.
fault-setup = Esse jogo não existe.
fault-choices = Aqui havia { $expected ->
    [one] { $expected } opção
   *[other] { $expected } opções
}, não { $got }.
fault-seat = É a vez do lugar { $expected }, não do { $got }.
fault-chance = Os sorteios não correspondem à semente.
fault-result = Pontos ou vencedores errados.
fault-early = Um resultado antes do fim da partida.
fault-rules = { error-action-illegal }
fault-unreadable = Ilegível.
fault-exactly = Pormenores em inglês
