## La pagina
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) Tocca a te · Crownland
home = Torna alla lobby
nothing-title = Qui non c’è nulla
nothing-text = Forse l’indirizzo contiene un errore, o la pagina è stata spostata.
close = Chiudi
again = Riprova
loading = Un momento…
setting-up = Prepariamo il tavolo. La prima volta ogni gioco adatta le sue regole a questo computer: può volerci mezzo minuto.
language = Lingua
theme = Tema
theme-auto = Sistema
theme-light = Pergamena
theme-dark = Notte
theme-contrast = Contrasto elevato
sound-on = Suoni: sì
sound-off = Suoni: no
alerts-on = Notifiche: sì
alerts-off = Notifiche: no
alerts-text = Avvisami quando tocca a me, finché questa pagina è aperta in una scheda.
fan-project = Crownland è un progetto indipendente di appassionati, senza legami con gli autori o gli editori di questi giochi. I nomi appartengono ai rispettivi proprietari.
places = Altre pagine
place-games = Partite
place-learn = Impara
place-puzzle = Rompicapo
place-score = Punti
place-tools = Tavolo vero

## Lobby
lobby-title = Costruisci un reame, una tessera alla volta
lobby-text = Siediti al tavolo con un bot, con gli amici davanti a questo schermo o con chiunque abbia il tuo link. Niente account, niente da installare.
lobby-text-alone = Siediti al tavolo con un bot o con gli amici davanti a questo schermo. Niente account, niente da installare.
play-bot = Gioca a { $game } contro un bot
play-friend = Gioca con amici
play-now = Gioca subito
new-table = Prepara un tavolo
games = Giochi
players = { $from ->
    [one] { $from } giocatore
   *[other] { $from ->
        [2] { $to ->
            [2] 2 giocatori
           *[other] da 2 a { $to } giocatori
        }
       *[other] da { $from } a { $to } giocatori
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Piazza le tessere domino intorno al castello, unisci i paesaggi uguali e moltiplicali per le loro corone. Chi prende una tessera migliore sceglie più tardi.
game-sample = Assaggio per due
game-sample-text = Una partita breve di Kingdomino con 24 tessere; il set è una ricostruzione.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino con le città: manda i cavalieri a raccogliere monete, costruisci, corteggia la regina e corrompi il drago.
game-royal_wedding = Matrimonio reale
game-royal_wedding-text = Le due scatole su un solo tavolo, da tre a otto giocatori, ognuno per sé o in squadre di due.
game-duel = Duel
game-duel-text = Dadi e una mappa per due: dividi quattro dadi, disegna stemmi e riempi il libro degli incantesimi prima dell’avversario.
my-games = Le mie partite
my-going = Le mie partite in corso
your-turn = Tocca a te
go-on = Continua
guided = Partita guidata
playing-with = con { $names }
round-short = Turno { $round }
round-opening = Apertura
time-left = ancora { $time }
show-all = Mostra tutte ({ $games })
remove = Togli dalle mie partite: { $game }
remove-hint = Togli da questo elenco
remove-sure = Lasciare questa partita?
remove-here-sure = Eliminare questa partita per sempre?
outcome-won = vinta
outcome-lost = persa
outcome-shared = pari
outcome-watched = finita
outcome-none = senza esito
my-games-none = Qui troverai le partite che giochi.
open-tables = Tavoli aperti
running-tables = Partite da guardare
game-for = { $game } in { $seats }
clock-none = senza orologio
clock-minutes = { $minutes } min + { $increment } s per mossa
clock-days = { $days ->
    [one] 1 giorno per mossa
   *[other] { $days } giorni per mossa
}
open-none = Al momento nessuno aspetta giocatori.
retention-waiting = { $days ->
    [one] Un tavolo aperto si chiude se per un giorno non succede nulla.
   *[other] Un tavolo aperto si chiude se per { $days } giorni non succede nulla.
}
retention-abandoned = { $days ->
    [one] Una partita senza orologio finisce se nessuno muove per un giorno.
   *[other] Una partita senza orologio finisce se nessuno muove per { $days } giorni.
}
open-seats = { $seats ->
    [one] un posto libero
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
level-1-text = Arraffa corone, si lascia sfuggire molto e dimentica la griglia.
level-2-text = Prende i punti a portata di mano e non guarda mai avanti.
level-3-text = Cura ogni casella del suo reame e guarda avanti di una mossa.
level-4-text = Prova come potrebbe proseguire la partita e ti tiene d’occhio.
level-5-text = Prima di ogni mossa gioca a mente migliaia di partite.

## Il tavolo
rules = Regole
asked-undo = { $by } vorrebbe annullare una mossa.
asked-bot = { $by } vorrebbe che un bot giocasse al posto di { $name }.
asked-end = { $by } vorrebbe chiudere la partita senza vincitori.
asked-rematch = { $by } vorrebbe giocare ancora.

## La fine
replay = Replay

## Che cosa rifiuta il server
error-offline = Il server non risponde. È in funzione?
error-static = Per questo serve un server Crownland, e questa pagina gioca senza.
error-rules = Questo browser non ha potuto caricare le regole di questo gioco.
error-request-invalid = Il server non ha capito questa pagina. Ricaricala.
error-request-too-large = È troppo lungo.
error-request-too-many = Troppo in fretta. Aspetta un momento.
error-request-unknown = A questo indirizzo non c’è nulla.
error-request-method = A questo indirizzo non c’è nulla.
error-request-origin = Questa pagina appartiene a un altro sito.
error-request-host = Questo server non risponde a quel nome. Chiedi a chi lo gestisce.
error-request-hello = Il server non ha capito questa pagina. Ricaricala.
error-request-id-reused = Il server non ha capito questa pagina. Ricaricala.
error-table-unknown = Questa partita non esiste.
error-setup-invalid = Un tavolo così non si può preparare.
error-bot-unknown = Per questo gioco non c’è un bot con quel nome.
error-bot-budget = Questo bot penserebbe più a lungo di quanto questo server permetta.
error-limit-tables = Ci sono troppe partite aperte. Prima finiscine una.
error-server-draining = Il server si sta riavviando; questa pagina si ricollegherà.
error-server-busy = Il server è occupato; nulla è perduto. Riprova.
error-server-error = Qualcosa è andato storto sul server. L’errore è stato annotato.
