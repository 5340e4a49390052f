"""Everything that can be refused: a closed list of codes, each with its HTTP status and what it means.

An error is one shape everywhere: `{code, message, args}`. Programs and pages go by the code; the message is for people
who read logs. `docs/protocol.md` lists every code, and a test says so.
"""

from dataclasses import dataclass
from typing import Any, Final

from ..rules.errors import IllegalAction, InvalidSetup, NotationError


@dataclass(frozen=True, slots=True)
class Code:
    """What a code means, and the HTTP status that goes with it."""

    status: int
    meaning: str


CODES: Final[dict[str, Code]] = {
    "request/invalid": Code(400, "The message is not of the shape that docs/protocol.md describes."),
    "request/too-large": Code(413, "The message is larger than any sensible one."),
    "request/too-many": Code(429, "Too many messages in a short time; wait `seconds` and go on."),
    "request/unknown": Code(404, "There is nothing at this address."),
    "request/method": Code(405, "This address does not know that method."),
    "request/origin": Code(403, "The page that sent this belongs to another site."),
    "request/host": Code(421, "The address names another server; its operator can add the name to `CROWNLAND_HOSTS`."),
    "request/hello": Code(400, "The first message on a socket is `hello`."),
    "request/id-reused": Code(409, "Another command was sent with this id before."),
    "game/unknown": Code(404, "There is no such game."),
    "game/not-started": Code(409, "The game has not begun."),
    "game/started": Code(409, "The game has begun already."),
    "game/over": Code(409, "The game is over."),
    "game/not-over": Code(409, "The game is not over yet."),
    "game/seats-open": Code(409, "Some seats are still open: `seats`."),
    "game/host-only": Code(403, "Only who laid the table may do this."),
    "seat/unknown": Code(404, "The table has no such seat."),
    "seat/taken": Code(409, "Somebody sits there."),
    "seat/none-open": Code(409, "No seat is open."),
    "seat/not-yours": Code(403, "The token does not hold this seat."),
    "seat/colour": Code(409, "Somebody else has this colour."),
    "seat/final": Code(409, "This seat gave up or ran out of time, and that stands."),
    "seat/not-gone": Code(409, "The player of this seat is there, or has not been away for long enough."),
    "token/missing": Code(401, "This needs the token of a seat."),
    "token/wrong": Code(403, "The token belongs to no seat of this game."),
    "token/weak": Code(400, "The token could be guessed: choose at least 22 random characters."),
    "action/unreadable": Code(400, "This is not the int or the text of an action."),
    "action/illegal": Code(409, "The rules forbid this action here."),
    "action/not-your-turn": Code(409, "Another seat is in turn: `seat`."),
    "action/stale": Code(409, "The table has moved on to `ply`; look again."),
    "undo/nothing": Code(409, "You have decided nothing that could be taken back."),
    "ask/nothing": Code(409, "Nothing was asked that you could answer."),
    "ask/pending": Code(409, "Something else was asked and is not answered yet."),
    "hint/off": Code(409, "This table plays without hints."),
    "setup/invalid": Code(400, "There is no such variant, seat or clock."),
    "bot/unknown": Code(400, "No bot of this name plays this game."),
    "bot/budget": Code(400, "The bot would think longer than this server allows."),
    "record/unknown": Code(404, "There is no such record."),
    "record/invalid": Code(400, "The record breaks the rules or cannot be read."),
    "record/closed": Code(403, "This server takes no records; its operator can allow it."),
    "limit/games": Code(429, "Too many games are open from this address, or in all."),
    "limit/sockets": Code(429, "Too many connections from this address, or in all."),
    "server/draining": Code(503, "This process is going down; another one will answer."),
    "server/busy": Code(503, "The store did not answer; nothing is lost, ask again."),
    "server/error": Code(500, "A mistake of ours; it has been logged."),
}


class Refusal(Exception):
    """Something is refused, and nothing has changed."""

    def __init__(self, code: str, message: str, **args: Any) -> None:
        assert code in CODES, f"{code} is not on the list"
        super().__init__(message)
        self.code, self.message, self.args_ = code, message, args

    @property
    def status(self) -> int:
        return CODES[self.code].status


def unreadable(error: Exception) -> Refusal:
    """Say in one sentence why what was sent cannot be read."""
    if isinstance(error, RecursionError):
        return Refusal("request/invalid", "the JSON is nested too deeply")
    if isinstance(error, UnicodeDecodeError):
        return Refusal("request/invalid", "the body is not valid UTF-8")
    if isinstance(error, UnicodeError):
        return Refusal("request/invalid", "the JSON contains an invalid character")
    return Refusal("request/invalid", in_words(str(error))[:500])


def in_words(complaint: str) -> str:
    """Return what a decoder of JSON says, but plainer; half a pair of surrogates is the end for it, too."""
    is_cut = complaint == "Input data was truncated"
    return "the JSON ends too early or contains an invalid character" if is_cut else complaint


def refusal_of(error: ValueError) -> Refusal:
    """Turn an error of the rules into a refusal."""
    if isinstance(error, NotationError):
        return Refusal("action/unreadable", str(error))
    if isinstance(error, IllegalAction):
        return Refusal("action/illegal", str(error))
    if isinstance(error, InvalidSetup):
        return Refusal("setup/invalid", str(error))
    return Refusal("request/invalid", str(error))
