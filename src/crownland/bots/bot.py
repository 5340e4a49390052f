"""The protocol of bots, and their registry: names, options and constructors."""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol

from ..engine.action import Action
from ..engine.errors import InvalidSetup, NotationError
from ..engine.registry import FAMILIES, GAMES, families_with
from ..engine.state import State
from ..engine.variant import Variant
from .base import Thought, load_policies
from .beginner import BeginnerBot
from .learned import LearnedBot, own_weights
from .levels import LEVELS, LevelBot
from .monte_carlo import EvaluationBot
from .search import SearchBot
from .simple import GreedyBot, GreedyPlacementBot, RandomBot
from .spec import BotName, Value, parse
from .tree import TreeBot


class Bot(Protocol):
    """Chooses for a seat from public information: a state holds no hidden order."""

    name: str

    def choose(self, state: State) -> Action:
        """Return a legal action of the seat in turn; the state is unchanged."""


class Thinker(Bot, Protocol):
    """A bot that can evaluate every option."""

    def thoughts(self, state: State) -> list[Thought]:
        """Return the evaluation of every option, best first; `choose` takes the first."""


@dataclass(frozen=True, slots=True)
class IntOption:
    """An option that is a whole number."""

    low: int
    high: int

    def check(self, key: str, value: Value) -> None:
        if not isinstance(value, int) or not self.low <= value <= self.high:
            raise InvalidSetup(f"expected {key} from {self.low} to {self.high}, but got {value!r}")


@dataclass(frozen=True, slots=True)
class TextOption:
    """An option that is a text."""

    def check(self, key: str, value: Value) -> None:
        if not isinstance(value, str) or not value.strip():
            raise InvalidSetup(f"expected {key} as a text in quotes, but got {value!r}")


MS: Final = IntOption(1, 3_600_000)
BUDGET: Final = {"playouts": IntOption(1, 100_000_000), "ms": MS}  # only one of them may be given


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A bot of the registry. `make` takes the seed and the options; None means that it runs outside this process."""

    make: Callable[..., Bot] | None
    sentence: str
    options: Mapping[str, IntOption | TextOption] = field(default_factory=dict)
    first: str = ""  # the option that is written without its name
    families: frozenset[str] | None = None  # the families it can play; None: all
    thinks: bool = False  # it has `thoughts`


BOTS: Final[dict[str, BotSpec]] = {
    "random": BotSpec(RandomBot, "Every legal action is as likely as any other."),
    "greedy": BotSpec(
        GreedyBot,
        "Takes what brings most points now, looking one domino ahead.",
        families=GreedyBot.families,
    ),
    "greedy_placement": BotSpec(
        GreedyPlacementBot,
        "Places what brings most points now, but claims at random.",
        families=GreedyPlacementBot.families,
    ),
    "mce_random": BotSpec(
        partial(EvaluationBot, "mce_random"), "Tries every option out in random playouts.", BUDGET, thinks=True
    ),
    "mce_greedy": BotSpec(
        partial(EvaluationBot, "mce_greedy"), "Tries every option out in greedy playouts.", BUDGET, thinks=True
    ),
    "mce_player_greedy": BotSpec(
        partial(EvaluationBot, "mce_player_greedy"),
        "Tries every option out in playouts, greedy for itself and random for the others.",
        BUDGET,
        thinks=True,
    ),
    "uct_greedy": BotSpec(
        partial(TreeBot, "uct_greedy"),
        "Grows a tree of decisions, its leaves judged by greedy playouts.",
        BUDGET,
        thinks=True,
    ),
    "learned": BotSpec(
        LearnedBot,
        "Does what its network likes best, without any search.",
        {"weights": TextOption()},
        families=LearnedBot.families,
        thinks=True,
    ),
    "search": BotSpec(
        SearchBot,
        "Plays on from the plans its network likes best and from the others' likely replies.",
        {**BUDGET, "threads": IntOption(1, 256), "weights": TextOption()},
        families=SearchBot.families,
        thinks=True,
    ),
    "beginner": BotSpec(
        BeginnerBot,
        "Takes the points that are there now. Overlooks half of its options with sees=50; half greedy with slips=50.",
        {"sees": IntOption(1, 100), "slips": IntOption(0, 100)},
        families=BeginnerBot.families,
    ),
    "level": BotSpec(
        lambda seed, level: LevelBot(level, partial(make_bot, seed=seed), _is_thinker(level)),
        f"Plays at a level from 1 (easy) to {len(LEVELS)} (strong).",
        {"level": IntOption(1, len(LEVELS))},
        first="level",
    ),
    "exec": BotSpec(
        None, "Any program that speaks crownland-bot/1.", {"command": TextOption(), "ms": MS}, first="command"
    ),
}


def find_bot(text: str, *, is_inside: bool = False) -> BotName:
    """Parse a bot's name and check its options. With `is_inside` errors list only bots of this process.

    >>> str(find_bot("exec( ms = 50, \\"./mybot\\" )"))
    'exec("./mybot",ms=50)'
    """
    name, given = parse(text)
    if ":" in name:
        return BotName(name)
    if name not in BOTS:
        known = [bot for bot, row in BOTS.items() if row.make or not is_inside]
        raise InvalidSetup(f"expected a bot out of {', '.join(known)}, but got {name!r}")
    row = BOTS[name]
    options: dict[str, Value] = {}
    for key, value in ((key or row.first, value) for key, value in given):
        if key not in row.options or key in options:
            expected = f"{' or '.join(row.options)} (each once)" if row.options else "no options"
            raise NotationError(f"expected {expected} for the bot {name}, but got {key or value!r}")
        row.options[key].check(key, value)
        options[key] = value
    _check_complete(name, row, options)
    return BotName(name, tuple((key, options[key]) for key in row.options if key in options), row.first)


def _check_complete(name: str, row: BotSpec, options: dict[str, Value]) -> None:
    if row.first and row.first not in options:
        raise InvalidSetup(f"expected the {row.first} in the brackets of {name}(…), but got none")
    if options.keys() >= BUDGET.keys():
        raise InvalidSetup(f"expected playouts or ms for the bot {name}, but got both")


def is_outside(bot: BotName) -> bool:
    """Return whether a bot is a program or a class of another module, which does not run in this process."""
    return bot.is_class or BOTS[bot.name].make is None


def is_private(bot: BotName) -> bool:
    """Return whether a bot depends on local files: a program, a class, or weights in a file."""
    return is_outside(bot) or "weights" in dict(bot.options)


def check_weights(bot: BotName, variant: Variant) -> None:
    """Raise InvalidSetup if a bot has weights in a file that does not fit a variant, or is no file of weights."""
    if file := dict(bot.options).get("weights"):
        own_weights(Path(str(file)), variant)


def weights_digest(bot: BotName) -> str:
    """Return a digest of a bot's file of weights, empty without one: the file may change while its name stays."""
    file = dict(bot.options).get("weights")
    return hashlib.sha256(Path(str(file)).read_bytes()).hexdigest()[:16] if file else ""


def knows(bot: BotName, game: str) -> bool:
    """Return whether a bot can play a game; assumed of bots outside this process."""
    families = None if bot.is_class else BOTS[bot.name].families
    return families is None or GAMES[game].family in families


def offered_bots(game: str) -> tuple[str, ...]:
    """Return the bots offered to people for a game: its levels, the easiest first."""
    return tuple(level.bot for level in LEVELS) if GAMES[game].family in families_with("policies") else ()


def resolve_level(bot: BotName, game: str) -> BotName:
    """Return the bot that plays a level in a game; any other bot unchanged."""
    if bot.name != "level":
        return bot
    return find_bot(LEVELS[int(dict(bot.options)["level"]) - 1].player(GAMES[game].family))


def thinks(bot: BotName, game: str) -> bool:
    """Return whether a bot has `thoughts` in a game; more must be compiled for it."""
    decider = resolve_level(bot, game)
    return not decider.is_class and BOTS[decider.name].thinks


def _is_thinker(level: int) -> bool:
    """Return whether a level has `thoughts` in any game."""
    return any(BOTS[find_bot(players[level - 1]).name].thinks for players in map(_levels, families_with("policies")))


def _levels(family: str) -> tuple[str, ...]:
    return load_policies(FAMILIES[family]).LEVELS


def make_bot(bot: BotName | str, seed: Any = None) -> Bot:
    """Make a bot of this process. The same seed makes the same choices."""
    named = bot if isinstance(bot, BotName) else find_bot(bot, is_inside=True)
    make = None if named.is_class else BOTS[named.name].make
    if make is None:
        raise InvalidSetup(f"expected a bot of Crownland's own here, but got {named}, which runs outside")
    made = make(seed, **dict(named.options))
    made.name = str(named)
    return made
