## The page
title-turn = • { $sentence } · Crownland

## A new table
hurry = Skip to my turn
name-numbered = { $name } { $number }
your-name = Your name
my-name = My name
rename = Change
renamed = Changed
invited-by = { $name } invites you to { $game }

## Waiting for players
start = Start game
invite = Invite someone
invite-text = Send this link, or let them scan the code. The game starts when every seat is taken.
invite-watch = Let someone watch
invite-watch-text = Anyone with this link can follow the game.
invite-here-only = This link works only on this computer, because the server is not reachable from the network.
invite-link = Link to this table
copy = Copy
copied = Copied
qr = The link as a QR code
sit-down = Sit down
seat-a-bot = Fill a free seat with
seat-bot = Add bot
get-up = Leave this seat
close-table = Close this table
close-table-sure = Yes, close it for everyone
status-opening = Opening the table…
status-open = { $seats ->
    [0] Everyone is here
    [one] Waiting for one more player
   *[other] Waiting for { $seats } more players
}
missing-title = This table does not exist
missing-text = The link may be incomplete, or the table has been cleared away.
elsewhere-title = This game is open in another tab
elsewhere-text = Play on there; or close that tab, and the game goes on here.

## Who must do what
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name }: place domino { $domino }, then choose the next one
       *[no] { $name }: place domino { $domino }
    }
   *[no] { $then ->
        [yes] Place domino { $domino }, then choose your next one
       *[no] Place domino { $domino }
    }
}
do-discard = { $shared ->
    [yes] { $name }: domino { $domino } fits nowhere
   *[no] Domino { $domino } fits nowhere in your kingdom
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name }: choose a first domino
        [again] { $name }: choose a domino for your other king
       *[no] { $name }: choose the next domino
    }
   *[no] { $first ->
        [yes] Choose your first domino
        [again] Choose a domino for your other king
       *[no] Choose your next domino
    }
}
do-knights = { $shared ->
    [yes] { $name }: send knights to the new domino, or keep them
   *[no] Send knights to your new domino, or keep them
}
do-build = { $shared ->
    [yes] { $name }: build, or skip
   *[no] Put up a building, or skip this
}
do-burn = { $shared ->
    [yes] { $name }: bribe the dragon, or skip
   *[no] Bribe the dragon, or skip this
}
do-take = { $dice ->
    [one] { $shared ->
        [yes] { $name }: take one die
       *[no] Take one die
    }
   *[other] { $shared ->
        [yes] { $name }: take two dice
       *[no] Take two dice
    }
}
do-turn = { $shared ->
    [yes] { $name }: turn a die, or leave it
   *[no] Turn one of your dice, or leave it
}
do-castle = { $shared ->
    [yes] { $name }: add the castle’s cross to a die, or save it
   *[no] Add your castle’s cross to a die, or save it
}
do-draw = { $shared ->
    [yes] { $name }: draw the two dice on the map
   *[no] Draw your two dice on the map
}
do-name = { $shared ->
    [yes] { $name }: name a coat of arms
   *[no] Name a coat of arms: 3 more for each of its properties
}
do-cross = { $shared ->
    [yes] { $name }: add a cross to the map
   *[no] Add a cross to one of your coats of arms
}
wait-place = { $name } places domino { $domino }
wait-discard = { $name } cannot place domino { $domino }
wait-claim = { $name } chooses a domino
wait-knights = { $name } sends knights
wait-build = { $name } builds
wait-burn = { $name } considers the dragon
wait-take = { $name } takes dice
wait-turn = { $name } may turn a die
wait-castle = { $name } may add a cross
wait-draw = { $name } draws
wait-name = { $name } names a coat of arms
wait-cross = { $name } adds a cross
over-me = { $points ->
    [one] You win with one point
   *[other] You win with { $points } points
}{ over-left }{ over-late }
over-one = { $points ->
    [one] { $name } wins with one point
   *[other] { $name } wins with { $points } points
}{ over-left }{ over-late }
over-team = { $points ->
    [one] { $name } win with one point
   *[other] { $name } win with { $points } points
}{ over-left }{ over-late }
over-shared = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ over-left }{ over-late }
# Who gave up, or ran out of time: none, me, one other or many. Most languages say the same of one and many.
over-left = { $quit ->
    [none] { "" }
    [me] ; you gave up
   *[other] ; { $quitters } gave up
}
over-late = { $timed ->
    [none] { "" }
    [me] ; you ran out of time
   *[other] ; { $late } ran out of time
}
over-resigned = { $who ->
    [me] { $names } gave up: you win
    [lost] You gave up: { $winners ->
        [one] { $winner } wins
       *[other] { $winner } win
    }
   *[other] { $names } gave up: { $winners ->
        [one] { $winner } wins
       *[other] { $winner } win
    }
}
over-flag = { $who ->
    [me] { $names } ran out of time: you win
    [lost] You ran out of time: { $winners ->
        [one] { $winner } wins
       *[other] { $winner } win
    }
   *[other] { $names } ran out of time: { $winners ->
        [one] { $winner } wins
       *[other] { $winner } win
    }
}
over-aborted = The host ended the game
over-agreed = The game ended by agreement: nobody wins
over-expired = The game ended because nobody was playing any more
over-text = This table was closed before the game began.
between-title = { $who ->
    [me] Game { $game } of { $games }: you win
    [shared] Game { $game } of { $games }: { $names } share the win
   *[one] Game { $game } of { $games } goes to { $names }
}

## The turn
steps = Steps of this turn
step-place = { $domino ->
    [0] Place
   *[other] Place { $domino }
}
step-claim = Choose
step-knights = Knights
step-build = Build
step-burn = Dragon
step-take = Take
step-turn = Turn
step-castle = Castle
step-draw = Draw
step-name = Name
step-cross = Cross
gain = { $sign ->
    [plus] +{ $points }
    [minus] −{ $points }
   *[none] ±0
}
coins-gain = { $sign ->
    [plus] { $coins ->
        [one] +1 coin
       *[other] +{ $coins } coins
    }
    [minus] { $coins ->
        [one] −1 coin
       *[other] −{ $coins } coins
    }
   *[none] no coins
}
rotate = Rotate
undo = Undo
confirm-none = Place
confirm-place = Place
confirm-discard = Discard { $domino }
confirm-claim = Choose { $domino }
confirm-knights = { $number ->
    [one] Send the knight
   *[other] Send both knights
}
confirm-build = Build here
confirm-burn = Burn it
confirm-take = { $dice ->
    [one] Take this die
   *[other] Take these dice
}
confirm-turn = Turn it
confirm-castle = Add the cross
confirm-draw = Draw
confirm-name = Name
confirm-cross = Add a cross
pass-knights = Keep the knights
pass-build = Build nothing
pass-burn = Leave the dragon alone
pass-turn = Leave the dice
pass-castle = Save it for later
pass-draw = Draw nothing
hand-point = Point at a square. R rotates, N shows the next place.
ready-point = Click or press Enter to place it, R to rotate it.
ready-tap = Tap it again to rotate it.
hand-tap = Tap a square; tap again to rotate.
discard-why = It fits nowhere in your kingdom, so it leaves the game.
pick-knights = Each knight earns a coin for every square of its property.
pick-build = { $slot ->
    [yes] Now choose a site in your town.
    [site] It will stand on the marked square.
   *[no] Choose a building you can afford.
}
pick-draw = Choose two empty shields.
pick-cross = Choose a coat of arms.
advice-claim = Choose a domino. A low number lets you choose early next time.
advice-take = { $dice ->
    [one] Choose one of the dice.
   *[other] { $chosen ->
        [0] Choose two of the dice.
       *[other] Now choose the second die.
    }
}
advice-burn = For one coin the dragon burns a building on offer.
choose-arms = What the joker becomes
castle-cross = + cross
why-asking = This does not fit…
why-covered = This square is taken.
why-tall = Your kingdom would be { $rows } rows high; the limit is { $most }.
why-wide = Your kingdom would be { $columns } columns wide; the limit is { $most }.
why-apart = It must touch your castle or { $unit ->
    [crosses] a matching coat of arms
   *[crowns] matching land
}.
why-phase = You cannot place anything right now.
fits-turned = It fits here if you rotate it.
ghost-place = Domino { $domino } at { $place }: { $gain }

## The table
order = Order of play
round = Round { $round } of { $rounds }
game-of = Game { $game } of { $games }
crowns = Crowns
terrain-wheat = wheat
terrain-grassland = grassland
terrain-forest = forest
terrain-lake = lake
terrain-swamp = swamp
terrain-mine = mine
terrain-town = town
terrain-dot = dot
terrain-line = line
terrain-double_dot = two dots
terrain-double_line = two lines
terrain-filled = filled
terrain-checked = checked
terrain-wild = joker
menu = Menu
resign = Give up
asked-mine-undo = You asked to take back a move.
asked-mine-bot = You asked for a bot to play for { $name }.
asked-mine-end = You asked to end the game without a winner.
asked-mine-rematch = You asked to play again.
asked-waiting = Waiting for { $names }.
draft = Dominoes on offer
draft-and-order = Dominoes and order of play
line-older = To place
line-newer = On offer
line-none = Nothing yet
line-last = No more dominoes
offer-free = { $domino }, free
offer-claimed = { $domino }, taken by { $name }
offer-choose = Choose { $domino }
domino-label = Domino { $number }: { $first }{ $crowns ->
    [0] {""}
    [one] {" "}with 1 crown
   *[other] {" "}with { $crowns } crowns
}, { $second }{ $more ->
    [0] {""}
    [one] {" "}with 1 crown
   *[other] {" "}with { $more } crowns
}
order-now = This round
order-next = Next round
order-free = still open
round-open-end = Round { $round }
unseen = { $dominoes ->
    [0] All dominoes have been seen
    [one] 1 domino not seen yet
   *[other] { $dominoes } dominoes not seen yet
}
unseen-note = { $dominoes ->
    [one] One of them will not come up in this game.
   *[other] { $dominoes } of them will not come up in this game.
}
terrain = Land
squares = Squares
others = Kingdoms and log
look-at = Show { $name }’s kingdom, { $points ->
    [one] 1 point
   *[other] { $points } points
}, key { $key }
score-label = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sum-games = { $points ->
    [one] 1 in all
   *[other] { $points } in all
}
you = you
away = away
gone = gone
stand-in = a bot plays
flag = out of time
resigned = gave up
log = What happened
last-turns = Last turns
last-turn-of = Show what { $name } did last
board-label = { $name }’s kingdom
square-castle = row { $row } column { $column }, castle
square-empty = row { $row } column { $column }, empty
square-open = row { $row } column { $column }, empty, possible
square-land = row { $row } column { $column }, { $terrain }, { $unit ->
    [crosses] { $crowns ->
        [0] no cross
        [one] 1 cross
       *[other] { $crowns } crosses
    }
   *[crowns] { $crowns ->
        [0] no crown
        [one] 1 crown
       *[other] { $crowns } crowns
    }
}, property of { $squares } with { $unit ->
    [crosses] { $sum ->
        [0] no crosses
        [one] 1 cross
       *[other] { $sum } crosses
    }
   *[crowns] { $sum ->
        [0] no crowns
        [one] 1 crown
       *[other] { $sum } crowns
    }
}
square-knight = a knight
estate-label = { $terrain }: { $squares } × { $crowns } = { $points }
scores = Scores
hint = Hint
coach-on = Coach: on
coach-off = Coach: off
hint-thinking = Thinking…
hint-told = Hint: { $action }. { $why }
hint-why-only = There is nothing else to do.
hint-why-points = It brings { $points ->
    [one] one point
   *[other] { $points } points
} now. In trial games it wins { $win }% of the time.
hint-why-grows = Your { $terrain } grows to { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}. In trial games it wins { $win }% of the time.
hint-why-brings = It can bring you { $points ->
    [one] one point
   *[other] { $points } points
} when you place it. In trial games it wins { $win }% of the time.
hint-why-keeps = It would bring { $name } { $points ->
    [one] one point
   *[other] { $points } points
}. In trial games it wins { $win }% of the time.
hint-why-chance = It does best in trial games: it wins { $win }% of the time.
commands = Type commands
undo-ask = Take back my last move
ask-bot = Let a bot play for { $name }
come-back = Take my seat back
meanwhile-watching = You are watching this game.
meanwhile-resigned = You gave up. A bot plays on for you while the others finish.
meanwhile-replaced = A bot is playing for you.
meanwhile-gone = { $name } has been away for a while.
meanwhile-left = { $name } has left the table.
meanwhile-between = The next game starts when everybody is ready. Still looking at the result: { $name }
resign-sure = Yes, give up this game
end-game = End without a winner
end-game-sure = Yes, end this game
end-game-ask = Yes, ask the others
watchers = { $watchers ->
    [one] One person is watching.
   *[other] { $watchers } people are watching.
}
keys-help = Keys: arrows move, R rotates, N and Shift+N step through all options, Enter confirms, Esc goes back, U undoes, S shows scores, T says something, 1–8 enlarge a kingdom, / opens the command line.
check-deal = Check this deal
link-lost = Connection lost; reconnecting…
agree = Agree
refuse = No
event-claim = { $name } chose { $domino }.
event-place = { $name } placed { $domino }.
event-discard = { $name } discarded { $domino }.
event-knights = { $number ->
    [one] { $name } sent a knight.
   *[other] { $name } sent two knights.
}
event-knights-none = { $name } kept the knights.
event-build = { $name } built: { $building }.
event-build-none = { $name } built nothing.
event-burn = { $name } had the dragon burn: { $building }.
event-burn-none = { $name } left the dragon alone.
event-take = { $dice ->
    [one] { $name } took a die.
   *[other] { $name } took two dice.
}
event-turn = { $name } turned a die.
event-turn-none = { $name } turned no die.
event-castle = { $name } used the castle’s cross.
event-castle-none = { $name } saved the castle’s cross.
event-draw = { $name } drew on the map.
event-draw-none = { $name } drew nothing.
event-name = { $name } named a coat of arms.
event-cross = { $name } added a cross.
note-undo = { $name } took back a move.
note-declined = { $proposal ->
    [undo] { $by } would rather not have that move taken back.
    [bot] { $by } would rather not have a bot play.
    [end] { $by } would rather play on.
   *[rematch] { $by } does not want to play again.
}
note-stand_in = A bot plays for { $name }.
note-returned = { $name } is back.
note-resigned = { $name } gave up.
note-flag = { $name } ran out of time.
note-left = { $name } left the table.
note-sat = { $name } sat down.
note-left_out = The number of { $name } came too late for the shuffle.
note-renamed = A player is now called { $name }.
note-paced = { $name } changed the bots’ speed.
note-ended = { $name } ended the game.

## Said at the table
signals = Say something
signals-heard = Showing what others say
signals-muted = Hiding what others say
signal-told = { $name } says: { $phrase }
signal-hello = Hello!
signal-good_luck = Good luck!
signal-nice = Nice one!
signal-oops = Oops!
signal-one_moment = One moment, please
signal-thanks = Thank you!
signal-good_game = Good game!

## Queendomino
court-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
court-knights = { $knights ->
    [one] 1 knight in reserve
   *[other] { $knights } knights in reserve
}
court-towers = { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}
court-queen = hosts the queen
builders = Builders’ board
slot-dragon = the dragon is here
slot-empty = empty slot
slot-label = { $building }, price { $price }: { $gives }
supply-pile = { $tiles ->
    [one] 1 tile in the pile
   *[other] { $tiles } tiles in the pile
}
supply-knights = { $knights ->
    [one] 1 knight left
   *[other] { $knights } knights left
}
supply-towers = { $towers ->
    [one] 1 tower left
   *[other] { $towers } towers left
}
dragon-home = The dragon is in its cave.
dragon-out = The dragon is out.
gives-towers = { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}
gives-knights = { $knights ->
    [one] 1 knight
   *[other] { $knights } knights
}
gives-crowns = { $crowns ->
    [one] 1 crown
   *[other] { $crowns } crowns
}
gives-tax-per_tower = one extra coin per tower at each tax
gives-tax-per_knight = one extra coin per knight at each tax
gives-points-flat = { $points ->
    [one] 1 point
   *[other] { $points } points
}
gives-points-per_property = { $points ->
    [one] 1 point for each property of { $terrain }
   *[other] { $points } points for each property of { $terrain }
}
gives-points-per_tower = { $points ->
    [one] 1 point for each tower
   *[other] { $points } points for each tower
}
gives-points-per_knight = { $points ->
    [one] 1 point for each knight
   *[other] { $points } points for each knight
}
building-bakery = Bakery
building-sawmill = Sawmill
building-fishmonger = Fishmonger
building-weaving_shop = Weaving shop
building-magic_school = School of magic
building-foundry = Foundry
building-church = Church
building-safe_towers = Safe of the towers
building-safe_knights = Safe of the knights
building-small_tavern = Small tavern
building-big_tavern = Big tavern
building-guardtower = Guard tower
building-fortified_castle = Fortified castle
building-travelling_castle = Travelling castle
building-training_camp = Training camp
building-statue = Statue
building-queens_tower = Queen’s tower

## Duel
power-ask = Point at or tap a power to read what it does.
power-ignore_connection = Anywhere
power-ignore_connection-text = Draw the domino on any two empty shields side by side, whatever they touch.
power-separate_dice = Apart
power-separate_dice-text = Draw the two dice apart; each must touch the castle or a matching coat of arms.
power-pick_two_first = Two at once
power-pick_two_first-text = Take both of your dice before your opponent chooses.
power-turn_die = Turn a die
power-turn_die-text = Turn one of your dice to any of its faces.
power-three_points_per_domain = Three more
power-three_points_per_domain-text = Name a coat of arms; each of your properties of it scores 3 more.
power-add_cross = Cross
power-add_cross-text = Add a cross to a coat of arms you have drawn.
dice = Dice
dice-taken = All dice are taken.
face-label = { $crosses ->
    [0] { $arms }
    [one] { $arms } with 1 cross
   *[other] { $arms } with { $crosses } crosses
}
spell-book = Spell book
power = Power
spell-label = { $name }: { $ticks } of { $boxes }, { $standing }
spell-open = open
spell-held = power ready
spell-used = power used
spell-struck = locked
castle-bonus = Castle’s cross
castle-bonus-free = ready
castle-bonus-used = used
named = Named

## The end
game-number = Game { $game }
review = Review
place = { $rank ->
    [1] First place:
    [2] Second place:
    [3] Third place:
   *[other] Place { $rank }:
}
breakdown = Points in detail
total = Total
total-games = { $games ->
    [3] All 3 games
   *[other] So far
}
standing-possible = still possible
standing-sure = sure
standing-lost = lost
bonus-harmony = Harmony
bonus-middle_kingdom = Middle Kingdom
bonus-coins = Coins
bonus-buildings = Buildings
bonus-named = Named arms
tie-0 = Tied on points: { $names } won with the largest property, { $value ->
    [one] 1 square
   *[other] { $value } squares
}.
tie-1 = Tied on points and largest property: { $names } won with the most crowns, { $value }.
tie-shared = A complete tie: { $names } share the win.
skip = Skip
show-result = Show the result
next-game = Next game
results = Results so far
rematch = Play again
rematch-go = To the next game
record = Download the record
look-back = Look back
queen-counts = { $points ->
    [one] { $names } hosts the queen: her crown on the largest property ({ $terrain }) scores one extra point.
   *[other] { $names } hosts the queen: her crown on the largest property ({ $terrain }) scores { $points } extra points.
}
share-picture = Share a picture
share-link = Copy the link

## Commands
command-label = Command
command-hint = draft · me · legal · place 3 · claim 31 · do 2 · score · undo
command-run = Run
command-answers = Answers
command-nothing = Nothing to report.
command-option = { $number }: { $action } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
command-score = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
command-unknown = Unknown command. Try draft, me, legal, place 3, claim 31, do 2, score or undo.
command-done = Done: { $action }

## What the server refuses
error-match-not-started = The game has not started.
error-match-started = The game has already started.
error-match-over = The game is over.
error-match-not-over = The game is not over yet.
error-table-seats-open = Some seats are still free.
error-table-host-only = Only the host can do this.
error-seat-unknown = This table has no such seat.
error-seat-taken = That seat is taken.
error-seat-colour = Someone else has this colour.
error-seat-none-open = All seats are taken.
error-seat-not-yours = That seat is not yours.
error-seat-final = This seat gave up or ran out of time; that cannot be undone.
error-seat-not-gone = That player is here, or has only just left.
error-token-missing = You have no seat at this table.
error-token-wrong = You have no seat at this table.
error-token-weak = The server did not understand this page. Reload it.
error-action-unreadable = That is not a move.
error-action-illegal = The rules do not allow this.
error-action-not-your-turn = It is not your turn.
error-action-stale = The game has moved on; look again.
error-table-not-saved = This browser could not save that move. Its storage may be full.
error-undo-nothing = There is nothing to take back.
error-undo-between = This game is over and stands. Nothing is taken back between two games.
error-proposal-none = There is nothing to answer.
error-proposal-pending = Another request is still waiting for an answer.
error-proposal-declined = The answer was no. You can ask again after your next move.
error-puzzle-unknown = There is no such puzzle.
error-record-unknown = There is no such record.
error-record-invalid = This record cannot be read.
error-record-closed = This server does not accept records.
error-limit-sockets = Too many connections from here.
