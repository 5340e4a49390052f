# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, tried, or is obvious. Whose land it is about may be anybody's.

because = Why
because-arms = property “{ $name }”
because-only = It was the only possible move.
because-played = Played
because-tried = Tried
because-obvious = Tempting
because-better = Better
because-square = row { $row } column { $column }
because-at = { $count ->
    [one] Square: { $squares }.
   *[other] Squares: { $squares }.
}
option-take = Take: { $faces }
option-draw = Draw: { $faces }
option-turn = Turn a die to: { $faces }
option-castle = Add the castle’s cross to: { $faces }
option-name = Name: { $faces }
option-build = Build: { $building }
option-burn = Burn: { $building }

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
because-grows = The { $terrain } now has { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}{ $unit ->
    [crosses] { $crowns ->
        [0] , but no cross yet
        [one] {" "}and { $crowns } cross
       *[other] {" "}and { $crowns } crosses
    }
   *[crowns] { $crowns ->
        [0] , but no crown yet
        [one] {" "}and { $crowns } crown
       *[other] {" "}and { $crowns } crowns
    }
}.
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
because-larger = The { $terrain } becomes { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} instead of { $squares_other }, and { $unit ->
    [crosses] crosses can still come
   *[crowns] crowns can still come
}: about { $end ->
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
because-castle-side = { $sides ->
    [one] One side of the castle stays
   *[other] { $sides } sides of the castle stay
} free instead of { $sides_other }, and everything fits there.
because-reach = The kingdom stays compact: { $free } squares around it stay within reach instead of { $free_other }.
because-follows = Domino { $domino }, claimed already, then brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} instead of { $other }.
because-offers = After that, domino { $domino } on offer can bring { $points ->
    [one] { $points } point
   *[other] { $points } points
} instead of { $other }.
because-hole = { $than ->
    [played] What was played
    [tried] Your try
   *[obvious] The obvious spot
} leaves { $squares ->
    [one] a square that no domino can fill
   *[other] { $squares } squares that no domino can fill
}.
because-shut-in = { $than ->
    [played] What was played
    [tried] Your try
   *[obvious] The obvious spot
} shuts the { $terrain } in: nothing can be added to { $squares ->
    [one] its { $squares } square
   *[other] its { $squares } squares
} any more.
because-link = Two parts of the { $terrain }, { $squares } and { $squares_other } squares, can still be joined over a single square.
because-alone = { $than ->
    [played] What was played
    [tried] Your try
   *[obvious] The obvious spot
} leaves { $squares ->
    [one] a square without a free one beside it
   *[other] { $squares } squares without a free one beside them
}.
because-open-arms = { $kinds ->
    [one] { $kinds } coat of arms keeps
   *[other] { $kinds } coats of arms keep
} a free square nearby, instead of { $kinds_other }.
because-room = { $room ->
    [one] There is room for { $room } more domino instead of { $room_other }, so fewer will be discarded.
   *[other] There is room for { $room } more dominoes instead of { $room_other }, so fewer will be discarded.
}
because-too-small = { $than ->
    [played] What was played
    [tried] Your try
   *[obvious] The obvious spot
} leaves room for at most { $room } of the { $left } dominoes still to come.
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
because-matches = This domino goes with domino { $domino }, claimed already ({ $terrain }): about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
because-last-crowns = These are rare: { $left ->
    [0] no crown for the { $terrain } is still to come
    [one] only { $left } more crown for the { $terrain } can still come
   *[other] only { $left } more crowns for the { $terrain } can still come
}.
because-feeds-die = { $crosses ->
    [0] The die “{ $arms }” makes the { $terrain } larger
    [one] The cross on the die “{ $arms }” belongs on the { $terrain }
   *[other] The { $crosses } crosses on the die “{ $arms }” belong on the { $terrain }
}: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
because-dice-more = These dice can be drawn for { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the others for { $other }.
because-draws = Then the best drawing brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} at once instead of { $other }.
because-able = Otherwise nothing can be drawn.

## Bonuses, buildings, spells
because-bonus-harmony = Everything will fit: Harmony counts in { $often } of 100 games instead of { $seldom }.
because-loses-harmony = { $than ->
    [played] What was played
    [tried] Your try
   *[obvious] The obvious spot
} leaves room for at most { $room } of the { $left } dominoes still to come: Harmony is lost.
because-bonus-middle_kingdom = The castle stays in the middle: Middle Kingdom counts in { $often } of 100 games instead of { $seldom }.
because-loses-middle_kingdom = { $than ->
    [played] What was played
    [tried] Your try
   *[obvious] The obvious spot
} gives Middle Kingdom away: the castle can no longer lie in the middle.
because-bonus-building = The tile “{ $building }” pays: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
because-brings-knights = { $knights ->
    [one] This tile brings a knight, who can collect coins.
   *[other] This tile brings { $knights } knights, who can collect coins.
}
because-brings-towers = { $towers ->
    [one] This tile brings a tower, and towers bring the queen.
   *[other] This tile brings { $towers } towers, and towers bring the queen.
}
because-bonus-site = The town on this domino is a building site: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
because-needs-site = The town on this domino is a building site, and no other one is free.
because-bonus-coins = The knights bring coins: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
because-taxes = The knights collect { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} at once instead of { $other }.
because-knight-waits = { $knights ->
    [one] Here a knight would collect { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; kept back, he can go to larger land
   *[other] Here { $knights } knights would collect { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; kept back, they can go to larger land
}{ $end ->
    [0] .
   *[other] : about { $end ->
        [one] { $end } point
       *[other] { $end } points
    } more in the end.
}
because-saves = { $coins ->
    [one] { $coins } coin stays
   *[other] { $coins } coins stay
} in hand instead of { $other }.
because-queen = It wins the queen: she stays to the end in { $often } of 100 games instead of { $seldom }.
because-takes-queen = It brings the queen at once: her crown counts on the largest property.
because-spell = Drawn, the die “{ $arms }” ticks the last box of its row and wins the power “{ $power }”.
because-denies-spell = { $name } has one box left for the power “{ $power }” and would tick it with the die “{ $arms }”.
because-ticks = Drawn, the die “{ $arms }” ticks box { $ticks } of { $boxes } for the power “{ $power }”.
because-keeps-power = The power “{ $power }” is kept for later.
because-castle-waits = The castle’s cross is kept for larger land.

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
because-denies-match = { $name } has claimed domino { $domino } ({ $terrain }), and this one goes with it: without it, { $name } ends with about { $end ->
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
because-burns-tile = Burnt, the tile “{ $building }” is out of reach: { $name } ends with about { $end ->
    [one] { $end } point
   *[other] { $end } points
} less.
because-earlier = The next turn comes earlier: number { $place } instead of { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = All in all, that makes { $own ->
    [one] { $own } point
   *[other] { $own } points
} more.
because-outlook-rival = All in all, { $name } ends with { $rival ->
    [one] { $rival } point
   *[other] { $rival } points
} less.
because-outlook-both = All in all, that makes { $own ->
    [one] { $own } point
   *[other] { $own } points
} more, and { $rival } less for { $name }.
because-outlook-more = All in all, that makes { $own ->
    [one] { $own } point
   *[other] { $own } points
} more, though { $name } gets { $rival } more, too.
because-outlook-less = All in all, { $name } ends with { $rival ->
    [one] { $rival } point
   *[other] { $rival } points
} less, at a cost of { $own }.
because-ends-land = The biggest gain comes from the { $terrain }: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} in the end.
because-ends-buildings = The biggest gain comes from the buildings: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} in the end.
because-ends-coins = The biggest gain comes from the coins: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} in the end.
