"""The shuffle of a table: numbers that people add to the server's seed, so that nobody can choose what is dealt.

Whoever sits down may promise a number by its SHA-256. Once all seats are taken, and the server's commitment and all
promises have been shown, the numbers are given; then the match is dealt. What does not come in time is left out.
"""

import hashlib
from dataclasses import dataclass, field
from typing import Final

from ...match.dealer import mixed

MAX_WAIT: Final = (
    12_000  # milliseconds that the deal waits for numbers; the lobby looks at its tables every ten seconds
)


@dataclass(slots=True)
class Shuffle:
    """The numbers of one deal: for each seat what was promised, and what was given, empty where nothing was."""

    commitments: list[str]
    since: int  # on the table's own time
    numbers: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.numbers = [""] * len(self.commitments)

    @property
    def missing(self) -> list[int]:
        """The seats whose numbers were promised and have not come."""
        return [seat for seat, commitment in enumerate(self.commitments) if commitment and not self.numbers[seat]]

    @property
    def until(self) -> int:
        """When the deal stops waiting."""
        return self.since + MAX_WAIT

    def matches(self, seat: int, numbers: str) -> bool:
        """Tell whether this is the number that was promised for a seat."""
        return bool(self.commitments[seat]) and hash_number(numbers) == self.commitments[seat]

    def mix_seed(self, seed: bytes) -> bytes:
        """Return the seed that the match is dealt from."""
        return mixed(seed, [bytes.fromhex(numbers) if numbers else None for numbers in self.numbers])


def hash_number(numbers: str) -> str:
    """Return what promises a number, given in hexadecimal digits, without telling it."""
    return hashlib.sha256(bytes.fromhex(numbers)).hexdigest()
