## The page
title-turn = • { $sentence } · Crownland

## A new table
hurry = Skip to my turn
name-numbered = { $name } { $number }
your-name = Your name
rename = Change
renamed = Changed
invited-by = { $name } invites you to { $game }

## Waiting for players
start = Start game
invite = Invite
invite-text = Starts when every seat is taken.
invite-watch = Invite spectators
invite-here-only = Only on this computer.
invite-link = Table link
copy = Copy
copied = Copied
qr = QR code
sit-down = Sit down
seat-a-bot = Fill a seat with
seat-bot = Add bot
get-up = Leave seat
close-table = Close table
close-table-sure = Close for everyone
status-opening = Opening…
status-open = { $seats ->
    [0] Everyone is here
    [one] Waiting for 1 player
   *[other] Waiting for { $seats } players
}
missing-title = Table not found
missing-text = Incomplete or expired link.
elsewhere-title = Open in another tab
elsewhere-text = Close it to play here.

## Who must do what
do-place = { $shared ->
    [yes] { $then ->
        [yes] { $name }: place { $domino }, then choose
       *[no] { $name }: place { $domino }
    }
   *[no] { $then ->
        [yes] Place domino { $domino }, then choose
       *[no] Place domino { $domino }
    }
}
do-discard = { $shared ->
    [yes] { $name }: { $domino } fits nowhere
   *[no] Domino { $domino } fits nowhere
}
do-claim = { $shared ->
    [yes] { $first ->
        [yes] { $name }: choose a domino
        [again] { $name }: choose for your other king
       *[no] { $name }: choose a domino
    }
   *[no] { $first ->
        [yes] Choose your first domino
        [again] Choose for your other king
       *[no] Choose your next domino
    }
}
do-knights = { $shared ->
    [yes] { $name }: send knights, or keep them
   *[no] Send knights, or keep them
}
do-build = { $shared ->
    [yes] { $name }: build, or skip
   *[no] Build, or skip
}
do-burn = { $shared ->
    [yes] { $name }: bribe the dragon, or skip
   *[no] Bribe the dragon, or skip
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
    [yes] { $name }: turn a die, or skip
   *[no] Turn a die, or skip
}
do-castle = { $shared ->
    [yes] { $name }: use or save the castle’s cross
   *[no] Use or save your castle’s cross
}
do-draw = { $shared ->
    [yes] { $name }: draw your dice
   *[no] Draw your dice
}
do-name = { $shared ->
    [yes] { $name }: name a coat of arms
   *[no] Name a coat of arms
}
do-cross = { $shared ->
    [yes] { $name }: add a cross
   *[no] Add a cross
}
wait-place = { $name } places { $domino }
wait-discard = { $name } cannot place { $domino }
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
over-shared = { $names } tie with { $points ->
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
    [me] ; you timed out
   *[other] ; { $late } timed out
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
    [me] { $names } timed out: you win
    [lost] You timed out: { $winners ->
        [one] { $winner } wins
       *[other] { $winner } win
    }
   *[other] { $names } timed out: { $winners ->
        [one] { $winner } wins
       *[other] { $winner } win
    }
}
over-aborted = Ended by the host
over-agreed = Ended by agreement
over-expired = Ended: nobody played on
over-text = Closed before the game began.
between-title = { $who ->
    [me] Game { $game } of { $games }: you win
    [shared] Game { $game } of { $games }: { $names } tie
   *[one] Game { $game } of { $games } goes to { $names }
}

## The turn
steps = Turn steps
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
skips = Skips: { $steps }
end-turn = End turn
confirm-place = Place
confirm-discard = Discard { $domino }
confirm-claim = Choose { $domino }
confirm-knights = { $number ->
    [one] Send knight
   *[other] Send both knights
}
confirm-build = Build
confirm-burn = Burn
confirm-take = { $dice ->
    [one] Take die
   *[other] Take dice
}
confirm-turn = Turn
confirm-castle = Add cross
confirm-draw = Draw
confirm-name = Name
confirm-cross = Add cross
pass-knights = Keep knights
pass-build = Build nothing
pass-burn = No bribe
pass-turn = Leave dice
pass-castle = Save the cross
pass-draw = Draw nothing
hand-point = Point at a square (R: rotate, N: next).
ready-point = Click to place, R to rotate.
ready-tap = Tap again to rotate.
hand-tap = Tap a square, again to rotate.
discard-why = It leaves the game.
pick-knights = 1 coin per square of property.
pick-build = { $slot ->
    [yes] Choose a building site.
    [site] On the marked square.
   *[no] Choose an affordable building.
}
pick-draw = Choose two empty shields.
pick-cross = Choose a coat of arms.
advice-claim = Low numbers choose early next time.
advice-take = { $dice ->
    [one] Choose a die.
   *[other] { $chosen ->
        [0] Choose two dice.
       *[other] Choose the second die.
    }
}
advice-burn = One coin burns one building.
choose-arms = Joker becomes
castle-cross = + cross
why-asking = Does not fit…
why-covered = Square taken.
why-tall = Too tall: { $rows } rows, limit { $most }.
why-wide = Too wide: { $columns } columns, limit { $most }.
why-apart = Must touch your castle or { $unit ->
    [crosses] a matching coat of arms
   *[crowns] matching land
}.
why-phase = Nothing to place now.
fits-turned = Fits if rotated.
option-square = row { $row } column { $column }
option-at = { $count ->
    [one] Square: { $squares }.
   *[other] Squares: { $squares }.
}
option-take = Take: { $faces }
option-draw = Draw: { $faces }
option-turn = Turn a die to: { $faces }
option-castle = Add the cross to: { $faces }
option-name = Name: { $faces }
option-build = Build: { $building }
option-burn = Burn: { $building }

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
menu-match = This match
menu-view = View
resign = Give up
asked-mine-undo = You asked to undo.
undo-loses = Takes back: { $moves }
undo-loses-of = { $name } ({ $moves ->
    [one] 1 move
   *[other] { $moves } moves
})
asked-mine-bot = You asked for a bot for { $name }.
asked-mine-end = You asked to end without a winner.
asked-mine-rematch = You asked to play again.
asked-waiting = Waiting for { $names }.
draft = Dominoes on offer
draft-and-order = Dominoes and order
line-older = To place
line-newer = On offer
line-none = Nothing yet
line-last = No more dominoes
offer-free = { $domino }, free
offer-claimed = { $who ->
    [me] { $domino }, taken by you
   *[other] { $domino }, taken by { $name }
}
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
unseen = { $dominoes ->
    [0] All dominoes seen
    [one] 1 domino unseen
   *[other] { $dominoes } dominoes unseen
}
unseen-note = { $dominoes ->
    [one] One stays unused.
   *[other] { $dominoes } stay unused.
}
terrain = Land
squares = Squares
others = Kingdoms and log
look-at = { $who ->
    [me] Your kingdom
   *[other] { $name }’s kingdom
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}, key { $key }
score-label = { $points ->
    [one] 1 point
   *[other] { $points } points
}
sum-games = { $points ->
    [one] 1 total
   *[other] { $points } total
}
away = away
gone = gone
stand-in = bot plays
flag = timed out
resigned = gave up
log = Log
board-label = { $who ->
    [me] Your kingdom
   *[other] { $name }’s kingdom
}
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
hint-why-only = Your only move.
hint-why-points = Brings { $points ->
    [one] 1 point
   *[other] { $points } points
} now ({ $win }% wins).
hint-why-grows = Your { $terrain } grows to { $squares ->
    [one] 1 square
   *[other] { $squares } squares
} ({ $win }% wins).
hint-why-brings = Can bring { $points ->
    [one] 1 point
   *[other] { $points } points
} when placed ({ $win }% wins).
hint-why-keeps = Would bring { $name } { $points ->
    [one] 1 point
   *[other] { $points } points
} ({ $win }% wins).
hint-why-chance = Best in simulations ({ $win }% wins).
commands = Commands
undo-ask = Ask to undo
ask-bot = Let a bot play for { $name }
come-back = I’m back
meanwhile-watching = You are watching.
meanwhile-resigned = You gave up; a bot plays on.
meanwhile-replaced = A bot plays for you.
meanwhile-gone = { $name } is still away.
meanwhile-left = { $name } has left.
meanwhile-between = The next game waits for { $name }.
resign-sure = Yes, give up
end-game = End without a winner
end-game-sure = Yes, end it
end-game-ask = Yes, ask them
watchers = { $watchers ->
    [one] 1 spectator
   *[other] { $watchers } spectators
}
keys-help = Arrows: move · R: rotate · N, Shift+N: options · Enter: confirm · Esc: back · U: undo · S: scores · T: messages · 1–8: kingdoms · /: commands
check-deal = Verify the shuffle
link-lost = Connection lost; reconnecting…
agree = Agree
refuse = No
event-claim = { $who ->
    [me] You chose { $domino }.
   *[other] { $name } chose { $domino }.
}
event-place = { $who ->
    [me] You placed { $domino }.
   *[other] { $name } placed { $domino }.
}
event-discard = { $who ->
    [me] You discarded { $domino }.
   *[other] { $name } discarded { $domino }.
}
event-knights = { $number ->
    [one] { $who ->
        [me] You sent a knight.
       *[other] { $name } sent a knight.
    }
   *[other] { $who ->
        [me] You sent two knights.
       *[other] { $name } sent two knights.
    }
}
event-knights-none = { $who ->
    [me] You kept the knights.
   *[other] { $name } kept the knights.
}
event-build = { $who ->
    [me] You built: { $building }.
   *[other] { $name } built: { $building }.
}
event-build-none = { $who ->
    [me] You built nothing.
   *[other] { $name } built nothing.
}
event-burn = { $who ->
    [me] You burned: { $building }.
   *[other] { $name } burned: { $building }.
}
event-burn-none = { $who ->
    [me] You paid no bribe.
   *[other] { $name } paid no bribe.
}
event-take = { $dice ->
    [one] { $who ->
        [me] You took a die.
       *[other] { $name } took a die.
    }
   *[other] { $who ->
        [me] You took two dice.
       *[other] { $name } took two dice.
    }
}
event-turn = { $who ->
    [me] You turned a die.
   *[other] { $name } turned a die.
}
event-turn-none = { $who ->
    [me] You turned no die.
   *[other] { $name } turned no die.
}
event-castle = { $who ->
    [me] You used the castle’s cross.
   *[other] { $name } used the castle’s cross.
}
event-castle-none = { $who ->
    [me] You saved the castle’s cross.
   *[other] { $name } saved the castle’s cross.
}
event-draw = { $who ->
    [me] You drew.
   *[other] { $name } drew.
}
event-draw-none = { $who ->
    [me] You drew nothing.
   *[other] { $name } drew nothing.
}
event-name = { $who ->
    [me] You named a coat of arms.
   *[other] { $name } named a coat of arms.
}
event-cross = { $who ->
    [me] You added a cross.
   *[other] { $name } added a cross.
}
note-undo = { $who ->
    [me] You undid a move.
   *[other] { $name } undid a move.
}
note-declined = { $proposal ->
    [undo] { $who ->
        [me] You declined the undo.
       *[other] { $by } declined the undo.
    }
    [bot] { $who ->
        [me] You declined the bot.
       *[other] { $by } declined the bot.
    }
    [end] { $who ->
        [me] You would rather play on.
       *[other] { $by } would rather play on.
    }
   *[rematch] { $who ->
        [me] You declined to play again.
       *[other] { $by } declined to play again.
    }
}
note-stand_in = { $who ->
    [me] A bot plays for you.
   *[other] A bot plays for { $name }.
}
note-returned = { $who ->
    [me] You are back.
   *[other] { $name } is back.
}
note-resigned = { $who ->
    [me] You gave up.
   *[other] { $name } gave up.
}
note-flag = { $who ->
    [me] You timed out.
   *[other] { $name } timed out.
}
note-left = { $who ->
    [me] You left.
   *[other] { $name } left.
}
note-sat = { $who ->
    [me] You sat down.
   *[other] { $name } sat down.
}
note-left_out = { $who ->
    [me] Your number missed the shuffle.
   *[other] { $name }’s number missed the shuffle.
}
note-renamed = New name: { $name }.
note-paced = { $who ->
    [me] You changed the bots’ speed.
   *[other] { $name } changed the bots’ speed.
}
note-ended = { $who ->
    [me] You ended the game.
   *[other] { $name } ended the game.
}

## Said at the table
signals = Say something
signals-heard = Messages: on
signals-muted = Messages: off
signal-told = { $name }: { $phrase }
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
slot-dragon = dragon here
slot-empty = empty slot
slot-label = { $building }, price { $price }: { $gives }
supply-pile = { $tiles ->
    [one] 1 tile left
   *[other] { $tiles } tiles left
}
supply-knights = { $knights ->
    [one] 1 knight left
   *[other] { $knights } knights left
}
supply-towers = { $towers ->
    [one] 1 tower left
   *[other] { $towers } towers left
}
dragon-home = Dragon in its cave
dragon-out = Dragon out
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
gives-tax-per_tower = taxes: +1 coin per tower
gives-tax-per_knight = taxes: +1 coin per knight
gives-points-flat = { $points ->
    [one] 1 point
   *[other] { $points } points
}
gives-points-per_property = { $points ->
    [one] 1 point per { $terrain } property
   *[other] { $points } points per { $terrain } property
}
gives-points-per_tower = { $points ->
    [one] 1 point per tower
   *[other] { $points } points per tower
}
gives-points-per_knight = { $points ->
    [one] 1 point per knight
   *[other] { $points } points per knight
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
power-ask = Select a power to read.
power-ignore_connection = Anywhere
power-ignore_connection-text = Draw on any two adjacent empty shields.
power-separate_dice = Apart
power-separate_dice-text = Draw the dice apart, each touching the castle or a matching coat of arms.
power-pick_two_first = Two at once
power-pick_two_first-text = Take two dice before your opponent.
power-turn_die = Turn a die
power-turn_die-text = Turn a die to any face.
power-three_points_per_domain = Three more
power-three_points_per_domain-text = Name a coat of arms: +3 per property.
power-add_cross = Cross
power-add_cross-text = Add a cross to your map.
dice = Dice
dice-taken = All dice taken.
face-label = { $crosses ->
    [0] { $arms }
    [one] { $arms } with 1 cross
   *[other] { $arms } with { $crosses } crosses
}
spell-book = Spell book
power = Power
spell-label = { $name }: { $ticks } of { $boxes }, { $standing }
spell-open = open
spell-held = ready
spell-used = used
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
breakdown = Points
total = Total
total-games = { $games ->
    [3] All 3 games
   *[other] So far
}
bonus-points = { $standing ->
    [possible] +{ $points } possible
    [lost] lost
   *[sure] +{ $points }
}
bonus-harmony = Harmony
bonus-middle_kingdom = Middle Kingdom
bonus-coins = Coins
bonus-buildings = Buildings
bonus-named = Named arms
tie-0 = Tie; largest property: { $names }, { $value ->
    [one] 1 square
   *[other] { $value } squares
}.
tie-1 = Tie; most crowns: { $names }, { $value }.
tie-shared = Complete tie: { $names }.
counting = Counting points…
skip = Skip
show-result = Show result
next-game = Next game
results = Results
rematch = Play again
record = Download record
look-back = Look back
queen-counts = { $who ->
    [me] Queen: +{ $points } for your largest property ({ $terrain }).
   *[other] Queen: +{ $points } for { $names }’s largest property ({ $terrain }).
}
share = Share
more = More
share-picture = Share picture
share-link = Copy link

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
command-unknown = Unknown command.
command-done = Done: { $action }

## What the server refuses
error-match-not-started = Not started yet.
error-match-started = Already started.
error-match-over = Game over.
error-match-not-over = Not over yet.
error-table-seats-open = Seats still free.
error-table-host-only = Only for the host.
error-seat-unknown = No such seat.
error-seat-taken = Seat taken.
error-seat-colour = Colour taken.
error-seat-none-open = All seats taken.
error-seat-not-yours = Not your seat.
error-seat-final = Gave up or timed out.
error-seat-not-gone = Not away long enough.
error-token-missing = You have no seat here.
error-token-wrong = { error-token-missing }
error-token-weak = { error-request-invalid }
error-action-unreadable = Not a move.
error-action-illegal = The rules forbid this.
error-action-not-your-turn = Not your turn.
error-action-stale = The game has moved on.
error-table-not-saved = Not saved: browser storage full?
error-undo-nothing = Nothing to undo.
error-undo-between = No undo between games.
error-proposal-none = Nothing to answer.
error-proposal-pending = Another request is open.
error-proposal-declined = Declined. Ask again after your next move.
error-puzzle-unknown = No such puzzle.
error-record-unknown = No such record.
error-record-invalid = Unreadable record.
error-record-closed = This server takes no records.
error-limit-sockets = Too many connections.
