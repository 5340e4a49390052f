"""Fits a small network to samples by Adam on mini-batches, in NumPy.

The weights to play with are a running mean over the last few hundred steps, which is more stable than the last step.
"""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..bots.network import FIRST, LEAK, SECOND, Floats

_BATCH: Final = 1024
_EPOCHS: Final = 2
_RATE, _MIN_RATE = 1e-3, 3e-5
_HALF_LIFE: Final = 5000  # of the rate, in steps
_BETA_1, _BETA_2, _EPSILON = 0.9, 0.999, 1e-8
_MIN_SHARE: Final = np.float32(0.002)  # of each step in the running mean


def initial_weights(inputs: int, seed: int) -> list[Floats]:
    """Return random weights."""
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


def leaky_relu(values: Floats) -> Floats:
    return np.where(values > 0, values, LEAK * values)


def leaky_relu_slope(values: Floats) -> Floats:
    return np.where(values > 0, np.float32(1), LEAK)


def gradients(weights: list[Floats], features: Floats, targets: Floats) -> tuple[list[Floats], float]:
    """Return the gradients of a batch's mean squared error, and that error."""
    first, first_bias, second, second_bias, last, last_bias = weights
    sums_1 = features @ first + first_bias
    hidden_1 = leaky_relu(sums_1)
    sums_2 = hidden_1 @ second + second_bias
    hidden_2 = leaky_relu(sums_2)
    error = hidden_2 @ last + last_bias - targets
    back = (2 / len(targets) * error).astype(features.dtype)
    by_last, by_last_bias = hidden_2.T @ back, back.sum(keepdims=True)
    back_2 = np.outer(back, last) * leaky_relu_slope(sums_2)
    back_1 = (back_2 @ second.T) * leaky_relu_slope(sums_1)
    by_second = [hidden_1.T @ back_2, back_2.sum(axis=0)]
    slopes = [features.T @ back_1, back_1.sum(axis=0), *by_second, by_last, by_last_bias]
    return slopes, float(np.mean(error * error))


@dataclass(slots=True)
class Fitter:
    """A network in training: scaling of samples, weights, the moments of Adam, and the mean of the weights."""

    scales: tuple[Floats, Floats, float, float]
    weights: list[Floats]
    slopes: list[Floats]
    squares: list[Floats]
    mean: list[Floats]
    steps: int = 0

    @classmethod
    def begin(cls, features: NDArray[np.float16], targets: Floats, seed: int) -> "Fitter":
        """Return an untrained one, scaled to these samples."""
        weights = initial_weights(features.shape[1], seed)
        nothing = [np.zeros_like(part) for part in weights]
        scales = (*_feature_scale(features), float(targets.mean()), float(targets.std()) + 1e-3)
        slopes, squares, mean = ([part.copy() for part in parts] for parts in (nothing, nothing, weights))
        return cls(scales, weights, slopes, squares, mean)

    def fit(self, features: NDArray[np.float16], targets: Floats, seed: int) -> float:
        """Train on samples; return the mean squared error in the first epoch."""
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
        rate = np.float32(max(_MIN_RATE, _RATE * 0.5 ** (self.steps / _HALF_LIFE)))
        rows = zip(self.weights, slopes, self.slopes, self.squares, self.mean, strict=True)
        for part, slope, past, square, running in rows:
            past += (1 - _BETA_1) * (slope - past)
            square += (1 - _BETA_2) * (slope * slope - square)
            ahead = past / (1 - _BETA_1**self.steps)
            part -= rate * (ahead / (np.sqrt(square / (1 - _BETA_2**self.steps)) + _EPSILON)).astype(np.float32)
            running += max(_MIN_SHARE, np.float32(1 / self.steps)) * (part - running)
        return error * scale * scale

    def weights_to_play(self) -> Floats:
        """Return the weights to play with as one array, with the scaling of features and targets folded in."""
        mean, spread, centre, scale = self.scales
        first, first_bias, second, second_bias, last, last_bias = self.mean
        scaled = first / spread[:, None]
        parts = (scaled, first_bias - mean @ scaled, second, second_bias, last * scale, last_bias * scale + centre)
        return np.concatenate([part.ravel() for part in parts]).astype(np.float32)

    def to_arrays(self) -> dict[str, Any]:
        """Return the state as named arrays."""
        lists = {"weights": self.weights, "slopes": self.slopes, "squares": self.squares, "mean": self.mean}
        parts = {f"{name}{number}": part for name, row in lists.items() for number, part in enumerate(row)}
        return {**parts, **{f"scale{number}": one for number, one in enumerate(self.scales)}, "steps": self.steps}

    @classmethod
    def from_arrays(cls, arrays: Any) -> "Fitter":
        """Return the inverse of `to_arrays`. Raises KeyError or ValueError if something is missing."""
        mean, spread, centre, scale = (arrays[f"scale{number}"] for number in range(4))
        weights, slopes, squares, running = (
            [arrays[f"{name}{number}"] for number in range(6)] for name in ("weights", "slopes", "squares", "mean")
        )
        steps = int(arrays["steps"])
        return cls((mean, spread, float(centre), float(scale)), weights, slopes, squares, running, steps)


def _feature_scale(features: NDArray[np.float16]) -> tuple[Floats, Floats]:
    """Return mean and deviation of each feature; a constant feature is scaled to 0."""
    some = features[:: max(1, len(features) // 32768)].astype(np.float32)
    spread = some.std(axis=0)
    return some.mean(axis=0), np.where(spread < 1e-3, np.float32(1e9), spread)
