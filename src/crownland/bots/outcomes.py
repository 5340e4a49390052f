"""Playouts of one option or two, and sums of their results: who wins how often, with how many points.

Playout number i of both options uses the same random stream, so that they differ by what was done, not by what was
drawn. They are compared playout by playout, which reduces noise. Shares of a victory are counted in parts of WHOLE, so
that all sums are whole numbers: exact, whatever the order in which they are added.
"""

from typing import Final

import numpy as np

from ..engine.dispatch import copy_state, tie_breaks, total
from ..engine.kernel import kernel, subkernel
from .monte_carlo import lead
from .playout import play_out
from .rng import seed_rng
from .workspace import BANK, FURTHER_GAMES, Workspaces

WHOLE: Final = 840  # a whole victory: divisible by any number of kingdoms that share it
_POINTS, _FIRST_TIE = 40, 20  # bits of a rank below its points, and below its first tie break


@kernel
def clear_sums(workspaces: Workspaces) -> None:
    """Forget the results of all playouts."""
    w = workspaces[0]
    for option in range(len(w.lead_sums)):
        w.lead_sums[option] = 0
        for kingdom in range(w.win_sums.shape[1]):
            w.win_sums[option, kingdom] = w.point_sums[option, kingdom] = 0
    for kingdom in range(len(w.win_squares)):
        w.win_squares[kingdom] = 0
    w.lead_squares = 0


@subkernel
def play_both(workspaces: Workspaces, end: int, stream: int, number: int) -> None:
    """Play each option out from one end of its round, and add up the results.

    `number` is that of the playout: in a Dynasty it chooses the playouts of the games to come.
    """
    w = workspaces[0]
    for option in range(w.n_tried):
        copy_state(w.tables[:], 0, w.ends[w.n_ends * option + end])
        seed_rng(w.rng, w.trial_key, stream)
        play_out(w.tables[0], w.policies[:], w.rng[:], w.notes[0])
        rank_kingdoms(workspaces, option, number)
        share_victory(workspaces, option)
    add_up(workspaces)


@kernel
def rank_kingdoms(workspaces: Workspaces, option: int, number: int) -> None:
    """Write the points of `w.tables[0]` and the ranks in the match; K13: of first tie breaks the largest counts."""
    w = workspaces[0]
    state = w.tables[0]
    for kingdom in range(state.kingdoms_in_play):
        points = int(total(state, kingdom))
        w.points[option, kingdom] = points
        first, second = tie_breaks(state, kingdom)
        points += w.before[kingdom, 0]
        first = max(int(first), w.before[kingdom, 1])
        second += w.before[kingdom, 2]
        for game in range(FURTHER_GAMES - w.games_to_come, FURTHER_GAMES):
            points += w.bank[game, number % BANK, kingdom, 0]
            first = max(first, int(w.bank[game, number % BANK, kingdom, 1]))
            second += w.bank[game, number % BANK, kingdom, 2]
        w.ranks[kingdom] = (points << _POINTS) + (first << _FIRST_TIE) + second


@kernel
def share_victory(workspaces: Workspaces, option: int) -> None:
    """Write each kingdom's share of the victory: all of it, nothing, or a part of a shared one."""
    w = workspaces[0]
    kingdoms = int(w.tables[0].kingdoms_in_play)
    best, sharers = w.ranks[0], 1
    for kingdom in range(1, kingdoms):
        if w.ranks[kingdom] > best:
            best, sharers = w.ranks[kingdom], 1
        elif w.ranks[kingdom] == best:
            sharers += 1
    for kingdom in range(kingdoms):
        w.shares[option, kingdom] = WHOLE // sharers if w.ranks[kingdom] == best else 0


@kernel
def add_up(workspaces: Workspaces) -> None:
    """Add the results of a playout to the sums; squares are those of the change from the first option to the last."""
    w = workspaces[0]
    kingdoms, last = int(w.tables[0].kingdoms_in_play), int(w.n_tried) - 1
    change = 0
    for option in range(w.n_tried):
        found = lead(w.points[option], kingdoms, w.own)
        w.lead_sums[option] += found
        change = found - change
    w.lead_squares += change * change
    for kingdom in range(kingdoms):
        for option in range(w.n_tried):
            w.win_sums[option, kingdom] += w.shares[option, kingdom]
            w.point_sums[option, kingdom] += w.points[option, kingdom]
        gained = w.shares[last, kingdom] - (w.shares[0, kingdom] if last > 0 else 0)
        w.win_squares[kingdom] += gained * gained


@kernel
def standard_error(total: int, squares: int, n: int) -> float:
    """Return the standard error of the mean of `n` whole numbers, given their sum and the sum of their squares."""
    if n < 2:
        return 0.0
    return float(np.sqrt((n * squares - total * total) / (n * n * (n - 1))))


@kernel
def find_means(workspaces: Workspaces) -> None:
    """Write the means of all playouts so far: of each option, of the change between two, and standard errors."""
    w = workspaces[0]
    n, last = int(w.spent), int(w.n_tried) - 1
    w.win_error = 0.0
    for kingdom in range(w.states[0].kingdoms_in_play):
        for option in range(w.n_tried):
            w.win[option, kingdom] = w.win_sums[option, kingdom] / (WHOLE * n)
            w.mean_points[option, kingdom] = w.point_sums[option, kingdom] / n
        gained = w.win_sums[last, kingdom] - (w.win_sums[0, kingdom] if last > 0 else 0)
        more = w.point_sums[last, kingdom] - (w.point_sums[0, kingdom] if last > 0 else 0)
        w.shift[0, kingdom], w.shift[1, kingdom] = gained / (WHOLE * n), more / n
        w.win_error = max(w.win_error, standard_error(gained, w.win_squares[kingdom], n) / WHOLE)
    for option in range(w.n_tried):
        w.mean_lead[option] = w.lead_sums[option] / n


@kernel
def find_loss(workspaces: Workspaces) -> None:
    """Write into `loss` what the first option loses compared with the second: win and points, with standard errors."""
    w = workspaces[0]
    n, own = int(w.spent), int(w.own)
    gained, more = w.win_sums[1, own] - w.win_sums[0, own], w.lead_sums[1] - w.lead_sums[0]
    w.loss[0] = gained / (WHOLE * n)
    w.loss[1] = standard_error(gained, w.win_squares[own], n) / WHOLE
    w.loss[2] = more / n
    w.loss[3] = standard_error(more, w.lead_squares, n)
