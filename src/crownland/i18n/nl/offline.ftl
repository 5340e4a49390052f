## Zonder verbinding
offline-title = Geen verbinding met de server
offline-text = Hier kun je tegen bots en met mensen aan dit scherm spelen. Partijen met anderen gaan verder zodra de verbinding terug is.
static-title = Deze pagina heeft geen server nodig
static-text = Bots, puzzels, spelregels en hulpmiddelen werken in je browser, en je partijen blijven daar. Start een Crownland-server om met mensen elders te spelen.
