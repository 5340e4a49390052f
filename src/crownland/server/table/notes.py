"""Proposals that need consent, and notes: what happens at a table besides moves."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final

from .. import protocol
from . import entries
from .entries import Fact

MAX_NOTES: Final = 60  # the newest ones are shown and recorded


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that needs consent, and who has agreed. The table shows it from version `since` on.

    `commitments` are those for the shuffle of a rematch, by holder.
    """

    what: protocol.ProposalName
    by: int
    seat: int
    bot: str
    agreed: frozenset[str]
    commitments: dict[str, str] = field(default_factory=dict)
    since: int = 0

    def concerns(self, seat: int) -> bool:
        """Whether it ends when the player of this seat leaves."""
        return seat == self.by or (self.what == "bot" and seat == self.seat)

    def agreed_by(self, holder: str, commitment: str) -> "Proposal":
        """Return the proposal after somebody else has agreed."""
        return replace(self, agreed=self.agreed | {holder}, commitments={**self.commitments, holder: commitment})


@dataclass(frozen=True, slots=True)
class Noted:
    """The part of a note that follows from the fact alone."""

    what: Any
    seat: int | None
    by: int | None
    bot: str = ""
    proposal: protocol.ProposalName | None = None


def noted(fact: Fact, by: int | None, proposal: Proposal | None) -> Iterator[Noted]:
    """Yield the notes for a fact that the player of seat `by` caused, or that an accepted proposal caused."""
    asker = proposal.by if proposal is not None else by
    match fact:
        case entries.Undone():
            yield Noted("undo", asker, asker)
        case entries.Declined() if proposal:
            yield Noted("declined", proposal.by, by, proposal.bot, proposal.what)
        case entries.StoodIn(seat, bot, flag):
            if flag:
                yield Noted("flag", seat, None)
            yield Noted("stand_in", seat, None if flag else asker, bot)
        case entries.Returned(seat):
            yield Noted("returned", seat, seat)
        case entries.Resigned(seat, flag):
            yield Noted("flag" if flag else "resigned", seat, None if flag else seat)
        case entries.Left(seat):
            yield Noted("left", seat, seat)
        case entries.Sat(seat, _, _, bot):
            yield Noted("sat", seat, by, bot)
        case entries.Renamed(seat):
            yield Noted("renamed", seat, seat)
        case entries.Paced():
            yield Noted("paced", by, by)
        case entries.Ended():
            yield Noted("ended", asker, asker)
