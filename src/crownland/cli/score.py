"""`crownland score`."""

import json
import sys
from typing import Annotated, Final

import typer
from rich.text import Text

from ..match.record import write_score
from ..rules.errors import NotationError
from ..rules.notation import make_kingdom, read_kingdom
from ..rules.scores import Score
from ..rules.state import State
from ..rules.tables import DOMINOES, TERRAINS
from ..rules.variants import Variant
from .compiling import get_ready
from .console import glyphs_of, is_tall, output
from .files import STANDARD_INPUT, read_text
from .numbers import whole_number
from .render import kingdom_picture
from .scoring import score_table

FRAMES: Final = (5, 7)
MOST_DISCARDS: Final = 24  # as many as a kingdom of Mighty Duel is offered


def command(
    kingdom: Annotated[
        str | None, typer.Argument(metavar="KINGDOM", help="Rows parted by /, such as ww1./f#g2; or use --file.")
    ] = None,
    file: Annotated[
        str | None, typer.Option(metavar="FILE", help="Read the kingdom from a file; - is standard input.")
    ] = None,
    frame: Annotated[
        int,
        typer.Option(parser=whole_number("--frame", 5, 7), metavar="5|7", help="The frame that the kingdom must fit."),
    ] = 5,
    harmony: Annotated[bool, typer.Option("--harmony", help="Count the bonus for no discard.")] = False,
    middle: Annotated[bool, typer.Option("--middle", help="Count the bonus for a central castle.")] = False,
    discards: Annotated[
        int,
        typer.Option(
            parser=whole_number("--discards", 0, MOST_DISCARDS), metavar="N", help="Dominoes discarded on the way."
        ),
    ] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="Give the score as a record does.")] = False,
) -> None:
    """Score a kingdom that is written as text.

    A letter is a terrain (w wheat, f forest, l lake, g grassland, s swamp, m mine), a digit after it its crowns,
    # the castle and . empty land; rows are parted by / or by new lines.
    """
    if frame not in FRAMES:
        raise NotationError(f"expected --frame 5 or 7, but got {frame}")
    text = _text(kingdom, file)
    get_ready("kingdomino", "rules")
    variant = Variant("kingdomino", 2, harmony=harmony, middle_kingdom=middle, mighty_duel=frame == max(FRAMES))
    state = set_up(variant, text, discards)
    score = state.scores()[0]
    if as_json:
        typer.echo(json.dumps(write_score(score)))
    else:
        _show(state, score, frame)


def _text(kingdom: str | None, file: str | None) -> str:
    if kingdom is not None and file is not None:
        raise NotationError("expected a kingdom or --file, but got both")
    if kingdom is not None:
        return kingdom
    if file is None and sys.stdin.isatty():
        raise NotationError("expected a kingdom such as ww1./f#g2, --file or standard input, but got nothing")
    return read_text(file or STANDARD_INPUT)


def set_up(variant: Variant, text: str, discards: int) -> State:
    """Return a table at which the first kingdom is the one that the text describes."""
    terrains = {terrain for domino in DOMINOES[variant.game].values() for terrain in domino.terrains}
    state = State(variant)
    land = read_kingdom(text, int(state.record.frame), tuple(name for name in TERRAINS if name in terrains))
    state.record.kingdoms[0] = make_kingdom(land)
    state.record.kingdoms[0].discards = discards
    return state


def _show(state: State, score: Score, frame: int) -> None:
    console = output()
    for row in kingdom_picture(state.land(0), frame, glyphs_of(console), tall=is_tall(console), margin=0):
        console.print(row)
    console.print(score_table([score], [Text("points")]))
