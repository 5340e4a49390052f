"""`Encoding`: actions as indices and observations as arrays, for machine learning.

The numbering is fixed for each variant and documented by `describe`. A change of any number increases ENCODING_VERSION.
"""

from functools import cached_property
from math import prod
from typing import Any, Final, Protocol, SupportsIndex, cast

import numpy as np
from numpy.typing import DTypeLike, NDArray

from ..engine.action import Action, decode
from ..engine.errors import IllegalAction, InvalidSetup
from ..engine.state import State
from ..engine.validate import as_int, boolean, instance, int_in_range, short_repr
from ..engine.variant import Variant
from . import kernels
from .layout import Indices, Layout, Part, Plan, length
from .symmetry import Symmetries


class Encoder(Protocol):
    """What a family offers: its layout, and kernels that read its plan without checks."""

    def make_layout(self, variant: Variant, record: Any, /) -> Layout:
        """Return the layout of a variant; `record` is its initial state."""

    def mask(self, state: Any, plan: Plan, out: NDArray[Any], /) -> None:
        """Mark every legal decision of the seat in turn."""

    def action_at(self, state: Any, plan: Plan, index: int, /) -> int:
        """Return the legal action or outcome with this index, or -1."""

    def index_of(self, state: Any, plan: Plan, action: int, /) -> int:
        """Return the index of a legal action or outcome."""

    def weights(self, state: Any, plan: Plan, out: NDArray[Any], /) -> None:
        """Write the weight of each outcome."""

    def observe(self, state: Any, plan: Plan, seat: int, out: NDArray[Any], /) -> None:
        """Write the observation of a seat."""

    def canonical_indices(
        self, parts: dict[str, Part], seen: dict[str, NDArray[Any]], rows: Indices, indices: Indices, /
    ) -> Indices:
        """Return the canonical one of all indices that would mean the same action (see `symmetry.Canonical`)."""


def load_encoder(variant: Variant) -> Encoder:
    """Return the encoder of a variant's family."""
    return cast(Encoder, variant.family.part("encode"))


ENCODING_VERSION: Final = 1
_IN_TURN: Final = -1
_ALIGNMENT: Final = 64  # bytes
MAX_WEIGHT: Final = 6  # of an outcome: all faces of a die are equal
_WRITABLE: Final = (  # what kernels write
    *("bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float32", "float64"),
)


class Encoding:
    """The encoding of a variant.

    >>> from crownland import Encoding, State
    >>> encoding = Encoding("kingdomino(seats=2)")
    >>> encoding.n_actions, encoding.n_outcomes, encoding.n_features
    (329, 50, 1840)
    >>> state = State("kingdomino(seats=2)")
    >>> encoding.action_at(state, 8), encoding.index_of(state, "deal:9")
    (Deal(domino=9), 8)
    """

    version: Final = ENCODING_VERSION

    def __init__(self, variant: Variant | str) -> None:
        state = State(variant)
        self.variant = state.variant
        self._layout = load_encoder(self.variant).make_layout(self.variant, state.states[0])

    def __reduce__(self) -> tuple[Any, ...]:
        return Encoding, (str(self.variant),)

    def __repr__(self) -> str:
        return f"Encoding({str(self.variant)!r})"

    def __eq__(self, other: object) -> bool:
        return self.variant == other.variant if isinstance(other, Encoding) else NotImplemented

    def __hash__(self) -> int:
        return hash((Encoding, self.variant))

    @property
    def actions(self) -> tuple[Part, ...]:
        """The parts of the action index."""
        return self._layout.actions

    @property
    def outcomes(self) -> tuple[Part, ...]:
        """The parts of the outcome index (draws)."""
        return self._layout.outcomes

    @property
    def observation(self) -> tuple[Part, ...]:
        """The parts of an observation."""
        return self._layout.observation

    @property
    def plans(self) -> NDArray[Any]:
        """The plan, for kernels: an array of one record."""
        return self._layout.plans

    @cached_property
    def n_actions(self) -> int:
        """The number of actions."""
        return length(self.actions)

    @cached_property
    def n_outcomes(self) -> int:
        """The number of outcomes."""
        return length(self.outcomes)

    @cached_property
    def n_features(self) -> int:
        """The number of features of an observation."""
        return length(self.observation)

    @cached_property
    def highs(self) -> NDArray[np.uint8]:
        """The largest value of each feature; the smallest is 0. Divide by it to scale to 0 to 1."""
        highs = np.zeros(self.n_features, np.uint8)
        for part in self.observation:
            highs[part.slice] = part.high
        return highs

    @cached_property
    def high(self) -> int:
        """The largest value of any feature."""
        return max(part.high for part in self.observation)

    @cached_property
    def symmetries(self) -> Symmetries:
        """The symmetries of kingdoms."""
        return Symmetries(self.actions, self.observation, load_encoder(self.variant).canonical_indices)

    def describe(self) -> dict[str, Any]:
        """Document the encoding: version, variant, and the parts of actions, outcomes and observation.

        >>> Encoding("sample()").describe()["outcomes"][0]["name"]
        'deal'
        """
        lists = {"actions": self.actions, "outcomes": self.outcomes, "observation": self.observation}
        return {
            "version": self.version,
            "variant": str(self.variant),
            **{name: [_describe(part) for part in parts] for name, parts in lists.items()},
        }

    def split(self, observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Return the parts of observations by name, in their shapes, as views.

        The last axis of `observations` is an observation; axes before it are kept.
        """
        shape = getattr(observations, "shape", None)
        if not isinstance(shape, tuple) or shape[-1:] != (self.n_features,):
            got = short_repr(observations) if shape is None else shape
            raise InvalidSetup(f"expected observations of {self.n_features} numbers, but got {got}")
        return {
            part.name: observations[..., part.slice].reshape(*observations.shape[:-1], *part.shape)
            for part in self.observation
        }

    def index_of(self, state: State, action: Action | int | str) -> int:
        """Return the index of a legal action (object, int or text), or of an outcome if chance is in turn."""
        self._check(state)
        code = state.action_code(action)
        if code not in state.legal_codes():
            raise IllegalAction(f"expected a legal action, but got {decode(code)} in {state}")
        out = np.empty(1, np.int64)
        kernels.all_indices(state.states, self.plans, np.array([code]), out)
        return int(out[0])

    def action_at(self, state: State, index: SupportsIndex) -> Action:
        """Return the legal action with this index, or the outcome if chance is in turn."""
        self._check(state)
        number, out = as_index(index), np.full(1, -1, np.int64)
        if 0 <= number < max(self.n_actions, self.n_outcomes):
            kernels.actions_at(state.states, self.plans, np.array([number]), out)
        if out[0] < 0:
            raise IllegalAction(f"expected the index of a legal action, but got {index} in {state}")
        return decode(int(out[0]))

    def name_of(self, index: SupportsIndex, is_chance: bool = False) -> str:
        """Return the part that an index belongs to and its position there, legal or not.

        >>> Encoding("kingdomino(seats=2)").name_of(327)
        '327 (claim 2)'
        """
        number = as_index(index)
        for part in self.outcomes if boolean("is_chance", is_chance) else self.actions:
            if part.start <= number < part.stop:
                place = np.unravel_index(number - part.start, part.shape)
                where = " " + ",".join(str(int(each)) for each in place) if part.size > 1 else ""
                return f"{number} ({part.name}{where})"
        return f"{number} (no action)"

    def legal_mask(self, state: State, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Return a mask, True at the index of each legal action; all False if no seat is in turn."""
        self._check(state)
        out = output_array((self.n_actions,), np.bool_, out)
        kernels.masks(state.states, self.plans, out[np.newaxis])
        return out

    def chance_weights(self, state: State, out: NDArray[np.int32] | None = None) -> NDArray[np.int32]:
        """Return the relative weight of every outcome, as integers; all 0 if chance is not in turn."""
        self._check(state)
        out = output_array((self.n_outcomes,), np.int32, out, MAX_WEIGHT)
        kernels.all_weights(state.states, self.plans, out[np.newaxis])
        return out

    def observe(
        self,
        state: State,
        seat: int | None = None,
        *,
        dtype: DTypeLike = np.float32,
        out: NDArray[Any] | None = None,
    ) -> NDArray[Any]:
        """Return the observation of a seat: by default the one in turn, or the first if there is none.

        All features are integers from 0 to 255, so both `uint8` and `float32` hold them exactly. Raises InvalidSetup
        for a type that cannot hold them.
        """
        self._check(state)
        out = output_array((self.n_features,), dtype, out, self.high)
        kernels.observations(state.states, self.plans, np.array([self.seat_number(seat)]), out[np.newaxis])
        return out

    def seat_number(self, seat: int | None) -> int:
        """Check a seat and return it; None is the seat in turn, -1."""
        return _IN_TURN if seat is None else int_in_range("a seat", seat, 0, self.variant.seats - 1)

    def _check(self, state: State) -> None:
        if instance("a State", state, State).variant != self.variant:
            raise InvalidSetup(f"expected a state of {self.variant}, but got one of {state.variant}")


def output_array(shape: tuple[int, ...], dtype: DTypeLike, out: NDArray[Any] | None, most: int = 1) -> NDArray[Any]:
    """Return `out`, or a new array, after checking that kernels can write numbers up to `most` into it."""
    if out is None:
        try:
            out = new_array(shape, np.dtype(dtype))
        except (TypeError, ValueError, SyntaxError):
            raise InvalidSetup(
                f"expected a type of numbers such as float32 or uint8, but got {short_repr(dtype)}"
            ) from None
    if not isinstance(out, np.ndarray):
        raise InvalidSetup(f"expected an array of shape {shape} to write into, but got {type(out).__name__}")
    if out.dtype.name not in _WRITABLE or not out.dtype.isnative:
        raise InvalidSetup(f"expected numbers out of {', '.join(_WRITABLE)}, but got {out.dtype}")
    if _largest(out.dtype) < most:
        raise InvalidSetup(f"expected a type that holds numbers up to {most}, such as uint8, but got {out.dtype}")
    if out.shape != shape:
        raise InvalidSetup(f"expected an array of shape {shape} to write into, but got {out.shape}")
    if not out.flags.c_contiguous or not out.flags.writeable:
        why = "is not in one piece" if out.flags.writeable else "is read-only"
        raise InvalidSetup(f"expected an array to write into, row after row, but got one that {why}")
    return out


def _largest(dtype: np.dtype[Any]) -> float:
    """Return the largest integer that a type holds."""
    if dtype.kind == "b":
        return 1
    return float(np.finfo(dtype).max if dtype.kind == "f" else np.iinfo(dtype).max)


def new_array(shape: tuple[int, ...], dtype: np.dtype[Any]) -> NDArray[Any]:
    """Return an array aligned as JAX requires for sharing its memory."""
    if dtype.hasobject:
        return np.empty(shape, dtype)
    size = prod(shape) * dtype.itemsize
    raw = np.empty(size + _ALIGNMENT, np.uint8)
    start = -int(raw.__array_interface__["data"][0]) % _ALIGNMENT
    return raw[start : start + size].view(dtype).reshape(shape)


def as_index(index: object) -> int:
    """Return the index of an action as an int. Raises InvalidSetup if it is not an integer."""
    number = as_int(index)
    if number is None:
        raise InvalidSetup(f"expected the index of an action, a whole number, but got {short_repr(index)}")
    return number


def _describe(part: Part) -> dict[str, Any]:
    return {
        "name": part.name,
        "start": part.start,
        "stop": part.stop,
        "shape": list(part.shape),
        "high": part.high,
        "axes": list(part.axes),
        "meaning": part.meaning,
    }
