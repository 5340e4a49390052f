"""What needs the consent of others: taking back, a bot for somebody who is gone, ending without a loser, a rematch.

Whoever has a wish asks; when everybody whose consent it needs has agreed, it is granted. Nobody to ask, nothing to wait
for. Who was asked for what is in `consenting`.
"""

from collections.abc import Collection
from typing import Final

from .. import protocol
from ..errors import Refusal
from . import entries
from .checks import (
    Asker,
    check_at_table,
    check_begun,
    check_chair,
    check_host,
    check_not_over,
    check_playing,
    check_running,
)
from .entries import Fact
from .notes import Wish
from .seats import STAND_IN
from .table import Table

_ONCE: Final = ("undo", "end")  # once declined, not asked again before the next decision of who asked


def consenting(table: Table, wish: Wish, gone: Collection[int]) -> set[str]:
    """Return the holders whose consent a wish still needs.

    What touches the game of an absent player waits for that player; to go on without one, those who are there agree.
    To end a game does so, too, while a clock runs for that player: it settles what comes of being away.
    """
    if wish.what == "rematch":
        return {chair.holder for chair in table.chairs if chair.holder} - wish.agreed
    if wish.what == "undo":
        return table.people() - wish.agreed
    settled = table.clock is not None and wish.what == "end"
    absent = {table.chairs[seat].holder for seat in gone if table.chairs[seat].played_by or not settled}
    spoken_for = {table.chairs[wish.seat].holder} if wish.what == "bot" else set()
    return table.people() - absent - spoken_for - wish.agreed


def undo(table: Table, command: protocol.Undo, asker: Asker) -> list[Fact]:
    check_playing(table, asker.holder)
    match = check_running(table)
    if match.is_between:
        raise Refusal("undo/between", "expected a game that goes on; the one that is over stands")
    seats = table.seats_of(asker.holder)
    if table.decisions_since(seats) == 0:
        raise Refusal("undo/nothing", "expected a decision of yours in this game, but there is none")
    if table.free_undo() in seats:
        return [entries.Undone(1)]
    last = next(doer for doer in reversed(match.own) if doer in seats)
    return _wish(table, asker, "undo", last)


def bot(table: Table, command: protocol.Bot, asker: Asker) -> list[Fact]:
    check_playing(table, asker.holder)
    check_running(table)
    chair, name = check_chair(table, command.seat), STAND_IN
    if chair.played_by:
        raise Refusal("seat/taken", "a bot plays there already", seat=command.seat)
    if chair.kind == "open":
        return [entries.Sat(command.seat, chair.name or name, bot=name)]
    if command.seat not in asker.gone:
        raise Refusal("seat/not-gone", "expected a seat whose player is gone", seat=command.seat)
    return _wish(table, asker, "bot", command.seat, name)


def end(table: Table, command: protocol.End, asker: Asker) -> list[Fact]:
    check_not_over(table)
    if table.match is None:
        check_host(table, asker)
        return [entries.Ended("aborted")]
    check_playing(table, asker.holder)
    if asker.holder == table.host and len(table.match.logs) == 1 and table.match.state.round <= 1:
        return [entries.Ended("aborted")]
    return _wish(table, asker, "end", table.seats_of(asker.holder)[0])


def rematch(table: Table, command: protocol.Rematch, asker: Asker) -> list[Fact]:
    check_at_table(table, asker.holder)
    if table.status != "over":
        raise Refusal("game/not-over", "expected a game that is over")
    return _wish(table, asker, "rematch", table.seats_of(asker.holder)[0], promise=command.promise or "")


def answer(table: Table, command: protocol.Answer, asker: Asker) -> list[Fact]:
    check_at_table(table, asker.holder)
    wish = table.wish
    if wish is None or (asker.holder in wish.agreed and command.yes):
        raise Refusal("ask/nothing", "there is nothing for you to answer")
    if wish.what != "rematch":
        check_playing(table, asker.holder)
    if command.ply is not None and command.ply < wish.since:
        raise Refusal("action/stale", f"expected an answer to {wish.what}, asked at ply {wish.since}", ply=table.ply)
    if not command.yes:
        return [entries.Declined()]
    if wish.what == "bot" and wish.seat not in asker.gone:
        raise Refusal("seat/not-gone", "the player of this seat is back", seat=wish.seat)
    promise = command.promise or ""
    agreed: list[Fact] = [entries.Agreed(asker.holder, promise)]
    waits = consenting(table, wish, asker.gone) - {asker.holder}
    return agreed if waits else [*agreed, _granted(table, wish.agreed_by(asker.holder, promise))]


def _wish(
    table: Table, asker: Asker, what: protocol.WishName, seat: int, bot: str = "", promise: str = ""
) -> list[Fact]:
    """Ask the others; where there is nobody to ask it is granted. A wish replaces another one of the same player."""
    seats, pending = table.seats_of(asker.holder), table.wish
    if pending is not None and pending.by not in seats and what in ("end", "rematch") and pending.what == what:
        return answer(table, protocol.Answer(yes=True, promise=promise or None), asker)  # both want the same
    is_same = pending is not None and (pending.what, pending.seat) == (what, seat)
    if pending is not None and (
        pending.by not in seats or (is_same and pending.promises.get(asker.holder, "") == promise)
    ):
        raise Refusal("ask/pending", "a request is still waiting for an answer")
    wish = Wish(what, seats[0], seat, bot, frozenset({asker.holder}), {asker.holder: promise})
    if not consenting(table, wish, asker.gone):
        return [_granted(table, wish)]
    if what in _ONCE and _was_declined(table, what, seats):
        raise Refusal("ask/declined", "this was declined; it can be asked again after your next decision")
    return [entries.Asked(what, seat, seats[0], bot, promise)]


def _was_declined(table: Table, what: protocol.WishName, seats: list[int]) -> bool:
    """Tell whether others said no since the last decision of these seats, and nothing was taken back since."""
    match = check_begun(table)
    for note in reversed(table.notes):
        if note.what == "undo" or note.game != len(match.logs):
            return False
        if (note.what, note.wish) == ("declined", what) and note.seat in seats and note.by not in seats:
            return not any(doer in seats for doer in match.doers[note.event :])
    return False


def _granted(table: Table, wish: Wish) -> Fact:
    match wish.what:
        case "undo":
            return entries.Undone(table.decisions_since([wish.seat]))
        case "bot":
            return entries.StoodIn(wish.seat, wish.bot)
        case "end":
            return entries.Ended("agreed")
        case "rematch":
            promises = {holder: promise for holder, promise in wish.promises.items() if promise}
            return entries.Again("", promises)  # the table is laid, and named, when this is written
