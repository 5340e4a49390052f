"""What other sites show of a link to us: a title, a sentence and a picture, as tags in the head of the page.

Names are anybody's words, so everything is escaped; a page without these tags is a page all the same.
"""

import asyncio
import json
from html import escape
from typing import Any, Final
from urllib.parse import urlencode

from sqlalchemy.exc import SQLAlchemyError

from ...drawing.tables import HEIGHT, WIDTH, verdict
from ...rules.errors import InvalidSetup, NotationError
from ...rules.variants import find_variant
from ...words.languages import ENGLISH
from ...words.words import Words, words_in
from ..play.picturing import called
from ..store.store import Store

ICON: Final = "/icons/crown-512.png"


async def of_game(store: Store, game: str, site: str, ply: str, language: str) -> str:
    """Return the tags of a table's page: who plays, who won, and how it stands; nothing where it is not known."""
    try:
        row = await store.preview(game)
        return _of_row(row, site, ply, await spoken(language)) if row is not None else ""
    except (SQLAlchemyError, OSError, InvalidSetup, NotationError):
        return ""


async def of_player(name: str, site: str, language: str) -> str:
    """Return the tags of a player's page."""
    words = await spoken(language)
    return _tags(words("title", sentence=name), words("preview-player"), site + ICON, large=False)


async def spoken(language: str) -> Words:
    """Return the words of a language; they are read once, off the event loop."""
    return await asyncio.to_thread(words_in, language)


def _of_row(row: Any, site: str, ply: str, words: Words) -> str:
    variant = find_variant(row.variant)
    title = words.game(variant.game, variant.row.title)
    players = called(json.loads(row.players), words)
    kingdoms = [[players[seat] for seat in variant.rulers(index)] for index in range(variant.kingdoms)]
    if row.status == "open":
        seated = [name for name in players if name]
        inviting = words("preview-with", game=title, names=seated) if seated else title
        return _tags(inviting, words("preview-invited"), site + ICON, large=False)
    asked = {"ply": ply} if ply else {"show": "kingdoms"}
    asked |= {} if words.language == ENGLISH else {"lang": words.language}
    picture = f"{site}/api/games/{row.id}/picture.png?{urlencode(asked)}"
    if row.totals is None:
        return _tags(f"{title}: {', '.join(players)}", words("preview-watch"), picture, large=True)
    totals, winners = json.loads(row.totals), json.loads(row.winners)
    told = ", ".join(f"{words.all_of(names)} {points}" for names, points in zip(kingdoms, totals, strict=True))
    return _tags(verdict(kingdoms, totals, winners, words), f"{title}: {told}", picture, large=True)


def _tags(title: str, text: str, picture: str, large: bool) -> str:
    told = {"og:site_name": "Crownland", "og:type": "website", "og:title": title, "og:description": text}
    told |= {"og:image": picture, "og:image:alt": title}
    if large:
        told |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
    card = "summary_large_image" if large else "summary"
    tags = [f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items()]
    return "".join([*tags, f'<meta name="twitter:card" content="{card}">'])
