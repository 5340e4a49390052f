"""The room of the Duel: reasons about dice, drawings and spells."""

from collections.abc import Collection
from itertools import combinations
from typing import Final

from ..rules.actions import decode
from ..rules.duel.actions import Draw, Take
from ..rules.duel.dice import EAST, NORTH, SOUTH, SYMBOL_NAMES, WEST, WILD
from ..rules.duel.outlook import best_drawing
from ..rules.duel.table import dice, sheet_of
from ..rules.gains import gains
from ..rules.reading import Square
from ..rules.state import State
from .because import Because
from .case import Case
from .land import grown, joins, made, main_land, opens, points_now

ANY: Final = SYMBOL_NAMES[WILD]  # a die that becomes any coat of arms


def free_squares(state: State, kingdom: int) -> set[Square]:
    """Return the squares of the map on which nothing is drawn."""
    squares = {(row, column) for row in range(NORTH, SOUTH + 1) for column in range(WEST, EAST + 1)}
    return squares - {*state.land(kingdom), (0, 0)}


def owned(_: State, __: int) -> list[str]:
    """Nothing counts besides land and bonuses."""
    return []


def promises(state: State) -> dict[int, int]:
    """Return what anybody sees in each option: the points now."""
    return dict(gains(state, state.seat))


def land(case: Case, terrain: str, end: int) -> Because | None:
    """Land of a coat of arms that will be worth more: fed by a die that is taken, joined now, or open for more."""
    if isinstance(case.action, Take):
        return _fed(case, case.action, terrain, end)
    if not isinstance(case.action, Draw):
        return None
    return joins(case, terrain, end) or opens(case, terrain, end, free_squares)


def bonus(_: Case, __: str, ___: int) -> None:
    """Bonuses explain nothing here."""
    return


def rival(case: Case, kingdom: int, part: str, end: int) -> Because | None:
    """The rival would have drawn more with the dice that are left otherwise."""
    if not isinstance(case.action, Take) or not isinstance(case.action_other, Take):
        return None
    could, can = (most_with_dice(case.state, kingdom, taken.dice) for taken in (case.action_other, case.action))
    if could < can + 2:
        return None
    args = {"seat": kingdom, "end": end, "points": could, "other": can}
    here = main_land(case.state, kingdom, part)
    return Because("denies-dice", args, kingdom, [*here.squares]) if here else Because("denies-dice", args)


def besides(_: Case) -> list[Because]:
    """Turns do not depend on what is taken."""
    return []


def decisive(case: Case) -> list[Because]:
    """The last box of a row of the spell book: a die that gives its power, or keeps it from the rival (D6)."""
    if not isinstance(case.action, Take) or not isinstance(case.action_other, Take):
        return []
    faces = [dice(case.state)[die].face for die in case.action.dice if die not in case.action_other.dice]
    symbols = {symbol for symbol, crosses in faces if crosses == 0}
    told = []
    for name, seat in (("spell", case.seat), ("denies-spell", 1 - case.seat)):
        for row in sheet_of(case.state, seat).rows:
            if row.spell.symbol in symbols and row.standing == "open" and row.ticks == row.spell.boxes - 1:
                told.append(Because(name, {"power": row.spell.power, "seat": seat}))
    return told[:1]


def seen(case: Case) -> list[Because]:
    """Tell what can be seen without playing on."""
    if isinstance(case.action, Take):
        denied = rival(case, 1 - case.seat, "", 0)
        return [*decisive(case), *([denied] if denied else [])]
    return [*points_now(case), *made(case.state, case.best)]


def good(state: State, code: int) -> list[Because]:
    """Tell what speaks for an option by itself."""
    return grown(state, code) if isinstance(decode(code), Draw) else []


def most_with_dice(state: State, seat: int, taken: Collection[int]) -> int:
    """Return the points of a seat's best drawing, when its rival takes some dice."""
    lying = [die.face for number, die in enumerate(dice(state)) if die.seat is None and number not in taken]
    own = [die.face for die in dice(state) if die.seat == seat]
    pairs = combinations([*own, *lying], 2) if len(own) < 2 else [tuple(own)]
    fitting = (pair for pair in pairs if all(face in pair for face in own))
    return max((best_drawing(state, seat, pair) or 0 for pair in fitting), default=0)


def _fed(case: Case, action: Take, terrain: str, end: int) -> Because | None:
    """A die that is taken feeds land of its coat of arms."""
    here = main_land(case.state, case.own, terrain)
    for die in action.dice:
        symbol, crosses = dice(case.state)[die].face
        if symbol in (terrain, ANY) and here:
            args = {"terrain": terrain, "crosses": crosses, "squares": here.size, "end": end}
            return Because("feeds-die", args, case.own, [*here.squares])
    return None
