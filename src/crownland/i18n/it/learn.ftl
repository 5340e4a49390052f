## Tutte le pagine delle regole
learn-title = Impara i giochi
learn-intro = Ogni gioco in circa cinque minuti. Ogni immagine è un momento di una partita vera.
learn-pages = Le regole
learn-read = Leggi le regole
learn-minutes = { $minutes ->
    [one] 1 minuto di lettura
   *[other] { $minutes } minuti di lettura
}
learn-page-title = { $game }: le regole
learn-contents = Indice
learn-print = Stampa
learn-other-games = Altri giochi
learn-components = Tutti i pezzi: tessere, edifici, dadi, incantesimi
learn-components-text = Tutto ciò che sta nelle scatole, e quanto ne siamo sicuri.
learn-numbers = Numeri delle regole
learn-numbers-text = Ogni sezione finisce con i numeri delle sue regole, come K7. Ogni numero ha un indirizzo suo, così puoi mandare qualcuno dritto a una regola.
learn-marks = Due segni
learn-marks-text = Dove un regolamento tace, o due si contraddicono, abbiamo dovuto scegliere: lì trovi il segno «Nostra lettura». Dove non abbiamo potuto vedere un pezzo del gioco, lo abbiamo ricostruito: lì trovi il segno «Ricostruito».
learn-decided = Nostra lettura
learn-reconstructed = Ricostruito
learn-rule-ids = Regole di questa sezione
learn-now = Su questa decisione: { $section }
learn-new-tab = Apri come pagina
learn-player-0 = Rosso
learn-player-1 = Blu
learn-player-2 = Verde
learn-player-3 = Ambra
learn-player-4 = Viola
learn-player-5 = Turchese
learn-player-6 = Marrone
learn-player-7 = Grigio
learn-setup-kings = Re a testa
learn-setup-dominoes = Tessere
learn-setup-line = Per sequenza
learn-setup-rounds = Turni
learn-setup-frame = Reame
learn-setup-teams = Squadre
learn-picture = { $part }: { $title }
learn-boxes = { $boxes ->
    [one] 1 casella
   *[other] { $boxes } caselle
}
learn-more-kingdomino = In Kingdomino c’è tutto sulle tessere domino: sequenze, re, piazzamento, griglia.
learn-more-queendomino = In Queendomino c’è tutto su cavalieri, edifici, regina e drago.

## Kingdomino
learn-kingdomino-aim-title = L’idea
learn-kingdomino-aim-text =
    Regni da un piccolo castello e vuoi circondarlo di paesaggi. Mossa dopo mossa prendi una tessera domino e la piazzi nel tuo reame.
    Le caselle dello stesso paesaggio unite per un lato sono un _dominio_. Alla fine ogni dominio vale le sue caselle moltiplicate per le sue corone. Vince chi ha più punti.
    Si gioca in due, tre o quattro. In due ognuno ha due re, altrimenti uno. Un re è la pedina che sta sulla tessera che avrai.
learn-kingdomino-table-title = Preparare il tavolo
learn-kingdomino-table-text =
    Le tessere sono 48, numerate da 1 a 48. I numeri bassi sono paesaggi comuni. I numeri alti sono paesaggi rari con corone.
    Mescolatele. In due o in tre alcune restano nella scatola, e nessuno sa quali.
    Disponete tante tessere quanti sono i re, in una _sequenza_: il numero più basso in alto.
learn-kingdomino-opening-title = La prima scelta
learn-kingdomino-opening-text =
    I re si estraggono a caso, uno alla volta. Chi possiede il re estratto lo mette su una tessera libera a scelta della prima sequenza.
    Quando tutti i re sono al loro posto, accanto alla prima si dispone la sequenza seguente.
learn-kingdomino-opening-opening = Il re di { $p0 } è stato estratto per primo e sta sulla 47. { $p1 } ha preso la 34. Ora viene estratto il re di { $p3 }; la 6 e la 11 sono ancora libere.
learn-kingdomino-opening-note = In alcune traduzioni è chi estrae un re a metterlo su una tessera. Nella maggior parte è chi lo possiede, e così facciamo noi.
learn-kingdomino-round-title = Un turno
learn-kingdomino-round-text =
    Si gioca seguendo la sequenza più vecchia, dal numero più basso in su. Quando tocca al tuo re, fai due cose:
    1. _Piazza_ nel tuo reame la tessera sotto il tuo re.
    2. _Scegli_ una tessera libera della sequenza nuova e sposta lì il tuo re.
    Così un numero basso gioca presto nel turno seguente e ha più scelta. Un numero alto aspetta, ma spesso porta corone.
    Quando hanno giocato tutti, si dispone la sequenza seguente. Nell’ultimo turno non ce n’è più: si piazza soltanto.
learn-kingdomino-round-round = { $p3 } e { $p1 } hanno giocato e scelto la 21 e la 44. Ora { $p0 } piazza la 13, poi sceglie la 1 o la 16. Con la 1, { $p0 } comincia il turno seguente.
learn-kingdomino-placing-title = Piazzare una tessera
learn-kingdomino-placing-text =
    Una tessera copre due caselle libere. Almeno _una metà_ deve toccare per un lato il tuo castello o una casella dello stesso paesaggio.
    Il castello va bene con ogni paesaggio. Gli altri lati possono toccare qualsiasi cosa.
    Una volta piazzata, una tessera non si muove più.
learn-kingdomino-placing-placing =
    { $p2 } piazza la tessera 20: grano con una corona, e lago. I numeri sono i punti che porterebbe adesso.
    A è permesso: grano tocca grano.
    B è permesso: il castello accetta ogni paesaggio.
    C non è permesso: nessuna metà tocca il proprio paesaggio.
learn-kingdomino-frame-title = La griglia
learn-kingdomino-frame-text =
    Il tuo reame, castello compreso, può misurare al massimo _cinque caselle in larghezza e cinque in altezza_.
    Dove finisce il castello lo decidi tu: conta solo ciò che hai piazzato.
learn-kingdomino-frame-frame =
    Il reame di { $p3 } ha già cinque colonne.
    A ci sta.
    B tocca il castello, ma il reame avrebbe sei colonne.
learn-kingdomino-discard-title = Quando non trova posto
learn-kingdomino-discard-text =
    Una tessera che si può piazzare va piazzata, anche dove fa male.
    Una tessera che non trova posto esce dal gioco. La prossima la scegli comunque.
learn-kingdomino-discard-discard = { $p1 } ha la tessera 26 nell’ultimo turno. Due caselle sono libere, ma non affiancate: la tessera è persa.
learn-kingdomino-scoring-title = Contare i punti
learn-kingdomino-scoring-text =
    Conta ogni dominio da solo: _caselle × corone_. Un dominio senza corone non vale nulla, per quanto grande sia.
    Il castello non fa parte di nessun dominio. Due domini dello stesso paesaggio che non si toccano si contano separatamente.
learn-kingdomino-scoring-scoring = La foresta di { $p3 } ha 11 caselle e 5 corone: 55 punti. Tutti i domini insieme valgono 66 punti.
learn-kingdomino-ties-title = Parità
learn-kingdomino-ties-text = Punti uguali? Vince il dominio più grande, con o senza corone. Ancora parità? Vince chi ha più corone in tutto il reame. Ancora parità? La vittoria si condivide.
learn-kingdomino-ties-ties = Entrambi hanno 66 punti. La foresta di { $p3 } ha 11 caselle, il lago di { $p1 } ne ha 10: vince { $p3 }.
learn-kingdomino-variants-title = Varianti
learn-kingdomino-variants-text = Quattro varianti cambiano un po’ il gioco. Combinatele come volete; solo il Grande duello richiede esattamente due giocatori.
learn-kingdomino-bonuses-title = Armonia e Regno di mezzo
learn-kingdomino-bonuses-text =
    - _Armonia_: 5 punti se non hai scartato nessuna tessera.
    - _Regno di mezzo_: 10 punti se il castello è al centro del tuo reame.
learn-kingdomino-bonuses-bonus = { $p0 } li ha entrambi. { $p1 } nessuno dei due: una tessera è stata scartata, e il castello è vicino al bordo inferiore.
learn-kingdomino-bonuses-note = «Al centro» vuol dire: nessuna casella dista dal castello più di due righe o colonne (tre in un reame di 7 × 7). I buchi non contano.
learn-kingdomino-mighty-title = Grande duello
learn-kingdomino-mighty-text = Per due: tutte le 48 tessere, 12 turni e reami di 7 × 7 caselle.
learn-kingdomino-mighty-mighty = Un Grande duello crea grandi domini: questo reame ha totalizzato { $total } punti.
learn-kingdomino-dynasty-title = Dinastia
learn-kingdomino-dynasty-text = Tre partite di fila, ognuna con le tessere rimescolate e una nuova prima scelta. Sommate i punti di tutte e tre.
learn-kingdomino-dynasty-note = In caso di parità decide il dominio più grande di una qualsiasi delle tre partite, poi il numero di corone in tutte e tre, poi la vittoria si condivide.

## L’assaggio
learn-sample-sample-title = Una partita breve per due
learn-sample-sample-text =
    L’assaggio è Kingdomino per due in dieci minuti: 24 tessere tutte sue, sei turni, due re a testa, reami di 5 × 5.
    Per il resto si gioca come in Kingdomino. Dinastia, Armonia e Regno di mezzo valgono anche qui.
learn-sample-set-title = Le 24 tessere
learn-sample-set-text = Questo è il set con cui giochiamo.
learn-sample-set-note = Non abbiamo mai visto le tessere dell’assaggio. Le nostre vengono dalla scatola completa: il numero 1 qui è l’1 o il 2 di là, il numero 2 è il 3 o il 4, e così via, con esattamente metà delle caselle di ogni paesaggio.

## Queendomino
learn-queendomino-aim-title = L’idea
learn-queendomino-aim-text =
    Queendomino è Kingdomino con le città. Piazza tessere domino, manda i cavalieri a riscuotere le tasse, costruisci nelle tue città, corteggia la regina e guardati dal drago.
    Si giocano tutte le 48 tessere di questa scatola, quattro per sequenza, per dodici turni. In due ognuno ha due re e un reame più grande. In tre, di ogni sequenza avanza una tessera, che esce dal gioco.
learn-queendomino-table-title = Preparare il tavolo
learn-queendomino-table-text =
    Ognuno comincia con _7 monete e 1 cavaliere_. Nella riserva comune ci sono 22 cavalieri, compresi questi, e 15 torri.
    Sei tessere edificio sono scoperte sulla plancia dei costruttori, le altre in una pila coperta. Il prezzo appartiene allo _spazio_, non all’edificio: 0, 1, 2, 3, 4 e 5 monete.
learn-queendomino-table-table = La plancia dei costruttori all’inizio. Tocca un edificio per leggere che cosa dà.
learn-queendomino-opening-title = La prima scelta
learn-queendomino-opening-text =
    In tre o in quattro, i re si estraggono uno alla volta, e ogni volta chi lo possiede sceglie una tessera.
    In due si estrae un solo re. Chi lo possiede sceglie una tessera, l’altro giocatore due, e il primo prende l’ultima.
learn-queendomino-turn-title = La tua mossa
learn-queendomino-turn-text =
    Cinque passi, sempre in quest’ordine. Il primo e l’ultimo sono obbligatori, gli altri facoltativi.
    1. _Piazza_ la tua tessera.
    2. _Manda i cavalieri_ a riscuotere le tasse.
    3. _Costruisci_ in una città.
    4. _Corrompi il drago_.
    5. _Scegli_ la prossima tessera.
learn-queendomino-turn-note = In due, ognuno dei tuoi due re fa una mossa completa come questa. Una traduzione si può leggere come se cavalieri, edifici e drago venissero una sola volta per turno; ma il regolamento descrive la mossa di un re.
learn-queendomino-placing-title = 1. Piazza
learn-queendomino-placing-text =
    Come in Kingdomino: una metà deve toccare il castello o lo stesso paesaggio, e il reame deve stare nella sua griglia. Ciò che si può piazzare va piazzato; ciò che non trova posto esce dal gioco, e la tua mossa continua.
    La _città_ è un paesaggio come gli altri. Una casella di città senza edificio è un _cantiere_.
learn-queendomino-placing-placing = { $p2 } piazza la tessera 44: la città si unisce alla città, e la nuova casella di città è un cantiere.
learn-queendomino-knights-title = 2. Manda i cavalieri
learn-queendomino-knights-text =
    Puoi mettere fino a due cavalieri sulla tessera appena piazzata, al massimo uno per metà.
    Ogni cavaliere guadagna _una moneta per ogni casella_ del dominio su cui sta. Anche le città si possono tassare. Due cavalieri sullo stesso dominio guadagnano entrambi per intero.
    I cavalieri restano dove sono. Dopo uno scarto non c’è nulla da tassare.
learn-queendomino-knights-knights = { $p2 } ha appena piazzato la tessera 27. Sul prato un cavaliere guadagna 6 monete, sulla foresta solo 1.
learn-queendomino-safes-title = Forzieri
learn-queendomino-safes-text = Un forziere dà monete in più ogni volta che riscuoti le tasse: una per ogni tua torre, o una per ogni tuo cavaliere, piazzato o no.
learn-queendomino-safes-safe = { $p0 } possiede il Forziere delle torri e ha 4 torri. Un cavaliere sul lago guadagna 3 + 4 monete, uno sulla città 1 + 4.
learn-queendomino-safes-note = Un forziere paga per ogni cavaliere che mandi, contando dopo averlo messo.
learn-queendomino-building-title = 3. Costruisci
learn-queendomino-building-text =
    Puoi comprare _una_ tessera edificio per mossa. Paga il prezzo del suo spazio e mettila su un tuo cantiere qualsiasi, di questo turno o di uno precedente. Un cavaliere sul cantiere non disturba.
    I suoi cavalieri vanno nella tua riserva, pronti dalla tua prossima mossa. Le sue torri vanno nel tuo reame. Le sue corone contano per la città in cui sorge.
    Lo spazio resta vuoto fino alla fine del turno.
learn-queendomino-building-building = { $p1 } ha 7 monete e ancora un cantiere. Il Campo d’addestramento è nello spazio da 5 monete.
learn-queendomino-building-note = Un prezzo non scende mai sotto 0. Se nella riserva comune mancano cavalieri o torri, prendi quel che resta. Le monete non finiscono mai.
learn-queendomino-queen-title = La regina
learn-queendomino-queen-text =
    Se costruisci torri e così ne hai _almeno quante chiunque altro_, la regina viene da te. Nient’altro la sposta, e prima della prima torre non è ospite di nessuno.
    Finché è ospite tua, ogni edificio ti costa una moneta in meno. Alla fine è una corona in più sul tuo dominio più grande.
learn-queendomino-queen-queen = { $p2 } ospita la regina: ogni prezzo è più basso di una moneta, ma mai sotto 0.
learn-queendomino-dragon-title = 4. Corrompi il drago
learn-queendomino-dragon-text =
    Il drago è nella grotta, e la regina non è ospite tua? Allora puoi pagare 1 moneta e fargli bruciare una tessera edificio scoperta qualsiasi. La tessera esce dal gioco, e il drago resta nello spazio vuoto fino alla fine del turno.
    Perciò succede al massimo una volta per turno, contando tutti i giocatori. Se hai ottenuto la regina proprio in questa mossa, non puoi.
learn-queendomino-dragon-dragon = { $p1 } ha pagato una moneta, e il drago ha bruciato la Fonderia nello spazio da 3 monete.
learn-queendomino-slide-title = 5. Scegli, e il turno finisce
learn-queendomino-slide-text =
    Scegli una tessera libera della sequenza nuova, come in Kingdomino.
    Dopo l’ultima mossa di un turno il drago torna a casa. Gli edifici scoperti scorrono verso gli spazi più economici, mantenendo l’ordine, e nuovi edifici riempiono gli spazi liberi.
    Nell’ultimo turno nessuno sceglie tessere, e dopo non scorre più nulla.
learn-queendomino-slide-slide = Il turno seguente: la Grande taverna è scesa da 5 a 3 monete, e sono arrivati due nuovi edifici. Tocca a { $p2 }, che ospita ancora la regina e paga una moneta in meno.
learn-queendomino-slide-note = Quando la pila è vuota, gli spazi restano vuoti, ma gli edifici scorrono lo stesso.
learn-queendomino-tiles-title = Tutte le tessere edificio
learn-queendomino-tiles-text = Le tessere edificio sono 32, di 17 tipi. Ciò che una tessera dà subito è al centro, i punti alla fine sono in basso.
learn-queendomino-tiles-note = Di alcune tessere edificio non abbiamo potuto vedere torri e cavalieri; li abbiamo scelti in modo che tutto torni. La pagina dei pezzi dice quali.
learn-queendomino-scoring-title = Contare i punti
learn-queendomino-scoring-text =
    - _Monete_: 1 punto ogni tre.
    - _Domini_: caselle × corone, città comprese. Le corone sugli edifici contano.
    - _La regina_: una corona in più sul tuo dominio più grande, che abbia corone o no.
    - _Edifici_: ciò che dice ogni tessera: un numero fisso, 2 per ogni dominio separato di un paesaggio, o 1 per ogni torre o cavaliere, piazzato o no.
learn-queendomino-scoring-scoring = Il prato di { $p2 } ha 5 corone e la regina: 9 × 6 = 54.
learn-queendomino-scoring-note = L’esempio svolto del regolamento fa 71 anche qui. Per la Statua riporta 3, ma la somma richiede il 5 che dà la tessera.
learn-queendomino-ties-title = Parità
learn-queendomino-ties-text = Punti uguali? Vince il dominio più grande, con o senza corone, città comprese. Ancora parità? La vittoria si condivide.

## Matrimonio reale
learn-royal_wedding-boxes-title = Due scatole, un tavolo
learn-royal_wedding-boxes-text =
    Unite Kingdomino e Queendomino, da tre a otto giocatori. Valgono tutte le regole di Queendomino.
    Le sequenze si alternano tra le due scatole, cominciando da Queendomino. Una sequenza non le mescola mai.
learn-royal_wedding-boxes-boxes = La prima sequenza viene da Queendomino, la seconda da Kingdomino. I numeri possono ripetersi; conta solo l’ordine dentro una sequenza.
learn-royal_wedding-numbers-title = Tutti i numeri
learn-royal_wedding-numbers-text =
    Tre o quattro giocatori costruiscono reami grandi in 24 turni. Cinque o più ne costruiscono di piccoli in 12 turni, con sequenze di otto.
    Le tessere che nessuno sceglie escono dal gioco.
    Si può giocare in sette o otto ognuno per sé, ma i turni diventano lunghi; meglio le squadre.
learn-royal_wedding-teams-title = Squadre di due
learn-royal_wedding-teams-text =
    In sei o in otto potete giocare a coppie. Chi è in coppia condivide un castello, un reame di 7 × 7, una riserva di 7 monete e 1 cavaliere, le torri, la regina e i punti.
    Ognuno ha un re tutto suo. Quando tocca al tuo re, decidi solo tu.
learn-royal_wedding-teams-teams = { $p0 } e { $p1 } costruiscono insieme questo reame: ogni turno gli porta due tessere.
learn-royal_wedding-supply-title = La riserva comune
learn-royal_wedding-supply-text = Tessere edificio, cavalieri e torri vengono da una sola scatola di Queendomino, qualunque sia il numero dei giocatori. Finiscono presto!

## Duel
learn-duel-aim-title = L’idea
learn-duel-aim-text =
    Un duello con penna e dadi. I due giocatori si dividono gli stessi quattro dadi e disegnano stemmi sulla propria mappa: 34 scudi intorno a un castello.
    Gli scudi con lo stesso stemma uniti per un lato sono un _dominio_. Alla fine ognuno vale i suoi scudi moltiplicati per le sue _croci_.
    Ci sono sei stemmi e quattro dadi diversi. Alcune facce hanno una o due croci, e due dadi hanno un jolly, «?».
learn-duel-dice-title = Dividere i dadi
learn-duel-dice-text =
    Uno di voi è A e tira tutti e quattro i dadi. A prende un dado. B prende due degli altri tre. L’ultimo è di A.
    Poi disegnano entrambi: prima A, poi B. Nel turno seguente i ruoli si scambiano.
learn-duel-dice-dice = { $p1 } è A e ha preso la linea con una croce. Ora { $p0 } prende due degli altri tre.
learn-duel-dice-note = Nel regolamento comincia il giocatore più anziano. Qui è il caso a decidere chi comincia come A.
learn-duel-drawing-title = Disegna la tua tessera
learn-duel-drawing-text =
    I tuoi due dadi sono una tessera domino. Disegnala su due scudi vuoti affiancati. Almeno _una metà_ deve toccare il castello, o lo stesso stemma di un turno precedente.
    Le due metà non valgono come contatto l’una per l’altra. Il bordo della mappa è fisso.
learn-duel-drawing-drawing =
    { $p0 } disegna «pieno» e «due pallini».
    A è permesso: pieno tocca pieno.
    B non è permesso: nessuna metà tocca il proprio stemma.
learn-duel-joker-title = Il jolly
learn-duel-joker-text = Un jolly diventa uno stemma qualsiasi. Scegli quando lo disegni, e poi resta così.
learn-duel-joker-joker =
    { $p0 } ha «pieno» con due croci, e un jolly.
    A: anche il jolly diventa pieno. Il suo vicino tocca il castello.
    B: il jolly diventa un pallino e tocca un pallino.
learn-duel-must-title = Devo disegnare?
learn-duel-must-text =
    - Se puoi disegnare senza un potere, devi disegnare. Puoi comunque usare un potere per farlo.
    - Se puoi disegnare solo con un potere, puoi farlo, ma non è obbligatorio.
    - Se non puoi disegnare affatto, in questo turno non disegni nulla.
learn-duel-book-title = Il libro degli incantesimi
learn-duel-book-text =
    Dopo che entrambi hanno disegnato, ogni dado _senza croce_ spunta una casella nella riga del suo stemma, dalla parte di chi lo ha. A spunta prima di B. Due dadi uguali spuntano due volte.
    Conta ciò che mostrava il dado quando lo hai disegnato. Un jolly non spunta nulla, e nemmeno chi non ha disegnato.
    Le righe hanno 5, 5, 4, 4, 3 e 3 caselle. Chi riempie una riga per primo ne ottiene il potere; la riga dell’altro si blocca. Le spunte in una riga piena o bloccata vanno perse.
learn-duel-book-book = { $p1 } ha riempito prima la riga delle linee e ne ha il potere. La riga di { $p0 } è bloccata.
learn-duel-powers-title = Sei poteri
learn-duel-powers-text =
    Ogni potere si può usare una volta, dal turno successivo a quello in cui lo ottieni. Gli ultimi due agiscono subito.
    Poteri e croce del castello si possono usare insieme in una mossa, ma non «Ovunque» con «Separati».
learn-duel-powers-apart = «Separati»: { $p1 } disegna i due dadi in posti diversi. Ogni metà tocca il proprio stemma.
learn-duel-powers-anywhere = «Ovunque»: { $p1 } riempie gli ultimi due scudi, anche se nulla li collega.
learn-duel-castle-title = La croce del castello
learn-duel-castle-text = Una volta a partita, aggiungi una croce a uno dei tuoi due dadi prima di disegnare, anche a un jolly. Quel dado allora non spunta caselle.
learn-duel-castle-castle = { $p0 } aggiunge la croce del castello a «due linee» con una croce: ora ne ha due, e questo disegno vale 10 punti.
learn-duel-end-title = Due modi per finire
learn-duel-end-text =
    La partita finisce con il turno in cui
    - un giocatore disegna sull’ultimo scudo vuoto, oppure
    - nessuno dei due ha potuto disegnare, nemmeno con i poteri che aveva.
    Le spunte e i poteri che agiscono subito valgono ancora in quel turno. Se potresti disegnare con un potere e non vuoi, la partita continua.
learn-duel-end-note = Conta solo se puoi disegnare i tuoi dadi così come sono. Che prima se ne potesse girare uno non cambia nulla.
learn-duel-scoring-title = Contare i punti
learn-duel-scoring-text =
    Ogni dominio vale scudi × croci. Se hai nominato uno stemma, ogni tuo dominio con quello stemma vale 3 punti in più, con o senza croci.
    Punti uguali? Vince il dominio più grande. Ancora parità? La vittoria si condivide.
learn-duel-scoring-scoring = { $p0 } aveva nominato la linea: tre domini di linee portano 9 punti in più. { $p1 } ha disegnato sull’ultimo scudo, ma vince { $p0 }.

## Tutti i pezzi
pieces-title = Tutti i pezzi
pieces-intro = Tutte le tessere, gli edifici, i dadi e gli incantesimi con cui giochiamo, disegnati da noi. Ognuno ha un segno che dice quanto ne siamo sicuri.
pieces-box = Scatola
pieces-all = Tutte le scatole
pieces-dominoes = { $dominoes ->
    [one] { $dominoes } tessera
   *[other] { $dominoes } tessere
}
pieces-tiles = { $tiles ->
    [one] { $tiles } tessera edificio
   *[other] { $tiles } tessere edificio
}
pieces-dice = Quattro dadi
pieces-towers = Torri
pieces-knights = Cavalieri
pieces-kingdomino-text = L’elenco è ben noto, e le somme sono verificate.
pieces-sample-text = Non abbiamo mai visto le tessere dell’assaggio. Il numero 1 è l’1 o il 2 della scatola completa, il numero 2 è il 3 o il 4, e così via; ogni paesaggio conserva esattamente metà delle sue caselle.
pieces-queendomino-text = Che cosa mostrano le tessere è certo. I loro numeri vengono da una sola fonte; i quattro che abbiamo potuto confrontare con fotografie corrispondono.
pieces-tiles-text = Nomi, copie, corone, tasse e punti delle tessere edificio sono noti. Torri e cavalieri hanno un segno a parte. Se hai il gioco e vedi un errore, scrivici.
pieces-dice-text = Quattro dadi diversi, sei stemmi, un jolly e fino a due croci sono certi: li mostra il regolamento. La distribuzione delle facce sui dadi viene da una sola fonte.
pieces-spells-text = I poteri sono certi. Il numero di caselle di ogni riga e il potere che dà vengono da una sola fonte. I nomi dei poteri sono nostri.
mark-certain = Certo
mark-certain-text = Ben noto e verificato.
mark-likely = Probabile
mark-likely-text = Da una sola fonte, e nulla lo smentisce.
mark-seen = Visto
mark-seen-text = Letto da un’immagine della tessera.
mark-derived = Dedotto
mark-derived-text = Si ricava da altro che sappiamo, per esempio da una somma del regolamento.
mark-reconstructed = Ricostruito
mark-reconstructed-text = Scelto da noi in modo che tutto torni. Può essere sbagliato.
