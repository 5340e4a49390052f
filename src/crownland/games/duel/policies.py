"""`greedy` for Kingdomino Duel, and a beginner's tie breaker."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...engine.bits import ONE, count, lowest, word
from ...engine.kernel import kernel, local_ints
from ..land.grid import NOTHING, Squares, at, beside, joined
from ..land.kingdom import crowns_on, separate_properties
from ..land.policies import like_beside
from . import actions as codes
from .map import EVERY_SHIELD, MapRow, Pair, legal_drawings
from .pieces import (
    BOXES,
    DICE,
    DOMAIN_POINTS,
    IGNORE_CONNECTION,
    NORTH,
    PICK_TWO_FIRST,
    SEPARATE_DICE,
    SHIELDS,
    SYMBOLS,
    TURN_DIE,
    WEST,
    WILD,
    has_won,
    holds,
)
from .position import CASTLE, CROSSING, DRAWING, NAMING, TAKING, TURNING
from .rules import MAX_ACTIONS, StateRow, hand, legal, pair, pick, shown

LEVELS: Final = (
    "beginner(sees=50)",
    "beginner",
    "beginner(slips=50)",
    "greedy",
    "search(playouts=2000)",
)  # each wins about 70 % or more against the one before (docs/reference/bots.md)
POINT: Final = 100
HOLE: Final = 60  # cost of a shield that no domino can cover, in hundredths of a point
STUCK: Final = 300  # cost of drawing nothing
OPEN_SIDES: Final = 3  # free sides that count; more add nothing
POWER_WORTH: Final = np.array([200, 250, 200, 450, 700, 600])  # value of the power of each row, in hundredths
PRICE: Final = np.array([250, 300, 250, 500, 0, 0])  # gain that its use requires on an empty map
BONUS_PRICE: Final = 600
WORST: Final = -(1 << 30)
_COATS: Final = len(SYMBOLS)
_PAIRS: Final = 2 * DICE * DICE


@kernel
def greedy(state: StateRow, scratch: NDArray[Any]) -> int:
    """Return the action to take; `scratch` holds temporary states."""
    out = local_ints(MAX_ACTIONS)
    scratch[0] = state
    if state.phase == DRAWING:
        return best_drawing(state, scratch[0], int(state.seat), pair(state), True, out)[0]
    if state.phase == TAKING:
        return best_take(state, scratch[0], out)
    if state.phase == CASTLE:
        return best_bonus(state, scratch[0], out)
    if state.phase == TURNING:
        return best_turn(state, scratch[0], out)
    if state.phase == NAMING:
        return best_name(state.kingdoms[state.seat])
    if state.phase == CROSSING:
        return best_cross(state.kingdoms[state.seat])
    return int(out[0] if legal(state, out) else 0)


@kernel
def greedy_placement(state: StateRow, scratch: NDArray[Any], bits: int) -> int:
    """Return the action of `greedy`, but take dice at random."""
    return pick(state, bits) if state.phase == TAKING else greedy(state, scratch)


@kernel
def price(drawn: MapRow, full_price: int) -> int:
    """Return the gain that the use of a power requires now: less on a fuller map."""
    return full_price * (SHIELDS + 1 - count(drawn.taken)) // SHIELDS


@kernel
def coat_worth(drawn: MapRow, coat: int, empty: Squares, left: int) -> int:
    """Return points and growth of all properties of a coat of arms, in hundredths."""
    worth = 0
    land = drawn.terrain[coat]
    named = DOMAIN_POINTS * POINT if drawn.named == coat else 0
    while land != NOTHING:
        squares = joined(land & (~land + ONE), land)
        size, crosses = count(squares), crowns_on(drawn, squares)
        sides = min(count(beside(squares) & empty), OPEN_SIDES)
        worth += POINT * size * crosses + named + sides * left * (4 * crosses + size) // 4
        land &= ~squares
    return worth


@kernel
def holes(empty: Squares) -> int:
    """Count the empty shields that have no empty neighbour."""
    return count(empty & ~beside(empty))


@kernel
def draw_trial(drawn: MapRow, shield: int) -> int:
    """Draw a shield temporarily, only in the fields that `coat_worth` reads; return its coat of arms."""
    place = codes.shield_place(shield)
    square, coat = at((place >> 3) + NORTH, (place & 7) + WEST), codes.face_symbol(shield)
    drawn.terrain[coat] |= square
    for cross in range(codes.face_crosses(shield)):
        drawn.crowns[cross] |= square
    drawn.taken |= square
    return coat


@kernel
def undo_trial(drawn: MapRow, before: MapRow, one: int, other: int) -> None:
    """Undo what `draw_trial` drew."""
    drawn.terrain[one] = before.terrain[one]
    drawn.terrain[other] = before.terrain[other]
    for cross in range(len(drawn.crowns)):
        drawn.crowns[cross] = before.crowns[cross]
    drawn.taken = before.taken


@kernel
def best_drawing(
    state: StateRow, trial: StateRow, seat: int, dice: Pair, with_powers: bool, out: NDArray[np.int64]
) -> tuple[int, int]:
    """Return the best picture of two dice and its gain on a seat's map; `trial` starts and ends as a copy."""
    before, drawn = state.kingdoms[seat], trial.kingdoms[seat]
    empty = EVERY_SHIELD & ~before.taken
    left = count(empty)
    may_ignore = with_powers and holds(before, IGNORE_CONNECTION)
    may_separate = with_powers and holds(before, SEPARATE_DICE)
    n = legal_drawings(before, dice, may_ignore, may_separate, out)
    worth_now = local_ints(_COATS)
    for coat in range(len(SYMBOLS)):
        worth_now[coat] = coat_worth(before, coat, empty, left)
    best, most = codes.drawing(0, 0, -1), WORST
    for index in range(n):
        if codes.second_shield(out[index]) == 0:
            worth = -STUCK
        else:
            one = draw_trial(drawn, codes.first_shield(out[index]))
            other = draw_trial(drawn, codes.second_shield(out[index]))
            rest = empty & ~drawn.taken
            worth = coat_worth(drawn, one, rest, left - 2) - worth_now[one] - HOLE * (holes(rest) - holes(empty))
            if other != one:
                worth += coat_worth(drawn, other, rest, left - 2) - worth_now[other]
            if codes.drawing_power(out[index]) >= 0:
                worth -= price(before, PRICE[codes.drawing_power(out[index])])
            undo_trial(drawn, before, one, other)
        if worth > most:
            best, most = out[index], worth
    return int(best), int(most)


@kernel
def row_worth(row: int, mine: int, left: int) -> int:
    """Return the value of ticks in a row: a part of the power, larger in a fuller row."""
    return int(POWER_WORTH[row] * mine * mine * (left + 8) // (BOXES[row] * BOXES[row] * SHIELDS))


@kernel
def ticks_worth(state: StateRow, seat: int, dice: Pair) -> int:
    """Return the gain of the ticks of two dice."""
    book, rival = state.kingdoms[seat], state.kingdoms[1 - seat]
    left = SHIELDS + 1 - count(book.taken)
    one, crosses, other, other_crosses = dice
    first = one if crosses == 0 and one != WILD else -1
    second = other if other_crosses == 0 and other != WILD else -1
    worth = 0
    for row in range(len(SYMBOLS)):
        new = (1 if first == row else 0) + (1 if second == row else 0)
        if new > 0 and not has_won(book, row) and not has_won(rival, row):
            before = int(book.ticks[row])
            after = min(before + new, BOXES[row])
            gain = row_worth(row, after, left) - row_worth(row, before, left)
            worth += gain // 2 if rival.ticks[row] > after else gain
    return worth


@kernel
def pair_worth(state: StateRow, trial: StateRow, seat: int, one: int, other: int, out: NDArray[np.int64]) -> int:
    """Return the value of two dice to a seat: the best picture, and ticks if there is one."""
    dice = shown(state, one, other)
    worth = best_drawing(state, trial, seat, dice, False, out)[1]
    return worth + ticks_worth(state, seat, dice) if worth > -STUCK else worth


@kernel
def best_take(state: StateRow, trial: StateRow, out: NDArray[np.int64]) -> int:
    """Return the dice to take: the largest gain less that of the rival."""
    seat = int(state.seat)
    gains = local_ints(_PAIRS)  # of both seats, for every two dice: see `at_pair`
    taken = -1
    for die in range(DICE):
        taken = die if state.owner[die] >= 0 else taken
    for one in range(DICE):
        for other in range(one + 1, DICE):
            for player in range(2):
                needed = taken < 0 or (taken in (one, other)) == (player != seat)
                worth = pair_worth(state, trial, player, one, other, out) if needed else 0
                gains[at_pair(player, one, other)] = gains[at_pair(player, other, one)] = worth
    return answer_as_b(gains, seat, taken)[0] if taken >= 0 else open_as_a(state, gains, seat)


@kernel
def at_pair(seat: int, one: int, other: int) -> int:
    """Return the place of a seat's gain with two dice."""
    return (DICE * seat + one) * DICE + other


@kernel
def others(one: int, other: int) -> tuple[int, int]:
    """Return the two dice that are neither of these."""
    rest = word(0b1111 & ~(1 << one | 1 << other))
    return lowest(rest), lowest(rest & (rest - ONE))


@kernel
def answer_as_b(gains: NDArray[np.int64], seat: int, taken: int) -> tuple[int, int]:
    """Return the pair that B takes after A took one die, and by how much B is then ahead of A."""
    best, most = 0, WORST
    for last in range(DICE):
        if last == taken:
            continue
        one, other = others(last, taken)
        worth = gains[at_pair(seat, one, other)] - gains[at_pair(1 - seat, last, taken)]
        if worth > most:
            best, most = codes.simple(codes.TAKE, 1 << one | 1 << other), worth
    return best, most


@kernel
def open_as_a(state: StateRow, gains: NDArray[np.int64], seat: int) -> int:
    """Return the die, or with the power the two dice, after which B's best answer gains least."""
    best, most = 0, WORST
    for die in range(DICE):
        worth = -answer_as_b(gains, 1 - seat, die)[1]
        if worth > most:
            best, most = codes.simple(codes.TAKE, 1 << die), worth
    if not holds(state.kingdoms[seat], PICK_TWO_FIRST):
        return best
    cost = price(state.kingdoms[seat], PRICE[PICK_TWO_FIRST])
    for one in range(DICE):
        for other in range(one + 1, DICE):
            third, fourth = others(one, other)
            worth = gains[at_pair(seat, one, other)] - gains[at_pair(1 - seat, third, fourth)] - cost
            if worth > most:
                best, most = codes.simple(codes.TAKE, 1 << DICE | 1 << one | 1 << other), worth
    return best


@kernel
def best_bonus(state: StateRow, trial: StateRow, out: NDArray[np.int64]) -> int:
    """Return the die for the castle bonus, or none if the cross brings too little."""
    seat = int(state.seat)
    one, other = hand(state, seat)
    symbol, crosses, other_symbol, other_crosses = pair(state)
    cost = price(state.kingdoms[seat], BONUS_PRICE)
    best, most = codes.simple(codes.CASTLE, 0), WORST
    for choice in range(3):
        first = crosses + (1 if choice == 1 else 0)
        second = other_crosses + (1 if choice == 2 else 0)
        dice = (symbol, first, other_symbol, second)
        worth = best_drawing(state, trial, seat, dice, True, out)[1] + ticks_worth(state, seat, dice)
        worth -= cost if choice > 0 else 0
        if worth > most:
            best, most = codes.simple(codes.CASTLE, (0, one + 1, other + 1)[choice]), worth
    return best


@kernel
def best_turn(state: StateRow, trial: StateRow, out: NDArray[np.int64]) -> int:
    """Return the face to turn a die to, or none if it brings too little."""
    seat = int(state.seat)
    one, other = hand(state, seat)
    options = local_ints(16)
    n = legal(state, options)
    best, most = codes.simple(codes.TURN, 0), WORST
    for index in range(n):
        symbol, crosses, other_symbol, other_crosses = shown(state, one, other)
        cost = 0
        if codes.action_number(options[index]) > 0:
            cost = price(state.kingdoms[seat], PRICE[TURN_DIE])
            if codes.action_number(options[index]) == one + 1:
                symbol, crosses = codes.face_symbol(options[index]), codes.face_crosses(options[index])
            else:
                other_symbol, other_crosses = codes.face_symbol(options[index]), codes.face_crosses(options[index])
        dice = (int(symbol), int(crosses), int(other_symbol), int(other_crosses))
        worth = best_drawing(state, trial, seat, dice, True, out)[1] + ticks_worth(state, seat, dice) - cost
        if worth > most:
            best, most = int(options[index]), worth
    return best


@kernel
def best_name(drawn: MapRow) -> int:
    """Return the coat of arms with most properties."""
    best, most = 0, WORST
    for coat in range(len(SYMBOLS)):
        properties = separate_properties(drawn, coat)
        if properties > most:
            best, most = codes.simple(codes.NAME, coat), properties
    return best


@kernel
def best_cross(drawn: MapRow) -> int:
    """Return a shield of the largest property; one that can still grow is preferred."""
    empty = EVERY_SHIELD & ~drawn.taken
    best, most = 0, WORST
    for coat in range(len(SYMBOLS)):
        land = drawn.terrain[coat]
        while land != NOTHING:
            first = lowest(land)
            squares = joined(land & (~land + ONE), land)
            worth = 4 * count(squares) + min(count(beside(squares) & empty), OPEN_SIDES)
            if worth > most:
                best, most = codes.simple(codes.CROSS, (first - 8 * NORTH - WEST) & 63), worth
            land &= ~squares
    return best


@kernel
def tie_breaker(state: StateRow, action: int) -> int:
    """Prefer dice with crosses, dice that are not turned, and shields beside the same coat of arms."""
    kind, number = codes.action_kind(action), codes.action_number(action)
    if kind == codes.TAKE:
        crosses = 0
        for die in range(DICE):
            crosses += int(state.crosses[die]) if number >> die & 1 else 0
        return crosses
    if kind == codes.CASTLE:
        return 0 if number == 0 else 1 + int(state.crosses[number - 1])
    if kind == codes.TURN:
        return 1 if number == 0 else 0
    if kind == codes.DRAW and not declines(state, action):
        drawn = state.kingdoms[state.seat]
        one, other = codes.first_shield(action), codes.second_shield(action)
        return shields_like_beside(drawn, one) + shields_like_beside(drawn, other)
    return 0


@kernel
def shields_like_beside(drawn: MapRow, shield: int) -> int:
    """Count the neighbours of a shield with its coat of arms."""
    place = codes.shield_place(shield)
    return like_beside(drawn, codes.face_symbol(shield), (place >> 3) + NORTH, (place & 7) + WEST)


@kernel
def declines(_state: StateRow, action: int) -> bool:
    kind = codes.action_kind(action)
    return kind in (codes.TURN, codes.CASTLE, codes.DRAW) and action == codes.nothing(kind)


@kernel
def is_unwanted(state: StateRow, action: int) -> bool:
    """To draw nothing although something could be drawn."""
    return codes.action_kind(action) == codes.DRAW and declines(state, action)
