## For a real table
tools-title = For a real table
tools-intro = Playing with your own box? Draw dominoes, time turns and print sheets here.
tools-draft = Draft helper
tools-draft-text = Draws the lines when you know your dominoes by their backs, and rolls the dice of Duel.
tools-clock = Turn clock
tools-clock-text = For two to eight players, with time per game or per turn. One tap passes the turn on.
tools-print = Things to print
tools-print-text = Score pads, map sheets, spell books, dominoes, building tiles and dice, in our own art.
tools-offline = These pages need no connection once you have opened Crownland in this browser.
tools-insecure = Over plain http the browser can neither install this page nor open it without a connection. Over https, or on the computer that runs the server, it can.
tools-install = Install as an app
tools-name-of = Name of player { $number }

## Draft helper
draft-intro = The dominoes have numbers on their backs. Shuffle here instead, and look for the numbers that come up.
draft-find = Lay out the dominoes with these numbers, lowest on top.
draft-lines = { $boxes ->
    [one] { $lines } lines of { $dominoes } dominoes.
   *[other] { $lines } lines of { $dominoes } dominoes, from both boxes in turn.
}
draft-dice = Four dice each round.
draft-note-kings = Note who chooses what
draft-note-dice = Note who takes which die
draft-note-text = Then you also see whose turn it is.
draft-shuffle = Shuffle and draw the first line
draft-roll = Roll the dice
draft-roll-again = Roll again
draft-next = Draw line { $line }
draft-line = Line { $line }
draft-line-of = Line { $line } of { $lines }
draft-nothing = Nothing drawn yet
draft-takes = { $name } takes a die
draft-over = That was the last line
draft-earlier = Earlier lines
draft-end = Start over
draft-end-sure = Yes, forget this game
draft-take-die = Take { $die }
draft-die-of = { $die }, taken by { $name }

## Turn clock
clock-intro = Put it in the middle of the table: whoever has finished a turn taps their own field. Where the order changes, tap the field of whoever is next.
clock-per-game = For the whole game
clock-per-turn = For each turn
clock-seconds = Seconds per turn
clock-facing = Face both sides of the table
clock-facing-text = The far fields are turned around.
clock-vibrate = Vibrate
clock-set = Set the clock
clock-begin = Tap the field of whoever begins
clock-turn = { $name }’s turn
clock-paused = The clock is paused
clock-late = { $name }’s time is up
clock-up = time is up
clock-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
clock-start = Start
clock-pause = Pause
clock-go-on = Continue
clock-end = New clock
clock-end-sure = Yes, clear it
sounds-on = Sounds: on
sounds-off = Sounds: off
clock-keys = Space passes the turn on, 1–8 give it to a player, P pauses, U undoes.

## Things to print
print-intro = Choose what you need. Everything is drawn by us; a domino’s square measures 40 mm.
print-dominoes = Dominoes
print-tiles = Building tiles
print-castles = Castles and kings
print-pad = Score pad
print-sheets = Map sheets
print-book = Spell book
print-dice = Dice to fold
print-pages = { $pages ->
    [one] 1 page
   *[other] { $pages } pages
}
print-paper = Paper
paper-a4 = A4
paper-letter = Letter
print-backs = With backs, for printing on both sides
print-go = { $pages ->
    [0] Print
    [one] Print 1 page
   *[other] Print { $pages } pages
}
print-how = Print at 100% (“actual size”), and turn double-sided pages over the long edge. On pages to cut out, a line at the foot shows whether the size is right.
print-preview = Preview
print-measure = This line is 50 mm long.
print-back = { $title } (back)
print-dominoes-of = { $game }: dominoes { $first }–{ $last }
print-tiles-of = { $game }: building tiles
print-dice-of = { $game }: dice
print-sheets-of = { $game }: map sheets
print-book-of = { $game }: spell book
print-pad-of = { $game }: score pad
print-reconstructed = some values are reconstructed
print-glue = cut along the lines, fold along the dashes, glue the flaps
print-fold = fold along the dashes
print-castle-bonus = Castle’s cross: tick this box when you use it, once per game.
print-at-once = at once
print-per-three = 3 coins: 1
print-queen = The queen counts as one more crown on her host’s largest property.
