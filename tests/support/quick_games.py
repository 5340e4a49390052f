"""A game by the quick policy as the list of its actions, for two processes to compare."""

import random
import sys

from crownland import State
from crownland.bots.playout import NOTES, quick
from crownland.engine.kernel import blank


def quick_game(name: str) -> list[int]:
    """Return every action of a game; luck has a seed of its own."""
    state, rng, notes, actions = State(name), random.Random(9), blank(NOTES)[0], []
    while not state.is_over:
        if state.seat < 0:
            actions.append(State.action_code(state.draw(rng)))
        else:
            actions.append(int(quick(state.record, rng.getrandbits(32), notes)))
            state.apply(actions[-1])
    return actions


if __name__ == "__main__":
    print(*quick_game(sys.argv[1]))
