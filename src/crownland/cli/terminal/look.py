"""What somebody at the table sees: the same view that the page shows, and everybody's names."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ...match.view.types import Kingdom, Option, View
from ...match.view.viewer import look
from ...rules.reading import Square
from ...rules.state import State
from ...rules.variants import Variant

Land: TypeAlias = dict[Square, tuple[str, int]]  # what lies on each covered square, and its crowns or crosses


@dataclass(frozen=True, slots=True)
class Look:
    """A table at one moment. `state` is asked what no view tells: why not, and what dice would bring."""

    view: View
    names: Sequence[str]
    state: State

    @property
    def variant(self) -> Variant:
        return self.state.variant

    @property
    def seat(self) -> int:
        """Who decides; somebody must."""
        assert self.view.seat is not None, "expected a seat that decides"
        return self.view.seat

    @property
    def mine(self) -> Kingdom:
        """The kingdom in turn."""
        return self.view.kingdoms[self.variant.kingdom_of(max(self.view.seat or 0, 0))]

    @property
    def frame(self) -> int:
        return self.view.kingdoms[0].frame[0]

    def name(self) -> str:
        """What the seat in turn is called; nothing for chance."""
        seat = self.view.seat
        return "" if seat is None or seat < 0 else self.names[seat]

    def kingdom_name(self, kingdom: int) -> str:
        return " & ".join(self.names[seat] for seat in self.view.kingdoms[kingdom].seats)

    def option(self, text: str) -> Option:
        """Return the option of an action that is legal."""
        return next(option for option in self.view.options if option.text == text)

    def others(self, me: int) -> Iterator[int]:
        """Give all kingdoms but one."""
        return (index for index in range(len(self.view.kingdoms)) if index != me)


def look_at(state: State, names: Sequence[str]) -> Look:
    """See one game by itself."""
    return Look(look(state), names, state)


def land_of(kingdom: Kingdom) -> Land:
    return {cell.at: (cell.terrain, cell.crowns) for cell in kingdom.squares}
