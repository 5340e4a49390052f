"""`beginner`: plays as people do in their first games, but does nothing silly.

It takes what brings most points now; between equals a tie breaker of the game
decides. Room, the next round and the others are forgotten. Two options, in percent and both 100 by default, make it
weaker or stronger: with `sees=50` it notices only half of its options; with `slips=50` it plays like a beginner in
half of its decisions, and like `greedy` in the others.
"""

from typing import Any, Final, TypeAlias

from ..engine.action import Action, decode, passes
from ..engine.bits import share
from ..engine.state import State, gains
from .choice import check_turn
from .greedy import GreedyBot
from .policies import load_policies
from .rng import make_rng, next_bits, seed_or_random

Option: TypeAlias = tuple[int, Action]  # with the points it brings
ALL: Final = 100


class BeginnerBot:
    """Takes the best of the options that it sees."""

    families = GreedyBot.families

    def __init__(self, seed: Any = None, sees: int = ALL, slips: int = ALL) -> None:
        self.name = "beginner"
        self._sees, self._slips = sees, slips
        self._careful = GreedyBot()
        self._luck = make_rng(seed_or_random(seed))

    def choose(self, state: State) -> Action:
        check_turn(state)
        return self._grab(state) if share(next_bits(self._luck), ALL) < self._slips else self._careful.choose(state)

    def _grab(self, state: State) -> Action:
        """Return what brings most points now; between equals what the tie breaker prefers, then any."""
        known = [(points, decode(code)) for code, points in gains(state, state.variant.kingdom_of(state.seat))]
        policies = load_policies(state.variant.family)
        wanted = [option for option in known if option[1] not in policies.UNWANTED] or known
        seen = self._look_at(wanted)
        most = max(points for points, _ in seen)
        equals = [action for points, action in seen if points == most]
        return max(equals, key=lambda action: (policies.tie_breaker(state, action), next_bits(self._luck)))

    def _look_at(self, options: list[Option]) -> list[Option]:
        """Return those of the options that it sees; that it can do without is never overlooked."""
        seen = max(1, len(options) * self._sees // ALL)
        if seen == len(options):
            return options
        shuffled = sorted(options, key=lambda _: next_bits(self._luck))
        return shuffled[:seen] + [option for option in shuffled[seen:] if passes(option[1])]
