"""Rollouts: from any state, the same as a slow loop over single steps gives, on any number of threads."""

import numpy as np
import pytest

from crownland import InvalidSetup, NotationError, State
from crownland.bots.playout import NOTES, quick
from crownland.bots.rng import next_bits, seed_key, seed_rng
from crownland.bots.rollout import rollouts
from crownland.bots.simple import GreedyBot
from crownland.engine.bits import word
from crownland.engine.dispatch import pick_in
from crownland.engine.kernel import blank
from strategies import after

VARIANTS = ["kingdomino(seats=2)", "queendomino(seats=3)", "royal_wedding(seats=6,teams=true)", "duel()"]


def one_by_one(state: State, bots: list[str], seed: object, number: int) -> State:
    """Play a state out step by step in Python, with the luck of one rollout."""
    state, rng, notes, greedy = state.copy(), np.zeros(4, np.uint64), blank(NOTES)[0], GreedyBot()
    seed_rng(rng, word(seed_key(seed)), number)
    while not state.is_over:
        bits = next_bits(rng)
        bot = bots[state.seat % len(bots)] if state.seat >= 0 else "random"
        if bot == "greedy":
            state.apply(greedy.choose(state))
        else:
            state.apply(int(quick(state.record, bits, notes) if bot == "quick" else pick_in(state.states, bits)))
    return state


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("steps", [0, 40])
def test_rollouts_are_what_a_slow_loop_gives(variant: str, steps: int) -> None:
    state, bots = after(variant, 3, steps), ["quick", "random", "greedy"]
    bots = bots[: state.variant.seats]
    before = state.copy()
    played = rollouts(state, 6, bots, seed="x", threads=2)
    assert state == before and len(played) == 6
    for number in range(6):
        end = one_by_one(state, bots, "x", number)
        assert played.totals[number].tolist() == end.totals()
        assert np.flatnonzero(played.winners[number]).tolist() == end.winners()


def test_the_same_seed_gives_the_same_rollouts_on_any_number_of_threads() -> None:
    state = after("kingdomino(seats=4)", 1, 30)
    one, three, other = (rollouts(state, 101, seed=seed, threads=n) for seed, n in ((1, 1), (1, 3), (2, 1)))
    assert (one.totals == three.totals).all() and (one.winners == three.winners).all()
    assert (one.totals != other.totals).any()
    assert (rollouts(state, 50).totals != rollouts(state, 50).totals).any()


def test_means_shares_and_returns_add_up() -> None:
    state = after("royal_wedding(seats=6,teams=true)", 1, 100)
    played = rollouts(state, 200, "quick", seed=1)
    assert played.shares.sum() == pytest.approx(1)
    assert played.returns().sum() == pytest.approx(0) and played.returns().shape == (6,)
    assert played.returns()[0] == played.returns()[1] == pytest.approx((3 * played.shares[0] - 1) / 2)
    assert played.means == pytest.approx(played.totals.mean(axis=0))
    columns = played.to_dict()
    assert {len(column) for column in columns.values()} == {600}
    assert columns["total"][columns["kingdom"] == 2].mean() == pytest.approx(played.means[2])


def test_a_finished_game_is_counted_as_it_lies() -> None:
    state = after("sample()", 1, 1000)
    assert state.is_over
    played = rollouts(state, 3)
    assert played.totals.tolist() == [state.totals()] * 3
    assert played.returns().tolist() == state.returns()


def test_what_cannot_be_played_out_is_refused() -> None:
    state = State("sample()")
    with pytest.raises(InvalidSetup, match="expected a State to play out, but got 'sample"):
        rollouts("sample()", 1)  # type: ignore[arg-type]
    with pytest.raises(InvalidSetup, match="expected bots out of random, quick, greedy, but got 'best'"):
        rollouts(state, 1, "best")
    with pytest.raises(InvalidSetup, match="expected 1 to 2 bots for 2 seats, but got 3"):
        rollouts(state, 1, "random,quick,random")
    with pytest.raises(NotationError, match="expected bots separated by commas such as greedy,random, but got 7"):
        rollouts(state, 1, 7)  # type: ignore[arg-type]
    for n, threads, sentence in (
        (0, 1, "rollouts, but got 0"),
        (1, 0, "threads, but got 0"),
        (2.5, 1, "but got 2.5"),
    ):
        with pytest.raises(InvalidSetup, match=f"expected 1 or more .*{sentence}"):
            rollouts(state, n, threads=threads)  # type: ignore[arg-type]
