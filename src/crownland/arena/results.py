"""The results of a tournament: wins with confidence intervals, margins, points, times and ratings, and their chart.

A claim is tested by Wald's sequential probability ratio test on the means of deals. The chart is SVG: a bar for each
bot's wins with its interval, and a line at par.
"""

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html import escape
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


_WIDTH: Final = 790
_NAMES: Final = 280  # width of the names, to the left of the bars
_NUMBERS: Final = 120  # width of the numbers, to the right
_ROW: Final = 40
_TOP: Final = 72
_MAX_LETTERS: Final = 33  # of a name that fit
STYLE: Final = """
  svg { color-scheme: light dark; --ink: #2b2118; --soft: #7a6a58; --line: #e3d8c6; --bar: #c8952b; --rest: #b9ad9a;
        --page: #fffdf8; font: 14px system-ui, sans-serif }
  @media (prefers-color-scheme: dark) {
    svg { --ink: #f3ead9; --soft: #b3a48d; --line: #463c30; --bar: #d9a441; --rest: #756957; --page: #211b15 } }
  .page { fill: var(--page) } text { fill: var(--ink) } .soft { fill: var(--soft); font-size: 12px }
  .title { font-weight: 600 } .number { font-weight: 600; font-variant-numeric: tabular-nums }
  .bar { fill: var(--rest) } .best { fill: var(--bar) } .grid { stroke: var(--line) }
  .par { stroke: var(--soft); stroke-dasharray: 4 4 } .reach { stroke: var(--ink); stroke-width: 1.5 }
"""


def draw_chart(results: Results) -> str:
    """Draw the wins of all bots, best first."""
    rows = sorted(results.bots, key=lambda row: -row.wins)
    height = _TOP + _ROW * len(rows) + 34
    parts = [_frame(results, height), *(_bar(row, index, rows[0].wins) for index, row in enumerate(rows)), "</svg>\n"]
    return "\n".join(parts)


def _frame(results: Results, height: int) -> str:
    bottom = height - 30
    grid = [f'<line class="grid" x1="{_x(s)}" x2="{_x(s)}" y1="{_TOP - 6}" y2="{bottom}"/>' for s in _marks()]
    labels = [f'<text class="soft" x="{_x(s)}" y="{bottom + 18}" text-anchor="middle">{s:.0%}</text>' for s in _marks()]
    par, size = _x(results.par), min(15, 1080 // len(results.variant))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" width="{_WIDTH}" '
            f'height="{height}" role="img" aria-label="Wins at {results.variant}">',
            f"<style>{STYLE}</style>",
            f'<rect class="page" width="{_WIDTH}" height="{height}" rx="10"/>',
            f'<text class="title" x="20" y="30" font-size="{size}">{results.variant}</text>',
            f'<text class="soft" x="20" y="50">wins in {results.games} games, with 95 % intervals</text>',
            *grid,
            *labels,
            f'<line class="par" x1="{par}" x2="{par}" y1="{_TOP - 10}" y2="{bottom}"/>',
            f'<text class="soft" x="{par}" y="{_TOP - 14}" text-anchor="middle">par {results.par:.0%}</text>',
        ]
    )


def _bar(row: Row, index: int, best: float) -> str:
    top = _TOP + index * _ROW + 6
    middle, width = top + 13, round(_x(row.wins) - _NAMES, 1)
    low, high = (_x(end) for end in row.interval)
    kind = "bar best" if row.wins == best else "bar"
    name = row.name if len(row.name) <= _MAX_LETTERS else f"{row.name[: _MAX_LETTERS - 1]}…"
    ends = "".join(f'<line class="reach" x1="{x}" x2="{x}" y1="{middle - 5}" y2="{middle + 5}"/>' for x in (low, high))
    return "\n".join(
        [
            f"<g><title>{escape(row.name)}: {row.wins:.1%} ({row.interval[0]:.1%} to {row.interval[1]:.1%})</title>",
            f'<text x="{_NAMES - 12}" y="{middle + 5}" text-anchor="end">{escape(name)}</text>',
            f'<rect class="{kind}" x="{_NAMES}" y="{top}" width="{width}" height="26" rx="4"/>',
            f'<line class="reach" x1="{low}" x2="{high}" y1="{middle}" y2="{middle}"/>{ends}',
            f'<text class="number" x="{_WIDTH - 20}" y="{middle - 1}" text-anchor="end">{row.wins:.1%}</text>',
            f'<text class="soft" x="{_WIDTH - 20}" y="{middle + 13}" text-anchor="end">{row.margin:+.1f} points</text>',
            "</g>",
        ]
    )


def _marks() -> list[float]:
    return [0, 0.25, 0.5, 0.75, 1]


def _x(share: float) -> float:
    return round(_NAMES + share * (_WIDTH - _NAMES - _NUMBERS), 1)
