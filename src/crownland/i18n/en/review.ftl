## A review of a game
review-thinking = Playing the game out thousands of times…
review-so-far = So far:
review-offline = No connection. The review goes on as soon as it is back.
review-whose = Whose decisions
review-graph = The graph shows
review-measure-win = Chance to win
review-measure-points = Points
review-graph-win = Chance to win over the game
review-graph-points = Expected points over the game
review-percent = { $win }%
review-here-win = { $name } { $win }%
review-here-points = { $name } { $points }
review-not-yet = Not known yet
review-event = Event
review-cell = { $win }% · { $points }
review-table = As a table
review-line = The line shows how the game stood after each event, assuming that everybody plays well from there.
review-marks = { $who ->
    [me] The marks are your slips, mistakes and blunders.
   *[other] The marks are the slips, mistakes and blunders of { $name }.
}
review-drop = At a mark, the line falls by what the decision cost.
review-faults = { $who ->
    [me] Your worst decisions
   *[other] The worst decisions of { $name }
}
review-faults-yet = { $who ->
    [me] Your worst decisions so far
   *[other] The worst decisions of { $name } so far
}
review-no-faults = { $who ->
    [me] You made no mistake that shows.
   *[other] { $name } made no mistake that shows.
}
review-no-faults-yet = None so far.
review-all = { $faults ->
   *[other] Show all { $faults }
}
review-fewer = Show only the worst
review-grades = A slip lowers the chance to win by at least { $slip }% or the lead by { $slip } points, a mistake by { $mistake }, a blunder by { $blunder }; whichever is worse counts.
review-order = First the three that lowered the chance to win the most, then the others in order of play.
review-place = Round { $round }
review-place-opening = Opening
review-place-game = Game { $game }, round { $round }
review-lasting = Left undone in { $turns } turns; this one cost the most.
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
        [0] { $win }% of the chance to win
        [one] { $win }% of the chance to win and 1 point
       *[other] { $win }% of the chance to win and { $points } points
    }
}.
review-good = It cost nothing that matters.
review-chances = Chance to win: { $best }% after the best option, { $played }% after this one.
review-lead = The cost in points is how much the lead over the best rival shrinks.
review-sum = Each reason counts only its own points, so they may not add up to it.
review-again-cost = This would have cost { $win ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $points ->
        [0] { $win }% of the chance to win
        [one] { $win }% of the chance to win and 1 point
       *[other] { $win }% of the chance to win and { $points } points
    }
}.
review-again-played = That is what was played.
review-again-good = Well found: that is as good as the best.
review-better = Better: “{ $action }”.
review-better-place = Better: as shown on the board.
review-why-wait = Looking for the reasons…
review-why-none = Reasons need a connection to a server.
review-decision = One decision
review-told = { $grade }. The best option is shown.
review-try = Try again
review-try-now = What would you do?
review-show-answer = Show the answer
why-not-here = It does not fit there.
review-next = Next one
review-back = Back to the replay
review-keys = With a decision open, left and right go to the previous and the next one in the list, Home and End to the first and the last, and Esc goes back to the replay.
review-how = A strong bot says what it would have done, and thousands of games are played out to compare. What may be chance is not called a mistake. Luck is what the draws changed.

## Luck and skill
review-luck-none = The draws were neither for nor against { $who ->
    [me] you
   *[other] { $name }
}.
review-luck-good = The draws raised { $who ->
    [me] your
   *[other] { $name }’s
} chance to win by { $win }%.
review-luck-bad = The draws lowered { $who ->
    [me] your
   *[other] { $name }’s
} chance to win by { $win }%.
review-skill-none = { $who ->
    [me] { $decisions ->
        [one] Your only decision did not cost much.
       *[other] None of your { $decisions } decisions cost much.
    }
   *[other] { $decisions ->
        [one] { $name }’s only decision did not cost much.
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
    } something, the worst of them
} { $win ->
    [0] { $points ->
        [one] 1 point
       *[other] { $points } points
    }
   *[other] { $points ->
        [0] { $win }% of the chance to win
        [one] { $win }% of the chance to win and 1 point
       *[other] { $win }% of the chance to win and { $points } points
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
coach-better = “{ $action }” would have been better.
coach-better-place = There was a better spot: the board shows it.
