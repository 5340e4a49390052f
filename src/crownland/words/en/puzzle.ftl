# Daily puzzles: one decision of a real game each day, for each game.

puzzle-title = Daily puzzle
puzzle-text = One decision of a real game, new every day for each game. Find the move that the strongest bot would make.
puzzle-of-day = Puzzle of { $day }
puzzle-day = Puzzles of { $day }
puzzle-today = Today’s puzzles
puzzle-players = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
puzzle-round = round { $round }

puzzle-open = Not solved yet
puzzle-result-first = Solved at the first try
puzzle-result-later = Solved
puzzle-result-shown = Answer seen
puzzle-streak = { $days ->
    [0] Solve one today to begin a streak.
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
puzzle-solved = { $solved ->
    [one] { $solved } solved
   *[other] { $solved } solved
}, { $first } at the first try
puzzle-kept = No connection: these puzzles were kept here for you.
puzzle-gone = Without a connection, only the puzzles of the last week are here.
puzzle-none = There is no such puzzle.
puzzle-fair = Puzzles come from games of the strongest bot against itself. An answer counts as best only if thousands of games played out from there say so. A day begins at midnight UTC.

puzzle-calendar = Earlier days
puzzle-month-back = Previous month
puzzle-month-on = Next month
puzzle-day-label = { $day }: { $solved ->
    [0] nothing solved
   *[other] { $solved } solved
}

puzzle-task = What would you do?
puzzle-task-place = Where would you place domino { $domino }?
puzzle-task-claim = Which domino would you take?
puzzle-task-build = Would you build, and what?
puzzle-task-burn = Would you send the dragon, and where?
puzzle-task-knights = Would you send knights, and where?
puzzle-task-take = { $dice ->
    [one] Which die would you take?
   *[other] Which dice would you take?
}
puzzle-task-draw = Where would you draw?
puzzle-task-text = One answer is clearly best, and it is not the one that brings most right now.

puzzle-best = That is it!
puzzle-best-first = Solved at the first try!
puzzle-good = Good, but there is better: this costs { $points ->
    [one] { $points } point
   *[other] { $points } points
} in the end.
puzzle-cost = Not quite: this costs { $points ->
    [one] about { $points } point
   *[other] about { $points } points
} in the end, and { $win }% of the chance to win.
puzzle-tempting = It is what most people would do.
puzzle-answer = The best move
puzzle-why = Why
puzzle-win = So { $win } of 100 games are won from here, instead of { $other } after the obvious move.
puzzle-retry = Try again
puzzle-show = Show the answer
puzzle-share = Share
puzzle-next = Next: { $game }
puzzle-all = All puzzles
puzzle-share-first = Crownland puzzle { $day } · { $game } · solved at first try { $sign }
puzzle-share-later = Crownland puzzle { $day } · { $game } · solved at try { $tries } { $sign }
puzzle-share-shown = Crownland puzzle { $day } · { $game } · too hard for me today { $sign }

## Why the answer is best. `end` is what it comes to in the end, on average.

puzzle-arms = property “{ $name }”
puzzle-why-less-now = The obvious move brings { $other ->
    [one] { $other } point
   *[other] { $other } points
} now, this one { $points }; it pays later.
puzzle-why-joins = Your { $terrain } becomes { $squares ->
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
puzzle-why-follows = Your other domino, { $domino }, then brings { $points ->
    [one] { $points } point
   *[other] { $points } points
} instead of { $other }.
puzzle-why-hole = The obvious spot leaves { $squares ->
    [one] a square that no domino can fill
   *[other] { $squares } squares that no domino can fill
}.
puzzle-why-open = Your { $terrain } keeps room to grow, { $free } free squares around it instead of { $free_other }: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
puzzle-why-room = { $room ->
    [one] There is room for { $room } more domino instead of { $room_other }, so you will discard less.
   *[other] There is room for { $room } more dominoes instead of { $room_other }, so you will discard less.
}
puzzle-why-kinds = { $kinds ->
    [one] { $kinds } kind of land stays open to be joined instead of { $kinds_other }, so that more dominoes will fit.
   *[other] { $kinds } kinds of land stay open to be joined instead of { $kinds_other }, so that more dominoes will fit.
}
puzzle-why-feeds = { $crowns ->
    [0] It makes your { $terrain } larger
    [one] Its crown belongs on your { $terrain }
   *[other] Its { $crowns } crowns belong on your { $terrain }
}: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
puzzle-why-feeds-new = { $crowns ->
    [one] It brings { $terrain } with a crown
   *[other] It brings { $terrain } with { $crowns } crowns
}: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
puzzle-why-feeds-die = { $crosses ->
    [0] It makes your { $terrain } larger
    [one] Its cross belongs on your { $terrain }
   *[other] Its { $crosses } crosses belong on your { $terrain }
}: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
puzzle-why-denies = Otherwise { $name } takes it for { $points ->
    [one] { $points } point
   *[other] { $points } points
}; what is left brings at most { $other }.
puzzle-why-denies-crowns = { $name } is waiting for { $crowns ->
    [one] its crown
   *[other] its { $crowns } crowns
} on { $terrain }: without it, { $name } ends with about { $end ->
    [one] { $end } point
   *[other] { $end } points
} less.
puzzle-why-denies-dice = With what is left, { $name } can draw { $other ->
    [one] { $other } point
   *[other] { $other } points
} at most, and otherwise { $points }.
puzzle-why-takes-tile = { $name } would like the tile “{ $building }”, too: without it, about { $end ->
    [one] { $end } point
   *[other] { $end } points
} less for them.
puzzle-why-queen = It wins the queen: she stays with you in { $often } of 100 games instead of { $seldom }.
puzzle-why-bonus-middle_kingdom = Your castle stays in the middle: Middle Kingdom counts in { $often } of 100 games instead of { $seldom }.
puzzle-why-bonus-harmony = Everything will fit: Harmony counts in { $often } of 100 games instead of { $seldom }.
puzzle-why-bonus-building = Your buildings bring about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end with “{ $building }”.
puzzle-why-bonus-site = Its town is a site for a building: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
puzzle-why-bonus-coins = The knights bring coins: about { $end ->
    [one] { $end } point
   *[other] { $end } points
} more in the end.
puzzle-why-earlier = And you choose earlier in the next round: number { $place } instead of { $other }.
puzzle-why-denies-land = { $name } would add it to { $squares } squares of { $terrain }: without it, about { $end ->
    [one] { $end } point
   *[other] { $end } points
} less for them.
puzzle-why-denies-site = { $name } could build on its town: without it, about { $end ->
    [one] { $end } point
   *[other] { $end } points
} less for them.
puzzle-why-spell = Drawn, it ticks the last box of a row: the power “{ $power }” is yours.
puzzle-why-denies-spell = { $name } has one box left for the power “{ $power }” and would tick it with this die.
