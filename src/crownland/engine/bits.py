"""Counts and finds the set bits of a 64-bit word, compiled to single instructions; and a share of random bits."""

from collections.abc import Callable
from typing import Any, Final, cast

import numba
import numpy as np
from llvmlite import ir
from numba.core import cgutils
from numba.core.registry import cpu_target
from numba.extending import intrinsic, overload
from numpy.typing import NDArray

from .kernel import ONLY_KERNELS_CALL, kernel, plain

word: Final = cast("Callable[[int], int]", np.uint64)  # what kernels read as 64 bits without a sign
ONE: Final = word(1)


def count(bits: int) -> int:
    """Return how many bits are set in a 64-bit word."""
    return int(bits).bit_count()


def lowest(bits: int) -> int:
    """Return the position of the lowest set bit of a 64-bit word that is not 0."""
    word = int(bits)
    return (word & -word).bit_length() - 1


_PLACES: Final = [  # by the number of a byte and its value: the places of its set bits
    [tuple(8 * byte + place for place in range(8) if value >> place & 1) for value in range(256)] for byte in range(8)
]


def set_bits(bits: int) -> list[int]:
    """List the positions of the set bits of a plain integer of up to 64 bits, ascending."""
    places: list[int] = []
    for of_byte in _PLACES:
        places += of_byte[bits & 255]
        bits >>= 8
    return places


@intrinsic
def _population(context: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return numba.int64(numba.uint64), generate


@intrinsic
def _trailing_zeros(context: Any, bits: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(numba.boolean, True))

    return numba.int64(numba.uint64), generate


@overload(count, jit_options=ONLY_KERNELS_CALL)
def _compiled_count(bits: Any) -> Any:
    def compiled(bits: Any) -> Any:
        return _population(bits)  # type: ignore[call-arg]

    return compiled


@overload(lowest, jit_options=ONLY_KERNELS_CALL)
def _compiled_lowest(bits: Any) -> Any:
    def compiled(bits: Any) -> Any:
        return _trailing_zeros(bits)  # type: ignore[call-arg]

    return compiled


_SLOW_AT_DEPOSITS: Final = ("bdver4", "znver1", "znver2")  # have the instruction, but take some hundred cycles for it


def deposits_quickly(triple: str, processor: str, features: str) -> bool:
    """Return whether a processor, as the compiler describes it, spreads bits over a mask in one quick instruction."""
    return triple.startswith("x86_64") and "+bmi2" in features.split(",") and processor not in _SLOW_AT_DEPOSITS


def _nth(elsewhere: Any) -> Any:
    """Return the fastest implementation of `nth_bit` for the target processor."""
    return _nth_at_once if deposits_quickly(*cpu_target.target_context.codegen().magic_tuple()) else elsewhere


@intrinsic
def _deposit(context: Any, bits: Any, mask: Any) -> Any:
    """Put the lowest bits, one after the other, where the mask has a bit."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        kind = ir.FunctionType(ir.IntType(64), [ir.IntType(64)] * 2)
        instruction = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")  # type: ignore[no-untyped-call]
        return builder.call(instruction, arguments)

    return numba.uint64(numba.uint64, numba.uint64), generate


def nth_bit(bits: int, index: int) -> int:
    """Return the place of the `index`-th set bit, counted from 0."""
    return set_bits(int(bits))[int(index)]


def nth_of_few(bits: int, index: int) -> int:
    """Like `nth_bit`, for a word with at most 8 set bits; faster on some processors."""
    return nth_bit(bits, index)


@overload(nth_bit, jit_options=ONLY_KERNELS_CALL)
def _compiled_nth_bit(bits: int, index: int) -> Any:
    return _nth(plain(nth_by_halving))


@overload(nth_of_few, jit_options=ONLY_KERNELS_CALL)
def _compiled_nth_of_few(bits: int, index: int) -> Any:
    return _nth(plain(nth_by_passing))


def _nth_at_once(bits: int, index: int) -> int:
    return lowest(_deposit(ONE << word(index), bits))  # type: ignore[call-arg]


def _select_table() -> NDArray[np.uint8]:
    """For each byte, the place of its first, second, … eighth set bit."""
    table = np.zeros((256, 8), np.uint8)
    for byte in range(256):
        places = [place for place in range(8) if byte >> place & 1]
        table[byte, : len(places)] = places
    return table


_SELECT: Final = _select_table()
_BYTE: Final = word(255)


@kernel
def nth_by_halving(bits: int, index: int) -> int:
    """`nth_bit` for any processor: no branch depends on the bits."""
    place = 0
    for width in (32, 16, 8):
        below = count(bits & ((ONE << word(width)) - ONE))
        beyond = index >= below
        index -= below if beyond else 0
        bits = bits >> word(width) if beyond else bits
        place += width if beyond else 0
    return place + int(_SELECT[bits & _BYTE, word(index)])  # as a word it is not tested for counting from the end


@kernel
def nth_by_passing(bits: int, index: int) -> int:
    """`nth_of_few` for any processor."""
    for passed in range(7):
        bits = bits & (bits - ONE) if passed < index else bits
    return lowest(bits)


@kernel
def share(bits: int, n: int) -> int:
    """Turn 32 random bits into one of `n` equal shares of them."""
    return int((np.int64(bits) * n) >> 32)
