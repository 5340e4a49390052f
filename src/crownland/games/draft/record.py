"""The events of every draft in a game record: lines, kings, claims, placements, discards."""

from typing import Any, Final

from ...engine.action import Action
from ...engine.errors import NotationError
from ...match.record.events import Event, EventKind, number, numbers
from .actions import Claim, Deal, Discard, King, Place


def _squares(value: Any) -> tuple[tuple[int, int], tuple[int, int]]:
    expected = "two squares [[row, column], [row, column]]"
    if not isinstance(value, list) or len(value) != 2 or any(len(numbers(at, expected)) != 2 for at in value):
        raise NotationError(f"expected {expected}, but got {value!r}")
    (row, column), (other_row, other_column) = value
    return (row, column), (other_row, other_column)


def _read_line(event: Event) -> list[Action]:
    line = numbers(event["line"], "a line of domino numbers")
    if not line or line != sorted(set(line)):
        raise NotationError(f"expected a line in ascending order, but got {line}")
    return [Deal(domino) for domino in line]


EVENTS: Final[dict[type, EventKind]] = {
    Deal: EventKind(
        ("line",),
        lambda deals: {"line": sorted(deal.domino for deal in deals)},
        _read_line,
        ("box",),
        together=True,
    ),
    King: EventKind(
        ("king",),
        lambda kings: {"king": kings[0].seat},
        lambda event: [King(number(event["king"], "a seat"))],
    ),
    Claim: EventKind(
        ("claim",),
        lambda claims: {"claim": claims[0].domino},
        lambda event: [Claim(number(event["claim"], "a domino"))],
    ),
    Place: EventKind(
        ("place", "at"),
        lambda places: {"place": places[0].domino, "at": [list(square) for square in places[0].at]},
        lambda event: [Place(number(event["place"], "a domino"), _squares(event["at"]))],
    ),
    Discard: EventKind(
        ("discard",),
        lambda discards: {"discard": discards[0].domino},
        lambda event: [Discard(number(event["discard"], "a domino"))],
    ),
}
