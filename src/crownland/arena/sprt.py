"""When a claim is settled: Wald's sequential probability ratio test on the means of deals.

The claim "this bot wins HIGH of its games" is weighed against "it wins LOW". Deals, each played in every seating, are
independent observations of a normal distribution with an estimated variance. Either error has a chance of 5 %.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

ERROR: Final = 0.05
BOUND: Final = math.log((1 - ERROR) / ERROR)
_FEWEST: Final = 16  # deals before which nothing is settled: their variance is too uncertain
_DOUBT: Final = 0.25  # squares added to those observed, so that deals which happen to be alike prove little


@dataclass(frozen=True, slots=True)
class Claim:
    """A share of wins to be proved, `high`, and one to be refuted."""

    low: float
    high: float

    def settled(self, means: Sequence[float]) -> int | None:
        """Return after how many deals, in their order, the claim is settled; None if it is not yet.

        >>> Claim(0.5, 0.55).settled([1.0] * 40)
        16
        """
        total = squares = 0.0
        for n, mean in enumerate(means, 1):
            total += mean
            squares += mean * mean
            if n >= _FEWEST and abs(self._log_ratio(n, total, squares)) >= BOUND:
                return n
        return None

    def holds(self, means: Sequence[float]) -> bool:
        """Return which way the means point: towards `high`, or towards `low`."""
        return sum(means) / len(means) > (self.low + self.high) / 2

    def _log_ratio(self, n: int, total: float, squares: float) -> float:
        """Return how much likelier `high` is than `low`, as a logarithm."""
        variance = (squares - total * total / n + _DOUBT) / n
        return (self.high - self.low) * (total - n * (self.low + self.high) / 2) / variance
