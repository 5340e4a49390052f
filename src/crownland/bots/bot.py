"""What a bot is: a name, and one method that chooses. The registry of all bots is here too."""

from collections.abc import Callable
from typing import Any, Final, Protocol

from ..rules.actions import Action
from ..rules.errors import InvalidSetup
from ..rules.registry import GAMES
from ..rules.state import State
from .greedy.greedy import GreedyBot
from .random import RandomBot


class Bot(Protocol):
    """Chooses for a seat from what every seat may see: a state holds no hidden order."""

    name: str

    def choose(self, state: State) -> Action:
        """Return a legal action of the seat in turn; the state is left as it is."""


BOTS: Final[dict[str, Callable[[Any], Bot]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}


def bots_of(game: str) -> tuple[str, ...]:
    """List the bots that play a game: all, but those that name the families they know in `families`."""
    family = GAMES[game].family
    return tuple(name for name, make in BOTS.items() if family in getattr(make, "families", (family,)))


def make_bot(name: str, seed: Any = None) -> Bot:
    """Return a bot by name; one that draws lots draws the same ones for the same seed."""
    if name not in BOTS:
        raise InvalidSetup(f"expected a bot out of {', '.join(BOTS)}, but got {name!r}")
    return BOTS[name](seed)
