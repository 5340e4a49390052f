## Sin conexión
offline-title = Sin conexión con el servidor
offline-text = Aquí puedes jugar contra bots y con otras personas ante esta pantalla. Las partidas con los demás seguirán en cuanto vuelva.
static-title = Esta página no necesita servidor
static-text = Los bots, los acertijos, las reglas y las ayudas funcionan en tu navegador, y tus partidas se quedan en él. Para jugar con gente en otro lugar, inicia un servidor de Crownland.
