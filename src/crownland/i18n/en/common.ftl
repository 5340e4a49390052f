## The page
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) Your turn · Crownland
home = Lobby
nothing-title = Page not found
nothing-text = Check the address; the page may have moved.
close = Close
again = Try again
loading = One moment…
setting-up = Setting up… A game’s first table can take half a minute.
preferences = Preferences
fan-project = A fan project, not affiliated with the games’ authors or publishers. Names belong to their owners.
places = Pages
place-games = Games
place-learn = Learn
place-puzzle = Puzzle
place-score = Calculator
place-tools = Real table

## Lobby
lobby-title = Build a kingdom, one domino at a time
lobby-text = Play a bot, friends at this screen, or anyone with your link. No account, no install.
lobby-text-alone = Play a bot or friends at this screen. No account, no install.
play-bot = Play { $game } against a bot
play-friend = Play with a friend
play-now = Play
new-table = New table
games = Games
players = { $from ->
    [one] { $from } player
   *[other] { $from ->
        [2] { $to ->
            [2] 2 players
           *[other] 2–{ $to } players
        }
       *[other] { $from }–{ $to } players
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Join matching land around your castle: squares × crowns score. Better dominoes mean choosing later.
game-sample = Two-player sample
game-sample-text = A short Kingdomino: 24 dominoes, reconstructed.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino plus towns, knights, buildings, a queen and a dragon.
game-royal_wedding = Royal Wedding
game-royal_wedding-text = Both boxes together, alone or in teams of two.
game-duel = Duel
game-duel-text = Share dice, draw coats of arms, fill the spell book first.
my-games = My games
my-going = In progress
your-turn = Your turn
go-on = Continue
guided = Guided game
playing-with = with { $names }
round-short = Round { $round }
round-opening = Opening
time-left = { $time } left
show-all = Show all { $games }
remove = Remove: { $game }
remove-hint = Remove
remove-sure = Leave this game?
remove-here-sure = Delete for good?
outcome-won = won
outcome-lost = lost
outcome-shared = tied
outcome-watched = finished
outcome-none = no result
my-games-none = Your games appear here.
open-tables = Open tables
running-tables = Games to watch
game-for = { $game } for { $seats }
clock-none = no clock
clock-minutes = { $minutes } min + { $increment } s per turn
clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
open-none = No open tables.
open-seats = { $seats ->
    [one] 1 free seat
   *[other] { $seats } free seats
}
table-open = waiting
table-running = in progress
table-over = finished

## A new table
game = Game
seats = Players
time = Time
minutes = Minutes
increment = Seconds added per turn
pace = Bots play
pace-instant = instantly
pace-quick = quickly
pace-relaxed = slowly
options = Options
switch-harmony = Harmony
switch-middle_kingdom = Middle Kingdom
switch-mighty_duel = Mighty Duel
switch-dynasty = Dynasty
switch-teams = Teams
name-times = { $name } × { $count }
seat-open = Free seat
seat-player = Player { $number }
you = You
name = Name
colour = Colour
colour-of = Colour of seat { $number }
colour-0 = red
colour-1 = blue
colour-2 = green
colour-3 = amber
colour-4 = purple
colour-5 = teal
colour-6 = brown
colour-7 = grey
team = Team { $number }
bot-random = Random bot
bot-greedy = Greedy bot
bot-choice = { $name } (bot, level { $level })
bot-level-1 = Jester
bot-level-2 = Squire
bot-level-3 = Steward
bot-level-4 = Chancellor
bot-level-5 = Sage
opponent = Your opponent
level-number = Level { $level }
level-1-text = Grabs crowns, forgets the frame.
level-2-text = Takes points now, never looks ahead.
level-3-text = Minds every square, looks one turn ahead.
level-4-text = Thinks further ahead and watches you.
level-5-text = Plays thousands of games before each move.

## The table
rules = Rules
asked-undo = { $by } wants to undo.
asked-bot = { $who ->
    [me] { $by } wants a bot for you.
   *[other] { $by } wants a bot for { $name }.
}
asked-end = { $by } wants to end without a winner.
asked-rematch = { $by } wants to play again.

## The end
replay = Replay

## What the server refuses
error-offline = The server is not responding.
error-static = This needs a Crownland server.
error-rules = Could not load the rules.
error-request-invalid = Not understood; reload the page.
error-request-too-large = That was too long.
error-request-too-many = Too fast; wait a moment.
error-request-unknown = Nothing at this address.
error-request-method = { error-request-unknown }
error-request-origin = This page belongs to another site.
error-request-host = This server does not answer to that name.
error-request-hello = { error-request-invalid }
error-request-id-reused = { error-request-invalid }
error-table-unknown = No such game.
error-setup-invalid = This setup is not possible.
error-bot-unknown = This game has no such bot.
error-bot-budget = This bot thinks longer than the server allows.
error-limit-tables = Too many open games. Finish one first.
error-server-draining = Server restarting; this page will reconnect.
error-server-busy = Server busy; nothing is lost. Try again.
error-server-error = Something went wrong on the server.
