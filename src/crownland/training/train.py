"""Training in rounds, stored in a folder: self-play, fitting, and measuring.

A round depends only on the settings and the earlier rounds, so an interrupted training continues with the same result.
"""

import os
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import msgspec
import numpy as np

from ..arena.results import STYLE
from ..bots.learned import LearnedBot, Trained, write_weights
from ..bots.network import Floats, weights_size
from ..bots.simple import GreedyBot
from ..bots.value import load_value
from ..engine.errors import InvalidSetup
from ..engine.state import CHANCE, State
from ..engine.variant import Variant
from .fit import Fitter
from .slices import SLICE, Slice, SlicePlayer

GAMES: Final = 8000  # of a round
STAGES: Final = 8  # of a round: the network is fitted after each
DEALS: Final = 25  # for measuring, each played once in every seat

Report = Callable[[str, float], None]  # an activity, and the newly finished part of it


class Point(msgspec.Struct, frozen=True):
    """The result of one round."""

    games: int  # so far
    seconds: float  # so far
    error: float  # mean squared, in points, on new samples
    wins: float  # against greedy in all other seats
    margin: float  # over the best other kingdom


class Log(msgspec.Struct):
    """The settings of a training and the results of its rounds."""

    variant: str
    seed: str
    games: int
    points: list[Point]


@dataclass(slots=True)
class Training:
    """A training and its folder."""

    variant: Variant
    folder: Path
    log: Log

    @property
    def weights(self) -> Path:
        """The file of the weights after the last round."""
        return self.folder / "weights.npz"

    @property
    def rounds(self) -> int:
        """The number of finished rounds."""
        return len(self.log.points)

    def play_round(self, player: SlicePlayer, command: str, report: Report = lambda what, part: None) -> Point:
        """Play the next round."""
        start = time.perf_counter()
        number = self.rounds + 1
        self._write_log()
        fitter, error = self._learn(self._fitter(), f"{number} 0", player, report)
        errors = [error]
        for stage in range(1, STAGES):
            fitter, error = self._learn(fitter, f"{number} {stage}", player, report)
            errors.append(error)
        weights = fitter.weights_to_play()
        _replace(self._checkpoint(number), lambda file: np.savez(file, **fitter.to_arrays()))
        _replace(self.weights, lambda file: write_weights(file, Trained(self.variant, weights, command)))
        wins, margin = self._measure(report)
        spent = (self.log.points[-1].seconds if self.log.points else 0.0) + time.perf_counter() - start
        error = round(float(np.mean(errors)), 3)
        self.log.points.append(Point(number * self.log.games, round(spent, 1), error, wins, margin))
        self._write_log()
        self._checkpoint(number - 1).unlink(missing_ok=True)
        return self.log.points[-1]

    def _write_log(self) -> None:
        _replace(self.folder / "training.json", lambda file: file.write_bytes(msgspec.json.encode(self.log)))

    def _checkpoint(self, number: int) -> Path:
        return self.folder / f"network-{number:03}.npz"

    def _fitter(self) -> Fitter | None:
        """Return the network of the last round; None before the first."""
        if not self.rounds:
            return None
        file = self._checkpoint(self.rounds)
        try:
            with file.open("rb") as stream, np.load(stream, allow_pickle=False) as arrays:
                return Fitter.from_arrays(arrays)
        except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile):
            raise InvalidSetup(
                f"expected the network of round {self.rounds} in {file}, but it is damaged: train in a new --folder"
            ) from None

    def _learn(self, fitter: Fitter | None, seed: str, player: SlicePlayer, report: Report) -> tuple[Fitter, float]:
        """Play the games of one stage and fit to them; return the network and its error on them before."""
        games = max(1, self.log.games // STAGES)
        weights = fitter.weights_to_play() if fitter else self._zero_weights()
        slices = [
            Slice(str(self.variant), f"{self.log.seed} {seed}", first, min(SLICE, games - first), weights)
            for first in range(0, games, SLICE)
        ]
        parts = []
        for part in player(slices):
            parts.append(part)
            report("Playing", 1 / len(slices) / STAGES)
        inputs, targets = (np.concatenate(column) for column in zip(*parts, strict=True))
        fitter = fitter or Fitter.begin(inputs, targets, 0)
        error = fitter.fit(inputs, targets, fitter.steps)
        report("Fitting", 1 / STAGES)
        return fitter, error

    def _zero_weights(self) -> Floats:
        """Return weights that expect no points beyond the present ones."""
        return np.zeros(weights_size(load_value(self.variant.row.family).INPUTS), np.float32)

    def _measure(self, report: Report) -> tuple[float, float]:
        """Return the share of wins and the margin of `learned` against greedy."""
        seats = self.variant.seats
        results = []
        for deal in range(DEALS):
            for seat in range(seats):
                results.append(play_game(self.variant, str(self.weights), seat, f"{self.log.seed} {deal}"))
                report("Measuring", 1 / DEALS / seats)
        wins, margins = zip(*results, strict=True)
        return round(float(np.mean(wins)), 4), round(float(np.mean(margins)), 2)


def open_training(folder: Path, variant: Variant, seed: str, games: int = GAMES) -> Training:
    """Return the training in a folder, or a new one. Raises InvalidSetup if its settings differ."""
    folder.mkdir(parents=True, exist_ok=True)
    log = Log(str(variant), seed, games, [])
    if (file := folder / "training.json").exists():
        try:
            found = msgspec.json.decode(file.read_bytes(), type=Log)
        except msgspec.DecodeError as error:
            raise InvalidSetup(f"expected the log of a training in {file}, but {error}") from None
        for what, wanted, held in (
            ("--game", log.variant, found.variant),
            ("--seed", log.seed, found.seed),
            ("--games", log.games, found.games),
        ):
            if wanted != held:
                raise InvalidSetup(
                    f"expected {what} {held} in {folder}, but got {wanted}: use the same value or another --folder"
                )
        log = found
    elif any(folder.glob("network-*.npz")):
        raise InvalidSetup(f"expected a training or an empty folder, but {folder} has networks without a training.json")
    return Training(variant, folder, log)


def play_game(variant: Variant, weights: str, seat: int, seed: str) -> tuple[float, float]:
    """Play a game of `learned` against greedy; return its share of the victory and its margin."""
    state, rng = State(variant), random.Random(seed)
    learned, greedy, own = LearnedBot(seed, weights), GreedyBot(), variant.kingdom_of(seat)
    while not state.is_over:
        if state.seat == CHANCE:
            state.draw(rng)
        else:
            is_own = variant.kingdom_of(state.seat) == own
            state.apply((learned if is_own else greedy).choose(state))
    totals, winners = state.totals(), state.winners()
    best = max(points for kingdom, points in enumerate(totals) if kingdom != own)
    return (1 / len(winners) if own in winners else 0.0), float(totals[own] - best)


def _replace(file: Path, write: Callable[[Path], object]) -> None:
    """Write a file atomically."""
    draft = file.with_name(f"draft-{file.name}")
    try:
        write(draft)
        os.replace(draft, file)  # noqa: PTH105
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(file)) from None


_WIDTH, _HEIGHT = 720, 400
_LEFT, _RIGHT, _TOP, _BOTTOM = 64, 24, 74, 350
_STEPS: Final = (1, 2, 5)


def draw_curve(variant: str, points: Sequence[Point], par: float, bot: str = "learned") -> str:
    """Draw the wins after every round as SVG; `par` is the share of equal players, `bot` the name of the learner."""
    most = max(point.games for point in points)
    xs = [_x(point.games / most) for point in points]
    ys = [_y(point.wins) for point in points]
    line = " ".join(f"{x},{y}" for x, y in zip(xs, ys, strict=True))
    dots = [
        f'<circle class="best" cx="{x}" cy="{y}" r="4"><title>{point.games:,} games: {point.wins:.1%}, '
        f"{point.margin:+.1f} points</title></circle>"
        for x, y, point in zip(xs, ys, points, strict=True)
    ]
    last = points[-1]
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" width="{_WIDTH}" '
            f'height="{_HEIGHT}" role="img" aria-label="Learning curve of {escape(variant)}">',
            f"<style>{STYLE} .curve {{ fill: none; stroke: var(--bar); stroke-width: 2.5 }}</style>",
            f'<rect class="page" width="{_WIDTH}" height="{_HEIGHT}" rx="10"/>',
            f'<text class="title" x="20" y="30" font-size="15">{escape(variant)}</text>',
            f'<text class="soft" x="20" y="50">wins of {bot} against greedy; after {last.seconds / 60:.1f} minutes '
            f"{last.wins:.0%} and {last.margin:+.1f} points</text>",
            *_grid(most),
            f'<line class="par" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{_y(par)}" y2="{_y(par)}"/>',
            f'<text class="soft" x="{_WIDTH - _RIGHT}" y="{_y(par) - 6}" text-anchor="end">par {par:.0%}</text>',
            f'<polyline class="curve" points="{line}"/>',
            *dots,
            "</svg>\n",
        ]
    )


def _grid(most: int) -> list[str]:
    lines = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        y = _y(share)
        lines.append(f'<line class="grid" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y}" y2="{y}"/>')
        lines.append(f'<text class="soft" x="{_LEFT - 10}" y="{y + 4}" text-anchor="end">{share:.0%}</text>')
    for games in range(0, most + 1, _step(most)):
        x = _x(games / most)
        lines.append(f'<text class="soft" x="{x}" y="{_BOTTOM + 20}" text-anchor="middle">{games:,}</text>')
    middle = (_LEFT + _WIDTH - _RIGHT) / 2
    lines.append(f'<text class="soft" x="{middle}" y="{_BOTTOM + 38}" text-anchor="middle">games played</text>')
    return lines


def _step(most: int) -> int:
    """Return the step between about five round numbers."""
    power = 1
    while True:
        for step in _STEPS:
            if step * power * 6 >= most:
                return step * power
        power *= 10


def _x(part: float) -> float:
    return round(_LEFT + part * (_WIDTH - _LEFT - _RIGHT), 1)


def _y(share: float) -> float:
    return round(_BOTTOM - share * (_BOTTOM - _TOP), 1)
