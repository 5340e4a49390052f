"""`greedy_placement`: greedy with its land, but takes dominoes and dice by lot."""

import random

import pytest

from crownland import Place, State
from crownland.bots.simple import SCRATCH, greedy_placement
from crownland.engine.kernel import blank


def choose(state: State, bits: int) -> int:
    return int(greedy_placement(state.record, blank(state.states.dtype, SCRATCH), bits))


@pytest.mark.parametrize("name", ["kingdomino(seats=3,harmony=true)", "queendomino(seats=2)", "duel()"])
def test_it_takes_by_lot_and_decides_the_rest_without(name: str) -> None:
    state, rng, by_lot = State(name), random.Random(2), set()
    while not state.is_over:
        if state.seat < 0:
            state.draw(rng)
            continue
        choices = {choose(state, bits) for bits in range(0, 1 << 32, 1 << 28)}
        assert choices <= {*state.legal_codes()}
        if len(choices) > 1:
            by_lot.add(state.phase)
        state.apply(min(choices))
    assert by_lot == {"take"} if name == "duel()" else {"claim"}


def test_it_places_for_the_points_now() -> None:
    text = (
        "kingdomino(seats=2) round=5 phase=place seat=0 pool=1-24 older=45@0,46@1,47@0,48@1 turn=0 newer=25,26,27,28 "
        "kingdom=w1w1./w1#w/ww. discards=5 kingdom=# discards=8"
    )
    state = State.from_text(text)
    most = max(after(state, action) for action in state.legal_codes())
    assert after(state, choose(state, 0)) == most
    assert isinstance(state.legal_actions()[0], Place)


def after(state: State, action: int) -> int:
    further = state.copy()
    further.apply(action)
    return further.total(state.seat)
