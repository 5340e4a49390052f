"""Reasons of the Duel: about dice, drawings and spells."""

from collections.abc import Collection
from itertools import combinations
from typing import Final

from ...analysis.comparison import Because, Comparison
from ...engine.action import decode
from ...engine.state import State, gains
from ...engine.validate import Square
from ..land.explain import castle_side, dead, grown, joins, link, made, main_land, opens, points_now, shores, shut_in
from .actions import Castle, Draw, Take, Turn
from .pieces import EAST, NORTH, SOUTH, SYMBOL_NAMES, WEST, WILD, Face
from .table import Row, best_drawing, describe_sheet, dice

ANY: Final = SYMBOL_NAMES[WILD]  # a die that becomes any coat of arms
FAR: Final = 2  # open boxes of a row that are worth a sentence


def free_squares(state: State, kingdom: int) -> set[Square]:
    """Return the squares of the map on which nothing is drawn."""
    squares = {(row, column) for row in range(NORTH, SOUTH + 1) for column in range(WEST, EAST + 1)}
    return squares - {*state.land(kingdom), (0, 0)}


def owned(_: State, __: int) -> list[str]:
    """Return nothing: only land and bonuses count."""
    return []


def promises(state: State) -> dict[int, int]:
    """Return the visible points of each option: the points now."""
    return dict(gains(state, state.seat))


def land(case: Comparison, terrain: str, end: int) -> Because | None:
    """Land of a coat of arms gains: it is extended by a die that is taken, joined now, or has room to grow."""
    if isinstance(case.action, Take):
        return _fed(case, case.action, terrain, end)
    if not isinstance(case.action, Draw):
        return None
    return (
        joins(case, terrain, end)
        or shut_in(case, terrain, end, free_squares)
        or link(case, terrain, end, free_squares)
        or opens(case, terrain, end, free_squares)
    )


def bonus(_: Comparison, __: str, ___: int) -> None:
    """Return nothing: no fact explains a bonus."""
    return


def rival(case: Comparison, kingdom: int, part: str, end: int) -> Because | None:
    """The rival would have drawn more with the dice that are left otherwise."""
    if not isinstance(case.action, Take) or not isinstance(case.action_other, Take):
        return None
    could, can = (most_with_dice(case.state, kingdom, taken.dice) for taken in (case.action_other, case.action))
    if could < can + 2:
        return None
    args = {"seat": kingdom, "end": end, "points": could, "other": can}
    here = main_land(case.state, kingdom, part)
    return Because("denies-dice", args, kingdom, [*here.squares]) if here else Because("denies-dice", args)


def besides(case: Comparison) -> list[Because]:
    """A power is not used up (D8)."""
    kept, used = _power(case.action), _power(case.action_other)
    return [Because("keeps-power", {"power": used})] if used and not kept else []


def decisive(case: Comparison) -> list[Because]:
    """A die ticks the last box of a row of the spell book, or keeps the rival from it (D6)."""
    if not isinstance(case.action, Take) or not isinstance(case.action_other, Take):
        return []
    result = []
    for name, seat in (("spell", case.seat), ("denies-spell", 1 - case.seat)):
        for row in _rows(case.state, seat, _only_in(case.state, case.action, case.action_other)):
            if row.ticks == row.spell.boxes - 1 and (seat != case.seat or _can_draw(case, case.action)):
                result.append(Because(name, {"power": row.spell.power, "arms": row.spell.symbol, "seat": seat}))
    return result[:1]


def seen(case: Comparison) -> list[Because]:
    """Return facts of the current position."""
    if isinstance(case.action, Take) and isinstance(case.action_other, Take):
        denied = rival(case, 1 - case.seat, "", 0)
        brought = _brought(case, case.action, case.action_other)
        return [*decisive(case), *brought, *([denied] if denied else []), *_ticked(case)]
    if isinstance(case.action, Castle):
        return [*points_now(case), *_then(case), *_castle(case)]
    if not isinstance(case.action, Draw):
        return [*points_now(case), *_then(case), *besides(case)]
    facts = (
        _alone(case),
        shut_in(case, None, 0, free_squares),
        link(case, None, 0, free_squares),
        castle_side(case, free_squares),
        *(opens(case, terrain, round(end), free_squares) for terrain, end in case.gaining()),
        _kinds(case),
    )
    return [*points_now(case), *besides(case), *(one for one in facts if one), *made(case)]


def good(state: State, code: int) -> list[Because]:
    """Return the reasons for an option by itself."""
    return grown(state, code) if isinstance(decode(code), Draw) else []


def most_with_dice(state: State, seat: int, taken: Collection[int]) -> int:
    """Return the points of a seat's best drawing after its rival took some dice."""
    lying = [die.face for number, die in enumerate(dice(state)) if die.seat is None and number not in taken]
    own = [die.face for die in dice(state) if die.seat == seat]
    pairs = combinations([*own, *lying], 2) if len(own) < 2 else [tuple(own)]
    fitting = (pair for pair in pairs if all(face in pair for face in own))
    return max((best_drawing(state, seat, pair) or 0 for pair in fitting), default=0)


def _fed(case: Comparison, action: Take, terrain: str, end: int) -> Because | None:
    """A die that is taken extends land of its coat of arms."""
    here = main_land(case.state, case.own, terrain)
    shared = case.action_other.dice if isinstance(case.action_other, Take) else ()
    for symbol, crosses in (dice(case.state)[die].face for die in action.dice if die not in shared):
        if symbol in (terrain, ANY) and here:
            args = {"terrain": terrain, "arms": symbol, "crosses": crosses, "squares": here.size, "end": end}
            return Because("feeds-die", args, case.own, [*here.squares])
    return None


def _brought(case: Comparison, best: Take, other: Take) -> list[Because]:
    """Two dice that are taken at once can be drawn for more points than the others."""
    if len(best.dice) < 2 or len(other.dice) < 2:
        return []
    faces = [die.face for die in dice(case.state)]
    points, instead = (best_drawing(case.state, case.seat, [faces[die] for die in one.dice]) for one in (best, other))
    if points is None or points <= (instead or 0):
        return []
    return [Because("dice-more", {"points": points, "other": instead or 0})]


def _can_draw(case: Comparison, action: Take) -> bool:
    """Return whether dice that are taken at once can be drawn; a single die has a partner to come."""
    faces = [die.face for die in dice(case.state)]
    return len(action.dice) < 2 or best_drawing(case.state, case.seat, [faces[die] for die in action.dice]) is not None


def _ticked(case: Comparison) -> list[Because]:
    """A die ticks a box in a row that is nearly full."""
    if not isinstance(case.action, Take) or not isinstance(case.action_other, Take):
        return []
    rows = _rows(case.state, case.seat, _only_in(case.state, case.action, case.action_other))
    near = [row for row in rows if 1 <= row.spell.boxes - row.ticks - 1 <= FAR and row.ticks > 0]
    row = min(near, key=lambda one: one.spell.boxes - one.ticks, default=None)
    if row is None:
        return []
    args = {"ticks": row.ticks + 1, "boxes": row.spell.boxes, "power": row.spell.power, "arms": row.spell.symbol}
    return [Because("ticks", args)]


def _castle(case: Comparison) -> list[Because]:
    """The castle bonus is kept for larger land (D9)."""
    return [Because("castle-waits")] if isinstance(case.action, Castle) and case.action.die is None else []


def _then(case: Comparison) -> list[Because]:
    """What can be drawn next brings more, with a die turned or with a cross (D8, D9)."""
    if any(table.phase != "draw" or table.seat != case.seat for table in case.tables):
        return []
    able, otherwise = (any(decode(code) != Draw() for code in table.legal_codes()) for table in case.tables)
    if able and not otherwise:
        return [Because("able")]
    points, other = (max(gain for _, gain in gains(table, case.own)) for table in case.tables)
    return [Because("draws", {"points": points, "other": other})] if points > other else []


def _alone(case: Comparison) -> Because | None:
    """The other drawing leaves squares without a free neighbour, on which no two dice can be drawn (D3)."""
    here, there = (dead(free_squares(table, case.own)) for table in case.tables)
    if len(there) <= len(here):
        return None
    return Because("alone", {"squares": len(there) - len(here)}, case.own, sorted(there - here))


def _kinds(case: Comparison) -> Because | None:
    """More coats of arms have a free square beside them."""
    kinds, other = (len(shores(table.land(case.own), free_squares(table, case.own))) for table in case.tables)
    return Because("open-arms", {"kinds": kinds, "kinds_other": other}) if kinds > other else None


def _only_in(state: State, action: Take, other: Take) -> set[str]:
    """Return the coats of arms without a cross that only one of two options takes."""
    faces: list[Face] = [dice(state)[die].face for die in action.dice if die not in other.dice]
    return {symbol for symbol, crosses in faces if crosses == 0}


def _rows(state: State, seat: int, symbols: set[str]) -> list[Row]:
    """Return the open rows of a seat that some coats of arms tick."""
    return [row for row in describe_sheet(state, seat).rows if row.spell.symbol in symbols and row.standing == "open"]


def _power(action: object) -> str | None:
    if isinstance(action, Turn):
        return "turn_die" if action.face is not None else None
    return action.power if isinstance(action, (Draw, Take)) else None
