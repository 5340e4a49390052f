"""The shuffle of a table: numbers that players add to the server's seed, so that nobody can choose the deal.

A player may commit to a number by its SHA-256 when sitting down. Once all seats are taken and all commitments have been
shown, with that to the server's seed, the numbers are revealed and the match is dealt. A number that does not come in
time is left out.
"""

import hashlib
from dataclasses import dataclass, field
from typing import Final

from ...match.dealer import mixed

MAX_WAIT: Final = 12_000  # milliseconds that the deal waits; the lobby reads its tables every ten seconds


@dataclass(slots=True)
class Shuffle:
    """The numbers of one deal: commitment and number of each seat, empty if there is none."""

    commitments: list[str]
    since: int  # on the table's own time
    numbers: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.numbers = [""] * len(self.commitments)

    @property
    def missing(self) -> list[int]:
        """The seats whose numbers are still to be revealed."""
        return [seat for seat, commitment in enumerate(self.commitments) if commitment and not self.numbers[seat]]

    @property
    def until(self) -> int:
        """When the deal stops waiting."""
        return self.since + MAX_WAIT

    def matches(self, seat: int, number: str) -> bool:
        """Whether a number matches the commitment of a seat."""
        return bool(self.commitments[seat]) and hash_number(number) == self.commitments[seat]

    def mix_seed(self, seed: bytes) -> bytes:
        """Return the seed from which the match is dealt."""
        return mixed(seed, [bytes.fromhex(number) if number else None for number in self.numbers])


def hash_number(number: str) -> str:
    """Return the commitment to a number, given in hexadecimal digits."""
    return hashlib.sha256(bytes.fromhex(number)).hexdigest()
