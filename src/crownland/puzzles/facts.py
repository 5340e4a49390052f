"""Facts that lie on the table: what a domino or a die holds and would bring, and the land that waits for it."""

from collections.abc import Collection
from itertools import combinations

from ..rules.draft.lines import box_of_newer_line, newer_line, older_line, waiting
from ..rules.draft.outlook import best_placement
from ..rules.duel.dice import SYMBOL_NAMES
from ..rules.duel.dice import WILD as _WILD
from ..rules.duel.outlook import best_drawing
from ..rules.duel.table import dice
from ..rules.land.dominoes import DOMINOES
from ..rules.land.scores import Property
from ..rules.state import State

WILD = SYMBOL_NAMES[_WILD]  # a die that becomes any coat of arms


def main_land(table: State, kingdom: int, terrain: str) -> Property | None:
    """Return the property of a terrain that counts most, or will."""
    found = [one for one in table.score(kingdom).properties if one.terrain == terrain]
    return max(found, key=lambda one: (one.points, one.size), default=None)


def terrains_of(state: State, domino: int) -> set[str]:
    """Return the terrains of a domino on offer."""
    return set(DOMINOES[box_of_newer_line(state)][domino].terrains)


def crowns_of(state: State, domino: int, terrain: str) -> int:
    """Return the crowns that a domino on offer has on a terrain."""
    known = DOMINOES[box_of_newer_line(state)][domino]
    return sum(number for name, number in zip(known.terrains, known.crowns, strict=True) if name == terrain)


def who_choose_yet(state: State) -> set[int]:
    """Return the seats of other kingdoms that still claim a domino of this line."""
    seats = {seat for _, seat in waiting(state)} if older_line(state) else set(range(state.variant.seats))
    own = state.variant.kingdom_of(state.seat)
    return {seat for seat in seats if state.variant.kingdom_of(seat) != own}


def most_on_offer(state: State, seat: int, without: int) -> int:
    """Return the most points that a domino on offer brings to a seat, when one of them is gone."""
    free = [number for number, king in newer_line(state) if king is None and number != without]
    return max((best_placement(state, seat, number) or 0 for number in free), default=0)


def most_with_dice(state: State, seat: int, taken: Collection[int]) -> int:
    """Return the points of a seat's best drawing, when its rival takes some dice."""
    lying = [die.face for number, die in enumerate(dice(state)) if die.seat is None and number not in taken]
    own = [die.face for die in dice(state) if die.seat == seat]
    pairs = combinations([*own, *lying], 2) if len(own) < 2 else [tuple(own)]
    fitting = (pair for pair in pairs if all(face in pair for face in own))
    return max((best_drawing(state, seat, pair) or 0 for pair in fitting), default=0)
