"""A recorded game as steps to walk through: the state before each, and what was done in it."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ...match.view.actions import move_of
from ...match.view.types import Move
from ...rules.actions import decode, is_chance
from ...rules.state import State
from ...rules.variants import Variant


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened; draws of one kind in a row, such as a line, are one step."""

    game: int  # from 1, for a series
    before: State
    moves: tuple[Move, ...]
    after: State


def steps_of(variant: Variant, logs: Iterable[list[int]]) -> list[Step]:
    """Return every step of every game of a record."""
    return [step for game, log in enumerate(logs, 1) for step in _game_steps(variant, game, log)]


def _game_steps(variant: Variant, game: int, log: list[int]) -> Iterator[Step]:
    state = State(variant.single)
    before, moves = state.copy(), []
    for code in log:
        action = decode(code)
        moves.append(move_of(code))
        state.apply_unchecked(code)
        if not (is_chance(action) and state.is_drawing(type(action))):
            yield Step(game, before, tuple(moves), state.copy())
            before, moves = state.copy(), []
