"""The public part of a table (no holder, and no seed before the end), what each player may do now, and differences.

A table has the actions of its match, or, for those who do not know the rules, its view, which takes longer to make.
`may` lists the commands that `decide` would carry out: clients offer these and know no policy.

Differences are made of tables with actions. That of an object has the fields that changed, each as a difference; that
of a list has the changed items by index, the number of items to `keep` if not all stay, and those to `push` at its end.
Everything else is given whole.
"""

from collections.abc import Callable, Collection, Iterator
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import UNSET

from ...match.dealer import commitment
from ...match.standing import standing
from .. import protocol
from ..errors import ApiError
from . import entries
from .checks import Asker, check_host, check_pace, check_rename, check_running, check_turn
from .decide import decide
from .entries import MAX_NOTES, Fact
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


Attempt: TypeAlias = Callable[[Table, int, Asker], Any]  # raises ApiError, or returns [] if nothing would change


def may(table: Table, gone: Collection[int] = ()) -> protocol.May:
    """Return what the player of each seat, the host and anybody may do now."""
    askers = [Asker(chair.holder, gone) for chair in table.chairs]
    return protocol.May(
        seats=[list(_rights(_SEAT, table, seat, asker)) for seat, asker in enumerate(askers)],
        bot=[_replaceable_seats(table, asker) for asker in askers],
        host=list(_rights(_HOST, table, 0, Asker(table.host, gone))),
        sit=[] if table.prepared else _free_seats(table),
    )


def _rights(attempts: dict[str, Attempt], table: Table, seat: int, asker: Asker) -> Iterator[Any]:
    for right, attempt in attempts.items() if asker.holder else ():
        try:
            facts = attempt(table, seat, asker)
        except ApiError as error:
            if error.code == "proposal/declined":
                yield f"{right}_declined"
        else:
            if facts != []:
                yield right if _is_immediate(right, facts, table, asker) else f"{right}_propose"


def _is_immediate(right: str, facts: Any, table: Table, asker: Asker) -> bool:
    """Whether no consent of others is needed; a decision before the last one is always asked for."""
    if right == "undo":
        return table.free_undo() in table.held_seats(asker.holder)
    return right != "end" or isinstance(facts[0], entries.Ended)


def _replaceable_seats(table: Table, asker: Asker) -> list[int]:
    """Return the seats for which a player may ask for a bot."""
    if table.status != "running":
        return []
    waiting = {seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"}.union(asker.gone)
    return [seat for seat in sorted(waiting) if list(_rights({"bot": _bot}, table, seat, asker))]


def _bot(table: Table, seat: int, asker: Asker) -> list[Fact]:
    return decide(table, protocol.Bot(seat), asker)


def _free_seats(table: Table) -> list[int]:
    return [] if table.status == "over" else table.open_seats()


def _seat_bot(table: Table, _: int, asker: Asker) -> list[int]:
    check_host(table, asker)
    return _free_seats(table)


def _command(command: protocol.Change) -> Attempt:
    return lambda table, _, asker: decide(table, command, asker)


def _seat_command(kind: Callable[[int], protocol.Change]) -> Attempt:
    return lambda table, seat, asker: decide(table, kind(seat), asker)


def _play(table: Table, seat: int, asker: Asker) -> list[int] | None:
    return None if check_turn(table, asker.holder) == seat else []


def _hint(table: Table, seat: int, asker: Asker) -> list[int] | None:
    """Allow hints to the seat in turn, at a table that has them."""
    return _play(table, seat, asker) if table.setup.hints else []


def _coach(table: Table, _: int, asker: Asker) -> list[int] | None:
    """Allow the coach at a table with hints, unless a person plays against another person."""
    check_running(table)
    others = [chair for chair in table.chairs if chair.holder != asker.holder and chair.kind != "bot"]
    return None if table.setup.hints and not others else []


# What changes with every move comes last, so that a difference says little.
_SEAT: Final[dict[str, Attempt]] = {
    "resign": _seat_command(protocol.Resign),
    "return": _seat_command(protocol.Return),
    "agree": _command(protocol.Answer(yes=True)),
    "decline": _command(protocol.Answer(yes=False)),
    "next": _seat_command(protocol.Next),
    "rematch": _command(protocol.Rematch()),
    "end": _command(protocol.End()),
    "leave": _seat_command(protocol.Leave),
    "pace": lambda table, _, asker: check_pace(table, asker.holder),
    "hurry": _command(protocol.Hurry()),
    "rename": lambda table, seat, asker: check_rename(table, seat, asker.holder),
    "coach": _coach,
    "undo": _command(protocol.Undo()),
    "hint": _hint,
    "play": _play,
}
_HOST: Final[dict[str, Attempt]] = {
    "start": _command(protocol.Start()),
    "end": _command(protocol.End()),
    "seat_bot": _seat_bot,
}
