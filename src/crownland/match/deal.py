"""Dealing a recorded match again from its seed: chance was fair when everything comes out the same."""

from ..rules.actions import decode, is_chance
from ..rules.errors import IllegalAction
from ..rules.state import State
from .dealer import draw_outcome
from .record import Record


def deal_again(record: Record, seed: bytes) -> int:
    """Deal every draw of a record again; return how many there were, raise IllegalAction at the first that differs."""
    draws = 0
    for log in record.logs:
        state = State(record.variant)
        for code in log:
            if is_chance(decode(code)):
                _check(state, seed, draws, code)
                draws += 1
            state.apply_unchecked(code)
    return draws


def _check(state: State, seed: bytes, draw: int, code: int) -> None:
    due = draw_outcome(seed, draw, state)
    if due != code:
        raise IllegalAction(f"draw {draw + 1}: the seed gives {decode(due)}, but the record has {decode(code)}")
