## The score calculator
score-title = Score calculator
score-text = Tap the land of each kingdom; the points add up as you go.
score-players = { $players ->
    [one] 1 player
   *[other] { $players } players
}
score-again = Start over
score-again-sure = Yes, empty every kingdom
score-kingdoms = Kingdoms
score-result = Result
score-undone = Last step undone.
score-told = { $square }. { $points ->
    [one] 1 point in all
   *[other] { $points } points in all
}
score-link-read = This table came with a link. Undo brings back yours.
score-link-broken = This link is damaged. Ask for it again.
score-squares = { $squares } of { $most } squares
score-on-land = Show points on the land
score-clear-kingdom = Empty this kingdom
score-keys = Keys on the grid: arrows move, letters lay land (as in the text form), digits set crowns, Enter does what the palette says, Backspace clears, Shift with arrows moves the whole kingdom, U takes back.

## What a tap lays
score-brush = Palette
score-crowns = { $crowns ->
    [0] No crown
    [one] 1 crown
   *[other] { $crowns } crowns
}
score-crosses = { $crosses ->
    [0] No cross
    [one] 1 cross
   *[other] { $crosses } crosses
}
score-building = A building
score-castle = The castle
score-clear = Clear a square
score-shift = Tap where the castle stands, or move everything:
score-shift-left = Move the kingdom left
score-shift-right = Move the kingdom right
score-shift-up = Move the kingdom up
score-shift-down = Move the kingdom down

## What else counts
score-court = Court
score-knights = Knights
score-towers = Towers
score-brought = from the buildings
score-queen = The queen is here
score-more = One more: { $what }
score-less = One fewer: { $what }
score-named = Coat of arms named for 3 points each
score-named-none = none
score-no-discard = No domino was discarded

## As text
score-type = Type it instead
score-type-label = This kingdom as text
score-type-text = One line for each row, as the command “crownland score” reads it: # is the castle, a dot is empty, a digit after a letter counts crowns. { $letters }.
score-letter = { $letter } { $terrain }
text-long = Expected at most { $most } characters, but got { $got }.
text-castle = A kingdom has one castle (#); here there are { $castles }.
text-cell = Row { $row }, column { $column }: expected #, a dot, or one of the letters with up to { $most } behind it, but got “{ $got }”.
text-frame = This kingdom must fit { $most } × { $most } squares, but it is { $columns } wide and { $rows } high.
text-map = The castle stands in the middle of a map of { $rows } rows and { $columns } columns; this does not fit.
text-option = Behind the rows, this game knows { $options }, but got “{ $got }”.
text-number = { $option } needs a number up to { $most }, but got “{ $got }”.
text-named = Expected one of { $arms }, but got “{ $got }”.
text-building = There is no building called “{ $got }”.
text-square = Expected a square such as f5, but got “{ $got }”.
text-site = A building stands on a town square of its own; “{ $got }” does not.

## The result
score-missing = { $kingdoms ->
    [one] One kingdom is still empty
   *[other] { $kingdoms } kingdoms are still empty
}

## What cannot be
score-doubts = Look again
doubt-frame = { $name }: the kingdom must fit { $most } × { $most } squares, but it is { $columns } wide and { $rows } high.
doubt-apart = { $name }: some land is not joined to the castle.
doubt-even = { $name }: dominoes cover an even number of squares, but this kingdom has { $squares }.
doubt-crowns = { $name }: no domino of this game has { $terrain } with { $crowns ->
    [0] no crown
    [one] 1 crown
   *[other] { $crowns } crowns
}.
doubt-squares = All kingdoms together: this game has { $most } squares of { $terrain }, but there are { $squares }.
doubt-halves = All kingdoms together: this game has { $most ->
    [one] 1 square
   *[other] { $most } squares
} of { $terrain } with { $crowns ->
    [0] no crown
    [one] 1 crown
   *[other] { $crowns } crowns
}, but there are { $squares }.
doubt-alone = { $name }: { $terrain } with { $crowns ->
    [0] no crown
    [one] 1 crown
   *[other] { $crowns } crowns
} makes no domino of this game with any of its neighbours.
doubt-cover = { $name }: there is no way to cover this kingdom with dominoes of this game.
doubt-copies = All kingdoms together: { $building } has { $most ->
    [one] 1 tile
   *[other] { $most } tiles
}, but it stands { $tiles } times.
doubt-knights = All kingdoms together: there are { $most } knights, but { $knights } were counted.
doubt-towers = All kingdoms together: there are { $most } towers, but { $towers } were counted.
doubt-queen_towerless = { $name }: the queen visits nobody without a tower.
doubt-queen_outbuilt = { $name }: the queen stays with whoever has the most towers, and somebody has { $most }.
doubt-queen_nobody = Somebody has built a tower, so the queen must be somebody’s guest.
doubt-crosses = { $name }: at most { $most } crosses can be added to those of the dice, but here { $crosses } were added.
