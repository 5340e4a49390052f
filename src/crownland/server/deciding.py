"""What a command comes to at a table: the events that it causes, or the reason why it is refused. Nothing is changed.

Each command has one function here, found by its type in `DECIDE`.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Any, Final

from ..rules.errors import IllegalAction, InvalidSetup, NotationError
from ..rules.variants import find_variant
from . import entries, protocol
from .entries import Event
from .errors import Refusal, refusal_of
from .names import clean_name
from .seating import check_bot, stand_in_bot
from .table import Table


@dataclass(frozen=True, slots=True)
class Asker:
    """Who sends a command, and which seats' players are gone at that moment."""

    holder: str
    gone: Collection[int] = ()


def decide(table: Table, command: protocol.Change, asker: Asker) -> list[Event]:
    """Return what a command comes to; raise Refusal where it is not allowed."""
    events: list[Event] = DECIDE[type(command)](table, command, asker)
    return events


def lay(setup: protocol.NewGame, holder: str) -> list[Event]:
    """Return the first events of a new table: it is laid, and those who are known sit down."""
    try:
        variant = find_variant(setup.variant)
    except (NotationError, InvalidSetup) as error:
        raise Refusal("setup/invalid", str(error)) from None
    if len(setup.seats) > variant.seats:
        raise Refusal("setup/invalid", f"expected up to {variant.seats} seats, but got {len(setup.seats)}")
    clock = setup.clock
    if clock is not None and (clock.minutes is None) == (clock.days is None):
        raise Refusal("setup/invalid", "expected a clock with minutes or with days, but got both or neither")
    named = protocol.NewGame(
        str(variant), [], "", setup.public, setup.start, clock, setup.on_flag, setup.pace, setup.hints
    )
    events: list[Event] = [entries.Laid(named, holder)]
    for seat, chair in enumerate(setup.seats):
        if chair.bot is not None:
            check_bot(variant, chair.bot)
            events.append(entries.Sat(seat, clean_name(chair.name or "") or chair.bot, bot=chair.bot))
        elif chair.me:
            events.append(entries.Sat(seat, clean_name(chair.name or setup.name) or _nobody(seat), holder))
    if setup.start and sum(isinstance(event, entries.Sat) for event in events) == variant.seats:
        events.append(entries.Started([]))
    return events


def flag(table: Table, now: int) -> list[Event]:
    """Return what comes of a flag that has fallen: the seat resigns, or a bot plays on, as the table chose."""
    if table.clock is None or not table.clock.has_fallen(now) or table.clock.thinking is None:
        return []
    seat, bot = table.clock.thinking, stand_in_bot(find_variant(table.setup.variant))
    if table.setup.on_flag == "bot":
        return [entries.StoodIn(seat, bot, flag=True)]
    return [entries.Resigned(seat, flag=True), *_after_resigning(table, seat)]


def _sit(table: Table, command: protocol.Sit, asker: Asker) -> list[Event]:
    if table.status == "over":
        raise Refusal("game/over", "expected a game that goes on, but it is over")
    seat = command.seat if command.seat is not None else _first_open(table)
    chair = _chair(table, seat)
    if chair.kind != "open" or (table.match is not None and seat in table.match.resigned):
        raise Refusal("seat/taken", f"expected an open seat, but somebody sits in {seat}, or has resigned", seat=seat)
    if command.bot is not None:
        _host_only(table, asker)
        check_bot(find_variant(table.setup.variant), command.bot)
        sat = entries.Sat(seat, clean_name(command.name) or command.bot, bot=command.bot)
    else:
        sat = entries.Sat(seat, clean_name(command.name) or _nobody(seat), asker.holder)
    others_open = any(chair.kind == "open" for number, chair in enumerate(table.chairs) if number != seat)
    starts = table.status == "open" and table.setup.start and not others_open
    return [sat, entries.Started([])] if starts else [sat]


def _leave(table: Table, command: protocol.Leave, asker: Asker) -> list[Event]:
    chair = _chair(table, command.seat)
    if table.status == "open" and chair.bot and asker.holder == table.host:
        return [entries.Left(command.seat)]
    check_own(table, command.seat, asker.holder)
    if table.status == "over":
        raise Refusal("game/over", "expected a game that goes on, but it is over")
    return [entries.Left(command.seat)]


def _start(table: Table, command: protocol.Start, asker: Asker) -> list[Event]:
    _host_only(table, asker)
    if table.status != "open":
        raise Refusal("game/started", "expected a game that has not begun")
    if seats := [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]:
        raise Refusal("game/seats-open", f"expected every seat taken, but {seats} are open", seats=seats)
    return [entries.Started([])]


def _play(table: Table, command: protocol.Play, asker: Asker) -> list[Event]:
    _at_table(table, asker.holder)
    match = _running(table)
    if not table.changed <= command.ply <= table.ply:
        raise Refusal("action/stale", f"expected ply {table.ply}, but got {command.ply}", ply=table.ply)
    seat = match.state.seat
    if seat not in table.seats_of(asker.holder):
        raise Refusal("action/not-your-turn", f"expected a decision of seat {seat}", seat=seat)
    if table.chairs[seat].stand_in:
        raise Refusal("action/not-your-turn", "a bot plays for you; take your seat back first", seat=seat)
    try:
        code = match.state.code_of(command.action)
        if code not in match.state.legal_codes():
            match.state.copy().apply(code)  # raises and says what is expected
    except (NotationError, IllegalAction) as error:
        raise refusal_of(error) from None
    return [entries.Played(seat, code)]


def _undo(table: Table, command: protocol.Undo, asker: Asker) -> list[Event]:
    _at_table(table, asker.holder)
    _running(table)
    seats = table.seats_of(asker.holder)
    decisions = table.decisions_since(seats)
    if decisions == 0:
        raise Refusal("undo/nothing", "expected a decision of yours in this game, but there is none")
    if table.free_undo() in seats:
        return [entries.Undone(1)]
    if table.wish is not None:
        raise Refusal("ask/pending", f"expected an answer to {table.wish.what} first")
    if not _others(table, asker):
        return [entries.Undone(decisions)]
    return [entries.Asked("undo", seats[0], seats[0])]


def _resign(table: Table, command: protocol.Resign, asker: Asker) -> list[Event]:
    check_own(table, command.seat, asker.holder)
    if command.seat in _running(table).resigned:
        raise Refusal("seat/not-yours", "this seat has resigned already", seat=command.seat)
    return [entries.Resigned(command.seat), *_after_resigning(table, command.seat)]


def _after_resigning(table: Table, seat: int) -> list[Event]:
    """When others play on, a bot moves for the seat that gave up."""
    match = _running(table)
    match.resigned.add(seat)
    goes_on = not match.is_over
    match.resigned.discard(seat)
    return [entries.StoodIn(seat, stand_in_bot(match.variant))] if goes_on else []


def _bot(table: Table, command: protocol.Bot, asker: Asker) -> list[Event]:
    _at_table(table, asker.holder)
    match = _running(table)
    chair = _chair(table, command.seat)
    check_bot(match.variant, command.bot)
    if chair.played_by:
        raise Refusal("seat/taken", "a bot plays there already", seat=command.seat)
    if chair.kind == "open":
        return [entries.Sat(command.seat, chair.name or command.bot, bot=command.bot)]
    if command.seat not in asker.gone:
        raise Refusal("seat/not-gone", "expected a seat whose player is gone", seat=command.seat)
    if table.wish is not None:
        raise Refusal("ask/pending", f"expected an answer to {table.wish.what} first")
    if not _others(table, asker):
        return [entries.StoodIn(command.seat, command.bot)]
    return [entries.Asked("bot", command.seat, table.seats_of(asker.holder)[0], command.bot)]


def _return(table: Table, command: protocol.Return, asker: Asker) -> list[Event]:
    check_own(table, command.seat, asker.holder)
    if command.seat in _running(table).resigned or not table.chairs[command.seat].stand_in:
        raise Refusal("seat/taken", "expected a seat in which a bot stands in for you", seat=command.seat)
    return [entries.Returned(command.seat)]


def _answer(table: Table, command: protocol.Answer, asker: Asker) -> list[Event]:
    _at_table(table, asker.holder)
    _running(table)
    wish = table.wish
    if wish is None or (asker.holder in wish.agreed and command.yes):
        raise Refusal("ask/nothing", "expected something to answer, but nothing was asked of you")
    if not command.yes:
        return [entries.Declined()]
    agreed: list[Event] = [entries.Agreed(asker.holder)]
    if _others(table, asker) - wish.agreed:
        return agreed
    if wish.what == "undo":
        return [*agreed, entries.Undone(table.decisions_since([wish.seat]))]
    return [*agreed, entries.StoodIn(wish.seat, wish.bot)]


def _rematch(table: Table, command: protocol.Rematch, asker: Asker) -> list[Event]:
    _at_table(table, asker.holder)
    if table.status != "over":
        raise Refusal("game/not-over", "expected a game that is over")
    return []


def _first_open(table: Table) -> int:
    resigned = table.match.resigned if table.match else set()
    for seat, chair in enumerate(table.chairs):
        if chair.kind == "open" and seat not in resigned:
            return seat
    raise Refusal("seat/none-open", "expected an open seat, but there is none")


def _chair(table: Table, seat: int) -> Any:
    if not 0 <= seat < len(table.chairs):
        raise Refusal("seat/unknown", f"expected a seat from 0 to {len(table.chairs) - 1}, but got {seat}", seat=seat)
    return table.chairs[seat]


def _running(table: Table) -> Any:
    if table.match is None:
        raise Refusal("game/not-started", "expected a game that has begun")
    if table.match.is_over:
        raise Refusal("game/over", "expected a game that goes on, but it is over")
    return table.match


def _at_table(table: Table, holder: str) -> None:
    if not holder:
        raise Refusal("token/missing", "expected the token of a seat")
    if not table.seats_of(holder):
        raise Refusal("token/wrong", "expected the token of a seat of this game")


def check_own(table: Table, seat: int, holder: str) -> None:
    """Refuse whoever does not hold a seat."""
    _chair(table, seat)
    _at_table(table, holder)
    if seat not in table.seats_of(holder):
        raise Refusal("seat/not-yours", f"expected the token of seat {seat}", seat=seat)


def _host_only(table: Table, asker: Asker) -> None:
    if not asker.holder:
        raise Refusal("token/missing", "expected the token of who laid the table")
    if asker.holder != table.host:
        raise Refusal("game/host-only", "expected the token of who laid the table")


def _others(table: Table, asker: Asker) -> set[str]:
    """Return everybody else who plays and is there."""
    there = {table.chairs[seat].holder for seat in range(len(table.chairs)) if seat not in asker.gone}
    return (table.people() & there) - {asker.holder}


def _nobody(seat: int) -> str:
    return f"Player {seat + 1}"


DECIDE: Final[dict[type, Callable[[Table, Any, Asker], list[Event]]]] = {
    protocol.Sit: _sit,
    protocol.Leave: _leave,
    protocol.Start: _start,
    protocol.Play: _play,
    protocol.Undo: _undo,
    protocol.Resign: _resign,
    protocol.Bot: _bot,
    protocol.Return: _return,
    protocol.Answer: _answer,
    protocol.Rematch: _rematch,
}
