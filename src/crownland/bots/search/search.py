"""`search`: the plans of a turn that promise most, the others' replies, and some rounds played on from there.

The learned value chooses the plans that are looked at. The rest of the round is carried out as the others are likely
to. What is drawn after that is sampled, with the same luck for every plan, and the next own turns are played well.
After a few draws the value tells how it stands. The worse half of the plans is left alone again and again (sequential
halving).
"""

from dataclasses import replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...rules.actions import Action
from ...rules.engine.kernel import blank
from ...rules.state import State
from ..asking import check_turn
from ..greedy.greedy import SCRATCH
from ..learned.learned import Mind, guesses
from ..learned.network import Floats
from ..learned.rooms import LEARNED
from ..luck import make_luck, roll, some_seed
from ..monte_carlo.budget import Budget
from ..monte_carlo.choosing import choose_by
from ..thought import Thought
from .following import follow
from .looking import Looking

KEPT: Final = 20  # plans that are looked at


class SearchBot:
    """Looks at the best plans by playing on."""

    families: Final = frozenset(LEARNED)

    def __init__(
        self, seed: Any = None, playouts: int | None = None, ms: int | None = None, threads: int = 1, weights: str = ""
    ) -> None:
        self.name = "search"
        self._budget, self._threads = Budget.of(playouts, ms), threads
        self._mind = Mind(weights)
        self._luck = make_luck(some_seed(seed))

    def choose(self, state: State) -> Action:
        return choose_by(self.thoughts, state)

    def thoughts(self, state: State) -> list[Thought]:
        """Tell what it thinks of every option, best first; of those that it did not look at, what the value says."""
        check_turn(state)
        purse, key = self._budget.begin(), roll(self._luck) << 32 | roll(self._luck)
        weights = self._mind.weights(state.variant)
        plans, values, leads = self._mind.desk.plans(state, weights, key)
        best = plans[np.argsort(-values, kind="stable")[:KEPT]]
        looking = Looking(state, best[:, 0], self._follow(state, best, weights), weights, key, self._threads)
        looking.search(purse)
        return _first_of_each([*looking.thoughts(), *map(_on_our_scale, guesses(plans, values, leads))])

    def _follow(self, state: State, plans: NDArray[np.int64], weights: Floats) -> NDArray[Any]:
        """Return the states that plans lead to when the round is over.

        Several rivals are taken to reply greedily; a single one either so or as well as we do, by turns.
        """
        replies = 2 if state.variant.kingdoms == 2 else 1
        after, tables = blank(state.states.dtype, replies * len(plans)), blank(state.states.dtype, 1 + SCRATCH)
        follow(state.states, plans, tables, after, replies, *self._mind.desk.tools(weights))
        return after


def _on_our_scale(guess: Thought) -> Thought:
    """Return what the value says of an option that was not looked at, as if it had been."""
    return replace(guess, value=guess.win)


def _first_of_each(thoughts: list[Thought]) -> list[Thought]:
    """Keep the first thought of each action: its best plan."""
    found: dict[Action, Thought] = {}
    for thought in thoughts:
        found.setdefault(thought.action, thought)
    return list(found.values())
