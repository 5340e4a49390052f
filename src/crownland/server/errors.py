"""All errors: a closed list of codes, each with its HTTP status and meaning.

An error has one shape: `{code, message, args}`. Programs use the code; the message is for people who read logs.
`docs/reference/protocol.md` lists every code, which a test checks.
"""

from dataclasses import dataclass
from typing import Any, Final

from ..engine.errors import IllegalAction, InvalidSetup, NotationError
from .protocol import Error


@dataclass(frozen=True, slots=True)
class Code:
    """What a code means, and the HTTP status that goes with it."""

    status: int
    meaning: str


CODES: Final[dict[str, Code]] = {
    "request/invalid": Code(400, "The message does not have the shape that docs/reference/protocol.md describes."),
    "request/too-large": Code(413, "The message is too large."),
    "request/too-many": Code(429, "Too many messages in a short time; try again after `seconds`."),
    "request/unknown": Code(404, "There is nothing at this address."),
    "request/method": Code(405, "This address does not support that method."),
    "request/origin": Code(403, "The page that sent this belongs to another site."),
    "request/host": Code(421, "Unknown host name; the operator can add it to `CROWNLAND_HOSTS`."),
    "request/hello": Code(400, "The first message on a socket must be `hello`."),
    "request/id-reused": Code(409, "A different command was already sent with this id."),
    "table/unknown": Code(404, "There is no such table."),
    "match/not-started": Code(409, "The match has not started yet."),
    "match/started": Code(409, "The match has already started."),
    "match/over": Code(409, "The match is over."),
    "match/not-over": Code(409, "The match is not over yet."),
    "table/seats-open": Code(409, "Some seats are still open: `seats`."),
    "table/host-only": Code(403, "Only the host can do this."),
    "seat/unknown": Code(404, "The table has no such seat."),
    "seat/taken": Code(409, "This seat is taken."),
    "seat/none-open": Code(409, "No seat is open."),
    "seat/not-yours": Code(403, "Your token does not hold this seat."),
    "seat/colour": Code(409, "Another seat already has this colour."),
    "seat/final": Code(409, "The player of this seat resigned or ran out of time, and that is final."),
    "seat/not-gone": Code(409, "The player of this seat is connected, or has not been away long enough."),
    "token/missing": Code(401, "This needs the token of a seat."),
    "token/wrong": Code(403, "The token holds no seat at this table."),
    "token/weak": Code(400, "The token is too easy to guess: use at least 22 random characters."),
    "reveal/wrong": Code(409, "This is not the number that this seat committed to."),
    "action/unreadable": Code(400, "This is neither the int nor the text of an action."),
    "action/illegal": Code(409, "The rules do not allow this action here."),
    "action/not-your-turn": Code(409, "It is another seat's turn: `seat`."),
    "action/stale": Code(409, "The position has changed; the table is at `version`."),
    "undo/nothing": Code(409, "You have no decision to take back."),
    "undo/between": Code(409, "A finished game of a Dynasty cannot be undone."),
    "proposal/none": Code(409, "There is nothing for you to answer."),
    "proposal/declined": Code(409, "The others declined. You can propose it again after your next decision."),
    "proposal/pending": Code(409, "Another proposal is still waiting for an answer."),
    "setup/invalid": Code(400, "There is no such variant, seat or clock."),
    "bot/unknown": Code(400, "No bot of this name plays this game."),
    "bot/budget": Code(400, "The bot would think longer than this server allows."),
    "record/unknown": Code(404, "There is no such record."),
    "record/invalid": Code(400, "The record breaks the rules or cannot be read."),
    "record/closed": Code(403, "This server does not accept records; its operator can allow them."),
    "puzzle/unknown": Code(404, "There are no puzzles for this day; future ones are not available."),
    "limit/tables": Code(429, "Too many unfinished tables, from this address or in total."),
    "limit/sockets": Code(429, "Too many connections, from this address or in total."),
    "server/draining": Code(503, "This process is shutting down; another one will answer."),
    "server/busy": Code(503, "The database did not answer. Nothing is lost; try again."),
    "server/error": Code(500, "Internal error; it has been logged."),
}


class ApiError(Exception):
    """A request or command was refused, and nothing has changed."""

    def __init__(self, code: str, message: str, **args: Any) -> None:
        assert code in CODES, f"{code} is not on the list"
        super().__init__(message)
        self.code, self.message, self.args_ = code, message, args

    @property
    def status(self) -> int:
        return CODES[self.code].status

    def answer(self, command: str = "") -> Error:
        """Return the body of an HTTP response, or the message on a socket in answer to the command with this id."""
        return Error(self.code, self.message, self.args_, command)


def unreadable(error: Exception) -> ApiError:
    """Return the error for input that cannot be decoded."""
    if isinstance(error, RecursionError):
        return ApiError("request/invalid", "the JSON is nested too deeply")
    if isinstance(error, UnicodeDecodeError):
        return ApiError("request/invalid", "the body is not valid UTF-8")
    if isinstance(error, UnicodeError):
        return ApiError("request/invalid", "the JSON contains an invalid character")
    return ApiError("request/invalid", plain_message(str(error))[:500])


def plain_message(complaint: str) -> str:
    """Return a decoder's message in plainer words."""
    is_cut = complaint == "Input data was truncated"
    return "the JSON ends too early or contains an invalid character" if is_cut else complaint


def error_from_rules(error: ValueError) -> ApiError:
    """Convert an error of the rules."""
    if isinstance(error, NotationError):
        return ApiError("action/unreadable", str(error))
    if isinstance(error, IllegalAction):
        return ApiError("action/illegal", str(error))
    if isinstance(error, InvalidSetup):
        return ApiError("setup/invalid", str(error))
    return ApiError("request/invalid", str(error))
