# Games and players: what has been played here, and how it went.

history-title = Games
history-intro = Your games, games to watch, and all public games finished here.
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
history-none = No public game finished here yet.
history-none-found = No games found.
history-none-running = No public game in progress.
history-winner = won:
history-imported = imported
history-more = Show more
history-offline = Without a connection, only the games of this device are counted.
history-browser = Only games played in this browser; prepared deals such as the guided games do not count.

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
statistics-mean = Average
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
statistics-none-mine = Finish a game to see your statistics here.
statistics-play = Play
history-open-record = Open a record
transfer-export = Save my games to a file
transfer-import = Import games from a file
transfer-nothing = There is no game on this device yet.
transfer-done = { $kept ->
    [0] No new game.
    [one] One game imported.
   *[other] { $kept } games imported.
} { $known ->
    [0] { "" }
    [one] One was here already.
   *[other] { $known } were here already.
} { $wrong ->
    [0] { "" }
    [one] One could not be read.
   *[other] { $wrong } could not be read.
}
