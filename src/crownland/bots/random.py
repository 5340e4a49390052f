"""`random`: every legal action is as likely as any other."""

from typing import Any

from ..engine.action import Action, decode
from ..engine.dispatch import pick_in
from ..engine.state import State
from .choice import check_turn
from .rng import make_rng, next_bits, seed_or_random


class RandomBot:
    """Plays by lot."""

    name = "random"

    def __init__(self, seed: Any = None) -> None:
        self._luck = make_rng(seed_or_random(seed))

    def choose(self, state: State) -> Action:
        check_turn(state)
        return decode(int(pick_in(state.states, next_bits(self._luck))))
