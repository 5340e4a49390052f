"""`beginner`: takes the option with most points now, with a tie breaker of the game.

It ignores room, the next round and the opponents. With `sees=50` it considers only half of its options; with `slips=50`
it plays like a beginner in half of its decisions, and like `greedy` in the others.
"""

from typing import Any, Final

from ..engine.action import Action, decode
from ..engine.bits import share
from ..engine.dispatch import copy_state, legal, per_family, step, total
from ..engine.kernel import kernel, subkernel
from ..engine.registry import families_with
from ..engine.state import State
from .base import check_turn
from .monte_carlo import sort_ints
from .rng import make_rng, next_bits, seed_or_random
from .simple import greedy
from .value import seat_kingdom
from .workspace import Workspaces, make_workspace

ALL: Final = 100
_PLACES: Final = 16  # bits of a place in a list of options
_WORST: Final = -(1 << 30)


@per_family("policies")
def tie_breaker(state: Any, action: int) -> int:
    raise NotImplementedError


@per_family("policies")
def declines(state: Any, action: int) -> bool:
    raise NotImplementedError


@per_family("policies")
def is_unwanted(state: Any, action: int) -> bool:
    raise NotImplementedError


@kernel
def beginner(workspaces: Workspaces, sees: int, slips: int) -> int:
    """Return the action of `beginner` in `states[0]`, with random bits from `bot_rng`."""
    w = workspaces[0]
    if share(next_bits(w.bot_rng), ALL) >= slips:
        return greedy(w.states[0], w.tables[1:])
    n = list_seen(workspaces, sees)
    most = count_gains(workspaces, n)
    best, liking, bits = 0, -1, 0
    for place in range(n):
        if w.visits[place] == most:
            liked, lot = tie_breaker(w.states[0], w.options[w.order[place]]), next_bits(w.bot_rng)
            if liked > liking or (liked == liking and lot > bits):
                best, liking, bits = w.options[w.order[place]], liked, lot
    return int(best)


@subkernel
def list_seen(workspaces: Workspaces, sees: int) -> int:
    """Write into `order` the places of the options to consider; return how many. Declining is always considered."""
    w = workspaces[0]
    n = legal(w.states[0], w.options[:])
    sort_ints(w.options, n)
    wanted = 0
    for index in range(n):
        if not is_unwanted(w.states[0], w.options[index]):
            w.order[wanted] = index
            wanted += 1
    if wanted == 0:
        wanted = n
        for index in range(n):
            w.order[index] = index
    seen = max(1, wanted * sees // ALL)
    if seen == wanted:
        return seen
    for place in range(wanted):
        w.out[0, place] = next_bits(w.bot_rng) << _PLACES | w.order[place]
    sort_ints(w.out[0], wanted)
    for place in range(wanted):
        index = w.out[0, place] & ((1 << _PLACES) - 1)
        if place < seen:
            w.order[place] = index
        elif declines(w.states[0], w.options[index]):
            w.order[seen] = index
            seen += 1
    return seen


@subkernel
def count_gains(workspaces: Workspaces, n: int) -> int:
    """Write into `visits` the points that each of the first `n` of `order` leads to; return the most."""
    w = workspaces[0]
    kingdom, most = seat_kingdom(w.states[0], int(w.states[0].seat)), _WORST
    for place in range(n):
        copy_state(w.tables[:], 0, w.states[0])
        step(w.tables[0], w.options[w.order[place]])
        w.visits[place] = total(w.tables[0], kingdom)
        most = max(most, w.visits[place])
    return int(most)


class BeginnerBot:
    """Takes the best of the options that it considers."""

    families = families_with("policies")

    def __init__(self, seed: Any = None, sees: int = ALL, slips: int = ALL) -> None:
        self.name = "beginner"
        self._sees, self._slips = sees, slips
        self._rng = make_rng(seed_or_random(seed))
        self._workspaces: dict[str, Workspaces] = {}

    def choose(self, state: State) -> Action:
        check_turn(state)
        family = state.variant.row.family
        if family not in self._workspaces:
            self._workspaces[family] = make_workspace(family)
        workspaces = self._workspaces[family]
        workspaces["states"], workspaces["bot_rng"] = state.states, self._rng
        action = decode(int(beginner(workspaces, self._sees, self._slips)))
        self._rng[:] = workspaces["bot_rng"][0]
        return action
