"""Kingdomino Duel in the terminal: the table, requests and news. `terminal_choices` has the choices."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...cli.console import choose_glyphs, is_tall
from ...cli.i18n import full_stop, game_name, t
from ...cli.terminal.display import Choice, Page, signed, with_details
from ...cli.terminal.render import CELL, Position, seat_name, visible_land
from ...engine.state import State
from ...engine.validate import Square
from ...match.view.types import Move
from .pieces import SHIELDS
from .setup import inconsistencies as inconsistencies
from .setup import map_alone
from .terminal_choices import choices as choices
from .terminal_choices import find as find
from .terminal_pictures import (
    CODES,
    POWER_WORDS,
    SMALL,
    Ghost,
    book_page,
    book_picture,
    dice_picture,
    face_code,
    face_words,
    holds,
    map_picture,
    read_coat,
    shown_book,
    shown_face,
    shown_hand,
    square_name,
    symbol_words,
)

TIES: Final = ("terminal-largest",)
SCORED_WITH: Final = {
    "named": "the coat of arms named for 3 points a property. On a map d is dot, l line, D double dot, L double line, "
    "f filled and c checked."
}
HELP: Final = [
    ("take 2", "take"),
    ("draw 3", "draw"),
    ("draw c3 c4", "draw-squares"),
    ("draw c3 dd c4 l", "draw-arms"),
    ("draw any, apart", "draw-power"),
    ("castle 2", "castle"),
    ("turn 2 ll+", "turn"),
    ("name f, cross c3", "name"),
    ("book", "book"),
]
PAGES: Final[Mapping[str, Page]] = {"book": book_page}
_WIDE: Final = 100


def heading(position: Position) -> str:
    """Return one line about the round."""
    drawn = max(len(kingdom.squares) for kingdom in position.view.kingdoms)
    stage = t("round-short", round=position.view.round) if position.view.round else t("round-opening")
    return " · ".join([game_name(position.variant.game), stage, t("terminal-shields", shields=SHIELDS - drawn)])


def legend() -> str:
    """Return the meaning of the codes of coats of arms."""
    return " · ".join(t("score-letter", letter=code, terrain=symbol_words(symbol)) for symbol, code in CODES.items())


def request(position: Position, is_shared: bool = False) -> str:
    """Return the request to the seat in turn, with the powers it may use."""
    phase = position.view.phase
    dice = 2 if position.view.turn else 1
    asked = t(f"do-{phase}", name=position.name(), shared="yes" if is_shared else "no", dice=dice)
    more = _MORE[phase](position) if phase in _MORE else []
    result = with_details(asked, *_hand(position)) if phase == "draw" else full_stop(asked)
    return " ".join([result, *more])


def _hand(position: Position) -> list[str]:
    return [face_words(shown_face(position, die)) for die in shown_hand(position)]


def _of_taking(position: Position) -> list[str]:
    if position.view.turn:
        return [t("terminal-take-two")]
    power = [t("terminal-take-power")] if holds(position, position.seat, "pick_two_first") else []
    return [t("terminal-take-one"), *power]


def _of_drawing(position: Position) -> list[str]:
    if all(option.passes for option in position.view.options):
        return [t("terminal-draw-nowhere")]
    has_joker = any(shown_face(position, die)[0] == "wild" for die in shown_hand(position))
    powers = [power for power in ("ignore_connection", "separate_dice") if holds(position, position.seat, power)]
    result = [f"{t(f'power-{power}')} (draw {POWER_WORDS[power]}): {t(f'power-{power}-text')}" for power in powers]
    return [*([t("terminal-draw-joker")] if has_joker else []), *result]


_MORE: Final[dict[str, Callable[[Position], list[str]]]] = {
    "take": _of_taking,
    "turn": lambda position: [t("terminal-turn-points")],
    "castle": lambda position: [t("terminal-castle-tick")],
    "draw": _of_drawing,
}


def describe(position: Position, moves: Sequence[Move]) -> str:
    """Return a sentence about actions of this game."""
    move = moves[0]
    match move.kind:
        case "first":
            return t("replay-chance-first", name=position.names[move.who or 0])
        case "roll":
            faces = [face_words((roll.symbol or "", roll.crosses)) for roll in moves]
            return with_details(t("replay-chance-roll"), *faces)
        case kind if position.option(move.text).passes:
            return t(f"event-{kind}-none", name=position.name())
        case kind:
            power = t(f"power-{move.power}") if move.power else ""
            result = t(f"event-{kind}", name=position.name(), dice=len(move.dice))
            return with_details(result, *_DETAILS[kind](position, move), power)


def _points(position: Position, move: Move) -> str:
    return signed(position.option(move.text).points)


_DETAILS: Final[dict[str, Callable[[Position, Move], list[str]]]] = {
    "take": lambda position, move: [f"{die + 1}: {face_words(shown_face(position, die))}" for die in move.dice],
    "turn": lambda position, move: [f"{move.dice[0] + 1}: {face_words(move.faces[0])}"],
    "castle": lambda position, move: [f"{move.dice[0] + 1}: {face_words(shown_face(position, move.dice[0]))}"],
    "draw": lambda position, move: [
        *(f"{square_name(square)} {face_code(face)}" for square, face in zip(move.at, move.faces, strict=True)),
        _points(position, move),
    ],
    "name": lambda position, move: [symbol_words(move.symbol or ""), _points(position, move)],
    "cross": lambda position, move: [square_name(move.at[0]), _points(position, move)],
}


def news(before: Position, after: Position) -> list[str]:
    """D6, D10: return sentences about filled rows of the spell book, and the end of the game."""
    sentences = []
    for seat, name in enumerate(after.names):
        for old, new in zip(shown_book(before, seat).rows, shown_book(after, seat).rows, strict=True):
            if new.standing == "held" and old.standing in ("open", "struck"):
                sentences.append(t("terminal-wins-power", name=name, arms=symbol_words(new.symbol)))
    if after.state.is_over and not before.state.is_over:
        maps = enumerate(after.view.kingdoms)
        full = [after.names[seat] for seat, kingdom in maps if len(kingdom.squares) == SHIELDS]
        sentences.append(t("terminal-map-full", names=full) if full else t("terminal-no-drawing"))
    return sentences


def table(position: Position, console: Console, me: int, choices: Sequence[Choice]) -> RenderableType:
    """Draw the map of `me` with ghosts of its options, the spell book between the players, the other map, the dice."""
    wide = console.width >= _WIDE
    tall, most = is_tall(console), 16 if wide else 8
    land, other_land = (visible_land(position.view.kingdoms[seat]) for seat in (me, 1 - me))
    mine = map_picture(land, console, make_ghosts(choices), CELL, tall)
    theirs = map_picture(other_land, console, None, CELL if wide else SMALL, tall)
    book = book_picture(position, console, me, wide)
    grid = Table.grid(padding=(0, 2 if wide else 1, 0, 0), pad_edge=False)
    for _ in range(3):
        grid.add_column(no_wrap=True, overflow="crop")
    grid.add_row(
        Group(_title(position, console, me), *mine), Group("", *book), Group(_title(position, console, 1 - me), *theirs)
    )
    return Group(grid, *dice_picture(position, console, most))


def _title(position: Position, console: Console, seat: int) -> Text:
    named = shown_book(position, seat).named
    bonus = f" (+3 {symbol_words(named)})" if named else ""
    most = 20 if console.width >= _WIDE else 12
    points = t("terminal-points", points=position.view.kingdoms[seat].score.total)
    return Text.assemble(seat_name(seat, position.names[seat], choose_glyphs(console), most), f" {points}{bonus}")


def make_ghosts(choices: Sequence[Choice]) -> dict[Square, Ghost]:
    """Put the numbers of drawings on the shields they cover, the best first, each shield once."""
    ghosts: dict[Square, Ghost] = {}
    for choice in choices:
        option = choice.option
        if option.kind == "draw" and not ghosts.keys() & set(option.at):
            ghosts |= {square: Ghost(choice.number, face) for square, face in zip(option.at, option.faces, strict=True)}
    return ghosts


def scored(game: str, text: str, given: Mapping[str, Any]) -> State:
    """Set up a map to be scored."""
    named = given["named"]
    return map_alone(text, None if named is None else read_coat(named)[0])


def picture(position: Position, console: Console) -> list[Text]:
    """Draw a map that is scored."""
    return map_picture(visible_land(position.view.kingdoms[0]), console, tall=is_tall(console))


def where(position: Position, square: Square) -> str:
    """Name a square as its picture does."""
    return square_name(square)
