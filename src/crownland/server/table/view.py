"""What everybody may see of a table: no holder, and no seed before the end.

What changed from one table to the next, for clients that have the one and want the other.

Of an object it tells the fields that are other than before, each in the same way; of a list whose length stayed, the
items that are, by their index. A list that moves on tells how many items `drop` out at its front, and which ones it has
to `push` at its end. Everything else is told anew; an object without fixed fields as `{"=": …}`, not to be mixed up.
"""

from collections.abc import Collection
from operator import attrgetter
from typing import Any, Final

import msgspec

from ...match.dealer import commitment
from ...match.standing import standing
from ...match.view.types import Logged
from .. import protocol
from .notes import MOST_NOTES
from .proposals import consenting
from .table import Table


def shown(
    table: Table, now: int, ran: int = 0, away: Collection[int] = (), gone: Collection[int] = ()
) -> protocol.Table:
    """Tell a table at this moment; clocks have run for `ran` milliseconds since its last entry."""
    viewer, colours = table.viewer, table.colours
    return protocol.Table(
        game=table.game,
        ply=table.ply,
        status=table.status,  # type: ignore[arg-type]
        ended=table.ended,
        variant=table.setup.variant,
        public=table.setup.public,
        prepared=table.prepared,
        begun=table.began,
        pace=table.pace,
        hurried=table.hurried,
        clock=table.setup.clock,
        on_flag=table.setup.on_flag,
        hints=table.setup.hints,
        seats=[_seat(table, seat, colour, table.time + ran, away, gone) for seat, colour in enumerate(colours)],
        host=next(iter(table.seats_of(table.host)), None),
        commitment=commitment(table.seed),
        seed=table.match.seed.hex() if table.match is not None and table.status == "over" else None,
        shuffle=shuffled(table, now, ran),
        asked=_asked(table, gone),
        undo=table.free_undo(),
        rematch=table.rematch,
        notes=table.notes[-MOST_NOTES:],
        between=_between(table, now, ran),
        results=viewer.results() if viewer else [],
        ties=_ties(table),
        view=viewer.view() if viewer else None,
        at=now,
    )


def shuffled(table: Table, now: int, ran: int = 0) -> protocol.Shuffle | None:
    """Tell what people add to the shuffle: promises at once, and numbers when the match is over.

    Where a table was closed before it was dealt, there is nothing to check, and what was given stays secret.
    """
    shuffle, over = table.shuffle, table.status == "over" and table.match is not None
    promises = shuffle.promises if shuffle else [chair.promise for chair in table.chairs] if table.match is None else []
    if not any(promises):
        return None
    luck = shuffle.luck if shuffle else [""] * len(promises)
    return protocol.Shuffle(
        promises=[promise or None for promise in promises],
        given=[seat for seat, number in enumerate(luck) if number],
        until=now + shuffle.until - table.time - ran if shuffle and table.is_shuffling else None,
        seed=table.seed.hex() if over else None,
        luck=[number or None for number in luck] if over else None,
    )


def _between(table: Table, now: int, ran: int) -> protocol.Between | None:
    match = table.match
    if match is None or not match.is_between:
        return None
    until = None if table.due is None else now + table.due - table.time - ran
    return protocol.Between(len(match.logs), sorted(table.unseen()), until)


def _ties(table: Table) -> list[list[int]]:
    match = table.match
    finished = [state for state in match.states if state.is_over] if match is not None and match.games > 1 else []
    return [list(tie) for tie in standing(finished).ties] if finished else []


def _seat(
    table: Table, seat: int, colour: int, time: int, away: Collection[int], gone: Collection[int]
) -> protocol.Seat:
    chair, clock, resigned = table.chairs[seat], table.clock, seat in table.resigned
    return protocol.Seat(
        kind="bot" if chair.kind == "open" and table.is_final(seat) else chair.kind,  # type: ignore[arg-type]
        name=chair.called or chair.name,
        colour=colour,
        bot=chair.played_by or None,
        away=seat in away,
        gone=seat in gone,
        stand_in=bool(chair.stand_in) and not resigned,
        resigned=resigned,
        flag=chair.flag,
        clock=clock.left(seat, time) if clock else None,
        ticking=clock is not None and clock.thinking == seat,
    )


def _asked(table: Table, gone: Collection[int]) -> protocol.Asked | None:
    wish = table.wish
    if wish is None:
        return None
    waits = sorted(seat for holder in consenting(table, wish, gone) for seat in table.seats_of(holder))
    return protocol.Asked(wish.what, wish.by, wish.seat, wish.bot or None, waits)


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
