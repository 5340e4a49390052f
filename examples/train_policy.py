"""Train a small network for two-player Kingdomino by self-play, with Batch and NumPy only.

The value of an option is its points plus the future gain that the network predicts for its kingdom. The network learns
the real gains of its own games. `python examples/train_policy.py 20 curve.svg` takes 20 minutes of processor time.
"""

import argparse
import time
from pathlib import Path
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from crownland import Batch, Encoding
from crownland.training.train import Point, draw_curve

Floats: TypeAlias = NDArray[np.float32]
VARIANT, GAMES, HIDDEN, MAX_SAMPLES = "kingdomino(seats=2)", 256, 128, 100_000
rng, encoding = np.random.default_rng(1), Encoding(VARIANT)
OWN = np.r_[0:810, 1620 : encoding.n_features]  # the own kingdom, and everything that is not land
ALL = np.arange(encoding.n_features)
TURNS = [np.searchsorted(OWN, encoding.symmetries.observations(s, ALL)[OWN]) for s in range(8)]
SCALE = np.reciprocal(encoding.highs[OWN].astype(np.float32))
SIZES = ((0.05, (len(OWN), HIDDEN)), (0, (HIDDEN,)), (0.1, (HIDDEN,)), (0, (1,)))
weights = [rng.normal(0, spread, shape).astype(np.float32) for spread, shape in SIZES]
means, squares = ([np.zeros_like(each) for each in weights] for _ in range(2))


def ask(seen: Floats) -> tuple[Floats, Floats]:
    """Return the predicted gain, in tens of points, and the hidden layer."""
    hidden = np.maximum(seen @ weights[0] + weights[1], 0)
    return hidden @ weights[2] + weights[3], hidden


def learn(seen: Floats, gained: Floats, rate: float) -> None:
    """Make one step of Adam towards the real gains."""
    said, hidden = ask(seen)
    error = (said - gained)[:, np.newaxis] / len(seen)
    back = error * weights[2] * (hidden > 0)
    slopes = (seen.T @ back, back.sum(0), (hidden * error).sum(0), error.sum(0))
    for weight, mean, square, slope in zip(weights, means, squares, slopes, strict=True):
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope * slope - square)
        weight -= rate * mean / (np.sqrt(square) + 1e-8)


def choose(tables: Batch, explore: float) -> tuple[NDArray[np.int64], Floats, NDArray[np.int64]]:
    """Return for each game the best option, the observation after it, and the points after it."""
    rows, actions = tables.legal_mask().nonzero()
    seats, after = tables.seat[rows].astype(np.int64), tables.branch(rows)  # one copy for each option
    after.step(actions)
    seen = after.observe(seat=seats, dtype=np.uint8)[:, OWN] * SCALE
    points = after.totals[np.arange(len(rows)), seats]
    worth = np.where(rng.random(tables.n)[rows] < explore, 0, points / 10 + ask(seen)[0])
    order = np.lexsort((rng.random(len(rows)), worth, rows))
    best = order[np.append(np.flatnonzero(np.diff(rows)), len(rows) - 1)]
    return actions[best], seen[best], points[best]


def play(explore: float) -> tuple[Floats, Floats]:
    """Play against itself; return the observation and the later gain of every decision."""
    tables, trail = Batch(VARIANT, GAMES, seed=rng.integers(2**62)), []
    while not tables.done.all():
        seats = tables.seat.astype(np.int64)
        actions, seen, points = choose(tables, explore)
        trail.append((seats, seen, points))
        tables.step(actions)
    gains = [(tables.totals[np.arange(GAMES), seats] - points) / 10 for seats, _, points in trail]
    return np.concatenate([seen for _, seen, _ in trail]), np.concatenate(gains).astype(np.float32)


def measure(games_played: int, seconds: float, explore: float = 0.0, games: int = 500) -> Point:
    """Play against greedy, always on the same deals."""
    tables = Batch(VARIANT, games, seed="measure", bots={1: "greedy"})
    while not tables.done.all():
        tables.step(choose(tables, explore)[0])
    share, lead = tables.winners[:, 0] / tables.winners.sum(axis=1), tables.totals[:, 0] - tables.totals[:, 1]
    print(f"{seconds / 60:5.1f} min {games_played:9,} games  {share.mean():.1%} against greedy", flush=True)
    return Point(games_played, seconds, 0.0, float(share.mean()), float(lead.mean()))


def main(minutes: float, curve: str = "") -> None:
    """Play, learn and measure until the time is up."""
    start, part, rounds, points = time.process_time(), 0.0, 0, [measure(0, 0, explore=1)]
    seen, gained = play(explore=1)
    while part < 1:
        seen, gained = (
            np.concatenate(each)[:MAX_SAMPLES] for each in zip(play(explore=0.1), (seen, gained), strict=True)
        )
        for _ in range(100):
            batch = rng.integers(len(seen), size=512)
            learn(seen[batch][:, TURNS[rng.integers(8)]], gained[batch], 1e-3 * (1 - part) + 1e-5)
        rounds, spent = rounds + 1, time.process_time() - start
        part = min(spent / 60 / minutes, 1)
        if rounds % 20 == 0 or part == 1:
            points.append(measure(rounds * GAMES, spent))
            if curve:
                Path(curve).write_text(draw_curve(VARIANT, points, 0.5, "the network"), encoding="utf-8")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("minutes", type=float)
    parser.add_argument("curve", nargs="?", default="")
    main(**vars(parser.parse_args()))
