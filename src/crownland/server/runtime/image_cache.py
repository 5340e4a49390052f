"""Pictures of tables and records: drawn off the event loop, one after the other, and kept while there is room."""

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import astuple, dataclass
from datetime import date
from typing import Any, Final, Literal

from ... import __version__
from ...drawing.art import Theme
from ...drawing.picture import draw
from ...drawing.png import paint
from ...drawing.tables import People, draw_kingdoms, draw_table
from ...match.moments import Played, count_plies, view_at
from ...match.view.types import View
from ...rules.errors import InvalidSetup
from ...words.languages import ENGLISH
from ..errors import Refusal
from ..http.responses import Still, keep
from ..limits import too_many
from .pool import FairPool
from .replay_cache import Shelf, mark_of

KINDS: Final = {"svg": "image/svg+xml", "png": "image/png"}
MOST_WAITING: Final = 32
_ONE_TAKES: Final = 0.5  # seconds, about


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which picture of a match is asked for: without a ply of its newest moment, without a kingdom of all of them."""

    kind: Literal["svg", "png"]
    width: int
    theme: Theme
    ply: int | None = None
    kingdom: int | None = None
    only_kingdoms: bool = False
    language: str = ENGLISH


def name_of(played: Played, people: People, wanted: Wanted) -> str:
    """Name a picture by all that it depends on."""
    parts = (__version__, mark_of(played.logs), played.stopped, sorted(played.resigned), str(played.variant))
    return _digest((*parts, list(people.names), list(people.colours), *astuple(wanted)))


def name_of_puzzle(game: str, day: date, wanted: Wanted) -> str:
    """Name the picture of a puzzle by all that it depends on."""
    return _digest((__version__, game, day, *astuple(wanted)))


def _digest(parts: tuple[Any, ...]) -> str:
    return hashlib.blake2b(repr(parts).encode("utf-8", "surrogatepass"), digest_size=15).hexdigest()


def make(played: Played, people: People, wanted: Wanted) -> Still:
    """Draw a picture; raise Refusal where the match has no such moment or kingdom."""
    try:
        view = view_at(played, count_plies(played) if wanted.ply is None else wanted.ply)
        return picture_of(view, people, wanted)
    except InvalidSetup as error:
        raise Refusal("request/invalid", str(error)) from None


def picture_of(view: View, people: People, wanted: Wanted) -> Still:
    """Draw a table, its kingdoms or one of them; raise InvalidSetup where there is no such kingdom."""
    if wanted.only_kingdoms:
        svg = draw_kingdoms(view, people, wanted.theme, wanted.width)
    elif wanted.kingdom is None:
        svg = draw_table(view, people, wanted.theme, wanted.width)
    else:
        look = {"theme": wanted.theme, "width": wanted.width, "language": wanted.language, "colours": people.colours}
        svg = draw(view, people.names, kingdom=wanted.kingdom, **look).svg  # type: ignore[arg-type]
    if wanted.kind == "svg":
        return keep(svg.encode(), KINDS["svg"])
    return keep(paint(svg, wanted.width), KINDS["png"], packs=False)


class Gallery:
    """Makes pictures in a thread of its own, each once, and keeps the newest."""

    def __init__(self) -> None:
        self._shelf, self._painter = Shelf(), FairPool(1, "painter")
        self._making: dict[str, asyncio.Task[Still]] = {}

    async def find(self, owner: str, name: str, work: Callable[[], Still]) -> Still:
        """Return a picture by its name; where nobody has asked for it yet, make it when its owner's turn comes."""
        known = self._shelf.find(name)
        if known is not None:
            return known
        if name not in self._making:
            if len(self._making) >= MOST_WAITING:
                raise too_many("pictures", MOST_WAITING * _ONE_TAKES)
            task = self._making[name] = asyncio.create_task(self._make(owner, name, work))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(self._making[name])

    async def _make(self, owner: str, name: str, work: Callable[[], Still]) -> Still:
        try:
            made = await self._painter.run(owner, work)
            self._shelf.put(name, made)
            return made
        finally:
            del self._making[name]

    def close(self) -> None:
        self._painter.close()
