"""Making a pack of puzzles: game after game is played, and noted in a journal, until there are enough.

The journal lies beside the pack, so that making can stop at any moment and go on later, and a pack can grow. First come
the clearest puzzles of all games, then the second ones: two puzzles of one game are many days apart.
"""

import fcntl
import gzip
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from ..rules.errors import InvalidSetup, NotationError
from .finding import find
from .puzzle import write_puzzle
from .rooms import VARIANTS

FORMAT: Final = "crownland-puzzle-journal/1"


class Journal:
    """What was found so far: a line for each game that was played."""

    def __init__(self, pack: Path, game: str, seed: str) -> None:
        if game not in VARIANTS:
            raise InvalidSetup(f"expected a game out of {', '.join(VARIANTS)}, but got {game!r}")
        self.game, self.seed = game, seed
        self._path = pack.with_name(f"{pack.name}.journal")
        self._head = {"format": FORMAT, "game": game, "seed": seed}
        self.found: list[list[str]] = []  # the puzzles of each game, as lines

    @contextmanager
    def open(self) -> Iterator[None]:
        """Read what there is and keep the file for oneself; raise where it is about other puzzles, or in use."""
        with self._path.open("a+b") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise InvalidSetup(f"expected a journal that nobody writes, but {self._path} is in use") from None
            self._read(file)
            yield

    def _read(self, file: Any) -> None:
        file.seek(0)
        lines = file.read().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):  # it was stopped in the middle of a line
            file.truncate(sum(map(len, lines[:-1])))
            lines.pop()
        if not lines:
            file.write(json.dumps(self._head).encode() + b"\n")
            file.flush()
        elif json.loads(lines[0]) != self._head:
            raise NotationError(f"expected a journal of {self._head}, but got {lines[0].decode().strip()}")
        self.found = [json.loads(line) for line in lines[1:]]

    def play(self) -> int:
        """Play the next game, and note it; return how many puzzles it has."""
        puzzles = [write_puzzle(one) for one in find(self.game, len(self.found), self.seed)]
        with self._path.open("ab") as file:
            file.write(json.dumps(puzzles).encode() + b"\n")
            file.flush()
            os.fsync(file.fileno())
        self.found.append(puzzles)
        return len(puzzles)

    @property
    def number(self) -> int:
        """How many puzzles there are so far."""
        return sum(map(len, self.found))

    def puzzles(self) -> list[str]:
        """List what was found, as lines, in the order of days."""
        places = max(map(len, self.found), default=0)
        return [of_game[place] for place in range(places) for of_game in self.found if len(of_game) > place]


def write_pack(path: Path, lines: list[str]) -> None:
    """Write puzzles as a pack; the same puzzles always make the same bytes."""
    text = "".join(f"{line}\n" for line in lines).encode()
    unfinished = path.with_name(f"{path.name}.part")
    unfinished.write_bytes(gzip.compress(text, mtime=0))
    unfinished.replace(path)
