"""Rotations and reflections of kingdoms: more training data from the same games.

A square board has 8 symmetries: number s mirrors left and right if s > 3, then turns s % 4 quarters clockwise. A map of
the Duel has 4: number s mirrors left and right if s is odd, and top and bottom if s > 1.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..engine.errors import InvalidSetup
from ..engine.validate import int_in_range, short_repr
from .layout import Indices, Part, length

_TURNS: Final = 4


# Of all indices that would mean the same action, the canonical one for each of `indices`. The arguments are the parts
# of actions by name, those of observations by name, the row of the observation of each index, and the indices.
Canonical: TypeAlias = Callable[[dict[str, Part], dict[str, NDArray[Any]], Indices, Indices], Indices]


class Symmetries:
    """The symmetries of an encoding, by number; 0 is the identity.

    >>> from crownland import Encoding
    >>> symmetries = Encoding("kingdomino(seats=2)").symmetries
    >>> len(symmetries), symmetries.compose(1, 3), symmetries.inverse(1)
    (8, 0, 3)
    """

    def __init__(self, actions: Sequence[Part], observation: Sequence[Part], canonical: Canonical) -> None:
        self._actions = {part.name: part for part in actions}
        self._observation = observation
        self._canonical = canonical
        *_, height, width = observation[0].shape
        self._is_square = height == width
        self._seen = [_moves(observation, s, self._is_square) for s in range(len(self))]
        self._moves = [_moves(actions, s, self._is_square) for s in range(len(self))]

    def __len__(self) -> int:
        return 2 * _TURNS if self._is_square else _TURNS

    def compose(self, first: int, then: int) -> int:
        """Return the symmetry that is the first one followed by the other."""
        first, then = self._check(first), self._check(then)
        if not self._is_square:
            return first ^ then
        mirrors = (first >= _TURNS) != (then >= _TURNS)
        turns = (then - first if then >= _TURNS else then + first) % _TURNS
        return _TURNS * mirrors + turns

    def inverse(self, symmetry: int) -> int:
        """Return the inverse symmetry."""
        return next(other for other in range(len(self)) if self.compose(symmetry, other) == 0)

    def observations(self, symmetry: int, observations: NDArray[Any]) -> NDArray[Any]:
        """Transform an observation, or each row of several."""
        moves = self._seen[self._check(symmetry)]
        seen = _array("observations", observations, (len(moves),))
        moved = np.empty_like(seen)
        moved[..., moves] = seen
        return moved

    def actions(self, symmetry: int, observations: NDArray[Any], indices: Indices) -> Indices:
        """Transform indices of actions; `observations` are the untransformed ones, one for each index."""
        moves = self._moves[self._check(symmetry)]
        seen = self._as_array(observations)
        chosen = _array("indices", indices, seen.shape[:-1], "iu", is_whole=True)
        if chosen.size and not 0 <= chosen.min() <= chosen.max() < len(moves):
            raise InvalidSetup(f"expected indices from 0 to {len(moves) - 1}, but got {short_repr(indices)}")
        moved: Indices = self._canonical_indices(seen, np.arange(chosen.size), moves[chosen.ravel()]).reshape(
            chosen.shape
        )[()]
        return moved

    def masks(self, symmetry: int, observations: NDArray[Any], masks: NDArray[Any]) -> NDArray[Any]:
        """Transform masks or probabilities; `observations` are the untransformed ones, one for each mask."""
        moves = self._moves[self._check(symmetry)]
        seen = self._as_array(observations)
        given = _array("masks", masks, (*seen.shape[:-1], len(moves)), is_whole=True)
        marks = given.reshape(-1, len(moves))
        moved = np.zeros_like(marks)
        rows, indices = np.nonzero(marks)
        moved[rows, self._canonical_indices(seen, rows, moves[indices])] = marks[rows, indices]
        return moved.reshape(given.shape)

    def _as_array(self, observations: NDArray[Any]) -> NDArray[Any]:
        return _array("observations", observations, (length(self._observation),))

    def _canonical_indices(self, observations: NDArray[Any], rows: Indices, indices: Indices) -> Indices:
        every = observations.reshape(-1, observations.shape[-1])
        seen = {part.name: every[:, part.slice].reshape(-1, *part.shape) for part in self._observation}
        return self._canonical(self._actions, seen, rows, indices)

    def _check(self, symmetry: int) -> int:
        return int_in_range("a symmetry", symmetry, 0, len(self) - 1)


def _array(
    what: str, values: object, last: tuple[int, ...], kinds: str = "biuf", *, is_whole: bool = False
) -> NDArray[Any]:
    """Return values as an array of numbers whose shape ends in `last`, or with `is_whole` equals it."""
    try:
        array = np.asarray(values)
    except (TypeError, ValueError):
        array = np.empty((), object)
    ending = array.shape if is_whole else array.shape[-len(last) :]
    if array.dtype.kind not in kinds or ending != last:
        got = f"{array.dtype} of shape {array.shape}" if array.shape else short_repr(values)
        shape = last if is_whole else ("…", *last)
        raise InvalidSetup(f"expected {what} of shape {shape}, but got {got}".replace("'", ""))
    return array


def _moves(parts: Sequence[Part], symmetry: int, is_square: bool) -> Indices:
    """Return the new index of each number."""
    moves = np.arange(length(parts))
    for part in parts:
        if "row" in part.axes:
            places = list(np.indices(part.shape))
            for axis, name in enumerate(part.axes):
                if name == "direction":
                    places[axis] = _direction(places[axis], symmetry)
                if name == "row":
                    lasts = part.shape[axis] - 1, part.shape[axis + 1] - 1
                    places[axis], places[axis + 1] = _square(places[axis], places[axis + 1], lasts, symmetry, is_square)
            moves[part.slice] = part.start + np.ravel_multi_index(tuple(places), part.shape).ravel()
    return moves


def _square(
    row: Indices, column: Indices, lasts: tuple[int, int], symmetry: int, is_square: bool
) -> tuple[Indices, Indices]:
    if not is_square:
        return lasts[0] - row if symmetry > 1 else row, lasts[1] - column if symmetry & 1 else column
    if symmetry >= _TURNS:
        column = lasts[1] - column
    for _ in range(symmetry % _TURNS):
        row, column = column, lasts[0] - row
    return row, column


def _direction(direction: Indices, symmetry: int) -> Indices:
    """Transform a direction: east, south, west, north; reflections swap east and west."""
    mirrored = (2 - direction) % _TURNS if symmetry >= _TURNS else direction
    turned: Indices = (mirrored + symmetry) % _TURNS
    return turned
