"""PettingZoo, all seats in every step: `crownland.envs.parallel_v0.parallel_env(variant="kingdomino(seats=2)")`.

One seat decides in each step. Whoever is not in turn has an empty mask, and whatever it hands over is not looked at.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

try:
    from gymnasium import spaces
    from pettingzoo import ParallelEnv
except ImportError:
    raise ImportError("expected PettingZoo, but it is not installed: pip install 'crownland[envs]'") from None

from ..engine.errors import IllegalAction, InvalidSetup
from ..engine.validate import short_repr as what
from ..engine.variant import Variant
from .game import RENDER_MODES, Decisions, Seen, Table, agent_names, check_mode, known, seen_space, shown


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's own name for it
    """A game in which all seats are asked and the one in turn decides; all are rewarded when it ends."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "crownland_parallel_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(self, variant: Variant | str = "kingdomino(seats=2)", render_mode: str | None = None) -> None:
        check_mode(render_mode)
        self.table = Table(variant)
        self.render_mode = render_mode
        self.possible_agents = agent_names(self.table.variant.seats)
        self.agents: list[str] = []
        encoding = self.table.encoding
        self.action_spaces = {agent: Decisions(self.table, seat) for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: seen_space(encoding) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of what a seat is shown."""
        return self.observation_spaces[known(agent, self.possible_agents)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of a seat's decisions."""
        return self.action_spaces[known(agent, self.possible_agents)]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """Begin the next game; with a seed the first one of that seed."""
        self.table.reset(seed)
        self.agents = list(self.possible_agents)
        return self._shown(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Do the decision of the seat in turn; raise IllegalAction, leaving the state unchanged, if it is illegal."""
        if not self.agents:
            raise IllegalAction("expected a reset, for no game is going on, but got a step")
        if not isinstance(actions, Mapping):
            raise InvalidSetup(f"expected actions by agents, such as {{'seat_0': 3}}, but got {what(actions)}")
        decider = self.possible_agents[self.table.seat]
        if decider not in actions:
            raise IllegalAction(
                f"expected an action of {decider}, who is in turn, but got {', '.join(map(str, actions)) or 'none'}"
            )
        self.table.step(actions[decider])
        is_over = self.table.is_over
        agents = self.agents
        rewards = {agent: float(reward) for agent, reward in zip(agents, self.table.rewards, strict=True)}
        infos: dict[str, dict[str, Any]] = {
            agent: {"totals": self.table.totals()} if is_over else {} for agent in agents
        }
        result = self._shown(), rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False), infos
        if is_over:
            self.agents = []
        return result

    def render(self) -> str | NDArray[np.uint8] | None:
        """Show the table in the render mode."""
        return self.table.render(self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _shown(self) -> dict[str, Seen]:
        return {agent: shown(self.table, seat) for seat, agent in enumerate(self.possible_agents)}
