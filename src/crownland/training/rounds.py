"""Training in rounds, kept in a folder: samples are gathered, a network is fitted to all of them, and it is measured.

A round depends on nothing but the settings and the rounds before it, so training that was interrupted goes on where it
was, and ends with the same weights.
"""

import os
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import msgspec
import numpy as np

from ..bots.greedy.greedy import GreedyBot
from ..bots.learned.learned import LearnedBot
from ..bots.learned.network import Floats
from ..bots.learned.weights import Trained, read_weights, write_weights
from ..rules.errors import InvalidSetup
from ..rules.state import CHANCE, State
from ..rules.variants import Variant
from .fitting import fit
from .gathering import SLICE, Gatherer, Samples, Slice

GROUPS: Final = 4000  # of a round
EPOCHS: Final = 8
DEALS: Final = 25  # for measuring, each played once in every seat
_NO_WEIGHTS: Final = np.zeros(0, np.float32)

Tell = Callable[[str, float], None]  # what goes on, and which part of it has been done since the last time


class Point(msgspec.Struct, frozen=True):
    """What one round brought."""

    groups: int  # all that were gathered so far
    seconds: float  # all that were spent so far
    error: float  # mean squared, in points, on samples kept apart
    wins: float  # against greedy in all other seats
    margin: float  # to the best other


class Log(msgspec.Struct):
    """The settings of a training, and its rounds."""

    variant: str
    seed: str
    groups: int
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
        """How many rounds are done."""
        return len(self.log.points)

    def play_round(self, gatherer: Gatherer, command: str, tell: Tell = lambda what, part: None) -> Point:
        """Do one more round."""
        start = time.perf_counter()
        number = self.rounds + 1
        self._write_log()
        self._gather(number, gatherer, tell)
        features, targets = self._all_samples(number)
        weights, error = fit(features, targets, EPOCHS, number, lambda part: tell("Fitting", part))
        _replace(self.weights, lambda file: write_weights(file, Trained(self.variant, weights, command)))
        wins, margin = self._measure(tell)
        spent = (self.log.points[-1].seconds if self.log.points else 0.0) + time.perf_counter() - start
        self.log.points.append(Point(len(features), round(spent, 1), round(error, 3), wins, margin))
        self._write_log()
        return self.log.points[-1]

    def _write_log(self) -> None:
        _replace(self.folder / "training.json", lambda file: file.write_bytes(msgspec.json.encode(self.log)))

    def _samples(self, number: int) -> Path:
        return self.folder / f"samples-{number:03}.npz"

    def _gather(self, number: int, gatherer: Gatherer, tell: Tell) -> None:
        """Gather the samples of a round, unless an interrupted run did."""
        if self._samples(number).exists():
            return
        weights, luck = self._value_so_far(), f"{self.log.seed} {number}"
        slices = [
            Slice(str(self.variant), luck, begin // SLICE, min(SLICE, self.log.groups - begin), weights)
            for begin in range(0, self.log.groups, SLICE)
        ]
        parts: list[Samples] = []
        for part in gatherer(slices):
            parts.append(part)
            tell("Playing", 1 / len(slices))
        inputs, targets = (np.concatenate(column) for column in zip(*parts, strict=True))
        _replace(self._samples(number), lambda file: np.savez(file, inputs=inputs, targets=targets))

    def _value_so_far(self) -> Floats:
        return read_weights(self.weights).weights if self.rounds else _NO_WEIGHTS

    def _all_samples(self, rounds: int) -> Samples:
        inputs, targets = [], []
        for file in map(self._samples, range(1, rounds + 1)):
            try:
                with file.open("rb") as stream, np.load(stream, allow_pickle=False) as parts:
                    inputs.append(parts["inputs"])
                    targets.append(parts["targets"])
            except (EOFError, ValueError, KeyError, TypeError, BadZipFile):
                raise InvalidSetup(f"expected samples in {file}, but it is damaged: train in a new --folder") from None
        return np.concatenate(inputs), np.concatenate(targets)

    def _measure(self, tell: Tell) -> tuple[float, float]:
        """Return how often the value alone wins against greedy, and by how much it leads."""
        seats = self.variant.seats
        results = []
        for deal in range(DEALS):
            for seat in range(seats):
                results.append(play_one(self.variant, str(self.weights), seat, f"{self.log.seed} {deal}"))
                tell("Measuring", 1 / DEALS / seats)
        wins, margins = zip(*results, strict=True)
        return round(float(np.mean(wins)), 4), round(float(np.mean(margins)), 2)


def open_training(folder: Path, variant: Variant, seed: str, groups: int = GROUPS) -> Training:
    """Return the training that a folder holds, or a new one; raise InvalidSetup where it is another's."""
    folder.mkdir(parents=True, exist_ok=True)
    log = Log(str(variant), seed, groups, [])
    if (file := folder / "training.json").exists():
        try:
            found = msgspec.json.decode(file.read_bytes(), type=Log)
        except msgspec.DecodeError as error:
            raise InvalidSetup(f"expected the log of a training in {file}, but {error}") from None
        for what, wanted, held in (
            ("--game", log.variant, found.variant),
            ("--seed", log.seed, found.seed),
            ("--decisions", log.groups, found.groups),
        ):
            if wanted != held:
                raise InvalidSetup(
                    f"expected {what} {held} in {folder}, but got {wanted}: go on so, or name a --folder"
                )
        log = found
    elif any(folder.glob("samples-*.npz")):
        raise InvalidSetup(f"expected a training or an empty folder, but {folder} holds samples of nobody knows what")
    return Training(variant, folder, log)


def play_one(variant: Variant, weights: str, seat: int, luck: str) -> tuple[float, float]:
    """Play a game of `learned` against greedy; return its part of the victory, and by how much it led."""
    state, rng = State(variant), random.Random(luck)
    learned, greedy, own = LearnedBot(luck, weights), GreedyBot(), variant.kingdom_of(seat)
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
    """Write a file whole or not at all."""
    draft = file.with_name(f"draft-{file.name}")
    try:
        write(draft)
        os.replace(draft, file)  # noqa: PTH105
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise OSError(error.errno, error.strerror, str(file)) from None
