"""Chance from a seed, which anybody can check later, in any language.

Draw number i (from 0) below n:  x = the first 8 bytes, big-endian, of HMAC-SHA-256(key = the 32 bytes of the seed,
message = i as 8 bytes big-endian, then the attempt j as 4 bytes big-endian), with j = 0, 1, 2, … until x is below the
largest multiple of n that 64 bits hold; the result is x mod n. A draw from weighted outcomes takes n = the sum of the
weights, and the first outcome, in ascending order of their ints, whose running sum of weights exceeds the result.

Where players add numbers of their own, the match is dealt from the SHA-256 of "crownland-luck/1", the server's seed
and, for each seat that added one, in ascending order, the seat as one byte and its 32 bytes.

A match is checked by dealing it again from the seed and comparing positions. A record does not have the order in which
the dominoes of a line were drawn, so positions are compared when chance has drawn all of an event.
"""

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import Any, Final

from ..engine.action import encode
from ..engine.errors import IllegalAction, NotationError
from ..engine.state import CHANCE, State
from .timeline import Timeline, replay

SEED_BYTES: Final = 32
LUCK_MARK: Final = b"crownland-luck/1"
_WORD: Final = 1 << 64
HEX: Final = "64 hexadecimal digits in lower case"


def is_hex(value: Any) -> bool:
    """Return whether a value is the canonical text of 32 bytes: 64 hexadecimal digits in lower case.

    >>> is_hex("0f" * 32), is_hex("0F" * 32), is_hex("0f")
    (True, False, False)
    """
    return isinstance(value, str) and re.fullmatch(f"[0-9a-f]{{{2 * SEED_BYTES}}}", value) is not None


def read_seed(text: str) -> bytes:
    """Read a seed of 256 bits from 64 hexadecimal digits in lower case."""
    if not is_hex(text):
        raise NotationError("expected a seed of {hex}, but got {got}", code="deal/seed", hex=HEX, got=f"{text!r:.80}")
    return bytes.fromhex(text)


def seed_from(text: str) -> bytes:
    """Make a seed of any text, for games that can be repeated."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).digest()


def commitment(seed: bytes) -> str:
    """Return the SHA-256 of a seed, which is shown before the game: it fixes the seed without revealing it."""
    return hashlib.sha256(seed).hexdigest()


def mixed(seed: bytes, numbers: Sequence[bytes | None]) -> bytes:
    """Return the seed mixed with the numbers that seats added; unchanged if there are none."""
    added = [bytes([seat]) + number for seat, number in enumerate(numbers) if number is not None]
    return hashlib.sha256(b"".join([LUCK_MARK, seed, *added])).digest() if added else seed


def below(seed: bytes, draw: int, n: int) -> int:
    """Return the result of one draw: a number from 0 to n - 1, all equally likely."""
    limit = _WORD - _WORD % n
    attempt = 0
    while True:
        message = draw.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        x = int.from_bytes(hmac.digest(seed, message, "sha256")[:8], "big")
        if x < limit:
            return x % n
        attempt += 1


def draw_outcome(seed: bytes, draw: int, state: State) -> int:
    """Return the int of the outcome that is drawn in this state."""
    outcomes = state.chance_outcomes()
    result = below(seed, draw, sum(weight for _, weight in outcomes))
    for action, weight in outcomes:
        if result < weight:
            return encode(action)
        result -= weight
    raise AssertionError("a draw lies below the sum of the weights")


class DealCheck:
    """Checks the draws of a match against a seed, while the match is replayed."""

    def __init__(self, seed: bytes, first_event: int = 0) -> None:
        """Check the draws after the first `first_event` events; earlier ones came from another seed."""
        self.draws = 0
        self.error: IllegalAction | None = None  # the first difference
        self._seed, self._first_event = seed, first_event
        self._dealt: State | None = None  # the position by the seed, during a turn of chance
        self._start, self._codes = 0, list[int]()  # the index of its first action, and its draws by the seed

    def follow(self, past: Timeline) -> None:
        """Follow a match to its next action, or to the start of a game."""
        if self.error is not None or len(past.events) < self._first_event:
            return
        if self._dealt is not None and past.actors:
            self._draw(self._dealt)
            if past.state.seat != CHANCE:
                self.finish(past)
        elif past.state.seat == CHANCE:
            self._dealt, self._start, self._codes = past.state.copy(), len(past.actors), []

    def _draw(self, dealt: State) -> None:
        if dealt.seat == CHANCE:
            self._codes.append(draw_outcome(self._seed, self.draws, dealt))
            dealt.apply_unchecked(self._codes[-1])
            self.draws += 1

    def finish(self, past: Timeline) -> None:
        """Compare positions at the end of a turn of chance, or of the record."""
        if self._dealt is not None and self._dealt != past.state:
            self.error = self._difference(past)
        self._dealt = None

    def _difference(self, past: Timeline) -> IllegalAction:
        dealt = replay(past.variant, past.players, [[*past.logs[-1][: self._start], *self._codes]])
        recorded = replay(past.variant, past.players, past.logs[-1:])
        pairs = zip(recorded.events, dealt.events, strict=False)
        differing = (one.event_index for one, other in pairs if one.event != other.event)
        event = next(differing, len(recorded.events))
        error = IllegalAction("expected what the seed deals, but something else was drawn", code="deal/draw")
        return error.at(game=len(past.logs) if past.variant.dynasty else None, event=event)


def check_deal(timeline: Timeline, seed: bytes, first_event: int = 0) -> int:
    """Deal a match again from a seed; return the number of draws. Raises IllegalAction at the first difference."""
    check, past = DealCheck(seed, first_event), timeline
    for past in timeline.walk():
        check.follow(past)
    check.finish(past)
    if check.error is not None:
        raise check.error
    return check.draws
