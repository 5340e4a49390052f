"""PettingZoo, all seats in every step: `crownland.envs.parallel_v0.parallel_env(variant="kingdomino(seats=2)")`.

One seat decides in each step. The others have an empty mask, and their actions are ignored.
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
from ..engine.validate import short_repr
from ..engine.variant import Variant
from .game import (
    RENDER_MODES,
    ActionSpace,
    Game,
    Observation,
    agent_names,
    check_agent,
    check_mode,
    observation_space,
    observe,
)


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's own name for it
    """An environment that takes actions of all seats, of which the one in turn decides; rewards come at the end."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "crownland_parallel_v0",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
    }

    def __init__(self, variant: Variant | str = "kingdomino(seats=2)", render_mode: str | None = None) -> None:
        check_mode(render_mode)
        self.game = Game(variant)
        self.render_mode = render_mode
        self.possible_agents = agent_names(self.game.variant.seats)
        self.agents: list[str] = []
        encoding = self.game.encoding
        self.action_spaces = {agent: ActionSpace(self.game, seat) for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(encoding) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the observations of a seat."""
        return self.observation_spaces[check_agent(agent, self.possible_agents)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the actions of a seat."""
        return self.action_spaces[check_agent(agent, self.possible_agents)]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start the next game, or the first game of a seed."""
        self.game.reset(seed)
        self.agents = list(self.possible_agents)
        return self._observe(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Apply the decision of the seat in turn. Raises IllegalAction and changes nothing if it is illegal."""
        if not self.agents:
            raise IllegalAction("expected a reset, because no game is running, but got a step")
        if not isinstance(actions, Mapping):
            raise InvalidSetup(f"expected actions by agents, such as {{'seat_0': 3}}, but got {short_repr(actions)}")
        decider = self.possible_agents[self.game.seat]
        if decider not in actions:
            raise IllegalAction(
                f"expected an action of {decider}, who is in turn, but got {', '.join(map(str, actions)) or 'none'}"
            )
        self.game.step(actions[decider])
        is_over = self.game.is_over
        agents = self.agents
        rewards = {agent: float(reward) for agent, reward in zip(agents, self.game.rewards, strict=True)}
        infos: dict[str, dict[str, Any]] = {
            agent: {"totals": self.game.totals()} if is_over else {} for agent in agents
        }
        result = self._observe(), rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False), infos
        if is_over:
            self.agents = []
        return result

    def render(self) -> str | NDArray[np.uint8] | None:
        """Render the state in the render mode."""
        return self.game.render(self.render_mode)

    def close(self) -> None:
        """Do nothing: no resource is open."""

    def _observe(self) -> dict[str, Observation]:
        return {agent: observe(self.game, seat) for seat, agent in enumerate(self.possible_agents)}
