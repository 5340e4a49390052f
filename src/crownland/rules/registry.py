"""The registry: every game there is, and the boxes of dominoes that games are played with.

A game is a row: what it is called, by which family's rules it is played, by how many, with which extras, out of which
boxes. What a family offers to each layer is code, in the room of its name there; `rooms` of each layer lists those.
`docs/adding-a-game.md` tells how a game is added, here or from another package by `register` (`registering`).
"""

import os
from ast import literal_eval
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Game:
    """One game. `names_seats` is False where it has one number of seats, which then goes without saying."""

    id: str
    title: str
    family: str
    seats: tuple[int, ...]
    switches: tuple[str, ...] = ()
    seats_of_switch: dict[str, tuple[int, ...]] = field(default_factory=dict)  # switches for some numbers of seats only
    names_seats: bool = True
    boxes: tuple[str, ...] = ()  # the boxes that lines come from, in turn
    frame: int = 5  # how many squares wide and high a kingdom may be, where the rules say nothing else
    played: dict[int, str] = field(default_factory=dict)  # how it is played, in a sentence for a number of seats


BOXES: Final = {
    "kingdomino": _HERE / "kingdomino" / "dominoes.csv",
    "sample": _HERE / "kingdomino" / "sample_dominoes.csv",
    "queendomino": _HERE / "queendomino" / "dominoes.csv",
}

WITH_ANY_BOX: Final = {"kingdomino"}  # families that are played with any box and in any frame

SWITCHES: Final = ("dynasty", "harmony", "middle_kingdom", "mighty_duel", "teams")
_SERIES: Final = ("dynasty", "harmony", "middle_kingdom")

GAMES: Final = {
    game.id: game
    for game in (
        Game(
            "kingdomino",
            "Kingdomino",
            "kingdomino",
            (2, 3, 4),
            (*_SERIES, "mighty_duel"),
            {"mighty_duel": (2,)},  # K16
            boxes=("kingdomino",),
            played={
                2: "Two kings each, 24 of the 48 dominoes, 6 rounds, a kingdom of 5x5.",
                3: "One king each, 36 of the 48 dominoes, 12 rounds, a kingdom of 5x5.",
                4: "One king each, all 48 dominoes, 12 rounds, a kingdom of 5x5.",
            },
        ),
        Game(
            "sample",
            "Kingdomino sample",
            "kingdomino",
            (2,),
            _SERIES,
            names_seats=False,
            boxes=("sample",),
            played={2: "The two-player sample: 24 dominoes of its own (reconstructed), 6 rounds, 5x5."},
        ),
        Game(
            "queendomino",
            "Queendomino",
            "queendomino",
            (2, 3, 4),
            boxes=("queendomino",),
            played={
                2: "Queendomino: coins, knights, buildings, a queen and a dragon. Two kings each, 12 rounds, 7x7.",
                3: "Queendomino with one king each: all 48 dominoes, one of each line left over, 12 rounds, 5x5.",
                4: "Queendomino with one king each: all 48 dominoes, 12 rounds, 5x5.",
            },
        ),
        Game(
            "royal_wedding",
            "Royal Wedding",
            "queendomino",
            (3, 4, 5, 6, 7, 8),
            ("teams",),
            {"teams": (6, 8)},  # W4
            boxes=("queendomino", "kingdomino"),
            played={
                **dict.fromkeys((3, 4), "Both boxes in turn, by the rules of Queendomino: lines of 4, 24 rounds, 7x7."),
                **dict.fromkeys((5, 6), "Both boxes in turn: lines of 8, 12 rounds, 5x5."),
                **dict.fromkeys(
                    (7, 8),
                    "Both boxes in turn: lines of 8, 12 rounds, 5x5. Not recommended: a round takes long.",
                ),
            },
        ),
        Game(
            "duel",
            "Kingdomino Duel",
            "duel",
            (2,),
            names_seats=False,
            played={2: "Kingdomino Duel: four dice, a map of 5x7 each, and a spell book between the players."},
        ),
    )
}

_HANDED_ON: Final = "_CROWNLAND_REGISTERED"  # in the environment, so that processes started from here know them too


@dataclass(slots=True)
class _Stage:
    is_settled: bool = False


_stage: Final = _Stage()


def settle() -> dict[str, Path]:
    """Return all boxes; from now on there are no others, for kernels are compiled for them."""
    _stage.is_settled = True
    return BOXES


def is_settled() -> bool:
    """Tell whether it is too late for another game."""
    return _stage.is_settled


def add(game: Game, boxes: Mapping[str, Path]) -> None:
    """Add a game that was checked, here and in every process that is started from here."""
    known = literal_eval(os.environ.get(_HANDED_ON, "[]"))
    known.append((asdict(game), {box: str(path) for box, path in boxes.items()}))
    os.environ[_HANDED_ON] = repr(known)
    _add(game, boxes)


def _add(game: Game, boxes: Mapping[str, Path]) -> None:
    BOXES.update(boxes)
    GAMES[game.id] = game


for _row, _boxes in literal_eval(os.environ.get(_HANDED_ON, "[]")):
    _add(Game(**_row), {box: Path(path) for box, path in _boxes.items()})
