"""The public part of a table (no holder, and no seed before the end), and the difference of two such tables.

A table has the actions of its match, or, for those who do not know the rules, its view, which takes longer to make.

Differences are made of tables with actions. That of an object has the fields that changed, each as a difference; that
of a list has the changed items by index, the number of items to `keep` if not all stay, and those to `push` at its end.
Everything else is given whole.
"""

from collections.abc import Collection
from typing import Any

import msgspec
from msgspec import UNSET

from ...match.dealer import commitment
from ...match.standing import standing
from .. import protocol
from .may import may
from .notes import MAX_NOTES
from .proposals import missing_consent
from .table import Table


def public_view(
    table: Table, now: int, elapsed: int = 0, away: Collection[int] = (), gone: Collection[int] = ()
) -> protocol.Table:
    """Return a table with its view at this moment; clocks have run for `elapsed` milliseconds since the last entry."""
    return with_view(public_table(table, now, elapsed, away, gone), table)


def with_view(public: protocol.Table, table: Table) -> protocol.Table:
    """Return a public table with the view in place of the actions; `table` must not have changed since."""
    viewer = table.viewer
    if viewer is None:
        return public
    view, results = viewer.view(), viewer.results()
    return msgspec.structs.replace(public, view=view, results=results, ties=_ties(table), actions=UNSET)


def public_table(
    table: Table, now: int, elapsed: int = 0, away: Collection[int] = (), gone: Collection[int] = ()
) -> protocol.Table:
    """Return a table with the actions of its match at this moment, as `public_view` does with its view."""
    colours = table.colours
    return protocol.Table(
        id=table.id,
        version=table.version,
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
        seats=[_seat(table, seat, colour, table.time + elapsed, away, gone) for seat, colour in enumerate(colours)],
        host=next(iter(table.held_seats(table.host)), None),
        commitment=commitment(table.seed),
        seed=table.match.seed.hex() if table.match is not None and table.status == "over" else None,
        shuffle=shuffle_view(table, now, elapsed),
        proposal=_proposal(table, gone),
        may=may(table, gone),
        rematch=table.rematch,
        notes=table.notes[-MAX_NOTES:],
        between=_between(table, now, elapsed),
        results=[],
        ties=[],
        view=None,
        at=now,
        actions=[list(log) for log in table.match.logs] if table.match is not None else UNSET,
    )


def shuffle_view(table: Table, now: int, elapsed: int = 0) -> protocol.Shuffle | None:
    """Return the commitments of a shuffle, and its numbers when the match is over.

    The numbers of a table that was closed before the deal stay secret.
    """
    shuffle, over = table.shuffle, table.status == "over" and table.match is not None
    commitments = (
        shuffle.commitments if shuffle else [chair.commitment for chair in table.chairs] if table.match is None else []
    )
    if not any(commitments):
        return None
    numbers = shuffle.numbers if shuffle else [""] * len(commitments)
    return protocol.Shuffle(
        commitments=[commitment or None for commitment in commitments],
        revealed=[seat for seat, number in enumerate(numbers) if number],
        until=now + shuffle.until - table.time - elapsed if shuffle and table.is_shuffling else None,
        seed=table.seed.hex() if over else None,
        numbers=[number or None for number in numbers] if over else None,
    )


def _between(table: Table, now: int, elapsed: int) -> protocol.Between | None:
    match = table.match
    if match is None or not match.is_between:
        return None
    until = None if table.due is None else now + table.due - table.time - elapsed
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
        name=chair.bot_name or chair.name,
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


def _proposal(table: Table, gone: Collection[int]) -> protocol.Proposal | None:
    proposal = table.proposal
    if proposal is None:
        return None
    waits = sorted(seat for holder in missing_consent(table, proposal, gone) for seat in table.held_seats(holder))
    return protocol.Proposal(proposal.what, proposal.by, proposal.seat, proposal.bot or None, waits)


def diff(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """Return the difference between two public tables with actions, or two structs in them."""
    found = {}
    for name in new.__struct_fields__:
        before, after = getattr(old, name), getattr(new, name)
        if before is not after and before != after:
            found[name] = _difference(before, after)
    return found


def _difference(old: Any, new: Any) -> Any:
    if type(old) is not type(new):
        return new
    if isinstance(new, list):
        return _list_difference(old, new)
    return diff(old, new) if isinstance(new, msgspec.Struct) else new


def _list_difference(old: list[Any], new: list[Any]) -> dict[str, Any]:
    kept, changed = min(len(old), len(new)), {}
    if kept and isinstance(new[0], (list, msgspec.Struct)):
        pairs = enumerate(zip(old, new, strict=False))
        changed = {str(index): _difference(before, after) for index, (before, after) in pairs if before != after}
    elif new[:kept] != old[:kept]:
        kept = next(index for index, (one, other) in enumerate(zip(old, new, strict=False)) if one != other)
    if kept < len(old):
        changed["keep"] = kept
    if kept < len(new):
        changed["push"] = new[kept:]
    return changed
