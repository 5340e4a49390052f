"""Reasons to claim a domino: the land that it extends, its value to a rival, and the order of the next round."""

from itertools import takewhile
from typing import Any

from ...analysis.comparison import Because, Comparison
from ...engine.state import State
from ..land.explain import main_land
from ..land.pieces import DOMINOES, Domino
from .actions import Claim
from .table import (
    best_placement,
    box_of_newer_line,
    box_of_older_line,
    newer_line,
    older_line,
    rounds,
    undrawn,
    waiting,
)

EARLIER = 2  # places in the order of the next round that are worth a further sentence
FEW = 2  # crowns of a terrain to come that are worth a sentence


def feeds(case: Comparison, domino: int, terrain: str, end: int) -> Because | None:
    """The claimed domino extends land of its terrain, with crowns or squares."""
    if terrain not in domino_terrains(case.state, domino) or does_as_well(case, domino, terrain):
        return None
    here, crowns = main_land(case.state, case.own, terrain), terrain_crowns(case.state, domino, terrain)
    own = best_placement(case.state, case.seat, domino) or 0
    args = {"terrain": terrain, "points": own, "end": end, "crowns": crowns, "squares": here.size if here else 0}
    if here is None or (here.size < 2 and not here.crowns):
        if partner := find_partner(case.state, case.own, domino, terrain):
            return Because("matches", {"terrain": terrain, "end": end, "domino": partner})
        if not crowns:
            return None
    return Because("feeds", args, case.own, [*here.squares]) if here else Because("feeds-new", args)


def denies(case: Comparison, best: int, other: int, kingdom: int, part: str, end: int) -> Because | None:
    """A rival does not get the domino, which it could place well, or whose crowns it needs."""
    state = case.state
    choosers = [seat for seat in who_choose_yet(state) if state.variant.kingdom_of(seat) == kingdom]
    if not choosers:
        return None
    could, can = (most_on_offer(state, choosers[0], without) for without in (other, best))
    args: dict[str, Any] = {"seat": state.variant.rulers(kingdom)[0], "end": end}
    here = main_land(state, kingdom, part) if part in domino_terrains(state, best) else None
    given_up = (best_placement(state, state.seat, other) or 0) - (best_placement(state, state.seat, best) or 0)
    if could - can >= 2 and could - can > given_up:
        args |= {"points": could, "other": can}
        return Because("denies", args, kingdom, [*here.squares]) if here else Because("denies", args)
    if does_as_well(case, best, part):
        return None
    if here is None or here.size < 2:
        partner = find_partner(state, kingdom, best, part)
        return Because("denies-match", {**args, "terrain": part, "domino": partner}) if partner else None
    args |= {"terrain": part, "squares": here.size}
    crowns = terrain_crowns(state, best, part)
    if crowns and not here.crowns:
        return Because("denies-crowns", {**args, "crowns": crowns}, kingdom, [*here.squares])
    return Because("denies-land", args, kingdom, [*here.squares]) if crowns or here.size > 2 else None


def earlier(state: State, best: int, other: int, least: int = EARLIER) -> list[Because]:
    """A smaller number chooses earlier in the next round (K5), unless that has no claims (K6)."""
    if state.round + 1 >= rounds(state):
        return []
    line, own = newer_line(state), state.variant.kingdom_of(state.seat)
    mine = [number for number, seat in line if seat is not None and state.variant.kingdom_of(seat) == own]
    numbers = [number for number, _ in line]
    place, instead = (numbers.index(min([domino, *mine])) + 1 for domino in (best, other))
    return [Because("earlier", {"place": place, "other": instead})] if instead - place >= least else []


def seen(case: Comparison, best: int, other: int) -> list[Because]:
    """Return facts: what a domino brings, what it would bring to a rival, its rare crowns, or the earlier turn."""
    state = case.state
    own, instead = (best_placement(state, state.seat, domino) for domino in (best, other))
    result: list[Because] = []
    if instead is None and own is not None:
        result.append(Because("fits", {"domino": other}))
    if own is not None and own > max(instead or 0, 0):
        result.append(Because("brings-more", {"domino": best, "points": own, "other": instead or 0}))
    rivals = {state.variant.kingdom_of(seat) for seat in who_choose_yet(state)}
    denied = (denies(case, best, other, kingdom, "", 0) for kingdom in sorted(rivals))
    result += [*(one for one in denied if one is not None), *last_crowns(case, best)]
    return result or earlier(state, best, other, 1)


def last_crowns(case: Comparison, domino: int) -> list[Because]:
    """The crowns of the domino suit own land, and few of their kind are still to come."""
    state = case.state
    if state.variant.boxes > 1:
        return []
    box = DOMINOES[box_of_newer_line(state)]
    for terrain in sorted(domino_terrains(state, domino)):
        here = main_land(state, case.own, terrain)
        left = sum(_crowns(box[number], terrain) for number in undrawn(state))
        if here and here.size > 1 and terrain_crowns(state, domino, terrain) and left <= FEW:
            return [Because("last-crowns", {"terrain": terrain, "left": left}, case.own, [*here.squares])]
    return []


def good(state: State, domino: int) -> list[Because]:
    """Return the reasons for a domino by itself: what it would bring to a rival, or to the own kingdom."""
    own = best_placement(state, state.seat, domino) or 0
    theirs = {seat: best_placement(state, seat, domino) or 0 for seat in sorted(who_choose_yet(state))}
    seat = max(theirs, key=theirs.__getitem__, default=state.seat)
    result = [Because("keeps", {"points": theirs[seat], "seat": seat})] if theirs.get(seat, 0) > max(own, 0) else []
    return [*result, *([Because("brings", {"domino": domino, "points": own})] if own > 0 else [])]


# Facts of the current position


def domino_terrains(state: State, domino: int) -> set[str]:
    """Return the terrains of a domino on offer."""
    return set(DOMINOES[box_of_newer_line(state)][domino].terrains)


def terrain_crowns(state: State, domino: int, terrain: str) -> int:
    """Return the crowns that a domino on offer has on a terrain."""
    return _crowns(DOMINOES[box_of_newer_line(state)][domino], terrain)


def _crowns(domino: Domino, terrain: str) -> int:
    return sum(number for name, number in zip(domino.terrains, domino.crowns, strict=True) if name == terrain)


def find_partner(state: State, kingdom: int, domino: int, terrain: str) -> int | None:
    """Return a domino that a kingdom has claimed, with a terrain of one on offer and a crown on either; or None."""
    crowns = {one.number: _crowns(one, terrain) for one in claimed(state, kingdom) if terrain in one.terrains}
    partner = max(crowns, key=crowns.__getitem__, default=None)
    if partner is None or terrain not in domino_terrains(state, domino):
        return None
    return partner if crowns[partner] + terrain_crowns(state, domino, terrain) else None


def does_as_well(case: Comparison, domino: int, terrain: str) -> bool:
    """Return whether the other option claims that terrain, too, with as many crowns."""
    if not isinstance(case.action_other, Claim):
        return False
    other = case.action_other.domino
    has = terrain in domino_terrains(case.state, other)
    return has and terrain_crowns(case.state, other, terrain) >= terrain_crowns(case.state, domino, terrain)


def claimed(state: State, kingdom: int) -> list[Domino]:
    """Return the dominoes that a kingdom has claimed and not placed yet, during a claim."""
    older, newer = DOMINOES[box_of_older_line(state)], DOMINOES[box_of_newer_line(state)]
    lines = [(older[number], seat) for number, seat in waiting(state)[1:]]  # the first one was just placed
    lines += [(newer[number], seat) for number, seat in newer_line(state) if seat is not None]
    return [domino for domino, seat in lines if state.variant.kingdom_of(seat) == kingdom]


def who_choose_yet(state: State) -> set[int]:
    """Return the seats of other kingdoms that claim a domino of this line before the own kingdom claims again."""
    own, kingdom_of = state.variant.kingdom_of(state.seat), state.variant.kingdom_of
    if not older_line(state):  # in the opening, who comes next is drawn (K4)
        return {seat for seat in range(state.variant.seats) if kingdom_of(seat) != own}
    coming = (seat for _, seat in waiting(state)[1:])
    return set(takewhile(lambda seat: kingdom_of(seat) != own, coming))


def chooses_again(state: State) -> bool:
    """Return whether the own kingdom also claims the next domino, so that their order does not matter."""
    following = waiting(state)[1:2]
    return any(state.variant.kingdom_of(seat) == state.variant.kingdom_of(state.seat) for _, seat in following)


def most_on_offer(state: State, seat: int, without: int) -> int:
    """Return the most points that a domino on offer brings to a seat, without one of them."""
    free = [number for number, king in newer_line(state) if king is None and number != without]
    return max((best_placement(state, seat, number) or 0 for number in free), default=0)
