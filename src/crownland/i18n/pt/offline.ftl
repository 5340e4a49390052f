## Sem ligação
offline-title = Sem ligação ao servidor
offline-text = Aqui podes jogar contra bots e com outras pessoas neste ecrã. As partidas com os outros continuam assim que voltar.
static-title = Esta página não precisa de servidor
static-text = Os bots, os enigmas, as regras e as ferramentas funcionam no teu navegador, e as tuas partidas ficam nele. Para jogares com pessoas noutro lugar, inicia um servidor do Crownland.
