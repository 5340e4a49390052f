"""What a tournament says of its bots: wins with an interval, margins, points, time, and a rating.

A claim is settled by Wald's sequential probability ratio test on the means of deals.
"""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from openskill.models import PlackettLuce

from .match import Played
from .schedule import Plan
from .worker import Done

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


_FEW: Final = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706)  # Student's t for 1 to 5 degrees of freedom
_Z: Final = 1.959964  # 95 % of a normal distribution lie within so many standard deviations


@dataclass(frozen=True, slots=True)
class Row:
    """What came of one bot; numbers of a game are those of one of its kingdoms."""

    name: str
    wins: float  # share of games, shared victories in part
    interval: tuple[float, float]  # 95 %, by deals
    margin: float  # points ahead of the best other kingdom
    score: float
    ms: float  # of a decision with more than one option
    rating: float  # openskill's mu: 25 at the start
    forfeits: dict[str, int]  # reasons, and how often
    against: dict[str, float]  # the share of wins in the games with each other bot, where bots met in pairs

    def to_json(self) -> dict[str, Any]:
        """Return the row as a dictionary that `json.dumps` takes."""
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
    """The table of a tournament, as far as it was played."""

    variant: str
    games: int
    seed: str
    par: float  # the share of wins among equals
    bots: list[Row]
    verdict: str | None = None  # what a sequential test says

    def __str__(self) -> str:
        """Write the table for people: wins with their interval, the margin and the points of each bot."""
        wide = max(len(row.name) for row in self.bots)
        lines = [f"{self.games} games of {self.variant}, seed {self.seed}"]
        for row in self.bots:
            low, high = row.interval
            wins = f"{row.wins:7.1%} ({low:.1%} to {high:.1%})"
            lines.append(f"{row.name:{wide}} {wins:26} margin {row.margin:+6.1f}  points {row.score:5.1f}")
        return "\n".join(lines + ([self.verdict] if self.verdict else []))

    def to_json(self) -> dict[str, Any]:
        """Return the table as a dictionary that `json.dumps` turns into what `crownland arena --json` prints."""
        return {
            "variant": self.variant,
            "games": self.games,
            "bots": [row.to_json() for row in self.bots],
            "seed": self.seed,
            **({"sprt": self.verdict} if self.verdict else {}),
        }

    def to_dict(self) -> dict[str, list[Any]]:
        """Return columns with a row for each bot, as pandas and polars take them."""
        plain = {key: [getattr(row, key) for row in self.bots] for key in ("name", "wins")}
        plain |= {"low": [row.interval[0] for row in self.bots], "high": [row.interval[1] for row in self.bots]}
        plain |= {key: [getattr(row, key) for row in self.bots] for key in ("margin", "score", "ms", "rating")}
        return plain | {"forfeits": [sum(row.forfeits.values()) for row in self.bots]}


@dataclass(slots=True)
class _Tally:
    """What is added up for one bot."""

    kingdoms: int = 0
    wins: float = 0
    margin: int = 0
    score: int = 0
    seconds: float = 0
    decisions: int = 0
    forfeits: Counter[str] = field(default_factory=Counter)
    met: dict[str, list[float]] = field(default_factory=dict)


def summarise(plan: Plan, played: Sequence[Done], verdict: str | None = None) -> Results:
    """Work the table out from finished jobs, given in their order."""
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


def deal_means(plan: Plan, played: Sequence[Done], bot: int) -> list[float]:
    """Return a bot's share of wins over all its games of a deal, for each deal in their order."""
    shares: dict[int, list[float]] = {}
    for deal, seating, match in _matches(plan, played):
        shares.setdefault(deal, []).extend(_share(match, place) for place, who in enumerate(seating) if who == bot)
    return [sum(wins) / len(wins) for _, wins in sorted(shares.items()) if wins]


def interval(means: Sequence[float]) -> tuple[float, float]:
    """Return where the true mean lies with 95 %: by Student's t, or by Wilson where all are alike.

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
    """The same of `n` shares with this mean and this standard deviation."""
    if deviation == 0:
        return _wilson(mean, n)
    reach = _student(n - 1) * deviation / math.sqrt(n)
    return max(mean - reach, 0.0), min(mean + reach, 1.0)


def rate(bots: int, matches: Sequence[tuple[int, tuple[int, ...], Played]]) -> list[float]:
    """Return each bot's rating after all matches in their order; copies of a bot move it by their average."""
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


def _matches(plan: Plan, played: Sequence[Done]) -> Iterator[tuple[int, tuple[int, ...], Played]]:
    """Give the deal, who sat where, and what came of it."""
    pairings = plan.pairings
    for done in played:
        for match in done.matches:
            yield done.deal, pairings[done.pairing].seatings[match.seating], match


def _add_up(plan: Plan, labels: list[str], tallies: list[_Tally], seating: tuple[int, ...], match: Played) -> None:
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


def _share(match: Played, place: int) -> float:
    return 1 / len(match.winners) if place in match.winners else 0.0


def _rank(match: Played, place: int) -> int:
    """Put winners first, then the others by their points; who forfeited is behind by as many as the best has."""
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
    if freedom <= len(_FEW):
        return _FEW[freedom - 1]
    z = _Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
