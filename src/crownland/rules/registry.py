"""The registry: every game there is, and the boxes of dominoes that games are played with.

A game is a row: what it is called, by which family's rules it is played, by how many, with which extras, out of which
boxes. What a family offers to each layer is code, in the room of its name there; `rooms` of each layer lists those.
`docs/adding-a-game.md` tells how a game is added, here or from another package by `register`.
"""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from .errors import InvalidSetup

_HERE: Final = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Game:
    """One game. `names_seats` is False where the number of seats goes without saying."""

    id: str
    title: str
    family: str
    seats: tuple[int, ...]
    switches: tuple[str, ...] = ()
    seats_of_switch: dict[str, tuple[int, ...]] = field(default_factory=dict)  # switches for some numbers of seats only
    names_seats: bool = True
    boxes: tuple[str, ...] = ()  # the boxes that lines come from, in turn
    frame: int = 5  # how many squares wide and high a kingdom may be, where the rules say nothing else


BOXES: Final = {
    "kingdomino": _HERE / "kingdomino" / "dominoes.csv",
    "sample": _HERE / "kingdomino" / "sample_dominoes.csv",
    "queendomino": _HERE / "queendomino" / "dominoes.csv",
}

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
        ),
        Game("sample", "Kingdomino sample", "kingdomino", (2,), _SERIES, names_seats=False, boxes=("sample",)),
        Game("queendomino", "Queendomino", "queendomino", (2, 3, 4), boxes=("queendomino",)),
        Game(
            "royal_wedding",
            "Royal Wedding",
            "queendomino",
            (3, 4, 5, 6, 7, 8),
            ("teams",),
            {"teams": (6, 8)},  # W4
            boxes=("queendomino", "kingdomino"),
        ),
        Game("duel", "Kingdomino Duel", "duel", (2,), names_seats=False),
    )
}

_is_settled: bool = False


def register(game: Game, **boxes: Path) -> None:
    """Add a game of a known family, and the tables of boxes that are new. Before the rules are first used."""
    if _is_settled:
        raise InvalidSetup(f"expected {game.id} to be registered before the rules are used, but it came too late")
    if game.id in GAMES or BOXES.keys() & boxes.keys():
        raise InvalidSetup(f"expected a new game and new boxes, but {game.id} or one of its boxes is known")
    BOXES.update(boxes)
    GAMES[game.id] = game


def settle() -> dict[str, Path]:
    """Return all boxes; from now on there are no others, for kernels are compiled for them."""
    global _is_settled  # noqa: PLW0603
    _is_settled = True
    return BOXES
