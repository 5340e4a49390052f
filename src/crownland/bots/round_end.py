"""Plays the rest of a round well, so that an option is not judged by blunders that follow it.

Nothing is hidden until the next draw. In one continuation all seats try a few options of the learned bot and take the
one that wins most playouts; in the other all take the learned bot's choice. Near the end of a game a single
continuation would look won or lost for sure.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..engine.dispatch import copy_state, legal, per_family, step
from ..engine.kernel import kernel, subkernel
from .learned import best_plan, learned, list_all_plans
from .monte_carlo import begin, try_out
from .playout import MAX_ACTIONS_PER_GAME
from .workspace import Workspaces

CONTINUATIONS: Final = 2
BY_IDEAS, BY_LEARNED = range(CONTINUATIONS)
IDEAS: Final = 4  # options that are tried
GAMES: Final = 400  # playouts of each, divided by the number of kingdoms: with more kingdoms a round is longer
LEAD: Final = 200.0  # points of lead that count as a whole victory: they decide between near equals


@per_family("value")
def claims_both(state: Any, one: int, other: int, end: Any) -> bool:
    """Return whether two options claim dominoes that the own kingdom both has at an end of the round."""
    raise NotImplementedError


@subkernel
def begin_round(workspaces: Workspaces) -> None:
    """Begin to play the round on from `w.positions[0]` after the option of `w.tried` that is tried; 0 is no action."""
    w = workspaces[0]
    copy_state(w.positions[:], 1, w.positions[0])
    if w.tried[w.trying] != 0:
        step(w.positions[1], w.tried[w.trying])
    copy_state(w.states[:], 0, w.positions[1])
    play_to_the_draw(workspaces)
    copy_state(w.ends[:], CONTINUATIONS * w.trying + BY_LEARNED, w.states[0])
    w.n_options = 0


@subkernel
def play_to_the_draw(workspaces: Workspaces) -> None:
    """Play `w.states[0]` on by the choices of the learned bot until something is drawn or the game is over."""
    w = workspaces[0]
    w.key = w.trial_key
    for _ in range(MAX_ACTIONS_PER_GAME):
        if w.states[0].seat < 0:
            return
        action = only_action(w.states[0], w.out[0])
        if action == 0:
            action = learned(workspaces)
        step(w.states[0], action)


@kernel
def only_action(state: Any, out: NDArray[np.int64]) -> int:
    """Return the only legal action, 0 if there are several; `out` is scratch."""
    return int(out[0]) if legal(state, out) == 1 else 0


@subkernel
def think_round(workspaces: Workspaces, most: int) -> bool:
    """Do the next part of a round, about `most` playouts; return whether some of it is left."""
    w = workspaces[0]
    if w.n_options == 0:
        return begin_turn(workspaces)
    if w.n_live < w.n_options:
        copy_state(w.states[:], 0, w.positions[1])
        step(w.states[0], w.options[w.n_live])
        play_to_the_draw(workspaces)
        copy_state(w.openings[:], w.n_live, w.states[0])
        w.n_live += 1
    else:
        try_ideas(workspaces, most)
    return True


@subkernel
def begin_turn(workspaces: Workspaces) -> bool:
    """Take the only option, or list the ideas that are tried; return False at the end of the round."""
    w = workspaces[0]
    if w.positions[1].seat < 0:
        copy_state(w.ends[:], CONTINUATIONS * w.trying + BY_IDEAS, w.positions[1])
        return False
    action = only_action(w.positions[1], w.out[0])
    if action != 0:
        step(w.positions[1], action)
        return True
    copy_state(w.states[:], 0, w.positions[1])
    w.key = w.trial_key
    list_all_plans(workspaces)
    n, plan = 0, best_plan(workspaces, 0)
    while n < IDEAS and plan >= 0:
        w.options[n] = w.plans[plan, 0]
        n += 1
        plan = best_plan(workspaces, n)
    begin(workspaces, n)
    w.n_live = 0
    return True


@subkernel
def try_ideas(workspaces: Workspaces, most: int) -> None:
    """Play the ideas out from their ends of the round; take the best when all playouts are done."""
    w = workspaces[0]
    games = GAMES // int(w.states[0].kingdoms_in_play)
    n = min(max(most // w.n_options, 1), games - w.streams)
    w.key = w.ideas_key
    try_out(workspaces, w.streams, n)
    w.streams += n
    if w.streams < games:
        return
    best, most_worth = 0, -1e9
    for index in range(w.n_options):
        worth = w.wins[index] / games + w.margins[index] / games / LEAD
        if worth > most_worth:
            best, most_worth = index, worth
    step(w.positions[1], w.options[best])
    w.n_options = 0


@kernel
def share_ends(workspaces: Workspaces) -> None:
    """Give options that differ only in the order of two claims the same ends: those of the second one."""
    w = workspaces[0]
    for end in range(CONTINUATIONS):
        if claims_both(w.positions[0], w.tried[0], w.tried[1], w.ends[CONTINUATIONS + end]):
            copy_state(w.ends[:], end, w.ends[CONTINUATIONS + end])
