"""What other sites show of a link to us: a title, a sentence and a picture, as tags in the head of the page.

Names are anybody's words, so everything is escaped; a page without these tags is a page all the same. Nothing is told
that whoever follows the link would rather find out: of a moment of a game not its end, of a puzzle not its answer.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from html import escape
from typing import Any, Final
from urllib.parse import urlencode

from sqlalchemy.exc import SQLAlchemyError

from ...analysis.puzzle import GAMES as PUZZLES
from ...drawing.scene import HEIGHT, WIDTH, People, describe, verdict
from ...engine.errors import InvalidSetup, NotationError
from ...engine.registry import GAMES
from ...engine.variant import Variant, find_variant
from ...i18n.messages import ENGLISH, Words
from ...match.timeline import Timeline
from ...match.view.viewer import view_at
from ..errors import Refusal
from ..gate.guard import address_of
from ..store.statistics import is_known
from ..table.calling import names_read
from .puzzles import position_of, task_in
from .replays import kept_record, played_so_far
from .rest import AnyRequest, games_of

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


async def of_game(request: AnyRequest, game: str, ply: int | None, reader: Reader) -> str | None:
    """Return the tags of a game's page: who plays, and who won or how it stood at a ply; None where there is no game.

    Where the store does not answer nobody knows, and there are no tags.
    """
    try:
        row = await games_of(request).store.preview(game)
        if row is None:
            return None
        if row.status == "open":
            return _of_invitation(row, reader)
        return _of_match(row, reader) if ply is None else await _of_moment(request, row, ply, reader)
    except (SQLAlchemyError, OSError, InvalidSetup, NotationError, Refusal):
        return ""


async def of_player(request: AnyRequest, name: str, reader: Reader) -> str | None:
    """Return the tags of a player's page; None where nobody has played under this name."""
    try:
        if not await is_known(games_of(request).store, name):
            return None
    except (SQLAlchemyError, OSError):
        return ""
    words = reader.words
    return _tags(words("title", sentence=name), words("preview-player"), reader.site + ICON)


async def of_puzzle(request: AnyRequest, game: str, day: date, reader: Reader) -> str:
    """Return the tags of a puzzle's page, or without a game those of all puzzles of a day: what is asked."""
    words, written = reader.words, reader.words.day(day)
    picture = reader.address(f"/api/puzzles/{day}/{game or PUZZLES[0]}/picture.png")
    if not game:
        return _tags(words("puzzle-day", day=written), words("puzzle-text"), picture)
    view = await request.app.state.desk.run(address_of(request.scope), position_of, game, day)
    title = f"{words.game(game, GAMES[game].title)} · {words('puzzle-of-day', day=written)}"
    return _tags(title, task_in(words, view), picture)


def _of_invitation(row: Any, reader: Reader) -> str:
    _, title, names = _told(row, reader)
    seated = [name for name in names if name]
    inviting = reader.words("preview-with", game=title, names=seated) if seated else title
    return _tags(inviting, reader.words("preview-invited"), reader.site + ICON)


def _of_match(row: Any, reader: Reader) -> str:
    variant, title, names = _told(row, reader)
    picture, words = reader.address(_picture(row), show="kingdoms"), reader.words
    if row.totals is None:
        return _tags(_played(title, names), words("preview-watch"), picture, KINGDOMS)
    kingdoms = [[names[seat] for seat in variant.rulers(index)] for index in range(variant.kingdoms)]
    totals, winners = json.loads(row.totals), json.loads(row.winners)
    told = ", ".join(f"{words.all_of(rulers)} {points}" for rulers, points in zip(kingdoms, totals, strict=True))
    return _tags(verdict(kingdoms, totals, winners, words), f"{title}: {told}", picture, KINGDOMS)


async def _of_moment(request: AnyRequest, row: Any, ply: int, reader: Reader) -> str:
    """Tell how a match stood then, and nothing of what came later; of a moment that it does not have, who plays."""
    _, title, names = _told(row, reader)
    played: Timeline = await (kept_record if row.status is None else played_so_far)(request, row.id)
    try:
        view = await request.app.state.desk.run(address_of(request.scope), view_at, played, ply)
    except InvalidSetup:
        return _tags(_played(title, names), reader.words("preview-watch"), reader.site + ICON)
    told = describe(view, People(names, language=reader.words.language))
    return _tags(_played(title, names), told, reader.address(_picture(row), ply=str(ply)))


def _told(row: Any, reader: Reader) -> tuple[Variant, str, list[str]]:
    """Return the variant, what its game is called, and what its players are called."""
    variant = find_variant(row.variant)
    names = names_read(json.loads(row.players), json.loads(row.called), reader.words)
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
