"""The page: static files of the wheel, or a short notice without them, and the preview tags for links.

Other sites show a title, a sentence and an image for a link. Names are escaped. Previews reveal no end of a match that
is linked at an earlier moment, and no answer of a puzzle.
"""

import json
import mimetypes
import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from html import escape
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlencode

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from ...analysis.puzzle import GAMES as PUZZLES
from ...analysis.puzzle import today
from ...drawing.scene import HEIGHT, WIDTH, People, describe, verdict
from ...engine.errors import InvalidSetup, NotationError
from ...engine.registry import GAMES
from ...engine.variant import Variant, find_variant
from ...i18n.messages import ENGLISH, Words, accepted, best_language
from ...match.timeline import Timeline
from ...match.view.viewer import view_at
from ..errors import ApiError
from ..store.errors import StoreError
from ..store.statistics import has_played
from ..table.names import clean_name
from ..table.seats import display_names
from .pictures import load_words
from .puzzles import puzzle_position, read_day, task_text
from .replays import played_so_far, stored_record
from .requests import AnyRequest, run_in_pool, services
from .responses import PRECOMPRESSED, CachedResponse, cached_response

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


async def game_tags(request: AnyRequest, game: str, event_index: int | None, reader: Reader) -> str | None:
    """Return the tags of a table's page: players, and the result or the moment; None if there is no such table.

    If the store does not answer there are no tags.
    """
    try:
        row = await services(request).store.preview(game)
        if row is None:
            return None
        if row.status == "open":
            return _invitation_tags(row, reader)
        return (
            _match_tags(row, reader) if event_index is None else await _moment_tags(request, row, event_index, reader)
        )
    except (StoreError, InvalidSetup, NotationError, ApiError):
        return ""


async def player_tags(request: AnyRequest, name: str, reader: Reader) -> str | None:
    """Return the tags of a player's page; None if nobody has played under this name."""
    try:
        if not await has_played(services(request).store, name):
            return None
    except StoreError:
        return ""
    words = reader.words
    return _tags(words("title", sentence=name), words("preview-player"), reader.site + ICON)


async def puzzle_tags(request: AnyRequest, game: str, day: date, reader: Reader) -> str:
    """Return the tags of a puzzle's page, or without a game those of all puzzles of a day."""
    words, written = reader.words, reader.words.day(day)
    picture = reader.address(f"/api/puzzles/{day}/{game or PUZZLES[0]}/picture.png")
    if not game:
        return _tags(words("puzzle-day", day=written), words("puzzle-text"), picture)
    view = await run_in_pool(request, puzzle_position, game, day)
    title = f"{words.game(game, GAMES[game].title)} · {words('puzzle-of-day', day=written)}"
    return _tags(title, task_text(words, view), picture)


def _invitation_tags(row: Any, reader: Reader) -> str:
    _, title, names = _describe_row(row, reader)
    seated = [name for name in names if name]
    inviting = reader.words("preview-with", game=title, names=seated) if seated else title
    return _tags(inviting, reader.words("preview-invited"), reader.site + ICON)


def _match_tags(row: Any, reader: Reader) -> str:
    variant, title, names = _describe_row(row, reader)
    picture, words = reader.address(_picture(row), show="kingdoms"), reader.words
    if row.totals is None:
        return _tags(_played(title, names), words("preview-watch"), picture, KINGDOMS)
    kingdoms = [[names[seat] for seat in variant.rulers(index)] for index in range(variant.kingdoms)]
    totals, winners = json.loads(row.totals), json.loads(row.winners)
    points_text = ", ".join(f"{words.all_of(rulers)} {points}" for rulers, points in zip(kingdoms, totals, strict=True))
    return _tags(verdict(kingdoms, totals, winners, words), f"{title}: {points_text}", picture, KINGDOMS)


async def _moment_tags(request: AnyRequest, row: Any, event_index: int, reader: Reader) -> str:
    """Describe a match at a moment, and nothing after it; if there is no such moment, only the players."""
    _, title, names = _describe_row(row, reader)
    played: Timeline = await (stored_record if row.status is None else played_so_far)(request, row.id)
    try:
        view = await run_in_pool(request, view_at, played, event_index)
    except InvalidSetup:
        return _tags(_played(title, names), reader.words("preview-watch"), reader.site + ICON)
    description = describe(view, People(names, language=reader.words.language))
    return _tags(_played(title, names), description, reader.address(_picture(row), ply=str(event_index)))


def _describe_row(row: Any, reader: Reader) -> tuple[Variant, str, list[str]]:
    """Return the variant, the name of its game, and the names of its players."""
    variant = find_variant(row.variant)
    names = display_names(json.loads(row.players), json.loads(row.bot_names), reader.words)
    return variant, reader.words.game(variant.game, variant.row.title), names


def _played(title: str, names: Sequence[str]) -> str:
    return f"{title}: {', '.join(names)}"


def _picture(row: Any) -> str:
    return f"/api/{'records' if row.status is None else 'games'}/{row.id}/picture.png"


def _tags(title: str, text: str, picture: str, size: tuple[int, int] | None = None) -> str:
    """Write the tags; with the size of the image if it is known before it is drawn."""
    properties = {"og:site_name": "Crownland", "og:type": "website", "og:title": title, "og:description": text}
    properties |= {"og:image": picture, "og:image:alt": title}
    if size:
        properties |= {"og:image:width": str(size[0]), "og:image:height": str(size[1])}
    card = "summary" if picture.endswith(ICON) else "summary_large_image"
    tags = [f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items()]
    return "".join([*tags, f'<meta name="twitter:card" content="{card}">'])


FOLDER: Final = Path(__file__).parents[1] / "page"
ADDRESSES: Final = [
    "/",
    "/games",
    "/players",
    "/replay",
    "/learn",
    "/guide",
    "/guide/{part:str}",
    "/local/{part:str}",
    "/components",
    "/score",
    "/tools",
]
PARTS: Final = {"learn": frozenset(GAMES), "tools": frozenset(("draft", "clock", "print"))}
_NUMBER: Final = re.compile("[0-9]{1,5}").fullmatch
ASSETS: Final = "assets"  # files that are named by their content

FALLBACK: Final = """\
<!doctype html><html lang="en"><meta charset="utf-8"><title>Crownland</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<h1>Crownland</h1>
<p>The server is running, but this installation has no page.</p>
<p>Play in the terminal: <code>crownland play</code>. Programs play over REST and WebSocket:
<a href="/api/openapi.json">/api/openapi.json</a> describes every address.
The protocol is documented in docs/reference/protocol.md.</p>
</html>
"""


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False, opt=PRECOMPRESSED)
def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page, which reads from its address what to show."""
    return _index().respond(request)


@get([f"/{place}/{{part:str}}" for place in PARTS], include_in_schema=False, sync_to_thread=False, opt=PRECOMPRESSED)
def part(request: Request[Any, Any, Any], part: FromPath[str]) -> Response[bytes]:
    """The page of one game's rules, or of one tool."""
    return _index().respond(request, 200 if part in PARTS[request.url.path.split("/")[1]] else 404)


@get(["/game/{game:str}", "/embed/{game:str}"], include_in_schema=False, opt=PRECOMPRESSED)
async def table(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """The page of a table or a record, with preview tags."""
    text = request.query_params.get("ply", "")
    event_index = int(text) if _NUMBER(text) else None
    return _with_tags(request, await game_tags(request, game[:64], event_index, await _reader(request)))


@get("/players/{name:path}", include_in_schema=False, opt=PRECOMPRESSED)
async def player(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """The page of a player's name, which may contain any character."""
    asked = clean_name(name.removeprefix("/"))
    return _with_tags(request, await player_tags(request, asked, await _reader(request)))


@get(["/puzzle", "/puzzle/{part:str}", "/puzzle/{part:str}/{game:str}"], include_in_schema=False, opt=PRECOMPRESSED)
async def puzzle(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page of all puzzles of a day, or of one game's: `/puzzle/DAY/GAME`, and today's without the day."""
    asked, game = request.path_params.get("part", ""), request.path_params.get("game", "")
    day = request.query_params.get("day")
    if asked in PUZZLES and not game:
        game = asked
    elif asked:
        day = asked
    try:
        date = today() if day is None else read_day(day)
    except ApiError:
        return _with_tags(request, None)
    if game and game not in PUZZLES:
        return _with_tags(request, None)
    return _with_tags(request, await puzzle_tags(request, game, date, await _reader(request)))


def _with_tags(request: Request[Any, Any, Any], tags: str | None) -> Response[bytes]:
    """Answer with the page and these tags, which depend on the language.

    None stands for something that is not there: status 404.
    """
    answer = _index().with_tags(tags or "").respond(request, 404 if tags is None else 200)
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


async def _reader(request: Request[Any, Any, Any]) -> Reader:
    """Return who asks; the language comes from the address or from the browser."""
    asked = request.query_params.get("lang")
    language = best_language([*([asked] if asked else []), *accepted(request.headers.get("accept-language", ""))])
    return Reader(f"{request.url.scheme}://{request.headers.get('host', '')}", await load_words(language))


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt=PRECOMPRESSED)
def asset(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    found = files().get(path.lstrip("/"))
    if found is None:
        raise ApiError("request/unknown", f"there is nothing at {path[:100]!r}")
    return found.respond(request)


def not_found(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Answer an unknown address with the page for a browser; return None for a program."""
    if request.url.path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        return None
    return Response(_index().plain, media_type=MediaType.HTML, status_code=404, headers={"cache-control": "no-cache"})


def _index() -> CachedResponse:
    return files().get("index.html", _FALLBACK)


@cache
def files() -> dict[str, CachedResponse]:
    """Read all files, so that no path can lead elsewhere."""
    return {path.relative_to(FOLDER).as_posix(): _file(path) for path in FOLDER.rglob("*") if path.is_file()}


def _file(path: Path) -> CachedResponse:
    is_immutable = path.is_relative_to(FOLDER / ASSETS)
    caching = "public, max-age=31536000, immutable" if is_immutable else "no-cache"
    return cached_response(path.read_bytes(), mimetypes.guess_type(path.name)[0] or "application/octet-stream", caching)


_FALLBACK: Final = cached_response(FALLBACK.encode(), MediaType.HTML)


ROUTES: Final = [home, part, table, player, puzzle, asset]
