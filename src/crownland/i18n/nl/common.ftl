## De pagina
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) Jij bent aan de beurt · Crownland
home = Terug naar de lobby
nothing-title = Hier is niets
nothing-text = Misschien zit er een tikfout in het adres, of is de pagina verhuisd.
close = Sluiten
again = Opnieuw proberen
loading = Een ogenblik…
setting-up = De tafel wordt klaargezet. Bij de eerste partij van elk spel worden de regels voor deze computer voorbereid; dat kan een halve minuut duren.
language = Taal
theme = Thema
theme-auto = Systeem
theme-light = Perkament
theme-dark = Nacht
theme-contrast = Hoog contrast
sound-on = Geluid: aan
sound-off = Geluid: uit
alerts-on = Meldingen: aan
alerts-off = Meldingen: uit
alerts-text = Waarschuw me als ik aan de beurt ben, zolang deze pagina in een tabblad openstaat.
fan-project = Crownland is een onafhankelijk fanproject en heeft geen banden met de auteurs of uitgevers van deze spellen. De namen zijn van hun eigenaars.
places = Andere pagina’s
place-games = Partijen
place-learn = Uitleg
place-puzzle = Puzzel
place-score = Punten
place-tools = Echte tafel

## Lobby
lobby-title = Bouw een koninkrijk, domino voor domino
lobby-text = Schuif aan bij een tafel met een bot, met vrienden aan dit scherm of met iedereen die je link heeft. Zonder account, zonder installatie.
lobby-text-alone = Schuif aan bij een tafel met een bot of met vrienden aan dit scherm. Zonder account, zonder installatie.
play-bot = { $game } spelen tegen een bot
play-friend = Met vrienden spelen
play-now = Nu spelen
new-table = Tafel klaarzetten
games = Spellen
players = { $from ->
    [one] { $from } speler
   *[other] { $from ->
        [2] { $to ->
            [2] 2 spelers
           *[other] 2 tot { $to } spelers
        }
       *[other] { $from } tot { $to } spelers
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Plaats domino’s rond je kasteel, verbind gelijke landschappen en vermenigvuldig ze met hun kronen. Neem je een betere domino, dan kies je de volgende keer later.
game-sample = Proefspel voor twee
game-sample-text = Een korte partij Kingdomino met 24 domino’s; de set is een reconstructie.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino met steden: laat ridders munten innen, bouw, maak de koningin het hof en koop de draak om.
game-royal_wedding = Koninklijke bruiloft
game-royal_wedding-text = Beide dozen op één tafel, voor drie tot acht spelers, ieder voor zich of in teams van twee.
game-duel = Duel
game-duel-text = Dobbelstenen en een kaart voor twee: verdeel vier dobbelstenen, teken wapenschilden en vul het spreukenboek sneller dan je tegenstander.
my-games = Mijn partijen
my-going = Mijn lopende partijen
your-turn = Jij bent aan de beurt
go-on = Verdergaan
guided = Begeleide partij
playing-with = met { $names }
round-short = Ronde { $round }
round-opening = Opening
time-left = nog { $time }
show-all = Alle { $games } tonen
remove = Uit mijn partijen verwijderen: { $game }
remove-hint = Uit deze lijst verwijderen
remove-sure = Deze partij verlaten?
remove-here-sure = Deze partij definitief wissen?
outcome-won = gewonnen
outcome-lost = verloren
outcome-shared = gelijkspel
outcome-watched = afgelopen
outcome-none = geen resultaat
my-games-none = Hier komen de partijen die je speelt.
open-tables = Open tafels
running-tables = Partijen om te bekijken
game-for = { $game } voor { $seats }
clock-none = zonder klok
clock-minutes = { $minutes } min + { $increment } s per beurt
clock-days = { $days ->
    [one] 1 dag per zet
   *[other] { $days } dagen per zet
}
open-none = Op dit moment wacht niemand op spelers.
retention-waiting = { $days ->
    [one] Een open tafel sluit als er een dag lang niets gebeurt.
   *[other] Een open tafel sluit als er { $days } dagen lang niets gebeurt.
}
retention-abandoned = { $days ->
    [one] Een partij zonder klok eindigt als een dag lang niemand een zet doet.
   *[other] Een partij zonder klok eindigt als { $days } dagen lang niemand een zet doet.
}
open-seats = { $seats ->
    [one] één vrije plaats
   *[other] { $seats } vrije plaatsen
}
table-open = wacht
table-running = bezig
table-over = afgelopen

## Een nieuwe tafel
game = Spel
seats = Spelers
time = Tijd
minutes = Minuten
increment = Extra seconden per beurt
pace = Bots spelen
pace-instant = meteen
pace-quick = vlot
pace-relaxed = rustig
options = Opties
switch-harmony = Harmonie
switch-middle_kingdom = Middenrijk
switch-mighty_duel = Het grote duel
switch-dynasty = Dynastie
switch-teams = Teams
name-times = { $name } × { $count }
seat-open = Vrije plaats
seat-player = Speler { $number }
name = Naam
colour = Kleur
colour-of = Kleur van plaats { $number }
colour-0 = rood
colour-1 = blauw
colour-2 = groen
colour-3 = amber
colour-4 = paars
colour-5 = turquoise
colour-6 = bruin
colour-7 = grijs
team = Team { $number }
bot-random = Willekeurige bot
bot-greedy = Gulzige bot
bot-choice = { $name } (bot, niveau { $level })
bot-level-1 = Nar
bot-level-2 = Schildknaap
bot-level-3 = Rentmeester
bot-level-4 = Kanselier
bot-level-5 = Wijze
opponent = Je tegenstander
level-number = Niveau { $level }
level-1-text = Graait naar kronen, ziet veel over het hoofd en vergeet het raster.
level-2-text = Pakt de punten die er nu liggen en kijkt nooit vooruit.
level-3-text = Let op elk vak in het eigen koninkrijk en kijkt één beurt vooruit.
level-4-text = Probeert uit hoe de partij kan verlopen en houdt je in de gaten.
level-5-text = Speelt vóór elke zet duizenden partijen in gedachten.

## De tafel
rules = Spelregels
asked-undo = { $by } wil een zet terugnemen.
asked-bot = { $by } wil een bot laten spelen voor { $name }.
asked-end = { $by } wil de partij zonder winnaar beëindigen.
asked-rematch = { $by } wil opnieuw spelen.

## Het einde
replay = Herhaling

## Wat de server weigert
error-offline = De server antwoordt niet. Staat hij aan?
error-static = Daarvoor is een Crownland-server nodig, en deze pagina speelt zonder.
error-rules = Deze browser kon de regels van dit spel niet laden.
error-request-invalid = De server begreep dit niet. Laad de pagina opnieuw.
error-request-too-large = Dat was te lang.
error-request-too-many = Dat ging te snel. Wacht even.
error-request-unknown = Op dit adres is niets.
error-request-method = Op dit adres is niets.
error-request-origin = Deze pagina hoort bij een andere site.
error-request-host = Deze server luistert niet naar die naam. Vraag het de beheerder.
error-request-hello = De server begreep dit niet. Laad de pagina opnieuw.
error-request-id-reused = De server begreep dit niet. Laad de pagina opnieuw.
error-table-unknown = Deze partij bestaat niet.
error-setup-invalid = Zo kan deze tafel niet worden klaargezet.
error-bot-unknown = Die bot bestaat niet voor dit spel.
error-bot-budget = Deze bot zou langer nadenken dan deze server toestaat.
error-limit-tables = Er staan te veel partijen open. Speel er eerst een uit.
error-server-draining = De server wordt opnieuw gestart; deze pagina maakt vanzelf weer verbinding.
error-server-busy = De server heeft het druk; er is niets verloren. Probeer het nog eens.
error-server-error = Er ging iets mis op de server. De fout is vastgelegd.
