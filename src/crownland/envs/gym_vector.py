"""Gymnasium, many games at once: `gymnasium.make_vec("Crownland-v0", num_envs=…)` on one `Batch`."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..batch.batch import Batch
from ..batch.kernels import BOTS
from ..engine.errors import InvalidSetup
from ..engine.variant import Variant, find_variant
from .game import observation_box
from .gym import does_replace, seated

_RESET_MASK: Final = "reset_mask"


class CrownlandVectorEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games of one seat against bots out of random, greedy and quick, which move in compiled code.

    Observations are written into one array, which the next step writes again: with `copy=True` each step has its own.
    `autoreset_mode` says when the game after one that ended begins: in the next step, in the same one, which then
    shows the end in `final_obs` and `final_info`, or whenever `reset(options={"reset_mask": …})` asks for it.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]

    def __init__(
        self,
        num_envs: int = 1,
        variant: Variant | str = "kingdomino(seats=2)",
        opponents: str | Sequence[str] = "greedy",
        seat: int = 0,
        illegal: str = "raise",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int = 1,
        copy: bool = True,
        render_mode: None = None,
    ) -> None:
        if render_mode is not None:
            raise InvalidSetup(f"expected no render_mode for many games at once, but got {render_mode!r}")
        self._replaces = does_replace(illegal)
        bots = seated(find_variant(variant), opponents, seat)
        if strangers := set(bots.values()) - BOTS.keys():
            got = ", ".join(sorted(strangers))
            raise InvalidSetup(f"expected opponents out of {', '.join(BOTS)} for many games at once, but got {got}")
        self.tables = Batch(variant, num_envs, seed=None, threads=threads, bots=bots)
        self.num_envs, self.seat = num_envs, seat
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}  # type: ignore[misc]
        self.single_observation_space = observation_box(self.tables.encoding)
        self.single_action_space = spaces.Discrete(self.tables.encoding.n_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copies = copy
        self._seen = np.empty((num_envs, self.tables.encoding.n_features), np.float32)
        self._masks = np.empty((num_envs, self.tables.encoding.n_actions), np.int8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Begin the next game at every table, or at those of `reset_mask`; one seed gives each its own luck.

        A list has a seed for each table, whose game is then that of a single environment with this seed; for None the
        next game begins there.
        """
        where = (options or {}).get(_RESET_MASK)
        if isinstance(seed, Sequence):
            if where is not None:
                raise InvalidSetup(f"expected seeds for all games, but got them with a {_RESET_MASK}")
            self.tables.reset_each(seed)
        else:
            super().reset(seed=seed)
            self.tables.reset(where, seed=seed)
        return self._observed(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Decide at every table; raise IllegalAction, leaving the state unchanged, where an action is not legal."""
        were_over = self.tables.done.copy()
        if self._replaces:
            actions = np.where(self.tables.actions(actions) < 0, self.tables.sample(), actions)
        self.tables.step(actions)
        if self.autoreset_mode is AutoresetMode.NEXT_STEP and were_over.any():
            self.tables.reset(were_over)
        rewards = self.tables.rewards[:, self.seat].astype(np.float64)
        ended = self.tables.done.copy()
        ends: dict[str, Any] = {}
        if self.autoreset_mode is AutoresetMode.SAME_STEP and ended.any():
            ends = self._ends(ended)
            self.tables.reset(ended)
        return self._observed(), rewards, ended, np.zeros(self.num_envs, np.bool_), {**self._info(), **ends}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True at the index of each legal action, a row for each table."""
        return self.tables.legal_mask()

    def _observed(self) -> NDArray[np.float32]:
        self.tables.observe(out=self._seen, seat=self.seat)
        return self._seen.copy() if self._copies else self._seen

    def _info(self) -> dict[str, Any]:
        self.tables.legal_mask(out=self._masks)
        every = np.ones(self.num_envs, np.bool_)
        masks = self._masks.copy() if self._copies else self._masks
        return {"action_mask": masks, "_action_mask": every, "totals": self.tables.totals, "_totals": every.copy()}

    def _ends(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """Return what the games that ended looked like, before the next ones begin."""
        seen = np.full(self.num_envs, None, object)
        last = self.tables.observe(seat=self.seat)
        for number in np.flatnonzero(ended):
            seen[number] = last[number]
        return {"final_obs": seen, "_final_obs": ended, "final_info": self._info(), "_final_info": ended}
