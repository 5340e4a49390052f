"""Reasons about the shape of land: what an option shuts in, and which properties can still be joined.

`usable` tells which squares of a kingdom can still be covered.
"""

from collections.abc import Iterator
from itertools import combinations

from ..rules.land.scores import Property
from ..rules.reading import Square
from ..rules.state import State
from .because import Because
from .case import Case
from .land import LARGE, Free
from .squares import beside


def shut_in(case: Case, terrain: str | None, end: int, usable: Free) -> Because | None:
    """The other option leaves land without a free square beside it, on which nothing can ever be added."""
    for there in sorted(_properties(case.after_other, case.own, terrain), key=lambda one: -one.points):
        mine = [square for square in there.squares if square in case.state.land(case.own)]
        here = _property_at(case.after, case.own, mine[0]) if mine else None
        is_worth_it = there.crowns > 0 or there.size >= LARGE
        if here is None or not is_worth_it or _shore(case.after_other, case.own, there, usable):
            continue
        if _shore(case.after, case.own, here, usable):
            args = {"terrain": there.terrain, "squares": there.size, "end": end}
            return Because("shut-in", args, case.own, mine)
    return None


def link(case: Case, terrain: str | None, end: int, usable: Free) -> Because | None:
    """Two properties of a terrain can still be joined over one square, and after the other option they cannot."""
    before = case.state.land(case.own)
    for one, other in _links(case.after, case.own, terrain, usable):
        mine, theirs = ([square for square in land.squares if square in before] for land in (one, other))
        if not mine or not theirs or one.crowns + other.crowns == 0:
            continue
        there = [_property_at(case.after_other, case.own, part[0]) for part in (mine, theirs)]
        is_joined = there[0] == there[1]
        if is_joined or _touch(case.after_other, case.own, there[0], there[1], usable):
            continue
        args = {"terrain": one.terrain, "squares": one.size, "squares_other": other.size, "end": end}
        return Because("link", args, case.own, [*mine, *theirs])
    return None


def castle_side(case: Case, usable: Free) -> Because | None:
    """A side of the castle stays free, where everything fits (K7, D3)."""
    here, there = (beside((0, 0)) & usable(table, case.own) for table in case.tables)
    if len(here) <= len(there):
        return None
    return Because("castle-side", {"sides": len(here), "sides_other": len(there)}, case.own, sorted(here))


def _properties(table: State, kingdom: int, terrain: str | None) -> list[Property]:
    return [one for one in table.score(kingdom).properties if terrain in (None, one.terrain)]


def _property_at(table: State, kingdom: int, square: Square) -> Property | None:
    return next((one for one in table.score(kingdom).properties if square in one.squares), None)


def _shore(table: State, kingdom: int, land: Property, usable: Free) -> set[Square]:
    """Return the squares beside a property that can still be covered."""
    return {other for square in land.squares for other in beside(square)} & usable(table, kingdom)


def _touch(table: State, kingdom: int, one: Property | None, other: Property | None, usable: Free) -> bool:
    return bool(one and other and _shore(table, kingdom, one, usable) & _shore(table, kingdom, other, usable))


def _links(table: State, kingdom: int, terrain: str | None, usable: Free) -> Iterator[tuple[Property, Property]]:
    """Give the properties of one terrain between which a single free square lies, the largest first."""
    found = sorted(_properties(table, kingdom, terrain), key=lambda one: (-one.size, -one.crowns))
    for one, other in combinations(found, 2):
        if one.terrain == other.terrain and _touch(table, kingdom, one, other, usable):
            yield one, other
