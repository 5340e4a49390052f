"""OpenSpiel: `pyspiel.load_game("python_crownland", {"variant": "kingdomino(seats=2)"})`, chance as nodes of its own.

OpenSpiel writes the parameters of a game into one text with brackets, commas and signs of equality, so the variant is
kept there with slashes, `kingdomino/2/harmony`; both ways of writing it are read.
"""

from typing import Any, Final

import numpy as np

try:
    import pyspiel
except ImportError:
    raise ImportError("expected OpenSpiel, but it is not installed: pip install 'crownland[openspiel]'") from None

from ..bots.playout import MAX_ACTIONS_PER_GAME
from ..encoding.encoding import Encoding
from ..engine.errors import IllegalAction
from ..engine.state import CHANCE, State
from ..engine.variant import Variant, find_variant

NAME: Final = "python_crownland"
_FIRST: Final = "kingdomino/2"

_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Crownland: the Kingdomino family",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=8,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"variant": _FIRST},
)


def with_slashes(variant: Variant) -> str:
    """Write a variant so that OpenSpiel can keep it in a text.

    >>> with_slashes(find_variant("kingdomino(seats=4,harmony=true)"))
    'kingdomino/4/harmony'
    """
    return "/".join([variant.game, str(variant.seats), *variant.switches])


def read_variant(text: str) -> Variant:
    """Read a variant written either way.

    >>> str(read_variant("kingdomino/4/harmony"))
    'kingdomino(seats=4,harmony=true)'
    """
    game, *rest = text.split("/")
    if not rest:
        return find_variant(text)
    return find_variant(f"{game}(seats={rest[0]}{''.join(f',{switch}' for switch in rest[1:])})")


class CrownlandGame(pyspiel.Game):  # type: ignore[misc]
    """One variant. Every decision and every outcome has the index of its `Encoding`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        variant = read_variant((params or {}).get("variant", _FIRST))
        self.encoding = Encoding(variant)
        self.variant = variant
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.n_actions,
            max_chance_outcomes=self.encoding.n_outcomes,
            num_players=variant.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MAX_ACTIONS_PER_GAME,
        )
        super().__init__(_TYPE, info, {"variant": with_slashes(variant)})

    def new_initial_state(self) -> "CrownlandState":
        """Lay the table."""
        return CrownlandState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        """Return what looks at states of this game."""
        return Observer(self.encoding)


class CrownlandState(pyspiel.State):  # type: ignore[misc]
    """A game at one moment, in OpenSpiel's words."""

    def __init__(self, game: CrownlandGame) -> None:
        super().__init__(game)
        self.encoding = game.encoding
        self.state = State(game.variant)

    def current_player(self) -> int:
        """Return who decides: a seat, chance or, at the end, nobody."""
        if self.state.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.state.seat == CHANCE else self.state.seat

    def _legal_actions(self, player: int) -> list[int]:
        """Return the indices of what a seat may decide, ascending; none where it is not in turn."""
        if player != self.state.seat or player < 0:
            return []
        return [int(index) for index in np.flatnonzero(self.encoding.legal_mask(self.state))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what chance can do, with probabilities."""
        weights = self.encoding.chance_weights(self.state)
        whole = float(weights.sum())
        return [(int(index), float(weights[index]) / whole) for index in np.flatnonzero(weights)]

    def _apply_action(self, action: int) -> None:
        self.state.apply(self.encoding.action_at(self.state, action))

    def _action_to_string(self, player: int, action: int) -> str:
        is_chance = player == pyspiel.PlayerId.CHANCE
        if player == self.state.seat or (is_chance and self.state.seat == CHANCE):
            try:
                return str(self.encoding.action_at(self.state, action))
            except IllegalAction:
                pass
        return self.encoding.name_of(action, is_chance)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.state.is_over

    def returns(self) -> list[float]:
        """Return what each seat has won: 1 for a win alone, all add up to 0; before the end nothing."""
        return self.state.returns()

    def __str__(self) -> str:
        return str(self.state)


class Observer:
    """What a seat sees, as one row of numbers, and by the names of its parts."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor = np.zeros(encoding.n_features, np.float32)
        self.dict = encoding.split(self.tensor)

    def set_from(self, state: CrownlandState, player: int) -> None:
        """Write what a seat sees into `tensor`; `dict` has views of it."""
        self.encoding.observe(state.state, player, out=self.tensor)

    def string_from(self, state: CrownlandState, player: int) -> str:
        """Return the state as text: nothing is hidden from anybody."""
        return str(state.state)


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_TYPE, CrownlandGame)
