"""Gymnasium: one seat against bots.

`gymnasium.make("Crownland-v0", variant=…, opponents="greedy")` is one game, `gymnasium.make_vec("Crownland-v0",
num_envs=…)` many games on one `Batch`.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.envs.registration import registry
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..batch.batch import Batch
from ..batch.kernels import BOTS
from ..bots.spec import listed
from ..encoding.encoding import as_index
from ..engine.errors import InvalidSetup
from ..engine.variant import Variant, find_variant
from .game import RENDER_MODES, ActionSpace, Game, check_mode, observation_box

ENV_ID: Final = "Crownland-v0"
_RESET_MASK: Final = "reset_mask"


def register_envs() -> None:
    """Register the environment with Gymnasium, also in its vector form."""
    if ENV_ID not in registry:
        gymnasium.register(
            ENV_ID,
            entry_point=f"{__package__}.gym:CrownlandEnv",
            vector_entry_point=f"{__package__}.gym:CrownlandVectorEnv",
        )


class CrownlandEnv(gymnasium.Env[NDArray[np.float32], np.int64]):
    """One seat against `opponents`: one name of a bot for all, or one for each in the order of seats.

    The reward is 0 until the game ends: then 1 for winning alone, -1 / (kingdoms - 1) for losing, a share if tied.
    `info["action_mask"]` and `action_masks()` mark legal actions, `info["totals"]` has the points of every kingdom. In
    a team game one of the opponents is the partner. An illegal action raises an error or, with `illegal="random"`, is
    replaced by a random legal one, for learners without masks.
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
        self._replaces = replaces_illegal(illegal)
        self.game = Game(variant, seat_opponents(find_variant(variant), opponents, seat))
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space = observation_box(self.game.encoding)
        self.action_space = ActionSpace(self.game, seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Start the next game, or the first game of a seed."""
        super().reset(seed=seed)
        self.game.reset(seed)
        return self.game.observe(self.seat), self._info()

    def step(self, action: np.int64) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        """Apply a decision; opponents follow. Raises IllegalAction and changes nothing if it is illegal."""
        index = as_index(action)
        legal = np.flatnonzero(self.action_masks()) if self._replaces else np.array([])
        if len(legal) and index not in legal:
            index = int(self.np_random.choice(legal))
        self.game.step(index)
        reward = float(self.game.rewards[self.seat])
        return self.game.observe(self.seat), reward, self.game.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True at the index of each legal action, as MaskablePPO of sb3-contrib expects."""
        return self.game.mask(self.seat).astype(np.bool_)

    def render(self) -> Any:
        """Render the state in the render mode."""
        return self.game.render(self.render_mode)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.game.mask(self.seat), "totals": np.array(self.game.totals(), np.int16)}


class CrownlandVectorEnv(VectorEnv[NDArray[np.float32], NDArray[np.int64], NDArray[Any]]):
    """`num_envs` games of one seat against the bots random, greedy and quick, which move in compiled code.

    With `copy=False` every step writes to the same arrays. `autoreset_mode` sets when the next game starts after an
    end: in the next step; in the same step, whose `final_obs` and `final_info` then have the end; or by
    `reset(options={"reset_mask": …})`.
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
        self._replaces = replaces_illegal(illegal)
        bots = seat_opponents(find_variant(variant), opponents, seat)
        if others := set(bots.values()) - BOTS.keys():
            got = ", ".join(sorted(others))
            raise InvalidSetup(f"expected opponents out of {', '.join(BOTS)} for many games at once, but got {got}")
        self.batch = Batch(variant, num_envs, seed=None, threads=threads, bots=bots)
        self.num_envs, self.seat = num_envs, seat
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}  # type: ignore[misc]
        self.single_observation_space = observation_box(self.batch.encoding)
        self.single_action_space = spaces.Discrete(self.batch.encoding.n_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copies = copy
        self._seen = np.empty((num_envs, self.batch.encoding.n_features), np.float32)
        self._masks = np.empty((num_envs, self.batch.encoding.n_actions), np.int8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """Start the next game in every row, or in those of `reset_mask`; one seed gives each its own draws.

        A list has a seed for each row, whose game is then that of a single environment with this seed; None starts the
        next game.
        """
        where = (options or {}).get(_RESET_MASK)
        if isinstance(seed, Sequence):
            if where is not None:
                raise InvalidSetup(f"expected seeds for all games, but got them with a {_RESET_MASK}")
            self.batch.reset_each(seed)
        else:
            super().reset(seed=seed)
            self.batch.reset(where, seed=seed)
        return self._observe(), self._info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[NDArray[np.float32], NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Apply a decision to every game. Raises IllegalAction and changes nothing if one is illegal."""
        were_over = self.batch.done.copy()
        if self._replaces:
            actions = np.where(self.batch.actions(actions) < 0, self.batch.sample(), actions)
        self.batch.step(actions)
        if self.autoreset_mode is AutoresetMode.NEXT_STEP and were_over.any():
            self.batch.reset(were_over)
        rewards = self.batch.rewards[:, self.seat].astype(np.float64)
        ended = self.batch.done.copy()
        ends: dict[str, Any] = {}
        if self.autoreset_mode is AutoresetMode.SAME_STEP and ended.any():
            ends = self._ends(ended)
            self.batch.reset(ended)
        return self._observe(), rewards, ended, np.zeros(self.num_envs, np.bool_), {**self._info(), **ends}

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True at the index of each legal action, a row for each game."""
        return self.batch.legal_mask()

    def _observe(self) -> NDArray[np.float32]:
        self.batch.observe(out=self._seen, seat=self.seat)
        return self._seen.copy() if self._copies else self._seen

    def _info(self) -> dict[str, Any]:
        self.batch.legal_mask(out=self._masks)
        every = np.ones(self.num_envs, np.bool_)
        masks = self._masks.copy() if self._copies else self._masks
        return {"action_mask": masks, "_action_mask": every, "totals": self.batch.totals, "_totals": every.copy()}

    def _ends(self, ended: NDArray[np.bool_]) -> dict[str, Any]:
        """Return the last observations and infos of the games that ended, before the next ones start."""
        seen = np.full(self.num_envs, None, object)
        last = self.batch.observe(seat=self.seat)
        for number in np.flatnonzero(ended):
            seen[number] = last[number]
        return {"final_obs": seen, "_final_obs": ended, "final_info": self._info(), "_final_info": ended}


def replaces_illegal(illegal: str) -> bool:
    """Return whether illegal actions are replaced by random ones."""
    if illegal not in ("raise", "random"):
        raise InvalidSetup(f"expected illegal to be raise or random, but got {illegal!r}")
    return illegal == "random"


def seat_opponents(variant: Variant, opponents: str | Sequence[str], seat: int) -> dict[int, str]:
    """Return the bot of every seat but one."""
    variant.kingdom_of(seat)
    others = [other for other in range(variant.seats) if other != seat]
    names = listed(opponents)
    names = names * len(others) if len(names) == 1 else names
    if len(names) != len(others):
        raise InvalidSetup(f"expected one name, or one for each of {len(others)} opponents, but got {len(names)}")
    return dict(zip(others, names, strict=True))
