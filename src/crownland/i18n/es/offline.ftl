## Sin conexión
offline-title = Sin conexión
offline-text = Juega contra bots o con amigos ante esta pantalla; las demás partidas seguirán al volver la conexión.
static-title = No necesita servidor
static-text = Todo funciona en tu navegador, y ahí se quedan tus partidas. Jugar con gente en otro lugar requiere un servidor.
