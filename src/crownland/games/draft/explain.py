"""Reasons of games with a draft: placements, dominoes that will still fit, and squares that are lost."""

from ...analysis.comparison import Because, Comparison
from ...engine.action import decode
from ...engine.state import State, gains
from ...engine.validate import Square
from ..land.explain import castle_side, dead, grown, joins, link, made, most_pairs, opens, points_now, shores, shut_in
from . import explain_claim as claims
from .actions import Claim, Place
from .explain_claim import domino_terrains
from .table import best_placement, frame, newer_line, older_line, rounds, waiting

SURE = 0.25  # a difference in this share of all games is worth a sentence, …
SOME = 0.05  # … or in this share if there is no other reason
MORE = 2  # points that another domino must bring more, …
PART = 3  # … and at least the gain at the end divided by this
FEWER = 3  # more squares that can be covered which are worth a sentence


def free_squares(state: State, kingdom: int) -> set[Square]:
    """Return the free squares inside any frame around the kingdom (K8)."""
    first_row, last_row, first_column, last_column = state.bounds(kingdom)
    width = frame(state)
    rows = range(last_row - width + 1, first_row + width)
    columns = range(last_column - width + 1, first_column + width)
    return {(row, column) for row in rows for column in columns} - {*state.land(kingdom), (0, 0)}


def usable_squares(state: State, kingdom: int) -> set[Square]:
    """Return the free squares on which half of a domino can still lie."""
    free = free_squares(state, kingdom)
    return free - dead(free)


def most_dominoes(state: State, kingdom: int) -> int:
    """Return how many dominoes fit on the free squares at most, in the best frame, ignoring terrain."""
    first_row, last_row, first_column, last_column = state.bounds(kingdom)
    width = frame(state)
    free = free_squares(state, kingdom)
    return max(
        most_pairs({one for one in free if north <= one[0] < north + width and west <= one[1] < west + width})
        for north in range(last_row - width + 1, first_row + 1)
        for west in range(last_column - width + 1, first_column + 1)
    )


def dominoes_to_come(state: State, kingdom: int) -> int:
    """Return how many dominoes a kingdom still has to place."""
    each_round = sum(state.variant.kingdom_of(seat) == kingdom for _, seat in older_line(state))
    return rounds(state) * each_round - len(state.land(kingdom)) // 2 - state.discards(kingdom)


def too_small(case: Comparison, end: int) -> Because | None:
    """After the other placement not all dominoes to come fit, so that one will be discarded (K9, K15)."""
    left = dominoes_to_come(case.after_other, case.own)
    room, room_other = (most_dominoes(table, case.own) for table in (case.after, case.after_other))
    if room <= room_other or room_other >= left:
        return None
    loses = case.state.variant.harmony and not case.after_other.discards(case.own) and room >= left
    args = {"room": room_other, "left": left, "end": end}
    return Because("loses-harmony" if loses else "too-small", args)


def off_centre(case: Comparison) -> Because | None:
    """After the other placement the castle can no longer lie in the middle (K14)."""
    half = frame(case.state) // 2
    here, there = (max(map(abs, table.bounds(case.own))) > half for table in (case.after, case.after_other))
    return Because("loses-middle_kingdom") if case.state.variant.middle_kingdom and there and not here else None


def follows(case: Comparison, terrain: str | None, end: int) -> Because | None:
    """A domino that the kingdom has already claimed, in this line or the next, will bring more."""
    if case.state.variant.boxes > 1:
        return None
    placed = getattr(case.action, "domino", None)
    kings = [*waiting(case.after), *newer_line(case.after)]
    for domino in sorted(number for number, seat in kings if seat == case.seat and number != placed):
        points, other = (best_placement(table, case.seat, domino) or 0 for table in case.tables)
        if points - other >= max(MORE, end / PART) and terrain in (None, *domino_terrains(case.state, domino)):
            return Because("follows", {"domino": domino, "points": points, "other": other, "end": end})
    return None


def offers(case: Comparison, terrain: str | None, end: int) -> Because | None:
    """The best domino on offer, which is claimed next, will bring more."""
    free = [number for number, king in newer_line(case.after) if king is None]
    fitting = [number for number in free if terrain in (None, *domino_terrains(case.state, number))]
    here, there = ({one: best_placement(table, case.seat, one) or 0 for one in free} for table in case.tables)
    domino = max(fitting, key=here.__getitem__, default=None)
    if domino is None or here[domino] - max(there.values()) < max(MORE, end / PART):
        return None
    return Because("offers", {"domino": domino, "points": here[domino], "other": there[domino], "end": end})


def reach(case: Comparison) -> Because | None:
    """The kingdom stays compact: more squares can be covered (K8)."""
    here, there = (usable_squares(table, case.own) for table in case.tables)
    if len(here) < len(there) + FEWER:
        return None
    return Because("reach", {"free": len(here), "free_other": len(there)}, case.own, sorted(here))


def hole(case: Comparison, end: int) -> Because | None:
    """The other placement leaves squares that no domino can cover."""
    here, there = (dead(free_squares(table, case.own)) for table in case.tables)
    if len(there) <= len(here):
        return None
    return Because("hole", {"squares": len(there) - len(here), "end": end}, case.own, sorted(there - here))


def room(case: Comparison, end: int, least: float = SURE) -> Because | None:
    """More of the dominoes to come will fit: there is more room, or more terrains to extend."""
    fewer = case.ends_other.discards - case.ends.discards
    if fewer < least:
        return None
    args = {"fewer": round(100 * fewer), "end": end}
    room, room_other = (most_dominoes(table, case.own) for table in case.tables)
    if room > room_other:
        return Because("room", {**args, "room": room, "room_other": room_other})
    kinds, kinds_other = (_kinds(table, case.own) for table in case.tables)
    return Because("kinds", {**args, "kinds": kinds, "kinds_other": kinds_other}) if kinds > kinds_other else None


def _kinds(table: State, kingdom: int) -> int:
    return len(shores(table.land(kingdom), free_squares(table, kingdom)))


EXPLAINED_BONUSES = ("harmony", "middle_kingdom")


def promises(state: State) -> dict[int, int]:
    """Return the visible points of each option: the points now, or those that a claimed domino brings."""
    points = dict(gains(state, state.variant.kingdom_of(state.seat)))
    on_offer = {code: action.domino for code in points if isinstance(action := decode(code), Claim)}
    return points | {code: best_placement(state, state.seat, domino) or 0 for code, domino in on_offer.items()}


def land(case: Comparison, terrain: str, end: int) -> Because | None:
    """Land of a terrain gains: it is joined now, has room to grow, or is extended by the claimed domino."""
    if isinstance(case.action, Claim):
        return claims.feeds(case, case.action.domino, terrain, end)
    if not isinstance(case.action, Place):
        return None
    return (
        joins(case, terrain, end)
        or follows(case, terrain, end)
        or too_small(case, end)
        or shut_in(case, terrain, end, usable_squares)
        or link(case, terrain, end, usable_squares)
        or offers(case, terrain, end)
        or opens(case, terrain, end, free_squares)
        or hole(case, end)
        or room(case, end)
    )


def bonus(case: Comparison, name: str, end: int) -> Because | None:
    """A bonus counts more often, or the other option makes it impossible."""
    often, seldom = case.ends.has[name], case.ends_other.has[name]
    if name not in EXPLAINED_BONUSES or often - seldom < SURE:
        return None
    lost = _bonus_lost(case, name, end) if isinstance(case.action, Place) else None
    return lost or Because(f"bonus-{name}", {"often": round(100 * often), "seldom": round(100 * seldom)})


def _bonus_lost(case: Comparison, name: str, end: int) -> Because | None:
    lost = off_centre(case) if name == "middle_kingdom" else too_small(case, end)
    return lost if lost and lost.id == f"loses-{name}" else None


def rival(case: Comparison, kingdom: int, part: str, end: int) -> Because | None:
    """A rival does not get the domino."""
    if not isinstance(case.action, Claim) or not isinstance(case.action_other, Claim):
        return None
    return claims.denies(case, case.action.domino, case.action_other.domino, kingdom, part, end)


def besides(case: Comparison) -> list[Because]:
    """A much smaller number chooses earlier in the next round (K5)."""
    if not isinstance(case.action, Claim) or not isinstance(case.action_other, Claim):
        return []
    return claims.earlier(case.state, case.action.domino, case.action_other.domino)


def decisive(_: Comparison) -> list[Because]:
    """Return nothing: no fact of a draft is sufficient by itself."""
    return []


def seen(case: Comparison) -> list[Because]:
    """Return facts of the current position."""
    if isinstance(case.action, Claim) and isinstance(case.action_other, Claim):
        return claims.seen(case, case.action.domino, case.action_other.domino)
    if not isinstance(case.action, Place):
        return points_now(case)
    facts = (
        off_centre(case),
        too_small(case, 0),
        hole(case, 0),
        shut_in(case, None, 0, usable_squares),
        follows(case, None, 0),
        offers(case, None, 0),
        link(case, None, 0, usable_squares),
        castle_side(case, usable_squares),
        reach(case),
        room(case, 0, SOME),
        *(opens(case, terrain, round(end), free_squares) for terrain, end in case.gaining()),
    )
    return [*points_now(case), *(one for one in facts if one), *made(case)]


def good(state: State, code: int) -> list[Because]:
    """Return the reasons for an option by itself."""
    action = decode(code)
    return claims.good(state, action.domino) if isinstance(action, Claim) else grown(state, code)
