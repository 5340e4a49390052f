"""The events that Queendomino adds to a game record: tiles turned up, knights, building, burning.

A line of a Royal Wedding also says from which box it comes; that is in `events`.
"""

from typing import Any, Final

from ...engine.action import Action
from ...engine.errors import NotationError
from ...engine.validate import Square
from ...match.record.events import Event, EventKind, number, numbers
from ..draft.record import EVENTS as DRAFT_EVENTS
from .actions import Build, Burn, Knights, Tile


def _name(value: Any) -> str:
    if not isinstance(value, str):
        raise NotationError(f"expected a building, but got {value!r}")
    return value


def _square(value: Any) -> Square:
    found = numbers(value, "a square [row, column]")
    if len(found) != 2:
        raise NotationError(f"expected a square [row, column], but got {value!r}")
    return found[0], found[1]


def _slot(event: Event) -> int:
    if "slot" not in event:
        raise NotationError(f"expected a slot with a building, but got {event}")
    return number(event["slot"], "a slot")


def _nothing(event: Event, key: str) -> bool:
    if event[key] is None and "slot" in event:
        raise NotationError(f"expected no slot without a building, but got {event}")
    return event[key] is None


def _read_tiles(event: Event) -> list[Action]:
    if not isinstance(event["tiles"], list) or not event["tiles"]:
        raise NotationError(f"expected a list of buildings, but got {event['tiles']!r}")
    return [Tile(_name(name)) for name in event["tiles"]]


def _read_knights(event: Event) -> list[Action]:
    if not isinstance(event["knights"], list):
        raise NotationError(f"expected a list of squares, but got {event['knights']!r}")
    return [Knights(tuple(_square(square) for square in event["knights"]))]


def _write_build(build: Build) -> Event:
    if build.building is None or build.square is None:
        return {"build": None}
    return {"build": [build.building, [*build.square]], "slot": build.slot}


def _read_build(event: Event) -> list[Action]:
    if _nothing(event, "build"):
        return [Build()]
    if not isinstance(event["build"], list) or len(event["build"]) != 2:
        raise NotationError(f"expected a building and a square, or null, but got {event['build']!r}")
    name, square = event["build"]
    return [Build(_name(name), _slot(event), _square(square))]


def _write_burn(burn: Burn) -> Event:
    return {"burn": None} if burn.building is None else {"burn": burn.building, "slot": burn.slot}


def _read_burn(event: Event) -> list[Action]:
    return [Burn()] if _nothing(event, "burn") else [Burn(_name(event["burn"]), _slot(event))]


EVENTS: Final[dict[type, EventKind]] = {
    **DRAFT_EVENTS,
    Tile: EventKind(("tiles",), lambda tiles: {"tiles": [tile.building for tile in tiles]}, _read_tiles, together=True),
    Knights: EventKind(
        ("knights",), lambda knights: {"knights": [[*square] for square in knights[0].squares]}, _read_knights
    ),
    Build: EventKind(("build",), lambda builds: _write_build(builds[0]), _read_build, ("slot",)),
    Burn: EventKind(("burn",), lambda burns: _write_burn(burns[0]), _read_burn, ("slot",)),
}
