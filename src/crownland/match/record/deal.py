"""Dealing a recorded match again from its seed: chance was fair when every table that it lays is the recorded one.

A record tells what lay on the table, not in which order the dominoes of a line came out of the box; so tables are
compared whenever chance has done its part.
"""

from collections.abc import Iterator

from ...rules.errors import IllegalAction
from ...rules.state import CHANCE, State
from ..dealer import draw_outcome
from .record import Record


def deal_again(record: Record, seed: bytes) -> int:
    """Deal all that chance did in a record again; return how many draws, raise IllegalAction where one differs."""
    draws = 0
    for log in record.logs:
        dealt, told = State(record.variant), State(record.variant)
        codes = iter(log)
        while True:
            draws += _deal(dealt, seed, draws)
            if not _tell(told, codes):
                break
            if dealt != told:
                raise IllegalAction(f"draw {draws}: the seed gives {dealt}, but the record has {told}")
            code = next(codes, None)
            if code is None:
                break
            dealt.apply(code)
            told.apply(code)
    return draws


def _deal(state: State, seed: bytes, draw: int) -> int:
    """Let chance draw from the seed while it is in turn; return how often it did."""
    drawn = 0
    while state.seat == CHANCE:
        state.apply_unchecked(draw_outcome(seed, draw + drawn, state))
        drawn += 1
    return drawn


def _tell(state: State, codes: Iterator[int]) -> bool:
    """Let chance do what the record says; tell whether it says all of it."""
    while state.seat == CHANCE:
        code = next(codes, None)
        if code is None:
            return False
        state.apply(code)
    return True
