"""`draw`: a picture of a game at one moment, to look at, to save, or to show in a notebook."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ..match.match import Match
from ..match.view.types import View
from ..match.view.viewer import Viewer, look
from ..rules.errors import InvalidSetup
from ..rules.state import State
from ..words.languages import ENGLISH, languages
from .art import THEMES, Theme
from .png import paint
from .tables import WIDTH, People, draw_kingdom, draw_table

LEAST_WIDTH: Final = 100
MOST_WIDTH: Final = 2400
_SEATS: Final = 8


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as SVG, which needs no other file; notebooks show it."""

    svg: str = field(repr=False)
    width: int

    def _repr_svg_(self) -> str:
        return self.svg

    def png(self) -> bytes:
        """Return it as PNG."""
        return paint(self.svg, self.width)

    def save(self, path: str | Path) -> None:
        """Save it as what the name of the file says: .svg or .png."""
        file = Path(path)
        if file.suffix == ".svg":
            file.write_text(self.svg, encoding="utf-8")
        elif file.suffix == ".png":
            file.write_bytes(self.png())
        else:
            raise InvalidSetup(f"expected a file that ends in .svg or .png, but got {file.name}")


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
    """Draw a table as it stands, or one kingdom of it.

    >>> draw(State("kingdomino(seats=2)"), ["Ann", "Bob"]).svg[:4]
    '<svg'
    """
    view = look(what) if isinstance(what, State) else Viewer(what).view() if isinstance(what, Match) else what
    if theme not in THEMES:
        raise InvalidSetup(f"expected the theme {' or '.join(THEMES)}, but got {theme!r}")
    if not LEAST_WIDTH <= width <= MOST_WIDTH:
        raise InvalidSetup(f"expected a width from {LEAST_WIDTH} to {MOST_WIDTH}, but got {width}")
    if language not in languages():
        raise InvalidSetup(f"expected a language out of {', '.join(languages())}, but got {language!r}")
    people = People(_names(what, view, players), colours, language)
    if kingdom is None:
        return Picture(draw_table(view, people, theme, width), width)
    if kingdom not in range(len(view.kingdoms)):
        raise InvalidSetup(f"expected a kingdom from 0 to {len(view.kingdoms) - 1}, but got {kingdom}")
    return Picture(draw_kingdom(view, kingdom, people, theme, width), width)


def _names(what: State | Match | View, view: View, players: Sequence[str]) -> Sequence[str]:
    """Return the names of all seats; who has none is called by the number of the seat."""
    seats = sum(len(kingdom.seats) for kingdom in view.kingdoms)
    known = what.players if isinstance(what, Match) and not players else players
    return [*known, *(f"Player {seat + 1}" for seat in range(len(known), seats))]
