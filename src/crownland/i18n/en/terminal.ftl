# The game in the terminal. Words that are typed are the same in every language and are not translated: help, legal, show,
# hint, me, log, score, undo, resign, quit, draft, board, look, book, place, claim, knights, build, burn, take, draw, castle,
# turn, name, cross, any, apart. So are the names of squares such as f4 and of coats of arms such as dd.

## The first questions
terminal-welcome = Welcome to Crownland. Press Enter to take what is in [brackets].
terminal-which-game = Which game?
terminal-type-game = Type a number or the beginning of a name [{ $usual }]
terminal-how-many = How many players: { $numbers }? [{ $usual }]
terminal-type-options = Type numbers separated by commas [none]
terminal-who-plays = Who plays against you?
terminal-type-rival = Type a number, the beginning of a name or any other bot [{ $usual }]
terminal-your-name = Your name? [{ $usual }]
terminal-preparing = Preparing the game for this machine. This is done once and can take half a minute.

## What can be typed
terminal-help-legal = list everything you can do (legal 2: the second page)
terminal-help-show = see number 3 of the list on the board before you decide
terminal-help-hint = see what a strong bot would do in your place, and why
terminal-help-me = draw the table again, with all your options
terminal-help-log = tell again what happened since you decided
terminal-help-score = show the points of every kingdom, property by property
terminal-help-undo = take back your last decision, and all that followed
terminal-help-resign = give up
terminal-help-quit = leave the game
terminal-help-help = show this list
terminal-help-place = place your domino as number 3 of the list (or just 3)
terminal-help-place-squares = place its first half on f4 and its second half on g4
terminal-help-claim = put your king on domino 31 of the new line (or just 31)
terminal-help-draft = show both lines and what nobody has seen yet
terminal-help-knights = send knights as number 3 of the list; knights e4 names the square; Enter keeps them
terminal-help-build = build the tile of slot 3 where it scores most; build 3 e4 on e4; Enter builds nothing
terminal-help-burn = bribe the dragon with 1 coin to burn the tile of slot 3; Enter leaves it alone
terminal-help-board = explain the buildings on offer, the queen and the dragon
terminal-help-look = enlarge kingdom 2, with its buildings
terminal-help-take = take die 2 (or just 2); 13 or take 1 3 takes dice 1 and 3
terminal-help-draw = draw your dice as number 3 of the list (or just 3)
terminal-help-draw-squares = draw on these two squares; where several drawings fit, you are asked which
terminal-help-draw-arms = the same with the coats of arms: d, l, dd, ll, f, c as in the book
terminal-help-draw-power = list what the power allows, while you hold it
terminal-help-castle = add the castle’s cross to die 2, once in the game; Enter saves it
terminal-help-turn = turn die 2 to that face, while you hold the power; Enter saves it
terminal-help-name = use the powers that act at once
terminal-help-book = explain the powers of the spell book

## At the table
terminal-enter-for = Press Enter for: { $choice }
terminal-enter = Enter: { $choice }.
terminal-more = { $count ->
    [one] 1 more: legal.
   *[other] { $count } more: legal.
}
terminal-help = Help: help.
terminal-type-one-of = Type one of { $numbers }.
terminal-page = Page { $page } of { $pages }.
terminal-which = Which of these? (me: back to all)
terminal-log-none = Nothing has happened since you decided.
terminal-queen-moves = The queen moves to { $name }.
terminal-points = { $points }p
terminal-coins = { $coins }c
terminal-queen = queen
terminal-largest = Largest property
terminal-resign = Give up this game? (y/N)
# What counts as yes to the question before, separated by spaces.
terminal-yes = y yes
terminal-next-game = Press Enter for the next game.
terminal-save-record = Save the record of this game? Type a file name, or Enter for no:
terminal-saved = The game is saved in { $file }.
terminal-saved-unfinished = The unfinished game is saved in { $file }.
terminal-left = You have left the game.
terminal-stopped = Stopped.

## Duel
terminal-shields = { $shields ->
    [one] 1 shield is free on the fuller map
   *[other] { $shields } shields are free on the fuller map
}
terminal-take-one = Your opponent takes two of the others, and you get the last one. In brackets: the points of your best drawing with each other die.
terminal-take-two = 13 takes dice 1 and 3. Your opponent gets the last one.
terminal-take-power = Or use your power and take two: 13 takes dice 1 and 3.
terminal-with-die = { $gain } with { $die }
terminal-draw-nowhere = They fit nowhere on your map.
terminal-draw-joker = Name two squares to choose the joker’s coat of arms.
terminal-turn-points = The points are those of your best drawing after it.
terminal-castle-tick = The points are those of your best drawing after it. That die then ticks no box.
terminal-wins-power = { $name } fills the row of { $arms } and wins its power.
terminal-map-full = Map full: { $names }.
terminal-no-drawing = Neither player could draw.

## What was not understood
terminal-expected-verb = Expected { $verb } now, but got “{ $got }”.
terminal-expected-verb-number = Expected { $verb } with a number, or help, but got “{ $got }”.
terminal-expected-verb-enter = Expected { $verb } with a number, or Enter to let it be.
terminal-expected-verb-with = Expected { $verb } with { $options }, but got “{ $got }”.
terminal-expected-number = Expected a number from { $least } to { $most }, but got “{ $got }”.
terminal-expected-number-or-name = Expected a number from { $least } to { $most } or a name, but got “{ $got }”.
terminal-expected-numbers = Expected numbers from 1 to { $most }, but got “{ $got }”.
terminal-expected-one-of = Expected { $options }, but got “{ $got }”.
terminal-expected-name = Expected a name of 1 to { $most } printable letters, but got “{ $got }”.
terminal-expected-rivals = { $most ->
    [one] Expected 1 opponent, but got { $got }.
   *[other] Expected 1 to { $most } opponents, but got { $got }.
}
terminal-expected-squares = Expected a number or two squares such as { $example }, but got “{ $got }”.
terminal-expected-neighbours = Expected two squares side by side, but { $squares } are not.
terminal-expected-knights = Expected knights on { $squares }, as many as you have, but got “{ $got }”.
terminal-expected-slot = Expected burn with the number of a slot, but got “{ $got }”.
terminal-expected-site = Expected a slot and a site such as 3 e4, but got “{ $got }”.
terminal-expected-affordable = Expected a slot with a building that you can afford, but got “{ $got }”.
terminal-expected-example = Expected { $verb }, for example { $example }, but got “{ $got }”.
terminal-die-taken = Die { $die } is taken; choose among those in the middle.
terminal-power-not-held = You do not hold the power { $word }.
terminal-power-needed = This needs a power: add { $words }.
terminal-file-missing = cannot read or write { $file }: No such file or directory
terminal-file-refused = cannot read or write { $file }: { $why }
terminal-details = { $sentence } In detail, in English: { $why }

## Replays and scores
terminal-replay-keys = Enter next · b back · f first · e end · number Enter jump · s score · q quit
terminal-record-ends = The record ends here, before the game does.
terminal-this-kingdom = This kingdom
