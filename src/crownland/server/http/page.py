"""The page and the documentation: static files of the wheel, or short notices without them.

Links from elsewhere to the page get tags for previews: a title, a sentence and an image. Names in them are escaped.
They reveal no end of a match that is linked at an earlier moment, and no answer of a puzzle.
"""

import asyncio
import base64
import hashlib
import json
import mimetypes
import re
from dataclasses import dataclass
from datetime import date
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.response import Redirect

from ...analysis.puzzle import GAMES as PUZZLES
from ...analysis.puzzle import today
from ...drawing.scene import HEIGHT, WIDTH, People, describe, verdict
from ...engine.errors import InvalidSetup, NotationError
from ...engine.registry import GAMES
from ...engine.variant import find_variant
from ...i18n.messages import ENGLISH, Words, accepted, best_language
from ...match.timeline import Timeline
from ...match.view.types import View
from ...match.view.viewer import view_at
from ..errors import ApiError
from ..store import StoreError
from ..store.statistics import has_played
from ..table.checks import check_begun
from ..table.seats import clean_name, display_names
from .analysis import puzzle_position, read_day, task_text
from .guard import POLICY, content_policy
from .pictures import load_words
from .records import stored_record
from .services import PRECOMPRESSED, AnyRequest, CachedResponse, cached_response, run_in_pool, services

PAGE: Final = Path(__file__).parents[1] / "page"
DOCS: Final = Path(__file__).parents[1] / "docs"
INDEX: Final = "index.html"
_PACKED: Final = (".webp", ".jpg", ".png", ".woff2")


@cache
def read_files(folder: Path, named_by_content: str) -> dict[str, CachedResponse]:
    """Read and compress all files of a folder, so that no path can lead elsewhere.

    Browsers keep files whose names match the pattern, and ask for all others again.
    """
    return {
        name: cached_response(
            path.read_bytes(),
            mimetypes.guess_type(name)[0] or "application/octet-stream",
            "public, max-age=31536000, immutable" if re.search(named_by_content, name) else "no-cache",
            compress=path.suffix not in _PACKED,
        )
        for path in folder.rglob("*")
        if path.is_file()
        for name in [path.relative_to(folder).as_posix()]
    }


def page_files() -> dict[str, CachedResponse]:
    """Return the files of the page; those in `assets` are named by their content."""
    return read_files(PAGE, "^assets/")


def page_build() -> str:
    """Return what tells this build of the page from others; it is empty if there is no page.

    A digest of index.html is enough: it names its files by their content.
    """
    return _digest(PAGE / INDEX)


@cache
def _digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else ""


def notice(*paragraphs: str) -> CachedResponse:
    """Return a small page, for what is not installed."""
    text = "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Crownland</title>'
    return cached_response(f'<!doctype html><html lang="en"><head>{head}</head>{text}</html>'.encode(), MediaType.HTML)


SCREENS: Final = [
    "/",
    "/games",
    "/players",
    "/replay",
    "/learn",
    *(f"/learn/{game}" for game in GAMES),
    "/guide",
    "/guide/{part:str}",
    "/local/{part:str}",
    "/components",
    "/score",
    "/tools",
    *(f"/tools/{tool}" for tool in ("draft", "clock", "print")),
]
_FALLBACK: Final = notice(
    "The server is running, but this installation has no page.",
    "Play in the terminal: <code>crownland play</code>. Programs play over REST and WebSocket: "
    '<a href="/api/openapi.json">/api/openapi.json</a> describes every address. The protocol is documented in '
    "docs/reference/protocol.md.",
)
_NAMED_BY_CONTENT: Final = r"\.[0-9a-f]{8}\.min\.(css|js)$"
_INLINE: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)
_UNBUILT: Final = notice(
    "The documentation is not built yet: <code>make docs</code>, in the folder of the sources, builds it. The same "
    "texts are in the folder <code>docs</code> there.",
    'The rules of every game are at <a href="/learn">/learn</a>, and the games at <a href="/">/</a>.',
)


@get(SCREENS, include_in_schema=False, sync_to_thread=False, opt=PRECOMPRESSED)
def screen(request: AnyRequest) -> Response[bytes]:
    """The page, which reads from its address what to show."""
    return _index().respond(request)


@get(["/table/{table_id:str}", "/embed/{table_id:str}"], include_in_schema=False, opt=PRECOMPRESSED)
async def table(request: AnyRequest, table_id: FromPath[str]) -> Response[bytes]:
    """The page of a table or a record, now or at a moment (`?event=12`)."""
    event = request.query_params.get("event", "")
    event_index = int(event) if event.isdecimal() and len(event) <= 5 else None
    return _with_tags(request, await table_tags(request, table_id[:64], event_index))


@get("/players/{name:path}", include_in_schema=False, opt=PRECOMPRESSED)
async def player(request: AnyRequest, name: FromPath[str]) -> Response[bytes]:
    """The page of a player's name, which may contain any character."""
    return _with_tags(request, await player_tags(request, clean_name(name.removeprefix("/"))))


@get(["/puzzle", "/puzzle/{part:str}", "/puzzle/{part:str}/{game:str}"], include_in_schema=False, opt=PRECOMPRESSED)
async def puzzle(request: AnyRequest) -> Response[bytes]:
    """The page of all puzzles of a day, or of one game's: `/puzzle/DAY/GAME`, and today's without the day."""
    part, game = request.path_params.get("part"), request.path_params.get("game")
    if part in PUZZLES and game is None:
        part, game = None, part
    day = part or request.query_params.get("day")
    try:
        date = read_day(day) if day else today()
    except ApiError:
        return _with_tags(request, None)
    if game is not None and game not in PUZZLES:
        return _with_tags(request, None)
    return _with_tags(request, await puzzle_tags(request, game, date))


def _with_tags(request: AnyRequest, tags: str | None) -> Response[bytes]:
    """Answer with the page and these tags, which depend on the language. None: there is no such thing."""
    answer = _index(tags or "").respond(request, 404 if tags is None else 200)
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt=PRECOMPRESSED)
def asset(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    found = page_files().get(path.lstrip("/"))
    if found is None:
        raise ApiError("request/unknown", f"there is nothing at {path[:100]!r}")
    return found.respond(request)


def not_found(request: AnyRequest) -> Response[bytes] | None:
    """Answer an unknown address with the page for a browser; return None for a program."""
    if request.url.path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        return None
    return Response(_index().plain, media_type=MediaType.HTML, status_code=404, headers={"cache-control": "no-cache"})


def _index(tags: str = "") -> CachedResponse:
    """Return the page with its build and more tags in its head."""
    page, build = page_files().get(INDEX, _FALLBACK), f'<meta name="build" content="{page_build()}">'
    return cached_response(page.plain.replace(b"</head>", f"{build}{tags}</head>".encode(), 1), page.kind)


@get(["/docs", "/docs/{path:path}"], include_in_schema=False, opt=PRECOMPRESSED)
async def documentation(request: AnyRequest) -> Response[bytes] | Redirect:
    """A file of the documentation; a page is also found without its extension."""
    files = await asyncio.to_thread(read_files, DOCS, _NAMED_BY_CONTENT)
    name = request.path_params.get("path", "").strip("/")
    if not files:
        return _UNBUILT.respond(request, 404 if name else 200)
    if name in files:
        answer = files[name].respond(request)
        if name.endswith(".html"):
            answer.headers[POLICY] = _policy(files[name].plain)
        return answer
    for page in (f"{name}.html", f"{name}/{INDEX}".lstrip("/")):
        if page in files:
            return Redirect(f"/docs/{page}")
    raise ApiError("request/unknown", f"there is nothing at {name[:100]!r}")


def _policy(page: bytes) -> str:
    """Return the policy that allows the inline scripts of a page, by their hashes, and no others."""
    hashes = [base64.b64encode(hashlib.sha256(script).digest()).decode() for script in _INLINE.findall(page)]
    allowed = "".join(f" 'sha256-{digest}'" for digest in dict.fromkeys(hashes))
    return content_policy(script_src=f"'self'{allowed}")


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


ROUTES: Final = [screen, table, player, puzzle, documentation, asset]
