"""Players that try their options out in playouts: repeatable, honest about what they know, and of some use."""

import random
from typing import cast

import numpy as np
import pytest

from crownland import Match, State, make_bot
from crownland.bots.bot import Thinker
from crownland.bots.monte_carlo import Budget, lead, win_share
from crownland.bots.tree import NODE, find
from crownland.engine.kernel import blank, plain

NAMES = ("mce_random", "mce_greedy", "mce_player_greedy", "uct_greedy")
GAMES = ("kingdomino(seats=4)", "queendomino(seats=2)", "royal_wedding(seats=6,teams=true)", "duel()")


def thinker(name: str, seed: int = 0) -> Thinker:
    return cast(Thinker, make_bot(name, seed))


def first_decision(variant: str) -> State:
    return Match(variant, ["?"] * State(variant).variant.seats, bytes(32)).state


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_and_playouts_give_the_same_thoughts(name: str, game: str) -> None:
    state = first_decision(game)
    bots = [thinker(f"{name}(playouts=60)", seed) for seed in (1, 1, 2)]
    first, again, other = (bot.thoughts(state) for bot in bots)
    assert first == again != other
    assert bots[0].name == f"{name}(playouts=60)"


@pytest.mark.parametrize("name", NAMES)
def test_thoughts_are_of_all_options_and_the_first_is_played(name: str) -> None:
    state = first_decision("kingdomino(seats=2)")
    before = state.to_bytes()
    thoughts = thinker(f"{name}(playouts=100)", 5).thoughts(state)
    assert {thought.action for thought in thoughts} == set(state.legal_actions())
    assert make_bot(f"{name}(playouts=100)", 5).choose(state) == thoughts[0].action
    assert all(0 <= thought.win <= 1 for thought in thoughts)
    assert 90 <= sum(thought.visits for thought in thoughts) <= 110
    assert state.to_bytes() == before


@pytest.mark.parametrize("name", NAMES)
def test_a_time_is_kept_and_an_only_option_takes_none(name: str) -> None:
    state = first_decision("kingdomino(seats=2)")
    thoughts = thinker(f"{name}(ms=5)").thoughts(state)
    assert any(thought.visits for thought in thoughts)


@pytest.mark.parametrize("name", ["mce_random", "mce_greedy", "uct_greedy"])
def test_a_few_playouts_beat_playing_by_lot(name: str) -> None:
    won = 0
    for seed in range(4):
        state, rng = State("sample()"), random.Random(seed)
        bots = [make_bot(f"{name}(playouts=40)", seed), make_bot("random", seed)]
        while not state.is_over:
            if state.seat < 0:
                state.draw(rng)
            else:
                state.apply(bots[state.seat].choose(state))
        won += state.winners() == [0]
    assert won >= 3


def test_a_shared_victory_counts_in_part() -> None:
    assert [win_share(0b101, kingdom) for kingdom in range(3)] == [0.5, 0.0, 0.5]
    totals = np.array([30, 41, 38], np.int16)
    assert [lead(totals, 3, kingdom) for kingdom in range(3)] == [-11, 3, -3]


def test_a_budget_is_spent_in_parts() -> None:
    meter = Budget.of(100, None).begin()
    assert [meter.take(0.5, 4), meter.take(0.5, 4), meter.take(1, 2), meter.take(1, 2)] == [12, 0, 26, 0]
    tight = Budget.of(1, None).begin()
    assert [tight.take(1, 3), tight.take(1, 3)] == [1, 0]


def test_the_uncompiled_tree_finds_its_nodes_without_an_overflow() -> None:
    """Once a bug: NumPy warned of an overflow."""
    slots, nodes = np.full(8, -1, np.int64), blank(NODE, 4)
    nodes[1].parent, nodes[1].action = (1 << 22) - 1, (1 << 62) + 5
    with np.errstate(over="raise"):
        place = plain(find)(slots, nodes, int(nodes[1].parent), int(nodes[1].action))
    slots[place] = 1
    assert find(slots, nodes, int(nodes[1].parent), int(nodes[1].action)) == place
