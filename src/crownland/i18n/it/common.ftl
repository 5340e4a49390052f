## La pagina
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) Tocca a te · Crownland
home = Lobby
nothing-title = Pagina non trovata
nothing-text = Controlla l’indirizzo; la pagina potrebbe essere cambiata.
close = Chiudi
again = Riprova
loading = Un momento…
setting-up = Preparazione… Il primo tavolo di un gioco può richiedere mezzo minuto.
preferences = Preferenze
fan-project = Progetto di fan, indipendente da autori ed editori dei giochi. I nomi appartengono ai rispettivi proprietari.
places = Pagine
place-games = Partite
place-learn = Impara
place-puzzle = Rompicapo
place-score = Calcolatore
place-tools = Dal vivo

## Lobby
lobby-title = Costruisci un reame, una tessera alla volta
lobby-text = Gioca contro un bot, con amici su questo schermo o con chi ha il tuo link. Senza account né installazione.
lobby-text-alone = Gioca contro un bot o con amici su questo schermo. Senza account né installazione.
play-bot = Gioca a { $game } contro un bot
play-friend = Gioca con amici
play-now = Gioca
new-table = Nuovo tavolo
games = Giochi
players = { $from ->
    [one] { $from } giocatore
   *[other] { $from ->
        [2] { $to ->
            [2] 2 giocatori
           *[other] 2–{ $to } giocatori
        }
       *[other] { $from }–{ $to } giocatori
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Unisci paesaggi uguali intorno al castello: caselle × corone. Tessere migliori, scelta più tardi.
game-sample = Assaggio per due
game-sample-text = Un Kingdomino breve: 24 tessere, ricostruite.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino con città, cavalieri, edifici, una regina e un drago.
game-royal_wedding = Matrimonio reale
game-royal_wedding-text = Le due scatole insieme, ognuno per sé o a coppie.
game-duel = Duel
game-duel-text = Dividi i dadi, disegna stemmi, riempi il libro degli incantesimi prima dell’avversario.
my-games = Le mie partite
my-going = In corso
your-turn = Tocca a te
go-on = Continua
guided = Partita guidata
playing-with = con { $names }
round-short = Turno { $round }
round-opening = Apertura
time-left = ancora { $time }
show-all = Mostra tutte ({ $games })
remove = Togli: { $game }
remove-hint = Togli
remove-sure = Lasciare questa partita?
remove-here-sure = Eliminare per sempre?
outcome-won = vinta
outcome-lost = persa
outcome-shared = pari
outcome-watched = finita
outcome-none = senza esito
my-games-none = Le tue partite appariranno qui.
open-tables = Tavoli aperti
running-tables = Partite da guardare
game-for = { $game } in { $seats }
clock-none = senza orologio
clock-minutes = { $minutes } min + { $increment } s per mossa
clock-days = { $days ->
    [one] 1 giorno per mossa
   *[other] { $days } giorni per mossa
}
open-none = Nessun tavolo aperto.
open-seats = { $seats ->
    [one] 1 posto libero
   *[other] { $seats } posti liberi
}
table-open = in attesa
table-running = in corso
table-over = finita

## Un nuovo tavolo
game = Gioco
seats = Giocatori
time = Tempo
minutes = Minuti
increment = Secondi aggiunti per mossa
pace = I bot giocano
pace-instant = all’istante
pace-quick = in fretta
pace-relaxed = con calma
options = Opzioni
switch-harmony = Armonia
switch-middle_kingdom = Regno di mezzo
switch-mighty_duel = Grande duello
switch-dynasty = Dinastia
switch-teams = Squadre
name-times = { $name } × { $count }
seat-open = Posto libero
seat-player = Giocatore { $number }
you = Tu
name = Nome
colour = Colore
colour-of = Colore del posto { $number }
colour-0 = rosso
colour-1 = blu
colour-2 = verde
colour-3 = ambra
colour-4 = viola
colour-5 = turchese
colour-6 = marrone
colour-7 = grigio
team = Squadra { $number }
bot-random = Bot casuale
bot-greedy = Bot avido
bot-choice = { $name } (bot, livello { $level })
bot-level-1 = Giullare
bot-level-2 = Scudiero
bot-level-3 = Intendente
bot-level-4 = Cancelliere
bot-level-5 = Saggio
opponent = Il tuo avversario
level-number = Livello { $level }
level-1-text = Arraffa corone, dimentica la griglia.
level-2-text = Prende punti subito, non guarda avanti.
level-3-text = Cura ogni casella, guarda avanti di una mossa.
level-4-text = Guarda più avanti e ti tiene d’occhio.
level-5-text = Gioca migliaia di partite prima di ogni mossa.

## Il tavolo
rules = Regole
asked-undo = { $by } vorrebbe annullare.
asked-bot = { $who ->
    [me] { $by } vorrebbe un bot per te.
   *[other] { $by } vorrebbe un bot per { $name }.
}
asked-end = { $by } vorrebbe chiudere senza vincitori.
asked-rematch = { $by } vorrebbe giocare ancora.

## La fine
replay = Replay

## Che cosa rifiuta il server
error-offline = Il server non risponde.
error-static = Serve un server Crownland.
error-rules = Impossibile caricare le regole.
error-request-invalid = Richiesta non valida; ricarica la pagina.
error-request-too-large = Troppo lungo.
error-request-too-many = Troppo in fretta; aspetta un momento.
error-request-unknown = Nulla a questo indirizzo.
error-request-method = { error-request-unknown }
error-request-origin = Questa pagina appartiene a un altro sito.
error-request-host = Questo server non risponde a quel nome.
error-request-hello = { error-request-invalid }
error-request-id-reused = { error-request-invalid }
error-table-unknown = Partita non trovata.
error-setup-invalid = Questa configurazione non è possibile.
error-bot-unknown = Questo gioco non ha quel bot.
error-bot-budget = Questo bot pensa troppo per questo server.
error-limit-tables = Troppe partite aperte. Prima finiscine una.
error-server-draining = Il server si riavvia; riconnessione automatica.
error-server-busy = Server occupato; nulla è perduto. Riprova.
error-server-error = Qualcosa è andato storto sul server.
