"""Reasons about land: free squares, properties that are joined, room to grow, land that is shut in."""

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from typing import TypeAlias

from ...analysis.comparison import Because, Comparison, after
from ...engine.score import Land, Property
from ...engine.state import State, gains
from ...engine.validate import Square


def beside(square: Square) -> set[Square]:
    """Return the four squares that share a side with one."""
    row, column = square
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def dead(free: set[Square]) -> set[Square]:
    """Return the free squares without a free neighbour, which no domino can cover."""
    return {square for square in free if not beside(square) & free}


def around(free: set[Square], squares: Iterable[Square]) -> set[Square]:
    """Return the free squares within two steps of some land, without those that no domino can cover."""
    open_squares = free - dead(free)
    near = {other for square in squares for other in beside(square)} & open_squares
    return near | ({other for square in near for other in beside(square)} & open_squares)


def shores(land: Land, free: set[Square]) -> set[str]:
    """Return the terrains beside a free square, which a domino can extend."""
    open_squares = free - dead(free)
    return {terrain for square, (terrain, _) in land.items() if beside(square) & open_squares}


def most_pairs(free: set[Square]) -> int:
    """Return the maximum number of disjoint pairs of neighbours: a matching of white and black squares."""
    partner: dict[Square, Square] = {}

    def match(square: Square, seen: set[Square]) -> bool:
        for other in sorted(beside(square) & free - seen):
            seen.add(other)
            if other not in partner or match(partner[other], seen):
                partner[other] = square
                return True
        return False

    return sum(match(square, set()) for square in sorted(free) if sum(square) % 2 == 0)


MORE = 2  # free squares more that are worth a sentence, …
TIMES = 1.3  # … if there are also this many times as many
LARGE = 3  # squares of a property that is worth mentioning
Free: TypeAlias = Callable[[State, int], set[Square]]  # the free squares of a kingdom


def main_land(table: State, kingdom: int, terrain: str) -> Property | None:
    """Return the most valuable property of a terrain."""
    found = [one for one in table.score(kingdom).properties if one.terrain == terrain]
    return max(found, key=lambda one: (one.points, one.size), default=None)


def joins(case: Comparison, terrain: str, end: int) -> Because | None:
    """Land is joined or gets crowns that the other option does not give it."""
    here, there = main_land(case.after, case.own, terrain), main_land(case.after_other, case.own, terrain)
    size, crowns = (there.size, there.crowns) if there else (0, 0)
    if here is None or here.points < size * crowns or (here.size <= size and here.crowns <= crowns):
        return None
    args = {"terrain": terrain, "end": end, "squares": here.size, "squares_other": size}
    if here.crowns == 0:
        return Because("larger", args, case.own, [*here.squares])
    return Because("joins", {**args, "crowns": here.crowns, "crowns_other": crowns}, case.own, [*here.squares])


def opens(case: Comparison, terrain: str, end: int, free_squares: Free) -> Because | None:
    """Land keeps more free squares to grow on."""
    here, there = main_land(case.after, case.own, terrain), main_land(case.after_other, case.own, terrain)
    if here is None or not (here.size > 1 or here.crowns):
        return None
    free = around(free_squares(case.after, case.own), here.squares)
    free_other = len(around(free_squares(case.after_other, case.own), there.squares)) if there else 0
    if len(free) < max(free_other + MORE, free_other * TIMES):
        return None
    args = {"terrain": terrain, "end": end, "squares": here.size, "free": len(free), "free_other": free_other}
    return Because("open", args, case.own, sorted(free))


def points_now(case: Comparison) -> list[Because]:
    """The better option brings more points at once, or fewer."""
    now = dict(gains(case.state, case.own))
    best, other = now[case.best], now[case.other]
    if best > max(other, 0):
        return [Because("points-more", {"points": best, "other": other})]
    return [Because("less-now", {"points": best, "other": other})] if 0 <= best < other else []


def grown(state: State, code: int) -> list[Because]:
    """Return the points that an option brings at once, and the large property that it makes."""
    points = dict(gains(state, state.variant.kingdom_of(state.seat)))[code]
    return [*([Because("points", {"points": points})] if points > 0 else []), *_large(state, code)]


def made(case: Comparison) -> list[Because]:
    """Return the large property that the better option makes, unless the other option makes an equal one."""
    for one in _large(case.state, case.best):
        there = main_land(case.after_other, case.own, one.args["terrain"])
        if there is None or there.size < one.args["squares"] or there.crowns < one.args["crowns"]:
            return [one]
    return []


def _large(state: State, code: int) -> list[Because]:
    """Return the large property that an option makes."""
    own, further = state.variant.kingdom_of(state.seat), after(state, code)
    new = further.land(own).keys() - state.land(own).keys()
    touched = (one for one in further.score(own).properties if new & {*one.squares})
    largest = max(touched, key=lambda one: (one.points, one.size), default=None)
    if largest is None or largest.size < LARGE:
        return []
    args = {"terrain": largest.terrain, "squares": largest.size, "crowns": largest.crowns}
    return [Because("grows", args, own, [*largest.squares])]


def shut_in(case: Comparison, terrain: str | None, end: int, usable: Free) -> Because | None:
    """The other option leaves land without a free neighbour, so that it cannot grow any more."""
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


def link(case: Comparison, terrain: str | None, end: int, usable: Free) -> Because | None:
    """Two properties of a terrain can still be joined by one square, but not after the other option."""
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


def castle_side(case: Comparison, usable: Free) -> Because | None:
    """A side of the castle stays free, where any domino fits (K7, D3)."""
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
    """Yield the properties of a terrain that a single free square would join, the largest first."""
    found = sorted(_properties(table, kingdom, terrain), key=lambda one: (-one.size, -one.crowns))
    for one, other in combinations(found, 2):
        if one.terrain == other.terrain and _touch(table, kingdom, one, other, usable):
            yield one, other
