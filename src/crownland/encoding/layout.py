"""The layout of an encoding: named parts with a shape and a meaning, one after another.

Kernels read it from a plan: a record with the start of each part and the sizes of the variant.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..engine.kernel import blank, layout

Plan: TypeAlias = Any  # a record of a family's plan
Indices: TypeAlias = NDArray[np.int64]

BIT: Final = 1
BYTE: Final = 255


@dataclass(frozen=True, slots=True)
class Part:
    """A block of consecutive numbers of an encoding: `stop - start` of them, in this shape, in row-major order.

    `high` is the largest value of any of them; the smallest is 0. `axes` names the axes of the shape.
    """

    name: str
    shape: tuple[int, ...]
    meaning: str
    high: int = BIT
    axes: tuple[str, ...] = ()
    start: int = 0

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def stop(self) -> int:
        """The index after its last number."""
        return self.start + self.size

    @property
    def slice(self) -> slice:
        """Its range among all numbers of the encoding."""
        return slice(self.start, self.stop)


@dataclass(frozen=True, slots=True)
class Layout:
    """The plan of a variant, for kernels, and the parts of its actions, outcomes and observation."""

    plans: NDArray[Any]
    actions: tuple[Part, ...]
    outcomes: tuple[Part, ...]
    observation: tuple[Part, ...]


def place_parts(parts: Sequence[Part]) -> tuple[Part, ...]:
    """Number parts one after another; empty ones are left out."""
    placed, start = [], 0
    for part in parts:
        if part.size:
            placed.append(replace(part, start=start))
        start += part.size
    return tuple(placed)


def length(parts: Sequence[Part]) -> int:
    """Return how many numbers all parts have."""
    return parts[-1].stop


def plan_layout(sizes: Sequence[str], parts: Sequence[str]) -> np.dtype[np.void]:
    """Return the dtype of the plan of a family: its sizes and the start of each part, as 64-bit integers."""
    return layout([(name, "<i8") for name in (*sizes, *parts)])


def lay_out(plan: np.dtype[np.void], sizes: Mapping[str, int], *lists: Sequence[Part]) -> Layout:
    """Place the parts of actions, outcomes and observation; in the plan, parts that a variant lacks start at 0."""
    plans, placed = blank(plan), [place_parts(parts) for parts in lists]
    starts = {part.name: part.start for parts in placed for part in parts}
    for name, value in {**sizes, **starts}.items():
        plans[0][name] = value
    return Layout(plans, *placed)
