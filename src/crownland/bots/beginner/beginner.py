"""`beginner`: plays as people do in their first games, but does nothing silly.

It takes what brings most points now; between equals the eye decides, and what catches it differs from game to game
(`rooms`). Room, the next round and the others are forgotten. Two options, in percent and both 100 by default, make it
weaker or stronger: with `sees=50` it notices only half of its options; with `slips=50` it plays like a beginner in
half of its decisions, and like `greedy` in the others.
"""

from typing import Any, Final, TypeAlias

from ...rules.actions import Action, decode, passes
from ...rules.engine.bits import share
from ...rules.gains import gains
from ...rules.state import State
from ..asking import check_turn
from ..greedy.greedy import GreedyBot
from ..luck import make_luck, roll, some_seed
from .rooms import CHARMS, UNWANTED

Option: TypeAlias = tuple[int, Action]  # with the points it brings
ALL: Final = 100


class BeginnerBot:
    """Takes the best of the options that it sees."""

    families = frozenset(CHARMS) & GreedyBot.families

    def __init__(self, seed: Any = None, sees: int = ALL, slips: int = ALL) -> None:
        self.name = "beginner"
        self._sees, self._slips = sees, slips
        self._careful = GreedyBot()
        self._luck = make_luck(some_seed(seed))

    def choose(self, state: State) -> Action:
        check_turn(state)
        return self._grab(state) if share(roll(self._luck), ALL) < self._slips else self._careful.choose(state)

    def _grab(self, state: State) -> Action:
        """Return what brings most points now; between equals what charms most, and then any."""
        known = [(points, decode(code)) for code, points in gains(state, state.variant.kingdom_of(state.seat))]
        wanted = [option for option in known if option[1] not in UNWANTED] or known
        seen = self._look_at(wanted)
        most = max(points for points, _ in seen)
        charm = CHARMS[state.variant.row.family]
        equals = [action for points, action in seen if points == most]
        return max(equals, key=lambda action: (charm(state, action), roll(self._luck)))

    def _look_at(self, options: list[Option]) -> list[Option]:
        """Return those of the options that it sees; that it can do without is never overlooked."""
        seen = max(1, len(options) * self._sees // ALL)
        if seen == len(options):
            return options
        shuffled = sorted(options, key=lambda _: roll(self._luck))
        return shuffled[:seen] + [option for option in shuffled[seen:] if passes(option[1])]
