"""Which tables are laid: every game, 2 to 8 seats, people and bots in any mix, with and without clocks."""

import random
import secrets
from dataclasses import dataclass
from typing import Any, Final

VARIANTS: Final = (
    ("kingdomino(seats=2)", 2),
    ("kingdomino(seats=2,mighty_duel=true)", 2),
    ("kingdomino(seats=3,harmony=true,middle_kingdom=true)", 3),
    ("kingdomino(seats=4)", 4),
    ("kingdomino(seats=2,dynasty=true)", 2),
    ("kingdomino(seats=3,dynasty=true,harmony=true)", 3),
    ("sample()", 2),
    ("sample(dynasty=true,harmony=true)", 2),
    ("queendomino(seats=2)", 2),
    ("queendomino(seats=4)", 4),
    ("royal_wedding(seats=3)", 3),
    ("royal_wedding(seats=5)", 5),
    ("royal_wedding(seats=6,teams=true)", 6),
    ("royal_wedding(seats=8)", 8),
    ("duel()", 2),
)
CLOCKS: Final[tuple[dict[str, float] | None, ...]] = (None, None, {"days": 1}, {"minutes": 1, "increment": 1})


@dataclass(frozen=True)
class Plan:
    """One table: how it is laid, and who sits down where."""

    variant: str
    setup: dict[str, Any]
    people: list[tuple[int, str]]  # seats and tokens; the first lays the table
    rematch: bool


def make_plan(number: int, luck: random.Random) -> Plan:
    """Plan a table; the variants follow in turn."""
    variant, seats = VARIANTS[number % len(VARIANTS)]
    places = luck.sample(range(seats), luck.randint(1, min(seats, 4)))
    chairs: list[dict[str, Any]] = [{"bot": luck.choice(("greedy", "random"))} for _ in range(seats)]
    for place in places:
        chairs[place] = {}
    chairs[places[0]] = {"me": True, "name": f"Person {places[0]}"}
    setup = {"variant": variant, "seats": chairs, "pace": "instant", "public": luck.random() < 0.5}
    setup |= {"clock": luck.choice(CLOCKS), "on_flag": luck.choice(("resign", "bot"))}
    people = [(place, secrets.token_urlsafe(24)) for place in places]
    return Plan(variant, setup, people, luck.random() < 0.25)
