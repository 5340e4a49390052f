## Sin conexión
offline-title = Sin conexión
offline-text = Juega contra bots o con amigos en esta pantalla; las demás partidas seguirán después.
static-title = No necesita servidor
static-text = Todo ocurre en tu navegador, y ahí se quedan tus partidas. Para jugar a distancia hace falta un servidor.
