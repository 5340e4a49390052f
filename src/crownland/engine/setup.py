"""Positions that no game led to: kingdoms copied from a real table, for the score calculator.

A family offers `setup.py` in its folder.
"""

from typing import Any

from .dispatch import per_family


@per_family("setup")
def lay_square(state: Any, kingdom: int, square: int) -> None:
    """Cover a square of a kingdom in an initial state; `games.land.cells` says how a square is an int."""
    raise NotImplementedError
