"""A reason in the shape in which it is kept and sent."""

from typing import Any

import msgspec

from ..rules.reading import Square


class Because(msgspec.Struct, frozen=True):
    """Because an option is better: an id that the page has words for, what it says of this case, and land to point at.

    `docs/reference/puzzles.md` lists the ids. `end` in `args` is its mean effect on the final points.
    """

    id: str
    args: dict[str, Any] = {}
    kingdom: int | None = None  # whose land it is about, …
    at: list[Square] = []  # … and its squares
