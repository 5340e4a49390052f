"""Single keys from a terminal, and a recorded game as steps to walk through."""

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Final

import typer

from ...engine.action import decode, is_chance
from ...engine.state import State
from ...engine.variant import Variant
from ...match.view.actions import move_of
from ...match.view.types import Move

_KEY: Final = re.compile(r"\x1b(?:\[[0-9;]*[A-Za-z~]|O.)?|.", re.DOTALL)


@contextmanager
def key_reader() -> Iterator[Callable[[], str]]:
    """Give a function that waits for one key; the end of input is the empty text."""
    try:
        termios, tty = import_module("termios"), import_module("tty")
    except ImportError:  # a system without POSIX terminals
        yield _portable_key
        return
    terminal = sys.stdin.fileno()
    before = termios.tcgetattr(terminal)
    tty.setcbreak(terminal, termios.TCSADRAIN)
    try:
        yield _Keys(terminal)
    finally:
        termios.tcsetattr(terminal, termios.TCSADRAIN, before)


class _Keys:
    """The keys typed so far that nobody has asked for."""

    def __init__(self, terminal: int) -> None:
        self.terminal = terminal
        self.ahead: list[str] = []

    def __call__(self) -> str:
        if not self.ahead:
            self.ahead = _KEY.findall(os.read(self.terminal, 64).decode(errors="replace"))
        return self.ahead.pop(0) if self.ahead else ""


def _portable_key() -> str:
    try:
        return typer.getchar()
    except EOFError:
        return ""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that happened; draws of one kind in a row, such as a line, are one step."""

    game: int  # from 1, for a series
    before: State
    moves: tuple[Move, ...]
    after: State


def replay_steps(variant: Variant, logs: Iterable[list[int]]) -> list[Step]:
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
