"""OpenSpiel: `pyspiel.load_game("python_crownland", {"variant": "kingdomino(seats=2)"})`, with explicit chance nodes.

OpenSpiel's game strings use brackets, commas and equals signs themselves, so variants are written with slashes there:
`kingdomino/2/harmony`. Both forms are read.
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
_DEFAULT: Final = "kingdomino/2"

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
    parameter_specification={"variant": _DEFAULT},
)


def with_slashes(variant: Variant) -> str:
    """Write a variant for a game string of OpenSpiel.

    >>> with_slashes(find_variant("kingdomino(seats=4,harmony=true)"))
    'kingdomino/4/harmony'
    """
    return "/".join([variant.game, str(variant.seats), *variant.switches])


def read_variant(text: str) -> Variant:
    """Read a variant in either form.

    >>> str(read_variant("kingdomino/4/harmony"))
    'kingdomino(seats=4,harmony=true)'
    """
    game, *rest = text.split("/")
    if not rest:
        return find_variant(text)
    return find_variant(f"{game}(seats={rest[0]}{''.join(f',{switch}' for switch in rest[1:])})")


class CrownlandGame(pyspiel.Game):  # type: ignore[misc]
    """One variant. Actions and outcomes are indices of its `Encoding`."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        variant = read_variant((params or {}).get("variant", _DEFAULT))
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
        """Return the initial state."""
        return CrownlandState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        """Return an observer for states of this game."""
        return Observer(self.encoding)


class CrownlandState(pyspiel.State):  # type: ignore[misc]
    """An adapter of `State`."""

    def __init__(self, game: CrownlandGame) -> None:
        super().__init__(game)
        self.encoding = game.encoding
        self.state = State(game.variant)

    def current_player(self) -> int:
        """Return the seat in turn, chance, or the terminal player."""
        if self.state.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.state.seat == CHANCE else self.state.seat

    def _legal_actions(self, player: int) -> list[int]:
        """Return the indices of the legal actions of a seat, ascending; none if it is not in turn."""
        if player != self.state.seat or player < 0:
            return []
        return [int(index) for index in np.flatnonzero(self.encoding.legal_mask(self.state))]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the possible outcomes with their probabilities."""
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
        """Return the returns of all seats: 1 for winning alone, sum 0; all 0 before the end."""
        return self.state.returns()

    def __str__(self) -> str:
        return str(self.state)


class Observer:
    """The observation of a seat, as an array and as parts by name."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor = np.zeros(encoding.n_features, np.float32)
        self.dict = encoding.split(self.tensor)

    def set_from(self, state: CrownlandState, player: int) -> None:
        """Write the observation of a seat into `tensor`; `dict` has views of it."""
        self.encoding.observe(state.state, player, out=self.tensor)

    def string_from(self, state: CrownlandState, player: int) -> str:
        """Return the state as text; there is no hidden information."""
        return str(state.state)


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_TYPE, CrownlandGame)
