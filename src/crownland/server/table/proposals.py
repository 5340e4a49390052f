"""Proposals: undo, a bot for a player who is gone, ending without a loser, and a rematch.

A proposal takes effect when everybody whose consent it needs has agreed, at once if there is nobody to ask.
`missing_consent` says whose consent is needed.
"""

from collections.abc import Collection
from typing import Final

from .. import protocol
from ..errors import ApiError
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
from .entries import Fact, Proposal
from .seats import STAND_IN
from .table import Table

_ONCE: Final = ("undo", "end")  # once declined, not again before the next decision of the proposer


def missing_consent(table: Table, proposal: Proposal, gone: Collection[int]) -> set[str]:
    """Return the holders whose consent a proposal still needs.

    An undo or a rematch needs absent players, too. A stand-in for an absent player is agreed by those who are present.
    So is an end, unless a clock runs for the absent player: then the clock decides.
    """
    if proposal.what == "rematch":
        return {chair.holder for chair in table.chairs if chair.holder} - proposal.agreed
    if proposal.what == "undo":
        return table.people() - proposal.agreed
    settled = table.clock is not None and proposal.what == "end"
    absent = {table.chairs[seat].holder for seat in gone if table.chairs[seat].played_by or not settled}
    spoken_for = {table.chairs[proposal.seat].holder} if proposal.what == "bot" else set()
    return table.people() - absent - spoken_for - proposal.agreed


def undo(table: Table, command: protocol.Undo, asker: Asker) -> list[Fact]:
    check_playing(table, asker.holder)
    match = check_running(table)
    if match.is_between:
        raise ApiError("undo/between", "expected a game that goes on; the one that is over stands")
    seats = table.held_seats(asker.holder)
    if table.decisions_since(seats) == 0:
        raise ApiError("undo/nothing", "expected a decision of yours in this game, but there is none")
    if table.free_undo() in seats:
        return [entries.Undone(1)]
    last = next(doer for doer in reversed(match.own) if doer in seats)
    return _propose(table, asker, "undo", last)


def bot(table: Table, command: protocol.Bot, asker: Asker) -> list[Fact]:
    check_playing(table, asker.holder)
    check_running(table)
    chair, name = check_chair(table, command.seat), STAND_IN
    if chair.played_by:
        raise ApiError("seat/taken", "a bot plays there already", seat=command.seat)
    if chair.kind == "open":
        return [entries.Sat(command.seat, chair.name or name, bot=name)]
    if command.seat not in asker.gone:
        raise ApiError("seat/not-gone", "expected a seat whose player is gone", seat=command.seat)
    return _propose(table, asker, "bot", command.seat, name)


def end(table: Table, command: protocol.End, asker: Asker) -> list[Fact]:
    check_not_over(table)
    if table.match is None:
        check_host(table, asker)
        return [entries.Ended("aborted")]
    check_playing(table, asker.holder)
    if asker.holder == table.host and len(table.match.logs) == 1 and table.match.state.round <= 1:
        return [entries.Ended("aborted")]
    return _propose(table, asker, "end", table.held_seats(asker.holder)[0])


def rematch(table: Table, command: protocol.Rematch, asker: Asker) -> list[Fact]:
    check_at_table(table, asker.holder)
    if table.status != "over":
        raise ApiError("match/not-over", "expected a match that is over")
    if table.rematch:
        return []
    return _propose(table, asker, "rematch", table.held_seats(asker.holder)[0], commitment=command.commitment or "")


def answer(table: Table, command: protocol.Answer, asker: Asker) -> list[Fact]:
    check_at_table(table, asker.holder)
    proposal = table.proposal
    if proposal is None or (asker.holder in proposal.agreed and command.yes):
        raise ApiError("proposal/none", "there is nothing for you to answer")
    if proposal.what != "rematch":
        check_playing(table, asker.holder)
    if command.version is not None and command.version < proposal.since:
        raise ApiError(
            "action/stale",
            f"expected an answer to {proposal.what}, proposed at version {proposal.since}",
            version=table.version,
        )
    if not command.yes:
        return [entries.Declined()]
    if proposal.what == "bot" and proposal.seat not in asker.gone:
        raise ApiError("seat/not-gone", "the player of this seat is back", seat=proposal.seat)
    commitment = command.commitment or ""
    agreed: list[Fact] = [entries.Agreed(asker.holder, commitment)]
    waits = missing_consent(table, proposal, asker.gone) - {asker.holder}
    return agreed if waits else [*agreed, _outcome(table, proposal.agreed_by(asker.holder, commitment))]


def after_leaving(table: Table, seat: int, asker: Asker) -> list[Fact]:
    """Return what becomes of a proposal when the last player leaves whom it waited for."""
    proposal = table.proposal
    if proposal is None or table.held_seats(asker.holder) != [seat] or proposal.concerns(seat):
        return []
    waits = missing_consent(table, proposal, asker.gone) - {asker.holder}
    return [] if waits else [_outcome(table, proposal)]


def _propose(
    table: Table, asker: Asker, what: protocol.ProposalName, seat: int, bot: str = "", commitment: str = ""
) -> list[Fact]:
    """Propose something; it takes effect at once if there is nobody to ask. It replaces the player's last proposal."""
    seats, pending = table.held_seats(asker.holder), table.proposal
    if pending is not None and pending.by not in seats and what in ("end", "rematch") and pending.what == what:
        return answer(table, protocol.Answer(yes=True, commitment=commitment or None), asker)  # both propose the same
    is_same = pending is not None and (pending.what, pending.seat) == (what, seat)
    if pending is not None and (
        pending.by not in seats or (is_same and pending.commitments.get(asker.holder, "") == commitment)
    ):
        raise ApiError("proposal/pending", "another proposal is still waiting for an answer")
    proposal = Proposal(what, seats[0], seat, bot, frozenset({asker.holder}), {asker.holder: commitment})
    if not missing_consent(table, proposal, asker.gone):
        return [_outcome(table, proposal)]
    if what in _ONCE and _was_declined(table, what, seats):
        raise ApiError("proposal/declined", "this was declined; you can propose it again after your next decision")
    return [entries.Proposed(what, seat, seats[0], bot, commitment)]


def _was_declined(table: Table, what: protocol.ProposalName, seats: list[int]) -> bool:
    """Whether others declined this since the last decision of these seats, and nothing was undone since."""
    match = check_begun(table)
    for note in reversed(table.notes):
        if note.what == "undo" or note.game != len(match.logs):
            return False
        if (note.what, note.proposal) == ("declined", what) and note.seat in seats and note.by not in seats:
            return not any(actor in seats for actor in match.actors[note.event :])
    return False


def _outcome(table: Table, proposal: Proposal) -> Fact:
    match proposal.what:
        case "undo":
            return entries.Undone(table.decisions_since([proposal.seat]))
        case "bot":
            return entries.StoodIn(proposal.seat, proposal.bot)
        case "end":
            return entries.Ended("agreed")
        case "rematch":
            commitments = {holder: value for holder, value in proposal.commitments.items() if value}
            return entries.Again("", commitments)  # the table gets its id when this is written
