"""`learned`: no search at all. The plan after which the kingdom promises most, as the network sees it."""

import secrets
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..engine.action import Action, decode
from ..engine.bits import word
from ..engine.kernel import blank
from ..engine.registry import FAMILIES, families_with
from ..engine.rules import load_rules
from ..engine.state import State
from ..engine.variant import Variant
from .choice import Thought, check_turn, choose_by
from .monte_carlo import bounded_value
from .network import Floats
from .plans import MAX_PLANS, list_plans
from .playout import NOTES
from .rng import seed_key, seed_rng
from .value import make_work
from .weights import own_weights, read_weights, weights_for


class Workspace:
    """What the kernels around plans scribble on, made once."""

    def __init__(self) -> None:
        self.luck, self.notes, self.work = np.zeros(4, np.uint64), blank(NOTES), make_work()
        self.out = np.zeros((2, max(load_rules(family).MAX_ACTIONS for family in FAMILIES.values())), np.int64)
        self.lists = (np.zeros((MAX_PLANS, 2), np.int64), np.zeros(MAX_PLANS), np.zeros(MAX_PLANS))

    def tools(self, weights: Floats) -> tuple[Any, ...]:
        """Return what `list_plans` takes after its state, in that order."""
        return self.luck, weights, self.work, self.notes, self.out, *self.lists

    def plans(
        self, state: State, weights: Floats, key: int
    ) -> tuple[NDArray[np.int64], NDArray[np.float64], NDArray[np.float64]]:
        """Return the plans of the seat in turn, what each is worth, and by how much it will lead."""
        tables = blank(state.states.dtype, 3)
        tables[0] = state.states[0]
        seed_rng(self.luck, word(key), 0)
        n = list_plans(tables, False, *self.tools(weights))
        plans, values, leads = self.lists
        return plans[:n].copy(), values[:n].copy(), leads[:n].copy()


class Mind:
    """The weights of a bot, its own out of a file or those that ship, and its desk."""

    def __init__(self, file: str) -> None:
        self._file = Path(file) if file else None
        if self._file:
            read_weights(self._file)
        self._desk: Workspace | None = None
        self._own: dict[str, Floats] = {}

    @property
    def desk(self) -> Workspace:
        if self._desk is None:
            self._desk = Workspace()
        return self._desk

    def weights(self, variant: Variant) -> Floats:
        """Return the weights for a variant; raise InvalidSetup where the file holds those of another kind of game."""
        if self._file is None:
            return weights_for(variant)
        family = variant.row.family
        if family not in self._own:
            self._own[family] = own_weights(self._file, variant)
        return self._own[family]


class LearnedBot:
    """Plays what its network likes best."""

    families: Final = families_with("value")

    def __init__(self, seed: Any = None, weights: str = "") -> None:
        self.name = "learned"
        self._key = seed_key(secrets.token_hex() if seed is None else seed)
        self._mind = Mind(weights)

    def choose(self, state: State) -> Action:
        return choose_by(self.thoughts, state)

    def thoughts(self, state: State) -> list[Thought]:
        """Return what it thinks of every option, best first."""
        check_turn(state)
        return guesses(*self._mind.desk.plans(state, self._mind.weights(state.variant), self._key))


def guesses(plans: NDArray[np.int64], values: NDArray[np.float64], leads: NDArray[np.float64]) -> list[Thought]:
    """Return what the value says of each option, best first: the best of its plans counts."""
    found: dict[int, Thought] = {}
    for one in np.argsort(-values, kind="stable"):
        code = int(plans[one, 0])
        if code not in found:
            lead = float(leads[one])
            found[code] = Thought(decode(code), 0, bounded_value(lead), lead, float(values[one]))
    return list(found.values())
