"""`uct_greedy`: UCT, a search tree of decisions whose leaves are evaluated by one playout each.

Chance is drawn anew in every descent, so a node stands for the decisions that led to it, with any draws between them.
Only children that are legal now are considered. A node is found by a hash of its parent and its action, and holds the
sum of values for the kingdom that decided for it.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..engine.action import Action, decode
from ..engine.bits import word
from ..engine.dispatch import legal, pick, step
from ..engine.kernel import blank, kernel, layout
from ..engine.state import State
from ..engine.turn import OVER
from .base import Thought, check_turn, choose_by
from .monte_carlo import Budget, Totals, bounded_value, judge, lead, win_share
from .playout import NOTES, QUICK, play_out
from .rng import RngState, make_rng, next_bits, seed_or_random

EXPLORE: Final = 0.4  # the exploration constant of UCT
_MAX_DEPTH: Final = 64  # decisions below the root
_TIMED_NODES: Final = 1 << 16  # nodes of a tree with a budget of time
_MAX_NODES: Final = 1 << 22
_LOW: Final = word(0xFFFFFFFF)
_SPREAD: Final = word(0x9E3779B1)  # two odd numbers of 32 bits: products of 32 bits fit into 64, compiled or not
_MIX: Final = word(0x85EBCA6B)

NODE: Final = layout(
    [("parent", "<i8"), ("action", "<i8"), ("visits", "<i8"), ("wins", "<f8"), ("margins", "<f8"), ("value", "<f8")]
)


@kernel
def find(slots: NDArray[np.int64], nodes: NDArray[Any], parent: int, action: int) -> int:
    """Return the slot of a parent's child, or the free slot for it."""
    mask = len(slots) - 1
    code = word(action)
    key = (word(parent) * _SPREAD + ((code ^ (code >> word(32))) & _LOW)) & _LOW
    place = int((key * _MIX) >> word(20)) & mask
    while slots[place] >= 0:
        node = nodes[slots[place]]
        if node.parent == parent and node.action == action:
            break
        place = (place + 1) & mask
    return place


@kernel
def grow(
    start: NDArray[Any],
    table: NDArray[Any],
    nodes: NDArray[Any],
    slots: NDArray[np.int64],
    used: int,
    n: int,
    owners: NDArray[np.int64],
    policies: NDArray[np.int64],
    rng: RngState,
    notes: NDArray[Any],
    totals: Totals,
    out: NDArray[np.int64],
) -> int:
    """Descend the tree `n` times, each time adding at most one node; return the new number of nodes."""
    state = table[0]
    path = np.empty(_MAX_DEPTH + 1, np.int64)
    rulers = np.empty(_MAX_DEPTH + 1, np.int64)
    for _ in range(n):
        table[0] = start[0]
        node, depth, is_new = 0, 0, False
        while state.phase != OVER and depth < _MAX_DEPTH and not is_new and used < len(nodes):
            if state.seat < 0:
                step(state, pick(state, next_bits(rng)))
                continue
            rulers[depth] = owners[state.seat]
            node, is_new = descend(state, nodes, slots, node, used, rng, out)
            used += 1 if is_new else 0
            path[depth] = node
            depth += 1
            step(state, nodes[node].action)
        play_out(state, policies, rng, notes[0])
        won = judge(state, totals)
        nodes[0].visits += 1
        for level in range(depth):
            credit(nodes[path[level]], won, totals, int(state.kingdoms_in_play), rulers[level])
    return used


@kernel
def descend(
    state: Any,
    nodes: NDArray[Any],
    slots: NDArray[np.int64],
    parent: int,
    used: int,
    rng: RngState,
    out: NDArray[np.int64],
) -> tuple[int, bool]:
    """Return the child to descend to, and whether it is new: a random untried one, else the one with the best bound."""
    legals = legal(state, out)
    untried, chosen = 0, 0
    best, most = 0, -1e9
    logarithm = np.log(max(int(nodes[parent].visits), 1))
    for index in range(legals):
        slot = find(slots, nodes, parent, out[index])
        if slots[slot] < 0:
            untried += 1
            if next_bits(rng) % untried == 0:
                chosen = out[index]
        elif untried == 0:
            child = nodes[slots[slot]]
            bound = child.value / child.visits + EXPLORE * np.sqrt(logarithm / child.visits)
            if bound > most:
                best, most = slots[slot], bound
    if untried == 0:
        return best, False
    nodes[used].parent = parent
    nodes[used].action = chosen
    nodes[used].visits = 0
    nodes[used].wins = 0.0
    nodes[used].margins = 0.0
    nodes[used].value = 0.0
    slots[find(slots, nodes, parent, chosen)] = used
    return used, True


@kernel
def credit(node: Any, won: int, totals: Totals, kingdoms: int, kingdom: int) -> None:
    """Add the result of a playout to a node, for the kingdom that decided for it."""
    margin = lead(totals, kingdoms, kingdom)
    node.visits += 1
    node.wins += win_share(won, kingdom)
    node.margins += margin
    node.value += bounded_value(margin)


class Tree:
    """The search tree of one decision."""

    def __init__(self, state: State, most_nodes: int, rng: RngState) -> None:
        self._state, self._rng = state, rng
        self._table, self._nodes = blank(state.states.dtype), blank(NODE, most_nodes)
        self._slots = np.full(1 << (2 * most_nodes).bit_length(), -1, np.int64)
        self._used = 1
        variant = state.variant
        self._owners = np.array([variant.kingdom_of(seat) for seat in range(variant.seats)])
        self._policies, self._notes = np.full(variant.seats, QUICK), blank(NOTES)
        self._totals, self._out = np.zeros(variant.kingdoms, np.int16), np.empty(state.most_actions, np.int64)

    def grow(self, n: int) -> None:
        ground = (self._state.states, self._table, self._nodes, self._slots, self._used, n)
        means = (self._owners, self._policies, self._rng, self._notes, self._totals, self._out)
        self._used = grow(*ground, *means)

    def thoughts(self) -> list[Thought]:
        """Return the evaluation of each option, the most visited first."""
        thoughts = [self._thought(code) for code in self._state.legal_codes()]
        return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.value))

    def _thought(self, code: int) -> Thought:
        place = int(self._slots[find(self._slots, self._nodes, 0, code)])
        if place < 0:
            return Thought(decode(code), 0, 0.0, 0.0, 0.0)
        node = self._nodes[place]
        visits = max(int(node.visits), 1)
        means = (float(node[field]) / visits for field in ("wins", "margins", "value"))
        return Thought(decode(code), int(node.visits), *means)


class TreeBot:
    """Grows a tree and takes the most visited option."""

    def __init__(self, name: str, seed: Any = None, playouts: int | None = None, ms: int | None = None) -> None:
        self.name = name
        self._budget = Budget.of(playouts, ms)
        self._rng = make_rng(seed_or_random(seed))

    def choose(self, state: State) -> Action:
        return choose_by(self.thoughts, state)

    def thoughts(self, state: State) -> list[Thought]:
        check_turn(state)
        nodes = min(self._budget.playouts + 1, _MAX_NODES) if self._budget.playouts else _TIMED_NODES
        tree, meter = Tree(state, nodes, self._rng), self._budget.begin()
        while n := meter.take(1):
            tree.grow(n)
        return tree.thoughts()
