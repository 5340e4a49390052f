"""Paired deals: the chance of a game is fixed beforehand, so bots can swap seats under the same chance.

Every kind of draw (dominoes, kings, building tiles, dice, the first player) has its own random stream, and the n-th
draw of a kind takes the n-th number of its stream. What is left to draw depends only on earlier draws of the same
kind; so whatever the players do, the same dominoes, tiles and dice come in the same order.
"""

import hashlib
import random
from typing import Any

from ..engine.state import State


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
            self._streams[kind] = random.Random(derive_seed("deal", *self._seed, kind))
        return state.action_code(state.draw(self._streams[kind]))


def derive_seed(*words: Any) -> int:
    """Make a seed of any words, from which nobody can tell the words or any other seed."""
    return int.from_bytes(hashlib.sha256(repr(words).encode()).digest()[:6], "big")
