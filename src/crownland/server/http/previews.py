"""What other sites show of a link to us: a title, a sentence and a picture, as tags in the head of the page.

Names are anybody's words, so everything is escaped; a page without these tags is a page all the same.
"""

import json
from html import escape
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from ...drawing.tables import HEIGHT, WIDTH, verdict
from ...rules.errors import InvalidSetup, NotationError
from ...rules.variants import Variant, find_variant
from ..play.picturing import called
from ..store.store import Store

ICON: Final = "/icons/crown-512.png"
_INVITED: Final = "You are invited: open the link to take a seat. No account is needed."


async def of_game(store: Store, game: str, site: str, ply: str) -> str:
    """Return the tags of a table's page: who plays, who won, and how it stands; nothing where it is not known."""
    try:
        row = await store.preview(game)
        return _of_row(row, site, ply) if row is not None else ""
    except (SQLAlchemyError, OSError, InvalidSetup, NotationError):
        return ""


def of_player(name: str, site: str) -> str:
    """Return the tags of a player's page."""
    return _tags(f"{name} · Crownland", "Games, wins, best kingdoms and streaks.", site + ICON, large=False)


def _of_row(row: Any, site: str, ply: str) -> str:
    variant = find_variant(row.variant)
    players = called(json.loads(row.players))
    kingdoms = [[players[seat] for seat in variant.rulers(index)] for index in range(variant.kingdoms)]
    if row.status == "open":
        seated = " and ".join(name for name in players if name)
        title = f"{_title(variant)}{f' with {seated}' if seated else ''}"
        return _tags(title, _INVITED, site + ICON, large=False)
    picture = f"{site}/api/games/{row.id}/picture.png?{f'ply={ply}' if ply else 'show=kingdoms'}"
    if row.totals is None:
        return _tags(f"{_title(variant)}: {', '.join(players)}", "Watch the game.", picture, large=True)
    totals = json.loads(row.totals)
    told = ", ".join(f"{' and '.join(names)} {points}" for names, points in zip(kingdoms, totals, strict=True))
    return _tags(verdict(kingdoms, totals, json.loads(row.winners)), f"{_title(variant)}: {told}", picture, large=True)


def _title(variant: Variant) -> str:
    return variant.row.title


def _tags(title: str, text: str, picture: str, large: bool) -> str:
    told = {"og:site_name": "Crownland", "og:type": "website", "og:title": title, "og:description": text}
    told |= {"og:image": picture, "og:image:alt": title}
    if large:
        told |= {"og:image:width": str(WIDTH), "og:image:height": str(HEIGHT)}
    card = "summary_large_image" if large else "summary"
    tags = [f'<meta property="{name}" content="{escape(value)}">' for name, value in told.items()]
    return "".join([*tags, f'<meta name="twitter:card" content="{card}">'])
