"""The registry: the only list of families and games in Python. `docs/adding-a-game.md` describes how to add one.

A family of games is one package with a `FAMILY`; its games are rows. Other packages add a row or a family with
`crownland.register` (`games.register`). The page has the families of this list in its own files, which that document
names.
"""

import os
from ast import literal_eval
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from .game import Family, Game

BUILT_IN: Final = ("crownland.games.kingdomino", "crownland.games.queendomino", "crownland.games.duel")
SWITCHES: Final = ("dynasty", "harmony", "middle_kingdom", "mighty_duel", "teams")

FAMILIES: Final[dict[str, Family]] = {}
GAMES: Final[dict[str, Game]] = {}
BOXES: Final[dict[str, Path]] = {}

_HANDED_ON: Final = "_CROWNLAND_REGISTERED"  # in the environment, so that child processes know the same games


@dataclass(slots=True)
class _Hooks:
    is_frozen: bool = False
    svg_renderer: Callable[[Any], str] | None = None  # draws a state in a notebook; set by the package itself


HOOKS: Final = _Hooks()


def freeze_registry() -> dict[str, Path]:
    """Return all boxes; from now on no game can be added, because kernels are compiled for these."""
    HOOKS.is_frozen = True
    return BOXES


def families_with(role: str) -> frozenset[str]:
    """Return the ids of the families that offer this part."""
    return frozenset(family.id for family in FAMILIES.values() if family.has(role))


def add_family(package: str) -> None:
    """Add the family of a package, here and in every process started from here."""
    _hand_on(package)
    _add_family(package)


def add_game(game: Game, boxes: dict[str, Path]) -> None:
    """Add a checked game of a known family, here and in every process started from here."""
    _hand_on((asdict(game), {box: str(path) for box, path in boxes.items()}))
    _add_game(game, boxes)


def _hand_on(entry: object) -> None:
    known = literal_eval(os.environ.get(_HANDED_ON, "[]"))
    os.environ[_HANDED_ON] = repr([*known, entry])


def _add_family(package: str) -> None:
    family: Family = import_module(package).FAMILY
    FAMILIES[family.id] = family
    BOXES.update(family.boxes)
    GAMES.update({game.id: game for game in family.games})


def _add_game(game: Game, boxes: dict[str, Path]) -> None:
    BOXES.update(boxes)
    GAMES[game.id] = game


for _package in BUILT_IN:
    _add_family(_package)
for _entry in literal_eval(os.environ.get(_HANDED_ON, "[]")):
    if isinstance(_entry, str):
        _add_family(_entry)
    else:
        _add_game(Game(**_entry[0]), {box: Path(path) for box, path in _entry[1].items()})
