## La pagina
title-turn = • { $sentence } · Crownland

## Un nuovo tavolo
hurry = Vai alla mia mossa
name-numbered = { $name } { $number }
your-name = Il tuo nome
my-name = Il mio nome
rename = Cambia
renamed = Fatto
invited-by = { $name } ti invita a giocare a { $game }

## In attesa dei giocatori
start = Inizia
invite = Invita qualcuno
invite-text = Manda questo link, o fai inquadrare il codice. La partita inizia quando tutti i posti sono occupati.
invite-watch = Invita a guardare
invite-watch-text = Chi ha questo link può seguire la partita.
invite-here-only = Questo link funziona solo su questo computer, perché il server non è raggiungibile dalla rete.
invite-link = Link a questo tavolo
copy = Copia
copied = Copiato
qr = Il link come codice QR
sit-down = Siediti
seat-a-bot = Occupa un posto libero con
seat-bot = Aggiungi bot
get-up = Lascia il posto
close-table = Chiudi il tavolo
close-table-sure = Sì, chiudilo per tutti
status-opening = Apriamo il tavolo…
status-open = { $seats ->
    [0] Il tavolo è al completo
    [one] Manca ancora un giocatore
   *[other] Mancano ancora { $seats } giocatori
}
missing-title = Questo tavolo non esiste
missing-text = Forse il link è incompleto, o il tavolo è già stato sparecchiato.
elsewhere-title = Questa partita è aperta in un’altra scheda
elsewhere-text = Continua lì, oppure chiudi quella scheda e la partita proseguirà qui.

## Chi deve fare che cosa
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name }: piazza la tessera { $domino }, poi scegli la prossima
       *[no] { $name }: piazza la tessera { $domino }
    }
   *[no] { $then ->
        [yes] Piazza la tessera { $domino }, poi scegli la prossima
       *[no] Piazza la tessera { $domino }
    }
}
do-discard = { $shared ->
    [yes] { $name }: la tessera { $domino } non trova posto
   *[no] La tessera { $domino } non trova posto nel tuo reame
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name }: scegli la prima tessera
        [again] { $name }: scegli una tessera per il tuo altro re
       *[no] { $name }: scegli la prossima tessera
    }
   *[no] { $first ->
        [yes] Scegli la tua prima tessera
        [again] Scegli una tessera per il tuo altro re
       *[no] Scegli la tua prossima tessera
    }
}
do-knights = { $shared ->
    [yes] { $name }: manda i cavalieri sulla nuova tessera, o tienili
   *[no] Manda i cavalieri sulla nuova tessera, o tienili
}
do-build = { $shared ->
    [yes] { $name }: costruisci, o passa oltre
   *[no] Costruisci un edificio, o passa oltre
}
do-burn = { $shared ->
    [yes] { $name }: corrompi il drago, o passa oltre
   *[no] Corrompi il drago, o passa oltre
}
do-take = { $dice ->
    [one] { $shared ->
        [yes] { $name }: prendi un dado
       *[no] Prendi un dado
    }
   *[other] { $shared ->
        [yes] { $name }: prendi due dadi
       *[no] Prendi due dadi
    }
}
do-turn = { $shared ->
    [yes] { $name }: gira un dado, o lascialo così
   *[no] Gira uno dei tuoi dadi, o lascialo così
}
do-castle = { $shared ->
    [yes] { $name }: aggiungi la croce del castello a un dado, o conservala
   *[no] Aggiungi la croce del castello a un dado, o conservala
}
do-draw = { $shared ->
    [yes] { $name }: disegna i due dadi sulla mappa
   *[no] Disegna i tuoi due dadi sulla mappa
}
do-name = { $shared ->
    [yes] { $name }: nomina uno stemma
   *[no] Nomina uno stemma: 3 punti in più per ogni suo dominio
}
do-cross = { $shared ->
    [yes] { $name }: aggiungi una croce sulla mappa
   *[no] Aggiungi una croce a uno dei tuoi stemmi
}
wait-place = { $name } piazza la tessera { $domino }
wait-discard = { $name } non può piazzare la tessera { $domino }
wait-claim = { $name } sceglie una tessera
wait-knights = { $name } manda i cavalieri
wait-build = { $name } costruisce
wait-burn = { $name } pensa al drago
wait-take = { $name } prende i dadi
wait-turn = { $name } può girare un dado
wait-castle = { $name } può aggiungere una croce
wait-draw = { $name } disegna
wait-name = { $name } nomina uno stemma
wait-cross = { $name } aggiunge una croce
over-me = { $points ->
    [one] Hai vinto con un punto
   *[other] Hai vinto con { $points } punti
}{ over-left }{ over-late }
over-one = { $points ->
    [one] { $name } vince con un punto
   *[other] { $name } vince con { $points } punti
}{ over-left }{ over-late }
over-team = { $points ->
    [one] { $name } vincono con un punto
   *[other] { $name } vincono con { $points } punti
}{ over-left }{ over-late }
over-shared = { $points ->
    [one] { $names } vincono a pari merito con un punto
   *[other] { $names } vincono a pari merito con { $points } punti
}{ over-left }{ over-late }
over-left = { $quit ->
    [none] { "" }
    [me] ; hai scelto di arrenderti
   *[other] ; resa di { $quitters }
}
over-late = { $timed ->
    [none] { "" }
    [me] ; il tuo tempo è scaduto
   *[other] ; tempo scaduto per { $late }
}
over-resigned = { $who ->
    [me] Resa di { $names }: hai vinto
    [lost] Hai scelto di arrenderti: { $winners ->
        [one] vince { $winner }
       *[other] vincono { $winner }
    }
   *[other] Resa di { $names }: { $winners ->
        [one] vince { $winner }
       *[other] vincono { $winner }
    }
}
over-flag = { $who ->
    [me] Tempo scaduto per { $names }: hai vinto
    [lost] Il tuo tempo è scaduto: { $winners ->
        [one] vince { $winner }
       *[other] vincono { $winner }
    }
   *[other] Tempo scaduto per { $names }: { $winners ->
        [one] vince { $winner }
       *[other] vincono { $winner }
    }
}
over-aborted = L’organizzatore ha chiuso la partita
over-agreed = La partita finisce di comune accordo: nessuno vince
over-expired = La partita finisce perché nessuno giocava più
over-text = Questo tavolo è stato chiuso prima che la partita iniziasse.
between-title = { $who ->
    [me] Partita { $game } di { $games }: hai vinto
    [shared] Partita { $game } di { $games }: { $names } vincono a pari merito
   *[one] Partita { $game } di { $games }: vince { $names }
}

## La mossa
steps = Passi di questa mossa
step-place = { $domino ->
    [0] Piazza
   *[other] Piazza { $domino }
}
step-claim = Scegli
step-knights = Cavalieri
step-build = Edificio
step-burn = Drago
step-take = Prendi
step-turn = Gira
step-castle = Castello
step-draw = Disegna
step-name = Nomina
step-cross = Croce
gain = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] ±0
}
coins-gain = { $sign ->
    [plus] { $coins ->
        [one] +1 moneta
       *[other] +{ $coins } monete
    }
    [minus] { $coins ->
        [one] −1 moneta
       *[other] −{ $coins } monete
    }
   *[none] nessuna moneta
}
rotate = Ruota
undo = Annulla
confirm-none = Piazza
confirm-place = Piazza
confirm-discard = Scarta { $domino }
confirm-claim = Scegli { $domino }
confirm-knights = { $number ->
    [one] Manda il cavaliere
   *[other] Manda i due cavalieri
}
confirm-build = Costruisci qui
confirm-burn = Brucia
confirm-take = { $dice ->
    [one] Prendi questo dado
   *[other] Prendi questi dadi
}
confirm-turn = Gira
confirm-castle = Aggiungi la croce
confirm-draw = Disegna
confirm-name = Nomina
confirm-cross = Aggiungi croce
pass-knights = Tieni i cavalieri
pass-build = Non costruire
pass-burn = Lascia stare il drago
pass-turn = Lascia i dadi così
pass-castle = Tienila per dopo
pass-draw = Non disegnare
hand-point = Indica una casella. R ruota, N mostra il posto successivo.
ready-point = Clic o Invio per piazzarla, R per ruotarla.
ready-tap = Toccala ancora per ruotarla.
hand-tap = Tocca una casella; tocca ancora per ruotare.
discard-why = Non trova posto nel tuo reame, quindi esce dal gioco.
pick-knights = Ogni cavaliere guadagna una moneta per ogni casella del suo dominio.
pick-build = { $slot ->
    [yes] Ora scegli un cantiere nella tua città.
    [site] Sorgerà sulla casella segnata.
   *[no] Scegli un edificio che puoi pagare.
}
pick-draw = Scegli due scudi vuoti.
pick-cross = Scegli uno stemma.
advice-claim = Scegli una tessera. Con un numero basso, la prossima volta scegli prima.
advice-take = { $dice ->
    [one] Scegli un dado.
   *[other] { $chosen ->
        [0] Scegli due dadi.
       *[other] Ora scegli il secondo dado.
    }
}
advice-burn = Per una moneta il drago brucia un edificio in vendita.
choose-arms = Che cosa diventa il jolly
castle-cross = + croce
why-asking = Qui non va bene…
why-covered = Questa casella è occupata.
why-tall = Il reame sarebbe alto { $rows } righe; il limite è { $most }.
why-wide = Il reame sarebbe largo { $columns } colonne; il limite è { $most }.
why-apart = Deve toccare il castello o { $unit ->
    [crosses] uno stemma uguale
   *[crowns] un paesaggio uguale
}.
why-phase = Adesso non puoi piazzare nulla.
fits-turned = Qui va bene se la ruoti.
ghost-place = Tessera { $domino } in { $place }: { $gain }

## Il tavolo
order = Ordine di gioco
round = Turno { $round } di { $rounds }
game-of = Partita { $game } di { $games }
crowns = Corone
terrain-wheat = grano
terrain-grassland = prato
terrain-forest = foresta
terrain-lake = lago
terrain-swamp = palude
terrain-mine = montagna
terrain-town = città
terrain-dot = pallino
terrain-line = linea
terrain-double_dot = due pallini
terrain-double_line = due linee
terrain-filled = pieno
terrain-checked = a scacchi
terrain-wild = jolly
menu = Menu
resign = Arrenditi
asked-mine-undo = Hai chiesto di annullare una mossa.
asked-mine-bot = Hai chiesto che un bot giochi al posto di { $name }.
asked-mine-end = Hai chiesto di chiudere la partita senza vincitori.
asked-mine-rematch = Hai chiesto di giocare ancora.
asked-waiting = In attesa di { $names }.
draft = Tessere da scegliere
draft-and-order = Tessere e ordine di gioco
line-older = Da piazzare
line-newer = Da scegliere
line-none = Ancora nulla
line-last = Tessere finite
offer-free = { $domino }, libera
offer-claimed = { $domino }, presa da { $name }
offer-choose = Scegli: { $domino }
domino-label = Tessera { $number }: { $first }{ $crowns ->
    [0] {""}
    [one] {" "}con 1 corona
   *[other] {" "}con { $crowns } corone
}, { $second }{ $more ->
    [0] {""}
    [one] {" "}con 1 corona
   *[other] {" "}con { $more } corone
}
order-now = Questo turno
order-next = Prossimo turno
order-free = ancora libero
round-open-end = Turno { $round }
unseen = { $dominoes ->
    [0] Tutte le tessere sono state viste
    [one] 1 tessera ancora da vedere
   *[other] { $dominoes } tessere ancora da vedere
}
unseen-note = { $dominoes ->
    [one] Una di queste non uscirà in questa partita.
   *[other] { $dominoes } di queste non usciranno in questa partita.
}
terrain = Paesaggio
squares = Caselle
others = Reami e cronaca
look-at = Mostra il reame di { $name }, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, tasto { $key }
score-label = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
sum-games = { $points ->
    [one] 1 in tutto
   *[other] { $points } in tutto
}
you = tu
away = assente
gone = via
stand-in = gioca un bot
flag = tempo scaduto
resigned = resa
log = Che cosa è successo
last-turns = Ultime mosse
last-turn-of = Mostra l’ultima mossa di { $name }
board-label = Reame di { $name }
square-castle = riga { $row } colonna { $column }, castello
square-empty = riga { $row } colonna { $column }, vuota
square-open = riga { $row } colonna { $column }, vuota, possibile
square-land = riga { $row } colonna { $column }, { $terrain }, { $unit ->
    [crosses] { $crowns ->
        [0] nessuna croce
        [one] 1 croce
       *[other] { $crowns } croci
    }
   *[crowns] { $crowns ->
        [0] nessuna corona
        [one] 1 corona
       *[other] { $crowns } corone
    }
}, dominio di { $squares } con { $unit ->
    [crosses] { $sum ->
        [0] nessuna croce
        [one] 1 croce
       *[other] { $sum } croci
    }
   *[crowns] { $sum ->
        [0] nessuna corona
        [one] 1 corona
       *[other] { $sum } corone
    }
}
square-knight = un cavaliere
estate-label = { $terrain }: { $squares } × { $crowns } = { $points }
scores = Punti
hint = Suggerimento
coach-on = Allenatore: sì
coach-off = Allenatore: no
hint-thinking = Sto pensando…
hint-told = Suggerimento: { $action }. { $why }
hint-why-only = Non c’è altro da fare.
hint-why-points = Porta subito { $points ->
    [one] un punto
   *[other] { $points } punti
}. Nelle partite di prova vince { $win ->
        [one] 1 volta
       *[other] { $win } volte
    } su 100.
hint-why-grows = Il tuo dominio ({ $terrain }) arriva a { $squares ->
    [one] una casella
   *[other] { $squares } caselle
}. Nelle partite di prova vince { $win ->
        [one] 1 volta
       *[other] { $win } volte
    } su 100.
hint-why-brings = Piazzandola puoi guadagnare { $points ->
    [one] un punto
   *[other] { $points } punti
}. Nelle partite di prova vince { $win ->
        [one] 1 volta
       *[other] { $win } volte
    } su 100.
hint-why-keeps = A { $name } porterebbe { $points ->
    [one] un punto
   *[other] { $points } punti
}. Nelle partite di prova vince { $win ->
        [one] 1 volta
       *[other] { $win } volte
    } su 100.
hint-why-chance = Nelle partite di prova è la scelta migliore: vince { $win ->
        [one] 1 volta
       *[other] { $win } volte
    } su 100.
commands = Scrivi comandi
undo-ask = Annulla la mia ultima mossa
ask-bot = Metti un bot al posto di { $name }
come-back = Riprendi il posto
meanwhile-watching = Stai guardando questa partita.
meanwhile-resigned = Hai scelto di arrenderti. Un bot gioca al posto tuo mentre gli altri finiscono.
meanwhile-replaced = Un bot gioca al posto tuo.
meanwhile-gone = { $name } manca da un po’.
meanwhile-left = { $name } non è più al tavolo.
meanwhile-between = La prossima partita inizia quando tutti sono pronti. Ancora davanti al risultato: { $name }
resign-sure = Sì, mi arrendo
end-game = Chiudi senza vincitori
end-game-sure = Sì, chiudi la partita
end-game-ask = Sì, chiedi agli altri
watchers = { $watchers ->
    [one] Una persona sta guardando.
   *[other] { $watchers } persone stanno guardando.
}
keys-help = Tasti: le frecce spostano, R ruota, N e Maiusc+N scorrono tutte le possibilità, Invio conferma, Esc torna indietro, U annulla, S mostra i punti, T apre le frasi da dire, 1–8 ingrandiscono un reame, / apre la riga di comando.
check-deal = Verifica l’estrazione
link-lost = Connessione persa; ci ricolleghiamo…
agree = D’accordo
refuse = No
event-claim = { $name } sceglie la tessera { $domino }.
event-place = { $name } piazza la tessera { $domino }.
event-discard = { $name } scarta la tessera { $domino }.
event-knights = { $number ->
    [one] { $name } manda un cavaliere.
   *[other] { $name } manda due cavalieri.
}
event-knights-none = { $name } tiene i cavalieri.
event-build = { $name } costruisce: { $building }.
event-build-none = { $name } non costruisce nulla.
event-burn = { $name } fa bruciare al drago: { $building }.
event-burn-none = { $name } lascia stare il drago.
event-take = { $dice ->
    [one] { $name } prende un dado.
   *[other] { $name } prende due dadi.
}
event-turn = { $name } gira un dado.
event-turn-none = { $name } lascia i dadi così.
event-castle = { $name } usa la croce del castello.
event-castle-none = { $name } conserva la croce del castello.
event-draw = { $name } disegna sulla mappa.
event-draw-none = { $name } non disegna nulla.
event-name = { $name } nomina uno stemma.
event-cross = { $name } aggiunge una croce.
note-undo = { $name } annulla una mossa.
note-declined = { $proposal ->
    [undo] { $by } preferisce che quella mossa resti.
    [bot] { $by } preferisce che non giochi un bot.
    [end] { $by } preferisce continuare.
   *[rematch] { $by } non vuole giocare ancora.
}
note-stand_in = Un bot gioca al posto di { $name }.
note-returned = { $name } è di nuovo qui.
note-resigned = { $name } si arrende.
note-flag = Tempo scaduto per { $name }.
note-left = { $name } lascia il tavolo.
note-sat = { $name } si siede al tavolo.
note-left_out = Il numero di { $name } è arrivato troppo tardi per il mescolamento.
note-renamed = Un giocatore ora si chiama { $name }.
note-paced = { $name } cambia la velocità dei bot.
note-ended = { $name } chiude la partita.

## Al tavolo si dice
signals = Di’ qualcosa
signals-heard = Frasi altrui: visibili
signals-muted = Frasi altrui: nascoste
signal-told = { $name } dice: { $phrase }
signal-hello = Ciao!
signal-good_luck = Buona fortuna!
signal-nice = Bel colpo!
signal-oops = Ops!
signal-one_moment = Un momento, per favore
signal-thanks = Grazie!
signal-good_game = Bella partita!

## Queendomino
court-coins = { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
court-knights = { $knights ->
    [one] 1 cavaliere in riserva
   *[other] { $knights } cavalieri in riserva
}
court-towers = { $towers ->
    [one] 1 torre
   *[other] { $towers } torri
}
court-queen = ospita la regina
builders = Plancia dei costruttori
slot-dragon = qui c’è il drago
slot-empty = spazio vuoto
slot-label = { $building }, prezzo { $price }: { $gives }
supply-pile = { $tiles ->
    [one] 1 tessera edificio nella pila
   *[other] { $tiles } tessere edificio nella pila
}
supply-knights = { $knights ->
    [one] resta 1 cavaliere
   *[other] restano { $knights } cavalieri
}
supply-towers = { $towers ->
    [one] resta 1 torre
   *[other] restano { $towers } torri
}
dragon-home = Il drago è nella grotta.
dragon-out = Il drago è fuori.
gives-towers = { $towers ->
    [one] 1 torre
   *[other] { $towers } torri
}
gives-knights = { $knights ->
    [one] 1 cavaliere
   *[other] { $knights } cavalieri
}
gives-crowns = { $crowns ->
    [one] 1 corona
   *[other] { $crowns } corone
}
gives-tax-per_tower = a ogni tassa, una moneta in più per torre
gives-tax-per_knight = a ogni tassa, una moneta in più per cavaliere
gives-points-flat = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
gives-points-per_property = { $points ->
    [one] 1 punto per ogni dominio ({ $terrain })
   *[other] { $points } punti per ogni dominio ({ $terrain })
}
gives-points-per_tower = { $points ->
    [one] 1 punto per ogni torre
   *[other] { $points } punti per ogni torre
}
gives-points-per_knight = { $points ->
    [one] 1 punto per ogni cavaliere
   *[other] { $points } punti per ogni cavaliere
}
building-bakery = Panetteria
building-sawmill = Segheria
building-fishmonger = Pescheria
building-weaving_shop = Tessitoria
building-magic_school = Scuola di magia
building-foundry = Fonderia
building-church = Chiesa
building-safe_towers = Forziere delle torri
building-safe_knights = Forziere dei cavalieri
building-small_tavern = Piccola taverna
building-big_tavern = Grande taverna
building-guardtower = Torre di guardia
building-fortified_castle = Castello fortificato
building-travelling_castle = Castello errante
building-training_camp = Campo d’addestramento
building-statue = Statua
building-queens_tower = Torre della regina

## Duel
power-ask = Indica o tocca un potere per leggere che cosa fa.
power-ignore_connection = Ovunque
power-ignore_connection-text = Disegna la tessera su due scudi vuoti affiancati a tua scelta, qualunque cosa tocchino.
power-separate_dice = Separati
power-separate_dice-text = Disegna i due dadi separati; ognuno deve toccare il castello o uno stemma uguale.
power-pick_two_first = Due insieme
power-pick_two_first-text = Prendi entrambi i tuoi dadi prima che scelga l’avversario.
power-turn_die = Gira un dado
power-turn_die-text = Gira uno dei tuoi dadi su una faccia a tua scelta.
power-three_points_per_domain = Tre in più
power-three_points_per_domain-text = Nomina uno stemma; ogni tuo dominio con quello stemma vale 3 punti in più.
power-add_cross = Croce
power-add_cross-text = Aggiungi una croce a uno stemma che hai disegnato.
dice = Dadi
dice-taken = Tutti i dadi sono presi.
face-label = { $crosses ->
    [0] { $arms }
    [one] { $arms } con 1 croce
   *[other] { $arms } con { $crosses } croci
}
spell-book = Libro degli incantesimi
power = Potere
spell-label = { $name }: { $ticks } su { $boxes }, { $standing }
spell-open = aperta
spell-held = potere pronto
spell-used = potere usato
spell-struck = bloccata
castle-bonus = Croce del castello
castle-bonus-free = pronta
castle-bonus-used = usata
named = Nominato

## La fine
game-number = Partita { $game }
review = Analisi
place = { $rank ->
    [1] Primo posto:
    [2] Secondo posto:
    [3] Terzo posto:
   *[other] { $rank }º posto:
}
breakdown = Punti in dettaglio
total = Totale
total-games = { $games ->
    [3] Tutte e 3 le partite
   *[other] Finora
}
standing-possible = ancora possibile
standing-sure = sicuro
standing-lost = perso
bonus-harmony = Armonia
bonus-middle_kingdom = Regno di mezzo
bonus-coins = Monete
bonus-buildings = Edifici
bonus-named = Stemma nominato
tie-0 = Parità di punti: vittoria per { $names } con il dominio più grande, { $value ->
    [one] 1 casella
   *[other] { $value } caselle
}.
tie-1 = Parità di punti e di dominio più grande: vittoria per { $names } con il maggior numero di corone, { $value }.
tie-shared = Parità completa: { $names } vincono a pari merito.
skip = Salta
show-result = Mostra il risultato
next-game = Prossima partita
results = Risultati finora
rematch = Gioca ancora
rematch-go = Alla prossima partita
record = Scarica la registrazione
look-back = Rivedi
queen-counts = { $points ->
    [one] La regina è ospite di { $names }: la sua corona sul dominio più grande ({ $terrain }) porta un punto in più.
   *[other] La regina è ospite di { $names }: la sua corona sul dominio più grande ({ $terrain }) porta { $points } punti in più.
}
share-picture = Condividi un’immagine
share-link = Copia il link

## Comandi
command-label = Comando
command-hint = draft · me · legal · place 3 · claim 31 · do 2 · score · undo
command-run = Esegui
command-answers = Risposte
command-nothing = Nulla da segnalare.
command-option = { $number }: { $action } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
})
command-score = { $name }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
command-unknown = Comando sconosciuto. Prova draft, me, legal, place 3, claim 31, do 2, score o undo.
command-done = Fatto: { $action }

## Che cosa rifiuta il server
error-match-not-started = La partita non è ancora iniziata.
error-match-started = La partita è già iniziata.
error-match-over = La partita è finita.
error-match-not-over = La partita non è ancora finita.
error-table-seats-open = Ci sono ancora posti liberi.
error-table-host-only = Può farlo solo l’organizzatore.
error-seat-unknown = Questo tavolo non ha quel posto.
error-seat-taken = Quel posto è occupato.
error-seat-colour = Questo colore è già preso.
error-seat-none-open = Tutti i posti sono occupati.
error-seat-not-yours = Quel posto non è tuo.
error-seat-final = Resa o tempo scaduto: per questo posto non si torna indietro.
error-seat-not-gone = Quel giocatore è qui, o manca solo da poco.
error-token-missing = Non hai un posto a questo tavolo.
error-token-wrong = Non hai un posto a questo tavolo.
error-token-weak = Il server non ha capito questa pagina. Ricaricala.
error-action-unreadable = Questa non è una mossa.
error-action-illegal = Le regole non lo permettono.
error-action-not-your-turn = Non tocca a te.
error-action-stale = La partita è andata avanti; guarda di nuovo.
error-table-not-saved = Questo browser non ha potuto salvare la mossa. Forse la sua memoria è piena.
error-undo-nothing = Non c’è nulla da annullare.
error-undo-between = Questa partita è finita e resta com’è. Tra una partita e l’altra non si annulla nulla.
error-proposal-none = Non c’è nulla a cui rispondere.
error-proposal-pending = Un’altra richiesta aspetta ancora risposta.
error-proposal-declined = La risposta è stata no. Potrai chiedere di nuovo dopo la tua prossima mossa.
error-puzzle-unknown = Questo rompicapo non esiste.
error-record-unknown = Questa registrazione non esiste.
error-record-invalid = Questa registrazione non si può leggere.
error-record-closed = Questo server non accetta registrazioni.
error-limit-sockets = Troppe connessioni da qui.
