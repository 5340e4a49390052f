## Rivedere una partita
replay-title = { $sentence } – replay
replay-moment = Momento
replay-here = { $round }, evento { $event } di { $last }
replay-here-game = Partita { $game }, { $round }, evento { $event } di { $last }
replay-game-round = Partita { $game } · { $round }
replay-back = Evento precedente
replay-on = Evento successivo
replay-round-back = Inizio del turno
replay-round-on = Turno successivo
replay-play = Avvia
replay-pause = Pausa
replay-jump = Vai al turno
replay-speed = Velocità
replay-times = { $times }×
replay-live = Diretta
replay-copy-link = Copia link a questo momento
replay-keys = Sinistra, Destra: eventi · Pag su, Pag giù: turni · Inizio, Fine · Spazio: avvia · S: punti · 1–8: reami

## Che cosa ha fatto il caso
replay-bare = Il tavolo è vuoto.
replay-chance-deal = Nuove tessere: { $dominoes }.
replay-chance-king = { $who ->
    [me] Viene estratto il tuo re.
   *[other] Viene estratto il re di { $name }.
}
replay-chance-tile = { $count ->
    [one] 1 nuova tessera edificio.
   *[other] { $count } nuove tessere edificio.
}
replay-chance-first = { $who ->
    [me] Prendi il primo dado.
   *[other] { $name } prende il primo dado.
}
replay-chance-roll = Si tirano i dadi.

## Che cosa ha fatto qualcuno, con dadi o stemmi
replay-did-take = { $who ->
    [me] Prendi: { $faces }.
   *[other] { $name } prende: { $faces }.
}
replay-did-draw = { $who ->
    [me] Disegni: { $faces }.
   *[other] { $name } disegna: { $faces }.
}
replay-did-turn = { $who ->
    [me] Giri un dado su: { $faces }.
   *[other] { $name } gira un dado su: { $faces }.
}
replay-did-castle = { $who ->
    [me] Aggiungi la croce del castello a: { $faces }.
   *[other] { $name } aggiunge la croce del castello a: { $faces }.
}
replay-did-name = { $who ->
    [me] Nomini: { $faces }.
   *[other] { $name } nomina: { $faces }.
}

## Continuare da qui
play-on = Continua da qui
play-on-text = Un nuovo tavolo con nuove estrazioni; non conta.
play-on-seat = Il tuo posto
play-on-others = Gli altri
play-on-invite = Invita invece altri giocatori

## Una registrazione da altrove
replay-other = Apri una registrazione
replay-copy-embed = Copia codice embed
replay-copy-record = Copia registrazione
embed-open = Apri in Crownland
import-title = Rivedi una registrazione
import-text = Rivedi una partita salvata, qui o con un tuo programma.
import-file = Scegli un file
import-drop = o trascinalo qui
import-paste = Oppure incollala:
import-go = Mostra partita
import-empty = Qui non c’è ancora nulla.
import-unreadable = Riga illeggibile
import-choose = { $games ->
    [one] { $games } partita
   *[other] { $games } partite: scegline una
}
import-more = { $games ->
    [one] … e un’altra, non in elenco.
   *[other] … e altre { $games }, non in elenco.
}
fault-event = Evento { $event }
fault-game-event = Partita { $game }, evento { $event }
fault-json = Non è una registrazione: serve un singolo oggetto JSON.
fault-cut = Interrotta dopo { $got } caratteri. Copiala o scaricala di nuovo.
fault-format = Non è una registrazione di Crownland, o è di un’altra versione.
fault-players = I giocatori non corrispondono al gioco.
fault-setup = Questo gioco non esiste.
fault-choices = Qui le possibilità erano { $expected }, non { $got }.
fault-seat = Tocca al posto { $expected }, non al { $got }.
fault-chance = Le estrazioni non corrispondono al seme.
fault-result = Punti o vincitori errati.
fault-early = Un risultato prima della fine della partita.
fault-rules = { error-action-illegal }
fault-unreadable = Illeggibile.
fault-exactly = Dettagli in inglese
