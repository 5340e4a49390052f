"""Whose turn it is: the numbers that every game's state uses for seats and for its end."""

from typing import Final

MAX_SEATS: Final = 8
CHANCE: Final = -1
NOBODY: Final = -2  # the game is over
OVER: Final = 4  # the phase of a finished game
