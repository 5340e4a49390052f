## Senza connessione
offline-title = Nessuna connessione
offline-text = Gioca contro i bot o con amici a questo schermo; le altre partite riprenderanno appena torna.
static-title = Senza server
static-text = Tutto funziona nel tuo browser, e le tue partite restano lì. Per giocare con altri a distanza serve un server.
