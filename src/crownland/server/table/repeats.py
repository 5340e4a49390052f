"""Commands that come again: answered once more, and done once. An id tells them, and a rematch is known without one."""

import hashlib
from typing import Final

import msgspec

from .. import protocol
from ..errors import Refusal
from .table import Table

_ENCODER: Final = msgspec.json.Encoder()


def known_answer(table: Table, holder: str, command: protocol.Change) -> protocol.Done | None:
    """Return what was answered to this command before; refuse another one under its id."""
    if isinstance(command, protocol.Rematch) and (table.rematch or _waits(table, holder, command)):
        asked = table.wish is not None and table.wish.by in table.seats_of(holder)
        return protocol.Done(command.id, table.ply, game=table.rematch, asked=asked)
    known = table.answers.get((holder, command.id)) if command.id else None
    if known is None:
        return None
    if known.said and known.said != digest(command):
        raise Refusal("request/id-reused", f"expected the command that was sent with id {command.id!r} before")
    if isinstance(command, protocol.Sit) and known.done.seats is None:  # whoever sent it sat there already
        return msgspec.structs.replace(known.done, seats=table.seats_of(holder))
    return known.done


def _waits(table: Table, holder: str, command: protocol.Rematch) -> bool:
    """Tell whether somebody who wants this rematch already, with this promise, waits for the others."""
    wish = table.wish
    if wish is None or wish.what != "rematch" or holder not in wish.agreed:
        return False
    return (command.promise or "") == wish.promises[holder]


def digest(command: protocol.Change) -> str:
    """Return what tells a command from others under the same id. A secret is left out: it made the holder."""
    plain = msgspec.structs.replace(command, secret=None) if isinstance(command, protocol.Sit) else command
    return hashlib.sha256(_ENCODER.encode(plain)).hexdigest()[:16]
