"""Fitting a small network to samples as they come, with NumPy alone: Adam on small batches.

What plays is the mean of the network's last few hundred steps, which is steadier than the network itself.
"""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..bots.network import FIRST, LEAK, SECOND, Floats

_BATCH: Final = 1024
_EPOCHS: Final = 2  # how often a sample is looked at
_RATE, _MIN_RATE = 1e-3, 3e-5
_HALVED: Final = 5000  # steps after which the rate is half of what it was
_FADE, _FADE_SQUARES, _TINY = 0.9, 0.999, 1e-8
_NEW: Final = np.float32(0.002)  # part of each step in the mean of the last ones


def fresh(inputs: int, seed: int) -> list[Floats]:
    """Return the weights of a network that knows nothing yet."""
    rng = np.random.default_rng(seed)

    def layer(rows: int, columns: int) -> Floats:
        return np.asarray(rng.standard_normal((rows, columns)) * np.sqrt(2 / rows), np.float32)

    return [
        layer(inputs, FIRST),
        np.zeros(FIRST, np.float32),
        layer(FIRST, SECOND),
        np.zeros(SECOND, np.float32),
        layer(SECOND, 1)[:, 0] * np.float32(0.3),
        np.zeros(1, np.float32),
    ]


def leaky(values: Floats) -> Floats:
    return np.where(values > 0, values, LEAK * values)


def activation_slope(values: Floats) -> Floats:
    return np.where(values > 0, np.float32(1), LEAK)


def gradients(weights: list[Floats], features: Floats, targets: Floats) -> tuple[list[Floats], float]:
    """Return the slope of a batch's mean squared error by each weight, and that error."""
    first, first_bias, second, second_bias, last, last_bias = weights
    one = features @ first + first_bias
    near = leaky(one)
    two = near @ second + second_bias
    far = leaky(two)
    error = far @ last + last_bias - targets
    back = (2 / len(targets) * error).astype(features.dtype)
    by_last, by_last_bias = far.T @ back, back.sum(keepdims=True)
    further = np.outer(back, last) * activation_slope(two)
    furthest = (further @ second.T) * activation_slope(one)
    by_second = [near.T @ further, further.sum(axis=0)]
    slopes = [features.T @ furthest, furthest.sum(axis=0), *by_second, by_last, by_last_bias]
    return slopes, float(np.mean(error * error))


@dataclass(slots=True)
class Fitter:
    """A network on its way: how samples are scaled, its weights, what Adam remembers of the slopes, and their mean."""

    scales: tuple[Floats, Floats, float, float]
    weights: list[Floats]
    slopes: list[Floats]
    squares: list[Floats]
    mean: list[Floats]
    steps: int = 0

    @classmethod
    def begin(cls, features: NDArray[np.float16], targets: Floats, seed: int) -> "Fitter":
        """Return one that knows nothing yet but the scale of what it will see."""
        weights = fresh(features.shape[1], seed)
        nothing = [np.zeros_like(part) for part in weights]
        scales = (*_feature_scale(features), float(targets.mean()), float(targets.std()) + 1e-3)
        slopes, squares, mean = ([part.copy() for part in parts] for parts in (nothing, nothing, weights))
        return cls(scales, weights, slopes, squares, mean)

    def fit(self, features: NDArray[np.float16], targets: Floats, seed: int) -> float:
        """Learn from samples; return the mean squared error of what was said of them at the first look."""
        rng = np.random.default_rng(seed)
        errors = []
        batches = max(1, len(targets) // _BATCH)
        for epoch in range(_EPOCHS):
            for rows in np.array_split(rng.permutation(len(targets)), batches):
                error = self._step(features[rows].astype(np.float32), targets[rows])
                if epoch == 0:
                    errors.append(error)
        return float(np.mean(errors))

    def _step(self, features: Floats, targets: Floats) -> float:
        self.steps += 1
        mean, spread, centre, scale = self.scales
        slopes, error = gradients(self.weights, (features - mean) / spread, (targets - centre) / np.float32(scale))
        rate = np.float32(max(_MIN_RATE, _RATE * 0.5 ** (self.steps / _HALVED)))
        remembered = zip(self.weights, slopes, self.slopes, self.squares, self.mean, strict=True)
        for part, slope, past, square, lasting in remembered:
            past += (1 - _FADE) * (slope - past)
            square += (1 - _FADE_SQUARES) * (slope * slope - square)
            ahead = past / (1 - _FADE**self.steps)
            part -= rate * (ahead / (np.sqrt(square / (1 - _FADE_SQUARES**self.steps)) + _TINY)).astype(np.float32)
            lasting += max(_NEW, np.float32(1 / self.steps)) * (part - lasting)
        return error * scale * scale

    def folded(self) -> Floats:
        """Return the weights to play with as one row, with the scaling of features and targets taken in."""
        mean, spread, centre, scale = self.scales
        first, first_bias, second, second_bias, last, last_bias = self.mean
        scaled = first / spread[:, None]
        parts = (scaled, first_bias - mean @ scaled, second, second_bias, last * scale, last_bias * scale + centre)
        return np.concatenate([part.ravel() for part in parts]).astype(np.float32)

    def arrays(self) -> dict[str, Any]:
        """Return all of it as named arrays."""
        lists = {"weights": self.weights, "slopes": self.slopes, "squares": self.squares, "mean": self.mean}
        parts = {f"{name}{number}": part for name, row in lists.items() for number, part in enumerate(row)}
        return {**parts, **{f"scale{number}": one for number, one in enumerate(self.scales)}, "steps": self.steps}

    @classmethod
    def of(cls, arrays: Any) -> "Fitter":
        """Return what `arrays` were made of; raise KeyError or ValueError where something is missing."""
        mean, spread, centre, scale = (arrays[f"scale{number}"] for number in range(4))
        weights, slopes, squares, lasting = (
            [arrays[f"{name}{number}"] for number in range(6)] for name in ("weights", "slopes", "squares", "mean")
        )
        steps = int(arrays["steps"])
        return cls((mean, spread, float(centre), float(scale)), weights, slopes, squares, lasting, steps)


def _feature_scale(features: NDArray[np.float16]) -> tuple[Floats, Floats]:
    """Return mean and spread of each feature; one that never changes is to be left alone, also where it does."""
    some = features[:: max(1, len(features) // 32768)].astype(np.float32)
    spread = some.std(axis=0)
    return some.mean(axis=0), np.where(spread < 1e-3, np.float32(1e9), spread)
