# Partite e giocatori: che cosa si è giocato qui, e com’è andata.

history-title = Partite
history-intro = Le tue partite e come sono andate, quelle da guardare e tutte quelle pubbliche finite qui.
history-mine = Le mie partite
history-watch = Da guardare
history-finished = Finite
history-player = Giocatore
history-game = Gioco
history-any = Tutti i giochi
history-found = { $games ->
    [one] 1 partita
   *[other] { $games } partite
  }
history-none = Qui non è ancora finita nessuna partita pubblica.
history-none-found = Nessuna partita finita corrisponde alla ricerca.
history-none-running = Al momento non si gioca nessuna partita pubblica.
history-winner = vittoria:
history-imported = importata
history-more = Mostra altre
history-offline = Senza connessione qui contano solo le partite di questo dispositivo.
history-browser = Questo elenco sta in questo browser: mancano le partite giocate altrove. Quelle con estrazioni preparate, come le partite guidate, non contano.

players-title = Giocatori
players-intro = Tutti i nomi con cui qualcuno ha finito una partita pubblica qui.
players-search = Il nome inizia con
players-found = { $players ->
    [one] 1 nome
   *[other] { $players } nomi
  }
players-none = Nessuno ha finito una partita pubblica con un nome simile.

player-since = Prima partita: { $since }, ultima: { $last }
player-day = Prima e ultima partita: { $day }
player-free-name = Qui i nomi sono liberi: con questo possono aver giocato più persone, e non è di nessuno.
player-nobody = Con questo nome nessuno ha ancora finito una partita pubblica qui.
player-mine = Le tue partite, pubbliche o no, sono qui:
player-games = Partite finite

statistics-games = Partite
statistics-wins = Vinte
statistics-streak = Serie attuale
statistics-longest = Serie migliore
statistics-rivals = Avversari
statistics-people = Persone
statistics-no-rivals = Finora solo contro bot senza livello.
statistics-strongest = Se giocano più bot, la partita conta per il livello del più forte.
statistics-won-of = { $wins } vinte su { $games }
statistics-variants = Per variante
statistics-variant = Variante
statistics-mean = Media
statistics-best = Record
statistics-best-of = guarda la partita migliore: { $variant }
statistics-kingdoms = { $kingdoms ->
    [one] Il reame migliore
   *[other] I reami migliori
  }
statistics-picture = Il reame migliore, { $variant }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }
statistics-none-mine = Finisci una partita, e qui vedrai come te la cavi.
statistics-play = Gioca
history-open-record = Apri una registrazione
transfer-export = Salva le mie partite in un file
transfer-import = Importa partite da un file
transfer-nothing = Su questo dispositivo non c’è ancora nessuna partita.
transfer-done =
    { $kept ->
        [0] Nessuna partita nuova.
        [one] Una partita importata.
       *[other] { $kept } partite importate.
    }
    { $known ->
        [0] { "" }
        [one] Una c’era già.
       *[other] { $known } c’erano già.
    }
    { $wrong ->
        [0] { "" }
        [one] Una è illeggibile.
       *[other] { $wrong } sono illeggibili.
    }
