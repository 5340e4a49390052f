## Intorno a una partita guidata
guide = Guida
guide-title = Una prima partita guidata
guide-text = Una partita con una guida accanto: ogni passo viene spiegato, e sei tu a giocarlo. Esci quando vuoi e torna per continuare.
guide-fair = Queste estrazioni sono preparate, perché in ogni turno ci sia qualcosa da spiegare. In tutte le altre partite nessuno sceglie che cosa esce, e dopo chiunque può verificarlo.
guide-minutes = { $minutes ->
    [one] un minuto
   *[other] circa { $minutes } minuti
}
guide-offer = È la prima volta? Impara giocando
guide-offer-close = No, grazie
guide-next = Avanti
guide-skip = Senza guida
guide-show = Mostra la guida
guide-sum-up = Riassumi
guide-prepared = Lezione preparata
guide-prepared-text = Le estrazioni di questa partita sono preparate.
guide-over = Era una partita guidata, con estrazioni preparate.
guide-summary = Che cosa hai imparato
guide-best = Il tuo dominio migliore: { $terrain }, { $squares } × { $crowns } = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
guide-real = Gioca una partita vera
guide-rules = Leggi le regole
guide-go-on = Continua qui
guide-others = Altre partite guidate:

## In ogni partita
guide-any-missed =
    Va bene anche così
    Un altro posto avrebbe portato +{ $best }. { $undo ->
        [yes] «Annulla» ti ridà la tessera, oppure vai avanti così.
       *[no] La prossima volta lo saprai.
    }
guide-any-done =
    Questo è tutto
    Guarda a quanti punti siete, o continua finché vuoi.
guide-any-found =
    Bel colpo: +{ $points }
    Nessun altro posto avrebbe portato di più. I tuoi punti sono accanto al tuo nome.
guide-tip-place = { $best ->
    [0] Nessun posto porta punti adesso. Tieni vicini i paesaggi uguali.
   *[other] Il posto migliore porta +{ $best } adesso.
}
guide-tip-discard = Non trova posto, quindi esce dal gioco.
guide-tip-claim = Cerca corone, e paesaggi che hai già.
guide-tip-knights = Un cavaliere rende di più sul tuo dominio più grande.
guide-tip-build = Leggi che cosa danno gli edifici, e tieni da parte qualche moneta.
guide-tip-burn = Brucia solo ciò che aiuterebbe { $name } più di quanto una moneta aiuti te.
guide-tip-take = Le croci fanno punti; gli stemmi senza croce riempiono il libro degli incantesimi.
guide-tip-turn = Un dado si può girare su una faccia qualsiasi, una volta a partita.
guide-tip-castle = Una croce vale tanti punti quante caselle avrà il suo dominio.
guide-tip-draw = { $best ->
    [0] Nessun posto porta punti adesso. Tieni vicini gli stemmi uguali.
   *[other] Il posto migliore porta +{ $best } adesso.
}
guide-tip-name = Scegli lo stemma di cui avrai più domini.
guide-tip-cross = Una croce rende di più nel tuo dominio più grande.

## Kingdomino
guide-kingdomino-welcome =
    Il tuo reame comincia qui
    Per ora è solo un castello. In sei turni aggiungi tessere domino, fino a 5 × 5 caselle, e vince chi ha più punti. Giochi contro { $name }, e non può andare storto nulla.
guide-kingdomino-first =
    Scegli una tessera
    I numeri alti hanno più spesso corone, e le corone fanno punti. I numeri bassi giocano prima nel turno seguente.
    { $taps ->
        [yes] Toccane una, poi toccala di nuovo per prenderla.
       *[no] Fai clic su una. Con i tasti: N per selezionarla, Invio per prenderla.
    }
guide-kingdomino-second =
    E una seconda
    In due, ognuno ha due re. Se le tue due tessere hanno un paesaggio in comune, potrai unirlo.
guide-kingdomino-order =
    { $who ->
        [me] Cominci tu
       *[other] Comincia { $name }
    }
    Ogni turno si gioca dal numero più basso al più alto. Gli scudi mostrano di chi è il re su ogni tessera.
guide-kingdomino-place =
    Piazza la tessera { $domino }
    Il castello va bene con ogni paesaggio, perciò un suo lato vale l’altro.
    { $taps ->
        [yes] Tocca una casella chiara, tocca ancora per ruotare, poi premi «Piazza».
       *[no] Fai clic su una casella chiara; R ruota. Con i tasti: N, poi Invio.
    }
guide-kingdomino-next =
    Ora scegli la prossima tessera
    Il tuo re passa alla nuova sequenza. Quella tessera la piazzerai nel prossimo turno, e comincerà di nuovo il numero più basso.
guide-kingdomino-match =
    { $best ->
        [0] Lo stesso paesaggio, o il castello
       *[other] Sai trovare +{ $best }?
    }
    Almeno una metà deve toccare lo stesso paesaggio o il tuo castello. L’etichetta sulla tessera mostra i punti che porta.
guide-kingdomino-crowns =
    Caselle × corone
    Le caselle unite di uno stesso paesaggio sono un dominio, che vale le sue caselle moltiplicate per le sue corone; senza corone, niente. Premi «Punti» per vedere i tuoi.
guide-kingdomino-early =
    Basso o alto?
    La tessera { $low } ha il numero più basso: chi la prende comincia il prossimo turno e sceglie prima di tutti. I numeri alti valgono di più, ma scelgono per ultimi.
guide-kingdomino-deny =
    Guarda di fronte
    { $name } raccoglie { $land }. La tessera { $wanted } ha una corona adatta: se la prendi tu, { $name } resta senza.
guide-kingdomino-frame =
    Attenzione alla griglia
    Tutto deve stare in 5 × 5 caselle, castello compreso. La cornice dorata ha questa misura; può ancora spostarsi, purché contenga il tuo reame.
guide-kingdomino-discard =
    Questa non trova posto
    Allora si scarta ed esce dal gioco. Non ti costa punti.
guide-kingdomino-full =
    Tieni un po’ di posto
    Una tessera che si può piazzare va piazzata; una che non trova posto si scarta. Avere caselle libere affiancate ti tiene fuori dai guai.
guide-kingdomino-last =
    L’ultimo turno
    Non c’è più nulla da scegliere. Piazza le tue ultime tessere, e si contano i punti.
guide-kingdomino-end =
    Hai giocato un’intera partita di Kingdomino.
    Ogni dominio vale le sue caselle per le sue corone; un paesaggio senza corone non vale nulla, per quanto grande sia.

## Queendomino
guide-queendomino-welcome =
    Kingdomino con una corte
    Le tessere domino si piazzano come in Kingdomino. Le novità sono monete, cavalieri, edifici, la regina e il drago. Se non conosci ancora le tessere, gioca prima la partita guidata di Kingdomino.
guide-queendomino-court =
    La tua corte
    Hai sette monete e un cavaliere, e ancora nessuna torre. Alla fine ogni tre monete valgono un punto.
guide-queendomino-first =
    Scegli una tessera con una città
    Sulle caselle rosse di città puoi costruire. Come in Kingdomino, i numeri bassi giocano per primi.
    { $taps ->
        [yes] Toccane una, poi toccala di nuovo per prenderla.
       *[no] Fai clic su una. Con i tasti: N per selezionarla, Invio per prenderla.
    }
guide-queendomino-second =
    L’ultima è tua
    La prima scelta è stata tua, { $name } ne ha prese due, e la quarta resta a te. D’ora in poi ogni re sceglie durante la propria mossa.
guide-queendomino-place =
    Piazza la tua tessera
    Deve toccare lo stesso paesaggio o il tuo castello. In due, un reame può arrivare a 7 × 7 caselle.
    { $taps ->
        [yes] Tocca una casella chiara, tocca ancora per ruotare, poi premi «Piazza».
       *[no] Fai clic su una casella chiara; R ruota. Con i tasti: N, poi Invio.
    }
guide-queendomino-knights =
    Mandi il tuo cavaliere?
    Su una casella appena piazzata guadagna una moneta per ogni casella di quel dominio, e resta lì per sempre. Oppure tienilo per un dominio più grande.
    { $taps ->
        [yes] Tocca una delle due caselle, poi premi il pulsante.
       *[no] Fai clic su una delle due caselle, poi sul pulsante.
    }
guide-queendomino-build =
    Costruisci un edificio?
    Scegli una tessera edificio, poi una casella di città. Il prezzo è sopra ogni tessera; { $taps ->
        [yes] toccala
       *[no] indicala
    } per leggere che cosa dà. Le torri attirano la regina.
guide-queendomino-queen =
    { $who ->
        [me] La regina è ospite tua
       *[other] La regina è ospite di { $name }
    }
    Va da chi costruisce torri e così ne ha almeno quante chiunque altro.
guide-queendomino-gift =
    Che cosa porta la regina
    Chi la ospita paga una moneta in meno per ogni edificio. Alla fine la regina vale una corona in più sul dominio più grande di chi la ospita.
guide-queendomino-dragon =
    Corrompi il drago?
    Per una moneta brucia una tessera edificio che potrebbe servire a { $name }: una volta per turno, e mai per chi ospita la regina. Di solito lo si lascia stare.
guide-queendomino-turn =
    Poi scegli la prossima tessera
    Ecco una mossa completa: piazza, cavalieri, costruisci, drago, scegli. Solo la prima e l’ultima cosa sono obbligatorie.
guide-queendomino-towers =
    La regina aspetta
    Va da chi costruisce torri e così ne ha almeno quante chiunque altro. Nessuno ne ha ancora costruita una.
guide-queendomino-cave =
    Il drago nella grotta
    Chi non ospita la regina può pagare una moneta per fargli bruciare una tessera edificio in vendita, una volta per turno in tutto.
guide-queendomino-end =
    Così si gioca a Queendomino.
    { $over ->
        [yes] Domini, edifici e un punto ogni tre monete fanno il risultato.
       *[no] Questi punti conterebbero se la partita finisse adesso: domini, edifici e uno ogni tre monete. Una partita vera ha dodici turni.
    }

## Duel
guide-duel-welcome =
    Due dadi fanno una tessera domino
    A ogni turno disegni due dadi sulla tua mappa, intorno al castello. Qui gli stemmi sono i paesaggi, e le croci sono le corone.
guide-duel-first =
    Prendi un dado
    In questo turno la prima scelta è tua. Poi { $name } ne prende due, e l’ultimo dado è tuo.
    { $taps ->
        [yes] Tocca un dado, poi premi il pulsante.
       *[no] Fai clic su un dado, poi sul pulsante. Con i tasti: N, poi Invio.
    }
guide-duel-castle =
    La croce del tuo castello
    Una volta a partita il castello aggiunge una croce a uno dei tuoi dadi. Usala adesso, o tienila per un dominio che sarà grande.
guide-duel-draw =
    Disegna la tua tessera
    Scegli due scudi liberi affiancati. Almeno uno deve toccare il castello.
guide-duel-book =
    Il libro degli incantesimi
    Ogni stemma che disegni senza croce ti fa spuntare qui una casella. Chi riempie per primo una riga ne ottiene il potere, e la riga dell’altro si blocca.
guide-duel-joker =
    Un jolly
    Il punto di domanda diventa lo stemma che vuoi quando lo disegni. Non spunta caselle.
guide-duel-second =
    Ora ne prendi due
    I ruoli cambiano a ogni turno: { $name } ha preso un dado, tu ne prendi due, e l’ultimo va a { $name }.
guide-duel-become =
    Che cosa sarà il jolly?
    Scegli due scudi, poi che cosa diventa il jolly. Uno stemma che si unisce a un tuo dominio è una buona scelta.
guide-duel-match =
    Accosta gli stemmi uguali
    Almeno una metà deve toccare il castello o lo stesso stemma di un turno precedente.
guide-duel-crosses =
    Caselle × croci
    Un dominio vale le sue caselle moltiplicate per le sue croci; senza croci, niente. I dadi con croci non spuntano caselle: punti o poteri, scegli tu. «Punti» mostra le somme.
guide-duel-nearly =
    Manca una casella
    Disegna ancora uno di questi senza croce: { $arms }. Allora ottieni il potere «{ $power }».
guide-duel-name =
    Hai ottenuto un potere
    Nomina uno stemma: ogni tuo dominio con quello stemma vale 3 punti in più, anche se è piccolo e senza croci.
guide-duel-cross =
    Hai ottenuto un potere
    Aggiungi una croce a uno stemma che hai disegnato. Rende di più nel tuo dominio più grande.
guide-duel-powers =
    Sei righe, sei poteri
    Disegnare ovunque, disegnare i dadi separati, prendere due dadi insieme, girare un dado: ogni potere si usa una volta. Alle ultime due righe bastano tre caselle.
guide-duel-end =
    Così si gioca a Duel.
    { $over ->
        [yes] Ogni dominio vale le sue caselle per le sue croci, e 3 punti in più dove lo stemma è stato nominato.
       *[no] Questi punti conterebbero se la partita finisse adesso. Una partita vera finisce quando qualcuno riempie l’ultimo scudo, o quando nessuno dei due può disegnare.
    }
