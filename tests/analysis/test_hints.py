"""Advice: what a strong bot would do, with a reason that is true."""

import random

import pytest

from crownland import Action, State, Thought, make_bot, read_action
from crownland.analysis.hints import advise
from crownland.games.draft.table import best_placement, waiting

REASONS = {"only", "points", "grows", "brings", "keeps", "chance"}
PLACING = (
    "kingdomino(seats=2) round=6 phase=place seat=0 pool=1-24 older=45@0,46@1,47@0,48@1 turn=0 newer= "
    "kingdom=w1w1./w1#w/ww. discards=7 kingdom=# discards=10"
)


class Decided:
    """A thinker that has one thing in mind."""

    name = "decided"

    def __init__(self, action: str) -> None:
        self.action = read_action(action)

    def choose(self, state: State) -> Action:
        return self.action

    def thoughts(self, state: State) -> list[Thought]:
        return [Thought(self.action, 10, 0.617, 3.0, 0.6)]


@pytest.mark.parametrize("variant", ["kingdomino(seats=3,harmony=true)", "queendomino(seats=2)", "duel()"])
def test_every_decision_of_a_game_gets_a_reason(variant: str) -> None:
    state, rng, bot = State(variant), random.Random(5), make_bot("mce_greedy(playouts=30)", 5)
    result = set()
    while not state.is_over:
        if state.seat < 0:
            state.draw(rng)
            continue
        advice = advise(state, bot)  # type: ignore[arg-type]
        assert advice.reason in REASONS and (advice.reason == "only" or 0 <= advice.args["win"] <= 100)
        result.add(advice.reason)
        state.apply(advice.action)
    assert len(result) >= 3


def test_points_are_those_that_the_action_brings() -> None:
    state = State.from_text(PLACING)
    action = make_bot("greedy").choose(state)
    before, after = state.total(0), state.copy()
    after.apply(action)
    advice = advise(state, Decided(str(action)))
    assert (advice.reason, advice.args["points"]) == ("points", after.total(0) - before)


def test_a_domino_is_claimed_for_what_it_brings_or_keeps_from_somebody() -> None:
    """Domino 19 has a crown on its wheat."""
    text = (
        "kingdomino(seats=2) round=1 phase=claim seat=1 pool=4-18,20-40,45-48 older=41@0,42@1,43@0,44@1 turn=1 "
        "newer=1,2@0,3,19 kingdom={rival} discards=0 kingdom={own} discards=0"
    )
    for own, rival, reason, seat in (("#ww", "#ll", "brings", 1), ("#ll", "#ww", "keeps", 0)):
        state = State.from_text(text.format(own=own, rival=rival))
        advice = advise(state, Decided("claim:19"))
        assert advice.reason == reason
        assert advice.args["points"] == best_placement(state, seat, 19) == 3


def test_nothing_is_kept_from_somebody_who_has_chosen() -> None:
    """With three seats a line of Royal Wedding has four dominoes: the last to choose leaves one that nobody gets."""
    state, rng, greedy = State("royal_wedding(seats=3)"), random.Random(3), make_bot("greedy")
    last = 0
    while not state.is_over:
        if state.seat < 0:
            state.draw(rng)
            continue
        if state.phase == "claim" and len(waiting(state)) == 1:
            last += 1
            assert all(advise(state, Decided(str(one))).reason != "keeps" for one in state.legal_actions())
        state.apply(greedy.choose(state))
    assert last > 5


def test_the_chance_to_win_is_that_of_games_played_out() -> None:
    sure = State.from_text(PLACING)
    advice = advise(sure, Decided(str(make_bot("greedy").choose(sure))))
    assert advice.args["win"] == 100, "the other kingdom is empty; the thinker's own number is not repeated"


def test_what_a_domino_brings_is_none_where_it_does_not_fit() -> None:
    lakes = "lllll/lllll/ll#ll/llll./ll..."
    state = State.from_text(PLACING.replace("kingdom=# discards=10", f"kingdom={lakes} discards=0"))
    assert best_placement(state, 1, 1) is None and best_placement(state, 0, 1) is not None
