"""Whole numbers on the command line: refused in one sentence that names what was expected and what came, or told."""

import re
from collections.abc import Callable

from ..rules.errors import NotationError


def counted(n: int, thing: str) -> str:
    """Tell how many there are of something.

    >>> counted(1, "file"), counted(2500, "game")
    ('1 file', '2,500 games')
    """
    return f"{n:,} {thing}{'' if n == 1 else 's'}"


def whole_number(name: str, least: int, most: int) -> Callable[[str | int], int]:
    """Return a reader of whole numbers from `least` to `most`."""

    def read(text: str | int) -> int:
        if not re.fullmatch(r"[+-]?[0-9]{1,18}", str(text)) or not least <= int(text) <= most:
            raise NotationError(f"expected {name} from {least} to {most}, but got {str(text)!r}")
        return int(text)

    return read
