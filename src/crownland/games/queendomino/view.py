"""The view of Queendomino and Royal Wedding besides the draft: courts, the builders' board, the queen."""

from typing import Final

from ...engine.action import decode
from ...engine.state import State
from ...match.view.types import Builders, Built, Cell, Court, Parts, Slot, Unseen
from ..draft import view as draft
from ..draft.table import box_of_newer_line, undrawn, undrawn_of_other_box
from ..draft.view import UnpackedState, steps, view_draft
from ..draft.view import why_not as why_not
from ..land.box import TERRAINS
from .court import COINS_PER_POINT
from .table import board, coins, describe_court, dragon, pile, price, supply

SCORE_LINES: Final[dict[str, Parts]] = {
    "bonus-coins": {"each": COINS_PER_POINT},
    **{f"terrain-{terrain}": {} for terrain in TERRAINS},
    "bonus-buildings": {},
}


def table(state: State) -> Parts:
    """Return the draft and the builders' board."""
    plain = UnpackedState(state)
    box = box_of_newer_line(plain)
    unseen = [Unseen(box, undrawn(plain))]
    unseen += [Unseen(other, undrawn_of_other_box(plain)) for other in state.variant.row.boxes if other != box]
    turn = ["place", "knights", "build", "burn"]
    return {"steps": steps(plain, turn), "builders": _builders(state), **view_draft(plain, unseen)}


def _builders(state: State) -> Builders:
    payer, left, hidden = state.variant.kingdom_of(max(state.seat, 0)), supply(state), pile(state)
    return Builders(
        [Slot(building, price(state, slot, payer)) for slot, building in enumerate(board(state))],
        dragon(state),
        left.knights,
        left.towers,
        sum(hidden.values()),
        hidden,
    )


def kingdom(state: State, index: int) -> Parts:
    """Return a kingdom: its land with knights and buildings, and its court."""
    court = describe_court(state, index)
    built = {tile.square: tile.building for tile in court.buildings}
    return {
        **draft.kingdom(state, index),
        "squares": [
            Cell(at, terrain, crowns, at in court.knights, built.get(at))
            for at, (terrain, crowns) in state.land(index).items()
        ],
        "court": Court(
            court.coins,
            court.reserve,
            court.reserve + len(court.knights),
            court.towers,
            court.has_queen,
            list(court.queen_on.squares) if court.queen_on else [],
            [Built(tile.building, tile.square, tile.points) for tile in court.buildings],
        ),
    }


def bonus_args(state: State, index: int, name: str, points: int) -> Parts:
    """Q13: return what the points of coins and buildings are counted from; they can still change."""
    standing, court = "sure" if state.is_over else "possible", describe_court(state, index)
    if name == "coins":
        return {"standing": standing, "coins": court.coins, "each": COINS_PER_POINT}
    return {"standing": standing, "buildings": [[tile.building, tile.points] for tile in court.buildings]}


def option(state: State, code: int) -> Parts:
    """Q6, Q7, Q11: the coins that an option earns or costs."""
    if state.phase not in ("knights", "build", "burn"):
        return {}
    index = state.variant.kingdom_of(state.seat)
    if state.phase == "knights":
        after = state.copy()
        after.apply_unchecked(code)
        return {"coins": coins(after, index) - coins(state, index)}
    slot: int | None = getattr(decode(code), "slot", None)
    if slot is None:
        return {}
    return {"coins": -1 if state.phase == "burn" else -price(state, slot, index)}
