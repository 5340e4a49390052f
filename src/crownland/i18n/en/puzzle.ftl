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
puzzle-solved = { $solved } solved, { $first } at the first try
puzzle-kept = No connection: these puzzles were kept here for you.
puzzle-gone = No connection, and this browser has not kept the puzzles of that day.
puzzle-none = There is no such puzzle.
puzzle-fair = Puzzles come from games of the strongest bot against itself. An answer counts as best only if thousands of games played out from there say so. A day begins at midnight UTC.
puzzle-you = You

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
puzzle-task-burn = Would you send the dragon to burn a tile?
puzzle-task-knights = Would you send knights, and where?
puzzle-task-take = { $dice ->
    [one] Which die would you take?
   *[other] Which dice would you take?
}
puzzle-task-draw = Where would you draw?
puzzle-task-text = One answer is clearly best, and counting what it brings right now is not enough to find it.

puzzle-best = That is it!
puzzle-best-first = Solved at the first try!
puzzle-good = { $points ->
    [0] Good, but there is something a little better.
    [one] Good, but there is better: this costs { $points } point in the end.
   *[other] Good, but there is better: this costs { $points } points in the end.
}
puzzle-cost = Not quite: in the end, this costs { $win ->
    [0] { $points ->
        [one] about 1 point
       *[other] about { $points } points
    }
   *[other] { $points ->
        [0] { $win }% of the chance to win
        [one] about 1 point and { $win }% of the chance to win
       *[other] about { $points } points and { $win }% of the chance to win
    }
}.
puzzle-tempting = A bot that looks only one move ahead would do the same.
puzzle-answer = The best move
puzzle-answer-is = The best move: “{ $action }”
puzzle-obvious = Tempting, but worse: “{ $action }”.
puzzle-obvious-place = Tempting, but worse: the spot in the dashed outline.
puzzle-win = So { $win } of 100 games are won from here, instead of { $other } after the obvious move.
puzzle-sum = Each reason counts only its own points, so they may not add up to the whole difference.
puzzle-retry = Try again
puzzle-show = Show the answer
puzzle-share = Share
puzzle-next = Next: { $game }
puzzle-all = All puzzles
puzzle-share-first = Crownland puzzle { $day } · { $game } · solved at first try { $sign }
puzzle-share-later = Crownland puzzle { $day } · { $game } · solved at try { $tries } { $sign }
puzzle-share-shown = Crownland puzzle { $day } · { $game } · too hard for me today { $sign }
