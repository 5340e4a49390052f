## Looking back at a game
replay-title = { $sentence } – replay
replay-moment = Moment of the game
replay-here = { $round }, event { $ply } of { $last }
replay-here-game = Game { $game }, { $round }, event { $ply } of { $last }
replay-game-round = Game { $game } · { $round }
replay-back = One event back
replay-on = One event on
replay-round-back = Back to the start of the round
replay-round-on = On to the next round
replay-play = Play
replay-pause = Pause
replay-jump = Jump to a round
replay-speed = Speed
replay-times = { $times }×
replay-live = Live
replay-your-turn = It is your turn.
replay-go-play = Play
replay-copy-link = Copy a link to this moment
replay-keys = Keys: left and right step through the events, Page Up and Page Down through the rounds, Home and End go to the start and the end, Space plays and pauses, S shows scores, 1–8 enlarge a kingdom.

## What chance did
replay-bare = The table is bare.
replay-chance-deal = New dominoes: { $dominoes }.
replay-chance-king = The king of { $name } is drawn.
replay-chance-tile = { $count ->
    [one] 1 new building tile.
   *[other] { $count } new building tiles.
}
replay-chance-first = { $name } takes dice first.
replay-chance-roll = The dice are rolled.
