"""Reasons of Queendomino: coins, knights, towers and the queen are as the court has them."""

import random

from crownland import Build, Knights, decode
from crownland.analysis.comparison import Comparison
from crownland.games.queendomino.explain import seen
from crownland.games.queendomino.table import describe_court, queen
from random_states import random_states


def test_what_is_told_of_a_court_is_true_of_it() -> None:
    rng, result = random.Random(4), set()
    for state in (one.copy() for one in random_states("queendomino(seats=3)", 500)):
        codes = [code for code in state.legal_codes() if state.phase in ("knights", "build", "burn")]
        if len(codes) < 2:
            continue
        first, second = rng.sample(codes, 2)
        case = Comparison(state, first, second)
        before, here, there = (describe_court(table, case.own) for table in (state, *case.tables))
        for because in seen(case):
            args = because.args
            result.add(because.id)
            if because.id == "taxes":
                assert isinstance(decode(case.best), Knights) and args["coins"] == here.coins - before.coins
                assert args["other"] == there.coins - before.coins < args["coins"]
            elif because.id == "knight-waits":
                assert args["coins"] == there.coins - here.coins > 0 and here.reserve > there.reserve
            elif because.id == "saves":
                assert (args["coins"], args["other"]) == (here.coins, there.coins)
            elif because.id == "takes-queen":
                assert queen(case.after) == case.own != queen(case.after_other)
            elif because.id == "brings-knights":
                assert isinstance(decode(case.best), Build) and here.reserve - before.reserve <= args["knights"]
    assert result >= {"taxes", "knight-waits", "saves", "takes-queen", "brings-knights", "brings-towers"}
