"""The choices of a player of Kingdomino Duel with their points, and the reading of typed words.

Dice are numbered from 1, and two of them are one number of two digits: 13 takes the dice 1 and 3.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

from ...cli.i18n import either, t
from ...cli.terminal.display import Ambiguous, Choice, check_verb, signed
from ...cli.terminal.render import Land, Position, visible_land
from ...engine.errors import IllegalAction, NotationError
from ...engine.validate import Square
from ...match.view.types import Option
from ...match.view.viewer import why_not
from .actions import Draw
from .pieces import SYMBOLS, Face
from .table import best_drawing
from .terminal_pictures import (
    CODES,
    POWER_WORDS,
    face_code,
    holds,
    is_square,
    read_coat,
    read_square,
    shown_dice,
    shown_face,
    shown_hand,
    square_name,
    symbol_words,
)

_POWERS: Final = {POWER_WORDS[power]: power for power in ("ignore_connection", "separate_dice")}


def choices(position: Position) -> list[Choice]:
    """Return the choices of the seat in turn, the best first; keeping a power or bonus comes before all."""
    return _CHOICES[position.view.phase](position)


def _takes(position: Position) -> list[Choice]:
    """D2, D8: return single dice with the points of each partner, then pairs with their points."""
    middle = [number for number, die in enumerate(shown_dice(position)) if die.seat is None]
    best = {
        (one, other): best_drawing(
            position.state, position.seat, [shown_face(position, one), shown_face(position, other)]
        )
        for one in middle
        for other in middle
        if one < other
    }
    return [_take(position, take, best) for take in sorted(position.view.options, key=lambda take: len(take.dice))]


def _take(position: Position, take: Option, best: dict[Any, int | None]) -> Choice:
    number = int("".join(str(die + 1) for die in take.dice))
    faces = " ".join(face_code(shown_face(position, die)) for die in take.dice)
    if len(take.dice) == 1:
        partners = [(sum(pair) - take.dice[0] + 1, points) for pair, points in best.items() if take.dice[0] in pair]
        words = ", ".join(t("terminal-with-die", gain=_points(points), die=die) for die, points in partners)
        return Choice("take", number, take, None, f"{faces} ({words})")
    power = f" {POWER_WORDS[take.power]}" if take.power else ""
    return Choice("take", number, take, best[tuple(take.dice)], f"{faces}{power}")


def _points(points: int | None) -> str:
    return "–" if points is None else signed(points)


def _turns(position: Position) -> list[Choice]:
    """D8: keep the power, or turn a die, with the best drawing after it."""
    kept, *turns = _with_best_drawing(position)
    turns.sort(key=lambda way: -1 if way[1] is None else -way[1])
    return [
        Choice("turn", 0, *kept[:2], t("pass-turn")),
        *(Choice("turn", number, *way) for number, way in enumerate(turns, 1)),
    ]


def _castles(position: Position) -> list[Choice]:
    """D9: keep the bonus, or add a cross to the die of that number, with the best drawing after it."""
    kept, *crosses = _with_best_drawing(position)
    return [
        Choice("castle", 0, *kept[:2], t("pass-castle")),
        *(Choice("castle", option.dice[0] + 1, option, best, words) for option, best, words in crosses),
    ]


def _with_best_drawing(position: Position) -> list[tuple[Option, int | None, str]]:
    """Return every move, keeping first, with the best drawing after it and the change in words to type."""
    ways = [(option, *_faces_after(position, option)) for option in position.view.options]
    return [(option, best_drawing(position.state, position.seat, faces), words) for option, faces, words in ways]


def _faces_after(position: Position, option: Option) -> tuple[list[Face], str]:
    """Return what the two dice of the seat in turn would show, and the change in words to type."""
    faces = {die: shown_face(position, die) for die in shown_hand(position)}
    if option.passes:
        return list(faces.values()), ""
    die = option.dice[0]
    symbol, crosses = faces[die]
    faces[die] = option.faces[0] if option.faces else (symbol, crosses + 1)
    return list(faces.values()), f"{die + 1} {face_code(faces[die])}"


def _drawings(position: Position) -> list[Choice]:
    """D3..D5, D8: drawings without a power, those that bring and join most first; then those with one."""
    land = visible_land(position.kingdom)
    drawings = [option for option in position.view.options if not option.passes]
    drawings.sort(key=lambda option: (option.power is not None, -option.points, -_joined(land, option)))
    nothing = [Choice("draw", 0, option, 0, t("pass-draw")) for option in position.view.options if option.passes]
    return nothing + [Choice("draw", n, option, option.points, _drawn(option)) for n, option in enumerate(drawings, 1)]


def _joined(land: Land, drawing: Option) -> int:
    """Count the neighbours of the same coat of arms."""
    drawn = dict(zip(drawing.at, drawing.faces, strict=True))
    after = {**land, **drawn}
    steps = ((0, 1), (1, 0), (0, -1), (-1, 0))
    return sum(
        after.get((row + down, column + across), ("", 0))[0] == symbol
        for (row, column), (symbol, _) in drawn.items()
        for down, across in steps
    )


def _drawn(drawing: Option) -> str:
    shields = zip(drawing.at, drawing.faces, strict=True)
    words = [f"{square_name(square)} {face_code(face)}" for square, face in shields]
    return " ".join([*words, *([POWER_WORDS[drawing.power]] if drawing.power else [])])


def _names(position: Position) -> list[Choice]:
    """D8: coats of arms by the points that naming them brings."""
    return _by_gain(
        position, "name", lambda option: f"{CODES[option.symbol or '']} {symbol_words(option.symbol or '')}"
    )


def _crosses(position: Position) -> list[Choice]:
    """D8: own shields by the points that one more cross brings."""
    land = visible_land(position.kingdom)
    return _by_gain(position, "cross", lambda option: f"{square_name(option.at[0])} {face_code(land[option.at[0]])}")


def _by_gain(position: Position, verb: str, words: Callable[[Option], str]) -> list[Choice]:
    ways = sorted(position.view.options, key=lambda option: -option.points)
    return [Choice(verb, number, option, option.points, words(option)) for number, option in enumerate(ways, 1)]


_CHOICES: Final[dict[str, Callable[[Position], list[Choice]]]] = {
    "take": _takes,
    "turn": _turns,
    "castle": _castles,
    "draw": _drawings,
    "name": _names,
    "cross": _crosses,
}


def find(position: Position, words: Sequence[str], choices: Sequence[Choice]) -> Choice:
    """Return the option that words mean; raise Several if they fit more than one, or the reason if they fit none."""
    check_verb(_CHOICES, words, choices)
    fitting = [choice for choice in choices if words and _fits(choice.option, words)]
    if choices[-1].option.kind == "draw":
        return _find_drawing(position, words, fitting)
    if choices[-1].option.kind == "take":
        _check_free(position, words)
    if len(fitting) != 1:
        verb, example = choices[-1].verb, _example(choices[-1])
        raise NotationError(t("terminal-expected-example", verb=verb, example=example, got=" ".join(words) or "…"))
    return fitting[0]


def _check_free(position: Position, words: Sequence[str]) -> None:
    """Raise an error for a die that is taken (D2)."""
    for number, die in enumerate(shown_dice(position), 1):
        if str(number) in words and die.seat is not None:
            raise IllegalAction(t("terminal-die-taken", die=number))


def _example(choice: Choice) -> str:
    dice = " ".join(str(die + 1) for die in choice.option.dice)
    return f"{choice.verb} {dice if choice.verb == 'take' else choice.text}"


def _fits(option: Option, words: Sequence[str]) -> bool:
    """Return whether a move fits these words."""
    match option.kind:
        case "take":
            return list(words) == [str(die + 1) for die in option.dice]
        case "turn" if not option.passes:
            return len(words) == 2 and words[0] == str(option.dice[0] + 1) and _is_face(words[1], option.faces[0])
        case "castle" if not option.passes:
            return words[0] == str(option.dice[0] + 1)
        case "name":
            return read_coat(words[0])[0] == option.symbol
        case "cross":
            return [read_square(words[0])] == option.at
        case "draw":
            return _fits_drawing(option, words)
        case _:
            return False


def _is_face(word: str, face: Face) -> bool:
    return word == face_code(face) or word.rstrip("+").replace("joker", "?") == face_code(face)


def _fits_drawing(drawing: Option, words: Sequence[str]) -> bool:
    """Return whether a drawing has these squares, coats of arms and powers; squares and coats pair up in order."""
    if drawing.passes:
        return list(words) == ["nothing"]
    named = [_POWERS[word] for word in words if word in _POWERS]
    shown = dict(zip(drawing.at, drawing.faces, strict=True))
    squares = [read_square(word) for word in words if is_square(word)]
    coats = [read_coat(word) for word in words if word not in _POWERS and word != "nothing" and not is_square(word)]
    if any(power != drawing.power for power in named) or any(square not in shown for square in squares):
        return False
    return len(coats) <= len(squares) and all(
        shown[square][0] == symbol and crosses in (None, shown[square][1])
        for square, (symbol, crosses) in zip(squares, coats, strict=False)
    )


def _find_drawing(position: Position, words: Sequence[str], fitting: Sequence[Choice]) -> Choice:
    squares = [read_square(word) for word in words if is_square(word)]
    names_power = any(word in _POWERS for word in words)
    for word in words:
        if word in _POWERS and not holds(position, position.seat, _POWERS[word]):
            raise IllegalAction(t("terminal-power-not-held", word=word))
    if not fitting:
        raise IllegalAction(_why_not(position, squares, names_power))
    spends = [choice for choice in fitting if choice.option.power]
    if len(spends) == len(fitting) and not names_power:
        words_of = sorted({POWER_WORDS[choice.option.power or ""] for choice in spends})
        raise IllegalAction(t("terminal-power-needed", words=either(words_of)))
    plain = fitting if names_power else [choice for choice in fitting if choice not in spends]
    if len(plain) > 1 or (names_power and not squares):
        raise Ambiguous(plain)
    return plain[0]


def _why_not(position: Position, squares: Sequence[Square], names_power: bool) -> str:
    """Return which rule a drawing breaks (D3, D8)."""
    names = " ".join(map(square_name, squares))
    if len(squares) != 2:
        return t("terminal-expected-squares", example="c3 c4", got=names or "…")
    faces = [shown_face(position, die) for die in shown_hand(position)]
    if len(set(squares)) < 2 or _reason(position, squares, faces) == "covered":
        return t("why-covered")
    (row, column), (other_row, other_column) = squares
    if abs(row - other_row) + abs(column - other_column) != 1 and not names_power:
        return t("terminal-expected-neighbours", squares=names)
    return t("why-apart", unit="crosses")


def _reason(position: Position, squares: Sequence[Square], faces: Sequence[Face]) -> str:
    """Return why the two dice cannot be drawn on these squares; nothing if only the coats of arms are wrong."""
    first, second = (
        (square, SYMBOLS[0] if symbol == "wild" else symbol, crosses)
        for square, (symbol, crosses) in zip(sorted(squares), faces, strict=True)
    )
    reason = why_not(position.state, str(Draw((first, second))))
    return reason.id if reason else ""
