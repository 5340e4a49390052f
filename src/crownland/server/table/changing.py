"""What changed from one table to the next, for clients that have the one and want the other.

Of an object it tells the fields that are other than before, each in the same way; of a list whose length stayed, the
items that are, by their index. A list that moves on tells how many items `drop` out at its front, and which ones it has
to `push` at its end. Everything else is told anew; an object without fixed fields as `{"=": …}`, not to be mixed up.
"""

from operator import attrgetter
from typing import Any, Final

import msgspec

from ...match.view.types import Logged
from .. import protocol

_WINDOW: Final = "events"  # the list that moves on
_SHAPES: Final[dict[type, tuple[tuple[str, ...], Any]]] = {}


def change(old: protocol.Table, new: protocol.Table) -> dict[str, Any]:
    """Return what has to change in a table to make another one of it."""
    return _fields(old, new)


def _fields(old: Any, new: Any) -> dict[str, Any]:
    names, values = _shape(type(new))
    told = {}
    for name, before, after in zip(names, values(old), values(new), strict=True):
        if before is not after and before != after:
            told[name] = _moved_on(before, after) if name == _WINDOW else _told(before, after)
    return told


def _told(old: Any, new: Any) -> Any:
    kind = type(new)
    if kind is list:
        if type(old) is not list or len(old) != len(new) or not new or not _shape(type(new[0]))[0]:
            return new
        pairs = enumerate(zip(old, new, strict=True))
        return {str(index): _told(before, after) for index, (before, after) in pairs if before != after}
    if kind is dict and type(old) is dict:
        return {"=": new}
    return _fields(old, new) if kind is type(old) and _shape(kind)[0] else new


def _shape(kind: type) -> tuple[tuple[str, ...], Any]:
    """Return the names and a getter of the fields of objects that always have all of them; no names for all others."""
    if kind not in _SHAPES:
        names: tuple[str, ...] = ()
        if issubclass(kind, msgspec.Struct) and not kind.__struct_config__.omit_defaults:
            names = kind.__struct_fields__
        _SHAPES[kind] = names, attrgetter(*names) if names else None
    return _SHAPES[kind]


def _moved_on(old: list[Logged], new: list[Logged]) -> Any:
    if not old or not new:
        return new
    drop = new[0].number - old[0].number
    if drop < 0 or old[drop:] != new[: len(old) - drop]:  # something was taken back, or another game began
        return new
    return {"drop": drop, "push": new[len(old) - drop :]}
