"""The quick policy for Kingdomino Duel: the picture with the largest gain, and dice by the gain of each alone.

The value of a die is the gain of its coat of arms for the best property it can extend, the future value of its crosses,
and the box it ticks. B compares the pictures of the three pairs that are left. Powers and the castle bonus have the
same prices as for `greedy`.
"""

from typing import Final

from ...engine.bits import ONE, count, lowest, word
from ...engine.kernel import kernel
from ..land.grid import NOTHING, Squares, beside
from ..land.policies import MAX_ROOM, POINT, WORST, Notes, gain, gain_of_two, lot, open_notes, room, survey
from . import actions as codes
from .map import CORNER, EVERY_SHIELD, WAYS, MapRow, Pair, connecting, empty_pairs, ends_apart, picture, span
from .pieces import (
    DICE,
    DOMAIN_POINTS,
    FACE_CROSSES,
    FACE_SYMBOL,
    FACES,
    IGNORE_CONNECTION,
    PICK_TWO_FIRST,
    SEPARATE_DICE,
    SHIELDS,
    SYMBOLS,
    TURN_DIE,
    WILD,
    has_won,
    holds,
)
from .policies import BONUS_PRICE, HOLE, PRICE, STUCK, best_cross, best_name, others, price, row_worth
from .position import CASTLE, CROSSING, DRAWING, NAMING, TAKING
from .rules import StateRow, hand, pair, shown

GROWTH: Final = 25  # value of a shield of a property without crosses on an empty map
CROSS: Final = 100  # future value of a cross on an empty map
NO_POWER: Final = -1


@kernel
def quick(state: StateRow, bits: int, notes: Notes) -> int:
    """Return the action to take."""
    drawn = state.kingdoms[state.seat]
    if state.phase == NAMING:
        return best_name(drawn)
    if state.phase == CROSSING:
        return best_cross(drawn)
    if state.phase == TAKING:
        return quick_take(state, bits, notes)
    look_around(drawn, notes)
    if state.phase == DRAWING:
        may_ignore, may_separate = holds(drawn, IGNORE_CONNECTION), holds(drawn, SEPARATE_DICE)
        return best_picture(drawn, pair(state), may_ignore, may_separate, bits, notes)[0]
    if state.phase == CASTLE:
        return quick_bonus(state, drawn, notes)
    return quick_turn(state, drawn, notes)


@kernel
def look_around(drawn: MapRow, notes: Notes) -> None:
    """Initialise the scratch for a map."""
    open_notes(notes, GROWTH * count(EVERY_SHIELD & ~drawn.taken) // SHIELDS, HOLE)
    if drawn.named != WILD:
        notes.each[drawn.named] = POINT * DOMAIN_POINTS


@kernel
def best_picture(
    drawn: MapRow, dice: Pair, may_ignore: bool, may_separate: bool, bits: int, notes: Notes
) -> tuple[int, int]:
    """Return the picture of two dice with the largest gain, and the gain (D3..D5, D8)."""
    best, most = best_neighbours(drawn, dice, NO_POWER, bits, notes)
    if most == WORST:
        best, most = codes.drawing(0, 0, NO_POWER), -STUCK
    if may_ignore:
        action, worth = best_neighbours(drawn, dice, IGNORE_CONNECTION, bits, notes)
        best, most = (action, worth) if worth > most else (best, most)
    if may_separate:
        action, worth = best_apart(drawn, dice, notes)
        best, most = (action, worth) if worth > most else (best, most)
    return best, most


@kernel
def best_neighbours(drawn: MapRow, dice: Pair, power: int, bits: int, notes: Notes) -> tuple[int, int]:
    """Return the best picture on neighbours: those that connect, or with the power those that do not."""
    lying, standing = empty_pairs(drawn)
    start, stop = span(dice)
    cost = 0 if power == NO_POWER else price(drawn, PRICE[power])
    best, most = 0, WORST
    for way in range(start, stop):
        to_east, to_south = connecting(drawn, way)
        if power != NO_POWER:
            to_east, to_south = ~to_east, ~to_south
        for step, firsts in ((1, lying & to_east), (8, standing & to_south)):
            first, worth = best_first(drawn, dice, way, firsts, step, bits, notes)
            if worth - cost > most:
                best, most = picture(dice, way, first, (first + step) & 63, power), worth - cost
    return best, most


@kernel
def pair_crosses(dice: Pair, way: int) -> tuple[int, int]:
    """Return the crosses on the first and the second square of a way."""
    _, crosses, _, more = dice
    return (more, crosses) if WAYS[way, 2] == 1 else (crosses, more)


@kernel
def best_first(
    drawn: MapRow, dice: Pair, way: int, firsts: Squares, step: int, bits: int, notes: Notes
) -> tuple[int, int]:
    """Return the best of the first squares, the second one `step` bits on, and the gain of a way there."""
    one, other = WAYS[way, 0], WAYS[way, 1]
    crosses, more = pair_crosses(dice, way)
    empty = EVERY_SHIELD & ~drawn.taken
    survey(drawn, one, notes)
    survey(drawn, other, notes)
    best, most = 0, WORST
    while firsts != NOTHING:
        first = lowest(firsts)
        firsts &= firsts - ONE
        second = (first + step) & 63
        worth = gain_of_two(one, other, first, second, crosses, more, notes)
        if worth + MAX_ROOM <= most:
            continue
        squares = ONE << word(first) | ONE << word(second)
        worth += room(squares, empty & ~squares, notes.hole) + lot(bits, first + step)
        if worth > most:
            best, most = first, worth
    return best, most


@kernel
def best_apart(drawn: MapRow, dice: Pair, notes: Notes) -> tuple[int, int]:
    """Return the best picture with the dice apart: the best square for one, then the best for the other."""
    start, stop = span(dice)
    cost = price(drawn, PRICE[SEPARATE_DICE])
    best, most = 0, WORST
    for way in range(start, stop):
        crosses, more = pair_crosses(dice, way)
        firsts, seconds = ends_apart(drawn, way)
        first, worth = best_end(drawn, WAYS[way, 0], crosses, firsts, notes)
        here = ONE << word(first)
        second, rest = best_end(drawn, WAYS[way, 1], more, seconds & ~here & ~beside(here), notes)
        if min(worth, rest) > WORST and worth + rest - cost > most:
            one = codes.shield((first - CORNER) & 63, WAYS[way, 0], crosses)
            other = codes.shield((second - CORNER) & 63, WAYS[way, 1], more)
            best, most = codes.drawing(min(one, other), max(one, other), SEPARATE_DICE), worth + rest - cost
    return best, most


@kernel
def best_end(drawn: MapRow, coat: int, crosses: int, squares: Squares, notes: Notes) -> tuple[int, int]:
    """Return the square of these with the largest gain of a coat of arms, and the gain."""
    survey(drawn, coat, notes)
    best, most = 0, WORST
    while squares != NOTHING:
        bit = lowest(squares)
        worth = gain(notes.sums[coat, bit], 1, crosses, notes.growth, notes.each[coat])
        if worth > most:
            best, most = bit, worth
        squares &= squares - ONE
    return best, most


@kernel
def face_worth(drawn: MapRow, symbol: int, crosses: int, notes: Notes) -> int:
    """Return the gain of a face by itself; a joker is the coat of arms with the largest gain."""
    if symbol != WILD:
        return coat_worth(drawn, symbol, crosses, notes)
    most = WORST
    for coat in range(len(SYMBOLS)):
        most = max(most, coat_worth(drawn, coat, crosses, notes))
    return most


@kernel
def coat_worth(drawn: MapRow, coat: int, crosses: int, notes: Notes) -> int:
    """Return what a coat of arms adds to the property that gains most by it, or as a property of its own."""
    survey(drawn, coat, notes)
    most = gain(0, 1, crosses, notes.growth, notes.each[coat])
    for n in range(notes.properties[coat]):
        if notes.sides[coat, n] & EVERY_SHIELD != NOTHING:
            most = max(most, gain(notes.parts[coat, n], 1, crosses, notes.growth, notes.each[coat]))
    return most


@kernel
def tick_worth(state: StateRow, seat: int, symbol: int, crosses: int) -> int:
    """Return the value of the box that a die ticks (D6)."""
    book, rival = state.kingdoms[seat], state.kingdoms[1 - seat]
    if symbol == WILD or crosses > 0 or has_won(book, symbol) or has_won(rival, symbol):
        return 0
    left, before = SHIELDS + 1 - count(book.taken), int(book.ticks[symbol])
    worth = row_worth(symbol, before + 1, left) - row_worth(symbol, before, left)
    return worth // 2 if rival.ticks[symbol] > before + 1 else worth


@kernel
def value_dice(state: StateRow, seat: int, notes: Notes) -> None:
    """Store the value of each die to a seat."""
    drawn = state.kingdoms[seat]
    look_around(drawn, notes)
    later = CROSS * count(EVERY_SHIELD & ~drawn.taken) // SHIELDS
    for die in range(DICE):
        symbol, crosses = int(state.symbol[die]), int(state.crosses[die])
        worth = face_worth(drawn, symbol, crosses, notes) + tick_worth(state, seat, symbol, crosses)
        notes.dice[seat, die] = worth + later * crosses


@kernel
def quick_take(state: StateRow, bits: int, notes: Notes) -> int:
    """Return the dice to take (D2); the own map is surveyed last, because B draws on it next."""
    seat = int(state.seat)
    value_dice(state, 1 - seat, notes)
    value_dice(state, seat, notes)
    for die in range(DICE):
        if state.owner[die] >= 0:
            return answer_as_b(state, seat, die, bits, notes)
    return open_as_a(state, seat, bits, notes)


@kernel
def answer_as_b(state: StateRow, seat: int, taken: int, bits: int, notes: Notes) -> int:
    """Return the pair with the largest value of picture and ticks, less the die that is left to A."""
    best, most = 0, WORST
    for last in range(DICE):
        if last == taken:
            continue
        one, other = others(last, taken)
        dice = shown(state, one, other)
        worth = best_picture(state.kingdoms[seat], dice, False, False, bits, notes)[1]
        worth += tick_worth(state, seat, dice[0], dice[1]) + tick_worth(state, seat, dice[2], dice[3])
        worth -= notes.dice[1 - seat, last]
        if worth > most:
            best, most = 1 << one | 1 << other, worth
    return codes.simple(codes.TAKE, best)


@kernel
def wanted(die: int, notes: Notes) -> int:
    """Return the value of a die to both seats together."""
    return int(notes.dice[0, die] + notes.dice[1, die])


@kernel
def least_wanted(taken: int, notes: Notes) -> int:
    """Return the die that B will leave to A."""
    best, fewest = 0, -WORST
    for die in range(DICE):
        if die != taken and wanted(die, notes) < fewest:
            best, fewest = die, wanted(die, notes)
    return best


@kernel
def open_as_a(state: StateRow, seat: int, bits: int, notes: Notes) -> int:
    """Return the best die together with the one that B will leave; or two dice with the power (D8)."""
    best, most = 0, WORST
    for die in range(DICE):
        worth = wanted(die, notes) + wanted(least_wanted(die, notes), notes) + lot(bits, die + 1)
        if worth > most:
            best, most = 1 << die, worth
    if holds(state.kingdoms[seat], PICK_TWO_FIRST):
        cost = price(state.kingdoms[seat], PRICE[PICK_TWO_FIRST])
        for one in range(DICE):
            for other in range(one + 1, DICE):
                worth = wanted(one, notes) + wanted(other, notes) - cost
                if worth > most:
                    best, most = 1 << DICE | 1 << one | 1 << other, worth
    return codes.simple(codes.TAKE, best)


@kernel
def quick_bonus(state: StateRow, drawn: MapRow, notes: Notes) -> int:
    """Return the die for the castle bonus, or none if the bonus is worth more later (D9)."""
    seat = int(state.seat)
    best, most = 0, price(drawn, BONUS_PRICE)
    for die in hand(state, seat):
        symbol, crosses = int(state.symbol[die]), int(state.crosses[die])
        worth = face_worth(drawn, symbol, crosses + 1, notes) - face_worth(drawn, symbol, crosses, notes)
        worth -= tick_worth(state, seat, symbol, crosses)
        if worth > most:
            best, most = die + 1, worth
    return codes.simple(codes.CASTLE, best)


@kernel
def quick_turn(state: StateRow, drawn: MapRow, notes: Notes) -> int:
    """Return the face to turn a die to, or none if the power is worth more later (D8)."""
    seat = int(state.seat)
    best, most = codes.simple(codes.TURN, 0), price(drawn, PRICE[TURN_DIE])
    for die in hand(state, seat):
        shows = turned_worth(state, drawn, int(state.symbol[die]), int(state.crosses[die]), notes)
        for face in range(FACES):
            symbol, crosses = int(FACE_SYMBOL[die, face]), int(FACE_CROSSES[die, face])
            worth = turned_worth(state, drawn, symbol, crosses, notes) - shows
            if worth > most:
                best, most = codes.with_face(codes.TURN, die + 1, symbol, crosses), worth
    return best


@kernel
def turned_worth(state: StateRow, drawn: MapRow, symbol: int, crosses: int, notes: Notes) -> int:
    """Return the value of a face to the seat in turn, its tick included."""
    return face_worth(drawn, symbol, crosses, notes) + tick_worth(state, int(state.seat), symbol, crosses)
