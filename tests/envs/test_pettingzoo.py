"""PettingZoo's own tests of both environments, and every step against a State that does the same."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from crownland import CHANCE, Encoding, IllegalAction, InvalidSetup
from crownland.envs import aec_v0, parallel_v0
from env_variants import EACH_GAME, REST

# PettingZoo itself shows masks in a dictionary, and then wonders that an observation is one.
AS_IN_ITS_OWN_GAMES = pytest.mark.filterwarnings("ignore:Observation :UserWarning")


@AS_IN_ITS_OWN_GAMES
@pytest.mark.parametrize("variant", [*EACH_GAME, *REST])
def test_the_turn_by_turn_environment_passes_the_test_of_the_interface(variant: str) -> None:
    api_test(aec_v0.env(variant), num_cycles=60)


@pytest.mark.parametrize("variant", [*EACH_GAME, *REST])
def test_the_parallel_environment_passes_the_test_of_the_interface(variant: str) -> None:
    parallel_api_test(parallel_v0.parallel_env(variant), num_cycles=60)


@pytest.mark.parametrize("variant", ["kingdomino(seats=3)", "duel()"])
def test_the_same_seed_gives_the_same_game(variant: str) -> None:
    seed_test(lambda: aec_v0.env(variant), num_cycles=40)
    parallel_seed_test(lambda: parallel_v0.parallel_env(variant), num_cycles=40)


def test_other_seeds_and_the_next_game_have_other_luck() -> None:
    env = aec_v0.env("kingdomino(seats=2)")
    seen = []
    for seed in (1, None, 2, 1):
        env.reset(seed=seed)
        seen.append(env.observe("seat_0")["observation"].tobytes())
    assert seen[3] == seen[0] and len(set(seen)) == 3


@pytest.mark.parametrize("variant", [*EACH_GAME, *REST])
def test_every_step_is_that_of_a_state(variant: str) -> None:
    encoding, rng = Encoding(variant), np.random.default_rng(5)
    env = aec_v0.raw_env(variant)
    env.reset(seed=5)
    shadow = env.game.state
    seats = shadow.variant.seats
    for agent in env.agent_iter():
        seen, reward, is_over, is_cut, _ = env.last()
        assert not is_cut
        if is_over:
            assert shadow.is_over and not seen["action_mask"].any()
            winners, kingdom = shadow.winners(), shadow.variant.kingdom_of(int(agent[5:]))
            assert (reward > 0) == (kingdom in winners) or len(winners) == shadow.variant.kingdoms
            assert env.infos[agent]["totals"] == shadow.totals()
            env.step(None)
            continue
        seat = int(agent[5:])
        assert seat == shadow.seat
        np.testing.assert_array_equal(seen["action_mask"], encoding.legal_mask(shadow))
        np.testing.assert_array_equal(seen["observation"], encoding.observe(shadow, seat))
        assert not env.observe(f"seat_{(seat + 1) % seats}")["action_mask"].any()
        index = rng.choice(np.flatnonzero(seen["action_mask"]))
        shadow.apply(encoding.action_at(shadow, int(index)))
        env.step(index)
        assert shadow.seat == CHANCE or shadow == env.game.state
        shadow = env.game.state
    assert not env.agents


def test_partners_share_what_they_win() -> None:
    env = aec_v0.env("royal_wedding(seats=6,teams=true)")
    env.reset(seed=2)
    rng = np.random.default_rng(2)
    rewards = {}
    for agent in env.agent_iter():
        seen, rewards[agent], is_over, *_ = env.last()
        env.step(None if is_over else rng.choice(np.flatnonzero(seen["action_mask"])))
    values = [rewards[f"seat_{seat}"] for seat in range(6)]
    assert values[0::2] == values[1::2] and sum(values) == pytest.approx(0, abs=1e-6) and max(values) > 0


def test_mistakes_are_told_in_a_sentence() -> None:
    env = aec_v0.env("kingdomino(seats=2)")
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"].tobytes()
    with pytest.raises(IllegalAction, match=r"expected 325 \(claim:\d+\), .* but got 0 \(place 0,0,0\) in kingdomino"):
        env.step(0)
    assert env.observe("seat_0")["observation"].tobytes() == before
    both = parallel_v0.parallel_env("kingdomino(seats=2)")
    both.reset(seed=1)
    with pytest.raises(IllegalAction, match=r"expected an action of seat_\d, who is in turn, but got none"):
        both.step({})
    for make in (aec_v0.env, parallel_v0.parallel_env):
        with pytest.raises(InvalidSetup, match="is a series of three"):
            make("kingdomino(seats=2,dynasty=true)")
        with pytest.raises(InvalidSetup, match="expected a render_mode out of ansi, svg, rgb_array, but got 'human'"):
            make("duel()", render_mode="human")


def test_who_is_not_in_turn_may_hand_over_anything_in_parallel() -> None:
    env = parallel_v0.parallel_env("kingdomino(seats=4)")
    seen, _ = env.reset(seed=3)
    rng = np.random.default_rng(3)
    while env.agents:
        deciders = [agent for agent in env.agents if seen[agent]["action_mask"].any()]
        assert len(deciders) == 1
        actions = dict.fromkeys(env.agents, 10**9)
        actions[deciders[0]] = rng.choice(np.flatnonzero(seen[deciders[0]]["action_mask"]))
        seen, rewards, is_over, is_cut, infos = env.step(actions)
        assert any(rewards.values()) == all(is_over.values()) and not any(is_cut.values())
    assert sum(rewards.values()) == pytest.approx(0, abs=1e-6) and len(infos["seat_0"]["totals"]) == 4
    assert not any(each["action_mask"].any() for each in seen.values())
    with pytest.raises(IllegalAction, match="expected a reset"):
        env.step(actions)


def test_a_table_is_shown_as_text_picture_or_pixels() -> None:
    shown = {}
    for mode in ("ansi", "svg", "rgb_array"):
        env = aec_v0.env("kingdomino(seats=2)", render_mode=mode)
        env.reset(seed=1)
        shown[mode] = env.render()
    assert str(shown["ansi"]).startswith("kingdomino(seats=2) round=0")
    assert str(shown["svg"]).startswith("<svg")
    pixels = shown["rgb_array"]
    assert isinstance(pixels, np.ndarray) and pixels.shape[1:] == (1200, 3) and pixels.std() > 5
    env = parallel_v0.parallel_env("duel()")
    env.reset(seed=1)
    assert env.render() is None


def test_what_makes_no_sense_is_refused_in_a_sentence() -> None:
    agents = "expected an agent out of seat_0, seat_1, but got 'seat_9'"
    raw, parallel = aec_v0.raw_env("sample()"), parallel_v0.parallel_env("sample()")
    for env in (raw, parallel):
        with pytest.raises(IllegalAction, match="expected a reset, because no game is running, but got"):
            env.step(0)  # type: ignore[arg-type]
        env.reset(seed=1)
        with pytest.raises(InvalidSetup, match=agents):
            env.observation_space("seat_9")
        with pytest.raises(InvalidSetup, match=agents):
            env.action_space("seat_9")
    with pytest.raises(InvalidSetup, match=agents):
        raw.observe("seat_9")
    with pytest.raises(InvalidSetup, match="expected the index of an action, a whole number, but got None"):
        raw.step(None)
    with pytest.raises(InvalidSetup, match=r"expected actions by agents, such as \{'seat_0': 3\}, but got None"):
        parallel.step(None)  # type: ignore[arg-type]
