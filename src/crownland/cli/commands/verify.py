"""`crownland verify`."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated

import typer

from ...engine.errors import InputError, NotationError
from ...match.record.files import numbered, read_line
from ...match.record.record import Record
from ..console import output, printable, stderr_console
from ..files import record_lines


def command(
    files: Annotated[list[str], typer.Argument(metavar="FILE", help="Files of records; - is standard input.")],
    first: Annotated[bool, typer.Option("--first", help="Stop at the first wrong line of a file.")] = False,
) -> None:
    """Check that recorded games follow the rules.

    Every event is replayed, and every number of choices, score and winner is computed again. If a record contains its
    seed, all draws are repeated from it; if players added numbers to the shuffle, the seed is computed from them. Every
    error is reported with its line and event.
    """
    accepted = [_verify(file, first) for file in files]
    if not all(accepted):
        raise typer.Exit(2)


def _verify(file: str, only_first: bool) -> bool:
    """Print one line for a valid file; errors go to standard error."""
    tally = Tally()
    try:
        for problem in tally.check(file):
            _print_error(f"{file}: {problem}")
            if only_first:
                return False
    except NotationError as error:
        _print_error(str(error))
        return False
    except OSError as error:
        _print_error(f"{file}: cannot be read: {error.strerror}")
        return False
    if tally.wrong == 0:
        output().print(printable(f"{file}: {tally}"), soft_wrap=True)
    return tally.wrong == 0


@dataclass
class Tally:
    """The counts of a file."""

    games: int = 0
    unfinished: int = 0
    dealt: int = 0
    shuffled: int = 0
    left_out: int = 0
    wrong: int = 0

    def check(self, file: str) -> Iterator[str]:
        """Read and count every line; yield a sentence for each invalid one."""
        for number, line in numbered(record_lines(file)):
            try:
                self.add(read_line(line, number))
            except InputError as error:
                self.wrong += 1
                yield str(error)

    def add(self, record: Record) -> None:
        self.games += 1
        self.unfinished += not record.is_complete
        self.dealt += "seed" in record.extras
        shuffle = record.extras.get("shuffle", {})
        numbers, commitments = shuffle.get("luck", []), shuffle.get("promises", [])
        self.shuffled += any(numbers)
        self.left_out += any(commitment and not number for commitment, number in zip(commitments, numbers, strict=True))

    def __str__(self) -> str:
        if not self.games:
            return "no games"
        counted = "1 game" if self.games == 1 else f"{self.games} games"
        some = f", {self.unfinished} unfinished" if self.unfinished else ""
        fair = f", {self.dealt} dealt again from the seed" if self.dealt else ""
        numbers = f", {self.shuffled} with players' own numbers in the shuffle" if self.shuffled else ""
        without = f", {self.left_out} without a number that was promised" if self.left_out else ""
        return f"{counted}{some}, all by the rules{fair}{numbers}{without}"


def _print_error(sentence: str) -> None:
    stderr_console().print(printable(sentence), soft_wrap=True)
