"""Single keys from a terminal, and a recorded game as steps to walk through."""

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from typing import Final

import typer

from ...engine.action import decode
from ...engine.state import State
from ...match.timeline import Timeline
from ...match.view.types import Move
from ...match.view.viewer import to_move

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


def replay_steps(record: Timeline) -> list[Step]:
    """Return every step of every game of a record."""
    return list(_steps(record))


def _steps(record: Timeline) -> Iterator[Step]:
    start = State(record.variant.single)
    before, moves = start, list[Move]()
    for past in islice(record.positions(), 1, None):
        event = past.events[-1]
        before = start if event.action_index == 0 else before
        moves += map(to_move, event.actions)
        if event.is_chance and past.state.is_drawing(type(decode(event.actions[0]))):
            continue
        after = past.state.copy()
        yield Step(event.game, before, tuple(moves), after)
        before, moves = after, []
