"""What is at stake: the victory of a match. In a Dynasty its other games count: those before, and those to come."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from ..bots.luck import key_of
from ..match.standing import GAMES_IN_A_DYNASTY
from ..rules.state import State
from ..rules.variants import Variant
from .outcomes import FIRST_TIE, Ranks, play_out_all

BANK: Final = 4000  # games that are played out once, for those to come


@dataclass(frozen=True, slots=True)
class Stakes:
    """The games of a match besides the one that is looked at."""

    before: Ranks  # of each kingdom, the games that are over together
    to_come: tuple[Ranks, ...]  # for each game to come, the ranks of many that were played out

    def of_match(self, ranks: Ranks) -> Ranks:
        """Add the other games to the ends of this one, each of them to another of those to come (K13)."""
        n = ranks.shape[-3]
        whole = _sum(ranks, self.before)
        for bank in self.to_come:
            whole = _sum(whole, bank[np.arange(n) % len(bank)])
        return whole


def stakes_of(variant: Variant, finished: Sequence[State], seed: str) -> Stakes | None:
    """Return what else counts in a game after those that are finished; None where there is only this one."""
    if not variant.dynasty:
        return None
    before = np.zeros((variant.kingdoms, 3), np.int32)
    for state in finished:
        ends = [(state.totals()[one], *state.tie_breaks(one)) for one in range(variant.kingdoms)]
        before = _sum(before, np.array(ends, np.int32))
    games = range(len(finished) + 1, GAMES_IN_A_DYNASTY)
    return Stakes(before, tuple(_bank(variant.single, f"{seed} to come {game}") for game in games))


@lru_cache(maxsize=8)
def _bank(variant: Variant, seed: str) -> Ranks:
    bank: Ranks = play_out_all([State(variant)], key_of(seed), 0, BANK)[0]
    return bank


def _sum(one: Ranks, other: Ranks) -> Ranks:
    """K13: points summed, largest property of any of the games, crowns summed."""
    both = one + other
    both[..., FIRST_TIE] = np.maximum(one[..., FIRST_TIE], other[..., FIRST_TIE])
    return both
