"""Who played in which finished match, and how it went: the rows of a record's seats."""

import json
from collections.abc import Sequence
from typing import Any, Final

from ...bots.levels.levels import LEVELS
from ...rules.variants import Variant, find_variant

_LEVEL: Final = {level.bot: level.number for level in LEVELS}


def key_of(name: str) -> str:
    """Return what names that count as the same have in common."""
    return name.lower()


def plays_of(row: dict[str, Any]) -> list[dict[str, Any]]:
    """Make the rows of a record's seats."""
    variant, players = find_variant(row["variant"]), json.loads(row["players"])
    totals, winners = json.loads(row["totals"]), json.loads(row["winners"])
    bots = [called is not None for called in json.loads(row["called"])]
    return [
        {
            "record": row["id"],
            "seat": seat,
            "name": key_of(player),
            "shown": player,
            "bot": bots[seat],
            "variant": row["variant"],
            "game": variant.game,
            "kingdom": variant.kingdom_of(seat),
            "points": totals[variant.kingdom_of(seat)],
            "won": variant.kingdom_of(seat) in winners,
            **_rivals(variant, seat, players, bots),
            "imported": row["imported"],
            "public": row["public"],
            "at": row["at"],
        }
        for seat, player in enumerate(players)
    ]


def _rivals(variant: Variant, seat: int, players: Sequence[str], bots: Sequence[bool]) -> dict[str, Any]:
    """Tell against whom a seat played: the highest level of a bot, and whether against a person."""
    others = [one for one in range(variant.seats) if variant.kingdom_of(one) != variant.kingdom_of(seat)]
    levels = [_LEVEL.get(players[one], 0) for one in others if bots[one]]
    return {"level": max(levels, default=0), "people": not all(bots[one] for one in others)}
