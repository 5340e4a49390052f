"""`search`: takes the most promising plans of a turn, the opponents' replies, and plays some rounds on from there.

The learned value chooses the plans. The rest of the round is played with the likely replies of the opponents. Later
draws are sampled, with the same random stream for every plan, and the next own turns are played by the learned value.
After a few draws the value evaluates the leaf. Plans are dropped by sequential halving.
"""

from dataclasses import replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..engine.action import Action
from ..engine.dispatch import apply, pick
from ..engine.kernel import blank, kernel
from ..engine.registry import families_with
from ..engine.state import State
from ..games.draft.rules import OVER
from .base import Thought, check_turn, choose_by
from .learned import Model, best_turn, carry_out, list_plans, list_thoughts
from .monte_carlo import Budget, Evaluation, PlayoutWorkspace, all_quick, bounded_value, exact
from .network import Floats
from .playout import MAX_ACTIONS_PER_GAME, quick
from .rng import RngState, make_rng, next_bits, seed_or_random, seed_rng
from .simple import SCRATCH, greedy
from .value import estimate, load_value, make_work, seat_kingdom


@kernel
def play_some(
    tables: NDArray[Any],
    kingdom: int,
    turns: int,
    draws: int,
    rng: RngState,
    notes: NDArray[Any],
    weights: Floats,
    work: Floats,
    out: NDArray[np.int64],
    plan: NDArray[np.int64],
) -> None:
    """Play on at `tables[0]` through `draws` draws, up to the next one or the end of the game.

    The first `turns` turns of a kingdom are played by the learned value, all others by the quick policy.
    """
    state = tables[0]
    was_chance = False
    for _ in range(MAX_ACTIONS_PER_GAME):
        if state.phase == OVER:
            return
        if state.seat >= 0:
            was_chance = False
            if turns > 0 and seat_kingdom(state, int(state.seat)) == kingdom:
                turns -= 1
                best_turn(tables, rng, weights, work, notes, out, plan)
                carry_out(state, plan)
            else:
                apply(state, quick(state, next_bits(rng), notes[0]))
            continue
        if not was_chance:
            draws -= 1
            if draws < 0:
                return
        was_chance = True
        apply(state, pick(state, next_bits(rng)))


@kernel
def evaluate_leaf(state: Any, kingdom: int, weights: Floats, work: Floats, notes: NDArray[Any]) -> tuple[float, float]:
    """Return the chance to end ahead of every other kingdom, and the expected lead on the best of them."""
    own, best, chance = estimate(state, kingdom, weights, work, notes[0]), -1e9, 1.0
    for other in range(state.kingdoms_in_play):
        if other != kingdom:
            theirs = estimate(state, other, weights, work, notes[0])
            best = max(best, theirs)
            chance *= bounded_value(own - theirs)
    return chance, own - best


@kernel
def evaluate_plans(
    openings: NDArray[Any],
    tables: NDArray[Any],
    live: NDArray[np.int64],
    kingdom: int,
    turns: int,
    draws: int,
    key: int,
    first: int,
    n: int,
    rng: RngState,
    notes: NDArray[Any],
    weights: Floats,
    work: Floats,
    out: NDArray[np.int64],
    wins: NDArray[np.float64],
    margins: NDArray[np.float64],
    values: NDArray[np.float64],
) -> None:
    """Play on from every live plan `n` times, using random streams `first`, `first + 1`, …; add up the values.

    A plan has an opening for each kind of reply; they are used in turn.
    """
    plan = np.zeros(2, np.int64)
    replies = len(openings) // len(wins)
    for index in live:
        for number in range(first, first + n):
            tables[0] = openings[replies * index + number % replies]
            seed_rng(rng, key, number)
            play_some(tables, kingdom, turns, draws, rng, notes, weights, work, out, plan)
            chance, lead = evaluate_leaf(tables[0], kingdom, weights, work, notes)
            chance = exact(chance)
            wins[index] += chance
            margins[index] += exact(lead)
            values[index] += chance


class SearchWorkspace(PlayoutWorkspace):
    """The arrays of one thread: temporary states and lists of actions as well."""

    def __init__(self, state: State, options: int) -> None:
        super().__init__(state.states.dtype, state.variant.kingdoms, options)
        self.tables, self.work = blank(state.states.dtype, 3), make_work()
        self.out = np.zeros((2, state.most_actions), np.int64)


class LeafEvaluation(Evaluation):
    """Evaluates plans by playing on for some draws from their openings."""

    def __init__(
        self,
        state: State,
        options: NDArray[np.int64],
        openings: NDArray[Any],
        weights: Floats,
        key: int,
        threads: int,
    ) -> None:
        super().__init__(state, options, openings, all_quick(state), key, threads)
        self._depth, self._weights = load_value(state.variant.row.family).SEARCH_DEPTH, weights
        self._workspaces = [SearchWorkspace(state, len(options)) for _ in range(threads)]

    def _try_part(self, workspace: PlayoutWorkspace, numbers: NDArray[np.int64]) -> None:
        assert isinstance(workspace, SearchWorkspace)
        task = (self._kingdom, *self._depth, self._key, int(numbers[0]), len(numbers))
        scratch = (workspace.rng, workspace.notes, self._weights, workspace.work, workspace.out)
        evaluate_plans(self._openings, workspace.tables, self.live, *task, *scratch, *workspace.sums)


@kernel
def play_replies(
    start: NDArray[Any],
    chosen: NDArray[np.int64],
    tables: NDArray[Any],
    after: NDArray[Any],
    replies: int,
    rng: RngState,
    weights: Floats,
    work: Floats,
    notes: NDArray[Any],
    out: NDArray[np.int64],
    plans: NDArray[np.int64],
    values: NDArray[np.float64],
    leads: NDArray[np.float64],
) -> None:
    """Write the states that each chosen plan leads to, one for each kind of reply: by `greedy`, then by the value.

    `tables` is one state and temporary ones.
    """
    for index in range(len(chosen)):
        for reply in range(replies):
            tables[0] = start[0]
            carry_out(tables[0], chosen[index])
            for _ in range(MAX_ACTIONS_PER_GAME):
                if tables[0].phase == OVER or tables[0].seat < 0:
                    break
                if reply == 0:
                    apply(tables[0], greedy(tables[0], tables[1:]))
                else:
                    n = list_plans(tables, True, rng, weights, work, notes, out, plans, values, leads)
                    apply(tables[0], plans[np.argmax(values[:n]), 0])
            after[replies * index + reply] = tables[0]


CANDIDATES: Final = 20  # plans that are searched


class SearchBot:
    """Searches the plans that the learned value prefers."""

    families: Final = families_with("value")

    def __init__(
        self, seed: Any = None, playouts: int | None = None, ms: int | None = None, threads: int = 1, weights: str = ""
    ) -> None:
        self.name = "search"
        self._budget, self._threads = Budget.of(playouts, ms), threads
        self._model = Model(weights)
        self._rng = make_rng(seed_or_random(seed))

    def choose(self, state: State) -> Action:
        return choose_by(self.thoughts, state)

    def thoughts(self, state: State) -> list[Thought]:
        """Return the evaluation of every option, best first. Options that were not searched have the learned value."""
        check_turn(state)
        meter, key = self._budget.begin(), next_bits(self._rng) << 32 | next_bits(self._rng)
        weights = self._model.weights(state.variant)
        plans, values, leads = self._model.workspace.plans(state, weights, key)
        best = plans[np.argsort(-values, kind="stable")[:CANDIDATES]]
        evaluation = LeafEvaluation(
            state, best[:, 0], self._play_replies(state, best, weights), weights, key, self._threads
        )
        evaluation.search(meter)
        return _keep_first([*evaluation.thoughts(), *map(_rescale, list_thoughts(plans, values, leads))])

    def _play_replies(self, state: State, plans: NDArray[np.int64], weights: Floats) -> NDArray[Any]:
        """Return the states that plans lead to at the end of the round.

        Several rivals reply greedily; a single rival replies greedily or by the value, in turn.
        """
        replies = 2 if state.variant.kingdoms == 2 else 1
        after, tables = blank(state.states.dtype, replies * len(plans)), blank(state.states.dtype, 1 + SCRATCH)
        play_replies(state.states, plans, tables, after, replies, *self._model.workspace.tools(weights))
        return after


def _rescale(guess: Thought) -> Thought:
    """Return the evaluation of an option that was not searched on the scale of those that were."""
    return replace(guess, value=guess.win)


def _keep_first(thoughts: list[Thought]) -> list[Thought]:
    """Keep the first thought of each action: its best plan."""
    found: dict[Action, Thought] = {}
    for thought in thoughts:
        found.setdefault(thought.action, thought)
    return list(found.values())
