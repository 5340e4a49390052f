## La pagina
title-turn = • { $sentence } · Crownland

## Un nuovo tavolo
hurry = Vai alla mia mossa
name-numbered = { $name } { $number }
your-name = Il tuo nome
rename = Cambia
renamed = Cambiato
invited-by = { $name } ti invita: { $game }

## In attesa dei giocatori
start = Inizia
invite = Invita
invite-text = Condividi link o codice. La partita inizia a tavolo completo.
invite-watch = Invita spettatori
invite-here-only = Funziona solo su questo computer.
invite-link = Link al tavolo
copy = Copia
copied = Copiato
qr = Codice QR
sit-down = Siediti
seat-a-bot = Occupa un posto con
seat-bot = Aggiungi bot
get-up = Lascia il posto
close-table = Chiudi il tavolo
close-table-sure = Sì, chiudi per tutti
status-opening = Apertura del tavolo…
status-open = { $seats ->
    [0] Il tavolo è al completo
    [one] Manca 1 giocatore
   *[other] Mancano { $seats } giocatori
}
missing-title = Tavolo non trovato
missing-text = Link incompleto, o tavolo eliminato.
elsewhere-title = Aperta in un’altra scheda
elsewhere-text = Gioca lì, o chiudila per giocare qui.

## Chi deve fare che cosa
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name }: piazza { $domino }, poi scegli
       *[no] { $name }: piazza { $domino }
    }
   *[no] { $then ->
        [yes] Piazza la tessera { $domino }, poi scegli
       *[no] Piazza la tessera { $domino }
    }
}
do-discard = { $shared ->
    [yes] { $name }: { $domino } non trova posto
   *[no] La tessera { $domino } non trova posto
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name }: scegli una tessera
        [again] { $name }: scegli per l’altro re
       *[no] { $name }: scegli una tessera
    }
   *[no] { $first ->
        [yes] Scegli la prima tessera
        [again] Scegli per l’altro re
       *[no] Scegli la prossima tessera
    }
}
do-knights = { $shared ->
    [yes] { $name }: manda i cavalieri, o tienili
   *[no] Manda i cavalieri, o tienili
}
do-build = { $shared ->
    [yes] { $name }: costruisci, o passa
   *[no] Costruisci, o passa
}
do-burn = { $shared ->
    [yes] { $name }: corrompi il drago, o passa
   *[no] Corrompi il drago, o passa
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
    [yes] { $name }: gira un dado, o passa
   *[no] Gira un dado, o passa
}
do-castle = { $shared ->
    [yes] { $name }: usa o conserva la croce del castello
   *[no] Usa o conserva la croce del castello
}
do-draw = { $shared ->
    [yes] { $name }: disegna i tuoi dadi
   *[no] Disegna i tuoi dadi
}
do-name = { $shared ->
    [yes] { $name }: nomina uno stemma
   *[no] Nomina uno stemma: +3 per dominio
}
do-cross = { $shared ->
    [yes] { $name }: aggiungi una croce
   *[no] Aggiungi una croce alla mappa
}
wait-place = { $name } piazza { $domino }
wait-discard = { $name } non può piazzare { $domino }
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
    [one] { $names } a pari merito con un punto
   *[other] { $names } a pari merito con { $points } punti
}{ over-left }{ over-late }
over-left = { $quit ->
    [none] { "" }
    [me] ; hai abbandonato
   *[other] ; abbandono di { $quitters }
}
over-late = { $timed ->
    [none] { "" }
    [me] ; il tuo tempo è scaduto
   *[other] ; tempo scaduto per { $late }
}
over-resigned = { $who ->
    [me] Abbandono di { $names }: hai vinto
    [lost] Hai abbandonato: { $winners ->
        [one] vince { $winner }
       *[other] vincono { $winner }
    }
   *[other] Abbandono di { $names }: { $winners ->
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
over-aborted = Partita chiusa dall’organizzatore
over-agreed = Partita chiusa di comune accordo: nessuno vince
over-expired = Partita chiusa: nessuno giocava più
over-text = Chiuso prima dell’inizio della partita.
between-title = { $who ->
    [me] Partita { $game } di { $games }: hai vinto
    [shared] Partita { $game } di { $games }: { $names } a pari merito
   *[one] Partita { $game } di { $games }: vince { $names }
}

## La mossa
steps = Passi della mossa
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
skips = Salta: { $steps }
end-turn = Fine mossa
confirm-place = Piazza
confirm-discard = Scarta { $domino }
confirm-claim = Scegli { $domino }
confirm-knights = { $number ->
    [one] Manda il cavaliere
   *[other] Manda i due cavalieri
}
confirm-build = Costruisci
confirm-burn = Brucia
confirm-take = { $dice ->
    [one] Prendi il dado
   *[other] Prendi i dadi
}
confirm-turn = Gira
confirm-castle = Aggiungi croce
confirm-draw = Disegna
confirm-name = Nomina
confirm-cross = Aggiungi croce
pass-knights = Tieni i cavalieri
pass-build = Non costruire
pass-burn = Non corrompere
pass-turn = Lascia i dadi
pass-castle = Conserva la croce
pass-draw = Non disegnare
hand-point = Indica una casella (R: ruota, N: successiva).
ready-point = Clic o Invio piazza, R ruota.
ready-tap = Toccala ancora per ruotarla.
hand-tap = Tocca una casella, poi ancora per ruotare.
discard-why = Esce dal gioco.
pick-knights = Ognuno incassa una moneta per casella del dominio.
pick-build = { $slot ->
    [yes] Scegli un cantiere.
    [site] Sulla casella segnata.
   *[no] Scegli un edificio alla tua portata.
}
pick-draw = Scegli due scudi vuoti.
pick-cross = Scegli uno stemma.
advice-claim = I numeri bassi sceglieranno prima.
advice-take = { $dice ->
    [one] Scegli un dado.
   *[other] { $chosen ->
        [0] Scegli due dadi.
       *[other] Scegli il secondo dado.
    }
}
advice-burn = Con una moneta bruci un edificio in vendita.
choose-arms = Il jolly diventa
castle-cross = + croce
why-asking = Qui non va bene…
why-covered = Casella occupata.
why-tall = Troppo alto: { $rows } righe, massimo { $most }.
why-wide = Troppo largo: { $columns } colonne, massimo { $most }.
why-apart = Deve toccare il castello o { $unit ->
    [crosses] uno stemma uguale
   *[crowns] un paesaggio uguale
}.
why-phase = Nulla da piazzare ora.
fits-turned = Va bene ruotata.
option-square = riga { $row } colonna { $column }
option-at = { $count ->
    [one] Casella: { $squares }.
   *[other] Caselle: { $squares }.
}
option-take = Prendi: { $faces }
option-draw = Disegna: { $faces }
option-turn = Gira un dado su: { $faces }
option-castle = Aggiungi la croce a: { $faces }
option-name = Nomina: { $faces }
option-build = Costruisci: { $building }
option-burn = Brucia: { $building }

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
menu-match = Questa partita
menu-view = Vista
resign = Abbandona
asked-mine-undo = Hai chiesto di annullare.
undo-loses = Verrebbero annullate: { $moves }
undo-loses-of = { $name } ({ $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
})
asked-mine-bot = Hai chiesto un bot per { $name }.
asked-mine-end = Hai chiesto di chiudere senza vincitori.
asked-mine-rematch = Hai chiesto di giocare ancora.
asked-waiting = In attesa di { $names }.
draft = Tessere da scegliere
draft-and-order = Tessere e ordine
line-older = Da piazzare
line-newer = Da scegliere
line-none = Ancora nulla
line-last = Tessere finite
offer-free = { $domino }, libera
offer-claimed = { $who ->
    [me] { $domino }, presa da te
   *[other] { $domino }, presa da { $name }
}
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
unseen = { $dominoes ->
    [0] Tutte le tessere viste
    [one] 1 tessera da vedere
   *[other] { $dominoes } tessere da vedere
}
unseen-note = { $dominoes ->
    [one] Una non uscirà.
   *[other] { $dominoes } non usciranno.
}
terrain = Paesaggio
squares = Caselle
others = Reami e cronaca
look-at = { $who ->
    [me] Il tuo reame
   *[other] Reame di { $name }
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, tasto { $key }
score-label = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
sum-games = { $points ->
    [one] 1 in totale
   *[other] { $points } in totale
}
away = assente
gone = via
stand-in = gioca un bot
flag = tempo scaduto
resigned = abbandono
log = Cronaca
board-label = { $who ->
    [me] Il tuo reame
   *[other] Reame di { $name }
}
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
hint-why-only = Unica mossa possibile.
hint-why-points = Porta subito { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Simulazioni vinte: { $win }%.
hint-why-grows = Il tuo dominio ({ $terrain }) arriva a { $squares ->
    [one] 1 casella
   *[other] { $squares } caselle
}. Simulazioni vinte: { $win }%.
hint-why-brings = Piazzata, può portare { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Simulazioni vinte: { $win }%.
hint-why-keeps = A { $name } porterebbe { $points ->
    [one] 1 punto
   *[other] { $points } punti
}. Simulazioni vinte: { $win }%.
hint-why-chance = Migliore nelle simulazioni ({ $win }% di vittorie).
commands = Comandi
undo-ask = Chiedi di annullare
ask-bot = Un bot per { $name }
come-back = Rieccomi
meanwhile-watching = Stai guardando la partita.
meanwhile-resigned = Hai abbandonato; continua un bot.
meanwhile-replaced = Un bot gioca per te.
meanwhile-gone = { $name } manca ancora.
meanwhile-left = { $name } non è più al tavolo.
meanwhile-between = La prossima partita aspetta { $name }.
resign-sure = Sì, abbandona
end-game = Chiudi senza vincitori
end-game-sure = Sì, chiudi
end-game-ask = Sì, chiedi
watchers = { $watchers ->
    [one] 1 spettatore
   *[other] { $watchers } spettatori
}
keys-help = Frecce: sposta · R: ruota · N, Maiusc+N: possibilità · Invio: conferma · Esc: indietro · U: annulla · S: punti · T: messaggi · 1–8: reami · /: comandi
check-deal = Verifica l’estrazione
link-lost = Connessione persa; riconnessione…
agree = D’accordo
refuse = No
event-claim = { $who ->
    [me] Scegli { $domino }.
   *[other] { $name } sceglie { $domino }.
}
event-place = { $who ->
    [me] Piazzi { $domino }.
   *[other] { $name } piazza { $domino }.
}
event-discard = { $who ->
    [me] Scarti { $domino }.
   *[other] { $name } scarta { $domino }.
}
event-knights = { $number ->
    [one] { $who ->
        [me] Mandi un cavaliere.
       *[other] { $name } manda un cavaliere.
    }
   *[other] { $who ->
        [me] Mandi due cavalieri.
       *[other] { $name } manda due cavalieri.
    }
}
event-knights-none = { $who ->
    [me] Tieni i cavalieri.
   *[other] { $name } tiene i cavalieri.
}
event-build = { $who ->
    [me] Costruisci: { $building }.
   *[other] { $name } costruisce: { $building }.
}
event-build-none = { $who ->
    [me] Non costruisci nulla.
   *[other] { $name } non costruisce nulla.
}
event-burn = { $who ->
    [me] Bruci: { $building }.
   *[other] { $name } brucia: { $building }.
}
event-burn-none = { $who ->
    [me] Non bruci nulla.
   *[other] { $name } non brucia nulla.
}
event-take = { $dice ->
    [one] { $who ->
        [me] Prendi un dado.
       *[other] { $name } prende un dado.
    }
   *[other] { $who ->
        [me] Prendi due dadi.
       *[other] { $name } prende due dadi.
    }
}
event-turn = { $who ->
    [me] Giri un dado.
   *[other] { $name } gira un dado.
}
event-turn-none = { $who ->
    [me] Lasci i dadi.
   *[other] { $name } lascia i dadi.
}
event-castle = { $who ->
    [me] Usi la croce del castello.
   *[other] { $name } usa la croce del castello.
}
event-castle-none = { $who ->
    [me] Conservi la croce del castello.
   *[other] { $name } conserva la croce del castello.
}
event-draw = { $who ->
    [me] Disegni.
   *[other] { $name } disegna.
}
event-draw-none = { $who ->
    [me] Non disegni nulla.
   *[other] { $name } non disegna nulla.
}
event-name = { $who ->
    [me] Nomini uno stemma.
   *[other] { $name } nomina uno stemma.
}
event-cross = { $who ->
    [me] Aggiungi una croce.
   *[other] { $name } aggiunge una croce.
}
note-undo = { $who ->
    [me] Annulli una mossa.
   *[other] { $name } annulla una mossa.
}
note-declined = { $proposal ->
    [undo] { $who ->
        [me] Rifiuti di annullare.
       *[other] { $by } rifiuta di annullare.
    }
    [bot] { $who ->
        [me] Rifiuti il bot.
       *[other] { $by } rifiuta il bot.
    }
    [end] { $who ->
        [me] Preferisci continuare.
       *[other] { $by } preferisce continuare.
    }
   *[rematch] { $who ->
        [me] Non vuoi giocare ancora.
       *[other] { $by } non vuole giocare ancora.
    }
}
note-stand_in = { $who ->
    [me] Un bot gioca per te.
   *[other] Un bot gioca per { $name }.
}
note-returned = { $who ->
    [me] Torni.
   *[other] { $name } torna.
}
note-resigned = { $who ->
    [me] Abbandoni.
   *[other] { $name } abbandona.
}
note-flag = { $who ->
    [me] Il tuo tempo è scaduto.
   *[other] Tempo scaduto per { $name }.
}
note-left = { $who ->
    [me] Lasci il tavolo.
   *[other] { $name } lascia il tavolo.
}
note-sat = { $who ->
    [me] Ti siedi.
   *[other] { $name } si siede.
}
note-left_out = { $who ->
    [me] Il tuo numero è arrivato tardi.
   *[other] Il numero di { $name } è arrivato tardi.
}
note-renamed = Nuovo nome: { $name }.
note-paced = { $who ->
    [me] Cambi la velocità dei bot.
   *[other] { $name } cambia la velocità dei bot.
}
note-ended = { $who ->
    [me] Chiudi la partita.
   *[other] { $name } chiude la partita.
}

## Al tavolo si dice
signals = Di’ qualcosa
signals-heard = Messaggi: sì
signals-muted = Messaggi: no
signal-told = { $name }: { $phrase }
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
slot-dragon = drago qui
slot-empty = spazio vuoto
slot-label = { $building }, prezzo { $price }: { $gives }
supply-pile = { $tiles ->
    [one] resta 1 tessera edificio
   *[other] restano { $tiles } tessere edificio
}
supply-knights = { $knights ->
    [one] resta 1 cavaliere
   *[other] restano { $knights } cavalieri
}
supply-towers = { $towers ->
    [one] resta 1 torre
   *[other] restano { $towers } torri
}
dragon-home = Drago nella grotta
dragon-out = Drago fuori
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
gives-tax-per_tower = +1 moneta per torre a ogni tassa
gives-tax-per_knight = +1 moneta per cavaliere a ogni tassa
gives-points-flat = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
gives-points-per_property = { $points ->
    [one] 1 punto per dominio ({ $terrain })
   *[other] { $points } punti per dominio ({ $terrain })
}
gives-points-per_tower = { $points ->
    [one] 1 punto per torre
   *[other] { $points } punti per torre
}
gives-points-per_knight = { $points ->
    [one] 1 punto per cavaliere
   *[other] { $points } punti per cavaliere
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
power-ask = Scegli un potere per leggerlo.
power-ignore_connection = Ovunque
power-ignore_connection-text = Disegna su due scudi vuoti adiacenti qualsiasi.
power-separate_dice = Separati
power-separate_dice-text = Disegna i dadi separati, ognuno accanto al castello o a uno stemma uguale.
power-pick_two_first = Due insieme
power-pick_two_first-text = Prendi due dadi prima dell’avversario.
power-turn_die = Gira un dado
power-turn_die-text = Gira un dado sulla faccia che vuoi.
power-three_points_per_domain = Tre in più
power-three_points_per_domain-text = Nomina uno stemma: +3 per dominio.
power-add_cross = Croce
power-add_cross-text = Aggiungi una croce alla mappa.
dice = Dadi
dice-taken = Dadi finiti.
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
breakdown = Punti
total = Totale
total-games = { $games ->
    [3] Le 3 partite
   *[other] Finora
}
bonus-points = { $standing ->
    [possible] +{ $points } possibili
    [lost] perso
   *[sure] +{ $points }
}
bonus-harmony = Armonia
bonus-middle_kingdom = Regno di mezzo
bonus-coins = Monete
bonus-buildings = Edifici
bonus-named = Stemma nominato
tie-0 = Parità di punti; decide il dominio più grande: { $names }, { $value ->
    [one] 1 casella
   *[other] { $value } caselle
}.
tie-1 = Parità di punti e dominio; decidono le corone: { $names }, { $value }.
tie-shared = Parità completa: { $names }.
counting = Conteggio dei punti…
skip = Salta
show-result = Mostra risultato
next-game = Prossima partita
results = Risultati
rematch = Gioca ancora
record = Scarica registrazione
look-back = Rivedi
queen-counts = { $who ->
    [me] Regina: +{ $points } per il tuo dominio più grande ({ $terrain }).
   *[other] Regina: +{ $points } per il dominio più grande di { $names } ({ $terrain }).
}
share = Condividi
more = Altro
share-picture = Condividi immagine
share-link = Copia link

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
error-match-not-started = Partita non ancora iniziata.
error-match-started = Partita già iniziata.
error-match-over = Partita finita.
error-match-not-over = Partita non ancora finita.
error-table-seats-open = Ci sono ancora posti liberi.
error-table-host-only = Solo per l’organizzatore.
error-seat-unknown = Posto inesistente.
error-seat-taken = Quel posto è occupato.
error-seat-colour = Colore già preso.
error-seat-none-open = Tutti i posti sono occupati.
error-seat-not-yours = Non è il tuo posto.
error-seat-final = Abbandono o tempo scaduto: è definitivo.
error-seat-not-gone = Quel giocatore è qui, o manca da poco.
error-token-missing = Qui non hai un posto.
error-token-wrong = { error-token-missing }
error-token-weak = { error-request-invalid }
error-action-unreadable = Non è una mossa.
error-action-illegal = Le regole lo vietano.
error-action-not-your-turn = Non tocca a te.
error-action-stale = La partita è andata avanti; ricontrolla.
error-table-not-saved = Mossa non salvata; memoria del browser forse piena.
error-undo-nothing = Nulla da annullare.
error-undo-between = Tra due partite non si annulla.
error-proposal-none = Nulla a cui rispondere.
error-proposal-pending = C’è già un’altra richiesta.
error-proposal-declined = Richiesta rifiutata. Riprova dopo la prossima mossa.
error-puzzle-unknown = Rompicapo non trovato.
error-record-unknown = Registrazione non trovata.
error-record-invalid = Registrazione illeggibile.
error-record-closed = Questo server non accetta registrazioni.
error-limit-sockets = Troppe connessioni da qui.
