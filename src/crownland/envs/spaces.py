"""The spaces of decisions and observations, and what a seat is shown, for all environments."""

from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces

from ..encoding.encoding import Encoding
from ..engine.errors import InvalidSetup
from ..engine.validate import short_repr as what
from .game import Table

Seen: TypeAlias = dict[str, Any]


def agent_names(seats: int) -> list[str]:
    """Name the agents after their seats."""
    return [f"seat_{seat}" for seat in range(seats)]


def known(agent: object, agents: Sequence[str]) -> str:
    """Return the name of an agent; raise InvalidSetup where there is none of this name."""
    if not isinstance(agent, str) or agent not in agents:
        raise InvalidSetup(f"expected an agent out of {', '.join(agents)}, but got {what(agent)}")
    return agent


def observation_box(encoding: Encoding) -> "spaces.Box[np.float32]":
    """Return the space of what a seat sees."""
    return spaces.Box(np.zeros(encoding.n_features, np.float32), encoding.highs.astype(np.float32), dtype=np.float32)


def shown(table: Table, seat: int) -> Seen:
    """Return what a seat sees, and which of its actions are legal now."""
    return {"observation": table.observe(seat), "action_mask": table.mask(seat)}


def seen_space(encoding: Encoding) -> spaces.Dict:
    """Return the space of `shown`."""
    return spaces.Dict(
        {
            "observation": observation_box(encoding),
            "action_mask": spaces.Box(0, 1, (encoding.n_actions,), np.int8),
        }
    )


class Decisions(spaces.Discrete):
    """All indices of decisions; `sample()` without a mask draws one that is legal at this moment."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__(table.encoding.n_actions)
        self._table, self._seat = table, seat

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Draw an index by the mask that is given, or else by that of the game."""
        if mask is None and probability is None:
            legal = self._table.mask(self._seat)
            mask = legal if legal.any() else None
        return super().sample(mask, probability)
