"""Paired deals: the luck of a game is fixed before anybody sits down, so bots can change places under the same luck.

Every kind of draw (a line's dominoes, kings, building tiles, dice, who is first) has a stream of numbers of its own,
and the n-th draw of a kind takes the n-th number of its stream. What is left to draw depends on earlier draws of the
same kind alone; so whatever the players do, the same dominoes, tiles and dice come in the same order.
"""

import hashlib
import random
from typing import Any

from ..rules.state import State


class Deal:
    """The luck of one game.

    >>> state, again = State("sample()"), State("sample()")
    >>> Deal("any seed").draw(state) == Deal("any seed").draw(again)
    True
    """

    def __init__(self, *seed: Any) -> None:
        self._seed = seed
        self._streams: dict[str, random.Random] = {}

    def draw(self, state: State) -> int:
        """Let chance draw; return the int of what it did."""
        kind = state.phase
        if kind not in self._streams:
            self._streams[kind] = random.Random(seed_of("deal", *self._seed, kind))
        return state.code_of(state.draw(self._streams[kind]))


def seed_of(*words: Any) -> int:
    """Make a seed of any words, from which nobody can tell the words or any other seed."""
    return int.from_bytes(hashlib.sha256(repr(words).encode()).digest()[:6], "big")
