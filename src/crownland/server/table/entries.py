"""The log of a table: what happened, entry by entry. A table is nothing but the sum of its log.

An entry is one change that somebody asked for, with the few facts that it came to. Its ply is its number in the log;
the store takes each number once, which settles who was first. Holders are hashes of tokens.
"""

from typing import Final, Literal, TypeAlias

import msgspec

from ..protocol import Clock, NewGame, PaceName, WishName


class _Fact(msgspec.Struct, frozen=True, tag_field="what", tag=str.lower, omit_defaults=True):
    pass


class Laid(_Fact, frozen=True):
    """The table was laid by `host`. `begun` are the ints of the actions with which each game so far begins."""

    game: NewGame
    host: str
    begun: list[list[int]] = []


class Sat(_Fact, frozen=True):
    """A person or a bot took a seat. `called` is what people read for a bot, whose `name` is that of its kind.

    `colour`: -1, in old logs, is that of the seat's number. `promise`: the SHA-256 of a number for the shuffle.
    """

    seat: int
    name: str
    holder: str = ""
    bot: str = ""
    called: str = ""
    colour: int = -1
    promise: str = ""


class Left(_Fact, frozen=True):
    """A person got up."""

    seat: int


class Shuffling(_Fact, frozen=True):
    """All seats are taken: the deal waits for the numbers that were promised."""


class Gave(_Fact, frozen=True):
    """A person added the promised number to the shuffle."""

    seat: int
    luck: str


class Started(_Fact, frozen=True):
    """The match began, and chance drew. `pauses`: each further game of a series waits until it is dealt."""

    draws: list[int]
    pauses: bool = False


class Played(_Fact, frozen=True):
    """A seat decided, and then chance drew."""

    seat: int
    action: int
    draws: list[int] = []


class Undone(_Fact, frozen=True):
    """So many decisions were taken back."""

    decisions: int


class Resigned(_Fact, frozen=True):
    """A seat gave up, or its flag fell."""

    seat: int
    flag: bool = False


class Asked(_Fact, frozen=True):
    """Somebody asked for something that needs consent."""

    wish: WishName
    seat: int
    by: int
    bot: str = ""
    promise: str = ""


class Agreed(_Fact, frozen=True):
    """A person agreed to what was asked."""

    holder: str
    promise: str = ""


class Declined(_Fact, frozen=True):
    """Somebody did not agree: nothing comes of it."""


class StoodIn(_Fact, frozen=True):
    """A bot plays for a seat from now on."""

    seat: int
    bot: str
    flag: bool = False


class Returned(_Fact, frozen=True):
    """The player of a seat is back."""

    seat: int


class Resumed(_Fact, frozen=True):
    """Another process keeps the game from here: time in which nobody kept it counts for nobody."""


class Ended(_Fact, frozen=True):
    """The game ended without a winner."""

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
    """A person has another name, or another colour."""

    seat: int
    name: str
    colour: int = -1


class Again(_Fact, frozen=True):
    """The same people play again at another table; `promises` are those for its shuffle, by holder."""

    game: str
    promises: dict[str, str] = {}


Fact: TypeAlias = (
    Laid
    | Sat
    | Left
    | Shuffling
    | Gave
    | Started
    | Played
    | Undone
    | Resigned
    | Asked
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
    """One entry: when, on whose command, and what came of it: nothing, where only the command's id is to be remembered.

    `said` is a digest of the command, to know it again under its id. `ran` is for how many milliseconds clocks may have
    run since the entry before: time while no server was there is not in it; -1, in old logs, means all of it.
    """

    at: int
    facts: list[Fact] = msgspec.field(name="events")
    by: str = ""
    id: str = ""
    said: str = ""
    ran: int = -1


READ: Final = msgspec.json.Decoder(Entry)


def clock_of(first: str) -> Clock | None:
    """Read the clock out of the first entry of a log."""
    laid = READ.decode(first).facts[0]
    return laid.game.clock if isinstance(laid, Laid) else None
