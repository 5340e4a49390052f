## Without a connection
offline-title = No connection to the server
offline-text = You can play here against bots and with people at this screen. Games with others go on as soon as it is back.
static-title = This page needs no server
static-text = Bots, puzzles, rules and tools run in your browser, and your games stay in it. To play with people elsewhere, start a Crownland server.
