"""`draw`: a picture of a position, as SVG or PNG, which notebooks display.

PNG files are rendered in a separate process with a timeout.
"""

import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ..engine.errors import InvalidSetup
from ..engine.state import State
from ..engine.validate import int_in_range, short_repr
from ..engine.validate import path as as_path
from ..i18n.messages import ENGLISH, languages
from ..match.match import Match
from ..match.view.types import View
from ..match.view.viewer import Viewer, view_state
from .assets import THEMES, Theme
from .scene import WIDTH, People, draw_kingdom, draw_table

_TIMEOUT: Final = 30.0  # seconds
_RENDERER: Final = """
import sys, resvg_py
svg, width = sys.stdin.buffer.read().decode(), int(sys.argv[1])
sys.stdout.buffer.write(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts="<text " not in svg))
"""


def paint(svg: str, width: int) -> bytes:
    """Render SVG as PNG of this width in pixels. System fonts are loaded only for letters that Vollkorn lacks."""
    call = [sys.executable, "-I", "-c", _RENDERER, str(width)]
    done = subprocess.run(call, input=svg.encode(), capture_output=True, check=False, timeout=_TIMEOUT)  # noqa: S603
    if done.returncode:
        raise RuntimeError(f"expected a picture, but got {done.stderr.decode()[-300:]!r}")
    return done.stdout


MIN_WIDTH: Final = 100
MAX_WIDTH: Final = 2400
_SEATS: Final = 8


@dataclass(frozen=True, slots=True)
class Picture:
    """A self-contained SVG picture; notebooks display it."""

    svg: str = field(repr=False)
    width: int

    def _repr_svg_(self) -> str:
        return self.svg

    def png(self) -> bytes:
        """Return it as PNG."""
        return paint(self.svg, self.width)

    def save(self, path: str | Path) -> None:
        """Save it as .svg or .png, by the name of the file."""
        file = as_path("the name of a file", path)
        if file.suffix == ".svg":
            file.write_text(self.svg, encoding="utf-8")
        elif file.suffix == ".png":
            file.write_bytes(self.png())
        else:
            raise InvalidSetup(f"expected a file that ends in .svg or .png, but got {file.name!r}")


def draw(
    what: State | Match | View,
    players: Sequence[str] = (),
    *,
    kingdom: int | None = None,
    theme: Theme = "light",
    width: int = WIDTH,
    colours: Sequence[int] = range(_SEATS),
    language: str = ENGLISH,
) -> Picture:
    """Draw a position, or one kingdom of it.

    >>> draw(State("kingdomino(seats=2)"), ["Ann", "Bob"]).svg[:4]
    '<svg'
    """
    if not isinstance(what, (State, Match, View)):
        raise InvalidSetup(f"expected a State, a Match or a view to draw, but got {short_repr(what)}")
    view = view_state(what) if isinstance(what, State) else Viewer(what).view() if isinstance(what, Match) else what
    if not isinstance(theme, str) or theme not in THEMES:
        raise InvalidSetup(f"expected the theme {' or '.join(THEMES)}, but got {short_repr(theme)}")
    width = int_in_range("a width", width, MIN_WIDTH, MAX_WIDTH)
    if not isinstance(language, str) or language not in languages():
        raise InvalidSetup(f"expected a language out of {', '.join(languages())}, but got {short_repr(language)}")
    names = _names(what, view, players)
    _check_colours(colours, len(names))
    people = People(names, colours, language)
    if kingdom is None:
        return Picture(draw_table(view, people, theme, width), width)
    number = int_in_range("a kingdom", kingdom, 0, len(view.kingdoms) - 1)
    return Picture(draw_kingdom(view, number, people, theme, width), width)


def _check_colours(colours: Sequence[int], seats: int) -> None:
    if isinstance(colours, str) or not isinstance(colours, Sequence) or len(colours) < seats:
        raise InvalidSetup(f"expected a colour for each of {seats} seats, but got {short_repr(colours)}")
    for colour in colours:
        int_in_range("a colour", colour, 0, _SEATS - 1)


def _names(what: State | Match | View, view: View, players: Sequence[str]) -> Sequence[str]:
    """Return the names of all seats; by default those of the match, or numbers."""
    seats = sum(len(kingdom.seats) for kingdom in view.kingdoms)
    if isinstance(players, str) or not isinstance(players, Sequence) or len(players) not in (0, seats):
        raise InvalidSetup(f"expected the names of all {seats} seats, or none, but got {short_repr(players)}")
    known = what.players if isinstance(what, Match) and not players else players
    return [str(name) for name in known] or [f"Player {seat + 1}" for seat in range(seats)]
