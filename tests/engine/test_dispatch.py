"""`pick` turns bits of luck into an action."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownland import State
from crownland.engine.dispatch import pick_in
from strategies import states

pytestmark = pytest.mark.rules


@given(states)
def test_every_legal_action_can_be_picked_and_no_other(state: State) -> None:
    """`pick` turns 32 bits of luck into an action; the middle of each share of them finds each one."""
    if state.is_over:
        return
    weights = [int(state._rules.weight(state.record, code)) for code in state.legal_codes()]
    shares = sum(weights)
    lucks = [((2 * share + 1) << 31) // shares for share in range(shares)]
    picked = Counter(int(pick_in(state.states, luck)) for luck in lucks)
    assert picked == dict(zip(state.legal_codes(), weights, strict=True))


@given(states, st.integers(0, 2**32 - 1))
def test_any_luck_picks_a_legal_action(state: State, luck: int) -> None:
    if not state.is_over:
        assert int(pick_in(state.states, luck)) in state.legal_codes()
