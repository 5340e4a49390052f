"""Single keys from a terminal, without losing those that are typed ahead; the terminal is put back afterwards."""

import os
import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Final

import typer

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
