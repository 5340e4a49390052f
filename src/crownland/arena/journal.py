"""Finished deals in a file, so that an interrupted tournament can go on. The first line says what is played."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec

from ..bots.bot import find_bot, weights_digest
from ..engine.errors import InvalidSetup, NotationError
from .schedule import Plan
from .worker import Done

FORMAT: Final = "crownland-journal/1"


class Journal:
    """The journal of one plan. More games of the same plan may go into the same file."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self._path = path
        self._head: dict[str, Any] = {
            "format": FORMAT,
            "variant": str(plan.variant),
            "bots": list(plan.bots),
            "seed": plan.seed,
        }
        if weights := {bot: digest for bot in plan.bots if (digest := weights_digest(find_bot(bot)))}:
            self._head["weights"] = weights  # the same name, but perhaps trained on since then
        if path.exists() and not path.is_file():
            raise InvalidSetup(f"expected a plain file for the journal, but {path} is none")
        path.touch()

    @contextmanager
    def locked(self) -> Iterator[None]:
        """Keep the journal for oneself; raise InvalidSetup where another run writes it."""
        with self._path.open("ab") as file:
            try:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise InvalidSetup(
                    f"expected a journal that nobody uses, but another run writes {self._path}"
                ) from None
            yield

    def read(self) -> Iterator[Done]:
        """Give all finished deals; a last line that was not written to its end is cut off."""
        lines = self._path.read_bytes().splitlines(keepends=True)
        if lines and not lines[-1].endswith(b"\n"):
            os.truncate(self._path, sum(map(len, lines[:-1])))
            lines.pop()
        if lines:
            self._check_head(lines[0])
        else:
            self._path.write_bytes(msgspec.json.encode(self._head) + b"\n")
        for number, line in enumerate(lines[1:], 2):
            try:
                yield msgspec.json.decode(line, type=Done)
            except msgspec.MsgspecError as error:
                raise NotationError(
                    f"{self._path}: line {number}: expected a finished deal, but got: {error}"
                ) from None

    def add(self, done: Done) -> None:
        """Keep one more."""
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(done) + b"\n")

    def _check_head(self, line: bytes) -> None:
        try:
            head: Any = msgspec.json.decode(line)
        except msgspec.MsgspecError:
            head = None
        if not isinstance(head, dict) or head.get("format") != FORMAT:
            raise NotationError(f"{self._path}: expected a journal of the arena, but got another kind of file")
        for key, value in self._head.items():
            if head.get(key) != value:
                raise NotationError(
                    f"{self._path}: expected the journal of {key} {value}, but it is of {head.get(key)}"
                )
