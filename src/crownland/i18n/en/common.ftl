## The page
title = { $sentence } · Crownland
title-lobby = Crownland
title-lobby-turns = ({ $turns }) Your turn · Crownland
home = Back to the lobby
nothing-title = There is nothing here
nothing-text = The address may be mistyped, or the page has moved.
close = Close
again = Try again
loading = One moment…
setting-up = Setting up the table. The first game of each kind prepares its rules for this machine, which can take half a minute.
language = Language
theme = Theme
theme-auto = System
theme-light = Parchment
theme-dark = Night
theme-contrast = High contrast
sound-on = Sounds: on
sound-off = Sounds: off
alerts-on = Notifications: on
alerts-off = Notifications: off
alerts-text = Notify me when it is my turn, as long as this page is open in a tab.
fan-project = Crownland is an independent fan project, not affiliated with the authors or publishers of these games. The names belong to their owners.
places = Other pages
place-games = Games
place-learn = Learn
place-puzzle = Puzzle
place-score = Score
place-tools = Real table

## Lobby
lobby-title = Build a kingdom, one domino at a time
lobby-text = Sit down at a table with a bot, with friends at this screen, or with anybody who has your link. No account, nothing to install.
lobby-text-alone = Sit down at a table with a bot, or with friends at this screen. No account, nothing to install.
play-bot = Play { $game } against a bot
play-friend = Play with a friend
play-now = Play now
new-table = Set up a table
games = Games
players = { $from ->
    [one] { $from } player
   *[other] { $from ->
        [2] { $to ->
            [2] 2 players
           *[other] 2 to { $to } players
        }
       *[other] { $from } to { $to } players
    }
}
game-kingdomino = Kingdomino
game-kingdomino-text = Place dominoes around your castle, join matching land, and multiply it by its crowns. Take a better domino, and you choose later.
game-sample = Two-player sample
game-sample-text = A short game of Kingdomino with 24 dominoes; the set is a reconstruction.
game-queendomino = Queendomino
game-queendomino-text = Kingdomino with towns: send knights to collect coins, build, court the queen and bribe the dragon.
game-royal_wedding = Royal Wedding
game-royal_wedding-text = Both boxes on one table, for three to eight players, alone or in teams of two.
game-duel = Duel
game-duel-text = Dice and a map for two: share four dice, draw coats of arms, and fill the spell book before your opponent does.
my-games = My games
my-going = My games in progress
your-turn = Your turn
go-on = Continue
guided = Guided game
playing-with = with { $names }
round-short = Round { $round }
round-opening = Opening
time-left = { $time } left
show-all = Show all { $games }
remove = Remove from my games: { $game }
remove-hint = Remove from this list
remove-sure = Leave this game?
remove-here-sure = Delete this game for good?
outcome-won = won
outcome-lost = lost
outcome-shared = tied
outcome-watched = finished
outcome-none = no result
my-games-none = Games you play will be listed here.
open-tables = Open tables
running-tables = Games to watch
game-for = { $game } for { $seats }
clock-none = no clock
clock-minutes = { $minutes } min + { $increment } s per turn
clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
open-none = Nobody is waiting for players right now.
retention-waiting = { $days ->
    [one] An open table closes when nothing happens there for a day.
   *[other] An open table closes when nothing happens there for { $days } days.
}
retention-abandoned = { $days ->
    [one] A game without a clock ends when nobody moves for a day.
   *[other] A game without a clock ends when nobody moves for { $days } days.
}
open-seats = { $seats ->
    [one] one free seat
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
pace-relaxed = at a relaxed pace
options = Options
switch-harmony = Harmony
switch-middle_kingdom = Middle Kingdom
switch-mighty_duel = Mighty Duel
switch-dynasty = Dynasty
switch-teams = Teams
name-times = { $name } × { $count }
seat-open = Free seat
seat-player = Player { $number }
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
level-1-text = Grabs crowns, overlooks a lot and forgets the frame.
level-2-text = Takes the points that are there now and never looks ahead.
level-3-text = Minds every square at home and looks one turn ahead.
level-4-text = Tries out how the game could go on and keeps an eye on you.
level-5-text = Plays thousands of games in its head before every move.

## The table
rules = Rules
asked-undo = { $by } would like to take back a move.
asked-bot = { $by } would like a bot to play for { $name }.
asked-end = { $by } would like to end the game without a winner.
asked-rematch = { $by } would like to play again.

## The end
replay = Replay

## What the server refuses
error-offline = The server is not responding. Is it running?
error-static = This needs a Crownland server, and this page plays without one.
error-rules = This browser could not load the rules of this game.
error-request-invalid = The server did not understand this page. Reload it.
error-request-too-large = That was too long.
error-request-too-many = That was too fast. Please wait a moment.
error-request-unknown = There is nothing at this address.
error-request-method = There is nothing at this address.
error-request-origin = This page belongs to another site.
error-request-host = This server does not answer to that name. Ask its operator.
error-request-hello = The server did not understand this page. Reload it.
error-request-id-reused = The server did not understand this page. Reload it.
error-table-unknown = There is no such game.
error-setup-invalid = This table cannot be set up like that.
error-bot-unknown = There is no such bot for this game.
error-bot-budget = This bot would think longer than this server allows.
error-limit-tables = Too many games are open. Finish one first.
error-server-draining = The server is being restarted; this page will reconnect.
error-server-busy = The server is busy; nothing is lost. Try again.
error-server-error = Something went wrong on the server. It has been noted.
