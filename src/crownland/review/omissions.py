"""What was left undone turn after turn, which is one fault and not many.

A tile that could be bought, a dragon that could be sent, a knight who stays at home: whoever does without is asked
again in the next turn, and what it costs is told again. Until it is done, all of that is the same omission.
"""

from collections.abc import Iterable

from ..rules.actions import Action, decode, passes
from .types import Assessment


def cost(one: Assessment) -> tuple[float, float]:
    """Put first what lost the game; points that decided nothing come after it."""
    return one.win, one.points


def counted_once(decisions: Iterable[Assessment]) -> list[list[Assessment]]:
    """Return the faults among decisions of a seat, worst first; those that are one omission together, costliest first.

    An omission lasts while the seat does without, and ends when it does something of that kind.
    """
    found: list[list[Assessment]] = []
    lasting: dict[tuple[int, type[Action]], list[Assessment]] = {}
    for one in sorted(decisions, key=lambda one: one.ply):
        action = decode(one.played.id)
        what = one.game, type(action)
        if not passes(action):
            lasting.pop(what, None)
            fault: list[Assessment] = []
        else:
            fault = lasting.setdefault(what, [])
        if one.is_fault:
            if not fault:
                found.append(fault)
            fault.append(one)
    together = [sorted(fault, key=cost, reverse=True) for fault in found]
    return sorted(together, key=lambda fault: cost(fault[0]), reverse=True)
