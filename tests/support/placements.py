"""Placements of games played by lot, each beside another one that was possible."""

import random

from crownland import CHANCE, Place, State, decode
from crownland.analysis.comparison import Comparison


def moments(variant: str, seed: int) -> list[State]:
    """Play a game by lot, and return it as it stood at each placement."""
    rng, state, found = random.Random(seed), State(variant), []
    while not state.is_over:
        if state.seat == CHANCE:
            state.draw(rng)
            continue
        if state.phase == "place":
            found.append(state.copy())
        state.apply(rng.choice(state.legal_codes()))
    return found


def cases(variant: str, seeds: int) -> list[Comparison]:
    """Return two placements of each moment at which there is a choice, of so many games."""
    rng, found = random.Random(variant), []
    for state in (moment for seed in range(seeds) for moment in moments(variant, seed)):
        places = [code for code in state.legal_codes() if isinstance(decode(code), Place)]
        if len(places) > 1:
            one, other = rng.sample(places, 2)
            found.append(Comparison(state, one, other))
    return found
