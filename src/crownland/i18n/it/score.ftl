## Il calcolatore di punti
score-title = Calcolatore di punti
score-text = Tocca le caselle di ogni reame; i punti si sommano da soli.
score-players = { $players ->
    [one] 1 giocatore
   *[other] { $players } giocatori
}
score-again = Ricomincia
score-again-sure = Sì, svuota tutti i reami
score-kingdoms = Reami
score-result = Risultato
score-undone = L’ultimo passo è stato annullato.
score-told = { $square }. { $points ->
    [one] 1 punto in tutto
   *[other] { $points } punti in tutto
}
score-link-read = Questo tavolo viene da un link. «Annulla» ti ridà il tuo.
score-link-broken = Questo link è danneggiato, quindi non è stato letto nulla. Fattelo rimandare.
score-squares = Caselle: { $squares } su { $most }
score-on-land = Mostra i punti sui paesaggi
score-clear-kingdom = Svuota questo reame
score-keys = Tasti sulla griglia: le frecce spostano, le lettere mettono un paesaggio (come nella forma testuale), le cifre danno le corone, Invio fa ciò che dice la tavolozza, Backspace cancella, Maiusc con le frecce sposta tutto il reame, U annulla.

## Che cosa metti con un tocco
score-brush = Che cosa metti con un tocco
score-crowns = { $crowns ->
    [0] Nessuna corona
    [one] 1 corona
   *[other] { $crowns } corone
}
score-crosses = { $crosses ->
    [0] Nessuna croce
    [one] 1 croce
   *[other] { $crosses } croci
}
score-building = Un edificio
score-castle = Il castello
score-clear = Svuota una casella
score-shift = Tocca dove si trova il castello, o sposta tutto:
score-shift-left = Sposta il reame a sinistra
score-shift-right = Sposta il reame a destra
score-shift-up = Sposta il reame in su
score-shift-down = Sposta il reame in giù

## Che cos’altro conta
score-court = Corte
score-knights = Cavalieri
score-towers = Torri
score-brought = dagli edifici
score-queen = La regina è qui
score-more = Aumenta di 1: { $what }
score-less = Diminuisci di 1: { $what }
score-named = Stemma nominato (3 punti per dominio)
score-named-none = nessuno
score-no-discard = Nessuna tessera scartata

## Come testo
score-type = Scrivilo come testo
score-type-label = Questo reame come testo
score-type-text = Una riga di testo per ogni riga del reame, come la legge il comando «crownland score»: # è il castello, un punto è vuoto, una cifra dopo una lettera conta le corone. { $letters }.
score-letter = { $letter } { $terrain }
text-long = Ci stanno al massimo { $most } caratteri, ma sono { $got }.
text-castle = Un reame ha un solo castello (#); qui ce ne sono { $castles }.
text-cell = Riga { $row }, colonna { $column }: qui va #, un punto o una delle lettere seguita da una cifra fino a { $most }, ma c’è «{ $got }».
text-frame = Questo reame deve stare in { $most } × { $most } caselle, ma è largo { $columns } e alto { $rows }.
text-map = Il castello sta al centro di una mappa di { $rows } righe e { $columns } colonne; questo non ci sta.
text-option = Dopo le righe questo gioco accetta { $options }, ma c’è «{ $got }».
text-number = { $option } vuole un numero fino a { $most }, ma c’è «{ $got }».
text-named = Qui va una di queste voci: { $arms }; ma c’è «{ $got }».
text-building = Non c’è nessun edificio di nome «{ $got }».
text-square = Qui va una casella come f5, ma c’è «{ $got }».
text-site = Ogni edificio sta su una casella di città tutta sua; «{ $got }» no.

## Il risultato
score-missing = { $kingdoms ->
    [one] Un reame è ancora vuoto
   *[other] { $kingdoms } reami sono ancora vuoti
}

## Che cosa non può essere
score-doubts = Ricontrolla
doubt-frame = { $name }: il reame deve stare in { $most } × { $most } caselle, ma è largo { $columns } e alto { $rows }.
doubt-apart = { $name }: una parte dei paesaggi non è unita al castello.
doubt-even = { $name }: le tessere coprono un numero pari di caselle, ma questo reame ne ha { $squares }.
doubt-crowns = { $name }: nessuna tessera di questo gioco ha { $terrain } con { $crowns ->
    [0] nessuna corona
    [one] 1 corona
   *[other] { $crowns } corone
}.
doubt-squares = Tutti i reami insieme: le caselle di questo paesaggio ({ $terrain }) nel gioco sono { $most }, ma qui sono { $squares }.
doubt-halves = Tutti i reami insieme: nel gioco { $most ->
    [one] c’è 1 casella
   *[other] ci sono { $most } caselle
} di questo tipo ({ $terrain }, { $crowns ->
    [0] nessuna corona
    [one] 1 corona
   *[other] { $crowns } corone
}), ma qui sono { $squares }.
doubt-alone = { $name }: la casella ({ $terrain }, { $crowns ->
    [0] nessuna corona
    [one] 1 corona
   *[other] { $crowns } corone
}) non forma una tessera di questo gioco con nessuna delle vicine.
doubt-cover = { $name }: questo reame non si può coprire con le tessere di questo gioco.
doubt-copies = Tutti i reami insieme: dell’edificio «{ $building }» { $most ->
    [one] c’è 1 tessera
   *[other] ci sono { $most } tessere
}, ma qui è stato contato { $tiles } volte.
doubt-knights = Tutti i reami insieme: i cavalieri sono { $most }, ma ne risultano { $knights }.
doubt-towers = Tutti i reami insieme: le torri sono { $most }, ma ne risultano { $towers }.
doubt-queen_towerless = { $name }: la regina non va da chi non ha torri.
doubt-queen_outbuilt = { $name }: la regina sta con chi ha più torri, e c’è chi ne ha { $most }.
doubt-queen_nobody = Qualcuno ha costruito una torre, quindi la regina deve essere ospite di qualcuno.
doubt-crosses = { $name }: alle croci dei dadi se ne possono aggiungere al massimo { $most }, ma qui ne sono state aggiunte { $crosses }.
