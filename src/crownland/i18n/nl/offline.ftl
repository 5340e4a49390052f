## Zonder verbinding
offline-title = Geen verbinding
offline-text = Speel hier tegen bots of met anderen aan dit scherm; andere partijen gaan verder zodra er weer verbinding is.
static-title = Geen server nodig
static-text = Alles draait in je browser, en je partijen blijven daar. Met mensen elders spelen kan alleen via een server.
