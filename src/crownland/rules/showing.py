"""How a notebook shows a state. Rules draw nothing: whoever can paint one is noted here, as the package's face does."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final


@dataclass(slots=True)
class Easel:
    """Where a painter stands: it makes SVG of a state."""

    paint: Callable[[Any], str] | None = None


EASEL: Final = Easel()
