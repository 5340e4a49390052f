"""Facts: the parts of a view that are computed by rules. A family implements them as `facts.py` in its folder.

Kernels write facts into records, for Python and for the page alike; a view only formats them. Every table has `turns`,
every kingdom its `land` and its `score`. Lists are arrays of which the first so many entries count.
"""

from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from .dispatch import discards, per_family, tie_breaks, total
from .game import Family
from .kernel import kernel, layout
from .registry import FAMILIES
from .unpack import PlainRow, RowLayout

if TYPE_CHECKING:
    from .state import State

FactsRow: TypeAlias = Any  # a record of facts

MAX_STEPS: Final = 5
MAX_KINGS: Final = 8  # of one order
MAX_BONUSES: Final = 2

TURNS: Final = layout(
    [
        ("rounds", "u1"),  # of the game; 0 where nothing fixes them
        ("n_steps", "u1"),
        ("steps", "u1", (MAX_STEPS,)),  # the phases of a turn
        ("n_order", "u1"),
        ("order", "i1", (MAX_KINGS,)),  # the seats of this round
        ("turn", "u1"),  # the place in it
        ("n_next", "u1"),
        ("next_order", "i1", (MAX_KINGS,)),  # the seats of the next round; NOBODY where it is open
    ]
)
SCORE: Final = layout(
    [
        ("total", "<i2"),
        ("ties", "<u2", (2,)),
        ("bonus", "<u2", (MAX_BONUSES,)),  # points, in the order of the score pad
        ("standing", "u1", (MAX_BONUSES,)),
        ("frame", "u1", (2,)),  # most rows and columns
        ("room", "i1", (4,)),  # north, south, west and east end of what can still be covered
        ("discards", "<u4"),
    ]
)

STANDINGS: Final = ("", "possible", "sure", "lost")  # of the points of a bonus; without a name it is not played
POSSIBLE, SURE, LOST = range(1, len(STANDINGS))

REASONS: Final = ("phase", "covered", "tall", "wide", "apart")  # why an action is illegal
WRONG_PHASE, COVERED, TALL, WIDE, APART = range(len(REASONS))
MAX_NUMBERS: Final = 2  # of a reason: rows or columns, and the most that are allowed


class Facts(Protocol):
    """What a family offers: the layouts of both records, and the kernels that fill them."""

    @property
    def TABLE_FACTS(self) -> np.dtype[np.void]: ...  # noqa: N802
    @property
    def KINGDOM_FACTS(self) -> np.dtype[np.void]: ...  # noqa: N802

    def table_facts(self, state: Any, out: FactsRow, /) -> None:
        """Write the turn, the order of play, and what lies on the table."""

    def kingdom_facts(self, state: Any, kingdom: int, out: FactsRow, /) -> None:
        """Write the squares, properties and points of a kingdom, and what else it has."""

    def why_not(self, state: Any, action: int, numbers: NDArray[np.int64], /) -> int:
        """Return the reason why an action is illegal, which it must be; write the numbers that belong to it."""


def load_facts(family: Family) -> Facts:
    """Return the facts of a family."""
    return cast(Facts, family.part("facts"))


@per_family("facts")
def table_facts(state: Any, out: FactsRow) -> None:
    raise NotImplementedError


@per_family("facts")
def kingdom_facts(state: Any, kingdom: int, out: FactsRow) -> None:
    raise NotImplementedError


@per_family("facts")
def why_not(state: Any, action: int, numbers: NDArray[np.int64]) -> int:
    raise NotImplementedError


@kernel
def add_step(phase: int, out: FactsRow) -> None:
    """Add a phase to the steps of a turn."""
    out.steps[out.n_steps] = phase
    out.n_steps += 1


@kernel
def score_facts(state: Any, kingdom: int, out: FactsRow) -> None:
    """Write the points of a kingdom and what breaks a tie."""
    out.total, out.discards = total(state, kingdom), discards(state, kingdom)
    out.ties[0], out.ties[1] = tie_breaks(state, kingdom)


@kernel
def table_facts_in(states: NDArray[Any], out: NDArray[Any]) -> None:
    table_facts(states[0], out[0])


@kernel
def kingdom_facts_in(states: NDArray[Any], kingdom: int, out: NDArray[Any]) -> None:
    kingdom_facts(states[0], kingdom, out[0])


@kernel
def why_not_in(states: NDArray[Any], action: int, numbers: NDArray[np.int64]) -> int:
    return why_not(states[0], action, numbers)


class _Shape(NamedTuple):
    dtype: np.dtype[Any]
    layout: RowLayout


@cache
def _shapes(family: str) -> tuple[_Shape, _Shape]:
    facts = load_facts(FAMILIES[family])
    table, kingdom = (
        _Shape(np.dtype((np.record, each)), RowLayout(each)) for each in (facts.TABLE_FACTS, facts.KINGDOM_FACTS)
    )
    return table, kingdom


def read_table(state: "State") -> PlainRow:
    """Return the facts about the table as plain values."""
    shape, _ = _shapes(state.variant.row.family)
    out = np.empty(1, shape.dtype)
    table_facts_in(state.states, out)
    return shape.layout.unpack(out)


def read_kingdom(state: "State", kingdom: int) -> PlainRow:
    """Return the facts about a kingdom as plain values."""
    _, shape = _shapes(state.variant.row.family)
    out = np.empty(1, shape.dtype)
    kingdom_facts_in(state.states, kingdom, out)
    return shape.layout.unpack(out)


def read_reason(state: "State", action: int) -> tuple[str, int, int]:
    """Return why an action is illegal, which it must be: a reason, and the numbers that may belong to it."""
    numbers = np.zeros(MAX_NUMBERS, np.int64)
    reason = REASONS[why_not_in(state.states, action, numbers)]
    got, most = numbers.tolist()
    return reason, got, most
