"""Decides what a command results in: facts, or an ApiError. Nothing is changed here.

Each command has one function, found by its type in `DECIDE`; those that need the consent of others are in `proposals`.
A command that is sent again under the same id is answered again and not repeated.
"""

import hashlib
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from ...engine.errors import IllegalAction, InvalidSetup, NotationError
from ...engine.variant import find_variant
from .. import protocol
from ..errors import ApiError, error_from_rules
from . import entries, proposals
from .checks import (
    Asker,
    check_at_table,
    check_chair,
    check_host,
    check_not_over,
    check_own,
    check_pace,
    check_rename,
    check_running,
    check_turn,
)
from .entries import Fact
from .seats import STAND_IN, assign_colours, check_bot, check_colours, clean_name, random_bot_name
from .table import Table

MIN_MINUTES: Final = 0.05
MIN_DAYS: Final = 0.001


def decide(table: Table, command: protocol.Change, asker: Asker) -> list[Fact]:
    """Return the facts that a command results in. Raises ApiError if it is not allowed."""
    facts: list[Fact] = DECIDE[type(command)](table, command, asker)
    return facts


def create_table(setup: protocol.NewTable, holder: str, begun: list[list[int]] | None = None) -> list[Fact]:
    """Return the first facts of a new table: its setup, and who sits down at once.

    `begun` are the actions of the moment of a record from which the setup continues.
    """
    try:
        variant = find_variant(setup.variant)
    except (NotationError, InvalidSetup) as error:
        raise ApiError("setup/invalid", str(error)) from None
    if len(setup.seats) > variant.seats:
        raise ApiError("setup/invalid", f"expected up to {variant.seats} seats, but got {len(setup.seats)}")
    clock = setup.clock
    if clock is not None:
        _check_clock(clock)
    if setup.seed is not None:
        _check_prepared(setup, variant.seats)
    if setup.begun is not None:
        _check_begun(setup)
    named = msgspec.structs.replace(setup, variant=str(variant), seats=[], name="", begun=None)
    chosen = [chair.colour if chair.me or chair.bot is not None else None for chair in setup.seats]
    check_colours(chosen)
    for seat, chair in enumerate(setup.seats):
        _check_commitment(chair.commitment, seat, is_person=chair.me and chair.bot is None)
    facts: list[Fact] = [entries.Laid(named, holder, begun or [])]
    names = {clean_name(chair.name or setup.name) for chair in setup.seats}
    before = setup.begun.record.get("called", []) if setup.begun else []  # bots keep their names
    for seat, (chair, colour) in enumerate(zip(setup.seats, assign_colours(chosen), strict=True)):
        if chair.bot is not None:
            bot = check_bot(variant, chair.bot)
            known = before[seat] if before else ""
            facts.append(_seated_bot(seat, bot, chair.name or "", names, colour, known))
        elif chair.me:
            name = clean_name(chair.name or setup.name)
            facts.append(entries.Sat(seat, name, holder, colour=colour, commitment=chair.commitment or ""))
    taken = [fact for fact in facts if isinstance(fact, entries.Sat)]
    if setup.start and len(taken) == variant.seats:
        facts.append(begin_deal(sat.commitment for sat in taken))
    return facts


def _check_prepared(setup: protocol.NewTable, seats: int) -> None:
    """Refuse a prepared deal with an open seat: nobody shall play against somebody who knows the deal."""
    taken = sum(chair.me or chair.bot is not None for chair in setup.seats)
    if taken < seats:
        raise ApiError(
            "setup/invalid", f"a prepared deal needs all {seats} seats taken by you or bots, but got {taken}"
        )
    if setup.public:
        raise ApiError("setup/invalid", "a prepared deal is not shown to everybody: expected public to be false")
    if any(chair.commitment for chair in setup.seats):
        raise ApiError("setup/invalid", "a prepared deal is not shuffled: expected no commitment")


def _check_commitment(commitment: str | None, seat: int, *, is_person: bool) -> None:
    """Refuse a commitment for a seat without a person: nobody could reveal its number."""
    if commitment is not None and not is_person:
        raise ApiError("setup/invalid", f"seat {seat} is not yours: expected no commitment for it", seat=seat)


def _check_begun(setup: protocol.NewTable) -> None:
    """Refuse a seed or a public table together with a moment of a record."""
    if setup.seed is not None:
        raise ApiError("setup/invalid", "a table that continues a record has new draws: expected no seed")
    if setup.public:
        raise ApiError("setup/invalid", "a table that continues a record is not listed: expected public to be false")


def _check_clock(clock: protocol.Clock) -> None:
    """Refuse a clock that runs out at once."""
    if (clock.minutes is None) == (clock.days is None):
        raise ApiError("setup/invalid", "set either minutes or days for the clock")
    if clock.minutes is not None and clock.minutes < MIN_MINUTES:
        raise ApiError("setup/invalid", f"the clock needs at least {MIN_MINUTES} minutes, not {clock.minutes:g}")
    if clock.days is not None and clock.days < MIN_DAYS:
        raise ApiError("setup/invalid", f"the clock needs at least {MIN_DAYS} days, not {clock.days:g}")


def _seated_bot(seat: int, bot: str, name: str, taken: set[str], colour: int, before: str = "") -> entries.Sat:
    """Seat a bot under the name that was chosen for it, or its name `before`, or another that nobody has here."""
    name = clean_name(name)
    bot_name = "" if name else random_bot_name(taken, clean_name(before))
    taken.add(bot_name)
    return entries.Sat(seat, name or bot, bot=bot, bot_name=bot_name, colour=colour)


def rematch(old: Table, commitments: dict[str, str]) -> list[Fact]:
    """Return the first facts of the next table: the same seats and tokens for the same people, with a fresh deal.

    The commitment of a holder belongs to the holder's first seat.
    """
    facts: list[Fact] = [entries.Laid(msgspec.structs.replace(old.setup, seed=None), old.host)]
    left = dict(commitments)
    for seat, chair in enumerate(old.chairs):
        if chair.kind != "open":
            who = (chair.name, chair.holder, chair.bot, chair.bot_name)
            facts.append(entries.Sat(seat, *who, old.colours[seat], left.pop(chair.holder, "")))
    if old.setup.start and all(chair.kind != "open" for chair in old.chairs):
        facts.append(begin_deal(commitments.values()))
    return facts


def begin_deal(commitments: Iterable[str]) -> Fact:
    """Return what happens when all seats are taken: the match starts, or waits for committed numbers."""
    return entries.Shuffling() if any(commitments) else started()


def started() -> Fact:
    return entries.Started([])


def overdue(table: Table, elapsed: int) -> list[Fact]:
    """Return what happens by itself at this time."""
    if table.due is None or table.time + elapsed < table.due:
        return []
    if table.is_shuffling:
        return [started()]
    return [entries.Dealt()] if check_running(table).is_between else flag(table, elapsed)


def flag(table: Table, elapsed: int) -> list[Fact]:
    """Return the result of a fallen flag: the seat resigns, or a bot plays on, as the table chose."""
    if table.clock is None or not table.clock.has_fallen(table.time + elapsed) or table.clock.thinking is None:
        return []
    seat, bot = table.clock.thinking, STAND_IN
    if table.setup.on_flag == "bot":
        return [entries.StoodIn(seat, bot, flag=True)]
    return [entries.Resigned(seat, flag=True), *_after_resigning(table, seat)]


def _sit(table: Table, command: protocol.Sit, asker: Asker) -> list[Fact]:
    check_not_over(table)
    mine = table.held_seats(asker.holder)
    if command.secret is not None and mine and command.seat in (None, *mine):
        return []  # sent again, because the answer was lost
    seat = command.seat if command.seat is not None else _first_open(table)
    chair = check_chair(table, seat)
    if chair.kind != "open":
        raise ApiError("seat/taken", f"seat {seat} is taken", seat=seat)
    if table.is_final(seat):
        raise ApiError("seat/final", f"the player of seat {seat} resigned or ran out of time: that is final", seat=seat)
    colour = _colour(table, seat, command.colour)
    _check_commitment(command.commitment, seat, is_person=command.bot is None)
    if command.bot is not None:
        check_host(table, asker)
        bot = check_bot(find_variant(table.setup.variant), command.bot)
        names = {chair.bot_name or chair.name for chair in table.chairs}
        sat = _seated_bot(seat, bot, command.name, names, colour)
    else:
        if table.prepared and asker.holder != table.host:
            raise ApiError("table/host-only", "nobody plays against a host who knows the deal; bots may sit down")
        commitment = command.commitment if table.match is None else None  # a running match was dealt already
        name = clean_name(command.name)
        sat = entries.Sat(seat, name, asker.holder, colour=colour, commitment=commitment or "")
    starts = table.status == "open" and table.setup.start and table.open_seats() == [seat]
    return [sat, begin_deal([sat.commitment, *(chair.commitment for chair in table.chairs)])] if starts else [sat]


def _leave(table: Table, command: protocol.Leave, asker: Asker) -> list[Fact]:
    chair = check_chair(table, command.seat)
    _check_not_shuffling(table)
    if table.status == "open" and chair.bot and asker.holder == table.host:
        return [entries.Left(command.seat)]
    check_own(table, command.seat, asker.holder)
    check_not_over(table)
    return [entries.Left(command.seat), *proposals.after_leaving(table, command.seat, asker)]


def _start(table: Table, command: protocol.Start, asker: Asker) -> list[Fact]:
    check_host(table, asker)
    if table.status != "open":
        raise ApiError("match/started", "the match has already started")
    _check_not_shuffling(table)
    if seats := table.open_seats():
        raise ApiError("table/seats-open", f"expected every seat taken, but {seats} are open", seats=seats)
    return [begin_deal(chair.commitment for chair in table.chairs)]


def _check_not_shuffling(table: Table) -> None:
    """Refuse a change of seats while numbers are revealed: they belong to the commitments that were shown."""
    if table.is_shuffling:
        raise ApiError("match/started", "the match is being dealt; wait a few seconds")


def _reveal(table: Table, command: protocol.Reveal, asker: Asker) -> list[Fact]:
    check_own(table, command.seat, asker.holder)
    check_not_over(table)
    shuffle = table.shuffle
    if shuffle is not None and shuffle.numbers[command.seat] == command.number:
        return []  # sent again, because the answer was lost
    if table.match is not None:
        raise ApiError("match/started", "the match was dealt already")
    if shuffle is None:
        raise ApiError("match/not-started", "numbers are given when all seats are taken and the deal waits for them")
    if not shuffle.matches(command.seat, command.number):
        raise ApiError(
            "reveal/wrong", "expected the number whose SHA-256 is the commitment of this seat", seat=command.seat
        )
    revealed = entries.Revealed(command.seat, command.number)
    return [revealed] if shuffle.missing != [command.seat] else [revealed, started()]


def _play(table: Table, command: protocol.Play, asker: Asker) -> list[Fact]:
    check_at_table(table, asker.holder)
    match = check_running(table)
    if not table.position_version <= command.version <= table.version:
        raise ApiError(
            "action/stale", f"expected version {table.version}, but got {command.version}", version=table.version
        )
    seat = check_turn(table, asker.holder)
    try:
        code = match.state.action_code(command.action)
        if code not in match.state.legal_codes():
            match.state.copy().apply(code)  # raises an error that says what is expected
    except (NotationError, IllegalAction) as error:
        raise error_from_rules(error) from None
    return [entries.Played(seat, code)]


def _resign(table: Table, command: protocol.Resign, asker: Asker) -> list[Fact]:
    check_own(table, command.seat, asker.holder)
    if command.seat in check_running(table).resigned:
        raise ApiError("seat/not-yours", "this seat has resigned already", seat=command.seat)
    return [entries.Resigned(command.seat), *_after_resigning(table, command.seat)]


def _after_resigning(table: Table, seat: int) -> list[Fact]:
    """Let a bot move for a seat that resigned, if others play on."""
    match = check_running(table)
    match.resigned.add(seat)
    goes_on = not match.is_over
    match.resigned.discard(seat)
    return [entries.StoodIn(seat, STAND_IN)] if goes_on else []


def _return(table: Table, command: protocol.Return, asker: Asker) -> list[Fact]:
    check_own(table, command.seat, asker.holder)
    check_running(table)
    chair = table.chairs[command.seat]
    if table.is_final(command.seat):
        raise ApiError("seat/final", "the player of this seat resigned or ran out of time", seat=command.seat)
    if not chair.stand_in:
        raise ApiError("seat/taken", "expected a seat in which a bot stands in for you", seat=command.seat)
    return [entries.Returned(command.seat)]


def _next(table: Table, command: protocol.Next, asker: Asker) -> list[Fact]:
    check_own(table, command.seat, asker.holder)
    match = check_running(table)
    if not match.is_between or command.seat not in table.unseen():
        return []
    seen = entries.Seen(command.seat)
    return [seen] if table.unseen() - {command.seat} else [seen, entries.Dealt()]


def _pace(table: Table, command: protocol.Pace, asker: Asker) -> list[Fact]:
    check_pace(table, asker.holder)
    return [] if command.pace == table.pace else [entries.Paced(command.pace)]


def _hurry(table: Table, command: protocol.Hurry, asker: Asker) -> list[Fact]:
    check_at_table(table, asker.holder)
    check_running(table)
    is_waiting = table.is_bot_in_turn and not table.hurried and table.pace != "instant"
    return [entries.Hurried()] if is_waiting else []


def _rename(table: Table, command: protocol.Rename, asker: Asker) -> list[Fact]:
    check_rename(table, command.seat, asker.holder)
    name = clean_name(command.name)
    colour = _colour(table, command.seat, command.colour)
    chair = table.chairs[command.seat]
    return [] if (name, colour) == (chair.name, chair.colour) else [entries.Renamed(command.seat, name, colour)]


def _colour(table: Table, seat: int, wanted: int | None) -> int:
    """Return the colour for a seat: the wanted one, which nobody else may have, or its current one."""
    if wanted is None:
        return table.colours[seat]
    check_colours([wanted, *(chair.colour for number, chair in enumerate(table.chairs) if number != seat)])
    return wanted


def _first_open(table: Table) -> int:
    if not table.open_seats():
        raise ApiError("seat/none-open", "no seat is open")
    return table.open_seats()[0]


DECIDE: Final[dict[type, Callable[[Table, Any, Asker], list[Fact]]]] = {
    protocol.Sit: _sit,
    protocol.Leave: _leave,
    protocol.Start: _start,
    protocol.Reveal: _reveal,
    protocol.Play: _play,
    protocol.Undo: proposals.undo,
    protocol.Resign: _resign,
    protocol.Bot: proposals.bot,
    protocol.Return: _return,
    protocol.Answer: proposals.answer,
    protocol.Rematch: proposals.rematch,
    protocol.End: proposals.end,
    protocol.Next: _next,
    protocol.Pace: _pace,
    protocol.Hurry: _hurry,
    protocol.Rename: _rename,
}


_ENCODER: Final = msgspec.json.Encoder()


def known_answer(table: Table, holder: str, command: protocol.Change) -> protocol.Done | None:
    """Return the earlier answer to this command. Raises ApiError if another command had its id."""
    if isinstance(command, protocol.Rematch) and (table.rematch or _waits(table, holder, command)):
        proposed = table.proposal is not None and table.proposal.by in table.held_seats(holder)
        return protocol.Done(command.id, table.version, table=table.rematch, proposed=proposed)
    known = table.answers.get((holder, command.id)) if command.id else None
    if known is None:
        return None
    if known.digest and known.digest != digest(command):
        raise ApiError("request/id-reused", f"expected the command that was sent with id {command.id!r} before")
    if isinstance(command, protocol.Sit) and known.done.seats is None:  # the sender had this seat already
        return msgspec.structs.replace(known.done, seats=table.held_seats(holder))
    return known.done


def _waits(table: Table, holder: str, command: protocol.Rematch) -> bool:
    """Whether this holder has already proposed or accepted this rematch with this commitment."""
    proposal = table.proposal
    if proposal is None or proposal.what != "rematch" or holder not in proposal.agreed:
        return False
    return (command.commitment or "") == proposal.commitments[holder]


def digest(command: protocol.Change) -> str:
    """Return a digest of a command, without its secret, to compare commands with the same id."""
    plain = msgspec.structs.replace(command, secret=None) if isinstance(command, protocol.Sit) else command
    return hashlib.sha256(_ENCODER.encode(plain)).hexdigest()[:16]
