"""What other sites show for a link to the page: a title, a sentence and an image, as tags in the page's head.

Names are escaped. Previews reveal no end of a match that is linked at an earlier moment, and no answer of a puzzle.
"""

import json
from dataclasses import dataclass
from datetime import date
from html import escape
from typing import Any, Final
from urllib.parse import urlencode

from ...analysis.puzzle import GAMES as PUZZLES
from ...drawing.scene import HEIGHT, WIDTH, People, describe, verdict
from ...engine.errors import InvalidSetup, NotationError
from ...engine.registry import GAMES
from ...engine.variant import find_variant
from ...i18n.messages import ENGLISH, Words, accepted, best_language
from ...match.timeline import Timeline
from ...match.view.types import View
from ...match.view.viewer import view_at
from ..errors import ApiError
from ..store.contract import StoreError
from ..store.statistics import has_played
from ..table.checks import check_begun
from ..table.seats import display_names
from .pictures import load_words
from .puzzles import puzzle_position, task_text
from .records import stored_record
from .requests import AnyRequest, run_in_pool, services

ICON: Final = "/icons/crown-512.png"
KINGDOMS: Final = (WIDTH, HEIGHT)  # size of an image of all kingdoms; that of a whole table varies


@dataclass(frozen=True, slots=True)
class Reader:
    """Who asks: the address under which this server is known there, and the language."""

    site: str
    words: Words

    def address(self, path: str, **asked: str) -> str:
        """Return the address of an image with text in this language."""
        spoken = {} if self.words.language == ENGLISH else {"lang": self.words.language}
        query = urlencode({**asked, **spoken})
        return f"{self.site}{path}?{query}" if query else f"{self.site}{path}"


async def reader_of(request: AnyRequest) -> Reader:
    """Return who asks; the language comes from the address or from the browser."""
    wanted = [request.query_params.get("lang", ""), *accepted(request.headers.get("accept-language", ""))]
    site = f"{request.url.scheme}://{request.headers.get('host', '')}"
    return Reader(site, await load_words(best_language(filter(None, wanted))))


async def table_tags(request: AnyRequest, table_id: str, event_index: int | None) -> str | None:
    """Return the tags of a table's page: players, and the result or the moment; None if there is no such table.

    If the store does not answer there are no tags.
    """
    reader = await reader_of(request)
    try:
        row = await services(request).store.preview(table_id)
        return None if row is None else await _row_tags(request, row, event_index, reader)
    except (StoreError, InvalidSetup, NotationError, ApiError):
        return ""


async def player_tags(request: AnyRequest, name: str) -> str | None:
    """Return the tags of a player's page; None if nobody has played under this name."""
    reader = await reader_of(request)
    try:
        if not await has_played(services(request).store, name):
            return None
    except StoreError:
        return ""
    return _tags(reader.words("title", sentence=name), reader.words("preview-player"), reader.site + ICON)


async def puzzle_tags(request: AnyRequest, game: str | None, day: date) -> str:
    """Return the tags of a puzzle's page, or without a game those of all puzzles of a day."""
    reader = await reader_of(request)
    words, written = reader.words, reader.words.day(day)
    picture = reader.address(f"/api/puzzles/{day}/{game or PUZZLES[0]}/picture.png")
    if game is None:
        return _tags(words("puzzle-day", day=written), words("puzzle-text"), picture)
    view = await run_in_pool(request, puzzle_position, game, day)
    title = f"{words.game(game, GAMES[game].title)} · {words('puzzle-of-day', day=written)}"
    return _tags(title, task_text(words, view), picture)


async def _row_tags(request: AnyRequest, row: Any, event_index: int | None, reader: Reader) -> str:
    variant, words = find_variant(row.variant), reader.words
    names = display_names(json.loads(row.players), json.loads(row.bot_names), words)
    title = words.game(variant.game, variant.row.title)
    if row.status == "open":
        seated = [name for name in names if name]
        inviting = words("preview-with", game=title, names=seated) if seated else title
        return _tags(inviting, words("preview-invited"), reader.site + ICON)

    played = f"{title}: {', '.join(names)}"
    path = f"/api/{'records' if row.status is None else 'tables'}/{row.id}/picture.png"
    if event_index is not None:
        view = await _moment(request, row, event_index)
        if view is None:
            return _tags(played, words("preview-watch"), reader.site + ICON)
        description = describe(view, People(names, language=words.language))
        return _tags(played, description, reader.address(path, event=str(event_index)))

    picture = reader.address(path, show="kingdoms")
    if row.totals is None:
        return _tags(played, words("preview-watch"), picture, KINGDOMS)
    kingdoms = [[names[seat] for seat in variant.rulers(index)] for index in range(variant.kingdoms)]
    totals = json.loads(row.totals)
    points = ", ".join(f"{words.all_of(rulers)} {total}" for rulers, total in zip(kingdoms, totals, strict=True))
    won = verdict(kingdoms, totals, json.loads(row.winners), words)
    return _tags(won, f"{title}: {points}", picture, KINGDOMS)


async def _moment(request: AnyRequest, row: Any, event_index: int) -> View | None:
    """Return the view of a match at a moment; None if there is no such moment."""
    played: Timeline = await (stored_record if row.status is None else _played_so_far)(request, row.id)
    try:
        return await run_in_pool(request, view_at, played, event_index)
    except InvalidSetup:
        return None


async def _played_so_far(request: AnyRequest, table_id: str) -> Timeline:
    """Return what was played at a table. Raises ApiError before its match has begun."""
    session = await services(request).tables.find_newest(table_id)
    async with session.lock:
        return check_begun(session.table).snapshot()


def _tags(title: str, text: str, picture: str, size: tuple[int, int] | None = None) -> str:
    """Write the tags; with the size of the image if it is known before it is drawn."""
    properties = {"og:site_name": "Crownland", "og:type": "website", "og:title": title, "og:description": text}
    properties |= {"og:image": picture, "og:image:alt": title}
    if size:
        properties |= {"og:image:width": str(size[0]), "og:image:height": str(size[1])}
    card = "summary" if picture.endswith(ICON) else "summary_large_image"
    tags = [f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items()]
    return "".join([*tags, f'<meta name="twitter:card" content="{card}">'])
