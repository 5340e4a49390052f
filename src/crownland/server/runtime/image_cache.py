"""Images of tables and records: drawn one after the other outside the event loop, and cached."""

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import astuple, dataclass
from datetime import date
from typing import Any, Final, Literal

from ... import __version__
from ...drawing.assets import Theme
from ...drawing.picture import draw, paint
from ...drawing.scene import People, draw_kingdoms, draw_table
from ...engine.errors import InvalidSetup
from ...i18n.messages import ENGLISH
from ...match.timeline import Timeline
from ...match.view.types import View
from ...match.view.viewer import view_at
from ..errors import ApiError
from ..http.responses import CachedResponse, cached_response
from ..limits import too_many
from .pool import FairPool
from .replay_cache import ReplayCache, history_mark

KINDS: Final = {"svg": "image/svg+xml", "png": "image/png"}
MAX_WAITING: Final = 32
_ONE_TAKES: Final = 0.5  # seconds on average


@dataclass(frozen=True, slots=True)
class ImageRequest:
    """Which image of a match is asked for: without `event_index` the newest moment, without `kingdom` all of them."""

    kind: Literal["svg", "png"]
    width: int
    theme: Theme
    event_index: int | None = None
    kingdom: int | None = None
    only_kingdoms: bool = False
    language: str = ENGLISH


def image_key(played: Timeline, people: People, image: ImageRequest) -> str:
    """Return the cache key of an image: everything that it depends on."""
    parts = (__version__, history_mark(played.logs), played.stopped, sorted(played.resigned), str(played.variant))
    return _digest((*parts, list(people.names), list(people.colours), *astuple(image)))


def puzzle_image_key(game: str, day: date, image: ImageRequest) -> str:
    """Return the cache key of the image of a puzzle."""
    return _digest((__version__, game, day, *astuple(image)))


def _digest(parts: tuple[Any, ...]) -> str:
    return hashlib.blake2b(repr(parts).encode("utf-8", "surrogatepass"), digest_size=15).hexdigest()


def make_image(played: Timeline, people: People, image: ImageRequest) -> CachedResponse:
    """Draw an image. Raises ApiError if the match has no such moment or kingdom."""
    try:
        view = view_at(played, len(played.events) if image.event_index is None else image.event_index)
        return draw_image(view, people, image)
    except InvalidSetup as error:
        raise ApiError("request/invalid", str(error)) from None


def draw_image(view: View, people: People, image: ImageRequest) -> CachedResponse:
    """Draw a table, its kingdoms or one of them. Raises InvalidSetup if there is no such kingdom."""
    if image.only_kingdoms:
        svg = draw_kingdoms(view, people, image.theme, image.width)
    elif image.kingdom is None:
        svg = draw_table(view, people, image.theme, image.width)
    else:
        look = {"theme": image.theme, "width": image.width, "language": image.language, "colours": people.colours}
        svg = draw(view, people.names, kingdom=image.kingdom, **look).svg  # type: ignore[arg-type]
    if image.kind == "svg":
        return cached_response(svg.encode(), KINDS["svg"])
    return cached_response(paint(svg, image.width), KINDS["png"], compress=False)


class ImageCache:
    """Draws images in a thread of its own, each once, and caches the newest."""

    def __init__(self) -> None:
        self._cache, self._painter = ReplayCache(), FairPool(1, "painter")
        self._pending: dict[str, asyncio.Task[CachedResponse]] = {}

    async def find(self, owner: str, name: str, work: Callable[[], CachedResponse]) -> CachedResponse:
        """Return the image with this key; if it is not cached, draw it when its owner's turn comes."""
        known = self._cache.find(name)
        if known is not None:
            return known
        if name not in self._pending:
            if len(self._pending) >= MAX_WAITING:
                raise too_many("pictures", MAX_WAITING * _ONE_TAKES)
            task = self._pending[name] = asyncio.create_task(self._make(owner, name, work))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(self._pending[name])

    async def _make(self, owner: str, name: str, work: Callable[[], CachedResponse]) -> CachedResponse:
        try:
            made = await self._painter.run(owner, work)
            self._cache.put(name, made)
            return made
        finally:
            del self._pending[name]

    def close(self) -> None:
        self._painter.close()
