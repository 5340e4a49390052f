"""What other sites show of a link to us: a title, a sentence and a picture, as tags in the head of the page.

Names are anybody's words, so everything is escaped; a page without these tags is a page all the same. Nothing is told
that whoever follows the link would rather find out: of a moment of a game not its end, of a puzzle not its answer.


The page: static files from the wheel when they are there, and a few plain words when not.
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
from sqlalchemy.exc import SQLAlchemyError

from ...drawing.tables import HEIGHT, WIDTH, People, describe, verdict
from ...match.moments import Played, view_at
from ...puzzles.pack import today
from ...puzzles.rooms import GAMES as PUZZLES
from ...rules.errors import InvalidSetup, NotationError
from ...rules.registry import GAMES
from ...rules.variants import Variant, find_variant
from ...words.languages import ENGLISH, accepted, best_of
from ...words.words import Words
from ..errors import ApiError
from ..store.statistics import has_played
from ..table.names import clean_name
from ..table.seats import display_names
from .pictures import load_words
from .puzzles import puzzle_position, puzzle_task, read_day
from .replays import played_so_far, stored_record
from .requests import AnyRequest, run_in_pool, services
from .responses import PRECOMPRESSED, CachedResponse, cached_response

ICON: Final = "/icons/crown-512.png"
KINGDOMS: Final = (WIDTH, HEIGHT)  # of a picture of all kingdoms; a whole table may be taller


@dataclass(frozen=True, slots=True)
class Reader:
    """Who asks: by which address this server is known there, and in which language to speak."""

    site: str
    words: Words

    def address(self, path: str, **asked: str) -> str:
        """Return the address of a picture with words in this language."""
        spoken = {} if self.words.language == ENGLISH else {"lang": self.words.language}
        query = urlencode({**asked, **spoken})
        return f"{self.site}{path}?{query}" if query else f"{self.site}{path}"


async def game_tags(request: AnyRequest, game: str, ply: int | None, reader: Reader) -> str | None:
    """Return the tags of a game's page: who plays, and who won or how it stood at a ply; None where there is no game.

    Where the store does not answer nobody knows, and there are no tags.
    """
    try:
        row = await services(request).tables.store.preview(game)
        if row is None:
            return None
        if row.status == "open":
            return _invitation_tags(row, reader)
        return _match_tags(row, reader) if ply is None else await _moment_tags(request, row, ply, reader)
    except (SQLAlchemyError, OSError, InvalidSetup, NotationError, ApiError):
        return ""


async def player_tags(request: AnyRequest, name: str, reader: Reader) -> str | None:
    """Return the tags of a player's page; None where nobody has played under this name."""
    try:
        if not await has_played(services(request).tables.store, name):
            return None
    except (SQLAlchemyError, OSError):
        return ""
    words = reader.words
    return _tags(words("title", sentence=name), words("preview-player"), reader.site + ICON)


async def puzzle_tags(request: AnyRequest, game: str, day: date, reader: Reader) -> str:
    """Return the tags of a puzzle's page, or without a game those of all puzzles of a day: what is asked."""
    words, written = reader.words, reader.words.day(day)
    picture = reader.address(f"/api/puzzles/{day}/{game or PUZZLES[0]}/picture.png")
    if not game:
        return _tags(words("puzzle-day", day=written), words("puzzle-text"), picture)
    view = await run_in_pool(request, puzzle_position, game, day)
    title = f"{words.game(game, GAMES[game].title)} · {words('puzzle-of-day', day=written)}"
    return _tags(title, puzzle_task(words, view), picture)


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
    told = ", ".join(f"{words.all_of(rulers)} {points}" for rulers, points in zip(kingdoms, totals, strict=True))
    return _tags(verdict(kingdoms, totals, winners, words), f"{title}: {told}", picture, KINGDOMS)


async def _moment_tags(request: AnyRequest, row: Any, ply: int, reader: Reader) -> str:
    """Tell how a match stood then, and nothing of what came later; of a moment that it does not have, who plays."""
    _, title, names = _describe_row(row, reader)
    played: Played = await (stored_record if row.status is None else played_so_far)(request, row.id)
    try:
        view = await run_in_pool(request, view_at, played, ply)
    except InvalidSetup:
        return _tags(_played(title, names), reader.words("preview-watch"), reader.site + ICON)
    told = describe(view, People(names, language=reader.words.language))
    return _tags(_played(title, names), told, reader.address(_picture(row), ply=str(ply)))


def _describe_row(row: Any, reader: Reader) -> tuple[Variant, str, list[str]]:
    """Return the variant, what its game is called, and what its players are called."""
    variant = find_variant(row.variant)
    names = display_names(json.loads(row.players), json.loads(row.bot_names), reader.words)
    return variant, reader.words.game(variant.game, variant.row.title), names


def _played(title: str, names: Sequence[str]) -> str:
    return f"{title}: {', '.join(names)}"


def _picture(row: Any) -> str:
    return f"/api/{'records' if row.status is None else 'games'}/{row.id}/picture.png"


def _tags(title: str, text: str, picture: str, size: tuple[int, int] | None = None) -> str:
    """Write the tags; the size of a picture is told where it is known before it is drawn."""
    told = {"og:site_name": "Crownland", "og:type": "website", "og:title": title, "og:description": text}
    told |= {"og:image": picture, "og:image:alt": title}
    if size:
        told |= {"og:image:width": str(size[0]), "og:image:height": str(size[1])}
    card = "summary" if picture.endswith(ICON) else "summary_large_image"
    tags = [f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items()]
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
    "/components",
    "/score",
    "/tools",
]
PARTS: Final = {"learn": frozenset(GAMES), "tools": frozenset(("draft", "clock", "print"))}
_PLY: Final = re.compile("[0-9]{1,5}").fullmatch
ASSETS: Final = "assets"  # files whose names change with what is in them

FALLBACK: Final = """\
<!doctype html><html lang="en"><meta charset="utf-8"><title>Crownland</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<h1>Crownland</h1>
<p>The server is running, but this installation has no page.</p>
<p>Play in the terminal: <code>crownland play</code>. Programs play over REST and WebSocket:
<a href="/api/openapi.json">/api/openapi.json</a> describes every address, and docs/protocol.md tells how.</p>
</html>
"""


@get(ADDRESSES, include_in_schema=False, sync_to_thread=False, opt=PRECOMPRESSED)
def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page, or how to do without; it reads from its address what to show."""
    return _index().respond(request)


@get([f"/{place}/{{part:str}}" for place in PARTS], include_in_schema=False, sync_to_thread=False, opt=PRECOMPRESSED)
def part(request: Request[Any, Any, Any], part: FromPath[str]) -> Response[bytes]:
    """The page of one game's rules, or of one tool."""
    return _index().respond(request, 200 if part in PARTS[request.url.path.split("/")[1]] else 404)


@get(["/game/{game:str}", "/embed/{game:str}"], include_in_schema=False, opt=PRECOMPRESSED)
async def table(request: Request[Any, Any, Any], game: FromPath[str]) -> Response[bytes]:
    """The page of a table or a record, with what other sites show of a link to it."""
    ply = request.query_params.get("ply", "")
    moment = int(ply) if _PLY(ply) else None
    return _with_tags(request, await game_tags(request, game[:64], moment, await _reader(request)))


@get("/players/{name:path}", include_in_schema=False, opt=PRECOMPRESSED)
async def player(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
    """The page of a player's name, which may hold any sign."""
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
    """Answer with the page and these tags, which are in the language of whoever asks.

    Without any, what is asked for is not there: the page says so, and so does the status.
    """
    answer = _index().with_tags(tags or "").respond(request, 404 if tags is None else 200)
    answer.headers["vary"] = "accept-encoding, accept-language"
    return answer


async def _reader(request: Request[Any, Any, Any]) -> Reader:
    """Return who asks: the guard has seen that the address is ours; the language comes from it, or from the browser."""
    asked = request.query_params.get("lang")
    language = best_of([*([asked] if asked else []), *accepted(request.headers.get("accept-language", ""))])
    return Reader(f"{request.url.scheme}://{request.headers.get('host', '')}", await load_words(language))


@get("/{path:path}", include_in_schema=False, sync_to_thread=False, opt=PRECOMPRESSED)
def asset(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the page."""
    found = files().get(path.lstrip("/"))
    if found is None:
        raise ApiError("request/unknown", f"there is nothing at {path[:100]!r}")
    return found.respond(request)


def not_found(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """Answer an unknown address: for a browser with the page, which says so in words; for a program there is none."""
    if request.url.path.startswith("/api") or "text/html" not in request.headers.get("accept", ""):
        return None
    return Response(_index().plain, media_type=MediaType.HTML, status_code=404, headers={"cache-control": "no-cache"})


def _index() -> CachedResponse:
    return files().get("index.html", _FALLBACK)


@cache
def files() -> dict[str, CachedResponse]:
    """Read the files that there are, so that no address leads anywhere else."""
    return {path.relative_to(FOLDER).as_posix(): _file(path) for path in FOLDER.rglob("*") if path.is_file()}


def _file(path: Path) -> CachedResponse:
    is_immutable = path.is_relative_to(FOLDER / ASSETS)
    caching = "public, max-age=31536000, immutable" if is_immutable else "no-cache"
    return cached_response(path.read_bytes(), mimetypes.guess_type(path.name)[0] or "application/octet-stream", caching)


_FALLBACK: Final = cached_response(FALLBACK.encode(), MediaType.HTML)


ROUTES: Final = [home, part, table, player, puzzle, asset]
