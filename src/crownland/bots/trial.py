"""Trials: the value of an option, estimated by playouts in steps of any size.

A trial is prepared by `begin_trial`, and `think_trial` is called until nothing is left. An *assessment* compares
what was played with another option; both are played on well to the end of the round, where playouts start. They stop
when the difference is clearly more or less than noise. An *outlook* is that of all kingdoms at the next draw. A
*chance* is that of an option by itself, without further thought. A *future game* is one of a Dynasty that is still to
come: its playouts fill the bank.
The result does not depend on the size of the steps.
"""

from typing import Final

import numpy as np

from ..engine.dispatch import copy_state, step, tie_breaks, total
from ..engine.kernel import kernel, subkernel
from .outcomes import clear_sums, find_loss, find_means, play_both
from .playout import QUICK, play_out
from .rng import seed_rng
from .round_end import CONTINUATIONS, begin_round, share_ends, think_round
from .value import seat_kingdom
from .workspace import BANK, Workspaces

ASSESSMENT, OUTLOOK, CHANCE, FUTURE_GAME = range(4)  # kinds of trials, in the order of `Call`
DONE, NEXT_ROUND, ROUND, PLAYOUTS, BANKING = range(5)  # what a trial does next

MIN_PLAYOUTS: Final = 1000  # of each option of an assessment, at first
MAX_PLAYOUTS: Final = 8000  # of each option, at most
OUTLOOK_PLAYOUTS: Final = 12_000  # of an outlook
CHANCE_PLAYOUTS: Final = 300  # of a chance
_PLAYOUTS: Final = np.array([MIN_PLAYOUTS, OUTLOOK_PLAYOUTS, CHANCE_PLAYOUTS, BANK])  # of each kind

SURE: Final = 3.0  # standard errors; a smaller difference may be noise
WIN_UNIT: Final = 0.02  # a loss of this chance to win, or of these points, is a slip
POINTS_UNIT: Final = 2.0
MISTAKE: Final = 2.5  # slips that make a mistake, and a blunder
BLUNDER: Final = 6.0
BEST, GOOD, A_SLIP, A_MISTAKE, A_BLUNDER = range(5)


@kernel
def begin_trial(workspaces: Workspaces, kind: int, one: int, two: int) -> None:
    """Prepare a trial in `w.states[0]`.

    An assessment compares the options `one`, which was played, and `two`, or tries one if they are the same. A chance
    is that after action `one`. For game `one` to come (from 0) the state is the start of a game.
    """
    w = workspaces[0]
    w.budget, w.spent, w.streams, w.trying = _PLAYOUTS[kind], 0, 0, one
    w.tried[0], w.tried[1] = one, two
    w.n_tried = 2 if kind == ASSESSMENT and one != two else 1
    w.n_ends, w.stage = 1, BANKING if kind == FUTURE_GAME else PLAYOUTS
    w.own = seat_kingdom(w.states[0], max(int(w.states[0].seat), 0))
    for seat in range(len(w.policies)):
        w.policies[seat] = QUICK
    clear_sums(workspaces)
    if kind == ASSESSMENT or (kind == OUTLOOK and w.states[0].seat >= 0):
        w.stage, w.n_ends = NEXT_ROUND, CONTINUATIONS
        w.trying = 0
        copy_state(w.positions[:], 0, w.states[0])
        return
    copy_state(w.ends[:], 0, w.states[0])
    if kind == CHANCE:
        step(w.ends[0], one)


@kernel
def think_trial(workspaces: Workspaces, most: int) -> bool:
    """Do the next part of a trial, about `most` playouts; return whether some of it is left."""
    w = workspaces[0]
    if w.stage == NEXT_ROUND:
        begin_round(workspaces)
        w.stage = ROUND
    elif w.stage == ROUND:
        if not think_round(workspaces, most):
            end_round(workspaces)
    elif w.stage == PLAYOUTS:
        play_part(workspaces, most)
    elif w.stage == BANKING:
        fill_bank(workspaces, most)
    return bool(w.stage != DONE)


@kernel
def end_round(workspaces: Workspaces) -> None:
    """Go on with the next option, or begin the playouts."""
    w = workspaces[0]
    if w.trying + 1 < w.n_tried:
        w.trying += 1
        w.stage = NEXT_ROUND
        return
    if w.n_tried > 1:
        share_ends(workspaces)
    w.stage, w.streams = PLAYOUTS, 0


@subkernel
def play_part(workspaces: Workspaces, most: int) -> None:
    """Play some of the playouts of the budget. Continuations divide it, and use the same random streams."""
    w = workspaces[0]
    each = w.budget // w.n_ends
    n = min(max(most // (w.n_ends * w.n_tried), 1), each - w.streams)
    for number in range(w.streams, w.streams + n):
        for end in range(w.n_ends):
            play_both(workspaces, end, w.spent + number, w.spent + end * each + number)
    w.streams += n
    if w.streams == each:
        end_part(workspaces)


@kernel
def end_part(workspaces: Workspaces) -> None:
    """Double the playouts while the verdict is open; end the trial otherwise."""
    w = workspaces[0]
    w.spent += w.budget
    if w.n_tried > 1:
        find_loss(workspaces)
        if w.spent < MAX_PLAYOUTS and not is_settled(w.loss[0], w.loss[1], w.loss[2], w.loss[3]):
            w.budget, w.streams = w.spent, 0
            return
    find_means(workspaces)
    w.stage = DONE


@subkernel
def fill_bank(workspaces: Workspaces, most: int) -> None:
    """Play some games from the start, and write the ranks of their kingdoms into the bank."""
    w = workspaces[0]
    state = w.tables[0]
    n = min(max(most, 1), BANK - w.streams)
    for number in range(w.streams, w.streams + n):
        copy_state(w.tables[:], 0, w.ends[0])
        seed_rng(w.rng, w.trial_key, number)
        play_out(state, w.policies[:], w.rng[:], w.notes[0])
        for kingdom in range(state.kingdoms_in_play):
            first, second = tie_breaks(state, kingdom)
            w.bank[w.trying, number, kingdom, 0] = total(state, kingdom)
            w.bank[w.trying, number, kingdom, 1] = first
            w.bank[w.trying, number, kingdom, 2] = second
    w.streams += n
    if w.streams == BANK:
        w.stage = DONE


@kernel
def severity(win: float, win_error: float, points: float, points_error: float, sure: float) -> float:
    """Return a loss in slips; what is less than `sure` standard errors counts 0."""
    by_win = win / WIN_UNIT if win > 0 and win >= sure * win_error else 0.0
    by_points = points / POINTS_UNIT if points > 0 and points >= sure * points_error else 0.0
    return max(by_win, by_points)


@kernel
def is_settled(win: float, win_error: float, points: float, points_error: float) -> bool:
    """Return whether more playouts would hardly change the verdict: the loss is surely small, or known precisely."""
    is_nothing = win + SURE * win_error < WIN_UNIT and points + SURE * points_error < POINTS_UNIT
    return is_nothing or (win_error <= WIN_UNIT / 4 and points_error <= POINTS_UNIT / 4)


@kernel
def grade_severity(slips: float) -> int:
    """Return the grade of a loss in slips."""
    if slips < 1:
        return GOOD
    return A_SLIP if slips < MISTAKE else A_MISTAKE if slips < BLUNDER else A_BLUNDER


@kernel
def find_grade(workspaces: Workspaces) -> int:
    """Return the grade of what was played in an assessment that is done."""
    w = workspaces[0]
    if w.n_tried < 2 or severity(w.loss[0], w.loss[1], w.loss[2], w.loss[3], 0.0) == 0.0:
        return BEST
    return grade_severity(severity(w.loss[0], w.loss[1], w.loss[2], w.loss[3], SURE))
