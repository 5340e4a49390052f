# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, or what is obvious. Whose land it is about may be anybody's.

because = Why
because-arms = property “{ $name }”
because-only = There was nothing else to do.

## What can be seen at once
because-points = It brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once.
because-points-more = It brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once instead of { $other }.
because-less-now = It brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} now instead of { $other }, but it pays later.
because-grows = The { $terrain } has { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} and { $unit ->
    [crosses] { $crowns ->
        [0] no cross yet
        [one] { $crowns } cross
       *[other] { $crowns } crosses
    }
   *[crowns] { $crowns ->
        [0] no crown yet
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
} now.
because-fits = Domino { $domino } fits nowhere in this kingdom.
because-brings = Domino { $domino } can bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
because-brings-more = Domino { $domino } can bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the other one { $other }.
because-keeps = This domino would bring { $name } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Land
because-joins = The { $terrain } becomes { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} with { $unit ->
    [crosses] { $crowns ->
        [one] { $crowns } cross
       *[other] { $crowns } crosses
    }
   *[crowns] { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
}, instead of { $squares_other } with { $crowns_other }: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
because-open = The { $terrain } keeps room to grow, { $free ->
    [one] { $free } free square
   *[other] { $free } free squares
} around it instead of { $free_other }: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
because-follows = The other domino, { $domino }, then brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} instead of { $other }.
because-hole = { $than ->
    [played] What was played
   *[obvious] The obvious spot
} leaves { $squares ->
    [one] a square that no domino can fill
   *[other] { $squares } squares that no domino can fill
}.
because-room = { $room ->
    [one] There is room for { $room } more domino instead of { $room_other }, so fewer will be discarded.
   *[other] There is room for { $room } more dominoes instead of { $room_other }, so fewer will be discarded.
}
because-kinds = { $kinds ->
    [one] { $kinds } kind of land stays open to be joined instead of { $kinds_other }, so more dominoes will fit.
   *[other] { $kinds } kinds of land stay open to be joined instead of { $kinds_other }, so more dominoes will fit.
}
because-feeds = { $crowns ->
    [0] This domino makes the { $terrain } larger
    [one] The crown on this domino belongs on the { $terrain }
   *[other] The { $crowns } crowns on this domino belong on the { $terrain }
}: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
because-feeds-new = { $crowns ->
    [one] This domino brings { $terrain } with a crown
   *[other] This domino brings { $terrain } with { $crowns } crowns
}: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
because-feeds-die = { $crosses ->
    [0] This die makes the { $terrain } larger
    [one] The cross on this die belongs on the { $terrain }
   *[other] The { $crosses } crosses on this die belong on the { $terrain }
}: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.

## Bonuses, buildings, spells
because-bonus-harmony = Everything will fit: Harmony counts in { $often } of 100 games instead of { $seldom }.
because-bonus-middle_kingdom = The castle stays in the middle: Middle Kingdom counts in { $often } of 100 games instead of { $seldom }.
because-bonus-building = The tile “{ $building }” pays: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
because-bonus-site = The town on this domino is a building site: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
because-bonus-coins = The knights bring coins: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
because-queen = It wins the queen: she stays to the end in { $often } of 100 games instead of { $seldom }.
because-spell = Drawn, this die ticks the last box of a row and wins the power “{ $power }”.
because-denies-spell = { $name } has one box left for the power “{ $power }” and would tick it with this die.

## Rivals and turns
because-denies = Otherwise { $name } takes this domino for { $points ->
    [one] { $points } point
   *[other] { $points } points
}; what is left brings at most { $other }.
because-denies-crowns = { $name } is waiting for { $crowns ->
    [one] the crown
   *[other] the { $crowns } crowns
} on this domino ({ $terrain }): without it, { $name } ends with about { $end ->
    [one] { $end } point
   *[other] { $end } points
} less.
because-denies-land = { $name } would add this domino to { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} of { $terrain }: without it, { $name } ends with about { $end ->
    [one] { $end } point
   *[other] { $end } points
} less.
because-denies-site = { $name } could build on the town of this domino: without it, { $name } ends with about { $end ->
    [one] { $end } point
   *[other] { $end } points
} less.
because-denies-dice = What is left is worth at most { $other ->
    [one] { $other } point
   *[other] { $other } points
} to { $name }, instead of { $points }.
because-takes-tile = { $name } would like the tile “{ $building }”, too: without it, { $name } ends with about { $end ->
    [one] { $end } point
   *[other] { $end } points
} less.
because-earlier = The next turn comes earlier as well: number { $place } instead of { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = In the end that makes { $own ->
    [one] { $own } point
   *[other] { $own } points
} more.
because-outlook-rival = In the end { $name } has { $rival ->
    [one] { $rival } point
   *[other] { $rival } points
} less.
because-outlook-both = In the end that makes { $own ->
    [one] { $own } point
   *[other] { $own } points
} more, and { $rival } less for { $name }.
