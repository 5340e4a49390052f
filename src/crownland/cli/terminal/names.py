"""What players are called: readable, printable, and no two the same; and who rules which kingdom."""

from collections.abc import Sequence
from typing import Final

from ...bots.levels.levels import LEVELS
from ...match.match import MAX_NAME
from ...match.record.record import Record
from ...rules.errors import InvalidSetup
from ...rules.variants import Variant
from ..console import printable
from ..speech import t

HUMAN: Final = "human"


def read_name(text: str) -> str:
    """Return a person's name; raise InvalidSetup where a terminal could not show it."""
    name = text.strip()
    if not 1 <= len(name) <= MAX_NAME or printable(name) != name:
        raise InvalidSetup(t("terminal-expected-name", most=MAX_NAME, got=printable(text)))
    return name


def name_players(me: str, rivals: Sequence[str]) -> list[str]:
    """Name everybody at the table.

    >>> name_players("Ann", ["greedy", "human", "level(1)", "greedy"])
    ['Ann', 'greedy', 'Player 3', 'Jester', 'greedy5']
    """
    named = (t("seat-player", number=seat) if rival == HUMAN else rival for seat, rival in enumerate(rivals, 2))
    return distinct([me, *map(_by_level, named)])


def name_recorded(record: Record) -> list[str]:
    """Name the players of a record: bots as at their table, or else by their level."""
    return distinct([_by_level(name) for name in record.names])


def _by_level(name: str) -> str:
    return next((t(f"bot-level-{level.number}") for level in LEVELS if level.bot == name), name)


def distinct(names: Sequence[str]) -> list[str]:
    """Return names that can be shown, with the number of the seat added where one was there before."""
    shown: list[str] = []
    for seat, name in enumerate(map(printable, names), 1):
        shown.append(name if name not in shown else f"{name}{seat}")
    return shown


def kingdom_names(variant: Variant, names: Sequence[str]) -> list[str]:
    """Name each kingdom after who rules it."""
    return [" & ".join(names[seat] for seat in variant.rulers(kingdom)) for kingdom in range(variant.kingdoms)]
