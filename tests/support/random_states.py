"""States of random games, chance drawn by weight: what encodings, tables and environments are tried on."""

import random
from collections.abc import Iterator

from crownland import State, all_variants

EVERY = [str(variant) for variant in all_variants() if not variant.dynasty]
# One of each shape: what harmony and the middle kingdom add changes no number.
SHAPES = [name for name in EVERY if "harmony" not in name and "middle_kingdom" not in name]


def random_states(variant: str, n: int, seed: int = 0) -> Iterator[State]:
    """Give `n` states of random games, of every moment of them, each only until the next is asked for."""
    rng = random.Random(f"{variant} {seed}")
    given = 0
    while True:
        state = State(variant)
        while True:
            if rng.random() < 0.4:
                yield state
                given += 1
                if given == n:
                    return
            if state.is_over:
                break
            if state.seat < 0:
                state.draw(rng)
            else:
                state.apply_unchecked(rng.choice(state.legal_codes()))
