"""How a client follows a table by what changed and by actions, as docs/reference/protocol.md describes it."""

import json
from typing import Any

import msgspec

from crownland.match import Viewer, replay


def followed(old: Any, change: Any) -> Any:
    """Return what a change makes of a value."""
    if isinstance(old, dict) and isinstance(change, dict):
        return old | {name: followed(old.get(name), result) for name, result in change.items()}
    if isinstance(old, list) and isinstance(change, dict):
        items = [followed(item, change[str(index)]) if str(index) in change else item for index, item in enumerate(old)]
        return items[: change.get("keep")] + change.get("push", [])
    return change


def derived(table: Any) -> Any:
    """Return a table with what the actions of its match give in their place: the view, results and ties."""
    if "actions" not in table:
        return table
    resigned = [seat for seat, one in enumerate(table["seats"]) if one["resigned"]]
    match = replay(table["variant"], [seat["name"] for seat in table["seats"]], table["actions"], resigned)
    match.stopped = table["ended"] in ("aborted", "agreed", "expired")
    finished = [state for state in match.states if state.is_over] if match.games > 1 else []
    viewer = Viewer(match)
    ties = [[state.tie_breaks(kingdom) for state in finished] for kingdom in range(match.variant.kingdoms)]
    parts = {
        "view": viewer.view(),
        "results": viewer.results(),
        "ties": [
            [max(largest), sum(crowns)] for largest, crowns in (zip(*games, strict=True) for games in ties if games)
        ],
    }
    rest = {name: value for name, value in table.items() if name != "actions"}
    return {**rest, **json.loads(msgspec.json.encode(parts))}
