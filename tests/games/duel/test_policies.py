"""Greedy in Kingdomino Duel: it wins, it keeps powers until they pay, and it sees what a die is worth."""

import pytest

from crownland import State, Variant, make_bot, play
from crownland.engine.kernel import COMPILED
from duel_positions import NEW, do, position

DUEL = Variant("duel")


@pytest.mark.parametrize("bots", [("greedy", "random"), ("random", "greedy")])
def test_greedy_beats_random_in_the_duel(bots: tuple[str, str]) -> None:
    games = play(DUEL, bots, 500 if COMPILED else 2, seed=1)
    won = games.winners[:, bots.index("greedy")] & ~games.winners[:, bots.index("random")]
    assert won.mean() >= 0.95


def test_greedy_draws_where_it_scores() -> None:
    state = position("#f2f", NEW, dice="dot@0,filled@0,dot@1,line@1")
    state.apply(make_bot("greedy").choose(state))
    assert state.total(0) == 3 * 2


def test_greedy_keeps_the_castle_bonus_at_the_start_and_uses_it_at_the_end() -> None:
    early = do(State("duel()"), "first:0 roll:0=dot roll:1=filled roll:2=line roll:3=line take:0 take:1,2")
    assert str(make_bot("greedy").choose(early)) == "castle:none"
    late = """
        ddddd..
        ddddddd
        ddd#ddd
        ddddddd
        ddddddd
    """
    state = position(late, NEW, dice="dot@0,dot@0,dot@1,line@1", phase="castle", castle=("unused", "used"))
    assert str(make_bot("greedy").choose(state)) in ("castle:0", "castle:1")


def test_greedy_adds_its_cross_to_the_largest_property() -> None:
    picture = "#ccc/.lll/.ll"
    state = position(
        picture, NEW, dice="dot@0,checked@0,line@1,line1@1", phase="cross", drew="0", ticks=({"checked": 3}, {})
    )
    state.apply(make_bot("greedy").choose(state))
    assert state.total(0) == 5


def test_greedy_names_the_coat_of_arms_with_most_properties() -> None:
    state = position(
        "#fd/lfl/dfd", NEW, dice="dot@0,filled@0,line@1,line1@1", phase="name", drew="0", ticks=({"filled": 3}, {})
    )
    assert str(make_bot("greedy").choose(state)) == "name:dot"
