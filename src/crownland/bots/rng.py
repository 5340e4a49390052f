"""Random numbers for kernels: the small fast generator of Doty-Humphrey (sfc32), four words of state.

Words of 32 bits are kept in 64, so nothing overflows, and uncompiled code gives the same numbers.
"""

import hashlib
import secrets
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..engine.bits import word
from ..engine.kernel import kernel

RngState: TypeAlias = NDArray[np.uint64]

_LOW: Final = word(0xFFFFFFFF)
_ONE: Final = word(1)
_WARM_UP: Final = 12


def seed_key(seed: Any) -> int:
    """Return the 64 bits that `seed_rng` takes, for any seed: a number or a text."""
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big")


def seed_or_random(seed: Any) -> Any:
    """Return a seed unchanged, or a random one for None."""
    return secrets.token_hex() if seed is None else seed


def make_rng(seed: Any) -> RngState:
    """Return a new generator for this seed."""
    rng = np.zeros(4, np.uint64)
    seed_rng(rng, word(seed_key(seed)), 0)
    return rng


@kernel
def seed_rng(rng: RngState, key: int, stream: int) -> None:
    """Start one of many independent streams of a key."""
    rng[0] = key & _LOW
    rng[1] = key >> word(32)
    rng[2] = word(stream) & _LOW
    rng[3] = _ONE
    for _ in range(_WARM_UP):
        next_bits(rng)


@kernel
def next_bits(rng: RngState) -> int:
    """Return the next 32 random bits."""
    first, second, third, counter = rng[0], rng[1], rng[2], rng[3]
    result = (first + second + counter) & _LOW
    rng[3] = (counter + _ONE) & _LOW
    rng[0] = second ^ (second >> word(9))
    rng[1] = (third + (third << word(3))) & _LOW
    rotated = ((third << word(21)) | (third >> word(11))) & _LOW
    rng[2] = (rotated + result) & _LOW
    return np.int64(result)  # type: ignore[return-value]


@kernel
def draw_key(rng: RngState) -> int:
    """Return 64 random bits, the key of a decision."""
    high = word(next_bits(rng)) << word(32)
    return high | word(next_bits(rng))
