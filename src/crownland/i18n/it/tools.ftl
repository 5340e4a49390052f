## Dal vivo
tools-title = Per giocare dal vivo
tools-intro = Quando le tessere domino sono sul vostro tavolo, lasciate a noi l’estrazione, il tempo e la carta.
tools-draft = Estrazione delle tessere
tools-draft-text = Estrae le sequenze quando il retro delle vostre tessere si riconosce ormai troppo bene, e tira i dadi di Duel.
tools-clock = Orologio di gioco
tools-clock-text = Da due a otto giocatori, con tempo per partita o per mossa. Basta un tocco per passare la mano.
tools-print = Da stampare
tools-print-text = Blocchi segnapunti, fogli e libri degli incantesimi per Duel, tessere, tessere edificio e dadi, con i nostri disegni.
tools-offline = Queste pagine non hanno bisogno di connessione, una volta aperto Crownland in questo browser.
tools-insecure = Con il semplice http il browser non può installare questa pagina né aprirla senza connessione. Con https, o sul computer del server, può farlo.
tools-install = Installa come app
tools-name-of = Nome del giocatore { $number }

## Estrazione delle tessere
draft-intro = Le tessere hanno un numero sul retro. Invece di mescolarle sul tavolo, mescolate qui e cercate i numeri che escono.
draft-find = Disponete le tessere con questi numeri, il più basso in alto.
draft-lines = { $boxes ->
    [one] { $lines } sequenze di { $dominoes } tessere.
   *[other] { $lines } sequenze di { $dominoes } tessere, alternando le due scatole.
}
draft-dice = A ogni turno si tirano quattro dadi.
draft-note-kings = Annota chi sceglie che cosa
draft-note-dice = Annota chi prende quale dado
draft-note-text = Così si vede anche a chi tocca.
draft-shuffle = Mescola ed estrai la prima sequenza
draft-roll = Tira i dadi
draft-roll-again = Tira di nuovo
draft-next = Estrai la sequenza { $line }
draft-line = Sequenza { $line }
draft-line-of = Sequenza { $line } di { $lines }
draft-nothing = Non è ancora stato estratto nulla
draft-takes = { $name } prende un dado
draft-over = Era l’ultima sequenza
draft-earlier = Sequenze precedenti
draft-end = Ricomincia
draft-end-sure = Sì, dimentica questa partita
draft-take-die = Prendi: { $die }
draft-die-of = { $die }, dado di { $name }

## Orologio di gioco
clock-intro = Mettetelo al centro del tavolo: chi ha finito la mossa tocca il proprio campo. Se l’ordine cambia, toccate il campo di chi viene dopo.
clock-per-game = Per tutta la partita
clock-per-turn = Per ogni mossa
clock-seconds = Secondi per mossa
clock-facing = Leggibile da entrambi i lati del tavolo
clock-facing-text = I campi lontani sono capovolti.
clock-vibrate = Vibrazione
clock-set = Regola l’orologio
clock-begin = Tocca il campo di chi comincia
clock-turn = Tocca a { $name }
clock-paused = L’orologio è in pausa
clock-late = Tempo scaduto per { $name }
clock-up = tempo scaduto
clock-turns = { $turns ->
    [one] 1 mossa
   *[other] { $turns } mosse
}
clock-start = Avvia
clock-pause = Pausa
clock-go-on = Continua
clock-end = Nuovo orologio
clock-end-sure = Sì, azzera
sounds-on = Suoni: sì
sounds-off = Suoni: no
clock-keys = Spazio passa la mano, 1–8 la danno a un giocatore, P mette in pausa, U annulla.

## Da stampare
print-intro = Scegliete ciò che vi serve. Abbiamo disegnato tutto noi; ogni casella di una tessera misura 40 mm.
print-dominoes = Tessere
print-tiles = Tessere edificio
print-castles = Castelli e re
print-pad = Blocco segnapunti
print-sheets = Fogli mappa
print-book = Libro degli incantesimi
print-dice = Dadi da piegare
print-pages = { $pages ->
    [one] 1 pagina
   *[other] { $pages } pagine
}
print-paper = Carta
paper-a4 = A4
paper-letter = Letter
print-backs = Con il retro, per la stampa fronte-retro
print-go = { $pages ->
    [0] Stampa
    [one] Stampa 1 pagina
   *[other] Stampa { $pages } pagine
}
print-how = Stampate al 100% («dimensioni effettive»), e per il fronte-retro capovolgete sul lato lungo. Sulle pagine da ritagliare, una linea in basso mostra se la misura è giusta.
print-preview = Anteprima
print-measure = Questa linea è lunga 50 mm.
print-back = { $title } (retro)
print-dominoes-of = { $game }: tessere { $first }–{ $last }
print-tiles-of = { $game }: tessere edificio
print-dice-of = { $game }: dadi
print-sheets-of = { $game }: fogli mappa
print-book-of = { $game }: libro degli incantesimi
print-pad-of = { $game }: blocco segnapunti
print-reconstructed = alcuni valori sono ricostruiti
print-glue = tagliare lungo le linee, piegare lungo i tratteggi, incollare le alette
print-fold = piegare lungo i tratteggi
print-castle-bonus = Croce del castello: spunta questa casella quando la usi, una volta a partita.
print-at-once = subito
print-per-three = 3 monete: 1
print-queen = La regina vale una corona in più sul dominio più grande di chi la ospita.
