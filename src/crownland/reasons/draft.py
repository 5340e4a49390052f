"""Reasons of games with lines of dominoes: where one is placed, and which one is claimed."""

from typing import Any

from ..rules.actions import decode
from ..rules.draft.actions import Claim, Place
from ..rules.draft.lines import box_of_newer_line, frame, is_last_round, newer_line, older_line, waiting
from ..rules.draft.outlook import best_placement
from ..rules.gains import gains
from ..rules.land.dominoes import DOMINOES
from ..rules.reading import Square
from ..rules.state import State
from .because import Because
from .case import Case
from .land import grown, joins, made, main_land, opens, points_now
from .squares import dead, most_pairs, shores

SURE = 0.25  # of all games: so many more or fewer is worth a sentence
EARLIER = 2  # places in the order of the next round that are worth a sentence


def free_squares(state: State, kingdom: int) -> set[Square]:
    """Return the squares that some frame around the kingdom still holds and nothing lies on (K8)."""
    first_row, last_row, first_column, last_column = state.bounds(kingdom)
    width = frame(state)
    rows = range(last_row - width + 1, first_row + width)
    columns = range(last_column - width + 1, first_column + width)
    return {(row, column) for row in rows for column in columns} - {*state.land(kingdom), (0, 0)}


def most_dominoes(state: State, kingdom: int) -> int:
    """Return how many dominoes the free squares hold at most, in the frame that holds most; terrain set aside."""
    first_row, last_row, first_column, last_column = state.bounds(kingdom)
    width = frame(state)
    free = free_squares(state, kingdom)
    return max(
        most_pairs({one for one in free if north <= one[0] < north + width and west <= one[1] < west + width})
        for north in range(last_row - width + 1, first_row + 1)
        for west in range(last_column - width + 1, first_column + 1)
    )


def promises(state: State) -> dict[int, int]:
    """Return what anybody sees in each option: the points now, or of a domino to claim, those that it brings home."""
    points = dict(gains(state, state.variant.kingdom_of(state.seat)))
    claims = {code: action.domino for code in points if isinstance(action := decode(code), Claim)}
    return points | {code: best_placement(state, state.seat, domino) or 0 for code, domino in claims.items()}


# What matters in the end, and the fact behind it


def land(case: Case, terrain: str, end: int) -> Because | None:
    """Land of a terrain that will be worth more: joined now, open for more, or fed by the domino that is claimed."""
    if isinstance(case.action, Claim):
        return _feeds(case, case.action.domino, terrain, end)
    if not isinstance(case.action, Place):
        return None
    return (
        joins(case, terrain, end)
        or _follows(case, terrain, end)
        or _hole(case, end)
        or opens(case, terrain, end, free_squares)
        or _room(case, end)
    )


def bonus(case: Case, name: str, _: int) -> Because | None:
    """A bonus counts more often."""
    often, seldom = case.ends.has[name], case.ends_other.has[name]
    if name not in ("harmony", "middle_kingdom") or often - seldom < SURE:
        return None
    return Because(f"bonus-{name}", {"often": round(100 * often), "seldom": round(100 * seldom)})


def rival(case: Case, kingdom: int, part: str, end: int) -> Because | None:
    """A rival does not get the domino: it would have placed it well, or waits for its crowns."""
    if not isinstance(case.action, Claim) or not isinstance(case.action_other, Claim):
        return None
    state, domino = case.state, case.action.domino
    choosers = [seat for seat in who_choose_yet(state) if state.variant.kingdom_of(seat) == kingdom]
    if not choosers:
        return None
    could, can = (most_on_offer(state, choosers[0], without) for without in (case.action_other.domino, domino))
    args: dict[str, Any] = {"seat": state.variant.rulers(kingdom)[0], "end": end}
    here = main_land(state, kingdom, part) if part in terrains_of(state, domino) else None
    if could >= can + 2:
        args |= {"points": could, "other": can}
        return Because("denies", args, kingdom, [*here.squares]) if here else Because("denies", args)
    if here is None or here.size < 2:
        return None
    args |= {"terrain": part, "squares": here.size}
    if crowns := crowns_of(state, domino, part):
        return Because("denies-crowns", {**args, "crowns": crowns}, kingdom, [*here.squares])
    return Because("denies-land", args, kingdom, [*here.squares]) if here.size > 2 else None


def besides(case: Case) -> list[Because]:
    """A much smaller number chooses earlier in the next round (K5)."""
    if not isinstance(case.action, Claim) or not isinstance(case.action_other, Claim):
        return []
    numbers = [number for number, _ in newer_line(case.state)]
    place, instead = (numbers.index(one.domino) + 1 for one in (case.action, case.action_other))
    return [Because("earlier", {"place": place, "other": instead})] if instead - place >= EARLIER else []


def decisive(_: Case) -> list[Because]:
    """Nothing here is a reason all by itself."""
    return []


# What can be seen at once


def seen(case: Case) -> list[Because]:
    """Tell what can be seen without playing on."""
    if isinstance(case.action, Claim) and isinstance(case.action_other, Claim):
        return _claims(case, case.action.domino, case.action_other.domino)
    return [*points_now(case), *_placed(case)]


def good(state: State, code: int) -> list[Because]:
    """Tell what speaks for an option by itself."""
    if not isinstance(action := decode(code), Claim):
        return grown(state, code)
    own = best_placement(state, state.seat, action.domino) or 0
    theirs = {seat: best_placement(state, seat, action.domino) or 0 for seat in sorted(who_choose_yet(state))}
    seat = max(theirs, key=theirs.__getitem__, default=state.seat)
    told = [Because("keeps", {"points": theirs[seat], "seat": seat})] if theirs.get(seat, 0) > max(own, 0) else []
    return [*told, *([Because("brings", {"domino": action.domino, "points": own})] if own > 0 else [])]


def _claims(case: Case, best: int, other: int) -> list[Because]:
    """A domino is claimed for what it brings, for what it would bring to somebody else, or for moving sooner."""
    state = case.state
    own, instead = (best_placement(state, state.seat, domino) for domino in (best, other))
    told: list[Because] = []
    if instead is None and own is not None:
        told.append(Because("fits", {"domino": other}))
    if own is not None and own > max(instead or 0, 0):
        told.append(Because("brings-more", {"domino": best, "points": own, "other": instead or 0}))
    rivals = {state.variant.kingdom_of(seat) for seat in who_choose_yet(state)}
    denied = (rival(case, kingdom, "", 0) for kingdom in sorted(rivals))
    told += [one for one in denied if one is not None]
    return told if told or is_last_round(state) else besides(case)


def _placed(case: Case) -> list[Because]:
    """Tell the large property that a placement makes, and the squares that the other one wastes."""
    if not isinstance(case.action, Place):
        return []
    hole = _hole(case, 0)
    return [*made(case.state, case.best), *([hole] if hole else [])]


def _follows(case: Case, terrain: str, end: int) -> Because | None:
    """The domino on which the own other king stands will bring more."""
    mine = [number for number, seat in waiting(case.after) if seat == case.seat]
    if not mine or case.state.variant.boxes > 1:
        return None
    domino = mine[0]
    points, other = (best_placement(table, case.seat, domino) or 0 for table in (case.after, case.after_other))
    if points < other + 2 or terrain not in terrains_of(case.state, domino):
        return None
    return Because("follows", {"domino": domino, "points": points, "other": other, "end": end})


def _hole(case: Case, end: int) -> Because | None:
    """The other placement leaves squares that no domino will ever fill."""
    here, there = (dead(free_squares(table, case.own)) for table in (case.after, case.after_other))
    if len(there) <= len(here):
        return None
    return Because("hole", {"squares": len(there) - len(here), "end": end}, case.own, sorted(there - here))


def _room(case: Case, end: int) -> Because | None:
    """More of the dominoes to come will find a place: there is more room, or more kinds of land to join."""
    fewer = case.ends_other.discards - case.ends.discards
    if fewer < SURE:
        return None
    args = {"fewer": round(100 * fewer), "end": end}
    room, room_other = (most_dominoes(table, case.own) for table in (case.after, case.after_other))
    if room > room_other:
        return Because("room", {**args, "room": room, "room_other": room_other})
    kinds, kinds_other = (_kinds(table, case.own) for table in (case.after, case.after_other))
    return Because("kinds", {**args, "kinds": kinds, "kinds_other": kinds_other}) if kinds > kinds_other else None


def _kinds(table: State, kingdom: int) -> int:
    return len(shores(table.land(kingdom), free_squares(table, kingdom)))


def _feeds(case: Case, domino: int, terrain: str, end: int) -> Because | None:
    """The claimed domino feeds land of its terrain, with crowns or squares."""
    if terrain not in terrains_of(case.state, domino):
        return None
    here, crowns = main_land(case.state, case.own, terrain), crowns_of(case.state, domino, terrain)
    own = best_placement(case.state, case.seat, domino) or 0
    args = {"terrain": terrain, "points": own, "end": end, "crowns": crowns, "squares": here.size if here else 0}
    if not crowns and (here is None or (here.size < 2 and not here.crowns)):
        return None
    return Because("feeds", args, case.own, [*here.squares]) if here else Because("feeds-new", args)


# Facts that lie on the table


def terrains_of(state: State, domino: int) -> set[str]:
    """Return the terrains of a domino on offer."""
    return set(DOMINOES[box_of_newer_line(state)][domino].terrains)


def crowns_of(state: State, domino: int, terrain: str) -> int:
    """Return the crowns that a domino on offer has on a terrain."""
    known = DOMINOES[box_of_newer_line(state)][domino]
    return sum(number for name, number in zip(known.terrains, known.crowns, strict=True) if name == terrain)


def who_choose_yet(state: State) -> set[int]:
    """Return the seats of other kingdoms that still claim a domino of this line."""
    seats = {seat for _, seat in waiting(state)} if older_line(state) else set(range(state.variant.seats))
    own = state.variant.kingdom_of(state.seat)
    return {seat for seat in seats if state.variant.kingdom_of(seat) != own}


def most_on_offer(state: State, seat: int, without: int) -> int:
    """Return the most points that a domino on offer brings to a seat, when one of them is gone."""
    free = [number for number, king in newer_line(state) if king is None and number != without]
    return max((best_placement(state, seat, number) or 0 for number in free), default=0)
