"""PettingZoo, one seat after the other: `crownland.envs.aec_v0.env(variant="kingdomino(seats=2)")`."""

from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError:
    raise ImportError("expected PettingZoo, but it is not installed: pip install 'crownland[envs]'") from None

from ..engine.errors import IllegalAction
from ..engine.validate import short_repr as what
from ..engine.variant import Variant
from .game import RENDER_MODES, Decisions, Seen, Table, agent_names, check_mode, known, seen_space, shown


def env(variant: Variant | str = "kingdomino(seats=2)", render_mode: str | None = None) -> AECEnv:
    """Return a game in which seats decide in turn; it says so where `reset` or `step` is asked in the wrong moment."""
    return wrappers.OrderEnforcingWrapper(raw_env(variant, render_mode))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's own name for it
    """The game itself. Agents are `seat_0`, `seat_1` …; each is rewarded when the game ends, partners alike."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "crownland_aec_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, variant: Variant | str = "kingdomino(seats=2)", render_mode: str | None = None) -> None:
        super().__init__()
        check_mode(render_mode)
        self.table = Table(variant)
        self.render_mode = render_mode
        self.possible_agents = agent_names(self.table.variant.seats)
        encoding = self.table.encoding
        self.action_spaces = {agent: Decisions(self.table, seat) for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen_space(encoding) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what a seat is shown."""
        return self.observation_spaces[known(agent, self.possible_agents)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of a seat's decisions."""
        return self.action_spaces[known(agent, self.possible_agents)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game; with a seed the first one of that seed."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.seat]

    def observe(self, agent: str) -> Seen:
        """Return what a seat is shown: `observation`, and `action_mask`, which is empty where it is not in turn."""
        return shown(self.table, self._seats[known(agent, self.possible_agents)])

    def step(self, action: int | None) -> None:
        """Do the decision of `agent_selection`; raise IllegalAction, leaving the state unchanged, if it is illegal."""
        if not self.agents:
            raise IllegalAction(f"expected a reset, for no game is going on, but got action {what(action)}")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.table.step(action)
        self._cumulative_rewards[agent] = 0.0
        if self.table.is_over:
            self.rewards = {name: float(self.table.rewards[seat]) for name, seat in self._seats.items()}
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {name: {"totals": self.table.totals()} for name in self.agents}
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.table.seat]

    def render(self) -> str | NDArray[np.uint8] | None:
        """Show the table in the render mode."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
