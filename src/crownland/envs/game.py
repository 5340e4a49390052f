"""One game as an environment plays it, and the spaces of decisions and observations.

Chance draws inside with the environment's own random generator; seats decide by index.
"""

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
from ..encoding.encoding import Encoding
from ..engine.errors import IllegalAction, InvalidSetup
from ..engine.state import State
from ..engine.validate import as_int, short_repr
from ..engine.validate import short_repr as what
from ..engine.variant import Variant

RENDER_MODES: Final = ("ansi", "svg", "rgb_array")


class Table:
    """A game with its luck; `bots` play some of the seats.

    Bots out of random, greedy and quick move inside the compiled step; any other of Crownland's bots moves here.
    """

    def __init__(self, variant: Variant | str, bots: Mapping[int, str] | None = None) -> None:
        named = bots or {}
        inside = {seat: bot for seat, bot in named.items() if bot in BOTS}
        self._names = {seat: bot for seat, bot in named.items() if bot not in BOTS}
        self._bots: dict[int, Bot] = {seat: make_bot(bot) for seat, bot in self._names.items()}
        self.tables = Batch(variant, 1, seed=None, bots=inside)

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What every seat gets for the last step: 0 until the game ends."""
        rewards: NDArray[np.float32] = self.tables.rewards[0]
        return rewards

    @property
    def encoding(self) -> Encoding:
        """How decisions and observations are numbered."""
        return self.tables.encoding

    @property
    def variant(self) -> Variant:
        """The game."""
        return self.tables.variant

    @property
    def seat(self) -> int:
        """Who decides: a seat, or NOBODY when the game is over."""
        return int(self.tables.seat[0])

    @property
    def is_over(self) -> bool:
        """Whether nothing is left to decide."""
        return bool(self.tables.done[0])

    @property
    def state(self) -> State:
        """The game at this moment, as a copy."""
        return self.tables.state(0)

    def reset(self, seed: int | None = None) -> None:
        """Begin the next game; with a seed the first one of that seed."""
        self.tables.reset(seed=seed)
        if seed is not None:
            self._bots = {seat: make_bot(bot, f"{seed} {seat}") for seat, bot in self._names.items()}
        self._move_bots()

    def step(self, index: Any) -> None:
        """Do the decision of the seat in turn; raise IllegalAction, leaving the state unchanged, if it is illegal."""
        number = as_index(index)
        if self.is_over:
            raise IllegalAction(f"expected a reset, for the game is over, but got action {number}")
        if not 0 <= number < self.encoding.n_actions:
            raise IllegalAction(f"expected an action from 0 to {self.encoding.n_actions - 1}, but got {number}")
        try:
            self.tables.step(np.array([number]))
        except IllegalAction as error:  # who plays one game knows of no tables
            raise error.at(table=None) from None
        self._move_bots()

    def observe(self, seat: int) -> NDArray[np.float32]:
        """Return what a seat sees."""
        seen: NDArray[np.float32] = self.tables.observe(seat=seat)[0]
        return seen

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return 1 at the index of each legal action of a seat, else 0; all are 0 where it is not in turn."""
        mask = np.zeros(self.encoding.n_actions, np.int8)
        if seat == self.seat:
            self.tables.legal_mask(out=mask[np.newaxis])
        return mask

    def totals(self) -> list[int]:
        """Return the points of every kingdom in the current position."""
        return [int(points) for points in self.tables.totals[0]]

    def render(self, mode: str | None) -> str | NDArray[np.uint8] | None:
        """Show the table: as one line of text, as SVG, or as an array of pixels; None where no mode was asked for."""
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
            self.tables.step(np.array([self.encoding.index_of(state, action)]))


def as_index(action: object) -> int:
    """Return the index of an action; raise InvalidSetup where it is no whole number."""
    number = as_int(action)
    if number is None:
        raise InvalidSetup(f"expected the index of an action, a whole number, but got {short_repr(action)}")
    return number


def check_mode(mode: str | None) -> None:
    """Raise InvalidSetup where there is no such way to show a table."""
    if mode is not None and mode not in RENDER_MODES:
        raise InvalidSetup(f"expected a render_mode out of {', '.join(RENDER_MODES)}, but got {mode!r}")


def _pixels(png: bytes) -> NDArray[np.uint8]:
    from PIL import Image  # noqa: PLC0415  # only who asks for pixels needs it

    with Image.open(BytesIO(png)) as image:
        return np.asarray(image.convert("RGB"))


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
