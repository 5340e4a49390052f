## All rules pages
learn-title = Learn the games
learn-intro = Each game in about five minutes. Every picture is a moment from a real game.
learn-pages = The rules
learn-read = Read the rules
learn-minutes = { $minutes ->
    [one] 1 minute to read
   *[other] { $minutes } minutes to read
}
learn-page-title = { $game }: the rules
learn-contents = Contents
learn-print = Print
learn-other-games = Other games
learn-components = All pieces: dominoes, tiles, dice, spells
learn-components-text = What is in the boxes, and how sure we are of it.
learn-numbers = Rule numbers
learn-numbers-text = Each section ends with the numbers of its rules, such as K7. Every number has its own address, so you can send a friend straight to a rule.
learn-marks = Two marks
learn-marks-text = Where a rule book is silent or two of them disagree, we had to choose: that is marked “Our reading”. Where we could not see a piece of the game, we rebuilt it: that is marked “Reconstructed”.
learn-decided = Our reading
learn-reconstructed = Reconstructed
learn-rule-ids = Rules of this section
learn-now = About this decision: { $section }
learn-new-tab = Open as a page
learn-player-0 = Red
learn-player-1 = Blue
learn-player-2 = Green
learn-player-3 = Amber
learn-player-4 = Purple
learn-player-5 = Teal
learn-player-6 = Brown
learn-player-7 = Grey
learn-setup-kings = Kings each
learn-setup-dominoes = Dominoes
learn-setup-line = In a line
learn-setup-rounds = Rounds
learn-setup-frame = Kingdom
learn-setup-teams = Teams
learn-picture = { $part }: { $title }
learn-boxes = { $boxes ->
    [one] 1 box
   *[other] { $boxes } boxes
}
learn-more-kingdomino = Kingdomino has everything about dominoes: lines, kings, placing, the frame.
learn-more-queendomino = Queendomino has everything about knights, buildings, the queen and the dragon.

## Kingdomino
learn-kingdomino-aim-title = The idea
learn-kingdomino-aim-text =
    You rule a small castle and want land around it. Turn by turn you take a domino and lay it in your kingdom.
    Squares of the same land that lie side by side are a _property_. At the end, each property scores its squares times its crowns. The most points win.
    Two, three or four can play. With two players each has two kings; otherwise each has one. A king is the pawn that stands on the domino you will get.
learn-kingdomino-table-title = Laying the table
learn-kingdomino-table-text =
    There are 48 dominoes, numbered 1 to 48. Low numbers are plain land. High numbers are rare land with crowns.
    Shuffle them. With two or three players some stay in the box, and nobody knows which.
    Lay out as many dominoes as there are kings, in a _line_: the lowest number on top.
learn-kingdomino-opening-title = The first choice
learn-kingdomino-opening-text =
    The kings are drawn at random, one by one. Whoever owns the drawn king puts it on any free domino of the first line.
    When all kings stand, the next line is laid out beside the first.
learn-kingdomino-opening-opening = { $p0 }’s king was drawn first and took 47. { $p1 } took 34. Now { $p3 }’s king is drawn; 6 and 11 are still free.
learn-kingdomino-opening-note = Some translations let whoever draws a king place it. Most say that its owner does, and so do we.
learn-kingdomino-round-title = A round
learn-kingdomino-round-text =
    Play follows the older line, from the lowest number up. When it is your king’s turn, do two things:
    1. _Place_ the domino under your king in your kingdom.
    2. _Choose_ a free domino of the newer line and move your king there.
    So a low number plays early in the next round and has more to choose from. A high number waits, but often brings crowns.
    When everybody has played, the next line is laid out. In the last round there is none: you only place.
learn-kingdomino-round-round = { $p3 } and { $p1 } have played and chosen 21 and 44. Now { $p0 } places 13, then chooses 1 or 16. With 1, { $p0 } goes first in the next round.
learn-kingdomino-placing-title = Placing a domino
learn-kingdomino-placing-text =
    A domino covers two free squares. At least _one half_ must touch, side by side, either your castle or a square of the same land.
    The castle goes with every land. The other sides may touch anything.
    Once placed, a domino never moves.
learn-kingdomino-placing-placing =
    { $p2 } places domino 20: wheat with a crown, and lake. The numbers are the points it would bring now.
    A is allowed: wheat touches wheat.
    B is allowed: the castle takes any land.
    C is not allowed: neither half touches its own land.
learn-kingdomino-frame-title = The frame
learn-kingdomino-frame-text =
    Your kingdom, castle included, may be at most _five squares wide and five high_.
    Where the castle ends up is your choice: only what you have placed counts.
learn-kingdomino-frame-frame =
    { $p3 }’s kingdom is already five wide.
    A fits.
    B touches the castle, but the kingdom would be six wide.
learn-kingdomino-discard-title = When it does not fit
learn-kingdomino-discard-text =
    A domino that fits must be placed, even where it hurts.
    A domino that fits nowhere leaves the game. You still choose your next one.
learn-kingdomino-discard-discard = { $p1 } has domino 26 in the last round. Two squares are free, but not side by side: the domino is lost.
learn-kingdomino-scoring-title = Counting points
learn-kingdomino-scoring-text =
    Count each property by itself: _squares × crowns_. A property without a crown scores nothing, however large it is.
    The castle is not part of any property. Two properties of the same land that do not touch are counted separately.
learn-kingdomino-scoring-scoring = { $p3 }’s forest has 11 squares and 5 crowns: 55 points. All properties together score 66.
learn-kingdomino-ties-title = A tie
learn-kingdomino-ties-text = Equal points? The largest property wins, with or without crowns. Still equal? The most crowns in the whole kingdom win. Still equal? You share the win.
learn-kingdomino-ties-ties = Both have 66 points. { $p3 }’s forest has 11 squares, { $p1 }’s lake has 10: { $p3 } wins.
learn-kingdomino-variants-title = Variants
learn-kingdomino-variants-text = Four variants change the game a little. Mix them as you like; only Mighty Duel needs exactly two players.
learn-kingdomino-bonuses-title = Harmony and Middle Kingdom
learn-kingdomino-bonuses-text =
    - _Harmony_: 5 points if you discarded no domino.
    - _Middle Kingdom_: 10 points if your castle is in the centre of your kingdom.
learn-kingdomino-bonuses-bonus = { $p0 } has both. { $p1 } has neither: one domino was discarded, and the castle lies near the bottom.
learn-kingdomino-bonuses-note = “In the centre” means: no square is more than two rows or columns from the castle (three in a 7 × 7 kingdom). Gaps do not matter.
learn-kingdomino-mighty-title = Mighty Duel
learn-kingdomino-mighty-text = For two: all 48 dominoes, 12 rounds, and kingdoms of 7 × 7 squares.
learn-kingdomino-mighty-mighty = A Mighty Duel makes large properties: this kingdom scored { $total } points.
learn-kingdomino-dynasty-title = Dynasty
learn-kingdomino-dynasty-text = Three games in a row, each with a new shuffle and a new first choice. Add up the points of all three.
learn-kingdomino-dynasty-note = A tie goes to the largest property of any of the three games, then to the most crowns in all three, then it is shared.

## The sample
learn-sample-sample-title = A short game for two
learn-sample-sample-text =
    The sample is Kingdomino for two in ten minutes: 24 dominoes of its own, six rounds, two kings each, kingdoms of 5 × 5.
    Everything else is played as in Kingdomino. Dynasty, Harmony and Middle Kingdom work here, too.
learn-sample-set-title = The 24 dominoes
learn-sample-set-text = This is the set we play with.
learn-sample-set-note = We have never seen the dominoes of the sample. Ours are taken from the full box: number 1 here is 1 or 2 there, number 2 is 3 or 4, and so on, with exactly half of the squares of each land.

## Queendomino
learn-queendomino-aim-title = The idea
learn-queendomino-aim-text =
    Queendomino is Kingdomino with towns. Lay dominoes, send knights to collect taxes, build in your towns, court the queen, and beware of the dragon.
    All 48 dominoes of this box are played, four in a line, for twelve rounds. With two players each has two kings and a larger kingdom. With three players one domino of each line is left over; it leaves the game.
learn-queendomino-table-title = Laying the table
learn-queendomino-table-text =
    Everybody starts with _7 coins and 1 knight_. The supply holds 22 knights, including these, and 15 towers.
    Six building tiles lie open on the builders’ board, the others in a hidden pile. The price belongs to the _slot_, not to the tile: 0, 1, 2, 3, 4 and 5 coins.
learn-queendomino-table-table = The builders’ board at the start. Tap a tile to read what it gives.
learn-queendomino-opening-title = The first choice
learn-queendomino-opening-text =
    With three or four players, kings are drawn one by one, and each owner chooses a domino.
    With two players, one king is drawn. Its owner chooses one domino, the other player two, and the first player takes the last.
learn-queendomino-turn-title = Your turn
learn-queendomino-turn-text =
    Five steps, always in this order. The first and the last you must do, the others you may.
    1. _Place_ your domino.
    2. _Send knights_ to collect taxes.
    3. _Build_ in a town.
    4. _Bribe the dragon_.
    5. _Choose_ your next domino.
learn-queendomino-turn-note = With two players, each of your two kings has such a whole turn. One translation can be read as if knights, building and dragon came only once a round; but the rule book describes the turn of one king.
learn-queendomino-placing-title = 1. Place
learn-queendomino-placing-text =
    As in Kingdomino: one half must touch the castle or the same land, and the kingdom must fit its frame. What fits must be placed; what fits nowhere leaves the game, and your turn goes on.
    _Town_ is a land like the others. A town square without a building is a _site_.
learn-queendomino-placing-placing = { $p2 } places domino 44: town joins town, and the new town square is a site.
learn-queendomino-knights-title = 2. Send knights
learn-queendomino-knights-text =
    You may put up to two knights on the domino you have just placed, at most one on each half.
    Each knight earns _one coin for every square_ of the property he stands on. Towns can be taxed, too. Two knights on one property both earn it in full.
    Knights stay where they are. After a discard there is nothing to tax.
learn-queendomino-knights-knights = { $p2 } has just placed domino 27. On the grassland a knight earns 6 coins, on the forest only 1.
learn-queendomino-safes-title = Safes
learn-queendomino-safes-text = A safe gives extra coins each time you collect taxes: one for each of your towers, or one for each of your knights, placed or not.
learn-queendomino-safes-safe = { $p0 } owns the safe of the towers and has 4 towers. A knight on the lake earns 3 + 4 coins, one on the town 1 + 4.
learn-queendomino-safes-note = A safe pays for each knight you send, counted after he is placed.
learn-queendomino-building-title = 3. Build
learn-queendomino-building-text =
    You may buy _one_ tile a turn. Pay the price of its slot and put it on any site of yours, from this round or an earlier one. A knight on the site does not matter.
    Its knights join your reserve, to be sent from your next turn on. Its towers join your kingdom. Crowns on it count for the town it stands in.
    The slot stays empty until the round ends.
learn-queendomino-building-building = { $p1 } has 7 coins and one site left. The training camp lies in the slot for 5 coins.
learn-queendomino-building-note = A price never drops below 0. If the supply runs out of knights or towers, you get what is left. Coins never run out.
learn-queendomino-queen-title = The queen
learn-queendomino-queen-text =
    Build towers and then have _at least as many as everyone else_: the queen moves in with you. Nothing else moves her, and before the first tower nobody has her.
    While she is your guest, every building costs you one coin less. At the end she is one more crown on your largest property.
learn-queendomino-queen-queen = { $p2 } hosts the queen: every price is one coin lower, but never below 0.
learn-queendomino-dragon-title = 4. Bribe the dragon
learn-queendomino-dragon-text =
    Is the dragon in its cave, and is the queen not with you? Then you may pay 1 coin and have it burn any open tile. The tile leaves the game, and the dragon sits in the empty slot until the round ends.
    So this happens at most once a round among all players. If you won the queen this very turn, you may not.
learn-queendomino-dragon-dragon = { $p1 } paid a coin, and the dragon burnt the foundry in the slot for 3 coins.
learn-queendomino-slide-title = 5. Choose, and the round ends
learn-queendomino-slide-text =
    Choose a free domino of the newer line, as in Kingdomino.
    After the last turn of a round, the dragon flies home. The open tiles slide to the cheap end, keeping their order, and new tiles fill the free slots.
    In the last round nobody chooses a domino, and nothing slides after it.
learn-queendomino-slide-slide = The next round: the big tavern slid from 5 to 3 coins, and two new tiles came. It is { $p2 }’s turn, who still hosts the queen and pays one coin less.
learn-queendomino-slide-note = When the pile is empty, slots stay empty, but tiles still slide.
learn-queendomino-tiles-title = All building tiles
learn-queendomino-tiles-text = There are 32 tiles of 17 kinds. What a tile gives at once is in its middle, points at the end are at its foot.
learn-queendomino-tiles-note = The towers and knights of some tiles we could not see; they are chosen so that everything fits together. The page of pieces says which.
learn-queendomino-scoring-title = Counting points
learn-queendomino-scoring-text =
    - _Coins_: 1 point for every three.
    - _Properties_: squares × crowns, towns included. Crowns on buildings count.
    - _The queen_: one more crown on your largest property, whether it has crowns or not.
    - _Buildings_: what each tile says: a fixed number, 2 for each separate property of a land, or 1 for each tower or knight, placed or not.
learn-queendomino-scoring-scoring = { $p2 }’s grassland has 5 crowns and the queen: 9 × 6 = 54.
learn-queendomino-scoring-note = The rule book’s worked example adds up to 71 here, too. It prints 3 for the statue, but the sum needs the 5 that the tile gives.
learn-queendomino-ties-title = A tie
learn-queendomino-ties-text = Equal points? The largest property wins, with or without crowns, towns included. Still equal? You share the win.

## Royal Wedding
learn-royal_wedding-boxes-title = Two boxes, one table
learn-royal_wedding-boxes-text =
    Put Kingdomino and Queendomino together, for three to eight players. All rules of Queendomino apply.
    Lines come in turn from the two boxes, Queendomino first. A line never mixes them.
learn-royal_wedding-boxes-boxes = The first line comes from Queendomino, the second from Kingdomino. Numbers can be the same; only the order within a line matters.
learn-royal_wedding-numbers-title = How many of everything
learn-royal_wedding-numbers-text =
    Three or four players build large kingdoms in 24 rounds. Five or more build small ones in 12 rounds, from lines of eight.
    Dominoes that nobody chooses leave the game.
    Seven or eight single players can play, but rounds become long; teams are better.
learn-royal_wedding-teams-title = Teams of two
learn-royal_wedding-teams-text =
    With six or eight players you can play in pairs. Partners share one castle, one kingdom of 7 × 7, one reserve of 7 coins and 1 knight, the towers, the queen and the score.
    Each has a king of their own. When it is your king’s turn, you alone decide.
learn-royal_wedding-teams-teams = { $p0 } and { $p1 } build this kingdom together: each round brings it two dominoes.
learn-royal_wedding-supply-title = The supply
learn-royal_wedding-supply-text = Tiles, knights and towers come from one Queendomino box, however many play. They are soon gone!

## Duel
learn-duel-aim-title = The idea
learn-duel-aim-text =
    A duel with pen and dice. Both players share the same four dice and draw coats of arms on their own map: 34 shields around a castle.
    Shields with the same coat of arms that lie side by side are a _property_. At the end, each scores its shields times its _crosses_.
    There are six coats of arms and four different dice. Some faces have one or two crosses, and two dice have a joker, “?”.
learn-duel-dice-title = Share the dice
learn-duel-dice-text =
    One of you is A and rolls all four dice. A takes one die. B takes two of the other three. The last one is A’s.
    Then both draw: A first, then B. In the next round the roles change.
learn-duel-dice-dice = { $p1 } is A and took the line with a cross. Now { $p0 } takes two of the other three.
learn-duel-dice-note = The rule book lets the oldest player begin. Here chance decides who is A first.
learn-duel-drawing-title = Draw your domino
learn-duel-drawing-text =
    Your two dice are a domino. Draw it on two empty shields side by side. At least _one half_ must touch the castle, or the same coat of arms from an earlier round.
    It is not enough that the two halves match each other. The edge of the map is fixed.
learn-duel-drawing-drawing =
    { $p0 } draws “filled” and “two dots”.
    A is allowed: filled touches filled.
    B is not allowed: neither half touches its own coat of arms.
learn-duel-joker-title = The joker
learn-duel-joker-text = A joker becomes any coat of arms. You choose when you draw it, and then it stays that way.
learn-duel-joker-joker =
    { $p0 } has “filled” with two crosses, and a joker.
    A: the joker becomes filled, too. Its neighbour touches the castle.
    B: the joker becomes a dot and touches a dot.
learn-duel-must-title = Must I draw?
learn-duel-must-text =
    - If you can draw without a power, you must draw. You may still use a power for it.
    - If you can draw only with a power, you may, but you need not.
    - If you cannot draw at all, you draw nothing this round.
learn-duel-book-title = The spell book
learn-duel-book-text =
    After both have drawn, each die _without a cross_ ticks one box in the row of its coat of arms, on its owner’s side. A ticks before B. Two equal dice tick twice.
    What counts is what the die showed when you drew it. A joker ticks nothing, and neither does a player who drew nothing.
    The rows have 5, 5, 4, 4, 3 and 3 boxes. Whoever fills a row first wins its power; the other’s row is locked. Ticks in a full or locked row are lost.
learn-duel-book-book = { $p1 } filled the row of lines first and holds its power. { $p0 }’s row is locked.
learn-duel-powers-title = Six powers
learn-duel-powers-text =
    Each power can be used once, from the round after you won it. The last two act at once.
    Powers and the castle’s cross can go together in one turn, but not “Anywhere” with “Apart”.
learn-duel-powers-apart = “Apart”: { $p1 } draws the two dice in different places. Each half touches its own coat of arms.
learn-duel-powers-anywhere = “Anywhere”: { $p1 } fills the last two shields, though nothing connects.
learn-duel-castle-title = The castle’s cross
learn-duel-castle-text = Once in the game, add a cross to one of your two dice before you draw, even to a joker. That die then ticks no box.
learn-duel-castle-castle = { $p0 } adds the castle’s cross to “two lines” with one cross: now it has two, and this drawing is worth 10 points.
learn-duel-end-title = Two ways to end
learn-duel-end-text =
    The game ends with the round in which
    - a player draws on the last empty shield, or
    - neither player was able to draw anything, even with the powers they held.
    Ticks, and powers that act at once, still happen in that round. If you could draw with a power and do not want to, the game goes on.
learn-duel-end-note = What counts is whether you can draw your dice as they are. That one of them could have been turned beforehand changes nothing.
learn-duel-scoring-title = Counting points
learn-duel-scoring-text =
    Each property scores shields × crosses. If you named a coat of arms, each of your properties of it scores 3 more, with or without crosses.
    Equal points? The largest property wins. Still equal? You share the win.
learn-duel-scoring-scoring = { $p0 } had named the line: three properties of lines bring 9 more points. { $p1 } drew on the last shield, but { $p0 } wins.

## All pieces
pieces-title = All pieces
pieces-intro = Every domino, tile, die and spell that we play with, drawn by us. Each carries a mark that says how sure we are of it.
pieces-box = Box
pieces-all = All boxes
pieces-dominoes = { $dominoes } dominoes
pieces-tiles = { $tiles } building tiles
pieces-dice = Four dice
pieces-towers = Towers
pieces-knights = Knights
pieces-kingdomino-text = The list is well known, and its sums are checked.
pieces-sample-text = We have never seen the dominoes of the sample. Number 1 is number 1 or 2 of the full box, number 2 is 3 or 4, and so on; each land keeps exactly half of its squares.
pieces-queendomino-text = What the dominoes show is certain. Which one has which number comes from a single source; the four numbers we could compare with photographs agree.
pieces-tiles-text = Names, copies, crowns, taxes and points of the tiles are known. Towers and knights have a mark of their own. If you own the game and see a mistake, please tell us.
pieces-dice-text = Four different dice, six coats of arms, a joker and up to two crosses are certain: the rule book shows them. Which face is on which die comes from a single source.
pieces-spells-text = The powers are certain. How many boxes a row has, and which row gives which power, comes from a single source. The names of the powers are ours.
mark-certain = Certain
mark-certain-text = Well known and checked.
mark-likely = Likely
mark-likely-text = From a single source, and nothing speaks against it.
mark-seen = Seen
mark-seen-text = Read off a picture of the tile.
mark-derived = Derived
mark-derived-text = Follows from something else we know, such as a sum in the rule book.
mark-reconstructed = Reconstructed
mark-reconstructed-text = Chosen by us so that everything fits together. It may be wrong.
