# Il gioco nel terminale. Le parole che si scrivono sono uguali in ogni lingua e non si traducono: help, legal, show, hint, me,
# log, score, undo, resign, quit, draft, board, look, book, place, claim, knights, build, burn, take, draw, castle, turn, name,
# cross, any, apart. Così anche i nomi delle caselle, come f4, e degli stemmi, come dd.

## Le prime domande
terminal-welcome = Ti diamo il benvenuto a Crownland. Premi Invio per accettare ciò che è tra [parentesi].
terminal-which-game = Quale gioco?
terminal-type-game = Scrivi un numero o l’inizio di un nome [{ $usual }]
terminal-how-many = Quanti giocatori: { $numbers }? [{ $usual }]
terminal-type-options = Scrivi i numeri separati da virgole [nessuno]
terminal-who-plays = Chi gioca contro di te?
terminal-type-rival = Scrivi un numero, l’inizio di un nome o un altro bot [{ $usual }]
terminal-your-name = Il tuo nome? [{ $usual }]
terminal-preparing = Preparazione del gioco per questo computer. Succede una volta sola e può richiedere mezzo minuto.

## Che cosa si può scrivere
terminal-help-legal = elenca tutto ciò che puoi fare (legal 2: la seconda pagina)
terminal-help-show = mostra nel reame il numero 3 dell’elenco prima di decidere
terminal-help-hint = mostra che cosa farebbe un bot forte al posto tuo, e perché
terminal-help-me = ridisegna il tavolo, con tutte le tue possibilità
terminal-help-log = ripete che cosa è successo dopo la tua decisione
terminal-help-score = mostra i punti di ogni reame, dominio per dominio
terminal-help-undo = annulla la tua ultima decisione e tutto ciò che è seguito
terminal-help-resign = abbandona la partita
terminal-help-quit = lascia la partita
terminal-help-help = mostra questo elenco
terminal-help-place = piazza la tessera come il numero 3 dell’elenco (o solo 3)
terminal-help-place-squares = piazza la prima metà su f4 e la seconda su g4
terminal-help-claim = mette il re sulla tessera 31 della sequenza nuova (o solo 31)
terminal-help-draft = mostra le due sequenze e ciò che nessuno ha ancora visto
terminal-help-knights = manda i cavalieri come il numero 3 dell’elenco; knights e4 indica la casella; Invio li tiene
terminal-help-build = costruisce l’edificio dello spazio 3 dove rende di più; build 3 e4 su e4; Invio non costruisce
terminal-help-burn = corrompe il drago con 1 moneta perché bruci l’edificio dello spazio 3; Invio lo lascia stare
terminal-help-board = spiega gli edifici in vendita, la regina e il drago
terminal-help-look = ingrandisce il reame 2, con i suoi edifici
terminal-help-take = prende il dado 2 (o solo 2); 13 o take 1 3 prende i dadi 1 e 3
terminal-help-draw = disegna i dadi come il numero 3 dell’elenco (o solo 3)
terminal-help-draw-squares = disegna su queste due caselle; se i disegni possibili sono più d’uno, ti chiede quale
terminal-help-draw-arms = lo stesso con gli stemmi: d, l, dd, ll, f, c come nel libro
terminal-help-draw-power = elenca ciò che permette il potere, finché lo hai
terminal-help-castle = aggiunge la croce del castello al dado 2, una volta a partita; Invio la conserva
terminal-help-turn = gira il dado 2 su quella faccia, finché hai il potere; Invio lo conserva
terminal-help-name = usa i poteri che agiscono subito
terminal-help-book = spiega i poteri del libro degli incantesimi

## Al tavolo
terminal-enter-for = Premi Invio per: { $choice }
terminal-enter = Invio: { $choice }.
terminal-more = { $count ->
    [one] Ancora 1: legal.
   *[other] Ancora { $count }: legal.
}
terminal-help = Aiuto: help.
terminal-type-one-of = Scrivi uno di questi: { $numbers }.
terminal-page = Pagina { $page } di { $pages }.
terminal-which = Quale di queste? (me: torna a tutte)
terminal-log-none = Dopo la tua decisione non è successo nulla.
terminal-queen-moves = La regina va da { $name }.
terminal-points = { $points }p
terminal-coins = { $coins }m
terminal-queen = regina
terminal-largest = Dominio più grande
terminal-resign = Abbandonare? (s/N)
# Che cosa vale come sì alla domanda precedente, separato da spazi.
terminal-yes = s sì si
terminal-next-game = Premi Invio per la prossima partita.
terminal-save-record = Salvare la registrazione di questa partita? Scrivi un nome di file, o Invio per no:
terminal-saved = La partita è salvata in { $file }.
terminal-saved-unfinished = La partita non finita è salvata in { $file }.
terminal-left = Hai lasciato la partita.
terminal-stopped = Interrotto.

## Duel
terminal-shields = { $shields ->
    [one] 1 scudo libero sulla mappa più piena
   *[other] { $shields } scudi liberi sulla mappa più piena
}
terminal-take-one = L’avversario prende due degli altri, e a te va l’ultimo. Tra parentesi: i punti del tuo disegno migliore con ognuno degli altri dadi.
terminal-take-two = 13 prende i dadi 1 e 3. L’ultimo va all’avversario.
terminal-take-power = Oppure usa il tuo potere e prendine due: 13 prende i dadi 1 e 3.
terminal-with-die = { $gain } con { $die }
terminal-draw-nowhere = Non trovano posto sulla tua mappa.
terminal-draw-joker = Indica due caselle per scegliere lo stemma del jolly.
terminal-turn-points = I punti sono quelli del tuo disegno migliore dopo averlo girato.
terminal-castle-tick = I punti sono quelli del tuo disegno migliore con la croce. Quel dado poi non spunta caselle.
terminal-wins-power = { $name } riempie la riga «{ $arms }» e ne ottiene il potere.
terminal-map-full = Mappa piena: { $names }.
terminal-no-drawing = Nessuno dei due ha potuto disegnare.

## Che cosa non si è capito
terminal-expected-verb = Ora ci vuole { $verb }, ma c’è «{ $got }».
terminal-expected-verb-number = Ci vuole { $verb } con un numero, o help, ma c’è «{ $got }».
terminal-expected-verb-enter = Ci vuole { $verb } con un numero, o Invio per lasciar stare.
terminal-expected-verb-with = Ci vuole { $verb } con { $options }, ma c’è «{ $got }».
terminal-expected-number = Ci vuole un numero da { $least } a { $most }, ma c’è «{ $got }».
terminal-expected-number-or-name = Ci vuole un numero da { $least } a { $most } o un nome, ma c’è «{ $got }».
terminal-expected-numbers = Ci vogliono numeri da 1 a { $most }, ma c’è «{ $got }».
terminal-expected-one-of = Ci vuole { $options }, ma c’è «{ $got }».
terminal-expected-name = Ci vuole un nome da 1 a { $most } caratteri stampabili, ma c’è «{ $got }».
terminal-expected-rivals = { $most ->
    [one] Ci vuole 1 avversario, ma sono { $got }.
   *[other] Ci vogliono da 1 a { $most } avversari, ma sono { $got }.
}
terminal-expected-squares = Ci vuole un numero o due caselle come { $example }, ma c’è «{ $got }».
terminal-expected-neighbours = Ci vogliono due caselle affiancate, ma { $squares } non lo sono.
terminal-expected-knights = Ci vogliono cavalieri su { $squares }, al massimo quanti ne hai, ma c’è «{ $got }».
terminal-expected-slot = Ci vuole burn con il numero di uno spazio, ma c’è «{ $got }».
terminal-expected-site = Ci vogliono uno spazio e un cantiere, come 3 e4, ma c’è «{ $got }».
terminal-expected-affordable = Ci vuole uno spazio con un edificio che puoi pagare, ma c’è «{ $got }».
terminal-expected-example = Ci vuole { $verb }, per esempio { $example }, ma c’è «{ $got }».
terminal-die-taken = Il dado { $die } è preso; scegli tra quelli al centro.
terminal-power-not-held = Non hai il potere { $word }.
terminal-power-needed = Serve un potere: aggiungi { $words }.
terminal-file-missing = Nessun file o cartella con questo nome: { $file }
terminal-file-refused = Non si può leggere o scrivere { $file }. Dettagli (in inglese): { $why }
terminal-details = { $sentence } Dettagli (in inglese): { $why }

## Replay e punti
terminal-replay-keys = Invio avanti · b indietro · f inizio · e fine · numero Invio salta · s punti · q esci
terminal-record-ends = La registrazione finisce qui, prima della partita.
terminal-this-kingdom = Questo reame
