"""Sets up positions that were not played: kingdoms copied from a real table, for the score calculator.

A family implements this as `setup.py` in its folder: kernels that cover squares, and that list inconsistencies.
"""

from typing import Any, Final, TypeAlias

from numpy.typing import NDArray

from .dispatch import per_family
from .kernel import layout

FINDING: Final = layout(  # an inconsistency
    [
        ("code", "u1"),
        ("kingdom", "i1"),  # ALL: all kingdoms together
        ("row", "i1"),  # of its square
        ("column", "i1"),
        ("terrain", "u1"),
        ("crowns", "u1"),
        ("building", "u1"),
        ("numbers", "<u2", (3,)),
    ]
)
MAX_FINDINGS: Final = 512
ALL: Final = -1
Findings: TypeAlias = NDArray[Any]  # records of FINDING


@per_family("setup")
def lay_square(state: Any, kingdom: int, square: int) -> None:
    """Cover a square of a kingdom in an initial state; `games.land.cells` says how a square is an int."""
    raise NotImplementedError


@per_family("setup")
def survey_land(state: Any, kingdom: int, land: Any) -> None:
    """Write the squares of a kingdom as its dominoes made them."""
    raise NotImplementedError


@per_family("setup")
def list_findings(state: Any, land: Any, findings: Findings) -> int:
    """Write the inconsistencies of all kingdoms of a table; return how many. `land` is a temporary record."""
    raise NotImplementedError
