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


def env(variant: Variant | str = "kingdomino(seats=2)", render_mode: str | None = None) -> AECEnv:
    """Return an environment in which seats decide in turn; calls in the wrong order raise errors."""
    return wrappers.OrderEnforcingWrapper(raw_env(variant, render_mode))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # PettingZoo's own name for it
    """The environment without wrappers. Agents are `seat_0`, `seat_1` …; rewards come at the end, partners share."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "crownland_aec_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(self, variant: Variant | str = "kingdomino(seats=2)", render_mode: str | None = None) -> None:
        super().__init__()
        check_mode(render_mode)
        self.game = Game(variant)
        self.render_mode = render_mode
        self.possible_agents = agent_names(self.game.variant.seats)
        encoding = self.game.encoding
        self.action_spaces = {agent: ActionSpace(self.game, seat) for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: observation_space(encoding) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the observations of a seat."""
        return self.observation_spaces[check_agent(agent, self.possible_agents)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of the actions of a seat."""
        return self.action_spaces[check_agent(agent, self.possible_agents)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the next game, or the first game of a seed."""
        self.game.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.game.seat]

    def observe(self, agent: str) -> Observation:
        """Return `observation` and `action_mask` of a seat; the mask is empty if it is not in turn."""
        return observe(self.game, self._seats[check_agent(agent, self.possible_agents)])

    def step(self, action: int | None) -> None:
        """Apply the decision of `agent_selection`. Raises IllegalAction and changes nothing if it is illegal."""
        if not self.agents:
            raise IllegalAction(f"expected a reset, because no game is running, but got action {short_repr(action)}")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.game.step(action)
        self._cumulative_rewards[agent] = 0.0
        if self.game.is_over:
            self.rewards = {name: float(self.game.rewards[seat]) for name, seat in self._seats.items()}
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {name: {"totals": self.game.totals()} for name in self.agents}
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.game.seat]

    def render(self) -> str | NDArray[np.uint8] | None:
        """Render the state in the render mode."""
        return self.game.render(self.render_mode)

    def close(self) -> None:
        """Do nothing: no resource is open."""
