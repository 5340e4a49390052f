## Sem ligação
offline-title = Sem ligação
offline-text = Joga contra bots ou com amigos neste ecrã; as outras partidas continuam quando a ligação voltar.
static-title = Não precisa de servidor
static-text = Tudo funciona no teu navegador, e as tuas partidas ficam nele. Jogar com pessoas noutro lugar exige um servidor.
