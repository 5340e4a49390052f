"""Reasons about land that every family has: it grows together, and it keeps room to grow."""

from collections.abc import Callable
from typing import TypeAlias

from ..rules.gains import gains
from ..rules.land.scores import Property
from ..rules.reading import Square
from ..rules.state import State
from .because import Because
from .case import Case, after
from .squares import around

MORE = 2  # free squares: so many more are worth a sentence, …
TIMES = 1.3  # … and so many times as many
LARGE = 3  # squares: a property of so many is worth mentioning
Free: TypeAlias = Callable[[State, int], set[Square]]  # the free squares of a kingdom


def main_land(table: State, kingdom: int, terrain: str) -> Property | None:
    """Return the property of a terrain that counts most, or will."""
    found = [one for one in table.score(kingdom).properties if one.terrain == terrain]
    return max(found, key=lambda one: (one.points, one.size), default=None)


def joins(case: Case, terrain: str, end: int) -> Because | None:
    """Land grows together or gets crowns that the other option leaves elsewhere."""
    here, there = main_land(case.after, case.own, terrain), main_land(case.after_other, case.own, terrain)
    size, crowns = (there.size, there.crowns) if there else (0, 0)
    if here is None or here.points < size * crowns or (here.size <= size and here.crowns <= crowns):
        return None
    args = {"terrain": terrain, "end": end, "squares": here.size, "squares_other": size}
    if here.crowns == 0:
        return Because("larger", args, case.own, [*here.squares])
    return Because("joins", {**args, "crowns": here.crowns, "crowns_other": crowns}, case.own, [*here.squares])


def opens(case: Case, terrain: str, end: int, free_squares: Free) -> Because | None:
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


def points_now(case: Case) -> list[Because]:
    """The better option brings more at once, or less."""
    now = dict(gains(case.state, case.own))
    best, other = now[case.best], now[case.other]
    if best > max(other, 0):
        return [Because("points-more", {"points": best, "other": other})]
    return [Because("less-now", {"points": best, "other": other})] if 0 <= best < other else []


def grown(state: State, code: int) -> list[Because]:
    """Tell what an option brings at once, and the large property that it makes."""
    points = dict(gains(state, state.variant.kingdom_of(state.seat)))[code]
    return [*([Because("points", {"points": points})] if points > 0 else []), *_large(state, code)]


def made(case: Case) -> list[Because]:
    """Tell the large property that the better option makes, unless the other one makes it as large and as rich."""
    for one in _large(case.state, case.best):
        there = main_land(case.after_other, case.own, one.args["terrain"])
        if there is None or there.size < one.args["squares"] or there.crowns < one.args["crowns"]:
            return [one]
    return []


def _large(state: State, code: int) -> list[Because]:
    """Tell the large property that an option makes."""
    own, further = state.variant.kingdom_of(state.seat), after(state, code)
    new = further.land(own).keys() - state.land(own).keys()
    touched = (one for one in further.score(own).properties if new & {*one.squares})
    largest = max(touched, key=lambda one: (one.points, one.size), default=None)
    if largest is None or largest.size < LARGE:
        return []
    args = {"terrain": largest.terrain, "squares": largest.size, "crowns": largest.crowns}
    return [Because("grows", args, own, [*largest.squares])]
