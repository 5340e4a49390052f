"""`beginner`: what glitters is taken, in each family of games, and nothing silly is done."""

import random

import pytest

from crownland import Draw, State, make_bot
from gains import gains

PLACING = (
    "kingdomino(seats=2) round=6 phase=place seat=0 pool=1-24 older=45@0,46@1,47@0,48@1 turn=0 newer= "
    "kingdom=w1w1./w1#w/ww. discards=7 kingdom=# discards=10"
)


def test_a_placement_brings_as_many_points_as_any() -> None:
    state = State.from_text(PLACING)
    points = dict(gains(state, 0))
    assert points[state.action_code(make_bot("beginner", 1).choose(state))] == max(points.values())


@pytest.mark.parametrize("bot", ["beginner", "beginner(sees=50)", "beginner(slips=50)"])
def test_the_same_seed_gives_the_same_decisions(bot: str) -> None:
    state = State.from_text(PLACING)
    decided = [[make_bot(bot, seed).choose(state) for _ in range(5)] for seed in (1, 1)]
    assert decided[0] == decided[1]


def test_a_domino_that_can_be_drawn_is_drawn() -> None:
    """In the Duel a player may decline; a beginner does so only where nothing else can be done."""
    state, rng, bot = State("duel()"), random.Random(3), make_bot("beginner(sees=1)", 3)
    while not state.is_over:
        if state.seat < 0:
            state.draw(rng)
            continue
        action = bot.choose(state)
        assert action != Draw() or state.legal_actions() == [Draw()]
        state.apply(action)
