"""Everything that is said over the wire: two families of messages, in JSON, told apart by `type`.

Clients send commands about one table; each may carry an `id` of the client's choice, and a command that comes twice
with one id is done once. The server answers each with `done` or `error` and sends everybody `table` after each change.
`docs/reference/protocol.md` explains how they play together; TypeScript types are made from this file.
"""

from typing import Annotated, Any, Final, Literal, TypeAlias, get_args

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ..analysis.comparison import Because
from ..match.view.types import Moment, Result, View

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
    "undo_ask",
    "undo_declined",
    "resign",
    "return",
    "agree",
    "decline",
    "next",
    "rematch",
    "end",
    "end_ask",
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
    """Who shall sit in a seat: `me` (the creator, who may take several), a `bot` by name, or nobody yet.

    A bot without a `name` is given one. `colour` is that of the seat's number, if nothing else is chosen.
    With a `promise`, the creator adds a number to the shuffle, as in `sit`.
    """

    me: bool = False
    bot: Name | None = None
    name: Name | None = None
    colour: SeatNumber | None = None
    promise: Commitment | None = None


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A moment of a record to play on from: the record, and how many of its events have happened."""

    record: dict[str, Any]
    ply: Annotated[int, Meta(ge=0, le=100_000)]


class NewGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Lay a table. Seats that are not listed are open; it starts when none is, or, with `start` false, on command.

    With a `seed` the deal is prepared: every seat must be taken by its creator or a bot, and `table.prepared` says so.
    With `begun` it starts at a moment of a record and goes on with fresh chance, and `table.begun` says so.
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
    """What every command has: an id under which it is done only once."""

    id: Id = ""


class Hello(Command, frozen=True, tag="hello"):
    """First message on a socket: who I am; without a token a spectator.

    With `actions`, for clients with rules, a table has the actions of its match in place of its view, and is sent whole
    only at first; then each `change` has what changed. Without it, every table is sent whole.
    """

    token: Token | None = None
    actions: bool = False


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, the first open one unless it is named; `done` brings the token.

    With a `secret` of the client's choice that is the token: a `sit` whose answer was lost can then be sent again.
    A `promise` is the SHA-256 of a random number of 32 bytes, which is added to the shuffle by `luck`.
    """

    seat: SeatNumber | None = None
    name: Name = ""
    bot: Name | None = None
    secret: Token | None = None
    colour: SeatNumber | None = None
    promise: Commitment | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Get up. Before the start the seat is open again; later it waits for anybody, or a bot."""

    seat: SeatNumber


class Start(Command, frozen=True, tag="start"):
    """Begin, when every seat is taken."""


class Luck(Command, frozen=True, tag="luck"):
    """Add the number that was promised for my seat to the shuffle, as soon as `table.shuffle` waits for it."""

    seat: SeatNumber
    luck: Seed


class Play(Command, frozen=True, tag="play"):
    """Do an action, given as int or text, in answer to the table of this ply."""

    ply: Annotated[int, Meta(ge=0, le=2**31)]
    action: ActionInt | ActionText


class Undo(Command, frozen=True, tag="undo"):
    """Take my last decision back: at once where that is free, else by consent of everybody who holds a seat."""


class Resign(Command, frozen=True, tag="resign"):
    """Give up."""

    seat: SeatNumber


class Bot(Command, frozen=True, tag="bot"):
    """Ask that the strongest bot plays for a seat whose player is gone; done when all others who are there agree."""

    seat: SeatNumber


class Return(Command, frozen=True, tag="return"):
    """Take my seat back from the bot that played for me."""

    seat: SeatNumber


class Answer(Command, frozen=True, tag="answer"):
    """Agree to what was asked, or not. With the `ply` of the table that asked, it cannot mean a later wish.

    To a rematch, `promise` promises a number for its shuffle, as in `sit`.
    """

    yes: bool
    ply: Annotated[int, Meta(ge=0, le=2**31)] | None = None
    promise: Commitment | None = None


class Rematch(Command, frozen=True, tag="rematch"):
    """Ask the others to play again; `table.rematch` names the new table, where the same tokens hold the seats.

    `promise` promises a number for its shuffle, as in `sit`.
    """

    promise: Commitment | None = None


class End(Command, frozen=True, tag="end"):
    """End the game without a loser: the host alone in the first round, later by consent of all others who are there."""


class Next(Command, frozen=True, tag="next"):
    """Say that I have seen the result of this game of a Dynasty; when everybody has, the next one is dealt."""

    seat: SeatNumber


class Pace(Command, frozen=True, tag="pace"):
    """Let the bots of this table move faster or slower."""

    pace: PaceName


class Hurry(Command, frozen=True, tag="hurry"):
    """Let the bots move at once until a person is in turn."""


class Rename(Command, frozen=True, tag="rename"):
    """Change my name; with `colour`, my colour too."""

    seat: SeatNumber
    name: Name
    colour: SeatNumber | None = None


class Why(Command, frozen=True, tag="why"):
    """Ask why an action is not possible."""

    action: ActionText


class Hint(Command, frozen=True, tag="hint"):
    """Ask what a strong bot would do in my place."""


class Coach(Command, frozen=True, tag="coach"):
    """Ask what my own decision was worth that is action `number` of this game."""

    number: Annotated[int, Meta(ge=0, le=100_000)]


class Signal(Command, frozen=True, tag="signal"):
    """Say one of a few fixed phrases to everybody at the table. It is passed on and not kept."""

    seat: SeatNumber
    signal: SignalName


class Ping(Command, frozen=True, tag="ping"):
    """Ask for `reply`, to see that the line is alive."""


Change: TypeAlias = (
    Sit
    | Leave
    | Start
    | Luck
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
Question: TypeAlias = Why | Hint | Coach | Ping
ClientMessage: TypeAlias = Hello | Change | Question | Signal


# Server → client


class Seat(msgspec.Struct, frozen=True, gc=False):
    """Who sits there: a bot has a name, too, and `bot` tells its kind. `colour`, 0 to 7, is no other seat's.

    `away`: a person who is not connected; `gone`: for so long that a bot may step in.
    `stand_in`: a bot plays for that person, who can `return`. `resigned`: the seat gave up, which stands; a bot moves
    for it while others play on. `flag`: its time ran out. `clock` is the time left in milliseconds at the moment of the
    message; it runs while `ticking`.
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


class Asked(msgspec.Struct, frozen=True, gc=False):
    """Something that needs consent: `waits_for` are the seats whose players have not answered."""

    what: ProposalName
    by: int
    seat: int
    bot: str | None
    waits_for: list[int]


class May(msgspec.Struct, frozen=True, gc=False):
    """What may be done now: `seats` and `bot` have a list for each seat, about the player who holds it.

    `seats` lists commands; `agree` and `decline` are the two answers. `undo` and `end` take effect at once; with `_ask`
    others are asked first, and with `_declined` they said no, which stands until the player's next decision. `bot` are
    the seats for which the player may ask for a bot, `host` what whoever laid the table may do (`seat_bot`: give a free
    seat to a bot), and `sit` the seats that anybody may take.
    """

    seats: list[list[Right]]
    bot: list[list[int]]
    host: list[Right]
    sit: list[int]


class Note(msgspec.Struct, frozen=True, gc=False):
    """Something that happened at the table besides moves: to `seat`, on the wish of the player of `by`.

    It belongs behind the first `event` actions of game number `game`, as `view.events` numbers them; a record counts
    its own events. `wish` is what was declined.
    """

    what: NoteName
    seat: int | None
    by: int | None
    bot: str | None
    wish: ProposalName | None
    game: int
    event: int
    at: int


class Between(msgspec.Struct, frozen=True, gc=False):
    """A Dynasty waits after game number `game` until the players of these seats have said `next`.

    `until` is when it goes on without them (milliseconds since 1970), null while nobody has said so.
    """

    game: int
    waits_for: list[int]
    until: int | None


class Begun(msgspec.Struct, frozen=True, gc=False):
    """Where a table began that plays on from a record: after `ply` events, at action `number` of game `game`."""

    ply: int
    game: int
    number: int


class Shuffle(msgspec.Struct, frozen=True, gc=False):
    """What people add to the shuffle, so that nobody can choose what is dealt.

    `promises` are, for each seat, the SHA-256 of the number that its player promised, null where there is none, and
    `given` the seats whose numbers are in. While the deal waits for the others, `until` is when it stops waiting
    (milliseconds since 1970). When the match is over, `seed` and `luck` tell the server's seed and all numbers; of a
    table that was closed before it was dealt they are never told.
    """

    promises: list[str | None]
    given: list[int]
    until: int | None
    seed: str | None
    luck: list[str | None] | None


class Table(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="table"):
    """The whole table as everybody may see it. `ply` counts what has happened here and names this moment.

    `commitment` is the SHA-256 of the server's seed; `seed`, from which all was dealt, is null until the match is over,
    and where nothing was dealt.
    The two seeds are the same unless people added numbers of their own, which `shuffle` tells; it is null where nobody
    promised one. `may` tells what each player may do now. `ended` tells how it ended; `aborted`, `agreed` and `expired`
    have no winner.
    `between` is set while a Dynasty waits for its next game, and `view` still shows the last one. `results` are the
    finished games of a Dynasty, and `ties` what breaks a tie of its sums, for each kingdom: the largest property of any
    game, then all crowns (K13). `hurried`: bots move at once until a person is in turn. `prepared`: whoever laid this
    table chose the deal, as for a lesson. `begun`: it plays on from a moment of a record.
    `actions` is there only where it was asked for: the ints of all actions of each game so far, chance's too. Whoever
    knows the rules derives `view`, `results` and `ties` from them, from the seats that `resigned` and from `ended`;
    `view` is null then, the other two are empty.
    """

    game: str
    ply: int
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
    asked: Asked | None
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
    """What changed since the table of ply `after`, if `hello` asked for actions (docs/reference/protocol.md)."""

    game: str
    after: int
    ply: int
    change: dict[str, Any]


class Welcome(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="welcome"):
    """Answer to `hello`: which seats are mine, whether I laid this table, and the server's time. `table` follows."""

    id: str
    seats: list[int]
    host: bool
    now: int


class Done(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag="done"):
    """A command was done, and is on disk: it is part of the table from this ply on."""

    id: str
    ply: int
    token: str | None = None
    seats: list[int] | None = None
    game: str | None = None
    asked: bool = False


class Reply(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="type", tag="reply"):
    """Answer to `why` (`reason` null: it is legal) or `hint`: an option's int, and the reason for it."""

    id: str
    ply: int
    reason: str | None = None
    args: dict[str, Any] = {}
    action: int | None = None


class Presence(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="presence"):
    """Who is not connected, who has been away for so long that a bot may step in, and what may be done now."""

    game: str
    away: list[int]
    gone: list[int]
    may: May
    watchers: int


class Signalled(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="signal"):
    """The player of a seat says one of the fixed phrases."""

    game: str
    seat: int
    signal: SignalName


class Refused(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="error"):
    """Something was refused and nothing has changed. `code` is one of the closed list in docs/reference/protocol.md."""

    code: str
    message: str
    args: dict[str, Any]
    id: str = ""


class Bye(msgspec.Struct, frozen=True, gc=False, tag_field="type", tag="bye", omit_defaults=True):
    """Connect again: this process is going down, you read too slowly, or the game is at home elsewhere.

    With an `address`, such as `https://b.play.example`, that is there; if nobody answers, come back with `?stay=true`.
    """

    reason: Literal["draining", "slow", "moved"]
    address: str = ""


ServerMessage: TypeAlias = Welcome | Table | Changed | Done | Reply | Presence | Signalled | Refused | Bye


# What REST answers besides


class Problem(msgspec.Struct, frozen=True):
    """What every refused request gets."""

    code: str
    message: str
    args: dict[str, Any]


class Created(msgspec.Struct, frozen=True):
    """A new table: keep the token, it is the only proof of who you are."""

    game: str
    token: str
    seats: list[int]
    table: Table


class Listed(msgspec.Struct, frozen=True):
    """A table of the public list; `called` is null for people, and for bots their names or "", for that of the kind.

    A player is "" for a person without a name, and null for an open seat.
    """

    game: str
    variant: str
    status: str
    players: list[str | None]
    called: list[str | None]
    open_seats: int
    timed: bool
    clock: Clock | None
    at: int


class GameList(msgspec.Struct, frozen=True):
    """A page of a list; `next` is the cursor of the following page."""

    games: list[Listed]
    next: str | None


class RecordListed(msgspec.Struct, frozen=True):
    """A finished match; `called` is null for people, and for bots their names or "", for that of the kind.

    A player is "" for a person without a name.
    """

    record: str
    variant: str
    players: list[str]
    called: list[str | None]
    totals: list[int]
    winners: list[int]
    at: int
    imported: bool


class RecordList(msgspec.Struct, frozen=True):
    """A page of finished matches."""

    records: list[RecordListed]
    next: str | None


class PlayerListed(msgspec.Struct, frozen=True):
    """A name that people have finished matches under, and when the last one was."""

    name: str
    games: int
    wins: int
    at: int


class PlayerList(msgspec.Struct, frozen=True):
    """A page of names, in their order."""

    players: list[PlayerListed]
    next: str | None


class MySeats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seats whose results are asked for: games and seats there."""

    seats: Annotated[list[tuple[Id, SeatNumber]], Meta(max_length=2000)]


class SeatResult(msgspec.Struct, frozen=True):
    """A finished match for one seat: the points of its kingdom, and whether that won.

    `played_out`: the points count, for neither this seat nor everybody else resigned. `level` is that of the strongest
    bot in another kingdom, 0 without one, and `people` tells whether a person played there.
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

    Only those that were played to their end have such points; where there is none yet, all four are null.
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
    """How many records were read, checked and kept, and how many were here before."""

    kept: int
    known: int


class Replay(msgspec.Struct, frozen=True):
    """A match from its bare table on. Moment number n is the table after n events of the record: its ply there.

    `table` is as it is now, without a view. `first` is the ply of the first moment that is told: those before it are as
    whoever asked knows them. `mark` names what has happened so far, to ask for what comes `after` it.
    """

    table: Table
    first: int
    mark: str
    moments: list[Moment]


class GameMenu(msgspec.Struct, frozen=True):
    """A game, its family of rules, and what it can be played with; `title` is for clients that have no name for it.

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
    """A bot to play against: how well it plays, from 1 up, how it is written, and what it is like."""

    level: int
    bot: str
    name: str
    sentence: str


class Retention(msgspec.Struct, frozen=True):
    """After how many days without any change a table ends by itself: one that waits for players, or one in play.

    0 is never. A game with a clock ends by its flags.
    """

    waiting_days: float
    abandoned_days: float


class Menu(msgspec.Struct, frozen=True):
    """What can be played here. `share` holds the addresses under which others on the network reach this server."""

    games: list[GameMenu]
    levels: list[LevelMenu]
    usual: str  # the bot that suits a newcomer
    variants: list[str]
    paces: list[str]
    share: list[str]
    retention: Retention
    version: str


class Retry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another option of the decision that was made at a ply of a match."""

    ply: Annotated[int, Meta(ge=0, le=100_000)]
    action: ActionInt | ActionText


class Checked(msgspec.Struct, frozen=True):
    """The deal of a finished match, dealt again from its seed: `fair` when all came out the same.

    `commitment` and `shuffle` are as in `table`.
    """

    game: str
    seed: str
    commitment: str
    shuffle: Shuffle | None
    draws: int
    fair: bool


NOTES: Final = get_args(NoteName)


class PuzzleVerdict(msgspec.Struct, frozen=True, gc=False):
    """What an option of a puzzle is worth: the chance to win in per cent, and the lead in points in the end."""

    id: int
    win: int
    margin: float


class Puzzle(msgspec.Struct, frozen=True, gc=False):
    """A decision with one best answer: the first of `verdicts`. `tempting` is what a greedy player would do."""

    game: str
    view: View
    tempting: int
    verdicts: list[PuzzleVerdict]
    reasons: list[Because]


class PuzzleDay(msgspec.Struct, frozen=True, gc=False):
    """The puzzles of a day, one for each game; `first` is the first day that has some."""

    date: str
    first: str
    puzzles: list[Puzzle]


CLIENT: Final = msgspec.json.Decoder(ClientMessage)
ENCODER: Final = msgspec.json.Encoder()
