"""The learned value: its features for every game, its network against NumPy, and the weights that ship."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crownland import CHANCE, InvalidSetup, Match, State, find_variant, make_bot, tournament
from crownland.bots.learned import FOLDER, Trained, all_trained, read_weights, weights_for, weights_name, write_weights
from crownland.bots.network import weights_size
from crownland.bots.playout import NOTES
from crownland.bots.value import estimate, features, load_value, make_work
from crownland.engine.kernel import blank, kernel
from crownland.games import GAMES


@kernel
def features_in(states: Any, kingdom: int, notes: Any, out: Any) -> int:
    return features(states[0], kingdom, notes[0], out)


@kernel
def estimate_in(states: Any, kingdom: int, weights: Any, work: Any, notes: Any) -> float:
    return estimate(states[0], kingdom, weights, work, notes[0])


def _positions(variant: str, seed: int) -> list[State]:
    """Play a game at random; return what it looked like on the way."""
    state, rng, seen = State(variant), random.Random(seed), []
    while not state.is_over:
        if state.seat == CHANCE:
            state.draw(rng)
        else:
            seen.append(state.copy())
            state.apply(rng.choice(state.legal_actions()))
    return [*seen, state]


@pytest.mark.parametrize(
    "variant",
    ["kingdomino(seats=3)", "sample()", "kingdomino(seats=2,mighty_duel=true)", "queendomino(seats=4)",
     "royal_wedding(seats=6,teams=true)", "royal_wedding(seats=5)", "duel()"],
)  # fmt: skip
def test_every_feature_of_every_position_is_written_and_of_moderate_size(variant: str) -> None:
    inputs, notes = load_value(find_variant(variant).row.family).INPUTS, blank(NOTES)
    for state in _positions(variant, 1)[::7]:
        for kingdom in range(state.variant.kingdoms):
            out = np.full(inputs + 1, np.nan, np.float32)
            assert features_in(state.states, kingdom, notes, out) == inputs
            assert np.isfinite(out[:inputs]).all() and np.abs(out[:inputs]).max() < 100
            assert np.isnan(out[inputs]), "one number too many"


def test_a_finished_kingdom_is_worth_its_points() -> None:
    state = _positions("queendomino(seats=2)", 3)[-1]
    weights = weights_for(state.variant)
    for kingdom, points in enumerate(state.totals()):
        assert estimate_in(state.states, kingdom, weights, make_work(), blank(NOTES)) == points


def test_the_weights_that_ship_are_small_and_tell_how_they_were_made() -> None:
    families = {trained.variant.row.family for trained in all_trained()}
    assert families == {game.family for game in GAMES.values()}
    for file in FOLDER.glob("*.npz"):
        trained = read_weights(file)
        assert file.name == weights_name(trained.variant) and file.stat().st_size < 1_000_000
        assert trained.command.startswith(f'crownland train --game "{trained.variant}"')


@pytest.mark.parametrize(
    ("asked", "found"),
    [
        ("kingdomino(seats=4)", "kingdomino(seats=4,harmony=true,middle_kingdom=true)"),
        ("kingdomino(seats=2,harmony=true)", "kingdomino(seats=2)"),
        ("kingdomino(seats=2,mighty_duel=true,harmony=true)", "kingdomino(seats=2,mighty_duel=true)"),
        ("sample()", "kingdomino(seats=2)"),
        ("royal_wedding(seats=3)", "royal_wedding(seats=4)"),  # both 7 squares wide
        ("royal_wedding(seats=5)", "royal_wedding(seats=8)"),  # both 5 squares wide
        ("royal_wedding(seats=6,teams=true)", "royal_wedding(seats=8,teams=true)"),
        ("queendomino(seats=3)", "queendomino(seats=4)"),
    ],
)
def test_a_variant_that_was_not_trained_gets_the_weights_of_the_one_most_like_it(asked: str, found: str) -> None:
    trained = {str(one.variant): one.weights for one in all_trained()}
    assert np.array_equal(weights_for(find_variant(asked)), trained[found])


@pytest.mark.parametrize("content", [b"", b"no weights at all", b"PK\x03\x04"])
def test_a_file_that_holds_no_weights_is_refused_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "w.npz").write_bytes(content)
    with pytest.raises(
        InvalidSetup, match=r"expected weights as `crownland train` writes them, but .*w\.npz holds none"
    ):
        read_weights(tmp_path / "w.npz")
    with pytest.raises(InvalidSetup, match="expected a file of weights, but cannot read"):
        read_weights(tmp_path / "none.npz")


def test_weights_of_another_size_are_refused(tmp_path: Path) -> None:
    write_weights(tmp_path / "w.npz", Trained(find_variant("duel()"), np.zeros(7, np.float32), "?"))
    with pytest.raises(InvalidSetup, match="train them anew"):
        read_weights(tmp_path / "w.npz")


def test_weights_that_are_no_numbers_are_refused(tmp_path: Path) -> None:
    size = weights_size(load_value("duel").INPUTS)
    write_weights(tmp_path / "w.npz", Trained(find_variant("duel()"), np.full(size, np.nan, np.float32), "?"))
    with pytest.raises(InvalidSetup, match="expected weights that are numbers"):
        read_weights(tmp_path / "w.npz")


def test_weights_of_another_kind_of_game_are_refused_wherever_they_are_named() -> None:
    bot = f'learned(weights="{FOLDER / "duel-2.npz"}")'
    state = Match("sample()", ["?"] * 2, bytes(32)).state
    sentence = r"expected weights for sample, but .*duel-2\.npz holds those of duel"
    with pytest.raises(InvalidSetup, match=sentence):
        make_bot(bot).choose(state)
    with pytest.raises(InvalidSetup, match=sentence):
        tournament([bot, "random"], game="sample()", games=2)
