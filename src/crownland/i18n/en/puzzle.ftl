# Daily puzzles: one decision of a real game each day, for each game.

puzzle-title = Daily puzzle
puzzle-text = One decision from a game, new every day. Find the strongest bot’s move.
puzzle-of-day = Puzzle of { $day }
puzzle-day = Puzzles of { $day }
puzzle-today = Today’s puzzles
puzzle-players = { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}
puzzle-round = round { $round }

puzzle-open = Unsolved
puzzle-result-first = Solved first try
puzzle-result-later = Solved
puzzle-result-shown = Answer seen
puzzle-streak = { $days ->
    [0] Solve one to start a streak.
    [one] { $days }-day streak
   *[other] { $days }-day streak
}
puzzle-solved = { $solved } solved, { $first } first try
puzzle-kept = No connection: showing saved puzzles.
puzzle-gone = No connection, and that day is not saved here.
puzzle-fair = From games of the strongest bot against itself; thousands of simulations confirm each answer. New at midnight UTC.

puzzle-calendar = Earlier days
puzzle-month-back = Previous month
puzzle-month-on = Next month
puzzle-day-label = { $day }: { $solved ->
    [0] nothing solved
   *[other] { $solved } solved
}

puzzle-task = What would you do?
puzzle-task-place = Where does domino { $domino } go?
puzzle-task-claim = Which domino?
puzzle-task-build = Build something?
puzzle-task-burn = Burn a tile?
puzzle-task-knights = Send knights?
puzzle-task-take = { $dice ->
    [one] Which die?
   *[other] Which dice?
}
puzzle-task-draw = Where would you draw?
puzzle-task-text = One answer is clearly best, but counting points now will not find it.

puzzle-best = That’s it!
puzzle-best-first = First try!
puzzle-good = { $points ->
    [0] Good, but something is a little better.
    [one] Good, but it costs { $points } point in the end.
   *[other] Good, but it costs { $points } points in the end.
}
puzzle-cost = Not quite: it costs { $win ->
    [0] { $points ->
        [one] about 1 point
       *[other] about { $points } points
    }
   *[other] { $points ->
        [0] { $win }% win chance
        [one] about 1 point and { $win }% win chance
       *[other] about { $points } points and { $win }% win chance
    }
}.
puzzle-tempting = Looking one move ahead, a bot would do the same.
puzzle-answer = Best move
puzzle-answer-is = Best move: “{ $action }”
puzzle-obvious = Tempting, but worse: “{ $action }”.
puzzle-obvious-place = Tempting, but worse: the dashed outline.
puzzle-win = Win chance { $win }%, against { $other }% after the obvious move.
puzzle-next = Next: { $game }
puzzle-all = All puzzles
puzzle-share-first = Crownland puzzle { $day } · { $game } · first try { $sign }
puzzle-share-later = Crownland puzzle { $day } · { $game } · try { $tries } { $sign }
puzzle-share-shown = Crownland puzzle { $day } · { $game } · too hard today { $sign }
