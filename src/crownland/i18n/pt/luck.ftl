## Verificar a distribuição: se alguém pôde escolher o que saiu
luck-verdict-fair = Uma distribuição limpa: ninguém pôde escolher o que saiu.
luck-verdict-others = Uma distribuição limpa para quem juntou o seu número ({ $names }): ninguém pôde escolher o que saiu.
luck-verdict-kept = O servidor manteve a sua semente. Mas nenhum número teu entrou no sorteio: só ele garante que não escolheu uma favorável.
luck-verdict-wrong = Há algo que não bate certo: a distribuição não foi a prometida.
luck-verdict-prepared = A distribuição desta mesa foi preparada para uma lição.
luck-verdict-unknown = Este registo não diz de que semente saiu, por isso não há nada a verificar.
luck-verdict-nothing = Aqui não se sorteou nada, por isso não há nada a verificar.
luck-shuffling = A baralhar… Falta ainda o número de { $names }.
luck-later = Quando a partida acabar, o teu navegador pode verificar aqui que ninguém escolheu o que saiu.
luck-begun = Esta partida continua a partir do evento { $event } de outra. Verifica-se tudo o que veio depois.
luck-given = Número próprio acrescentado por: { $names }.
luck-not-so = Isto não se verifica:
luck-found-commitment = A semente do servidor é a que tinha fixado de antemão.
luck-found-commitment-seen = A semente do servidor é a que tinha fixado de antemão, como este navegador viu antes da distribuição.
luck-found-mine = O teu número entrou no sorteio.
luck-found-mine-late = O teu número não entrou no sorteio: não chegou a tempo, o servidor deixou-o de fora ou tinha mostrado uma impressão digital diferente da tua.
luck-found-mine-none = Este navegador não acrescentou nenhum número ao sorteio.
luck-found-others = Os números dos outros são os prometidos: { $names }.
luck-found-missing = Número prometido que não chegou a tempo: { $names }.
luck-found-notes-wrong = Os números em falta não são os que o registo assinala.
luck-found-seed = A semente do servidor e todos os números juntos dão a semente da distribuição.
luck-found-deal = { $count ->
    [one] Dessa semente resulta tudo: quem começa e o que saiu. O teu navegador acabou de repetir o único sorteio.
   *[other] Dessa semente resulta tudo: quem começa e o que saiu. O teu navegador acabou de repetir os { $count } sorteios.
}
luck-found-deal-none = O acaso não teve nada para decidir.
luck-found-deal-wrong = O evento { $count } não resulta da semente.
luck-how = Como funciona
luck-how-text = Antes da partida, o servidor mostra uma impressão digital da sua semente secreta, e o navegador de cada jogador a de um número ao acaso. Só então os navegadores dão os seus números, e todos juntos decidem o que sai. Depois ninguém pode mudar nada, e basta um só número honesto para que ninguém tenha podido viciar nada de antemão.
luck-more = Os pormenores
luck-commitment = Impressão digital da semente do servidor:
luck-seed = A semente do servidor:
error-reveal-wrong = Esse não é o número que este navegador prometeu.
