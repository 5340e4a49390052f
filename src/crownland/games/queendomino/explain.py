"""Reasons of Queendomino: those of the draft, and about buildings, coins, knights and the queen."""

from ...analysis.comparison import Because, Comparison
from ...engine.state import State
from ..draft import explain as draft
from ..draft.actions import Claim
from ..draft.explain import SURE, decisive, free_squares, good, promises
from ..draft.explain_claim import domino_terrains
from ..land.explain import joins
from .actions import Build, Burn, Knights
from .pieces import BUILDINGS, Building
from .table import board, coins, describe_court, queen

__all__ = ["besides", "bonus", "decisive", "free_squares", "good", "land", "owned", "promises", "rival", "seen"]


def owned(end: State, kingdom: int) -> list[str]:
    """Return the queen, if a kingdom hosts her at the end (Q14)."""
    return ["queen"] if describe_court(end, kingdom).has_queen else []


def land(case: Comparison, terrain: str, end: int) -> Because | None:
    """Land of a terrain gains, because the queen comes or for a reason of the draft."""
    often, seldom = case.ends.has["queen"], case.ends_other.has["queen"]
    if isinstance(case.action, Build):
        if often - seldom >= SURE:
            return Because("queen", {"often": round(100 * often), "seldom": round(100 * seldom), "end": end})
        return joins(case, terrain, end)
    return draft.land(case, terrain, end)


def bonus(case: Comparison, name: str, end: int) -> Because | None:
    """A building, a site for one, or the coins of knights."""
    action = case.action
    if name == "buildings" and isinstance(action, Build) and action.slot is not None:
        return Because("bonus-building", {"end": end, "building": board(case.state)[action.slot]})
    if name == "buildings" and isinstance(action, Claim) and "town" in domino_terrains(case.state, action.domino):
        return Because("bonus-site", {"end": end})
    if name == "coins" and isinstance(action, Knights):
        return waits(case, end) or Because("bonus-coins", {"end": end})
    return draft.bonus(case, name, end)


def rival(case: Comparison, kingdom: int, part: str, end: int) -> Because | None:
    """A rival does not get the tile that is bought or burnt, the site for one, or the domino."""
    action, args = case.action, {"seat": case.state.variant.rulers(kingdom)[0], "end": end}
    if isinstance(action, (Build, Burn)) and action.slot is not None:
        name = "takes-tile" if isinstance(action, Build) else "burns-tile"
        return Because(name, {**args, "building": board(case.state)[action.slot]})
    denied = draft.rival(case, kingdom, part, end)
    if denied is None and isinstance(action, Claim) and part == "buildings":
        return Because("denies-site", args) if "town" in domino_terrains(case.state, action.domino) else None
    return denied


def besides(case: Comparison) -> list[Because]:
    """Return what a tile brings to the court, else the facts of the draft."""
    return _gifts(case) if isinstance(case.action, Build) else draft.besides(case)


def seen(case: Comparison) -> list[Because]:
    """Return facts of the current position; of buildings, fires and knights the changes of the court."""
    if isinstance(case.action, Knights):
        waiting = waits(case, 0)
        return [waiting] if waiting else [*taxes(case), *draft.seen(case)]
    if isinstance(case.action, (Build, Burn)):
        return [*draft.seen(case), *_court(case)]
    return [*draft.seen(case), *_site(case)]


def waits(case: Comparison, end: int) -> Because | None:
    """A knight is kept in reserve for larger land (Q6)."""
    collected, other = (coins(table, case.own) for table in case.tables)
    kept = describe_court(case.after, case.own).reserve - describe_court(case.after_other, case.own).reserve
    if kept <= 0 or other <= collected:
        return None
    return Because("knight-waits", {"knights": kept, "coins": other - collected, "end": end})


def taxes(case: Comparison) -> list[Because]:
    """The knights collect more at once (Q6)."""
    before = coins(case.state, case.own)
    collected, other = (coins(table, case.own) - before for table in case.tables)
    return [Because("taxes", {"coins": collected, "other": other})] if collected > other else []


def _court(case: Comparison) -> list[Because]:
    """Return facts about what a tile brings, and about coins that are saved (Q7)."""
    kept, instead = (coins(table, case.own) for table in case.tables)
    return [*_gifts(case), *([Because("saves", {"coins": kept, "other": instead})] if kept > instead else [])]


def _gifts(case: Comparison) -> list[Because]:
    """Return facts about the queen, and about the knights and towers of a tile (Q8, Q9)."""
    result = [Because("takes-queen")] if [queen(table) == case.own for table in case.tables] == [True, False] else []
    tile, other = _tile(case.action), _tile(case.action_other)
    for name in ("knights", "towers"):
        number, instead = (getattr(one, name) if one else 0 for one in (tile, other))
        if number > instead:
            result.append(Because(f"brings-{name}", {name: number}))
    return result


def _more_buildings(case: Comparison) -> float:
    return case.ends.parts["bonus", "buildings"] - case.ends_other.parts["bonus", "buildings"]


def _tile(action: object) -> Building | None:
    return BUILDINGS[action.building] if isinstance(action, Build) and action.building else None


def _site(case: Comparison) -> list[Because]:
    """The town of a claimed domino is a site, and there is no other (Q5)."""
    if not isinstance(case.action, Claim) or not isinstance(case.action_other, Claim):
        return []
    if _more_buildings(case) >= 1:  # the points of a building explain as much
        return []
    towns = ["town" in domino_terrains(case.state, one.domino) for one in (case.action, case.action_other)]
    land, court = case.state.land(case.own), describe_court(case.state, case.own)
    free = sum(terrain == "town" for terrain, _ in land.values()) - len(court.buildings)
    return [Because("needs-site")] if towns == [True, False] and free == 0 else []
