## A review of a game
review-thinking = Simulating thousands of games…
review-so-far = So far:
review-offline = No connection. The review will resume.
review-whose = Whose decisions
review-graph = Graph
review-measure-win = Win chance
review-measure-points = Points
review-graph-win = Win chance over the game
review-graph-points = Expected points over the game
review-percent = { $win }%
review-here-win = { $name } { $win }%
review-here-points = { $name } { $points }
review-not-yet = Not known yet
review-event = Event
review-cell = { $win }% · { $points }
review-table = As a table
review-line = The line shows the outlook after each event, if all play well.
review-marks = { $who ->
    [me] Marks: your slips, mistakes and blunders.
   *[other] Marks: { $name }’s slips, mistakes and blunders.
}
review-drop = The drop at a mark is its cost.
review-faults = { $who ->
    [me] Your worst decisions
   *[other] { $name }’s worst decisions
}
review-faults-yet = { $who ->
    [me] Your worst decisions so far
   *[other] { $name }’s worst decisions so far
}
review-no-faults = { $who ->
    [me] You made no clear mistake.
   *[other] { $name } made no clear mistake.
}
review-no-faults-yet = None so far.
review-all = { $faults ->
   *[other] Show all { $faults }
}
review-fewer = Show fewer
review-grades = A slip costs at least { $slip }% win chance or { $slip } points of lead, a mistake { $mistake }, a blunder { $blunder }.
review-order = The three worst first, then in order of play.
review-place-game = Game { $game }, round { $round }
review-lasting = Missed in { $turns } turns; this one cost most.
review-cost-short = { $win ->
    [0] { $points ->
        [one] −{ $points } point
       *[other] −{ $points } points
    }
   *[other] { $points ->
        [0] −{ $win }%
        [one] −{ $win }% · −{ $points } point
       *[other] −{ $win }% · −{ $points } points
    }
}
review-cost = It cost { $win ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $points ->
        [0] { $win }% win chance
        [one] { $win }% win chance and 1 point
       *[other] { $win }% win chance and { $points } points
    }
}.
review-good = It cost next to nothing.
review-chances = Win chance: { $best }% after the best option, { $played }% after this one.
review-lead = Points: lead lost to the best opponent.
review-again-cost = It would have cost { $win ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $points ->
        [0] { $win }% win chance
        [one] { $win }% win chance and 1 point
       *[other] { $win }% win chance and { $points } points
    }
}.
review-again-played = As played.
review-again-good = Well found: as good as the best.
review-better = Better: “{ $action }”.
review-better-place = Better: see the board.
review-why-wait = Finding reasons…
review-why-none = Reasons need a connection.
review-decision = Decision
review-told = { $grade }. Best option shown.
review-try-now = What would you do?
why-not-here = It does not fit.
review-next = Next
review-back = Back to replay
review-keys = In a decision · Left, Right, Home, End: list · Esc: back
review-how = A strong bot compares options in thousands of simulated games. What may be chance is no mistake; luck is what the draws changed.

## Luck and skill
review-luck-none = The draws were even for { $who ->
    [me] you
   *[other] { $name }
}.
review-luck-good = The draws raised { $who ->
    [me] your
   *[other] { $name }’s
} win chance by { $win }%.
review-luck-bad = The draws lowered { $who ->
    [me] your
   *[other] { $name }’s
} win chance by { $win }%.
review-skill-none = { $who ->
    [me] { $decisions ->
        [one] Your only decision cost little.
       *[other] None of your { $decisions } decisions cost much.
    }
   *[other] { $decisions ->
        [one] { $name }’s only decision cost little.
       *[other] None of { $name }’s { $decisions } decisions cost much.
    }
}
review-skill = { $faults ->
    [one] { $decisions ->
        [one] The only decision
       *[other] One of { $decisions } decisions
    } cost { $who ->
        [me] you
       *[other] { $name }
    }
   *[other] { $faults } of { $decisions } decisions cost { $who ->
        [me] you
       *[other] { $name }
    } up to
} { $win ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $points ->
        [0] { $win }% win chance
        [one] { $win }% win chance and 1 point
       *[other] { $win }% win chance and { $points } points
    }
}.

## Grades
grade-best = Best
grade-good = Good
grade-slip = Slip
grade-mistake = Mistake
grade-blunder = Blunder

## The coach
coach-best = Best.
coach-good = Good.
coach-slip = A slip.
coach-mistake = A mistake.
coach-blunder = A blunder.
