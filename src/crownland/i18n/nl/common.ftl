## De pagina
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) Jij bent aan de beurt · Crownland
home = Lobby
nothing-title = Pagina niet gevonden
nothing-text = Controleer het adres; misschien is de pagina verhuisd.
close = Sluiten
again = Opnieuw proberen
loading = Een ogenblik…
setting-up = Klaarzetten… De eerste keer per spel duurt dat soms een halve minuut.
preferences = Voorkeuren
fan-project = Een fanproject zonder banden met de auteurs of uitgevers van de spellen. De namen zijn van hun eigenaars.
places = Pagina’s
place-games = Partijen
place-learn = Uitleg
place-puzzle = Puzzel
place-score = Puntenteller
place-tools = Echte tafel

## Lobby
lobby-title = Bouw een koninkrijk, domino voor domino
lobby-text = Speel tegen een bot, met vrienden aan dit scherm of met iedereen die je link heeft. Geen account, geen installatie.
lobby-text-alone = Speel tegen een bot of met vrienden aan dit scherm. Geen account, geen installatie.
play-bot = { $game } spelen tegen een bot
play-friend = Met vrienden spelen
play-now = Spelen
new-table = Nieuwe tafel
games = Spellen
players = { $from ->
    [one] { $from } speler
   *[other] { $from ->
        [2] { $to ->
            [2] 2 spelers
           *[other] 2–{ $to } spelers
        }
       *[other] { $from }–{ $to } spelers
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Verbind gelijke landschappen rond je kasteel: vakken × kronen tellen. Wie een betere domino neemt, kiest later.
game-sample = Proefspel voor twee
game-sample-text = Een korte Kingdomino: 24 domino’s, gereconstrueerd.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino met steden, ridders, gebouwen, een koningin en een draak.
game-royal_wedding = Koninklijke bruiloft
game-royal_wedding-text = Beide dozen samen, alleen of in teams van twee.
game-duel = Duel
game-duel-text = Deel dobbelstenen, teken wapenschilden en vul als eerste het spreukenboek.
my-games = Mijn partijen
my-going = Lopende partijen
your-turn = Jij bent aan de beurt
go-on = Verdergaan
guided = Begeleide partij
playing-with = met { $names }
round-short = Ronde { $round }
round-opening = Opening
time-left = nog { $time }
show-all = Alle { $games } tonen
remove = Verwijderen: { $game }
remove-hint = Verwijderen
remove-sure = Deze partij verlaten?
remove-here-sure = Definitief wissen?
outcome-won = gewonnen
outcome-lost = verloren
outcome-shared = gelijkspel
outcome-watched = afgelopen
outcome-none = geen resultaat
my-games-none = Hier komen je partijen.
open-tables = Open tafels
running-tables = Partijen om te bekijken
game-for = { $game } voor { $seats }
clock-none = zonder klok
clock-minutes = { $minutes } min + { $increment } s per beurt
clock-days = { $days ->
    [one] 1 dag per zet
   *[other] { $days } dagen per zet
}
open-none = Geen open tafels.
open-seats = { $seats ->
    [one] 1 vrije plaats
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
you = Jij
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
level-1-text = Graait naar kronen, vergeet het raster.
level-2-text = Pakt meteen punten, kijkt nooit vooruit.
level-3-text = Let op elk vak, kijkt één beurt vooruit.
level-4-text = Denkt verder vooruit en houdt je in de gaten.
level-5-text = Speelt duizenden partijen vóór elke zet.

## De tafel
rules = Spelregels
asked-undo = { $by } wil een zet terugnemen.
asked-bot = { $who ->
    [me] { $by } wil een bot voor jou.
   *[other] { $by } wil een bot voor { $name }.
}
asked-end = { $by } wil zonder winnaar stoppen.
asked-rematch = { $by } wil opnieuw spelen.

## Het einde
replay = Herhaling

## Wat de server weigert
error-offline = De server antwoordt niet.
error-static = Daarvoor is een Crownland-server nodig.
error-rules = De regels konden niet worden geladen.
error-request-invalid = Niet begrepen; laad de pagina opnieuw.
error-request-too-large = Dat was te lang.
error-request-too-many = Te snel; wacht even.
error-request-unknown = Op dit adres is niets.
error-request-method = { error-request-unknown }
error-request-origin = Deze pagina hoort bij een andere site.
error-request-host = Deze server luistert niet naar die naam.
error-request-hello = { error-request-invalid }
error-request-id-reused = { error-request-invalid }
error-table-unknown = Partij niet gevonden.
error-setup-invalid = Deze tafel is zo niet mogelijk.
error-bot-unknown = Die bot bestaat niet voor dit spel.
error-bot-budget = Deze bot denkt langer na dan de server toestaat.
error-limit-tables = Te veel open partijen. Speel er eerst een uit.
error-server-draining = De server herstart; deze pagina maakt weer verbinding.
error-server-busy = De server is druk; er is niets verloren. Probeer het opnieuw.
error-server-error = Er ging iets mis op de server.
