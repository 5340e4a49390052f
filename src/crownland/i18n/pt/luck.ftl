## Verificar o sorteio: se alguém pôde escolher o que saiu
luck-verdict-fair = Sorteio limpo: ninguém escolheu o que saiu.
luck-verdict-others = Sorteio limpo para quem juntou um número: { $names }.
luck-verdict-kept = O servidor manteve a sua semente, mas nenhum número teu entrou no sorteio: tens de confiar.
luck-verdict-wrong = O sorteio não foi o prometido.
luck-verdict-prepared = Este sorteio foi preparado para uma lição.
luck-verdict-unknown = Este registo não indica a semente: nada a verificar.
luck-verdict-nothing = Não se sorteou nada: nada a verificar.
luck-shuffling = A baralhar… À espera de { $names }.
luck-later = Depois da partida, o teu navegador pode verificar aqui o sorteio.
luck-begun = Esta partida continua outra a partir do evento { $event }; só se verifica o que veio depois.
luck-given = Número acrescentado por: { $names }.
luck-not-so = Não se verifica:
luck-found-commitment = A semente do servidor coincide com a impressão digital.
luck-found-commitment-seen = A semente do servidor coincide com a impressão digital vista por este navegador antes do sorteio.
luck-found-mine = O teu número entrou no sorteio.
luck-found-mine-late = O teu número não entrou no sorteio: tardio, excluído ou com outra impressão digital.
luck-found-mine-none = Este navegador não juntou nenhum número.
luck-found-others = Os números dos outros são os prometidos: { $names }.
luck-found-missing = Números que chegaram tarde: { $names }.
luck-found-notes-wrong = Os números em falta não são os do registo.
luck-found-seed = A semente do servidor e todos os números dão a semente do sorteio.
luck-found-deal = { $count ->
    [one] O teu navegador repetiu o único sorteio: resulta dessa semente.
   *[other] O teu navegador repetiu os { $count } sorteios: resultam dessa semente.
}
luck-found-deal-none = O acaso não decidiu nada.
luck-found-deal-wrong = O evento { $count } não resulta da semente.
luck-how = Como funciona
luck-how-text = Antes da partida, o servidor mostra a impressão digital de uma semente secreta, e cada navegador a de um número ao acaso. Depois os números são revelados e decidem, com a semente, o que sai. Ninguém pode mudar nada mais tarde, e basta um número honesto para o sorteio ser limpo.
luck-more = Pormenores
luck-commitment = Impressão digital da semente do servidor:
luck-seed = A semente do servidor:
error-reveal-wrong = Esse não é o número que este navegador prometeu.
