"""What a family of games offers to encodings: `encode.py` in its folder."""

from typing import Any, Protocol, cast

from numpy.typing import NDArray

from ..engine.variant import Variant
from .layout import Drawn, Plan
from .symmetry import Settling


class Encoder(Settling, Protocol):
    """What a family offers: its plan, and kernels that read it. They check no more than they say."""

    def draw_plan(self, variant: Variant, record: Any, /) -> Drawn:
        """Say where everything of a variant lies; `record` is its laid table."""

    def mask(self, state: Any, plan: Plan, out: NDArray[Any], /) -> None:
        """Mark every legal decision of the seat in turn."""

    def action_at(self, state: Any, plan: Plan, index: int, /) -> int:
        """Return the action with this index, chance's where it is in turn; -1 where it is none that is legal."""

    def index_of(self, state: Any, plan: Plan, action: int, /) -> int:
        """Return the index of an action that is legal here."""

    def weights(self, state: Any, plan: Plan, out: NDArray[Any], /) -> None:
        """Write how likely everything is that chance can do."""

    def observe(self, state: Any, plan: Plan, seat: int, out: NDArray[Any], /) -> None:
        """Write what a seat sees."""


def load_encoder(variant: Variant) -> Encoder:
    """Return the encoder of a variant's family."""
    return cast(Encoder, variant.family.part("encode"))
