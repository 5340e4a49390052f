"""Reasons of games with lines of dominoes: where one is placed, and which one is claimed."""

from ...analysis.comparison import Because, Comparison
from ...engine.action import decode
from ...engine.state import State, gains
from ..land.explain import castle_side, grown, joins, link, made, opens, points_now, shut_in
from . import explain_claim as claims
from .actions import Claim, Place
from .explain_placement import (
    SOME,
    SURE,
    follows,
    free_squares,
    hole,
    off_centre,
    offers,
    reach,
    room,
    too_small,
    usable_squares,
)
from .table import best_placement

BONUSES = ("harmony", "middle_kingdom")


def promises(state: State) -> dict[int, int]:
    """Return what anybody sees in each option: the points now, or of a domino to claim, those that it brings home."""
    points = dict(gains(state, state.variant.kingdom_of(state.seat)))
    on_offer = {code: action.domino for code in points if isinstance(action := decode(code), Claim)}
    return points | {code: best_placement(state, state.seat, domino) or 0 for code, domino in on_offer.items()}


def land(case: Comparison, terrain: str, end: int) -> Because | None:
    """Land of a terrain that will be worth more: joined now, open for more, or fed by the domino that is claimed."""
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
    """A bonus counts more often, or the other option gives it away for good."""
    often, seldom = case.ends.has[name], case.ends_other.has[name]
    if name not in BONUSES or often - seldom < SURE:
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
    """Nothing here is a reason all by itself."""
    return []


def seen(case: Comparison) -> list[Because]:
    """Return what can be seen without playing on."""
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
    """Return what speaks for an option by itself."""
    action = decode(code)
    return claims.good(state, action.domino) if isinstance(action, Claim) else grown(state, code)
