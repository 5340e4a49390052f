"""Images of tables and records: drawn one after the other outside the event loop, and cached."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import astuple, dataclass
from typing import Any, Final

from ... import __version__
from ...drawing.assets import Theme
from ...drawing.picture import draw, paint
from ...drawing.scene import People, draw_kingdoms, draw_table
from ...engine.errors import InvalidSetup
from ...i18n.messages import ENGLISH
from ...match.view.types import View
from ..errors import ApiError
from ..limits import too_many
from ..runtime.pool import FairPool
from .responses import CachedResponse, cached_response

KINDS: Final = {"svg": "image/svg+xml", "png": "image/png"}
MAX_WAITING: Final = 32
MAX_BYTES: Final = 24 * 1024 * 1024  # of all images in the cache
_ONE_TAKES: Final = 0.5  # seconds on average


@dataclass(frozen=True, slots=True)
class ImageRequest:
    """Which image of a match is asked for: without `event_index` the newest moment, without `kingdom` all of them."""

    kind: str
    width: int
    theme: Theme
    event_index: int | None = None
    kingdom: int | None = None
    only_kingdoms: bool = False
    language: str = ENGLISH


def image_key(image: ImageRequest, *parts: Any) -> str:
    """Return the cache key of an image: a digest of everything that it depends on."""
    text = repr((__version__, *parts, *astuple(image)))
    return hashlib.blake2b(text.encode("utf-8", "surrogatepass"), digest_size=15).hexdigest()


def draw_image(view: View, people: People, image: ImageRequest) -> CachedResponse:
    """Draw a table, its kingdoms or one of them."""
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
        self._cache: OrderedDict[str, CachedResponse] = OrderedDict()
        self._size, self._painter = 0, FairPool(1, "painter")
        self._pending: dict[str, asyncio.Task[CachedResponse]] = {}

    async def find(self, owner: str, name: str, work: Callable[[], CachedResponse]) -> CachedResponse:
        """Return the image with this key; if it is not cached, draw it when its owner's turn comes."""
        if name in self._cache:
            self._cache.move_to_end(name)
            return self._cache[name]
        if name not in self._pending:
            if len(self._pending) >= MAX_WAITING:
                raise too_many("pictures", MAX_WAITING * _ONE_TAKES)
            task = self._pending[name] = asyncio.create_task(self._make(owner, name, work))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(self._pending[name])

    async def _make(self, owner: str, name: str, work: Callable[[], CachedResponse]) -> CachedResponse:
        try:
            made = await self._painter.run(owner, work)
            self._cache[name] = made
            self._size += _size(made)
            while self._size > MAX_BYTES:
                self._size -= _size(self._cache.popitem(last=False)[1])
            return made
        except InvalidSetup as error:
            raise ApiError("request/invalid", str(error)) from None
        finally:
            del self._pending[name]

    def close(self) -> None:
        self._painter.close()


def _size(image: CachedResponse) -> int:
    return len(image.plain) + len(image.gzipped)
