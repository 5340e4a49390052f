"""`crownland score`."""

import json
import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from ...engine.errors import InvalidSetup, NotationError
from ...engine.registry import FAMILIES, GAMES
from ...match.record.record import write_score
from ..console import output, stderr_console, whole_number
from ..files import STANDARD_INPUT, read_text
from ..i18n import Language, set_language, t, translated_errors
from ..options import AsJson
from ..terminal.display import Display, load_display
from ..terminal.render import Position, make_position
from ..terminal.scores import score_table
from .warm import get_ready

DISPLAYS: Final = {family.id: load_display(family) for family in FAMILIES.values() if family.has("terminal")}
DEFAULT: Final = next(iter(DISPLAYS))
SCORED_FRAMES: Final = (5, 7)
MAX_DISCARDS: Final = 24  # as many as a kingdom of Mighty Duel is offered
MAX_COINS: Final = 9999
MAX_PIECES: Final = 22  # knights, or towers


def _meaning(option: str) -> str:
    """Return the meaning of an option, with its game unless it is the first one."""
    family, display = next((name, display) for name, display in DISPLAYS.items() if option in display.SCORED_WITH)
    meaning = display.SCORED_WITH[option]
    return meaning if family == DEFAULT else f"{GAMES[family].title}: {meaning}"


def command(
    kingdom: Annotated[
        str | None, typer.Argument(metavar="KINGDOM", help="Rows separated by /, such as ww1./f#g2; or use --file.")
    ] = None,
    file: Annotated[
        str | None, typer.Option(metavar="FILE", help="Read the kingdom from a file; - is standard input.")
    ] = None,
    game: Annotated[str, typer.Option(metavar="GAME", help=f"The game, out of {', '.join(GAMES)}.")] = DEFAULT,
    frame: Annotated[
        int,
        typer.Option(parser=whole_number("--frame", 5, 7), metavar="5|7", help=_meaning("frame")),
    ] = 5,
    harmony: Annotated[bool, typer.Option("--harmony", help=_meaning("harmony"))] = False,
    middle: Annotated[bool, typer.Option("--middle", help=_meaning("middle"))] = False,
    discards: Annotated[
        int,
        typer.Option(parser=whole_number("--discards", 0, MAX_DISCARDS), metavar="N", help=_meaning("discards")),
    ] = 0,
    coins: Annotated[
        int, typer.Option(parser=whole_number("--coins", 0, MAX_COINS), metavar="N", help=_meaning("coins"))
    ] = 0,
    knights: Annotated[
        int | None,
        typer.Option(parser=whole_number("--knights", 0, MAX_PIECES), metavar="N", help=_meaning("knights")),
    ] = None,
    towers: Annotated[
        int | None,
        typer.Option(parser=whole_number("--towers", 0, MAX_PIECES), metavar="N", help=_meaning("towers")),
    ] = None,
    queen: Annotated[bool, typer.Option("--queen", help=_meaning("queen"))] = False,
    building: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME@SQUARE", help=_meaning("building")),
    ] = None,
    named: Annotated[str | None, typer.Option(metavar="COAT", help=_meaning("named"))] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Score a kingdom that is written as text.

    A letter is a terrain (w wheat, f forest, l lake, g grassland, s swamp, m mine, t town), a digit after it its
    crowns, # the castle and . empty land; rows are separated by / or line breaks. Inconsistencies go to standard error.
    """
    set_language(lang)
    given = {
        "frame": frame,
        "harmony": harmony,
        "middle": middle,
        "discards": discards,
        "coins": coins,
        "knights": knights,
        "towers": towers,
        "queen": queen,
        "building": building,
        "named": named,
    }
    with translated_errors("fault-setup"):
        game = _game(game, [option for option, value in given.items() if value and (option, value) != ("frame", 5)])
        if frame not in SCORED_FRAMES:
            raise NotationError(f"expected --frame 5 or 7, but got {frame}")
    text = _text(kingdom, file)
    get_ready(game, "rules")
    state = _display(game).scored(game, text, given)
    position = make_position(state, [""] * state.variant.seats)
    if as_json:
        typer.echo(json.dumps(write_score(state.scores()[0])))
    else:
        _show(position, output())
    _print_inconsistencies(position, stderr_console())


def _game(name: str, given: Sequence[str]) -> str:
    """Return the name of the game. Raises InvalidSetup if it does not know a given option."""
    game = name.strip().removesuffix("()")
    if game not in GAMES:
        raise NotationError(f"expected --game out of {', '.join(GAMES)}, but got {name!r}")
    known = _display(game).SCORED_WITH
    for option in given:
        if option not in known:
            raise InvalidSetup(f"{game} is scored with --{', --'.join(known)}, but got --{option}")
    return game


def _display(game: str) -> Display:
    return DISPLAYS[GAMES[game].family]


def _text(kingdom: str | None, file: str | None) -> str:
    if kingdom is not None and file is not None:
        raise NotationError("expected a kingdom or --file, but got both")
    if kingdom is not None:
        return kingdom
    if file is None and sys.stdin.isatty():
        raise NotationError("expected a kingdom such as ww1./f#g2, --file or standard input, but got nothing")
    return read_text(file or STANDARD_INPUT)


def _show(position: Position, console: Console) -> None:
    display = load_display(position.variant.family)
    for row in display.picture(position, console):
        console.print(row)
    console.print(score_table(position, [Text()], display))


def _print_inconsistencies(position: Position, console: Console) -> None:
    """Print the inconsistencies of a kingdom, with the messages of the page."""
    display = load_display(position.variant.family)
    for one in display.inconsistencies(position.state):
        where = ", ".join(display.where(position, square) for square in one.squares)
        args = {name: _named(name, value) for name, value in one.args.items()}
        what = t(f"doubt-{one.code}", name=where or t("terminal-this-kingdom"), **args)
        console.print(f"{t('score-doubts')}. {what}", soft_wrap=True)


def _named(arg: str, value: str | int) -> str | int:
    return t(f"{arg}-{value}") if arg in ("terrain", "building") else value
