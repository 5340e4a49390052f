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
from ..engine.dispatch import copy_state, pick, step
from ..engine.kernel import kernel, local_ints, subkernel
from ..engine.registry import families_with
from ..engine.state import State
from ..engine.turn import OVER
from .base import Thought, check_turn, choose_by
from .learned import Model, best_turn, carry_out, list_all_plans, list_plans, list_thoughts
from .monte_carlo import Budget, Evaluation, begin, bounded_value, count_tries, exact, take
from .network import Floats
from .playout import MAX_ACTIONS_PER_GAME, quick
from .rng import RngState, draw_key, make_rng, next_bits, seed_or_random, seed_rng
from .simple import greedy
from .value import estimate, search_depth, seat_kingdom
from .workspace import CANDIDATES, Workspaces


@subkernel
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
                step(state, quick(state, next_bits(rng), notes[0]))
            continue
        if not was_chance:
            draws -= 1
            if draws < 0:
                return
        was_chance = True
        step(state, pick(state, next_bits(rng)))


@subkernel
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
def try_plans(workspaces: Workspaces, first: int, n: int) -> None:
    """Play on from every live plan `n` times, using random streams `first`, `first + 1`, …; add up the values.

    A plan has an opening for each kind of reply; they are used in turn.
    """
    w = workspaces[0]
    for place in range(w.n_live):
        index = w.order[place]
        for number in range(first, first + n):
            copy_state(w.tables[:], 0, w.openings[w.replies * index + number % w.replies])
            seed_rng(w.rng, w.key, number)
            play_some(w.tables, w.kingdom, w.turns, w.draws, w.rng, w.notes, w.weights, w.work, w.out, w.plan)
            chance, lead = evaluate_leaf(w.tables[0], w.kingdom, w.weights, w.work, w.notes)
            chance = exact(chance)
            w.wins[index] += chance
            w.margins[index] += exact(lead)
            w.values[index] += chance


@kernel
def begin_plans(workspaces: Workspaces) -> None:
    """Prepare the search of the plans of `w.states[0]` that have the largest learned values.

    Several rivals reply greedily; a single rival replies greedily or by the value, in turn.
    """
    w = workspaces[0]
    list_all_plans(workspaces)
    n = choose_plans(workspaces)
    w.turns, w.draws = search_depth(w.states[0])
    w.replies = 2 if w.states[0].kingdoms_in_play == 2 else 1
    for index in range(n):
        w.options[index] = w.chosen[index, 0]
        for reply in range(w.replies):
            play_reply(workspaces, index, reply)
            copy_state(w.openings[:], w.replies * index + reply, w.tables[0])
    begin(workspaces, n)


@kernel
def choose_plans(workspaces: Workspaces) -> int:
    """Write the plans with the largest values into `chosen`, best first, of equals the first; return how many."""
    w = workspaces[0]
    places = local_ints(CANDIDATES)
    n = 0
    for plan in range(w.n_plans):
        if n == CANDIDATES and w.plan_values[plan] <= w.plan_values[places[n - 1]]:
            continue
        n = min(n + 1, CANDIDATES)
        place = n - 1
        while place > 0 and w.plan_values[places[place - 1]] < w.plan_values[plan]:
            places[place] = places[place - 1]
            place -= 1
        places[place] = plan
    for index in range(n):
        w.chosen[index, 0] = w.plans[places[index], 0]
        w.chosen[index, 1] = w.plans[places[index], 1]
    return n


@subkernel
def play_reply(workspaces: Workspaces, index: int, reply: int) -> None:
    """Play a chosen plan in `w.tables[0]`, and the replies until the end of the round: by `greedy`, or by the value."""
    w = workspaces[0]
    state = w.tables[0]
    copy_state(w.tables[:], 0, w.states[0])
    carry_out(state, w.chosen[index])
    for _ in range(MAX_ACTIONS_PER_GAME):
        if state.phase == OVER or state.seat < 0:
            return
        if reply == 0:
            step(state, greedy(state, w.tables[1:]))
        else:
            best = 0
            for plan in range(1, list_plans(workspaces, True)):
                if w.brief_values[plan] > w.brief_values[best]:
                    best = plan
            step(state, w.brief_plans[best, 0])


@kernel
def think_plans(workspaces: Workspaces, most: int) -> bool:
    """Spend about `most` playouts of the budget; return whether some of it is left."""
    w = workspaces[0]
    each = take(workspaces, most)
    if each > 0:
        try_plans(workspaces, w.streams, each)
        count_tries(workspaces, each)
    return each > 0


class PlanEvaluation(Evaluation):
    """Evaluates plans by playing on for some draws from their openings."""

    def _try_part(self, workspaces: NDArray[Any], first: int, n: int) -> None:
        try_plans(workspaces, first, n)


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
        key = int(draw_key(self._rng))
        workspaces = self._model.fill(state, key)
        begin_plans(workspaces)
        evaluation = PlanEvaluation(workspaces, self._threads)
        evaluation.search(self._budget)
        return _keep_first([*evaluation.thoughts(), *map(_rescale, list_thoughts(workspaces))])


def _rescale(guess: Thought) -> Thought:
    """Return the evaluation of an option that was not searched on the scale of those that were."""
    return replace(guess, value=guess.win)


def _keep_first(thoughts: list[Thought]) -> list[Thought]:
    """Keep the first thought of each action: its best plan."""
    found: dict[Action, Thought] = {}
    for thought in thoughts:
        found.setdefault(thought.action, thought)
    return list(found.values())
