"""The room of Queendomino: reasons of the draft, and those about buildings, coins, knights and the queen."""

from ..rules.draft.actions import Claim
from ..rules.queendomino.actions import Build, Burn, Knights
from ..rules.queendomino.table import board, court_of
from ..rules.state import State
from . import draft
from .because import Because
from .case import Case
from .draft import SURE, besides, decisive, free_squares, good, promises, seen, terrains_of

__all__ = ["besides", "bonus", "decisive", "free_squares", "good", "land", "owned", "promises", "rival", "seen"]


def owned(end: State, kingdom: int) -> list[str]:
    """The queen stays with one kingdom in the end (Q14)."""
    return ["queen"] if court_of(end, kingdom).has_queen else []


def land(case: Case, terrain: str, end: int) -> Because | None:
    """Land of a terrain that will be worth more, because the queen comes or for what a draft knows."""
    often, seldom = case.ends.has["queen"], case.ends_other.has["queen"]
    if isinstance(case.action, Build) and often - seldom >= SURE:
        return Because("queen", {"often": round(100 * often), "seldom": round(100 * seldom), "end": end})
    return draft.land(case, terrain, end)


def bonus(case: Case, name: str, end: int) -> Because | None:
    """A building, a site for one, or the coins of knights."""
    action = case.action
    if name == "buildings" and isinstance(action, Build) and action.slot is not None:
        return Because("bonus-building", {"end": end, "building": board(case.state)[action.slot]})
    if name == "buildings" and isinstance(action, Claim) and "town" in terrains_of(case.state, action.domino):
        return Because("bonus-site", {"end": end})
    if name == "coins" and isinstance(action, Knights):
        return Because("bonus-coins", {"end": end})
    return draft.bonus(case, name, end)


def rival(case: Case, kingdom: int, part: str, end: int) -> Because | None:
    """A rival does not get the tile that is bought or burnt, the site for one, or the domino."""
    action, args = case.action, {"seat": case.state.variant.rulers(kingdom)[0], "end": end}
    if isinstance(action, (Build, Burn)) and action.slot is not None:
        return Because("takes-tile", {**args, "building": board(case.state)[action.slot]})
    denied = draft.rival(case, kingdom, part, end)
    if denied is None and isinstance(action, Claim) and part == "buildings":
        return Because("denies-site", args) if "town" in terrains_of(case.state, action.domino) else None
    return denied
