"""The results of a tournament: wins with confidence intervals, margins, points, times and ratings.

A claim is tested by Wald's sequential probability ratio test on the means of deals.
"""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from openskill.models import PlackettLuce

from .match import MatchResult
from .schedule import Plan
from .worker import JobResult

ERROR: Final = 0.05
BOUND: Final = math.log((1 - ERROR) / ERROR)
_MIN_DEALS: Final = 16  # before the test may decide: the variance of fewer deals is too uncertain
_PRIOR_VARIANCE: Final = 0.25  # added to the observed squares, so that a few equal deals prove little


@dataclass(frozen=True, slots=True)
class Claim:
    """The two hypotheses of a test, as shares of wins."""

    low: float
    high: float

    def settled(self, means: Sequence[float]) -> int | None:
        """Return the number of deals after which the test decides, or None.

        >>> Claim(0.5, 0.55).settled([1.0] * 40)
        16
        """
        total = squares = 0.0
        for n, mean in enumerate(means, 1):
            total += mean
            squares += mean * mean
            if n >= _MIN_DEALS and abs(self._log_ratio(n, total, squares)) >= BOUND:
                return n
        return None

    def holds(self, means: Sequence[float]) -> bool:
        """Return whether the means are nearer to `high` than to `low`."""
        return sum(means) / len(means) > (self.low + self.high) / 2

    def _log_ratio(self, n: int, total: float, squares: float) -> float:
        """Return the logarithm of the likelihood ratio of `high` and `low`."""
        variance = (squares - total * total / n + _PRIOR_VARIANCE) / n
        return (self.high - self.low) * (total - n * (self.low + self.high) / 2) / variance


_STUDENT: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706)  # Student's t for 1 to 5 degrees of freedom
_Z: Final = 1.959964  # 97.5 % point of the normal distribution


@dataclass(frozen=True, slots=True)
class Row:
    """The results of one bot, per kingdom that it played."""

    name: str
    wins: float  # share of games; shared victories count in part
    interval: tuple[float, float]  # 95 %, by deals
    margin: float  # points ahead of the best other kingdom
    score: float
    ms: float  # of a decision with more than one option
    rating: float  # openskill's mu: 25 at the start
    forfeits: dict[str, int]  # reasons, and how often
    against: dict[str, float]  # the share of wins in the games with each other bot, where bots met in pairs

    def to_json(self) -> dict[str, Any]:
        """Return the row as a JSON object."""
        return {
            "name": self.name,
            "wins": round(self.wins, 4),
            "interval": [round(end, 4) for end in self.interval],
            "margin": round(self.margin, 3),
            "score": round(self.score, 3),
            "ms": round(self.ms, 3),
            "rating": round(self.rating, 3),
            "forfeits": self.forfeits,
            "against": {name: round(wins, 4) for name, wins in self.against.items()},
        }


@dataclass(frozen=True, slots=True)
class Results:
    """The results of a tournament so far."""

    variant: str
    games: int
    seed: str
    par: float  # the share of wins among equals
    bots: list[Row]
    verdict: str | None = None  # of a sequential test

    def __str__(self) -> str:
        """Format the results as text: wins with their interval, margin and points of each bot."""
        width = max(len(row.name) for row in self.bots)
        lines = [f"{self.games} games of {self.variant}, seed {self.seed}"]
        for row in self.bots:
            low, high = row.interval
            wins = f"{row.wins:7.1%} ({low:.1%} to {high:.1%})"
            lines.append(f"{row.name:{width}} {wins:26} margin {row.margin:+6.1f}  points {row.score:5.1f}")
        return "\n".join(lines + ([self.verdict] if self.verdict else []))

    def to_json(self) -> dict[str, Any]:
        """Return the results as the JSON object of `crownland arena --json`."""
        return {
            "variant": self.variant,
            "games": self.games,
            "bots": [row.to_json() for row in self.bots],
            "seed": self.seed,
            **({"sprt": self.verdict} if self.verdict else {}),
        }

    def to_dict(self) -> dict[str, list[Any]]:
        """Return columns with a row for each bot, for pandas or polars."""
        plain = {key: [getattr(row, key) for row in self.bots] for key in ("name", "wins")}
        plain |= {"low": [row.interval[0] for row in self.bots], "high": [row.interval[1] for row in self.bots]}
        plain |= {key: [getattr(row, key) for row in self.bots] for key in ("margin", "score", "ms", "rating")}
        return plain | {"forfeits": [sum(row.forfeits.values()) for row in self.bots]}


@dataclass(slots=True)
class _Tally:
    """The sums for one bot."""

    kingdoms: int = 0
    wins: float = 0
    margin: int = 0
    score: int = 0
    seconds: float = 0
    decisions: int = 0
    forfeits: Counter[str] = field(default_factory=Counter)
    met: dict[str, list[float]] = field(default_factory=dict)


def summarise(plan: Plan, played: Sequence[JobResult], verdict: str | None = None) -> Results:
    """Compute the results from finished jobs in order."""
    tallies, labels = [_Tally() for _ in plan.bots], plan.labels
    matches = list(_matches(plan, played))
    for _, seating, match in matches:
        _add_up(plan, labels, tallies, seating, match)
    ratings = rate(len(plan.bots), matches)
    rows = [
        _row(name, tally, deal_means(plan, played, bot), ratings[bot])
        for bot, (name, tally) in enumerate(zip(labels, tallies, strict=True))
    ]
    return Results(str(plan.variant), len(matches), plan.seed, 1 / plan.variant.kingdoms, rows, verdict)


def deal_means(plan: Plan, played: Sequence[JobResult], bot: int) -> list[float]:
    """Return a bot's share of wins over all its games of a deal, for each deal in their order."""
    shares: dict[int, list[float]] = {}
    for deal, seating, match in _matches(plan, played):
        shares.setdefault(deal, []).extend(_share(match, place) for place, who in enumerate(seating) if who == bot)
    return [sum(wins) / len(wins) for _, wins in sorted(shares.items()) if wins]


def interval(means: Sequence[float]) -> tuple[float, float]:
    """Return the 95 % interval of the true mean: by Student's t, or Wilson's if all are equal.

    >>> [round(end, 3) for end in interval([0.5, 1.0, 0.5, 1.0])]
    [0.291, 1.0]
    """
    n = len(means)
    if not n:
        return 0.0, 1.0
    mean = sum(means) / n
    if len(set(means)) == 1:
        return _wilson(mean, n)
    return interval_around(mean, math.sqrt(sum((value - mean) ** 2 for value in means) / (n - 1)), n)


def interval_around(mean: float, deviation: float, n: int) -> tuple[float, float]:
    """Return the interval for `n` shares with this mean and standard deviation."""
    if deviation == 0:
        return _wilson(mean, n)
    reach = _student(n - 1) * deviation / math.sqrt(n)
    return max(mean - reach, 0.0), min(mean + reach, 1.0)


def rate(bots: int, matches: Sequence[tuple[int, tuple[int, ...], MatchResult]]) -> list[float]:
    """Return each bot's rating after all matches in order; copies of a bot change it by their average."""
    model: Any = PlackettLuce()
    ratings = [model.rating() for _ in range(bots)]
    for _, seating, match in matches:
        ranks = [_rank(match, place) for place in range(len(seating))]
        teams = model.rate([[ratings[bot]] for bot in seating], ranks=ranks)
        for bot in set(seating):
            copies = [team[0] for who, team in zip(seating, teams, strict=True) if who == bot]
            mu, sigma = (sum(getattr(copy, key) for copy in copies) / len(copies) for key in ("mu", "sigma"))
            ratings[bot] = model.rating(mu=mu, sigma=sigma)
    return [float(rating.mu) for rating in ratings]


def _matches(plan: Plan, played: Sequence[JobResult]) -> Iterator[tuple[int, tuple[int, ...], MatchResult]]:
    """Yield the deal, the seating and the result of each match."""
    pairings = plan.pairings
    for done in played:
        for match in done.matches:
            yield done.deal, pairings[done.pairing].seatings[match.seating], match


def _add_up(plan: Plan, labels: list[str], tallies: list[_Tally], seating: tuple[int, ...], match: MatchResult) -> None:
    for place, bot in enumerate(seating):
        tally = tallies[bot]
        tally.kingdoms += 1
        tally.wins += _share(match, place)
        for rival in set(seating) - {bot} if len(set(seating)) == 2 else ():
            tally.met.setdefault(labels[rival], []).append(_share(match, place))
        tally.margin += match.totals[place] - max(match.totals[:place] + match.totals[place + 1 :])
        tally.score += match.totals[place]
        tally.seconds += match.seconds[place]
        tally.decisions += match.decisions[place]
    for seat, reason in match.forfeits.items():
        tallies[seating[plan.variant.kingdom_of(seat)]].forfeits[reason] += 1


def _row(name: str, tally: _Tally, means: list[float], rating: float) -> Row:
    games, decisions = tally.kingdoms or 1, tally.decisions or 1
    return Row(
        name,
        tally.wins / games,
        interval(means),
        tally.margin / games,
        tally.score / games,
        1000 * tally.seconds / decisions,
        rating,
        dict(tally.forfeits),
        {name: sum(shares) / len(shares) for name, shares in tally.met.items()},
    )


def _share(match: MatchResult, place: int) -> float:
    return 1 / len(match.winners) if place in match.winners else 0.0


def _rank(match: MatchResult, place: int) -> int:
    """Rank winners first, then the others by points; a forfeit costs as many points as the best has."""
    best = max(match.totals)
    behind = best - match.totals[place] + (best if place in match.out else 0)
    return 0 if place in match.winners else 1 + behind


def _wilson(mean: float, n: int) -> tuple[float, float]:
    squared = _Z * _Z
    middle = (mean + squared / (2 * n)) / (1 + squared / n)
    reach = _Z * math.sqrt(mean * (1 - mean) / n + squared / (4 * n * n)) / (1 + squared / n)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def _student(freedom: int) -> float:
    """Return the 97.5 % point of Student's t: from a table, or by the first terms of its expansion."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    z = _Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
