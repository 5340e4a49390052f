# Games and players: what has been played here, and how it went.

history-title = Games
history-intro = Your own games and how they went, games to watch, and all public games that have been finished here.
history-mine = My games
history-watch = To watch
history-finished = Finished
history-player = Player
history-game = Game
history-any = All games
history-found = { $games ->
    [one] 1 game
   *[other] { $games } games
  }
history-none = No public game has been finished here yet.
history-none-found = No game fits that.
history-none-running = No public game is being played right now.
history-winner = won:
history-imported = brought in from elsewhere
history-more = Show more
history-offline = Without a connection, only the games of this device are counted.
history-browser = This list lives in this browser: games you play elsewhere are missing. Prepared deals such as the guided games are not counted.

players-title = Players
players-intro = Every name under which somebody has finished a public game here.
players-search = Name begins with
players-found = { $players ->
    [one] 1 name
   *[other] { $players } names
  }
players-none = Nobody has finished a public game under such a name.

player-since = From { $since } to { $last }
player-day = On { $day }
player-free-name = Names are free here: several people may have played under this one, and nobody owns it.
player-nobody = Nobody has finished a public game here under this name yet.
player-mine = Your own games, public or not, are here:
player-games = Finished games

statistics-games = Games
statistics-wins = Won
statistics-streak = Current streak
statistics-longest = Best streak
statistics-rivals = Opponents
statistics-people = People
statistics-no-rivals = Only against bots without a level so far.
statistics-strongest = Where several bots play, the game counts under the strongest one.
statistics-won-of = { $wins } of { $games } won
statistics-variants = By variant
statistics-variant = Variant
statistics-mean = Mean
statistics-best = Best
statistics-best-of = see the best game of { $variant }
statistics-kingdoms = { $kingdoms ->
    [one] Best kingdom
   *[other] Best kingdoms
  }
statistics-picture = Best kingdom in { $variant }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
statistics-none-mine = Finish a game, and this is where you see how you are doing.
statistics-play = Play
history-open-record = Open a record
transfer-export = Save my games as a file
transfer-import = Bring games in from a file
transfer-nothing = There is no game on this device yet.
transfer-done =
    { $kept ->
        [0] No new game.
        [one] One game brought in.
       *[other] { $kept } games brought in.
    }
    { $known ->
        [0] { "" }
        [one] One was here already.
       *[other] { $known } were here already.
    }
    { $wrong ->
        [0] { "" }
        [one] One could not be read.
       *[other] { $wrong } could not be read.
    }
