"""The levels that people choose from. `LEVELS` in a game's policies lists their bots, `i18n` has their names."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from ..engine.action import Action
from ..engine.errors import InvalidSetup, NotInThisGame
from ..engine.registry import FAMILIES
from ..engine.state import State
from .base import Thought, check_turn, load_policies


@dataclass(frozen=True, slots=True)
class Level:
    """A level of play, from 1 up."""

    number: int

    @property
    def bot(self) -> str:
        """Its text, such as `level(3)`."""
        return f"level({self.number})"

    def player(self, family: str) -> str:
        """Return the bot that plays at this level in a family of games."""
        return load_policies(FAMILIES[family]).LEVELS[self.number - 1]


LEVELS: Final = tuple(Level(number) for number in range(1, 6))
NEWCOMER: Final = LEVELS[1]  # the default opponent
ADVISER: Final = LEVELS[4]  # gives hints and replaces absent players: the strongest that answers within half a second


class LevelBot:
    """Plays any game at one level. `make` makes a bot by its name; `thinks`: in some game it has `thoughts`."""

    def __init__(self, level: int, make: Callable[[str], Any], thinks: bool = True) -> None:
        self._level, self._make, self._thinks = LEVELS[level - 1], make, thinks
        self.name = self._level.bot
        self._players: dict[str, Any] = {}

    def choose(self, state: State) -> Action:
        action: Action = self._player(state).choose(state)
        return action

    @property
    def thoughts(self) -> Callable[[State], list[Thought]]:
        """The method that returns the evaluation of every option, best first; NotInThisGame if no game has it."""
        if not self._thinks:
            raise NotInThisGame(f"expected a bot that can tell its thoughts, but got {self.name}")
        return self._think

    def _think(self, state: State) -> list[Thought]:
        player = self._player(state)
        if not hasattr(player, "thoughts"):
            name = f"{self.name}, which has none in {state.variant.game}"
            raise InvalidSetup(f"expected a bot that can tell its thoughts, but got {name}")
        thoughts: list[Thought] = player.thoughts(state)
        return thoughts

    def _player(self, state: State) -> Any:
        check_turn(state)
        family = state.variant.row.family
        if family not in self._players:
            self._players[family] = self._make(self._level.player(family))
        return self._players[family]
