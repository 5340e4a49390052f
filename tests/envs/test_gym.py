"""Gymnasium's own tests of one game and of many, and both against the games they stand for."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import crownland.envs
from crownland import Batch, Encoding, IllegalAction, InvalidSetup
from crownland.envs.gym import CrownlandEnv, CrownlandVectorEnv
from env_variants import EACH_GAME, REST

DRAFT = "kingdomino(seats=2)"


def many(n: int, variant: str = DRAFT, **options: Any) -> CrownlandVectorEnv:
    envs = gymnasium.make_vec("Crownland-v0", num_envs=n, variant=variant, **options)
    assert isinstance(envs, CrownlandVectorEnv)
    return envs


@pytest.mark.parametrize("variant", [*EACH_GAME, *REST])
def test_an_environment_passes_the_check_and_gives_exact_masks(variant: str) -> None:
    made = gymnasium.make("Crownland-v0", variant=variant, opponents="random", illegal="random")
    env = made.unwrapped
    assert isinstance(env, CrownlandEnv) and crownland.envs
    check_env(env, skip_render_check=variant != DRAFT)  # it does what was legal in one moment in another
    encoding = Encoding(variant)
    seen, info = made.reset(seed=4)
    env.action_space.seed(4)
    is_over, reward = False, 0.0
    while not is_over:
        assert reward == 0
        state = env.game.state
        assert state.seat == 0 and env.observation_space.contains(seen)
        np.testing.assert_array_equal(info["action_mask"], encoding.legal_mask(state))
        np.testing.assert_array_equal(env.action_masks(), encoding.legal_mask(state))
        np.testing.assert_array_equal(seen, encoding.observe(state, 0))
        seen, last, is_over, _, info = made.step(env.action_space.sample())
        reward = float(last)
    end = env.game.state
    assert end.is_over and not info["action_mask"].any() and info["totals"].tolist() == end.totals()
    assert (reward > 0) == (0 in end.winners()) or len(end.winners()) == end.variant.kingdoms
    with pytest.raises(IllegalAction, match="expected a reset, because the game is over"):
        env.step(np.int64(0))


@pytest.mark.parametrize("variant", EACH_GAME)
def test_many_games_are_tables_against_the_same_bots(variant: str) -> None:
    envs = many(4, variant, opponents="random", autoreset_mode="Disabled")
    bots = dict.fromkeys(range(1, envs.batch.variant.seats), "random")
    tables = Batch(variant, 4, seed=9, bots=bots)
    seen, info = envs.reset(seed=9)
    while not tables.done.all():
        np.testing.assert_array_equal(seen, tables.observe(seat=0))
        np.testing.assert_array_equal(info["action_mask"], tables.legal_mask())
        np.testing.assert_array_equal(envs.action_masks(), tables.legal_mask())
        assert envs.observation_space.contains(seen)
        chosen = tables.sample()
        tables.step(chosen)
        seen, rewards, is_over, is_cut, info = envs.step(chosen)
        np.testing.assert_array_equal(rewards, tables.rewards[:, 0])
        np.testing.assert_array_equal(is_over, tables.done)
        np.testing.assert_array_equal(info["totals"], tables.totals)
        assert not is_cut.any()
    assert not info["action_mask"].any()
    seen, _ = envs.reset(options={"reset_mask": np.array([True, False, False, True])})
    assert envs.batch.done.tolist() == [False, True, True, False]


def test_the_first_of_many_is_the_game_of_one() -> None:
    one, envs = gymnasium.make("Crownland-v0"), many(3)
    seen, info = one.reset(seed=6)
    all_seen, _ = envs.reset(seed=6)
    is_over = False
    while not is_over:
        np.testing.assert_array_equal(seen, all_seen[0])
        chosen = envs.batch.sample()
        assert info["action_mask"][chosen[0]]
        seen, reward, is_over, _, info = one.step(chosen[0])
        all_seen, rewards, all_over, *_ = envs.step(chosen)
        assert rewards[0] == reward and all_over[0] == is_over
    assert reward


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.SAME_STEP])
def test_the_next_game_begins_by_itself(mode: AutoresetMode) -> None:
    envs = many(5, opponents="random", autoreset_mode=mode)
    assert envs.metadata["autoreset_mode"] is mode
    envs.reset(seed=1)
    games, over_before = 0, np.zeros(5, np.bool_)
    for _ in range(60):
        if mode is AutoresetMode.SAME_STEP:
            assert not envs.batch.done.any()
        seen, rewards, is_over, _, info = envs.step(envs.batch.sample())
        assert (rewards != 0).sum() <= is_over.sum() and not (is_over & over_before).any()
        games += int(is_over.sum())
        if mode is AutoresetMode.SAME_STEP and is_over.any():
            assert info["action_mask"].any(axis=1).all()
            number = int(np.flatnonzero(is_over)[0])
            assert not info["final_info"]["action_mask"][number].any()
            parts = envs.batch.encoding.split(info["final_obs"][number])
            assert parts["phase"].tolist() == [0, 0, 0, 0, 1]
            np.testing.assert_array_equal(info["final_info"]["totals"][number], envs.batch.final_totals[number])
        if mode is AutoresetMode.NEXT_STEP:
            np.testing.assert_array_equal(info["action_mask"].any(axis=1), ~is_over)
            over_before = is_over
        assert envs.observation_space.contains(seen)
    assert games >= 10


def test_arrays_are_shared_only_where_that_is_asked_for() -> None:
    apart, shared = many(2), many(2, copy=False)
    for envs, is_shared in ((apart, False), (shared, True)):
        seen, info = envs.reset(seed=1)
        after, _, _, _, more = envs.step(envs.batch.sample())
        assert np.shares_memory(seen, after) == is_shared
        assert np.shares_memory(info["action_mask"], more["action_mask"]) == is_shared


def test_a_random_action_stands_for_an_illegal_one_where_that_is_asked_for() -> None:
    trails = []
    for _ in range(2):
        env, envs = gymnasium.make("Crownland-v0", illegal="random"), many(3, illegal="random")
        env.reset(seed=3)
        envs.reset(seed=3)
        before = envs.batch.action_counts.copy()
        trails.append([env.step(0)[0].tobytes(), envs.step(np.zeros(3, np.int64))[0].tobytes()])
        assert (envs.batch.action_counts > before).all()
    assert trails[0] == trails[1]


def test_any_bot_can_be_the_opponent() -> None:
    env = gymnasium.make("Crownland-v0", variant="kingdomino(seats=3)", opponents=["beginner", "greedy"], seat=1)
    trails = []
    for _ in range(2):
        _, info = env.reset(seed=8)
        rng, is_over, trail = np.random.default_rng(1), False, []
        while not is_over:
            seen, reward, is_over, _, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
            trail.append(seen.tobytes())
        trails.append((trail, reward))
    assert trails[0] == trails[1]


def test_mistakes_are_told_in_a_sentence() -> None:
    env = gymnasium.make("Crownland-v0", variant=DRAFT)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"but got 0 \(place 0,0,0\) in kingdomino"):
        env.step(0)
    for options, sentence in (
        ({"opponents": ["greedy", "greedy"]}, "one for each of 1 opponents, but got 2"),
        ({"opponents": "greedy,greedy"}, "one for each of 1 opponents, but got 2"),
        ({"opponents": "nobody"}, "expected a bot out of .*, but got 'nobody'"),
        ({"illegal": "lose"}, "expected illegal to be raise or random, but got 'lose'"),
        ({"seat": 2}, "expected a seat from 0 to 1, but got 2"),
        ({"variant": "sample(dynasty=true)"}, "is a series of three"),
        ({"render_mode": "human"}, "expected a render_mode out of ansi, svg, rgb_array"),
    ):
        with pytest.raises(InvalidSetup, match=sentence):
            CrownlandEnv(**options)
    with pytest.raises(InvalidSetup, match=r"expected opponents out of random, greedy, quick .* but got level\(3\)"):
        CrownlandVectorEnv(2, opponents="level(3)")
    envs = many(2)
    with pytest.raises(InvalidSetup, match="expected a list with a seed for each of 2 games, but got"):
        envs.reset(seed=[1, 2, 3])
    with pytest.raises(InvalidSetup, match="expected seeds for all games, but got them with a reset_mask"):
        envs.reset(seed=[1, 2], options={"reset_mask": [True, False]})
    envs.reset(seed=1)
    with pytest.raises(IllegalAction, match="row 1: expected"):
        envs.step(np.array([envs.batch.sample()[0], 0]))


def test_a_list_of_seeds_gives_each_game_that_of_a_single_environment() -> None:
    envs, single = many(3, opponents="random"), gymnasium.make("Crownland-v0", variant=DRAFT, opponents="random")
    seen, _ = envs.reset(seed=[4, None, 6])
    for number, seed in ((0, 4), (2, 6)):
        np.testing.assert_array_equal(seen[number], single.reset(seed=seed)[0])


@pytest.mark.parametrize("illegal", ["raise", "random"])
@pytest.mark.parametrize("wrong", [None, "3", 1.5, [3], True])
def test_what_is_no_index_is_refused_without_a_word_of_tables(illegal: str, wrong: Any) -> None:
    env = CrownlandEnv(DRAFT, illegal=illegal)
    env.reset(seed=1)
    before = env.game.state
    with pytest.raises(InvalidSetup, match=r"^expected the index of an action, a whole number, but got"):
        env.step(wrong)
    assert env.game.state == before


def test_an_illegal_action_is_told_without_a_word_of_tables() -> None:
    env = CrownlandEnv(DRAFT)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"^expected 325 \(claim:"):
        env.step(np.int64(0))
    with pytest.raises(IllegalAction, match=r"^expected an action from 0 to 328, but got 1180591620717411303424"):
        env.step(2**70)  # type: ignore[arg-type]
