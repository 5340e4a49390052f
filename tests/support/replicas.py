"""How a client follows a table by what changed, as docs/reference/protocol.md tells it."""

from typing import Any


def followed(old: Any, change: Any) -> Any:
    """Return what a change makes of a value."""
    if isinstance(old, dict) and isinstance(change, dict):
        if "=" in change:
            return change["="]
        return old | {name: followed(old.get(name), result) for name, result in change.items()}
    if isinstance(old, list) and isinstance(change, dict):
        items = [followed(item, change[str(index)]) if str(index) in change else item for index, item in enumerate(old)]
        return items[change.get("drop", 0) :] + change.get("push", [])
    return change
