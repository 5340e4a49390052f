## Without a connection
offline-title = No connection
offline-text = Play bots or friends at this screen; other games resume once it is back.
static-title = No server needed
static-text = Everything runs in your browser, and your games stay there. Playing with others elsewhere needs a server.
