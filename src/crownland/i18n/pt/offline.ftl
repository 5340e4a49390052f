## Sem ligação
offline-title = Sem ligação
offline-text = Joga contra bots ou com amigos neste ecrã; as outras partidas continuam depois.
static-title = Não precisa de servidor
static-text = Tudo corre no teu navegador, e as tuas partidas ficam nele. Para jogar à distância é preciso um servidor.
