"""The events of Kingdomino Duel in a game record: one for all dice of a round, and one for each decision."""

from typing import Any, Final

from ...engine.action import Action
from ...engine.errors import NotationError
from ...engine.validate import Square
from ...match.record.events import Event, EventKind, number, numbers
from .actions import Castle, Cross, Draw, First, Name, Roll, Shield, Take, Turn
from .pieces import DICE, Face


def _items(value: Any, n: int, expected: str) -> list[Any]:
    if not isinstance(value, list) or len(value) != n:
        raise NotationError(f"expected {expected}, but got {value!r}")
    return value


def _text(value: Any, expected: str) -> str:
    if not isinstance(value, str):
        raise NotationError(f"expected {expected}, but got {value!r}")
    return value


def _square(value: Any) -> Square:
    row, column = _items(numbers(value, "a square [row, column]"), 2, "a square [row, column]")
    return row, column


def _face(value: Any) -> Face:
    symbol, crosses = _items(value, 2, "a face [symbol, crosses]")
    return _text(symbol, "a symbol"), number(crosses, "a number of crosses")


def _shield(value: Any) -> Shield:
    square, symbol, crosses = _items(value, 3, "a shield [square, symbol, crosses]")
    return _square(square), _text(symbol, "a coat of arms"), number(crosses, "a number of crosses")


def _power(event: Event) -> str | None:
    return _text(event["power"], "a power") if "power" in event else None


def _with_power(event: Event, power: str | None) -> Event:
    return event if power is None else {**event, "power": power}


def _read_roll(event: Event) -> list[Action]:
    faces = _items(event["roll"], DICE, f"the faces of {DICE} dice")
    return [Roll(die, *_face(face)) for die, face in enumerate(faces)]


def _read_turn(event: Event) -> list[Action]:
    if event["turn"] is None:
        return [Turn()]
    die, face = _items(event["turn"], 2, "a die and a face, or null")
    return [Turn(number(die, "a die"), _face(face))]


def _write_turn(turn: Turn) -> Event:
    return {"turn": None if turn.face is None else [turn.die, [*turn.face]]}


def _read_castle(event: Event) -> list[Action]:
    return [Castle(None if event["castle"] is None else number(event["castle"], "a die"))]


def _read_draw(event: Event) -> list[Action]:
    if event["draw"] is None:
        return [Draw(None, _power(event))]
    one, other = _items(event["draw"], 2, "two shields, or null")
    return [Draw((_shield(one), _shield(other)), _power(event))]


def _write_draw(draw: Draw) -> Event:
    shields = [[[*square], symbol, crosses] for square, symbol, crosses in draw.shields or ()]
    return _with_power({"draw": shields or None}, draw.power)


EVENTS: Final[dict[type, EventKind]] = {
    First: EventKind(
        ("first",), lambda firsts: {"first": firsts[0].seat}, lambda event: [First(number(event["first"], "a seat"))]
    ),
    Roll: EventKind(
        ("roll",), lambda rolls: {"roll": [[roll.symbol, roll.crosses] for roll in rolls]}, _read_roll, together=True
    ),
    Take: EventKind(
        ("take",),
        lambda takes: _with_power({"take": [*takes[0].dice]}, takes[0].power),
        lambda event: [Take(tuple(numbers(event["take"], "one die or two")), _power(event))],
        ("power",),
    ),
    Turn: EventKind(("turn",), lambda turns: _write_turn(turns[0]), _read_turn),
    Castle: EventKind(("castle",), lambda castles: {"castle": castles[0].die}, _read_castle),
    Draw: EventKind(("draw",), lambda draws: _write_draw(draws[0]), _read_draw, ("power",)),
    Name: EventKind(
        ("name",),
        lambda names: {"name": names[0].symbol},
        lambda event: [Name(_text(event["name"], "a coat of arms"))],
    ),
    Cross: EventKind(
        ("cross",), lambda crosses: {"cross": [*crosses[0].square]}, lambda event: [Cross(_square(event["cross"]))]
    ),
}
