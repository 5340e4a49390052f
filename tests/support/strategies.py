"""What property tests draw: variants, games as walks from a seed, kingdoms, and actions of any kind."""

import os
import random
from collections.abc import Iterator
from contextlib import contextmanager

from hypothesis import strategies as st

from crownland import Action, Claim, Deal, Discard, King, Place, State, Variant, all_variants, decode
from crownland.engine.kernel import COMPILED
from crownland.engine.score import Land
from oracles import Table

DEEP = "DEEP_TESTS" in os.environ
GAMES = [variant for variant in all_variants() if not variant.dynasty]  # what one table can be laid for
DRAFTS = [variant for variant in GAMES if variant.game != "duel"]  # those with lines of dominoes
KINGDOMINO = [variant for variant in DRAFTS if variant.game in ("kingdomino", "sample")]  # what `oracles` can follow
CLASSES = ["kingdomino(seats=2)", "kingdomino(seats=3)", "kingdomino(seats=4)", "sample()"]
CLASSES += ["kingdomino(seats=2,mighty_duel=true)"]  # those that differ in more than bonuses

seeds = st.integers(0, 2**32 - 1)
variants = st.sampled_from(all_variants())
games = st.sampled_from(GAMES)


def scaled(n: int) -> int:
    """Return how many random games to play where a deep run plays `n`: uncompiled, a few have to do."""
    return n if DEEP else max(1, n // (2 if COMPILED else 10))


@contextmanager
def add_seed_note(seed: int, state: State | None = None) -> Iterator[None]:
    """Add the seed and the state to whatever goes wrong inside."""
    try:
        yield
    except Exception as error:
        error.add_note(f"seed {seed}, state {state}")
        raise


def table_for(variant: Variant) -> Table:
    """Lay the oracle's table for a variant."""
    return Table(variant.game, variant.seats, variant.harmony, variant.middle_kingdom, variant.mighty_duel)


def choose(state: State, rng: random.Random, tidiness: float) -> int:
    """Pick a legal action; a tidy player puts dominoes close to the castle, so that kingdoms fill up."""
    codes = state.legal_codes()
    if state.phase == "place" and rng.random() < tidiness:
        return min(codes, key=lambda code: (distance(decode(code)), rng.random()))
    return codes[int(rng.random() * len(codes))]


def distance(action: Action) -> int:
    """Tell how far from the castle a domino lies."""
    return sum(row * row + column * column for row, column in action.at) if isinstance(action, Place) else 0


def walk(variant: Variant | str, seed: int, tidiness: float = 0.0) -> Iterator[tuple[State, int]]:
    """Play a game by its seed: give each state with the action that comes next, and do it afterwards."""
    rng = random.Random(seed)
    state = State(variant)
    while not state.is_over:
        code = choose(state, rng, tidiness)
        yield state, code
        state.apply_unchecked(code)


def after(variant: Variant | str, seed: int, steps: int, tidiness: float = 0.0) -> State:
    """Return the state after so many actions of a walk, or the last one."""
    state = State(variant)
    for index, (state, _) in enumerate(walk(variant, seed, tidiness)):
        if index == steps:
            return state
    return state


def finished(variant: Variant | str, seed: int, tidiness: float = 0.0) -> State:
    return after(variant, seed, 1000, tidiness)


tidinesses = st.sampled_from([0.0, 0.9])
states = st.builds(after, games, seeds, st.integers(0, 200), tidinesses)
finished_states = st.builds(finished, games, seeds, tidinesses)
draft_states = st.builds(after, st.sampled_from(DRAFTS), seeds, st.integers(0, 200), tidinesses)
lands: st.SearchStrategy[Land] = st.builds(lambda state: state.land(0), draft_states)

_numbers = st.integers(1, 48)
_lines = st.integers(-6, 6)
_steps = st.sampled_from([(0, 1), (1, 0), (0, -1), (-1, 0)])


@st.composite
def placings(draw: st.DrawFn) -> Place:
    row, column = draw(st.tuples(_lines, _lines))
    down, across = draw(_steps.filter(lambda step: abs(row + step[0]) <= 6 and abs(column + step[1]) <= 6))
    return Place(draw(_numbers), ((row, column), (row + down, column + across)))


actions: st.SearchStrategy[Action] = st.one_of(
    st.builds(Deal, _numbers),
    st.builds(King, st.integers(0, 7)),
    st.builds(Claim, _numbers),
    placings(),
    st.builds(Discard, _numbers),
)
