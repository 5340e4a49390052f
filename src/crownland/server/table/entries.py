"""The log of a table, entry by entry, with the proposals and notes that follow from it. A table is the sum of its log.

An entry is one change with its facts. Its number in the log is the version that it changes; the store accepts each
number once, which settles who was first. Holders are hashes of tokens.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ...match.record.extras import LEFT_OUT
from ..protocol import Clock, NewTable, Note, PaceName, ProposalName

MAX_NOTES: Final = 60  # the newest ones are shown and recorded
MAX_KEPT: Final = 600  # notes in memory, because every change looks at them


class _Fact(msgspec.Struct, frozen=True, tag_field="what", tag=str.lower, omit_defaults=True):
    pass


class Laid(_Fact, frozen=True):
    """The table was created by `host`. `begun` are the actions, as ints, with which each game begins."""

    setup: NewTable
    host: str
    begun: list[list[int]] = []


class Sat(_Fact, frozen=True):
    """A person or a bot took a seat. `name` is a bot's kind, and `bot_name` the name that people read for it.

    A `colour` of -1 leaves the colour of the seat as it is. `commitment`: the SHA-256 of a number for the shuffle.
    """

    seat: int
    name: str
    holder: str = ""
    bot: str = ""
    bot_name: str = ""
    colour: int = -1
    commitment: str = ""


class Left(_Fact, frozen=True):
    """A person left a seat."""

    seat: int


class Shuffling(_Fact, frozen=True):
    """All seats are taken: the deal waits for the numbers that players committed to."""


class Revealed(_Fact, frozen=True):
    """A person revealed the number that they had committed to."""

    seat: int
    number: str


class Started(_Fact, frozen=True):
    """The match began, and chance drew."""

    draws: list[int]


class Played(_Fact, frozen=True):
    """A seat decided, and then chance drew."""

    seat: int
    action: int
    draws: list[int] = []


class Undone(_Fact, frozen=True):
    """Some decisions were taken back."""

    decisions: int


class Resigned(_Fact, frozen=True):
    """A seat resigned, or its flag fell."""

    seat: int
    flag: bool = False


class Proposed(_Fact, frozen=True):
    """Somebody proposed something that needs consent."""

    proposal: ProposalName
    seat: int
    by: int
    bot: str = ""
    commitment: str = ""


class Agreed(_Fact, frozen=True):
    """A person agreed to the proposal."""

    holder: str
    commitment: str = ""


class Declined(_Fact, frozen=True):
    """A person declined the proposal."""


class StoodIn(_Fact, frozen=True):
    """A bot plays for a seat from now on."""

    seat: int
    bot: str
    flag: bool = False


class Returned(_Fact, frozen=True):
    """The player of a seat is back."""

    seat: int


class Resumed(_Fact, frozen=True):
    """Another process drives the table from here; the time in which no process did is not counted."""


class Ended(_Fact, frozen=True):
    """The match ended without a winner."""

    how: Literal["aborted", "agreed", "expired"]


class Seen(_Fact, frozen=True):
    """A person has seen the result of a game of a series."""

    seat: int


class Dealt(_Fact, frozen=True):
    """The next game of a series began, and chance drew."""

    draws: list[int] = []


class Paced(_Fact, frozen=True):
    """The bots move faster or slower."""

    pace: PaceName


class Hurried(_Fact, frozen=True):
    """The bots move at once until a person is in turn."""


class Renamed(_Fact, frozen=True):
    """A person changed name or colour."""

    seat: int
    name: str
    colour: int = -1


class Again(_Fact, frozen=True):
    """The same people play again at another table; `commitments` are those for its shuffle, by holder."""

    table: str
    commitments: dict[str, str] = {}


Fact: TypeAlias = (
    Laid
    | Sat
    | Left
    | Shuffling
    | Revealed
    | Started
    | Played
    | Undone
    | Resigned
    | Proposed
    | Agreed
    | Declined
    | StoodIn
    | Returned
    | Resumed
    | Ended
    | Seen
    | Dealt
    | Paced
    | Hurried
    | Renamed
    | Again
)


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry: when, on whose command, and the facts; none where only the id of the command is remembered.

    `digest` identifies the command that was sent with `id`. `elapsed` is for how many milliseconds clocks ran since
    the previous entry, without the time in which no server was running; -1 stands for the time between their dates.
    """

    at: int
    facts: list[Fact]
    by: str = ""
    id: str = ""
    digest: str = ""
    elapsed: int = -1


READ: Final = msgspec.json.Decoder(Entry)


def read_clock(first: str) -> Clock | None:
    """Read the clock from the first entry of a log."""
    laid = READ.decode(first).facts[0]
    return laid.setup.clock if isinstance(laid, Laid) else None


@dataclass(frozen=True, slots=True)
class Proposal:
    """Something that needs consent, and who has agreed. The table shows it from version `since` on.

    `commitments` are those for the shuffle of a rematch, by holder.
    """

    what: ProposalName
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
    proposal: ProposalName | None = None


def forget_old(notes: list[Note]) -> list[Note]:
    """Return the newest notes; those of the deal stay."""
    if len(notes) <= MAX_KEPT:
        return notes
    half = MAX_KEPT // 2
    return [note for note in notes[:-half] if note.what == LEFT_OUT] + notes[-half:]


def noted(fact: Fact, by: int | None, proposal: Proposal | None) -> Iterator[Noted]:
    """Yield the notes for a fact that the player of seat `by` caused, or that an accepted proposal caused."""
    asker = proposal.by if proposal is not None else by
    match fact:
        case Undone():
            yield Noted("undo", asker, asker)
        case Declined() if proposal:
            yield Noted("declined", proposal.by, by, proposal.bot, proposal.what)
        case StoodIn(seat, bot, flag):
            if flag:
                yield Noted("flag", seat, None)
            yield Noted("stand_in", seat, None if flag else asker, bot)
        case Returned(seat):
            yield Noted("returned", seat, seat)
        case Resigned(seat, flag):
            yield Noted("flag" if flag else "resigned", seat, None if flag else seat)
        case Left(seat):
            yield Noted("left", seat, seat)
        case Sat(seat, _, _, bot):
            yield Noted("sat", seat, by, bot)
        case Renamed(seat):
            yield Noted("renamed", seat, seat)
        case Paced():
            yield Noted("paced", by, by)
        case Ended():
            yield Noted("ended", asker, asker)
