"""The shuffle of a table: numbers that people add to the server's seed, so that nobody can choose what is dealt.

Whoever sits down may promise a number by its SHA-256. Once all seats are taken, and the server's commitment and all
promises have been shown, the numbers are given; then the match is dealt. What does not come in time is left out.
"""

import hashlib
from dataclasses import dataclass, field
from typing import Final

from ...match.dealer import mixed

LONGEST: Final = 12_000  # milliseconds that the deal waits for numbers; the lobby looks at its tables every ten seconds


@dataclass(slots=True)
class Shuffle:
    """The numbers of one deal: for each seat what was promised, and what was given, empty where nothing was."""

    promises: list[str]
    since: int  # on the table's own time
    luck: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.luck = [""] * len(self.promises)

    @property
    def missing(self) -> list[int]:
        """The seats whose numbers were promised and have not come."""
        return [seat for seat, promise in enumerate(self.promises) if promise and not self.luck[seat]]

    @property
    def until(self) -> int:
        """When the deal stops waiting."""
        return self.since + LONGEST

    def keeps(self, seat: int, luck: str) -> bool:
        """Tell whether this is the number that was promised for a seat."""
        return bool(self.promises[seat]) and promise_of(luck) == self.promises[seat]

    def dealt(self, seed: bytes) -> bytes:
        """Return the seed that the match is dealt from."""
        return mixed(seed, [bytes.fromhex(luck) if luck else None for luck in self.luck])


def promise_of(luck: str) -> str:
    """Return what promises a number, given in hexadecimal digits, without telling it."""
    return hashlib.sha256(bytes.fromhex(luck)).hexdigest()
