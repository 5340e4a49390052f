"""Random numbers for kernels: the small fast generator of Doty-Humphrey (sfc32), four words of state.

Words of 32 bits are kept in 64, so nothing overflows and the uncompiled run gives the same numbers.
"""

import hashlib
import secrets
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..engine.bits import word
from ..engine.kernel import kernel

Luck: TypeAlias = NDArray[np.uint64]

_LOW: Final = word(0xFFFFFFFF)
_ONE: Final = word(1)
_WARM_UP: Final = 12


def key_of(seed: Any) -> int:
    """Turn any seed, a number or a text, into the 64 bits that `seed_luck` takes."""
    return int.from_bytes(hashlib.sha256(str(seed).encode()).digest()[:8], "big")


def some_seed(seed: Any) -> Any:
    """Return a seed as it is, or another one each time where there is none."""
    return secrets.token_hex() if seed is None else seed


def make_luck(seed: Any) -> Luck:
    """Return a generator of its own for this seed."""
    luck = np.zeros(4, np.uint64)
    seed_luck(luck, word(key_of(seed)), 0)
    return luck


@kernel
def seed_luck(luck: Luck, key: int, stream: int) -> None:
    """Start one of many independent streams of a key."""
    luck[0] = key & _LOW
    luck[1] = key >> word(32)
    luck[2] = word(stream) & _LOW
    luck[3] = _ONE
    for _ in range(_WARM_UP):
        roll(luck)


@kernel
def roll(luck: Luck) -> int:
    """Return the next 32 random bits."""
    first, second, third, counter = luck[0], luck[1], luck[2], luck[3]
    result = (first + second + counter) & _LOW
    luck[3] = (counter + _ONE) & _LOW
    luck[0] = second ^ (second >> word(9))
    luck[1] = (third + (third << word(3))) & _LOW
    rotated = ((third << word(21)) | (third >> word(11))) & _LOW
    luck[2] = (rotated + result) & _LOW
    return np.int64(result)  # type: ignore[return-value]
