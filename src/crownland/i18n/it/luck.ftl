## Verifica l’estrazione: se qualcuno ha potuto scegliere che cosa è uscito
luck-verdict-fair = Un’estrazione regolare: nessuno ha potuto scegliere che cosa è uscito.
luck-verdict-others = Un’estrazione regolare per chi ha aggiunto un numero ({ $names }): nessuno ha potuto scegliere che cosa è uscito.
luck-verdict-kept = Il server è rimasto fedele al suo seme. Ma nessun tuo numero è nel mescolamento: che non ne abbia scelto uno fortunato, lo dice solo lui.
luck-verdict-wrong = Qualcosa non torna: l’estrazione non è quella promessa.
luck-verdict-prepared = Le estrazioni di questo tavolo sono preparate per una lezione.
luck-verdict-unknown = Questa registrazione non dice da quale seme è stata estratta: non c’è nulla da verificare.
luck-verdict-nothing = Qui non è stato estratto nulla, quindi non c’è nulla da verificare.
luck-shuffling = Si mescola… Manca ancora il numero di { $names }.
luck-later = A partita finita, qui il tuo browser può verificare che nessuno abbia scelto che cosa è uscito.
luck-begun = Questa partita ne prosegue un’altra dall’evento numero { $event }. Si verifica tutto quello che è venuto dopo.
luck-given = Numero aggiunto da: { $names }.
luck-not-so = Non è così:
luck-found-commitment = Il seme del server è quello che aveva fissato in anticipo.
luck-found-commitment-seen = Il seme del server è quello che aveva fissato in anticipo, come questo browser ha visto prima dell’estrazione.
luck-found-mine = Il tuo numero è nel mescolamento.
luck-found-mine-late = Il tuo numero non è nel mescolamento: non è arrivato in tempo, il server l’ha lasciato fuori o aveva mostrato un’impronta diversa dalla tua.
luck-found-mine-none = Questo browser non ha aggiunto numeri.
luck-found-others = I numeri degli altri sono quelli promessi: { $names }.
luck-found-missing = Numero promesso ma non arrivato in tempo: { $names }.
luck-found-notes-wrong = I numeri che mancano non sono quelli indicati nella registrazione.
luck-found-seed = Il seme del server e tutti i numeri insieme danno il seme dell’estrazione.
luck-found-deal = { $count ->
    [one] Da quel seme segue tutto: chi comincia e che cosa è uscito. Il tuo browser ha appena rifatto l’unica estrazione.
   *[other] Da quel seme segue tutto: chi comincia e che cosa è uscito. Il tuo browser ha appena rifatto tutte le { $count } estrazioni.
}
luck-found-deal-none = Il caso non ha avuto nulla da decidere.
luck-found-deal-wrong = L’evento numero { $count } non segue dal seme.
luck-how = Come funziona
luck-how-text = Prima della partita il server mostra un’impronta del suo seme segreto, e il browser di ogni giocatore quella di un numero casuale. Solo allora i browser danno i loro numeri, e tutti insieme decidono che cosa esce. Dopo nessuno può cambiare nulla, e basta un solo numero onesto perché nessuno abbia potuto pilotare nulla prima.
luck-more = I dettagli
luck-commitment = Impronta del seme del server:
luck-seed = Il seme del server:
error-reveal-wrong = Non è il numero che questo browser aveva promesso.
