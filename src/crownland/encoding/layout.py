"""Where every number of an encoding lies and what it means: parts with a name, a shape and a sentence, side by side.

Kernels read the same places from a plan: a record with the start of each part and the sizes of the variant.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
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
    """Some numbers of an encoding that belong together: `stop - start` of them, in this shape, row by row.

    `high` is the largest value that one of them can have; the smallest is 0. `axes` says what each axis
    of the shape counts.
    """

    name: str
    start: int
    shape: tuple[int, ...]
    meaning: str
    high: int = BIT
    axes: tuple[str, ...] = ()

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)

    @property
    def stop(self) -> int:
        """The place after its last number."""
        return self.start + self.size

    @property
    def slice(self) -> slice:
        """Its place among all numbers of the encoding."""
        return slice(self.start, self.stop)


@dataclass(frozen=True, slots=True)
class Shape:
    """A part that has no place yet; one without numbers is left out."""

    name: str
    shape: tuple[int, ...]
    meaning: str
    high: int = BIT
    axes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Drawn:
    """The plan of a variant, for kernels, and the parts of its actions, outcomes and observation, for people."""

    plans: NDArray[Any]
    actions: tuple[Part, ...]
    outcomes: tuple[Part, ...]
    observation: tuple[Part, ...]


def lay_out(shapes: Sequence[Shape]) -> tuple[Part, ...]:
    """Give each part its place, one after another."""
    parts, start = [], 0
    for each in shapes:
        part = Part(each.name, start, each.shape, each.meaning, each.high, each.axes)
        if part.size:
            parts.append(part)
        start = part.stop
    return tuple(parts)


def length(parts: Sequence[Part]) -> int:
    """Return how many numbers all parts have."""
    return parts[-1].stop


def plan_layout(sizes: Sequence[str], parts: Sequence[str]) -> np.dtype[np.void]:
    """Describe the plan of a family: its sizes and the start of each part, in numbers of 64 bits."""
    return layout([(name, "<i8") for name in (*sizes, *parts)])


def make_plan(form: np.dtype[np.void], sizes: Mapping[str, int], *lists: Sequence[Part]) -> NDArray[Any]:
    """Fill in a plan: an array of one; what a variant has not starts at 0."""
    plans = blank(form)
    for name, value in sizes.items():
        plans[0][name] = value
    for parts in lists:
        for part in parts:
            plans[0][part.name] = part.start
    return plans
