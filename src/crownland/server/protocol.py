"""All messages between client and server: JSON objects, distinguished by `type`.

Clients send commands about one table; each may have an `id`, and a command that arrives twice with the same id is
executed once. The server answers each with `done` or `error` and sends `table` or `change` to all clients after each
change. `docs/reference/protocol.md` is the reference; TypeScript types are generated from this file.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ..analysis.comparison import Because
from ..analysis.review_types import Found
from ..match.view.types import Result, View

Name: TypeAlias = Annotated[str, Meta(max_length=60)]
Id: TypeAlias = Annotated[str, Meta(max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Token: TypeAlias = Annotated[str, Meta(max_length=100)]
ActionText: TypeAlias = Annotated[str, Meta(max_length=100)]
ActionInt: TypeAlias = Annotated[int, Meta(ge=0, le=2**62)]
Seed: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]
Commitment: TypeAlias = Seed  # the SHA-256 of a number of 32 bytes
PaceName: TypeAlias = Literal["instant", "quick", "relaxed"]
Ending: TypeAlias = Literal["played", "resigned", "flag", "aborted", "agreed", "expired"]
ProposalName: TypeAlias = Literal["undo", "bot", "end", "rematch"]
NoteName: TypeAlias = Literal[
    "undo",
    "declined",
    "stand_in",
    "returned",
    "resigned",
    "flag",
    "left",
    "sat",
    "renamed",
    "paced",
    "ended",
    "left_out",
]
Right: TypeAlias = Literal[
    "play",
    "hint",
    "coach",
    "undo",
    "undo_propose",
    "undo_declined",
    "resign",
    "return",
    "agree",
    "decline",
    "next",
    "rematch",
    "end",
    "end_propose",
    "end_declined",
    "leave",
    "pace",
    "hurry",
    "rename",
    "start",
    "seat_bot",
]
SignalName: TypeAlias = Literal["hello", "good_luck", "one_moment", "nice", "oops", "thanks", "good_game"]


# Setting up a table


class Clock(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Time for each seat: `minutes` for the match and `increment` seconds for each turn, or `days` for each move."""

    minutes: Annotated[float, Meta(gt=0, le=600)] | None = None
    increment: Annotated[float, Meta(ge=0, le=300)] = 0.0
    days: Annotated[float, Meta(gt=0, le=60)] | None = None


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who takes a seat: `me` (the creator, who may take several), a `bot` by name, or nobody yet.

    A bot without a `name` gets one. `colour` is by default the number of the seat.
    With a `commitment`, the creator adds a number to the shuffle, as in `sit`.
    """

    me: bool = False
    bot: Name | None = None
    name: Name | None = None
    colour: SeatNumber | None = None
    commitment: Commitment | None = None


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a record to continue from: the record, and the number of events before the position."""

    record: dict[str, Any]
    event_index: Annotated[int, Meta(ge=0, le=100_000)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Create a table. Seats that are not listed are open; it starts when none is, or, with `start` false, on command.

    With a `seed` the deal is prepared (`table.prepared`): the creator or bots must take all seats. With `begun` it
    continues from a position of a record with new random draws (`table.begun`).
    """

    variant: Annotated[str, Meta(max_length=200)]
    seats: Annotated[list[Chair], Meta(max_length=8)] = []
    name: Name = ""
    public: bool = False
    start: bool = True
    clock: Clock | None = None
    on_flag: Literal["resign", "bot"] = "resign"
    pace: PaceName = "quick"
    hints: bool = True
    seed: Seed | None = None
    begun: Beginning | None = None


# Client → server


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """What all commands have: an id, for which a command is executed only once."""

    id: Id = ""


class Hello(Command, frozen=True, tag="hello"):
    """First message on a socket; without a token the client is a watcher.

    A table has the actions of its match and is sent whole only at first; then each `change` has what changed. With
    `view`, for clients without rules, every table is sent whole, with its view in place of the actions.
    """

    token: Token | None = None
    view: bool = False


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, by default the first open one; `done` has the token.

    A `secret`, chosen by the client, becomes the token: a `sit` whose answer was lost can then be sent again.
    A `commitment` is the SHA-256 of a random number of 32 bytes, which `reveal` adds to the shuffle.
    """

    seat: SeatNumber | None = None
    name: Name = ""
    bot: Name | None = None
    secret: Token | None = None
    colour: SeatNumber | None = None
    commitment: Commitment | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Leave a seat. Before the start it is open again; later another player or a bot can take it."""

    seat: SeatNumber


class Start(Command, frozen=True, tag="start"):
    """Start the match, when every seat is taken."""


class Reveal(Command, frozen=True, tag="reveal"):
    """Reveal the number that I committed to, once `table.shuffle` waits for it."""

    seat: SeatNumber
    number: Seed


class Play(Command, frozen=True, tag="play"):
    """Play an action, given as int or text, at this version of the table."""

    version: Annotated[int, Meta(ge=0, le=2**31)]
    action: ActionInt | ActionText


class Undo(Command, frozen=True, tag="undo"):
    """Take back my last decision: at once if that needs no consent, otherwise with the consent of all other players."""


class Resign(Command, frozen=True, tag="resign"):
    """Resign a seat."""

    seat: SeatNumber


class Bot(Command, frozen=True, tag="bot"):
    """Request that the strongest bot takes the seat of a player who is gone; all others who are present must agree."""

    seat: SeatNumber


class Return(Command, frozen=True, tag="return"):
    """Take my seat back from its stand-in bot."""

    seat: SeatNumber


class Answer(Command, frozen=True, tag="answer"):
    """Accept or decline the current proposal. With the `version` of the table that asked, it applies to no later one.

    For a rematch, `commitment` is that to a number for its shuffle, as in `sit`.
    """

    yes: bool
    version: Annotated[int, Meta(ge=0, le=2**31)] | None = None
    commitment: Commitment | None = None


class Rematch(Command, frozen=True, tag="rematch"):
    """Request another match; `table.rematch` is the id of the new table, where the same tokens hold the seats.

    `commitment` is that to a number for its shuffle, as in `sit`.
    """

    commitment: Commitment | None = None


class End(Command, frozen=True, tag="end"):
    """End the match without a loser: the host alone in the first round, later with the consent of all present."""


class Next(Command, frozen=True, tag="next"):
    """Confirm the result of this game of a Dynasty; when all players have, the next game is dealt."""

    seat: SeatNumber


class Pace(Command, frozen=True, tag="pace"):
    """Set the pause of the bots of this table."""

    pace: PaceName


class Hurry(Command, frozen=True, tag="hurry"):
    """Let the bots move at once until a person is to move."""


class Rename(Command, frozen=True, tag="rename"):
    """Change the name of my seat; with `colour`, its colour too."""

    seat: SeatNumber
    name: Name
    colour: SeatNumber | None = None


class Signal(Command, frozen=True, tag="signal"):
    """Send one of the fixed phrases to all clients of the table. It is not stored."""

    seat: SeatNumber
    signal: SignalName


class Ping(Command, frozen=True, tag="ping"):
    """Ask for a `pong`, to test the connection."""


Change: TypeAlias = (
    Sit
    | Leave
    | Start
    | Reveal
    | Play
    | Undo
    | Resign
    | Bot
    | Return
    | Answer
    | Rematch
    | End
    | Next
    | Pace
    | Hurry
    | Rename
)
ClientMessage: TypeAlias = Hello | Change | Signal | Ping


# Server → client


class Seat(msgspec.Struct, frozen=True, gc=False):
    """A seat and its player. A bot has a name, too, and `bot` is its kind. `colour`, 0 to 7, is unique.

    `away`: a person who is not connected; `gone`: for so long that a bot may take over.
    `stand_in`: a bot plays for that person, who can `return`. `resigned`: the seat has resigned, which is final; a bot
    moves for it while others play on. `flag`: its time ran out. `clock` is the remaining time in milliseconds at
    `table.at`; it runs while `ticking`.
    """

    kind: Literal["open", "person", "bot"]
    name: str
    colour: int
    bot: str | None
    away: bool
    gone: bool
    stand_in: bool
    resigned: bool
    flag: bool
    clock: int | None
    ticking: bool


class Proposal(msgspec.Struct, frozen=True, gc=False):
    """A proposal that needs consent: `waits_for` are the seats whose players have not answered."""

    what: ProposalName
    by: int
    seat: int
    bot: str | None
    waits_for: list[int]


class May(msgspec.Struct, frozen=True, gc=False):
    """The commands that are possible now: `seats` and `bot` have a list for each seat, for the player who holds it.

    `seats` lists commands; `agree` and `decline` are the two answers. `undo` and `end` take effect at once; with
    `_propose` others are asked first, and with `_declined` they have declined, which holds until the player's next
    decision. `bot` lists the seats for which the player may send `bot`, `host` the commands of the host (`seat_bot`:
    give a free seat to a bot), and `sit` the seats that anybody may take.
    """

    seats: list[list[Right]]
    bot: list[list[int]]
    host: list[Right]
    sit: list[int]


class Note(msgspec.Struct, frozen=True, gc=False):
    """An event other than a move: it concerns `seat`, and the player of `by` caused it.

    It follows the first `event` actions of game number `game`, as numbered in `view.events`; a record counts its own
    events. `proposal` is the one that was declined.
    """

    what: NoteName
    seat: int | None
    by: int | None
    bot: str | None
    proposal: ProposalName | None
    game: int
    event: int
    at: int


class Between(msgspec.Struct, frozen=True, gc=False):
    """The pause of a Dynasty after game number `game`, until the players of these seats have sent `next`.

    `until` is when it ends without them (milliseconds since 1970), null before the first `next`.
    """

    game: int
    waits_for: list[int]
    until: int | None


class Begun(msgspec.Struct, frozen=True, gc=False):
    """Where a table continued from a record: after `event_index` events, at action `number` of game `game`."""

    event_index: int
    game: int
    number: int


class Shuffle(msgspec.Struct, frozen=True, gc=False):
    """The numbers that players add to the shuffle, so that nobody can choose the deal.

    `commitments` has for each seat that of its player, or null, and `revealed` the seats whose numbers are in. While
    the deal waits for the others, `until` is when it stops waiting (milliseconds since 1970). When the match is over,
    `seed` and `numbers` are the server's seed and all numbers; they stay secret if the table was closed before it.
    """

    commitments: list[str | None]
    revealed: list[int]
    until: int | None
    seed: str | None
    numbers: list[str | None] | None


class Table(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="table"):
    """The whole table, the same for all clients. `version` is the number of entries in its log.

    `commitment` is the SHA-256 of the server's seed; `seed`, from which the match was dealt, is null until the match is
    over, and without a deal. The two seeds are the same unless players added numbers of their own (`shuffle`, null if
    nobody committed to one). `may` lists the commands that are possible now. `ended` is how the match ended; `aborted`,
    `agreed` and `expired` have no winner.
    `between` is set while a Dynasty waits for its next game, and `view` still shows the last one. `results` are the
    finished games of a Dynasty, and `ties` the tie-breakers of its sums, for each kingdom: the largest property of any
    game, then all crowns (K13). `hurried`: bots move at once until a person is to move. `prepared`: the creator chose
    the deal, as for a lesson. `begun`: it continues from a position of a record.
    `actions` has the ints of all actions of each game so far, including those of chance; it is missing before the deal.
    A client with rules derives `view`, `results` and `ties` from them, from the seats that `resigned` and from `ended`.
    A table has these three only on request, in place of `actions`; else `view` is null and the other two are empty.
    """

    id: str
    version: int
    status: Literal["open", "running", "over"]
    ended: Ending | None
    variant: str
    public: bool
    prepared: bool
    begun: Begun | None
    pace: PaceName
    hurried: bool
    clock: Clock | None
    on_flag: str
    hints: bool
    seats: list[Seat]
    host: int | None
    commitment: str
    seed: str | None
    shuffle: Shuffle | None
    proposal: Proposal | None
    may: May
    rematch: str | None
    notes: list[Note]
    between: Between | None
    results: list[Result]
    ties: list[list[int]]
    view: View | None
    at: int
    actions: list[list[int]] | UnsetType = UNSET


class Changed(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="change"):
    """What changed since version `after` of the table, unless `hello` asked for views (docs/reference/protocol.md)."""

    after: int
    change: dict[str, Any]


class Welcome(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="welcome"):
    """Answer to `hello`: my seats, whether I am the host, the server's time and the build of its page.

    `table` follows.
    """

    id: str
    seats: list[int]
    host: bool
    now: int
    build: str


class Done(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag="done"):
    """A command was executed and is on disk: the table includes it from `version` on.

    `table` is that of the rematch. `proposed`: others have to agree first.
    """

    id: str
    version: int
    token: str | None = None
    seats: list[int] | None = None
    table: str | None = None
    proposed: bool = False


class Pong(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="pong"):
    """Answer to `ping`."""

    id: str


class Presence(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="presence"):
    """Who is not connected, who has been away for so long that a bot may take over, and the commands possible now."""

    table: str
    away: list[int]
    gone: list[int]
    may: May
    watchers: int


class Signalled(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="signal"):
    """A fixed phrase from the player of a seat."""

    table: str
    seat: int
    signal: SignalName


class Error(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag="error"):
    """A command or request was refused, and nothing has changed; `id` is that of the command.

    docs/reference/protocol.md lists all codes.
    """

    code: str
    message: str
    args: dict[str, Any]
    id: str = ""


class Bye(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="bye"):
    """Reconnect: this process is shutting down, or the client reads too slowly."""

    reason: Literal["draining", "slow"]


ServerMessage: TypeAlias = Welcome | Table | Changed | Done | Pong | Presence | Signalled | Error | Bye


# Other REST messages


class Created(msgspec.Struct, frozen=True):
    """A new table, and the token of its creator: the only credential for these seats."""

    id: str
    token: str
    seats: list[int]
    table: Table


class Listed(msgspec.Struct, frozen=True):
    """A table of the public list; `bot_names` has null for people, and for bots the name, or "" for that of the kind.

    A player is "" for a person without a name, and null for an open seat.
    """

    id: str
    variant: str
    status: str
    players: list[str | None]
    bot_names: list[str | None]
    open_seats: int
    timed: bool
    clock: Clock | None
    at: int


class TableList(msgspec.Struct, frozen=True):
    """A page of a list; `next` is the cursor of the following page."""

    tables: list[Listed]
    next: str | None


class RecordListed(msgspec.Struct, frozen=True):
    """A finished match; `bot_names` has null for people, and for bots the name, or "" for that of the kind.

    A player is "" for a person without a name.
    """

    record: str
    variant: str
    players: list[str]
    bot_names: list[str | None]
    totals: list[int]
    winners: list[int]
    at: int
    imported: bool


class RecordList(msgspec.Struct, frozen=True):
    """A page of finished matches."""

    records: list[RecordListed]
    next: str | None


class PlayerListed(msgspec.Struct, frozen=True):
    """A name under which people have finished matches, and when the last one ended."""

    name: str
    games: int
    wins: int
    at: int


class PlayerList(msgspec.Struct, frozen=True):
    """A page of names, sorted."""

    players: list[PlayerListed]
    next: str | None


class MySeats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seats whose results are requested: ids of tables and seats."""

    seats: Annotated[list[tuple[Id, SeatNumber]], Meta(max_length=2000)]


class SeatResult(msgspec.Struct, frozen=True):
    """A finished match for one seat: the points of its kingdom, and whether that won.

    `played_out`: the points count, because neither this seat nor all others resigned. `level` is that of the strongest
    bot in another kingdom, 0 without one; `people`: a person played another kingdom.
    """

    record: str
    seat: int
    variant: str
    kingdom: int
    points: int
    won: bool
    played_out: bool
    level: int
    people: bool
    at: int


class SeatResults(msgspec.Struct, frozen=True):
    """The finished matches of some seats, the oldest first. Prepared deals and imported records are left out."""

    results: list[SeatResult]


class Tally(msgspec.Struct, frozen=True):
    """How many matches, and how many of them were won; a tie counts as won by all who share it."""

    games: int
    wins: int


class LevelTally(msgspec.Struct, frozen=True):
    """Matches whose strongest bot was of this level."""

    level: int
    games: int
    wins: int


class VariantTally(msgspec.Struct, frozen=True):
    """Matches of a variant: mean and best points, and in which kingdom of which record the best were made.

    Only matches that were played to the end have such points; before the first, all four are null.
    """

    variant: str
    games: int
    wins: int
    mean: float | None
    best: int | None
    record: str | None
    kingdom: int | None


class Statistics(msgspec.Struct, frozen=True):
    """Finished matches of a name: in all, against people, by level of bots, and by variant.

    `streak` counts the wins since the last match that was not won. Prepared deals and imported records do not count.
    """

    name: str
    games: int
    wins: int
    since: int | None
    last: int | None
    streak: int
    longest_streak: int
    people: Tally
    levels: list[LevelTally]
    variants: list[VariantTally]


class Imported(msgspec.Struct, frozen=True):
    """The number of records that were imported, and of those that were known before."""

    kept: int
    known: int


class GameMenu(msgspec.Struct, frozen=True):
    """A game, its family of rules, seats, switches and bots; `title` is for clients that have no name for it.

    `variant` is the one for the fewest players.
    """

    game: str
    title: str
    family: str
    variant: str
    seats: list[int]
    switches: list[str]
    bots: list[str]


class LevelMenu(msgspec.Struct, frozen=True):
    """A bot: its level, from 1 up, its spec, its name and a description."""

    level: int
    bot: str
    name: str
    sentence: str


class Retention(msgspec.Struct, frozen=True):
    """After how many days without a change a table ends: one that waits for players, or one in play.

    0 is never. A match with a clock ends by its flags.
    """

    waiting_days: float
    abandoned_days: float


class Menu(msgspec.Struct, frozen=True):
    """What this server offers. `share` has the addresses at which others on the network reach it."""

    games: list[GameMenu]
    levels: list[LevelMenu]
    usual: str  # the bot for new players
    variants: list[str]
    paces: list[str]
    share: list[str]
    retention: Retention
    version: str


class Explain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ask for the reasons for `action`, an option after `actions`: all of one game so far, including those of chance.

    With `hint`, the reason that goes with a hint. With `best`, why that option is better: `points` is what each kingdom
    gains by it on average, as a review finds, and `game` the number of the game in its match.
    """

    variant: Annotated[str, Meta(max_length=200)]
    actions: Annotated[list[ActionInt], Meta(max_length=5000)]
    action: ActionInt
    hint: bool = False
    best: ActionInt | None = None
    points: Annotated[list[float], Meta(max_length=8)] = []
    game: Annotated[int, Meta(ge=1, le=9)] = 1


class StoredReview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole review of a finished match, as a player's page found it.

    Only a page with the same `key`, the digest of its engine, the match and the task, would find the same.
    """

    key: Seed
    found: Annotated[list[Found], Meta(min_length=1, max_length=10_000)]


class PuzzleVerdict(msgspec.Struct, frozen=True, gc=False):
    """The value of an option of a puzzle: the win probability in per cent, and the final lead in points."""

    id: int
    win: int
    margin: float


class Puzzle(msgspec.Struct, frozen=True, gc=False):
    """A decision with one best answer: the first of `verdicts`. `tempting` is the choice of a greedy player.

    The decision follows these `actions`, in a `round` of a game of this `variant`.
    """

    game: str
    variant: str
    round: int
    actions: list[int]
    tempting: int
    verdicts: list[PuzzleVerdict]
    reasons: list[Because]


class PuzzleDay(msgspec.Struct, frozen=True, gc=False):
    """The puzzles of a day, one for each game; `first` is the first day with puzzles."""

    date: str
    first: str
    puzzles: list[Puzzle]


CLIENT: Final = msgspec.json.Decoder(ClientMessage)
ENCODER: Final = msgspec.json.Encoder()
