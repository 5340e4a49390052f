"""What everybody may see of a table: no holder, and no seed before the end."""

from collections.abc import Collection

from ...match.dealer import commitment
from ...match.standing import standing
from .. import protocol
from .notes import MAX_NOTES
from .table import Table
from .wishes import consenting


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
        notes=table.notes[-MAX_NOTES:],
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
