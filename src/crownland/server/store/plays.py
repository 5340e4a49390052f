"""Who played in which finished match, and how it went: the rows of a record's seats."""

import json
from collections.abc import Collection, Sequence
from typing import Any, Final

from ...bots.levels import LEVELS
from ...engine.variant import Variant, find_variant
from ...match.standing import is_decided

_LEVEL: Final = {level.bot: level.number for level in LEVELS}


def key_of(name: str) -> str:
    """Return what names that count as the same have in common."""
    return name.lower()


def plays_of(row: dict[str, Any]) -> list[dict[str, Any]]:
    """Make the rows of a record's seats."""
    variant, players = find_variant(row["variant"]), json.loads(row["players"])
    totals, winners = json.loads(row["totals"]), json.loads(row["winners"])
    bots = [called is not None for called in json.loads(row["called"])]
    body = row.get("body", "")
    cut = unfinished(variant, json.loads(body).get("resigned", []) if '"resigned"' in body else [])
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
            "whole": seat not in cut,
            **_rivals(variant, seat, players, bots),
            "imported": row["imported"],
            "public": row["public"],
            "at": row["at"],
        }
        for seat, player in enumerate(players)
    ]


def unfinished(variant: Variant, resigned: Collection[int]) -> set[int]:
    """Return the seats whose points are not what they played for: who gave up, or all where that ended the match."""
    return set(range(variant.seats)) if is_decided(variant, resigned) else set(resigned)


def _rivals(variant: Variant, seat: int, players: Sequence[str], bots: Sequence[bool]) -> dict[str, Any]:
    """Tell against whom a seat played: the highest level of a bot, and whether against a person."""
    others = [one for one in range(variant.seats) if variant.kingdom_of(one) != variant.kingdom_of(seat)]
    levels = [_LEVEL.get(players[one], 0) for one in others if bots[one]]
    return {"level": max(levels, default=0), "people": not all(bots[one] for one in others)}
