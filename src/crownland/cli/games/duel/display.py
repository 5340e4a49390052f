"""Kingdomino Duel in the terminal: the table, what is asked, what happened. `options` lists what can be chosen."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....match.view.types import Bonus, Kingdom, Move
from ....rules.duel.dice import SHIELDS
from ....rules.duel.doubts import doubts as doubts
from ....rules.duel.setup import map_alone
from ....rules.reading import Square
from ....rules.state import State
from ...console import glyphs_of, is_tall
from ...terminal.choices import Choice, signed
from ...terminal.display import Doubts, Page
from ...terminal.look import Look, land_of
from ...terminal.render import CELL, seat_name
from ...terminal.scoring import bonus_line
from .choices import choices as choices
from .choices import find as find
from .pictures import SMALL, Ghost, book_page, book_picture, dice_picture, map_picture
from .words import (
    POWER_SENTENCES,
    POWER_WORDS,
    book_of,
    face_of,
    face_words,
    hand_of,
    holds,
    listed,
    read_coat,
    square_name,
    symbol_words,
)

TIES: Final = ("largest property",)
BONUSES: Final = {"named": "Named coat of arms"}
DOUBTS: Final[Doubts] = {
    "crosses": lambda args: (
        f"{args['most']} crosses can be added to those of the dice (D8, D9), but got {args['crosses']} more than those"
    ),
    "cover": lambda args: "there is no way to draw this with one domino apart (D8)",
}
SCORED_WITH: Final = {
    "named": "the coat of arms named for 3 points a property. On a map d is dot, l line, D double dot, L double line, "
    "f filled and c checked."
}
HELP: Final = [
    ("take 2", "take die 2 (or just 2); 13 or take 1 3 takes dice 1 and 3"),
    ("+4 with 3", "in that list: your best drawing with die 3 as the other die would bring 4 points"),
    ("draw 3", "draw your dice as number 3 of the list (or just 3)"),
    ("draw c3 c4", "draw on these two squares; where several drawings fit, you are asked which"),
    ("draw c3 dd c4 l", "the same with the coats of arms: d, l, dd, ll, f, c as in the book"),
    ("draw any, apart", "list what the power allows, while you hold it"),
    ("castle 2", "add the castle's cross to die 2, once in the game; Enter saves it"),
    ("turn 2 ll+", "turn die 2 to that face, while you hold the power; Enter saves it"),
    ("name f, cross c3", "use the powers that act at once"),
    ("book", "explain the powers of the spell book"),
]
PAGES: Final[Mapping[str, Page]] = {"book": book_page}
_WIDE: Final = 100


def heading(look: Look) -> str:
    """Say in one line how far the game is."""
    drawn = max(len(kingdom.squares) for kingdom in look.view.kingdoms)
    stage = f"round {look.view.round}" if look.view.round else "before the first round"
    return f"{look.variant.row.title}: {stage}, {SHIELDS - drawn} shields are free on the fuller map"


def request(look: Look) -> str:
    """Say what the seat in turn must do, and which powers it may use."""
    return _REQUESTS[look.view.phase](look)


def _ask_take(look: Look) -> str:
    if look.view.turn:
        return "Take two of the three dice: 13 takes dice 1 and 3. Your opponent gets the last one."
    sentence = (
        "Take one die. Your opponent takes two of the others, and you get the last. In brackets: the points of your "
        "best drawing with each other die."
    )
    if holds(look, look.seat, "pick_two_first"):
        return f"{sentence} Or use your power and take two: 13 takes dice 1 and 3."
    return sentence


def _ask_draw(look: Look) -> str:
    faces = [face_of(look, die) for die in hand_of(look)]
    shown = listed([face_words(face) for face in faces])
    if all(option.passes for option in look.view.options):
        return f"{shown[:1].upper()}{shown[1:]} fit nowhere on your map."
    sentences = [f"Draw {shown}."]
    if any(symbol == "wild" for symbol, _ in faces):
        sentences.append("Name two squares to choose the joker's coat of arms.")
    for power in ("ignore_connection", "separate_dice"):
        if holds(look, look.seat, power):
            sentences.append(f"Your power: draw {POWER_WORDS[power]} ({POWER_SENTENCES[power]}).")
    return " ".join(sentences)


_REQUESTS: Final[dict[str, Callable[[Look], str]]] = {
    "take": _ask_take,
    "turn": lambda look: "Turn one of your dice, once in the game? Points are the best drawing after it.",
    "castle": lambda look: "Add your castle's cross to a die, once in the game? That die then ticks no box.",
    "draw": _ask_draw,
    "name": lambda look: "Name a coat of arms: each of your properties of it scores 3 points more.",
    "cross": lambda look: "Add a cross to one of your shields.",
}


def tell(look: Look, moves: Sequence[Move]) -> str:
    """Say in one sentence what is done at this table."""
    move = moves[0]
    match move.kind:
        case "first":
            return f"{look.names[move.who or 0]} is A in the first round."
        case "roll":
            faces = [face_words((roll.symbol or "", roll.crosses)) for roll in moves]
            return f"The dice show {listed(faces)}."
        case kind:
            return f"{look.name()} {_TOLD[kind](look, move)}."


def _take(look: Look, move: Move) -> str:
    taken = listed([f"{die + 1} ({face_words(face_of(look, die))})" for die in move.dice])
    what = "takes die" if len(move.dice) == 1 else "takes dice"
    return f"{what} {taken}{' at once, by a power' if move.power else ''}"


def _turn(look: Look, move: Move) -> str:
    if not move.faces:
        return "saves the power to turn a die"
    return f"turns die {move.dice[0] + 1} to {face_words(move.faces[0])}"


def _castle(look: Look, move: Move) -> str:
    return f"adds the castle's cross to die {move.dice[0] + 1}" if move.dice else "saves the castle bonus"


def _draw(look: Look, move: Move) -> str:
    if not move.at:
        return "draws nothing"
    shields = zip(move.at, move.faces, strict=True)
    drawn = listed([f"{face_words(face)} on {square_name(square)}" for square, face in shields])
    power = f" by the power to draw {POWER_WORDS[move.power]}" if move.power else ""
    return f"draws {drawn} ({_points(look, move)}){power}"


def _name(look: Look, move: Move) -> str:
    return f"names {symbol_words(move.symbol or '')}: 3 points for each property of it ({_points(look, move)})"


def _cross(look: Look, move: Move) -> str:
    return f"adds a cross on {square_name(move.at[0])} ({_points(look, move)})"


def _points(look: Look, move: Move) -> str:
    return signed(look.option(move.text).points)


_TOLD: Final[dict[str, Callable[[Look, Move], str]]] = {
    "take": _take,
    "turn": _turn,
    "castle": _castle,
    "draw": _draw,
    "name": _name,
    "cross": _cross,
}


def news(before: Look, after: Look) -> list[str]:
    """D6, D10: say which rows of the spell book were filled, and why the game is over."""
    sentences = []
    for seat, name in enumerate(after.names):
        for old, new in zip(book_of(before, seat).rows, book_of(after, seat).rows, strict=True):
            if new.standing == "held" and old.standing in ("open", "struck"):
                sentences.append(f"{name} fills the row of {symbol_words(new.symbol)} and wins its power.")
    if after.state.is_over and not before.state.is_over:
        maps = enumerate(after.view.kingdoms)
        full = [after.names[seat] for seat, kingdom in maps if len(kingdom.squares) == SHIELDS]
        sentences.append(f"The map of {listed(full)} is full." if full else "Neither player could draw.")
    return sentences


def table(look: Look, console: Console, me: int, choices: Sequence[Choice]) -> RenderableType:
    """Draw the map of `me` with ghosts of its options, the spell book between the players, the other map, the dice."""
    wide = console.width >= _WIDE
    tall, most = is_tall(console), 16 if wide else 8
    land, other_land = (land_of(look.view.kingdoms[seat]) for seat in (me, 1 - me))
    mine = map_picture(land, console, ghosts_of(choices), CELL, tall)
    theirs = map_picture(other_land, console, None, CELL if wide else SMALL, tall)
    book = book_picture(look, console, me, wide)
    grid = Table.grid(padding=(0, 2 if wide else 1, 0, 0), pad_edge=False)
    for _ in range(3):
        grid.add_column(no_wrap=True, overflow="crop")
    grid.add_row(
        Group(_title(look, console, me), *mine), Group("", *book), Group(_title(look, console, 1 - me), *theirs)
    )
    return Group(grid, *dice_picture(look, console, most))


def _title(look: Look, console: Console, seat: int) -> Text:
    named = book_of(look, seat).named
    bonus = f" (+3 each {symbol_words(named)})" if named else ""
    most = 20 if console.width >= _WIDE else 12
    points = look.view.kingdoms[seat].score.total
    return Text.assemble(seat_name(seat, look.names[seat], glyphs_of(console), most), f" {points}p{bonus}")


def ghosts_of(choices: Sequence[Choice]) -> dict[Square, Ghost]:
    """Put the numbers of drawings on the shields they cover, the best first, each shield once."""
    ghosts: dict[Square, Ghost] = {}
    for choice in choices:
        option = choice.option
        if option.kind == "draw" and not ghosts.keys() & set(option.at):
            ghosts |= {square: Ghost(choice.number, face) for square, face in zip(option.at, option.faces, strict=True)}
    return ghosts


def bonus(kingdom: Kingdom, bonus: Bonus, most: int) -> Text:
    """Write the points of a bonus."""
    return bonus_line(bonus)


def scored(game: str, text: str, given: Mapping[str, Any]) -> State:
    """Set up a map to be scored."""
    named = given["named"]
    return map_alone(text, None if named is None else read_coat(named)[0])


def picture(look: Look, console: Console) -> list[Text]:
    """Draw a map that is scored."""
    return map_picture(land_of(look.view.kingdoms[0]), console, tall=is_tall(console))


def where(look: Look, square: Square) -> str:
    """Name a square as its picture does."""
    return square_name(square)
