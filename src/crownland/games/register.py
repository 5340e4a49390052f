"""Adds games and families from other packages, and checks them."""

import re
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Final

from ..engine.errors import InvalidSetup
from ..engine.game import FRAMES, Game
from ..engine.registry import BOXES, FAMILIES, GAMES, HOOKS, SWITCHES, add_family, add_game
from ..engine.validate import instance, path, text
from .land.box import read_box

_KINGS_OF_TWO: Final = 2  # K1: with two seats each has two kings
_MIGHTY_BOX: Final = 48  # K16: Mighty Duel is played with so many dominoes
_EXAMPLES: Final = {"seats": (2,), "switches": ("harmony",), "boxes": ("kingdomino",)}


def register(game: Game, **boxes: Path | str) -> None:
    """Add a game of a known family, and the CSV files of new boxes.

    Call it before anything else of crownland is imported or used. Child processes know the game too; registering the
    same game again changes nothing.
    """
    instance("a game such as crownland.Game(…)", game, Game)
    if not isinstance(game.id, str) or not re.fullmatch("[a-z][a-z0-9_]*", game.id):
        raise InvalidSetup(f"expected an id of small letters, digits and _ such as mini24, but got {game.id!r}")
    paths = {box: path("a file of dominoes", file).absolute() for box, file in boxes.items()}
    if GAMES.get(game.id) == game and all(BOXES.get(box) == path for box, path in paths.items()):
        return
    _check_in_time(game.id)
    if game.id in GAMES or BOXES.keys() & paths.keys():
        raise InvalidSetup(f"expected a new game and new boxes, but {game.id} or one of its boxes is known")
    _check(game, paths)
    add_game(game, paths)


def register_family(package: str) -> None:
    """Add the family of games in a package, which has a `FAMILY` and at least `rules.py` and `record.py`.

    Call it before anything else of crownland is imported or used. Processes started from here import it too;
    registering the same package again changes nothing.
    """
    name = text("the name of a package", package)
    if name in {family.package for family in FAMILIES.values()}:
        return
    _check_in_time(name)
    family = import_module(name).FAMILY
    if known := {family.id} & FAMILIES.keys() | {game.id for game in family.games} & GAMES.keys():
        raise InvalidSetup(f"expected a new family with new games, but {', '.join(sorted(known))} is known")
    add_family(name)


def _check_in_time(name: str) -> None:
    if HOOKS.is_frozen:
        raise InvalidSetup(
            f"expected {name} to be registered before anything else of crownland is imported or used, "
            "but it came too late"
        )


def _check(game: Game, new: Mapping[str, Path]) -> None:
    _check_shape(game)
    if game.family not in FAMILIES:
        raise _wrong(game, "a family", sorted(FAMILIES), game.family)
    known = {**BOXES, **new}
    for box in game.boxes:
        if box not in known:
            raise _wrong(game, "boxes", list(known), box)
    models = [row for row in GAMES.values() if row.family == game.family and _has_boxes_like(game, row)]
    if not models:
        raise _wrong_boxes(game)
    _check_seats(game, models)
    _check_switches(game, models)
    _check_room(game, {box: len(read_box(known[box])) for box in {*game.boxes, *new}})


def _check_shape(game: Game) -> None:
    if not isinstance(game.title, str) or not game.title.strip():
        raise InvalidSetup(f"{game.id}: expected a title for people, but got {game.title!r}")
    for name, example in _EXAMPLES.items():
        if not isinstance(value := getattr(game, name), tuple):
            raise InvalidSetup(f"{game.id}: expected {name} as a tuple such as {example}, but got {value!r}")


def _wrong_boxes(game: Game) -> InvalidSetup:
    got = " and ".join(game.boxes) or "none"
    if FAMILIES[game.family].takes_any_box:
        return InvalidSetup(f"{game.id}: expected exactly one box, but got {got}")
    known = [" and ".join(row.boxes) or "none" for row in GAMES.values() if row.family == game.family]
    return _wrong(game, "boxes", known, got)


def _has_boxes_like(game: Game, model: Game) -> bool:
    if FAMILIES[game.family].takes_any_box:
        return len(game.boxes) == len(model.boxes)
    return game.boxes == model.boxes


def _check_seats(game: Game, models: list[Game]) -> None:
    allowed = sorted({seats for row in models for seats in row.seats})
    for seats in game.seats:
        if seats not in allowed:
            raise _wrong(game, "seats", allowed, seats)
    if not game.seats or len(set(game.seats)) < len(game.seats):
        raise _wrong(game, "different seats", allowed, game.seats)
    if len(game.seats) > 1 and not game.names_seats:
        raise InvalidSetup(f"{game.id}: expected names_seats=True for several numbers of seats, but got False")
    for seats in game.played:
        if seats not in game.seats:
            raise _wrong(game, "sentences in played for seats", game.seats, seats)


def _check_switches(game: Game, models: list[Game]) -> None:
    allowed = [switch for switch in SWITCHES if any(switch in row.switches for row in models)]
    for switch in (*game.switches, *game.seats_of_switch):
        if switch not in allowed:
            raise _wrong(game, "switches", allowed or ["none"], switch)
    for switch in game.switches:
        known = {seats for row in models for seats in row.seats_of_switch.get(switch, row.seats)}
        for seats in game.seats_of_switch.get(switch, game.seats):
            if seats not in known or seats not in game.seats:
                raise _wrong(game, f"{switch}, in seats_of_switch, for seats", sorted(known), seats)


def _check_room(game: Game, dominoes: Mapping[str, int]) -> None:
    frames = FRAMES if FAMILIES[game.family].takes_any_box else (Game.__dataclass_fields__["frame"].default,)
    if game.frame not in frames:
        raise _wrong(game, "a frame", frames, game.frame)
    line = max(seats * _KINGS_OF_TWO if seats == _KINGS_OF_TWO else seats for seats in game.seats)
    for box in game.boxes:
        if dominoes[box] < line:
            raise InvalidSetup(f"{game.id}: expected a line of {line} dominoes at least, but {box} has {dominoes[box]}")
        if "mighty_duel" in game.switches and dominoes[box] != _MIGHTY_BOX:
            needed = f"mighty_duel needs a box of {_MIGHTY_BOX} dominoes"
            raise InvalidSetup(f"{game.id}: {needed}, but {box} has {dominoes[box]}")


def _wrong(game: Game, what: str, allowed: object, got: object) -> InvalidSetup:
    listed = ", ".join(map(str, allowed)) if isinstance(allowed, (list, tuple)) else allowed
    return InvalidSetup(f"{game.id}: expected {what} out of {listed}, but got {got!r}")
