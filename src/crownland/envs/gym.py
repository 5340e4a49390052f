"""Gymnasium, one seat against bots: `gymnasium.make("Crownland-v0", variant=…, opponents="greedy")`."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium.envs.registration import registry
from numpy.typing import NDArray

from ..bots.spec import listed
from ..engine.errors import InvalidSetup
from ..engine.variant import Variant, find_variant
from .game import RENDER_MODES, Decisions, Table, as_index, check_mode, observation_box

ENV_ID: Final = "Crownland-v0"


def register_envs() -> None:
    """Make the environment known to Gymnasium, one game and many at once."""
    if ENV_ID not in registry:
        home = __package__
        gymnasium.register(
            ENV_ID,
            entry_point=f"{home}.gym:CrownlandEnv",
            vector_entry_point=f"{home}.gym_vector:CrownlandVectorEnv",
        )


class CrownlandEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """The game of one seat; `opponents` play all others: one name for all, or one for each in the order of seats.

    The reward is 0 until the game ends: then 1 for a win alone, -1 / (kingdoms - 1) for a loss, shares in between.
    `info["action_mask"]` and `action_masks()` tell what is legal, `info["totals"]` the points of every kingdom. With
    teams one of the opponents is the partner. Any bot of Crownland may play: `opponents="level(3)"`. An illegal action
    raises an error or, with `illegal="random"`, stands for a random legal one: for learners that know no masks.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        variant: Variant | str = "kingdomino(seats=2)",
        opponents: str | Sequence[str] = "greedy",
        seat: int = 0,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        check_mode(render_mode)
        self._replaces = does_replace(illegal)
        self.table = Table(variant, seated(find_variant(variant), opponents, seat))
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_box(self.table.encoding)
        self.action_space = Decisions(self.table, seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin the next game; with a seed the first one of that seed."""
        super().reset(seed=seed)
        self.table.reset(seed)
        return self.table.observe(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Apply a decision; all opponents follow.

        Raises IllegalAction and leaves the game unchanged if it is illegal.
        """
        index = as_index(action)
        legal = np.flatnonzero(self.action_masks()) if self._replaces else np.array([])
        if len(legal) and index not in legal:
            index = int(self.np_random.choice(legal))
        self.table.step(index)
        reward = float(self.table.rewards[self.seat])
        return self.table.observe(self.seat), reward, self.table.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True at the index of each legal action, as MaskablePPO of sb3-contrib asks for it."""
        return self.table.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Show the table in the render mode."""
        return self.table.render(self.render_mode)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.table.mask(self.seat), "totals": np.array(self.table.totals(), np.int16)}


def does_replace(illegal: str) -> bool:
    """Return whether a random action is done in place of an illegal one."""
    if illegal not in ("raise", "random"):
        raise InvalidSetup(f"expected illegal to be raise or random, but got {illegal!r}")
    return illegal == "random"


def seated(variant: Variant, opponents: str | Sequence[str], seat: int) -> dict[int, str]:
    """Give every seat but one its bot."""
    variant.kingdom_of(seat)
    others = [other for other in range(variant.seats) if other != seat]
    names = listed(opponents)
    names = names * len(others) if len(names) == 1 else names
    if len(names) != len(others):
        raise InvalidSetup(f"expected one name, or one for each of {len(others)} opponents, but got {len(names)}")
    return dict(zip(others, names, strict=True))
