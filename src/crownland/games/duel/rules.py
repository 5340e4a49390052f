"""Kingdomino Duel: the round, what is legal in it, and the result (D1..D12).

In a round the dice are rolled one by one and taken. Then A turns a die, uses the castle bonus and draws, then B; ticks
and the powers that act at once end the round. Implements `engine.rules.Rules`.
"""

from itertools import product
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...engine.bits import ONE, lowest, share, word
from ...engine.errors import InvalidSetup
from ...engine.kernel import blank, inlined, inside, kernel, layout, local_ints
from ...engine.score import Land, Score
from ...engine.turn import CHANCE, NOBODY, OVER
from ...engine.unpack import RowLayout
from ...engine.variant import Variant
from ..land.facts import find_properties
from ..land.kingdom import land_points, largest_property, place_castle
from ..land.notation import lands_as_text, read_land
from . import actions, table
from . import actions as codes
from .map import MAP, Pair, add_cross, can_draw, draw, is_full, legal_drawings, list_drawn, pick_drawing, pick_drawn
from .pieces import (
    ADD_CROSS,
    BOOK,
    DICE,
    FACE_CROSSES,
    FACE_IS_NEW,
    FACE_SYMBOL,
    FACES,
    IGNORE_CONNECTION,
    PICK_TWO_FIRST,
    SEPARATE_DICE,
    SYMBOLS,
    THREE_POINTS,
    TURN_DIE,
    WILD,
    domain_points,
    holds,
    tick,
)
from .position import (
    ALPHABET,
    CASTLE,
    CROSSING,
    DRAWING,
    FIRST,
    NAMING,
    ROLLING,
    TAKING,
    TURNING,
    read_position,
    write_position,
)
from .position import PHASES as PHASES

StateRow: TypeAlias = Any  # a record of STATE

WITH_POWER: Final = 1 << DICE  # two dice at once (D8)
B, A, A_WITH_POWER = range(3)


def _takes(middle: int, taker: int) -> list[int]:
    """D2, D8: A takes one die, or two with the power; B takes two of the other three."""
    takes = []
    dice = [die for die in range(DICE) if middle >> die & 1]
    for one in dice:
        if taker != B:
            takes.append(1 << one)
        if taker != A:
            pairs = [1 << one | 1 << other for other in dice if other > one]
            takes += [pair | (WITH_POWER if taker == A_WITH_POWER else 0) for pair in pairs]
    return takes


def _table() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    every = {(middle, taker): _takes(middle, taker) for middle, taker in product(range(1 << DICE), range(3))}
    takes = np.zeros((1 << DICE, 3, max(map(len, every.values()))), np.int64)
    lengths = np.zeros((1 << DICE, 3), np.int64)
    for place, row in every.items():
        takes[place][: len(row)] = row
        lengths[place] = len(row)
    return takes, lengths


TAKES, HOW_MANY = _table()  # by the set of dice in the middle and by who takes


@kernel
def dice_owned(state: StateRow, owner: int) -> int:
    """Return the set of dice that a seat took, or NOBODY."""
    dice = 0
    for die in range(DICE):
        dice |= 1 << die if state.owner[die] == owner else 0
    return dice


@kernel
def taker(state: StateRow) -> int:
    """D8: return the kind of taker the seat in turn is."""
    if state.seat != state.player_a:
        return B
    return A_WITH_POWER if holds(state.kingdoms[state.seat], PICK_TWO_FIRST) else A


@kernel
def legal_takes(state: StateRow, out: NDArray[np.int64]) -> int:
    """D2, D8: write what the seat in turn can take; return how many."""
    dice, who = dice_owned(state, NOBODY), taker(state)
    for index in range(HOW_MANY[dice, who]):
        out[index] = codes.simple(codes.TAKE, TAKES[dice, who, index])
    return int(HOW_MANY[dice, who])


@kernel
def pick_take(state: StateRow, bits: int) -> int:
    """Return the one of `legal_takes` that 32 random bits choose."""
    dice, who = dice_owned(state, NOBODY), taker(state)
    return codes.simple(codes.TAKE, TAKES[dice, who, share(bits, HOW_MANY[dice, who])])


MAX_ACTIONS: Final = 6144  # the tests compute a bound
CASTLE_OPTIONS: Final = 3
_MAX_SMALL: Final = 16  # no other decision has more options

SHEET: Final = layout([*MAP, *BOOK])
STATE: Final = layout(
    [
        ("kingdoms", SHEET, (2,)),  # the sheets of both players
        ("phase", "u1"),
        ("seat", "i1"),  # who decides now; CHANCE when something is drawn
        ("seats", "i1"),
        ("kingdoms_in_play", "i1"),
        ("round_now", "<u4"),  # 0 before the first; a game in which both decline has no last one (D10)
        ("player_a", "i1"),  # who takes the first die of this round; NOBODY before the first round
        ("rolled", "u1"),  # dice that fell in this round
        ("symbol", "u1", (DICE,)),  # what each die shows, turned and with the castle bonus
        ("crosses", "u1", (DICE,)),
        ("owner", "i1", (DICE,)),  # who took it; NOBODY while it lies in the middle
    ]
)
ACTIONS: Final = actions.ACTIONS
TABLE: Final = table.TABLE
_SHAPE: Final = RowLayout(STATE)
_IN_BOOK: Final = [str(field[0]) for field in BOOK]


def start(variant: Variant) -> NDArray[Any]:
    """Return the initial state (D1), in which chance chooses the first A."""
    states = blank(STATE)
    state = states[0]
    state.seats = state.kingdoms_in_play = variant.seats
    for sheet in state.kingdoms:
        place_castle(sheet)
        sheet.named = WILD
    state.player_a = NOBODY
    state.owner[:] = NOBODY
    state.phase = FIRST
    state.seat = CHANCE
    return states


@kernel
def hand(state: StateRow, seat: int) -> tuple[int, int]:
    """Return the two dice of a seat, the lower first."""
    dice = word(dice_owned(state, seat))
    return lowest(dice), lowest(dice & (dice - ONE))


@kernel
def shown(state: StateRow, one: int, other: int) -> Pair:
    """Return symbol and crosses of two dice."""
    return int(state.symbol[one]), int(state.crosses[one]), int(state.symbol[other]), int(state.crosses[other])


@kernel
def pair(state: StateRow) -> Pair:
    """Return symbol and crosses of the two dice of the seat in turn."""
    one, other = hand(state, int(state.seat))
    return shown(state, one, other)


@kernel
def legal(state: StateRow, out: NDArray[np.int64]) -> int:
    """Write every action of the seat in turn (chance included) into `out`; return how many there are."""
    if state.phase == DRAWING:
        sheet = state.kingdoms[state.seat]
        return legal_drawings(sheet, pair(state), holds(sheet, IGNORE_CONNECTION), holds(sheet, SEPARATE_DICE), out)
    if state.phase == CROSSING:
        return list_drawn(state.kingdoms[state.seat], out)
    if state.phase == TAKING:
        return legal_takes(state, out)
    if state.phase == TURNING:
        return legal_turns(state, out)
    if state.phase == ROLLING:
        return list_faces(codes.ROLL, int(state.rolled), -1, -1, out, 0)
    n = 0
    if state.phase == FIRST:
        for seat in range(2):
            out[n] = codes.simple(codes.FIRST, seat)
            n += 1
    elif state.phase == CASTLE:
        for option in range(CASTLE_OPTIONS):
            out[n] = nth_castle_bonus(state, option)
            n += 1
    elif state.phase == NAMING:
        for symbol in range(len(SYMBOLS)):
            out[n] = codes.simple(codes.NAME, symbol)
            n += 1
    return n


@kernel
def nth_castle_bonus(state: StateRow, option: int) -> int:
    """D9: return the option: 0 keeps the bonus, 1 and 2 give a cross to the first or the second die."""
    one, other = hand(state, int(state.seat))
    die = other + 1 if option == CASTLE_OPTIONS - 1 else one + 1
    return codes.simple(codes.CASTLE, die if option > 0 else 0)


@kernel
def list_faces(kind: int, die: int, symbol: int, crosses: int, out: NDArray[np.int64], n: int) -> int:
    """Write each different face of a die but the one shown; return the new number of actions."""
    for face in range(FACES):
        is_shown = FACE_SYMBOL[die, face] == symbol and FACE_CROSSES[die, face] == crosses
        if FACE_IS_NEW[die, face] and not is_shown:
            out[n] = codes.with_face(kind, die + 1, FACE_SYMBOL[die, face], FACE_CROSSES[die, face])
            n += 1
    return n


@kernel
def legal_turns(state: StateRow, out: NDArray[np.int64]) -> int:
    """D8, `turn_die`: keep the power, or turn either die to another face."""
    one, other = hand(state, int(state.seat))
    out[0] = codes.simple(codes.TURN, 0)
    n = list_faces(codes.TURN, one, int(state.symbol[one]), int(state.crosses[one]), out, 1)
    return list_faces(codes.TURN, other, int(state.symbol[other]), int(state.crosses[other]), out, n)


@inlined
def pick(state: StateRow, bits: int) -> int:
    """Return the action that 32 random bits choose, all equally likely (of a roll each of the six faces)."""
    if state.phase == ROLLING:
        die, face = int(state.rolled), share(bits, FACES)
        return codes.with_face(codes.ROLL, die + 1, FACE_SYMBOL[die, face], FACE_CROSSES[die, face])
    if state.phase == DRAWING:
        sheet = state.kingdoms[state.seat]
        may_ignore, may_separate = holds(sheet, IGNORE_CONNECTION), holds(sheet, SEPARATE_DICE)
        return pick_drawing(sheet, pair(state), may_ignore, may_separate, bits)
    if state.phase == CROSSING:
        return pick_drawn(state.kingdoms[state.seat], bits)
    if state.phase == TAKING:
        return pick_take(state, bits)
    if state.phase == CASTLE:
        return nth_castle_bonus(state, share(bits, CASTLE_OPTIONS))
    out = local_ints(_MAX_SMALL)
    return int(out[share(bits, legal(state, out))])


@inlined
def apply(state: StateRow, action: int) -> None:
    """Apply a legal action and advance to the next decision."""
    kind = codes.action_kind(action)
    number = codes.action_number(action)
    sheet = state.kingdoms[state.seat]
    if kind == codes.ROLL:
        show(state, number - 1, action)
        state.rolled += 1
        if state.rolled == DICE:
            state.phase = TAKING
            state.seat = state.player_a
    elif kind == codes.TAKE:
        take(state, number)
    elif kind == codes.DRAW:
        draw_domino(state, action)
    elif kind == codes.CASTLE:
        if number > 0:
            sheet.roof = 1
            state.crosses[number - 1] += 1
        state.phase = DRAWING
    elif kind == codes.TURN:
        if number > 0:
            sheet.used[TURN_DIE] = 1
            show(state, number - 1, action)
        state.phase = CASTLE if sheet.roof == 0 else DRAWING
    elif kind == codes.NAME:
        sheet.named = number
        sheet.used[THREE_POINTS] = 1
        act_at_once(state)
    elif kind == codes.CROSS:
        add_cross(sheet, number)
        sheet.used[ADD_CROSS] = 1
        act_at_once(state)
    elif kind == codes.FIRST:
        begin_round(state, number)


@kernel
def show(state: StateRow, die: int, action: int) -> None:
    """Let a die show the face of a roll or a turn."""
    state.symbol[die] = codes.face_symbol(action)
    state.crosses[die] = codes.face_crosses(action)


@kernel
def begin_round(state: StateRow, player_a: int) -> None:
    """D2: all dice are rolled anew."""
    state.player_a = player_a
    state.round_now += 1
    state.rolled = 0
    for die in range(DICE):
        state.symbol[die] = 0
        state.crosses[die] = 0
        state.owner[die] = NOBODY
    for seat in range(2):
        state.kingdoms[seat].drew = 0
    state.phase = ROLLING
    state.seat = CHANCE


@kernel
def take(state: StateRow, number: int) -> None:
    """D2, D8: the dice go to the seat in turn; after a pair the rest is the other player's, and A begins to draw."""
    for die in range(DICE):
        state.owner[die] = state.seat if number >> die & 1 else state.owner[die]
    if number & (number - 1) == 0:
        state.seat = 1 - state.seat
        return
    if number & WITH_POWER:
        state.kingdoms[state.seat].used[PICK_TWO_FIRST] = 1
    for die in range(DICE):
        state.owner[die] = 1 - state.seat if state.owner[die] == NOBODY else state.owner[die]
    begin_turn(state, int(state.player_a))


@kernel
def begin_turn(state: StateRow, seat: int) -> None:
    """D8, D9: before drawing, a seat is asked for the powers it has over its dice."""
    state.seat = seat
    sheet = state.kingdoms[seat]
    if holds(sheet, TURN_DIE):
        state.phase = TURNING
    elif sheet.roof == 0:
        state.phase = CASTLE
    else:
        state.phase = DRAWING


@kernel
def draw_domino(state: StateRow, action: int) -> None:
    """D2, D5: draw, or not; A is followed by B, and B by the ticks of both."""
    sheet = state.kingdoms[state.seat]
    power = codes.drawing_power(action)
    if power >= 0:
        sheet.used[power] = 1
    if codes.second_shield(action) > 0:
        draw(sheet, action)
        sheet.drew = 1
    else:
        sheet.discards += 1
    if state.seat == state.player_a:
        begin_turn(state, 1 - int(state.seat))
        return
    tick_dice(state, int(state.player_a))
    tick_dice(state, int(state.seat))
    act_at_once(state)


@kernel
def tick_dice(state: StateRow, seat: int) -> None:
    """D6: who drew ticks for both dice."""
    book, rival = state.kingdoms[seat], state.kingdoms[1 - seat]
    if book.drew == 0:
        return
    for die in hand(state, seat):
        tick(book, rival, int(state.symbol[die]), int(state.crosses[die]))


@kernel
def act_at_once(state: StateRow) -> None:
    """D8: powers won that act at once, A's before B's; then the round is over."""
    for turn in range(2):
        seat = (int(state.player_a) + turn) & 1
        state.seat = seat
        if holds(state.kingdoms[seat], THREE_POINTS):
            state.phase = NAMING
            return
        if holds(state.kingdoms[seat], ADD_CROSS):
            state.phase = CROSSING
            return
    end_round(state)


@kernel
def end_round(state: StateRow) -> None:
    """D2, D10: B is A of the next round, unless a map is full or neither player was able to draw."""
    if ends_here(state):
        state.phase = OVER
        state.seat = NOBODY
    else:
        begin_round(state, 1 - int(state.player_a))


@kernel
def ends_here(state: StateRow) -> bool:
    """D10: with this round the game is over: a map is full, or neither player was able to draw."""
    if is_full(state.kingdoms[0]) or is_full(state.kingdoms[1]):
        return True
    return not (was_able(state, 0) or was_able(state, 1))


@kernel
def was_able(state: StateRow, seat: int) -> bool:
    """D10: a seat drew in this round or declined to; where neither drew, no map, die or power has changed since."""
    sheet = state.kingdoms[seat]
    if sheet.drew:
        return True
    one, other = hand(state, seat)
    return can_draw(sheet, shown(state, one, other), holds(sheet, IGNORE_CONNECTION), holds(sheet, SEPARATE_DICE))


@kernel
def total(state: StateRow, seat: int) -> int:
    """D11: all points of a seat in the current position."""
    return land_points(state.kingdoms[seat]) + domain_points(state.kingdoms[seat])


@kernel
def discards(state: StateRow, kingdom: int) -> int:
    return int(state.kingdoms[kingdom].discards)


@kernel
def coins(state: StateRow, kingdom: int) -> int:
    return 0


@kernel
def tie_breaks(state: StateRow, seat: int) -> tuple[int, int]:
    """D11: return the tie breaks: only the largest property."""
    return largest_property(state.kingdoms[seat]), 0


@kernel
def domain_points_in(states: NDArray[Any], seat: int) -> int:
    return domain_points(states[0].kingdoms[seat])


@kernel
def ends_in(states: NDArray[Any]) -> bool:
    return ends_here(states[0])


def score(states: NDArray[Any], seat: int) -> Score:
    """Return a seat's points line by line."""
    properties = find_properties(inside(states, "kingdoms"), seat, SYMBOLS)
    return Score(properties, {"named": int(domain_points_in(states, seat))})


@kernel
def weight(state: StateRow, action: int) -> int:
    """D2: return the weight of a draw; equal faces of a die are one draw."""
    if codes.action_kind(action) != codes.ROLL:
        return 1
    die, symbol, crosses = codes.action_number(action) - 1, codes.face_symbol(action), codes.face_crosses(action)
    faces = 0
    for face in range(FACES):
        faces += 1 if FACE_SYMBOL[die, face] == symbol and FACE_CROSSES[die, face] == crosses else 0
    return faces


def land(states: NDArray[Any], kingdom: int) -> Land:
    """Return what is drawn on each shield of a map."""
    return read_land(inside(states, "kingdoms"), kingdom, ALPHABET)


def fingerprint(state: StateRow, kingdom: int) -> bytes:
    """Return bytes that change when a sheet does, or the rival's, which strikes out rows."""
    return bytes(state.kingdoms.tobytes())


def write(states: NDArray[Any]) -> str:
    """Write the state without its variant."""
    state = _SHAPE.unpack(states)
    return write_position(state, lands_as_text(inside(states, "kingdoms"), len(state.kingdoms), ALPHABET))


def read(words: list[str], states: NDArray[Any]) -> None:
    """Read what `write` wrote into an initial state."""
    state, maps = _SHAPE.unpack(states), inside(states, "kingdoms")
    read_position(words, state, maps)
    for seat, sheet in enumerate(_SHAPE.unpack(states).kingdoms):
        for name in _IN_BOOK:
            setattr(sheet, name, getattr(state.kingdoms[seat], name))
        state.kingdoms[seat] = sheet
    _SHAPE.pack(state, states)
    if state.phase == OVER and not ends_in(states):
        raise InvalidSetup("the game is over when a map is full or neither player was able to draw, but one was")
