"""A decision with two of its options, the tables that they leave, and how games end after them."""

from dataclasses import dataclass, field

from ..rules.actions import Action, decode
from ..rules.state import State
from .endings import Endings


@dataclass(slots=True)
class Case:
    """The better option and the other one."""

    state: State
    best: int
    other: int
    ends: Endings = field(default_factory=Endings)  # where games were played out
    ends_other: Endings = field(default_factory=Endings)
    action: Action = field(init=False)
    action_other: Action = field(init=False)
    after: State = field(init=False)
    after_other: State = field(init=False)

    def __post_init__(self) -> None:
        self.action, self.action_other = decode(self.best), decode(self.other)
        self.after, self.after_other = after(self.state, self.best), after(self.state, self.other)

    @property
    def tables(self) -> tuple[State, State]:
        """The tables that the better option and the other one leave."""
        return self.after, self.after_other

    def gaining(self) -> list[tuple[str, float]]:
        """Return the terrains whose land has at least a point more in the end, most first, and how many."""
        land = {name for kind, name in {*self.ends.parts, *self.ends_other.parts} if kind == "land"}
        more = {name: self.ends.parts["land", name] - self.ends_other.parts["land", name] for name in land}
        return sorted(((name, end) for name, end in more.items() if end >= 1), key=lambda one: (-one[1], one[0]))

    @property
    def seat(self) -> int:
        return self.state.seat

    @property
    def own(self) -> int:
        """The kingdom of the seat that decides."""
        return self.state.variant.kingdom_of(self.state.seat)


def after(state: State, code: int) -> State:
    """Return the table that an option leaves."""
    further = state.copy()
    further.apply_unchecked(code)
    return further
