"""Kingdomino Duel as numbers: decisions, draws and observations.

A drawing is two shields, each a coat of arms and a square: that of the lower die, then that of the other. Its power
follows from the map: none if it connects, `ignore_connection` if it does not, `separate_dice` if the squares are not
neighbours. If both dice can make either shield, the lower die has the smaller square.
"""

from itertools import combinations
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...encoding.layout import BYTE, Indices, Layout, Part, Plan, lay_out, plan_layout
from ...engine.bits import ONE, lowest, word
from ...engine.kernel import kernel
from ...engine.turn import NOBODY
from ...engine.variant import Variant
from ..draft.encode import ILLEGAL
from ..land.grid import NOTHING, Squares
from . import actions as codes
from .map import EVERY_SHIELD, WAYS, MapRow, Pair, connecting, count_connected, empty_pairs, ends_apart, partners, span
from .pieces import (
    DICE,
    EAST,
    FACE_CROSSES,
    FACE_IS_NEW,
    FACE_SYMBOL,
    FACES,
    IGNORE_CONNECTION,
    MAX_CROSSES,
    MAX_CROSSES_DRAWN,
    NORTH,
    SEPARATE_DICE,
    SOUTH,
    SPELL_BOOK,
    SYMBOL_NAMES,
    SYMBOLS,
    WEST,
    WILD,
    holds,
)
from .position import CASTLE, CROSSING, DRAWING, FIRST, NAMING, ROLLING, TAKING, TURNING
from .rules import A_WITH_POWER, PHASES, WITH_POWER, StateRow, legal, pair, taker

ROWS: Final = SOUTH - NORTH + 1
COLUMNS: Final = EAST - WEST + 1
SQUARES: Final = ROWS * COLUMNS
COATS: Final = len(SYMBOLS)
SHIELDS: Final = COATS * SQUARES  # of one die: coat of arms and square
PLANES: Final = COATS + MAX_CROSSES
_MAX_SMALL: Final = 64  # no decision but drawing has more options

ACTIONS: Final = (
    *("take_one", "take_two", "no_turn", "turn", "no_bonus", "bonus", "name", "cross", "no_drawing", "drawing"),
)
OUTCOMES: Final = ("first", "roll")
OBSERVATION: Final = (
    *("lands", "phase", "to_move", "player_a", "rounds", "dice_rolled", "dice_symbols", "dice_crosses", "dice_owners"),
    *("ticks", "used", "named", "castle_bonus", "drew", "discards"),
)
PLAN: Final = plan_layout((), (*ACTIONS, *OUTCOMES, *OBSERVATION))

NO_POWER: Final = -1
FORBIDDEN: Final = -2

PAIRS: Final = np.array([1 << one | 1 << other for one, other in combinations(range(DICE), 2)])


def make_layout(variant: Variant, record: Any) -> Layout:
    """Return the layout of a variant's encoding."""
    seats = variant.seats
    coats, rows = ", ".join(SYMBOLS), ", ".join(f"{spell.power} ({spell.boxes})" for spell in SPELL_BOOK)
    shield = (COATS, ROWS, COLUMNS)
    actions = [
        Part("take_one", (DICE,), "take this die"),
        Part("take_two", (len(PAIRS),), "take these dice: 0 and 1, 0 and 2, 0 and 3, 1 and 2, 1 and 3, 2 and 3"),
        Part("no_turn", (1,), "keep the power to turn a die"),
        Part("turn", (DICE, FACES), "turn this die to this face; of equal faces, the first represents all"),
        Part("no_bonus", (1,), "keep the castle bonus"),
        Part("bonus", (DICE,), "add the cross of the castle to this die"),
        Part("name", (COATS,), f"name a coat of arms: {coats}"),
        Part("cross", (ROWS, COLUMNS), "add a cross to this shield", axes=("row", "column")),
        Part("no_drawing", (1,), "draw nothing"),
        Part(
            "drawing",
            shield * 2,
            "coat of arms, row, column of the lower die's shield, then of the other's",
            axes=("coat", "row", "column") * 2,
        ),
    ]
    outcomes = [
        Part("first", (seats,), "this seat is A in the first round; not relative to the observer"),
        Part("roll", (DICE, FACES), "this die shows this face; of equal faces, the first represents all"),
    ]
    maps = f"map (the own one first), plane, row, column. Planes: {coats}; at least 1, 2, 3, 4 crosses"
    seen = [
        Part("lands", (seats, PLANES, ROWS, COLUMNS), maps, axes=("map", "plane", "row", "column")),
        Part("phase", (len(PHASES),), f"what is decided now: {', '.join(PHASES[each] for each in sorted(PHASES))}"),
        Part("to_move", (seats,), "the seat that decides; all 0 for chance and after the end"),
        Part("player_a", (seats,), "the seat that takes the first die of this round"),
        Part("rounds", (1,), "the round, 0 before the first, 255 for all beyond", BYTE),
        Part("dice_rolled", (DICE,), "this die was rolled in this round"),
        Part("dice_symbols", (DICE, COATS + 1), f"what it shows, turned: {', '.join(SYMBOL_NAMES)}"),
        Part("dice_crosses", (DICE,), "its crosses, with the castle bonus", MAX_CROSSES_DRAWN),
        Part("dice_owners", (DICE, seats), "the seat that took it"),
        Part("ticks", (seats, COATS), f"boxes ticked in each row of the spell book: {rows}", 5),
        Part("used", (seats, COATS), "powers that were used"),
        Part("named", (seats, COATS), "the coat of arms whose properties bring 3 more each"),
        Part("castle_bonus", (seats,), "the castle bonus is still to be used"),
        Part("drew", (seats,), "has drawn in this round"),
        Part("discards", (seats,), "rounds without a drawing, 255 for all beyond", BYTE),
    ]
    return lay_out(PLAN, {}, actions, outcomes, seen)


def canonical_indices(
    parts: dict[str, Part], seen: dict[str, NDArray[Any]], rows: Indices, indices: Indices
) -> Indices:
    """Return the canonical index: if both dice can make either shield, the lower die has the smaller square."""
    drawing = parts["drawing"]
    drawn = indices >= drawing.start
    coat, row, column, other_coat, other_row, other_column = np.unravel_index(
        indices[drawn] - drawing.start, drawing.shape
    )
    square, other_square = row * COLUMNS + column, other_row * COLUMNS + other_column
    dice = np.argsort(-seen["dice_owners"][rows[drawn], :, 0].astype(np.int64), axis=1, kind="stable")[:, :2]
    at = np.arange(len(dice))[:, np.newaxis]
    symbols = seen["dice_symbols"][rows[drawn]].argmax(axis=-1)[at, dice]
    crosses = seen["dice_crosses"][rows[drawn]][at, dice]
    could = ((symbols == np.stack((other_coat, coat), axis=1)) | (symbols == WILD)).all(axis=1)
    swapped = could & (crosses[:, 0] == crosses[:, 1]) & (square > other_square)
    shields = coat * SQUARES + square, other_coat * SQUARES + other_square
    lower, upper = np.where(swapped, shields[1], shields[0]), np.where(swapped, shields[0], shields[1])
    canonical = indices.copy()
    canonical[drawn] = drawing.start + lower * SHIELDS + upper
    return canonical


@kernel
def to_square(place: int) -> int:
    """Return the number of a square, row by row, from its place in an action."""
    return (place >> 3) * COLUMNS + (place & 7)


@kernel
def to_place(square: int) -> int:
    """Return the place in an action from the number of a square."""
    return square // COLUMNS << 3 | square % COLUMNS


@kernel
def square_bit(square: int) -> int:
    """Return the bit of a square."""
    return (8 * (square // COLUMNS + NORTH) + square % COLUMNS + WEST) & 63


@kernel
def square_of_bit(bit: int) -> int:
    """Return the number of a square, row by row, from its bit."""
    return to_square((bit - 8 * NORTH - WEST) & 63)


@kernel
def drawing_index(plan: Plan, way: int, first: int, second: int) -> int:
    """Return the index of a way to draw on two squares, given as bits."""
    one = WAYS[way, 0] * SQUARES + square_of_bit(first)
    other = WAYS[way, 1] * SQUARES + square_of_bit(second)
    return int(plan.drawing + (other * SHIELDS + one if WAYS[way, 2] else one * SHIELDS + other))


@kernel
def mask_neighbours(plan: Plan, way: int, firsts: Squares, step: int, out: NDArray[Any]) -> bool:
    """Mark a way on each first square, the second one `step` bits on; return whether there is any."""
    if firsts == NOTHING:
        return False
    while firsts != NOTHING:
        first = lowest(firsts)
        out[drawing_index(plan, way, first, (first + step) & 63)] = True
        firsts &= firsts - ONE
    return True


@kernel
def mask_apart(plan: Plan, drawn: MapRow, way: int, out: NDArray[Any]) -> None:
    """Mark a way on all squares that are no neighbours (D8)."""
    firsts, seconds = ends_apart(drawn, way)
    while firsts != NOTHING:
        first = lowest(firsts)
        rest = partners(first, seconds)
        while rest != NOTHING:
            out[drawing_index(plan, way, first, lowest(rest))] = True
            rest &= rest - ONE
        firsts &= firsts - ONE


@kernel
def mask_drawings(plan: Plan, state: StateRow, out: NDArray[Any]) -> None:
    """Mark every drawing, and no drawing where none is possible without a power."""
    sheet, shown = state.kingdoms[state.seat], pair(state)
    may_ignore, may_separate = holds(sheet, IGNORE_CONNECTION), holds(sheet, SEPARATE_DICE)
    lying, standing = empty_pairs(sheet)
    start, stop = span(shown)
    connects = False
    for way in range(start, stop):
        to_east, to_south = connecting(sheet, way)
        connects |= mask_neighbours(plan, way, lying & to_east, 1, out)
        connects |= mask_neighbours(plan, way, standing & to_south, 8, out)
        if may_ignore:
            mask_neighbours(plan, way, lying & ~to_east, 1, out)
            mask_neighbours(plan, way, standing & ~to_south, 8, out)
        if may_separate:
            mask_apart(plan, sheet, way, out)
    out[plan.no_drawing] = not connects


@kernel
def mask(state: StateRow, plan: Plan, out: NDArray[Any]) -> None:
    """Mark every legal decision of the seat in turn."""
    out[:] = False
    if state.seat < 0:
        return
    if state.phase == DRAWING:
        mask_drawings(plan, state, out)
        return
    actions = np.empty(_MAX_SMALL, np.int64)
    for number in range(legal(state, actions)):
        out[index_of(state, plan, actions[number])] = True


@kernel
def shows(symbol: int, coat: int) -> bool:
    """Return whether a die with this symbol can be drawn as this coat of arms (D4)."""
    return symbol in (coat, WILD)


@kernel
def drawing_at(plan: Plan, state: StateRow, index: int) -> int:
    """Return the drawing with this index, ILLEGAL if it is not legal."""
    sheet, shown = state.kingdoms[state.seat], pair(state)
    if index == plan.no_drawing:
        return codes.drawing(0, 0, -1) if count_connected(sheet, shown) == 0 else ILLEGAL
    one, other = divmod(index - plan.drawing, SHIELDS)
    if one < 0 or one >= SHIELDS:
        return ILLEGAL
    coat, square = divmod(one, SQUARES)
    other_coat, other_square = divmod(other, SQUARES)
    symbol, crosses, other_symbol, other_crosses = shown
    if not (shows(symbol, coat) and shows(other_symbol, other_coat)) or square == other_square:
        return ILLEGAL
    alike = crosses == other_crosses and shows(symbol, other_coat) and shows(other_symbol, coat)
    if alike and square > other_square:
        return ILLEGAL
    power = power_for(sheet, coat, square, other_coat, other_square)
    if power == FORBIDDEN:
        return ILLEGAL
    first = codes.shield(to_place(square), coat, crosses)
    second = codes.shield(to_place(other_square), other_coat, other_crosses)
    return codes.drawing(first, second, power) if square < other_square else codes.drawing(second, first, power)


@kernel
def power_for(sheet: MapRow, coat: int, square: int, other_coat: int, other_square: int) -> int:
    """D3, D8: return the power that a drawing needs, NO_POWER for none, FORBIDDEN if it is impossible."""
    one, other = ONE << word(square_bit(square)), ONE << word(square_bit(other_square))
    if (one | other) & ~(EVERY_SHIELD & ~sheet.taken) != NOTHING:
        return FORBIDDEN
    touches, other_touches = sheet.touching[coat] & one != NOTHING, sheet.touching[other_coat] & other != NOTHING
    rows = abs(square // COLUMNS - other_square // COLUMNS)
    columns = abs(square % COLUMNS - other_square % COLUMNS)
    if rows + columns == 1:
        if touches or other_touches:
            return NO_POWER
        return IGNORE_CONNECTION if holds(sheet, IGNORE_CONNECTION) else FORBIDDEN
    return SEPARATE_DICE if touches and other_touches and holds(sheet, SEPARATE_DICE) else FORBIDDEN


@kernel
def small_action_at(state: StateRow, plan: Plan, index: int) -> int:
    """Return the decision other than a drawing, or the draw, with this index, legal or not."""
    phase = state.phase
    if phase == TAKING and plan.take_one <= index < plan.take_two:
        return codes.simple(codes.TAKE, 1 << (index - plan.take_one))
    if phase == TAKING and plan.take_two <= index < plan.no_turn:
        power = WITH_POWER if taker(state) == A_WITH_POWER else 0
        return codes.simple(codes.TAKE, PAIRS[index - plan.take_two] | power)
    if phase == TURNING and index == plan.no_turn:
        return codes.simple(codes.TURN, 0)
    if phase == TURNING and plan.turn <= index < plan.no_bonus:
        return face_at(codes.TURN, index - plan.turn)
    if phase == CASTLE and plan.no_bonus <= index < plan.name:
        return codes.simple(codes.CASTLE, index - plan.no_bonus)
    if phase == NAMING and plan.name <= index < plan.cross:
        return codes.simple(codes.NAME, index - plan.name)
    if phase == CROSSING and plan.cross <= index < plan.no_drawing:
        return codes.simple(codes.CROSS, to_place(index - plan.cross))
    if phase == FIRST and plan.first <= index < plan.roll:
        return codes.simple(codes.FIRST, index - plan.first)
    if phase == ROLLING and plan.roll <= index < plan.roll + DICE * FACES:
        return face_at(codes.ROLL, index - plan.roll)
    return ILLEGAL


@kernel
def face_at(kind: int, number: int) -> int:
    """Return the roll or turn to a face; ILLEGAL for one that an earlier face of its die stands for."""
    die, face = divmod(number, FACES)
    if not FACE_IS_NEW[die, face]:
        return ILLEGAL
    return codes.with_face(kind, die + 1, FACE_SYMBOL[die, face], FACE_CROSSES[die, face])


@kernel
def action_at(state: StateRow, plan: Plan, index: int) -> int:
    """Return the action with this index, a draw if chance is in turn; ILLEGAL if it is not legal."""
    if state.phase == DRAWING:
        return drawing_at(plan, state, index)
    action = small_action_at(state, plan, index)
    actions = np.empty(_MAX_SMALL, np.int64)
    for number in range(legal(state, actions)):
        if actions[number] == action:
            return action
    return ILLEGAL


@kernel
def action_face(action: int) -> int:
    """Return which die a roll or turn is about, and which of its faces: 6 x die + face."""
    die, face = codes.action_number(action) - 1, 0
    while FACE_SYMBOL[die, face] != codes.face_symbol(action) or FACE_CROSSES[die, face] != codes.face_crosses(action):
        face += 1
    return die * FACES + face


@kernel
def index_of_drawing(plan: Plan, shown: Pair, action: int) -> int:
    """Return the index of a drawing."""
    first, second = codes.first_shield(action), codes.second_shield(action)
    if second == 0:
        return int(plan.no_drawing)
    symbol, crosses, other_symbol, other_crosses = shown
    coat, other_coat = codes.face_symbol(first), codes.face_symbol(second)
    in_order = shows(symbol, coat) and shows(other_symbol, other_coat)
    in_order = in_order and codes.face_crosses(first) == crosses and codes.face_crosses(second) == other_crosses
    one, other = (coat, first), (other_coat, second)
    if not in_order:
        one, other = other, one
    lower = one[0] * SQUARES + to_square(codes.shield_place(one[1]))
    return int(plan.drawing + lower * SHIELDS + other[0] * SQUARES + to_square(codes.shield_place(other[1])))


@kernel
def index_of(state: StateRow, plan: Plan, action: int) -> int:
    """Return the index of a legal action."""
    kind, number = codes.action_kind(action), codes.action_number(action)
    if kind == codes.DRAW:
        return index_of_drawing(plan, pair(state), action)
    if kind == codes.TAKE:
        dice = number & ~WITH_POWER
        if dice & (dice - 1) == 0:
            return int(plan.take_one + lowest(word(dice)))
        two = 0
        while PAIRS[two] != dice:
            two += 1
        return int(plan.take_two + two)
    if kind == codes.TURN:
        return plan.turn + action_face(action) if number else int(plan.no_turn)
    if kind == codes.CASTLE:
        return int(plan.no_bonus + number)
    if kind == codes.NAME:
        return int(plan.name + number)
    if kind == codes.CROSS:
        return int(plan.cross + to_square(number))
    return int(plan.roll + action_face(action) if kind == codes.ROLL else plan.first + number)


@kernel
def weights(state: StateRow, plan: Plan, out: NDArray[Any]) -> None:
    """Write the weights of all draws: equal faces of a die are one draw (D2)."""
    out[:] = 0
    if state.phase == FIRST:
        out[plan.first : plan.roll] = 1
    elif state.phase == ROLLING:
        die = int(state.rolled)
        for face in range(FACES):
            action = codes.with_face(codes.ROLL, die + 1, FACE_SYMBOL[die, face], FACE_CROSSES[die, face])
            out[plan.roll + action_face(action)] += 1


@kernel
def show_squares(squares: Squares, start: int, out: NDArray[Any]) -> None:
    """Mark drawn shields on a plane."""
    while squares != NOTHING:
        out[start + square_of_bit(lowest(squares))] = 1
        squares &= squares - ONE


@kernel
def show_sheet(plan: Plan, sheet: Any, steps: int, out: NDArray[Any]) -> None:
    """Write a player's map and side of the spell book."""
    start = plan.lands + steps * PLANES * SQUARES
    for coat in range(COATS):
        show_squares(sheet.terrain[coat], start + coat * SQUARES, out)
        out[plan.ticks + steps * COATS + coat] = sheet.ticks[coat]
        out[plan.used + steps * COATS + coat] = sheet.used[coat]
    for crosses in range(MAX_CROSSES):
        show_squares(sheet.crowns[crosses], start + (COATS + crosses) * SQUARES, out)
    if sheet.named != WILD:
        out[plan.named + steps * COATS + sheet.named] = 1
    out[plan.castle_bonus + steps] = 1 - int(sheet.roof)
    out[plan.drew + steps] = sheet.drew
    out[plan.discards + steps] = min(int(sheet.discards), BYTE)


@kernel
def observe(state: StateRow, plan: Plan, seat: int, out: NDArray[Any]) -> None:
    """Write the observation of a seat."""
    out[:] = 0
    for steps in range(2):
        show_sheet(plan, state.kingdoms[seat ^ steps], steps, out)
    out[plan.phase + state.phase] = 1
    if state.seat >= 0:
        out[plan.to_move + (seat ^ int(state.seat))] = 1
    if state.player_a != NOBODY:
        out[plan.player_a + (seat ^ int(state.player_a))] = 1
    out[plan.rounds] = min(int(state.round_now), BYTE)
    for die in range(int(state.rolled)):
        out[plan.dice_rolled + die] = 1
        out[plan.dice_symbols + die * (COATS + 1) + state.symbol[die]] = 1
        out[plan.dice_crosses + die] = state.crosses[die]
        if state.owner[die] != NOBODY:
            out[plan.dice_owners + die * 2 + (seat ^ int(state.owner[die]))] = 1
