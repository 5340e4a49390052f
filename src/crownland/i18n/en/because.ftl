# Why an option is better than another, for puzzles, reviews and the coach. `end` is what it comes to in the end, on
# average. `than` is what it is compared with: what was played, tried, or is obvious. Whose land it is about may be anybody's.

because = Why
because-arms = property “{ $name }”
because-only = The only move.
because-played = Played
because-tried = Tried
because-obvious = Tempting
because-better = Better
because-sum = Reasons count separately and need not add up.
answer-show = Show answer

## What can be seen at once
because-points = Brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} now.
because-points-more = Brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} now, not { $other }.
because-less-now = Brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} now, not { $other }, but pays later.
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
because-fits = Domino { $domino } fits nowhere here.
because-brings = Domino { $domino } can bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
because-brings-more = Domino { $domino } can bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the other { $other }.
because-keeps = Would bring { $name } { $points ->
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
}, not { $squares_other } with { $crowns_other }: about +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-larger = The { $terrain } becomes { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}, not { $squares_other }, and { $unit ->
    [crosses] crosses can still come
   *[crowns] crowns can still come
}: about +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-open = The { $terrain } keeps { $free ->
    [one] { $free } free square
   *[other] { $free } free squares
} to grow, not { $free_other }: about +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-castle-side = { $sides ->
    [one] One castle side stays
   *[other] { $sides } castle sides stay
} free, not { $sides_other }; everything fits there.
because-reach = A compact kingdom: { $free } squares around it in reach, not { $free_other }.
because-follows = Then domino { $domino }, already claimed, brings { $points ->
    [one] { $points } point
   *[other] { $points } points
}, not { $other }.
because-offers = Then domino { $domino } on offer can bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}, not { $other }.
because-hole = { $than ->
    [played] What was played
    [tried] Your try
   *[obvious] The obvious spot
} leaves { $squares ->
    [one] a square no domino can fill
   *[other] { $squares } squares no domino can fill
}.
because-shut-in = { $than ->
    [played] What was played
    [tried] Your try
   *[obvious] The obvious spot
} shuts the { $terrain } in: { $squares ->
    [one] its { $squares } square
   *[other] its { $squares } squares
} cannot grow.
because-link = One square can still join the { $terrain }: { $squares } and { $squares_other } squares.
because-alone = { $than ->
    [played] What was played
    [tried] Your try
   *[obvious] The obvious spot
} leaves { $squares ->
    [one] a lone square
   *[other] { $squares } lone squares
}.
because-open-arms = { $kinds ->
    [one] { $kinds } coat of arms keeps
   *[other] { $kinds } coats of arms keep
} a free square nearby, not { $kinds_other }.
because-room = { $room ->
    [one] Room for { $room } more domino, not { $room_other }: fewer discards.
   *[other] Room for { $room } more dominoes, not { $room_other }: fewer discards.
}
because-too-small = { $than ->
    [played] What was played
    [tried] Your try
   *[obvious] The obvious spot
} leaves room for at most { $room } of { $left } more dominoes.
because-kinds = { $kinds ->
    [one] { $kinds } kind of land stays open, not { $kinds_other }: more dominoes fit.
   *[other] { $kinds } kinds of land stay open, not { $kinds_other }: more dominoes fit.
}
because-feeds = { $crowns ->
    [0] It enlarges the { $terrain }
    [one] Its crown belongs on the { $terrain }
   *[other] Its { $crowns } crowns belong on the { $terrain }
}: about +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-feeds-new = { $crowns ->
    [one] It brings { $terrain } with a crown
   *[other] It brings { $terrain } with { $crowns } crowns
}: about +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-matches = It goes with domino { $domino }, already claimed ({ $terrain }): about +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-last-crowns = Rare: { $left ->
    [0] no more crowns for the { $terrain }
    [one] only { $left } more crown for the { $terrain }
   *[other] only { $left } more crowns for the { $terrain }
}.
because-feeds-die = { $crosses ->
    [0] The die “{ $arms }” enlarges the { $terrain }
    [one] The cross on “{ $arms }” belongs on the { $terrain }
   *[other] The { $crosses } crosses on “{ $arms }” belong on the { $terrain }
}: about +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-dice-more = These dice can bring { $points ->
    [one] { $points } point
   *[other] { $points } points
}, the others { $other }.
because-draws = Then the best drawing brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} now, not { $other }.
because-able = Otherwise nothing can be drawn.

## Bonuses, buildings, spells
because-bonus-harmony = Everything fits: Harmony in { $often }% of games, not { $seldom }%.
because-loses-harmony = { $than ->
    [played] What was played
    [tried] Your try
   *[obvious] The obvious spot
} leaves room for at most { $room } of { $left } more dominoes: no Harmony.
because-bonus-middle_kingdom = The castle stays central: Middle Kingdom in { $often }% of games, not { $seldom }%.
because-loses-middle_kingdom = { $than ->
    [played] What was played
    [tried] Your try
   *[obvious] The obvious spot
} loses Middle Kingdom: the castle ends off-centre.
because-bonus-building = { $building } brings about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more.
because-brings-knights = { $knights ->
    [one] Its knight can collect coins.
   *[other] Its { $knights } knights can collect coins.
}
because-brings-towers = { $towers ->
    [one] Its tower helps win the queen.
   *[other] Its { $towers } towers help win the queen.
}
because-bonus-site = Its town is a building site: about +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-needs-site = Its town is the only free building site.
because-bonus-coins = The knights bring coins: about +{ $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-taxes = The knights collect { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} now, not { $other }.
because-knight-waits = { $knights ->
    [one] Here a knight would collect { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; larger land may come
   *[other] Here { $knights } knights would collect { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; larger land may come
}{ $end ->
    [0] .
   *[other] : about +{ $end ->
        [one] { $end } point
       *[other] { $end } points
    }.
}
because-saves = { $coins ->
    [one] { $coins } coin stays
   *[other] { $coins } coins stay
} in hand, not { $other }.
because-queen = It wins the queen for good in { $often }% of games, not { $seldom }%.
because-takes-queen = It brings the queen now: a crown for the largest property.
because-spell = Drawing “{ $arms }” ticks the row’s last box and wins the power “{ $power }”.
because-denies-spell = { $name } needs just “{ $arms }” for the power “{ $power }”.
because-ticks = Drawing “{ $arms }” ticks box { $ticks } of { $boxes } for the power “{ $power }”.
because-keeps-power = Saves the power “{ $power }”.
because-castle-waits = Saves the castle’s cross for larger land.

## Rivals and turns
because-denies = Otherwise { $name } takes it for { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the rest brings at most { $other }.
because-denies-crowns = { $crowns ->
    [one] Taking its crown
   *[other] Taking its { $crowns } crowns
} ({ $terrain }) costs { $name } about { $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-denies-land = It fits { $name }’s { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
} of { $terrain }: taking it costs them about { $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-denies-match = It fits { $name }’s domino { $domino } ({ $terrain }): taking it costs them about { $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-denies-site = It is a building site for { $name }: taking it costs them about { $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-denies-dice = The rest is worth at most { $other ->
    [one] { $other } point
   *[other] { $other } points
} to { $name }, not { $points }.
because-takes-tile = Taking { $building } costs { $name } about { $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-burns-tile = Burning { $building } costs { $name } about { $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-earlier = An earlier next turn: number { $place }, not { $other }.

## In the end, where no fact on the table explains it
because-outlook-own = Overall, { $own ->
    [one] { $own } point
   *[other] { $own } points
} more.
because-outlook-rival = Overall, { $rival ->
    [one] { $rival } point
   *[other] { $rival } points
} less for { $name }.
because-outlook-both = Overall, { $own ->
    [one] { $own } point
   *[other] { $own } points
} more, and { $rival } less for { $name }.
because-outlook-more = Overall, { $own ->
    [one] { $own } point
   *[other] { $own } points
} more, though { $name } gets { $rival } more.
because-outlook-less = Overall, { $rival ->
    [one] { $rival } point
   *[other] { $rival } points
} less for { $name }, at a cost of { $own }.
because-ends-land = Biggest gain: the { $terrain }, about { $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-ends-buildings = Biggest gain: buildings, about { $end ->
    [one] { $end } point
   *[other] { $end } points
}.
because-ends-coins = Biggest gain: coins, about { $end ->
    [one] { $end } point
   *[other] { $end } points
}.
