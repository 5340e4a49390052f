## Senza connessione
offline-title = Nessuna connessione al server
offline-text = Qui puoi giocare contro i bot e con altre persone a questo schermo. Le partite con gli altri riprendono appena torna.
static-title = Questa pagina non ha bisogno di un server
static-text = Bot, rompicapi, regole e strumenti funzionano nel tuo browser, e le tue partite restano lì. Per giocare con persone altrove, avvia un server Crownland.
