"""Dealing a recorded match again from its seed: chance was fair when every table that it lays is the recorded one.

A record tells what lay on the table, not in which order the dominoes of a line came out of the box; so tables are
compared whenever chance has done its part.
"""

from collections.abc import Iterable, Sequence

from ...engine.errors import IllegalAction
from ...engine.state import CHANCE, State
from ...engine.variant import Variant
from ..dealer import draw_outcome
from .events import write_events


def deal_again(
    variant: Variant, logs: Iterable[Sequence[int]], seed: bytes, begun: Sequence[Sequence[int]] = ()
) -> int:
    """Deal all that chance did in a match again; return how many draws, raise IllegalAction where one differs.

    What the match had `begun` with, as the first actions of each game, was not dealt from this seed.
    """
    draws = 0
    for game, log in enumerate(logs, 1):
        given = len(begun[game - 1]) if game <= len(begun) else 0
        try:
            draws += _deal_game(variant, log, seed, draws, given)
        except IllegalAction as error:
            raise IllegalAction(f"game {game}, {error}" if variant.dynasty else str(error)) from None
    return draws


def _deal_game(variant: Variant, log: Sequence[int], seed: bytes, first: int, given: int) -> int:
    told = State(variant.single)
    for code in log[:given]:
        told.apply(code)
    dealt, draws, ply = told.copy(), 0, given
    while True:
        start, ply = ply, _tell(told, log, ply)
        codes = _deal(dealt, seed, first + draws, ply - start)
        draws += len(codes)
        if dealt != told:
            event = _first_difference(variant, log[:ply], [*log[:start], *codes])
            raise IllegalAction(f"event {event}: expected what the seed deals, but something else was drawn")
        if ply == len(log):
            return draws
        dealt.apply(log[ply])
        told.apply(log[ply])
        ply += 1


def _tell(state: State, log: Sequence[int], ply: int) -> int:
    """Let chance do what the record says from an action on; return the first action that is not chance's."""
    while state.seat == CHANCE and ply < len(log):
        state.apply(log[ply])
        ply += 1
    return ply


def _deal(state: State, seed: bytes, draw: int, times: int) -> list[int]:
    """Let chance draw from the seed, as often as the record tells, which may stop before chance has done its part."""
    codes: list[int] = []
    while state.seat == CHANCE and len(codes) < times:
        codes.append(int(draw_outcome(seed, draw + len(codes), state)))
        state.apply_unchecked(codes[-1])
    return codes


def _first_difference(variant: Variant, told: Sequence[int], dealt: Sequence[int]) -> int:
    """Return the number of the first event that the seed does not deal."""
    lists = [list(write_events(variant, codes)) for codes in (told, dealt)]
    return next(
        (number for number, (one, other) in enumerate(zip(*lists, strict=False), 1) if one != other), len(lists[0])
    )
