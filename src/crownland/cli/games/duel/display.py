"""Kingdomino Duel in the terminal: the table, what is asked, what happened. `duel_options` lists what can be chosen."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ....rules.actions import Action, encode
from ....rules.duel.actions import Castle, Cross, Draw, First, Name, Roll, Take, Turn
from ....rules.duel.dice import POWERS, SHIELDS, SPELL_BOOK, SYMBOLS, WILD
from ....rules.duel.game import hand
from ....rules.duel.spell_book import has_won, holds
from ....rules.reading import Square
from ....rules.state import State
from ...console import glyphs_of, is_tall
from ...terminal.options import Option, signed
from ...terminal.render import CELL, seat_name
from .options import find as find
from .options import gains_of
from .options import options as options
from .pictures import SMALL, Ghost, book_page, book_picture, dice_picture, map_picture
from .words import POWER_SENTENCES, POWER_WORDS, face_of, face_words, listed, square_name, symbol_words

TIES: Final = ("largest property",)
HELP: Final = [
    ("take 2", "take die 2 (or just 2); 13 or take 1 3 takes the dice 1 and 3"),
    ("draw 3", "draw your dice as number 3 of the list (or just 3)"),
    ("draw c3 c4", "draw on these two squares; where several ways fit, you are asked which"),
    ("draw c3 dd c4 l", "the same with the coats of arms: d, l, dd, ll, f, c as in the book"),
    ("draw any, apart", "list what the power brings, while you hold it"),
    ("castle 2", "add the castle's cross to die 2, once in the game; Enter keeps it"),
    ("turn 2 ll+", "turn die 2 to that face, while you hold the power; Enter keeps it"),
    ("name f, cross c3", "use the powers that act at once"),
    ("book", "explain the powers of the spell book"),
]
PAGES: Final[Mapping[str, Callable[[State, Sequence[str], Console, Sequence[str]], RenderableType]]] = {
    "book": book_page
}
_WIDE: Final = 100


def heading(state: State) -> str:
    """Say in one line how far the game is."""
    drawn = max(len(state.land(seat)) for seat in range(2))
    stage = f"round {state.round}" if state.round else "before the first round"
    return f"Kingdomino Duel: {stage}, {SHIELDS - drawn} shields are free on the fuller map"


def request(state: State) -> str:
    """Say what the seat in turn must do, and which powers it may use."""
    return _REQUESTS[state.phase](state)


def _ask_take(state: State) -> str:
    if state.seat != state.record.player_a:
        return "Take two of the three dice: 13 takes the dice 1 and 3. The last is your rival's."
    sentence = "Take one die. Your rival takes two of the others, and you get the last."
    if _holds(state, "pick_two_first"):
        return f"{sentence} Or use your power and take two: 13 takes the dice 1 and 3."
    return sentence


def _ask_draw(state: State) -> str:
    faces = [face_of(state, int(die)) for die in hand(state.record, state.seat)]
    shown = listed([face_words(face) for face in faces])
    sentences = [f"Draw {shown}."]
    if any(symbol == "wild" for symbol, _ in faces):
        sentences.append("Name two squares to choose the joker's coat of arms.")
    for power in ("ignore_connection", "separate_dice"):
        if _holds(state, power):
            sentences.append(f"Your power: draw {POWER_WORDS[power]} ({POWER_SENTENCES[power]}).")
    if not any(isinstance(action, Draw) and action.shields for action in state.legal_actions()):
        return f"{shown[:1].upper()}{shown[1:]} fit nowhere on your map."
    return " ".join(sentences)


_REQUESTS: Final[dict[str, Callable[[State], str]]] = {
    "take": _ask_take,
    "turn": lambda state: "Turn one of your dice, once in the game? Points are the best drawing after it.",
    "castle": lambda state: "Add your castle's cross to a die, once in the game? It ticks no box then.",
    "draw": _ask_draw,
    "name": lambda state: "Name a coat of arms: each of your properties of it brings 3 points more.",
    "cross": lambda state: "Add a cross to one of your shields.",
}


def _holds(state: State, power: str) -> bool:
    return bool(holds(state.record.kingdoms[state.seat], POWERS.index(power)))


def tell(state: State, actions: Sequence[Action], names: Sequence[str]) -> str:
    """Say in one sentence what is done in this state."""
    action = actions[0]
    name = names[state.seat] if state.seat >= 0 else ""
    match action:
        case First(seat):
            return f"{names[seat]} is A in the first round."
        case Roll():
            faces = [face_words((roll.symbol, roll.crosses)) for roll in actions if isinstance(roll, Roll)]
            return f"The dice show {listed(faces)}."
        case Take(dice, power):
            taken = listed([f"{die + 1} ({face_words(face_of(state, die))})" for die in dice])
            what = "takes die" if len(dice) == 1 else "takes the dice"
            return f"{name} {what} {taken}{' at once, by a power' if power else ''}."
        case Turn(die, face) if die is not None and face is not None:
            return f"{name} turns die {die + 1} to {face_words(face)}."
        case Turn():
            return f"{name} keeps the power to turn a die."
        case Castle(die):
            return (
                f"{name} keeps the castle bonus."
                if die is None
                else f"{name} adds the castle's cross to die {die + 1}."
            )
        case Draw() | Name() | Cross():
            return f"{name} {_told_with_points(state, action)}."
        case _:
            raise AssertionError(f"{action} is no action of the Duel")


def _told_with_points(state: State, action: Draw | Name | Cross) -> str:
    gain = signed(gains_of(state, [encode(action)])[0])
    match action:
        case Draw(None):
            return "draws nothing"
        case Draw(shields, power):
            drawn = [f"{face_words((symbol, crosses))} on {square_name(at)}" for at, symbol, crosses in shields or ()]
            return f"draws {listed(drawn)} ({gain})" + (f" by the power to draw {POWER_WORDS[power]}" if power else "")
        case Name(symbol):
            return f"names {symbol_words(symbol)}: 3 points for each property of it ({gain})"
        case Cross(square):
            return f"adds a cross on {square_name(square)} ({gain})"


def news(before: State, after: State, names: Sequence[str]) -> list[str]:
    """D6, D10: say which rows of the spell book were filled, and why the game is over."""
    sentences = []
    for seat in range(2):
        for row, spell in enumerate(SPELL_BOOK):
            if has_won(after.record.kingdoms[seat], row) and not has_won(before.record.kingdoms[seat], row):
                sentences.append(f"{names[seat]} fills the row of {symbol_words(spell.symbol)} and wins its power.")
    if after.is_over and not before.is_over:
        full = [names[seat] for seat in range(2) if len(after.land(seat)) == SHIELDS]
        sentences.append(f"The map of {listed(full)} is full." if full else "Neither player could draw.")
    return sentences


def table(state: State, names: Sequence[str], console: Console, me: int, options: Sequence[Option]) -> RenderableType:
    """Draw the map of `me` with ghosts of its options, the spell book between the players, the other map, the dice."""
    wide = console.width >= _WIDE
    tall, most = is_tall(console), 16 if wide else 8
    mine = map_picture(state.land(me), console, ghosts_of(options), CELL, tall)
    theirs = map_picture(state.land(1 - me), console, None, CELL if wide else SMALL, tall)
    book = book_picture(state, names, console, me, wide)
    grid = Table.grid(padding=(0, 2 if wide else 1, 0, 0), pad_edge=False)
    for _ in range(3):
        grid.add_column(no_wrap=True, overflow="crop")
    grid.add_row(
        Group(_title(state, names, console, me), *mine),
        Group("", *book),
        Group(_title(state, names, console, 1 - me), *theirs),
    )
    return Group(grid, *dice_picture(state, names, console, most))


def _title(state: State, names: Sequence[str], console: Console, seat: int) -> Text:
    named = int(state.record.kingdoms[seat].named)
    bonus = "" if named == WILD else f" (+3 each {symbol_words(SYMBOLS[named])})"
    most = 20 if console.width >= _WIDE else 12
    return Text.assemble(seat_name(seat, names[seat], glyphs_of(console), most), f" {state.total(seat)}{bonus}")


def ghosts_of(options: Sequence[Option]) -> dict[Square, Ghost]:
    """Put the numbers of drawings on the shields they cover, the best first, each shield once."""
    ghosts: dict[Square, Ghost] = {}
    for option in options:
        shields = option.action.shields or () if isinstance(option.action, Draw) else ()
        if not ghosts.keys() & {square for square, _, _ in shields}:
            ghosts |= {square: Ghost(option.number, (symbol, crosses)) for square, symbol, crosses in shields}
    return ghosts
