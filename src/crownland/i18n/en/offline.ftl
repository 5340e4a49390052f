## Without a connection
offline-title = No connection to the server
offline-text = Tables and bots need it. As soon as it is back, your games go on where they stood.
offline-still = These work without a connection
offline-learn = Rules and pieces
offline-score = Score calculator
offline-tools-draft = Draft helper
offline-tools-clock = Turn clock
offline-tools-print = Things to print
