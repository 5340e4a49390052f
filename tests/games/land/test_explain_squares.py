"""Free squares of a kingdom, as a person sees them."""

import pytest

from crownland import State
from crownland.games.draft.explain import free_squares, most_dominoes
from crownland.games.land.explain import around, beside, dead, shores
from placements import moments


@pytest.mark.parametrize("seed", range(3))
def test_what_fits_lies_on_free_squares_and_never_on_dead_ones(seed: int) -> None:
    for state in moments("kingdomino(seats=2)", seed):
        free = free_squares(state, state.seat)
        assert dead(free) <= free and not free & set(state.land(state.seat))
        for action in state.legal_actions():
            at = set(getattr(action, "at", ()))
            assert at <= free and not at & dead(free)


@pytest.mark.parametrize("seed", range(3))
def test_a_placement_takes_no_more_room_than_there_is(seed: int) -> None:
    for state in moments("sample()", seed):
        places = [action for action in state.legal_actions() if hasattr(action, "at")]
        assert not places or most_dominoes(state, state.seat) >= 1
        for action in places:
            after = state.copy()
            after.apply(action)
            assert most_dominoes(after, state.seat) < most_dominoes(state, state.seat) or state.round < 4


def test_an_empty_kingdom_has_room_for_twelve_dominoes_and_no_shore() -> None:
    state = State("kingdomino(seats=2)")
    assert most_dominoes(state, 0) == 12  # five rows of five around a castle
    free = free_squares(state, 0)
    assert shores(state.land(0), free) == set() == dead(free)


def test_around_land_lies_what_is_two_steps_away() -> None:
    state = State("kingdomino(seats=2)")
    near = around(free_squares(state, 0), [(0, 1)])
    assert beside((0, 1)) - {(0, 0)} <= near
    assert all(abs(row) + abs(column - 1) <= 2 for row, column in near)
