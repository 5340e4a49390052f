"""The levels that people choose from: a name and a sentence each, and who plays it in each family of games."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from ...rules.actions import Action
from ...rules.errors import InvalidSetup
from ...rules.state import State
from ..thought import Thought


@dataclass(frozen=True, slots=True)
class Level:
    """How well a bot plays, from 1 up."""

    number: int
    name: str
    sentence: str
    players: Mapping[str, str]  # by family: the bot that plays at this level

    @property
    def bot(self) -> str:
        """How it is written."""
        return f"level({self.number})"


# Each wins at least 70 of 100 games against the one above it in this list; docs/bots.md tells how that was measured.
LEVELS: Final = (
    Level(
        1,
        "Jester",
        "Grabs crowns, overlooks a lot and forgets the frame.",
        {"kingdomino": "beginner(sees=50)", "queendomino": "beginner(sees=50)", "duel": "beginner(sees=50)"},
    ),
    Level(
        2,
        "Squire",
        "Takes the points that are there now and never looks ahead.",
        {"kingdomino": "beginner", "queendomino": "beginner", "duel": "beginner"},
    ),
    Level(
        3,
        "Steward",
        "Minds every square at home and looks one turn ahead.",
        {"kingdomino": "greedy", "queendomino": "greedy", "duel": "beginner(slips=50)"},
    ),
    Level(
        4,
        "Chancellor",
        "Tries out how the game could go on and keeps an eye on you.",
        {
            "kingdomino": "mce_greedy(playouts=30)",
            "queendomino": "mce_greedy(playouts=25)",
            "duel": "greedy",
        },
    ),
    Level(
        5,
        "Sage",
        "Plays thousands of games in mind before every move.",
        {
            "kingdomino": "mce_greedy(playouts=2000)",
            "queendomino": "mce_greedy(playouts=2000)",
            "duel": "mce_greedy(playouts=2000)",
        },
    ),
)
NEWCOMER: Final = LEVELS[1]  # who plays against a person who has not chosen
ADVISER: Final = LEVELS[4]  # gives hints and stands in for people: the strongest that answers within half a second


class LevelBot:
    """Plays any game at one level; `make` turns the name of a bot into it."""

    def __init__(self, level: int, make: Callable[[str], Any]) -> None:
        self._level, self._make = LEVELS[level - 1], make
        self.name = self._level.bot
        self._players: dict[str, Any] = {}

    def choose(self, state: State) -> Action:
        action: Action = self._player(state).choose(state)
        return action

    def thoughts(self, state: State) -> list[Thought]:
        """Return what it thinks of every option, best first; raise InvalidSetup at a level that does not think."""
        player = self._player(state)
        if not hasattr(player, "thoughts"):
            raise InvalidSetup(f"expected a bot that can tell its thoughts, but got {self.name}")
        thoughts: list[Thought] = player.thoughts(state)
        return thoughts

    def _player(self, state: State) -> Any:
        family = state.variant.row.family
        if family not in self._players:
            self._players[family] = self._make(self._level.players[family])
        return self._players[family]
