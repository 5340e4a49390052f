"""The game of an environment, and the spaces of actions and observations. Chance draws automatically."""

from collections.abc import Mapping, Sequence
from io import BytesIO
from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..batch.batch import Batch
from ..batch.kernels import BOTS
from ..bots.bot import Bot, make_bot
from ..drawing.picture import draw
from ..encoding.encoding import Encoding, as_index
from ..engine.errors import IllegalAction, InvalidSetup
from ..engine.state import State
from ..engine.validate import short_repr
from ..engine.variant import Variant

RENDER_MODES: Final = ("ansi", "svg", "rgb_array")


class Game:
    """One game in a `Batch` of size 1; `bots` play some seats.

    The bots random, greedy and quick move inside the compiled step, all others in Python.
    """

    def __init__(self, variant: Variant | str, bots: Mapping[int, str] | None = None) -> None:
        named = bots or {}
        inside = {seat: bot for seat, bot in named.items() if bot in BOTS}
        self._names = {seat: bot for seat, bot in named.items() if bot not in BOTS}
        self._bots: dict[int, Bot] = {seat: make_bot(bot) for seat, bot in self._names.items()}
        self.batch = Batch(variant, 1, seed=None, bots=inside)

    @property
    def rewards(self) -> NDArray[np.float32]:
        """The reward of every seat for the last step: 0 until the game ends."""
        rewards: NDArray[np.float32] = self.batch.rewards[0]
        return rewards

    @property
    def encoding(self) -> Encoding:
        """The encoding of actions and observations."""
        return self.batch.encoding

    @property
    def variant(self) -> Variant:
        """The variant."""
        return self.batch.variant

    @property
    def seat(self) -> int:
        """The seat in turn, or NOBODY when the game is over."""
        return int(self.batch.seat[0])

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.batch.done[0])

    @property
    def state(self) -> State:
        """A copy of the state."""
        return self.batch.state(0)

    def reset(self, seed: int | None = None) -> None:
        """Start the next game, or the first game of a seed."""
        self.batch.reset(seed=seed)
        if seed is not None:
            self._bots = {seat: make_bot(bot, f"{seed} {seat}") for seat, bot in self._names.items()}
        self._move_bots()

    def step(self, index: Any) -> None:
        """Apply the decision of the seat in turn. Raises IllegalAction and changes nothing if it is illegal."""
        number = as_index(index)
        if self.is_over:
            raise IllegalAction(f"expected a reset, because the game is over, but got action {number}")
        if not 0 <= number < self.encoding.n_actions:
            raise IllegalAction(f"expected an action from 0 to {self.encoding.n_actions - 1}, but got {number}")
        try:
            self.batch.step(np.array([number]))
        except IllegalAction as error:  # there is only one
            raise error.at(row=None) from None
        self._move_bots()

    def observe(self, seat: int) -> NDArray[np.float32]:
        """Return the observation of a seat."""
        seen: NDArray[np.float32] = self.batch.observe(seat=seat)[0]
        return seen

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 at the index of each legal action of a seat, else 0; all 0 if it is not in turn."""
        mask = np.zeros(self.encoding.n_actions, np.int8)
        if seat == self.seat:
            self.batch.legal_mask(out=mask[np.newaxis])
        return mask

    def totals(self) -> list[int]:
        """Return the points of every kingdom in the current position."""
        return [int(points) for points in self.batch.totals[0]]

    def render(self, mode: str | None) -> str | NDArray[np.uint8] | None:
        """Render the state as one line of text, as SVG, or as an array of pixels; None without a mode."""
        if mode is None:
            return None
        if mode == "ansi":
            return str(self.state)
        picture = draw(self.state)
        return picture.svg if mode == "svg" else _pixels(picture.png())

    def _move_bots(self) -> None:
        while self.seat in self._bots:
            state = self.state
            action = self._bots[self.seat].choose(state)
            self.batch.step(np.array([self.encoding.index_of(state, action)]))


def check_mode(mode: str | None) -> None:
    """Raise InvalidSetup for an unknown render mode."""
    if mode is not None and mode not in RENDER_MODES:
        raise InvalidSetup(f"expected a render_mode out of {', '.join(RENDER_MODES)}, but got {mode!r}")


def _pixels(png: bytes) -> NDArray[np.uint8]:
    from PIL import Image  # noqa: PLC0415  # needed for pixels only

    with Image.open(BytesIO(png)) as image:
        return np.asarray(image.convert("RGB"))


Observation: TypeAlias = dict[str, Any]


def agent_names(seats: int) -> list[str]:
    """Name the agents after their seats."""
    return [f"seat_{seat}" for seat in range(seats)]


def check_agent(agent: object, agents: Sequence[str]) -> str:
    """Return the name of an agent. Raises InvalidSetup if there is none of this name."""
    if not isinstance(agent, str) or agent not in agents:
        raise InvalidSetup(f"expected an agent out of {', '.join(agents)}, but got {short_repr(agent)}")
    return agent


def observation_box(encoding: Encoding) -> "spaces.Box[np.float32]":
    """Return the space of the array of an observation."""
    return spaces.Box(np.zeros(encoding.n_features, np.float32), encoding.highs.astype(np.float32), dtype=np.float32)


def observe(game: Game, seat: int) -> Observation:
    """Return the observation of a seat and its action mask."""
    return {"observation": game.observe(seat), "action_mask": game.mask(seat)}


def observation_space(encoding: Encoding) -> spaces.Dict:
    """Return the space of `observe`."""
    return spaces.Dict(
        {
            "observation": observation_box(encoding),
            "action_mask": spaces.Box(0, 1, (encoding.n_actions,), np.int8),
        }
    )


class ActionSpace(spaces.Discrete):
    """The indices of actions; `sample()` without a mask draws a legal one."""

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game.encoding.n_actions)
        self._game, self._seat = game, seat

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """Draw an index by the given mask, or else by that of the game."""
        if mask is None and probability is None:
            legal = self._game.mask(self._seat)
            mask = legal if legal.any() else None
        return super().sample(mask, probability)
