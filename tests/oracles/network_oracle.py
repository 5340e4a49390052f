"""The network of the learned value written in NumPy, for many rows of features at once."""

import numpy as np

from crownland.bots.network import FIRST, SECOND, Floats, weights_size
from crownland.training.fit import leaky_relu


def split_weights(weights: Floats) -> list[Floats]:
    """Return views of the weights and biases of each layer, in order."""
    inputs = (len(weights) - weights_size(0)) // FIRST
    shapes = ((inputs, FIRST), (FIRST,), (FIRST, SECOND), (SECOND,), (SECOND,), (1,))
    parts, begin = [], 0
    for shape in shapes:
        end = begin + int(np.prod(shape))
        parts.append(weights[begin:end].reshape(shape))
        begin = end
    return parts


def predict(weights: list[Floats], features: Floats) -> Floats:
    """Return the output of a network for rows of features, as `answer` does for one."""
    first, first_bias, second, second_bias, last, last_bias = weights
    hidden = leaky_relu(features @ first + first_bias)
    return leaky_relu(hidden @ second + second_bias) @ last + last_bias
