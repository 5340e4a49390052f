"""Fitting a small network to groups of samples, with NumPy alone: Adam on small batches.

The loss is the squared error; what the candidates of one decision differ by weighs more than what they share.
"""

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..bots.learned.network import FIRST, LEAK, SECOND, Floats

DIFFERENCE: Final = 2.0  # the weight of differences within a group
_BATCH: Final = 128  # groups
_RATE: Final = 2e-3
_FADE, _FADE_SQUARES, _TINY = 0.9, 0.999, 1e-8


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


def slope_of(values: Floats) -> Floats:
    return np.where(values > 0, np.float32(1), LEAK)


def predict(weights: list[Floats], features: Floats) -> Floats:
    """Return what a network says of rows of features, as `answer` does for one."""
    first, first_bias, second, second_bias, last, last_bias = weights
    near = leaky(features @ first + first_bias)
    return leaky(near @ second + second_bias) @ last + last_bias


def gradients(weights: list[Floats], features: Floats, targets: Floats, group: int) -> list[Floats]:
    """Return the slope of a batch's loss by each weight."""
    first, first_bias, second, second_bias, last, last_bias = weights
    one = features @ first + first_bias
    near = leaky(one)
    two = near @ second + second_bias
    far = leaky(two)
    error = (far @ last + last_bias - targets).reshape(-1, group)
    shared = error.mean(axis=1, keepdims=True)
    back = (2 / len(targets) * (shared + DIFFERENCE * (error - shared))).ravel().astype(np.float32)
    by_last, by_last_bias = far.T @ back, back.sum(keepdims=True)
    further = np.outer(back, last) * slope_of(two)
    furthest = (further @ second.T) * slope_of(one)
    by_second = [near.T @ further, further.sum(axis=0)]
    return [features.T @ furthest, furthest.sum(axis=0), *by_second, by_last, by_last_bias]


class Fitter:
    """Weights on their way, with what Adam remembers of the slopes."""

    def __init__(self, inputs: int, seed: int) -> None:
        self.weights = fresh(inputs, seed)
        self._slopes = [np.zeros_like(part) for part in self.weights]
        self._squares = [np.zeros_like(part) for part in self.weights]
        self._steps = 0

    def step(self, features: Floats, targets: Floats, group: int, rate: float) -> None:
        self._steps += 1
        slopes = gradients(self.weights, features, targets, group)
        for part, slope, mean, square in zip(self.weights, slopes, self._slopes, self._squares, strict=True):
            mean += (1 - _FADE) * (slope - mean)
            square += (1 - _FADE_SQUARES) * (slope * slope - square)
            mean_now = mean / (1 - _FADE**self._steps)
            square_now = square / (1 - _FADE_SQUARES**self._steps)
            part -= np.float32(rate) * (mean_now / (np.sqrt(square_now) + _TINY)).astype(np.float32)


def fit(
    features: NDArray[np.float16],
    targets: Floats,
    epochs: int,
    seed: int,
    progress: Callable[[float], None] = lambda part: None,
) -> tuple[Floats, float]:
    """Fit a network to groups of samples; return its weights, and the mean squared error on those kept apart."""
    groups, group, inputs = features.shape
    rng = np.random.default_rng(seed)
    order = rng.permutation(groups)
    apart, rest = order[: max(groups // 20, 1)], order[max(groups // 20, 1) :]
    mean, spread = _scale_of(features)
    centre, scale = float(targets.mean()), float(targets.std()) + 1e-3

    def rows(numbers: NDArray[np.int64]) -> tuple[Floats, Floats]:
        values = features[numbers].reshape(-1, inputs).astype(np.float32)
        return (values - mean) / spread, (targets[numbers].ravel() - centre) / scale

    fitter = Fitter(inputs, seed)
    batches = max(1, len(rest) // _BATCH)
    for epoch in range(epochs):
        rng.shuffle(rest)
        for number, batch in enumerate(np.array_split(rest, batches)):
            done = (epoch + number / batches) / epochs
            fitter.step(*rows(batch), group, _RATE * 0.5 * (1 + np.cos(np.pi * done)) + 1e-5)
            progress(1 / batches / epochs)
    checked, wanted = rows(apart)
    error = float(np.mean((predict(fitter.weights, checked) - wanted) ** 2)) * scale**2
    return _folded(fitter.weights, mean, spread, centre, scale), error


def _scale_of(features: NDArray[np.float16]) -> tuple[Floats, Floats]:
    """Return mean and spread of each feature; one that never changes is to be left alone, also where it does."""
    some = features[:: max(1, len(features) // 4096)].reshape(-1, features.shape[2]).astype(np.float32)
    spread = some.std(axis=0)
    return some.mean(axis=0), np.where(spread < 1e-3, np.float32(1e9), spread)


def _folded(weights: list[Floats], mean: Floats, spread: Floats, centre: float, scale: float) -> Floats:
    """Return the weights as one row, with the scaling of features and targets taken in."""
    first, first_bias, second, second_bias, last, last_bias = weights
    scaled = first / spread[:, None]
    parts = (scaled, first_bias - mean @ scaled, second, second_bias, last * scale, last_bias * scale + centre)
    return np.concatenate([part.ravel() for part in parts]).astype(np.float32)
