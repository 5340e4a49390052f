"""OpenSpiel's own tests, a playthrough read back, and every node against a State."""

import random
from pathlib import Path

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from absl import flags  # noqa: E402
from open_spiel.python.algorithms import generate_playthrough  # noqa: E402

from crownland import CHANCE, Encoding, InvalidSetup, State  # noqa: E402
from crownland.envs import openspiel  # noqa: E402
from deep import deep  # noqa: E402
from env_variants import EACH_GAME, REST  # noqa: E402


@pytest.mark.parametrize("variant", [*EACH_GAME, *REST])
def test_random_games_pass_the_test_of_the_interface(variant: str) -> None:
    game = pyspiel.load_game("python_crownland", {"variant": variant})
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("variant", [*EACH_GAME, *REST])
def test_every_node_is_that_of_a_state(variant: str) -> None:
    game = pyspiel.load_game("python_crownland", {"variant": variant})
    encoding, shadow, rng = Encoding(variant), State(variant), random.Random(3)
    node = game.new_initial_state()
    observer = game.make_py_observer()
    assert game.num_distinct_actions() == encoding.n_actions and game.num_players() == shadow.variant.seats
    while not node.is_terminal():
        assert str(node) == str(shadow) and node.is_chance_node() == (shadow.seat == CHANCE)
        assert node.returns() == [0.0] * game.num_players()
        if node.is_chance_node():
            weights = encoding.chance_weights(shadow)
            outcomes, chances = zip(*node.chance_outcomes(), strict=True)
            assert list(outcomes) == np.flatnonzero(weights).tolist()
            np.testing.assert_allclose(chances, weights[list(outcomes)] / weights.sum())
            index = rng.choices(outcomes, chances)[0]
        else:
            assert node.current_player() == shadow.seat
            assert node.legal_actions() == np.flatnonzero(encoding.legal_mask(shadow)).tolist()
            index = rng.choice(node.legal_actions())
            observer.set_from(node, shadow.seat)
            np.testing.assert_array_equal(observer.tensor, encoding.observe(shadow))
            assert node.legal_actions((shadow.seat + 1) % game.num_players()) == []
        action = encoding.action_at(shadow, index)
        assert node.action_to_string(node.current_player(), index) == str(action)
        copied = node.clone()
        copied.apply_action(index)
        assert str(node) == str(shadow)
        node.apply_action(index)
        shadow.apply(action)
        assert str(copied) == str(node)
    assert shadow.is_over and node.legal_actions() == []
    assert sum(node.returns()) == pytest.approx(0)
    best = [seat for seat in range(game.num_players()) if node.returns()[seat] == max(node.returns())]
    assert best == [seat for seat in best if shadow.variant.kingdom_of(seat) in shadow.winners()]


@pytest.mark.parametrize("variant", [deep("kingdomino/2/harmony"), deep("duel/2")])
def test_a_playthrough_is_read_back(variant: str, tmp_path: Path) -> None:
    flags.FLAGS.mark_as_parsed()
    text = generate_playthrough.playthrough(f"python_crownland(variant={variant})", None, seed=7)
    file = tmp_path / "playthrough.txt"
    file.write_text(text + "\n", encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert again.strip() == original.strip() and "ZERO_SUM" in text and "EXPLICIT_STOCHASTIC" in text


def test_a_variant_is_read_with_brackets_or_slashes_and_kept_with_slashes() -> None:
    game = pyspiel.load_game("python_crownland", {"variant": "kingdomino(seats=4,harmony=true)"})
    assert str(game) == "python_crownland(variant=kingdomino/4/harmony)"
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game) and again.num_players() == 4
    state = again.new_initial_state()
    state.apply_action(3)
    _, copied = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(again, state))
    assert str(copied) == str(state)


def test_a_dynasty_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="is a series of three"):
        openspiel.CrownlandGame({"variant": "kingdomino/2/dynasty"})
