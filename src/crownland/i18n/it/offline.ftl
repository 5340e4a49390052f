## Senza connessione
offline-title = Nessuna connessione
offline-text = Gioca contro i bot o con amici su questo schermo; le altre partite riprenderanno poi.
static-title = Senza server
static-text = Tutto avviene nel tuo browser, e lì restano le tue partite. Per giocare a distanza serve un server.
