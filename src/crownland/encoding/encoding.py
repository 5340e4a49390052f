"""`Encoding`: a variant as numbers for programs that learn. Actions are an index, what a seat sees is an array.

Everything is fixed for a variant and says what it means (`describe`). Whenever a number changes its place or meaning,
ENCODING_VERSION grows.
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
from . import kernels as batches
from .layout import Drawn, Part, Plan, length
from .symmetry import Settling, Symmetries


class Encoder(Settling, Protocol):
    """What a family offers: its plan, and kernels that read it. They check no more than they say."""

    def draw_plan(self, variant: Variant, record: Any, /) -> Drawn:
        """Say where everything of a variant lies; `record` is its laid table."""

    def mask(self, state: Any, plan: Plan, out: NDArray[Any], /) -> None:
        """Mark every legal decision of the seat in turn."""

    def action_at(self, state: Any, plan: Plan, index: int, /) -> int:
        """Return the action with this index, chance's where it is in turn; -1 where it is none that is legal."""

    def index_of(self, state: Any, plan: Plan, action: int, /) -> int:
        """Return the index of an action that is legal here."""

    def weights(self, state: Any, plan: Plan, out: NDArray[Any], /) -> None:
        """Write how likely everything is that chance can do."""

    def observe(self, state: Any, plan: Plan, seat: int, out: NDArray[Any], /) -> None:
        """Write what a seat sees."""


def load_encoder(variant: Variant) -> Encoder:
    """Return the encoder of a variant's family."""
    return cast(Encoder, variant.family.part("encode"))


ENCODING_VERSION: Final = 1
_IN_TURN: Final = -1
_ALIGNED: Final = 64  # bytes
MAX_WEIGHT: Final = 6  # of an outcome: all faces of a die may be equal
_WRITABLE: Final = (  # what kernels write
    *("bool", "int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "float32", "float64"),
)


class Encoding:
    """How the actions and observations of a variant are numbered.

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
        self._drawn = load_encoder(self.variant).draw_plan(self.variant, state.states[0])

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
        """The parts of the action index: what a seat decides."""
        return self._drawn.actions

    @property
    def outcomes(self) -> tuple[Part, ...]:
        """The parts of the outcome index: what chance does."""
        return self._drawn.outcomes

    @property
    def observation(self) -> tuple[Part, ...]:
        """The parts of an observation."""
        return self._drawn.observation

    @property
    def plans(self) -> NDArray[Any]:
        """The places of all parts, for kernels."""
        return self._drawn.plans

    @cached_property
    def n_actions(self) -> int:
        """How many different actions the index of a seat's decisions tells apart."""
        return length(self.actions)

    @cached_property
    def n_outcomes(self) -> int:
        """How many different outcomes the index of chance tells apart."""
        return length(self.outcomes)

    @cached_property
    def n_features(self) -> int:
        """How many numbers an observation has."""
        return length(self.observation)

    @cached_property
    def highs(self) -> NDArray[np.uint8]:
        """The largest value of each number of an observation; the smallest is 0. Divide by it to get 0 to 1."""
        highs = np.zeros(self.n_features, np.uint8)
        for part in self.observation:
            highs[part.slice] = part.high
        return highs

    @cached_property
    def high(self) -> int:
        """The largest value of any number of an observation."""
        return max(part.high for part in self.observation)

    @cached_property
    def symmetries(self) -> Symmetries:
        """The turns and mirrors of kingdoms that leave the game as it is."""
        return Symmetries(self.actions, self.observation, load_encoder(self.variant))

    def describe(self) -> dict[str, Any]:
        """Return what every number means: version, variant, and the parts of actions, outcomes and observation.

        >>> Encoding("sample()").describe()["outcomes"][0]["name"]
        'deal'
        """
        lists = {"actions": self.actions, "outcomes": self.outcomes, "observation": self.observation}
        return {
            "version": self.version,
            "variant": str(self.variant),
            **{name: [_described(part) for part in parts] for name, parts in lists.items()},
        }

    def split(self, observations: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Return each part of observations by its name, in its shape, as views: nothing is copied.

        The last axis of `observations` is an observation; what comes before it stays.
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
        """Return the index of a legal action, given as value, int or text; of an outcome where chance is in turn."""
        self._check(state)
        code = state.action_code(action)
        if code not in state.legal_codes():
            raise IllegalAction(f"expected a legal action, but got {decode(code)} in {state}")
        out = np.empty(1, np.int64)
        batches.all_indices(state.states, self.plans, np.array([code]), out)
        return int(out[0])

    def action_at(self, state: State, index: SupportsIndex) -> Action:
        """Return the legal action with this index; the outcome where chance is in turn."""
        self._check(state)
        number, out = _index(index), np.full(1, -1, np.int64)
        if 0 <= number < max(self.n_actions, self.n_outcomes):
            batches.actions_at(state.states, self.plans, np.array([number]), out)
        if out[0] < 0:
            raise IllegalAction(f"expected the index of a legal action, but got {index} in {state}")
        return decode(int(out[0]))

    def name_of(self, index: SupportsIndex, is_chance: bool = False) -> str:
        """Say what an index is about, legal or not: its part, and where in it.

        >>> Encoding("kingdomino(seats=2)").name_of(327)
        '327 (claim 2)'
        """
        number = _index(index)
        for part in self.outcomes if boolean("is_chance", is_chance) else self.actions:
            if part.start <= number < part.stop:
                place = np.unravel_index(number - part.start, part.shape)
                where = " " + ",".join(str(int(each)) for each in place) if part.size > 1 else ""
                return f"{number} ({part.name}{where})"
        return f"{number} (no action)"

    def legal_mask(self, state: State, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Return which actions are legal, True at the index of each; nothing is where no seat is in turn."""
        self._check(state)
        out = room_for((self.n_actions,), np.bool_, out)
        batches.masks(state.states, self.plans, out[np.newaxis])
        return out

    def chance_weights(self, state: State, out: NDArray[np.int32] | None = None) -> NDArray[np.int32]:
        """Return how likely every outcome is: whole numbers in proportion, all 0 where chance is not in turn."""
        self._check(state)
        out = room_for((self.n_outcomes,), np.int32, out, MAX_WEIGHT)
        batches.all_weights(state.states, self.plans, out[np.newaxis])
        return out

    def observe(
        self,
        state: State,
        seat: int | None = None,
        *,
        dtype: DTypeLike = np.float32,
        out: NDArray[Any] | None = None,
    ) -> NDArray[Any]:
        """Return what a seat sees: the one in turn by default, the first where none is.

        All numbers are whole and from 0 to 255, so `uint8` holds them exactly, and `float32` too. Raise InvalidSetup
        for a type that cannot hold them.
        """
        self._check(state)
        out = room_for((self.n_features,), dtype, out, self.high)
        batches.observations(state.states, self.plans, np.array([self.seat_number(seat)]), out[np.newaxis])
        return out

    def seat_number(self, seat: int | None) -> int:
        """Return the number that kernels know a seat by; raise InvalidSetup where there is none."""
        return _IN_TURN if seat is None else int_in_range("a seat", seat, 0, self.variant.seats - 1)

    def _check(self, state: State) -> None:
        if instance("a State", state, State).variant != self.variant:
            raise InvalidSetup(f"expected a state of {self.variant}, but got one of {state.variant}")


def room_for(shape: tuple[int, ...], dtype: DTypeLike, out: NDArray[Any] | None, most: int = 1) -> NDArray[Any]:
    """Return an array for kernels to write numbers up to `most` into: the one handed over, if it fits, or a new one."""
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
    """Return the largest whole number that a type holds."""
    if dtype.kind == "b":
        return 1
    return float(np.finfo(dtype).max if dtype.kind == "f" else np.iinfo(dtype).max)


def new_array(shape: tuple[int, ...], dtype: np.dtype[Any]) -> NDArray[Any]:
    """Return an array that begins where JAX wants it to, so that it shares it; NumPy itself is content with less."""
    if dtype.hasobject:
        return np.empty(shape, dtype)
    size = prod(shape) * dtype.itemsize
    raw = np.empty(size + _ALIGNED, np.uint8)
    start = -int(raw.__array_interface__["data"][0]) % _ALIGNED
    return raw[start : start + size].view(dtype).reshape(shape)


def _index(index: object) -> int:
    number = as_int(index)
    if number is None:
        raise InvalidSetup(f"expected the index of an action, a whole number, but got {short_repr(index)}")
    return number


def _described(part: Part) -> dict[str, Any]:
    return {
        "name": part.name,
        "start": part.start,
        "stop": part.stop,
        "shape": list(part.shape),
        "high": part.high,
        "axes": list(part.axes),
        "meaning": part.meaning,
    }
