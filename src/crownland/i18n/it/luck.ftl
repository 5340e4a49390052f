## Verifica l’estrazione: se qualcuno ha potuto scegliere che cosa è uscito
luck-verdict-fair = Estrazione regolare: nessuno ha scelto che cosa è uscito.
luck-verdict-others = Estrazione regolare per chi ha aggiunto un numero: { $names }.
luck-verdict-kept = Il server ha mantenuto il suo seme, ma nessun tuo numero è nel mescolamento: devi fidarti.
luck-verdict-wrong = L’estrazione non è quella promessa.
luck-verdict-prepared = Questa estrazione è preparata per una lezione.
luck-verdict-unknown = Questa registrazione non indica un seme: nulla da verificare.
luck-verdict-nothing = Nulla è stato estratto: nulla da verificare.
luck-shuffling = Mescolamento… In attesa di { $names }.
luck-later = Dopo la partita il tuo browser può verificare qui l’estrazione.
luck-begun = Questa partita ne prosegue un’altra dall’evento { $event }; si verifica solo il seguito.
luck-given = Numero aggiunto: { $names }.
luck-not-so = Non è così:
luck-found-commitment = Il seme del server corrisponde alla sua impronta.
luck-found-commitment-seen = Il seme del server corrisponde all’impronta che questo browser ha visto prima dell’estrazione.
luck-found-mine = Il tuo numero è nel mescolamento.
luck-found-mine-late = Il tuo numero non è nel mescolamento: in ritardo, escluso o con un’altra impronta.
luck-found-mine-none = Questo browser non ha aggiunto numeri.
luck-found-others = I numeri degli altri sono quelli promessi: { $names }.
luck-found-missing = Numeri arrivati troppo tardi: { $names }.
luck-found-notes-wrong = I numeri mancanti non sono quelli della registrazione.
luck-found-seed = Il seme del server e tutti i numeri danno il seme dell’estrazione.
luck-found-deal = { $count ->
    [one] Il tuo browser ha rifatto l’unica estrazione: segue da quel seme.
   *[other] Il tuo browser ha rifatto tutte le { $count } estrazioni: seguono da quel seme.
}
luck-found-deal-none = Il caso non ha deciso nulla.
luck-found-deal-wrong = L’evento { $count } non segue dal seme.
luck-how = Come funziona
luck-how-text = Prima della partita il server mostra l’impronta di un seme segreto, e ogni browser quella di un numero casuale. Poi i numeri vengono rivelati e decidono, con il seme, che cosa esce. Dopo nessuno può cambiare nulla, e basta un numero onesto perché l’estrazione sia regolare.
luck-more = Dettagli
luck-commitment = Impronta del seme del server:
luck-seed = Il seme del server:
error-reveal-wrong = Non è il numero che questo browser aveva promesso.
