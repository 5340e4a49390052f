"""Teach a small network Kingdomino for two, from random play on, against itself: with Tables and NumPy alone.

An option is worth the points on the table after it, plus what the network thinks that kingdom will still gain. Its own
games tell how much it was: `python examples/train_policy.py --minutes 20 --curve curve.svg`.
"""

import argparse
import time
from itertools import count
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from crownland import Tables

VARIANT, GAMES, HIDDEN, BATCH, ROOM, KEPT = "kingdomino(seats=2)", 256, 128, 512, 2048, 100_000
Floats: TypeAlias = NDArray[np.float32]
Ints: TypeAlias = NDArray[np.int64]
luck = np.random.default_rng(1)
options = Tables(VARIANT, ROOM, chance="caller", checked=False)  # here every option is tried out
encoding = options.encoding
OWN = np.r_[0:810, 1620 : encoding.n_features]  # its kingdom, and all that lies between the players
SCALE = 1 / encoding.highs[OWN].astype(np.float32)
PLACES = np.arange(encoding.n_features)
TURNS = [np.searchsorted(OWN, encoding.symmetries.observations(turn, PLACES)[OWN]) for turn in range(8)]


class Network:
    """Two layers that learn with Adam; it tells points in tens."""

    def __init__(self) -> None:
        first, last = luck.normal(0, 0.05, (len(OWN), HIDDEN)), luck.normal(0, 0.1, HIDDEN)
        self.weights = [each.astype(np.float32) for each in (first, np.zeros(HIDDEN), last, np.zeros(1))]
        self.moments = [(np.zeros_like(each), np.zeros_like(each)) for each in self.weights]
        self.steps = 0

    def ask(self, seen: Floats) -> tuple[Floats, Floats]:
        """Return the gains that it expects, and its hidden layer."""
        hidden = np.maximum(seen @ self.weights[0] + self.weights[1], 0)
        return hidden @ self.weights[2] + self.weights[3], hidden

    def learn(self, seen: Floats, gained: Floats, rate: float) -> None:
        """Take one step towards what was gained."""
        said, hidden = self.ask(seen)
        error = (said - gained)[:, np.newaxis] / len(seen)
        back = error * self.weights[2] * (hidden > 0)
        slopes = (seen.T @ back, back.sum(0), (hidden * error).sum(0), error.sum(0))
        self.steps += 1
        for weight, (mean, square), slope in zip(self.weights, self.moments, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            fair = np.sqrt(square / (1 - 0.999**self.steps)) + 1e-8
            weight -= rate * mean / (1 - 0.9**self.steps) / fair


def choose(network: Network, tables: Tables, explore: float) -> tuple[Ints, Floats, Ints]:
    """Return for each table the best option, what its seat sees after it, and the points that lie there then."""
    rows, actions = tables.legal_mask().nonzero()
    seats, points, worth = tables.seat[rows].astype(np.int64), np.empty(len(rows), np.int64), np.empty(len(rows))
    seen = np.empty((len(rows), len(OWN)), np.float32)
    before, after = (each.states.view(np.uint8).reshape(each.n, -1) for each in (tables, options))
    for first in range(0, len(rows), ROOM):
        part, n = slice(first, first + ROOM), min(ROOM, len(rows) - first)
        after[:n] = before[rows[part]]
        options.step(np.pad(actions[part], (0, ROOM - n), constant_values=-1))
        seen[part] = options.observe(seat=np.resize(seats[part], ROOM))[:n, OWN] * SCALE
        points[part] = options.totals[np.arange(n), seats[part]]
        worth[part] = points[part] / 10 + network.ask(seen[part])[0]
    worth[luck.random(tables.n)[rows] < explore] = 0  # at these tables any option will do
    order = np.lexsort((luck.random(len(rows)), worth, rows))
    best = order[np.append(np.flatnonzero(np.diff(rows)), len(rows) - 1)]
    return actions[best], seen[best], points[best]


def play(network: Network, explore: float) -> tuple[Floats, Floats]:
    """Let the network play itself; return what was seen and what was still gained, for every decision."""
    tables, here, trail = Tables(VARIANT, GAMES, seed=luck.integers(2**62)), np.arange(GAMES), []
    while not tables.done.all():
        seats = tables.seat.astype(np.int64)
        actions, seen, points = choose(network, tables, explore)
        trail.append((seen, points, seats))
        tables.step(actions)
    gains = [(tables.totals[here, seats] - points) / 10 for _, points, seats in trail]
    return np.concatenate([seen for seen, _, _ in trail]), np.concatenate(gains).astype(np.float32)


def wins(network: Network, explore: float = 0.0, games: int = 1000) -> float:
    """Return the share of wins against greedy, always in the same deals."""
    tables = Tables(VARIANT, games, seed="measure", bots={1: "greedy"})
    while not tables.done.all():
        tables.step(choose(network, tables, explore)[0])
    return float((tables.winners[:, 0] / tables.winners.sum(axis=1)).mean())


def draw(curve: list[tuple[float, float]]) -> str:
    """Draw the share of wins over the minutes as SVG."""
    most = curve[-1][0]
    line = " ".join(f"{40 + 540 * minutes / most:.1f},{280 - 260 * share:.1f}" for minutes, share in curve)
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" font-size="13">'
        '<rect width="600" height="300" fill="#fff"/><path d="M40 150H580M40 20V280H580" stroke="#bbb" fill="none"/>'
        '<g fill="#555"><text x="46" y="145">50 % of games against greedy</text>'
        f'<text x="500" y="297">{most:.0f} minutes</text></g>'
        f'<polyline points="{line}" fill="none" stroke="#7a3e9d" stroke-width="2.5"/></svg>\n'
    )


def main() -> None:
    """Play, learn and measure in turn until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20, help="of processor time")
    parser.add_argument("--curve", type=Path)
    asked = parser.parse_args()
    network, begin, share = Network(), time.process_time(), 0.0
    curve = [(0.0, wins(network, explore=1))]
    kept_seen, kept_gained = play(network, explore=1)
    for rounds in count(1):
        seen, gained = play(network, explore=0.1)
        kept_seen = np.concatenate([seen, kept_seen])[:KEPT]
        kept_gained = np.concatenate([gained, kept_gained])[:KEPT]
        for _ in range(100):
            rows = luck.integers(len(kept_seen), size=BATCH)
            turned = kept_seen[rows][:, TURNS[luck.integers(8)]]
            network.learn(turned, kept_gained[rows], 1e-3 * (1 - share) + 1e-5)
        minutes = (time.process_time() - begin) / 60
        share = min(minutes / asked.minutes, 1.0)
        if rounds % 10 == 0 or share == 1:
            curve.append((minutes, wins(network)))
            print(f"{minutes:5.1f} min  {rounds * GAMES:7,} games  {curve[-1][1]:.1%} against greedy", flush=True)
            if asked.curve:
                asked.curve.write_text(draw(curve), encoding="utf-8")
        if share == 1:
            return


if __name__ == "__main__":
    main()
