"""A small network as a kernel: two hidden layers, one output. Playing needs no framework.

All weights are one flat array. The inner loops run over the units of a layer, so that the compiler vectorises them.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..engine.kernel import kernel

FIRST, SECOND = 64, 32
LEAK: Final = np.float32(0.01)

Floats: TypeAlias = NDArray[np.float32]


def weights_size(inputs: int) -> int:
    """Return the number of weights of a network with so many inputs."""
    return (inputs + 1) * FIRST + (FIRST + 1) * SECOND + SECOND + 1


@kernel
def add_first(weights: Floats, values: Floats, n: int, sums: Floats) -> None:
    """Add to `sums` the first `n` rows of weights, each times its value; four at a time, which is faster."""
    for index in range(0, n - n % 4, 4):
        begin = index * FIRST
        one, two, three, four = values[index], values[index + 1], values[index + 2], values[index + 3]
        first, second = weights[begin : begin + FIRST], weights[begin + FIRST : begin + 2 * FIRST]
        third, fourth = weights[begin + 2 * FIRST : begin + 3 * FIRST], weights[begin + 3 * FIRST : begin + 4 * FIRST]
        for unit in range(FIRST):
            sums[unit] += one * first[unit] + two * second[unit] + three * third[unit] + four * fourth[unit]
    for index in range(n - n % 4, n):
        row = weights[index * FIRST : (index + 1) * FIRST]
        for unit in range(FIRST):
            sums[unit] += values[index] * row[unit]


@kernel
def add_second(weights: Floats, values: Floats, n: int, sums: Floats) -> None:
    """Add to `sums` the first `n` rows of weights, each times its value; four at a time, which is faster."""
    for index in range(0, n - n % 4, 4):
        begin = index * SECOND
        one, two, three, four = values[index], values[index + 1], values[index + 2], values[index + 3]
        first, second = weights[begin : begin + SECOND], weights[begin + SECOND : begin + 2 * SECOND]
        third, fourth = (
            weights[begin + 2 * SECOND : begin + 3 * SECOND],
            weights[begin + 3 * SECOND : begin + 4 * SECOND],
        )
        for unit in range(SECOND):
            sums[unit] += one * first[unit] + two * second[unit] + three * third[unit] + four * fourth[unit]
    for index in range(n - n % 4, n):
        row = weights[index * SECOND : (index + 1) * SECOND]
        for unit in range(SECOND):
            sums[unit] += values[index] * row[unit]


@kernel
def answer(weights: Floats, features: Floats, inputs: int, hidden: Floats) -> float:
    """Return the output for the first `inputs` features; `hidden` is a temporary array for both layers."""
    near, far = hidden[:FIRST], hidden[FIRST : FIRST + SECOND]
    begin = inputs * FIRST
    for unit in range(FIRST):
        near[unit] = weights[begin + unit]
    add_first(weights, features, inputs, near)
    for unit in range(FIRST):
        near[unit] = max(near[unit], LEAK * near[unit])
    begin += FIRST
    for unit in range(SECOND):
        far[unit] = weights[begin + FIRST * SECOND + unit]
    add_second(weights[begin:], near, FIRST, far)
    begin += (FIRST + 1) * SECOND
    result = weights[begin + SECOND]
    for unit in range(SECOND):
        result += max(far[unit], LEAK * far[unit]) * weights[begin + unit]
    return float(result)
