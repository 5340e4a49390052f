"""Playout policies: legal, the same for the same luck, blind to what is undrawn, and much better than chance."""

import os
import random
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from crownland import State, Variant, all_variants
from crownland.bots.playout import NOTES, QUICK, RANDOM, play_out, quick
from crownland.bots.rng import make_rng
from crownland.engine.kernel import COMPILED, blank
from quick_games import quick_game

FAMILIES = ["kingdomino(seats=4,harmony=true,middle_kingdom=true)", "queendomino(seats=3)", "duel()"]


def choose(state: State, bits: int) -> int:
    return int(quick(state.record, bits, blank(NOTES)[0]))


def ended(name: str, policies: list[int], seed: int) -> State:
    state = State(name)
    play_out(state.record, np.array(policies), make_rng(seed), blank(NOTES)[0])
    return state


@pytest.mark.parametrize("variant", [variant for variant in all_variants() if not variant.dynasty], ids=str)
def test_quick_chooses_what_is_legal_wherever_a_game_may_lead(variant: Variant) -> None:
    rng = random.Random(str(variant))
    for _ in range(3):
        state = State(variant)
        while not state.is_over:
            if state.seat < 0:
                state.draw(rng)
                continue
            before, bits, legal = state.to_bytes(), rng.getrandbits(32), state.legal_codes()
            choice = choose(state, bits)
            assert choice in legal, f"{bits=} {state}"
            assert state.to_bytes() == before and choose(state, bits) == choice
            state.apply(choice if rng.random() < 0.5 else rng.choice(legal))


@pytest.mark.parametrize("name", FAMILIES)
def test_quick_does_not_look_at_what_is_undrawn(name: str) -> None:
    state, rng = State(name), random.Random(5)
    while not state.is_over:
        if state.seat < 0:
            state.draw(rng)
            continue
        bits, blind = rng.getrandbits(32), state.copy()
        for field in {"pool", "other_pool", "pile", "pile_left"} & {*(blind.record.dtype.names or ())}:
            blind.record[field] = 0
        choice = choose(state, bits)
        assert choose(blind, bits) == choice
        state.apply(choice)


@pytest.mark.parametrize("name", FAMILIES)
def test_a_playout_ends_the_game_and_is_the_same_for_the_same_luck(name: str) -> None:
    seats = State(name).variant.seats
    once, again, other = (ended(name, [QUICK] * seats, seed) for seed in (1, 1, 2))
    assert once.is_over and once == again != other
    assert State.from_bytes(once.to_bytes()) == once


@pytest.mark.skipif(not COMPILED, reason="compares compiled code with uncompiled")
@pytest.mark.parametrize("name", FAMILIES)
def test_uncompiled_quick_plays_the_same_game(name: str) -> None:
    script = Path(__file__).parents[1] / "support" / "quick_games.py"
    plain = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    printed = subprocess.run([sys.executable, script, name], env=plain, capture_output=True, text=True, check=True)
    assert printed.stdout.split() == list(map(str, quick_game(name)))


@pytest.mark.parametrize("name", FAMILIES)
def test_quick_beats_random(name: str) -> None:
    seats = State(name).variant.seats
    games = [ended(name, [QUICK] + [RANDOM] * (seats - 1), seed) for seed in range(100 if COMPILED else 2)]
    assert np.mean([state.winners() == [0] for state in games]) > 0.9
