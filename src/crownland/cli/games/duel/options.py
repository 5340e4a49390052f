"""What a player of Kingdomino Duel can choose from: each decision with the points it brings, and what words mean.

Dice are numbered from 1, and two of them are one number of two digits: 13 takes the dice 1 and 3.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ....rules.actions import Action, decode
from ....rules.draft.draft import NOBODY
from ....rules.duel.actions import Castle, Cross, Draw, Name, Take, Turn
from ....rules.duel.codes import power_of, second_shield_of
from ....rules.duel.dice import DICE, SYMBOL_NAMES, Face
from ....rules.duel.game import hand
from ....rules.duel.position import DRAWING
from ....rules.errors import IllegalAction, NotationError
from ....rules.land.notation import CASTLE_SQUARE, Land
from ....rules.reading import Square
from ....rules.state import State
from ...terminal.options import Option, Several, signed
from .words import (
    CODES,
    POWER_WORDS,
    face_code,
    face_of,
    face_words,
    is_square,
    read_coat,
    read_square,
    square_name,
    symbol_words,
)

_POWERS: Final = {POWER_WORDS[power]: power for power in ("ignore_connection", "separate_dice")}


def gains_of(state: State, codes: Sequence[int]) -> list[int]:
    """Return the points that each action brings at once to the seat in turn."""
    seat, trial, gains = state.seat, state.copy(), []
    before = state.total(seat)
    for code in codes:
        trial.states[:] = state.states
        trial.apply_unchecked(code)
        gains.append(trial.total(seat) - before)
    return gains


def best_drawing(state: State, seat: int, faces: Sequence[Face]) -> int | None:
    """Return the most points that two dice bring to a seat without a power; None where it cannot draw them."""
    trial = state.copy()
    record = trial.record
    record.owner[:] = [seat, seat, 1 - seat, 1 - seat]
    record.seat, record.phase = seat, DRAWING
    for die, (symbol, crosses) in enumerate(faces):
        record.symbol[die], record.crosses[die] = SYMBOL_NAMES.index(symbol), crosses
    plain = [code for code in trial.legal_codes() if power_of(code) < 0 and second_shield_of(code) > 0]
    return max(gains_of(trial, plain), default=None)


def options(state: State) -> list[Option]:
    """List what the seat in turn can do, the best first; what only keeps something comes before all."""
    return _OPTIONS[state.phase](state)


def _takes(state: State) -> list[Option]:
    """D2, D8: single dice with what each partner would make of them, then pairs with what they bring."""
    middle = [die for die in range(DICE) if state.record.owner[die] == NOBODY]
    best = {
        (one, other): best_drawing(state, state.seat, [face_of(state, one), face_of(state, other)])
        for one in middle
        for other in middle
        if one < other
    }
    takes = [action for action in state.legal_actions() if isinstance(action, Take)]
    return [_take(state, take, best) for take in sorted(takes, key=lambda take: len(take.dice))]


def _take(state: State, take: Take, best: dict[Any, int | None]) -> Option:
    number = int("".join(str(die + 1) for die in take.dice))
    faces = " ".join(face_code(face_of(state, die)) for die in take.dice)
    if len(take.dice) == 1:
        partners = [(sum(pair) - take.dice[0] + 1, points) for pair, points in best.items() if take.dice[0] in pair]
        words = ", ".join(f"{_points(points)} with {die}" for die, points in partners)
        return Option("take", number, take, None, f"{faces} ({words})")
    power = f" {POWER_WORDS[take.power]}" if take.power else ""
    return Option("take", number, take, best[take.dice], f"{faces}{power}")


def _points(points: int | None) -> str:
    return "none" if points is None else signed(points)


def _turns(state: State) -> list[Option]:
    """D8: keep the power, or turn a die, with the best drawing after it."""
    kept, *turns = _with_best_drawing(state)
    turns.sort(key=lambda way: -1 if way[1] is None else -way[1])
    return [
        Option("turn", 0, *kept[:2], "keep the power"),
        *(Option("turn", number, *way) for number, way in enumerate(turns, 1)),
    ]


def _castles(state: State) -> list[Option]:
    """D9: keep the bonus, or add a cross to the die of that number, with the best drawing after it."""
    kept, *crosses = _with_best_drawing(state)
    return [
        Option("castle", 0, *kept[:2], "keep the bonus"),
        *(Option("castle", int(words.split()[0]), action, best, words) for action, best, words in crosses),
    ]


def _with_best_drawing(state: State) -> list[tuple[Action, int | None, str]]:
    """Return every action, keeping first, with the best drawing after it and the change in words to type."""
    ways = [(action, *_faces_after(state, action)) for action in state.legal_actions()]
    return [(action, best_drawing(state, state.seat, faces), words) for action, faces, words in ways]


def _faces_after(state: State, action: Action) -> tuple[list[Face], str]:
    """Return what the two dice of the seat in turn would show, and the change in words to type."""
    dice = [int(die) for die in hand(state.record, state.seat)]
    faces = {die: face_of(state, die) for die in dice}
    if isinstance(action, Turn) and action.die is not None and action.face is not None:
        faces[action.die] = action.face
        return [faces[die] for die in dice], f"{action.die + 1} {face_code(action.face)}"
    if isinstance(action, Castle) and action.die is not None:
        symbol, crosses = faces[action.die]
        faces[action.die] = symbol, crosses + 1
        return [faces[die] for die in dice], f"{action.die + 1} {face_code(faces[action.die])}"
    return [faces[die] for die in dice], ""


def _drawings(state: State) -> list[Option]:
    """D3..D5, D8: drawings without a power, those that bring and join most first; then those with one."""
    codes = state.legal_codes()
    land = state.land(state.seat)
    ways = [(decode(code), gain) for code, gain in zip(codes, gains_of(state, codes), strict=True)]
    drawings = [(action, gain) for action, gain in ways if isinstance(action, Draw) and action.shields]
    drawings.sort(key=lambda way: (way[0].power is not None, -way[1], -_joined(land, way[0])))
    nothing = [Option("draw", 0, Draw(), 0, "nothing")] if len(drawings) < len(ways) else []
    return nothing + [Option("draw", n, action, gain, _drawn(action)) for n, (action, gain) in enumerate(drawings, 1)]


def _joined(land: Land, drawing: Draw) -> int:
    """Count the neighbours of the same coat of arms."""
    shields = drawing.shields or ()
    after = {**land, **{square: (symbol, crosses) for square, symbol, crosses in shields}}
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return sum(
        after.get((row + down, column + across), ("", 0))[0] == symbol
        for (row, column), symbol, _ in shields
        for down, across in steps
    )


def _drawn(drawing: Draw) -> str:
    words = [
        f"{square_name(square)} {face_code((symbol, crosses))}" for square, symbol, crosses in drawing.shields or ()
    ]
    return " ".join([*words, *([POWER_WORDS[drawing.power]] if drawing.power else [])])


def _names(state: State) -> list[Option]:
    """D8: coats of arms by the points that naming them brings."""
    return _by_gain(state, "name", lambda name: f"{CODES[name.symbol]} {symbol_words(name.symbol)}")


def _crosses(state: State) -> list[Option]:
    """D8: own shields by the points that one more cross brings."""
    land = state.land(state.seat)
    return _by_gain(state, "cross", lambda cross: f"{square_name(cross.square)} {face_code(land[cross.square])}")


def _by_gain(state: State, verb: str, words: Callable[[Any], str]) -> list[Option]:
    codes = state.legal_codes()
    ways = sorted(zip(gains_of(state, codes), map(decode, codes), strict=True), key=lambda way: -way[0])
    return [Option(verb, n, action, gain, words(action)) for n, (gain, action) in enumerate(ways, 1)]


_OPTIONS: Final[dict[str, Callable[[State], list[Option]]]] = {
    "take": _takes,
    "turn": _turns,
    "castle": _castles,
    "draw": _drawings,
    "name": _names,
    "cross": _crosses,
}


def find(state: State, words: Sequence[str], options: Sequence[Option]) -> Option:
    """Return the option that words mean; raise Several where they fit more, with the reason where they fit none."""
    fitting = [option for option in options if _fits(option.action, words)]
    if isinstance(options[-1].action, Draw):
        return _find_drawing(state, words, fitting)
    if len(fitting) != 1:
        raise NotationError(f"expected {options[-1].verb} such as {options[-1].text}, but got {' '.join(words)!r}")
    return fitting[0]


def _fits(action: Action, words: Sequence[str]) -> bool:
    """Tell whether an action is what these words say."""
    match action:
        case Take(dice):
            return list(words) == [str(die + 1) for die in dice]
        case Turn(die, face) if die is not None and face is not None:
            return len(words) == 2 and words[0] == str(die + 1) and _is_face(words[1], face)
        case Castle(die) if die is not None:
            return words[0] == str(die + 1)
        case Name(symbol):
            return read_coat(words[0])[0] == symbol
        case Cross(square):
            return read_square(words[0]) == square
        case Draw():
            return _fits_drawing(action, words)
        case _:
            return False


def _is_face(word: str, face: Face) -> bool:
    return word == face_code(face) or word.rstrip("+").replace("joker", "?") == face_code(face)


def _fits_drawing(drawing: Draw, words: Sequence[str]) -> bool:
    """Tell whether a drawing has these squares, coats of arms and powers; squares and coats pair up in order."""
    if drawing.shields is None:
        return list(words) == ["nothing"]
    named = [_POWERS[word] for word in words if word in _POWERS]
    shown = {square: (symbol, crosses) for square, symbol, crosses in drawing.shields}
    squares = [read_square(word) for word in words if is_square(word)]
    coats = [read_coat(word) for word in words if word not in _POWERS and word != "nothing" and not is_square(word)]
    if any(power != drawing.power for power in named) or any(square not in shown for square in squares):
        return False
    return len(coats) <= len(squares) and all(
        shown[square][0] == symbol and crosses in (None, shown[square][1])
        for square, (symbol, crosses) in zip(squares, coats, strict=False)
    )


def _find_drawing(state: State, words: Sequence[str], fitting: Sequence[Option]) -> Option:
    squares = [read_square(word) for word in words if is_square(word)]
    names_power = any(word in _POWERS for word in words)
    if not fitting:
        raise IllegalAction(_why_not(state, squares, names_power))
    spends = [option for option in fitting if isinstance(option.action, Draw) and option.action.power]
    if len(spends) == len(fitting) and not names_power:
        words_of = sorted({option.text.split()[-1] for option in spends})
        raise IllegalAction(f"expected a drawing without a power, but this needs one: add {' or '.join(words_of)}")
    plain = fitting if names_power else [option for option in fitting if option not in spends]
    if len(plain) > 1 or (names_power and not squares):
        raise Several(plain)
    return plain[0]


def _why_not(state: State, squares: Sequence[Square], names_power: bool) -> str:
    """Say which rule a drawing breaks (D3, D8)."""
    faces = [face_words(face_of(state, int(die))) for die in hand(state.record, state.seat)]
    land, names = state.land(state.seat), " ".join(map(square_name, squares))
    if len(squares) != 2:
        return f"expected a number or two squares such as c3 c4, but got {names or 'none'}"
    if CASTLE_SQUARE in squares or land.keys() & set(squares) or len(set(squares)) < 2:
        return f"expected two free shields, but of {names} at least one is not"
    (row, column), (other_row, other_column) = squares
    if abs(row - other_row) + abs(column - other_column) != 1 and not names_power:
        return f"expected two shields side by side, but {names} are not"
    return f"expected {faces[0]} and {faces[1]} to fit: one touches its like or the castle, but on {names} they do not"
