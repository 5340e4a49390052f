"""Turns and mirrors: a game and its mirror image, played side by side, show the same from another side."""

from itertools import product

import numpy as np
import pytest

from crownland import Batch, Encoding, InvalidSetup, State
from crownland.engine.kernel import COMPILED
from random_states import SHAPES


def twins(variant: str, symmetry: int, seed: int) -> None:
    """Play a random game and its image, every decision moved by the symmetry, and compare all that is seen."""
    encoding = Encoding(variant)
    symmetries = encoding.symmetries
    game, image = (Batch(variant, 4, seed=seed, chance="caller", checked=True) for _ in range(2))
    while not game.done.all():
        seen, masks = game.observe(), game.legal_mask()
        np.testing.assert_array_equal(symmetries.observations(symmetry, seen), image.observe())
        np.testing.assert_array_equal(symmetries.masks(symmetry, seen, masks), image.legal_mask())
        chosen = game.sample()
        moved = chosen.copy()
        decides = game.seat >= 0
        moved[decides] = symmetries.actions(symmetry, seen[decides], chosen[decides])
        game.step(chosen)
        image.step(moved)
    np.testing.assert_array_equal(game.totals, image.totals)


@pytest.mark.parametrize("variant", [name for name in SHAPES if "seats=5" not in name and "seats=7" not in name])
def test_a_game_and_its_image_show_the_same_from_another_side(variant: str) -> None:
    every = range(len(Encoding(variant).symmetries))
    small = variant in ("kingdomino(seats=2)", "queendomino(seats=4)", "duel()")
    for symmetry in every if COMPILED and small else every[-2:-1]:
        twins(variant, symmetry, seed=symmetry)


@pytest.mark.parametrize("variant", ["kingdomino(seats=2)", "duel()"])
def test_symmetries_are_a_group(variant: str) -> None:
    encoding = Encoding(variant)
    symmetries = encoding.symmetries
    seen = np.arange(encoding.n_features)[np.newaxis]
    every = range(len(symmetries))
    images = {tuple(symmetries.observations(each, seen)[0]) for each in every}
    assert len(images) == len(symmetries) == (4 if variant == "duel()" else 8)
    for first, then in product(every, every):
        one_by_one = symmetries.observations(then, symmetries.observations(first, seen))
        np.testing.assert_array_equal(one_by_one, symmetries.observations(symmetries.compose(first, then), seen))
    for each in every:
        assert symmetries.compose(each, symmetries.inverse(each)) == 0
        assert symmetries.compose(0, each) == symmetries.compose(each, 0) == each


def test_probabilities_move_like_masks_and_come_back() -> None:
    encoding = Encoding("kingdomino(seats=2)")
    tables = Batch("kingdomino(seats=2)", 64, seed=3)
    rng = np.random.default_rng(1)
    for _ in range(30 if COMPILED else 6):
        tables.step(tables.sample())
        seen, masks = tables.observe(), tables.legal_mask()
        policy = np.where(masks, rng.random(masks.shape, np.float32) + 1, 0).astype(np.float32)
        for symmetry in range(8):
            back = encoding.symmetries.inverse(symmetry)
            moved = encoding.symmetries.masks(symmetry, seen, policy)
            there = encoding.symmetries.observations(symmetry, seen)
            np.testing.assert_array_equal(encoding.symmetries.masks(back, there, moved), policy)


def test_a_symmetry_that_there_is_not_is_refused() -> None:
    encoding = Encoding("duel()")
    with pytest.raises(InvalidSetup, match="expected a symmetry from 0 to 3, but got 4"):
        encoding.symmetries.observations(4, encoding.observe(State("duel()")))


@pytest.mark.parametrize("variant", ["kingdomino(seats=2)", "duel()"])
def test_one_observation_is_turned_like_a_row_of_many(variant: str) -> None:
    tables = Batch(variant, 4, seed=5)
    for _ in range(6):
        tables.step(tables.sample())
    symmetries, n = tables.encoding.symmetries, tables.encoding.n_features
    seen, masks, chosen = tables.observe(), tables.legal_mask(), tables.sample()
    for s in range(len(symmetries)):
        moved, marked = symmetries.actions(s, seen, chosen), symmetries.masks(s, seen, masks)
        assert [int(symmetries.actions(s, seen[row], chosen[row])) for row in range(4)] == moved.tolist()
        assert all((symmetries.masks(s, seen[row], masks[row]) == marked[row]).all() for row in range(4))
        squared = symmetries.actions(s, seen.reshape(2, 2, n), chosen.reshape(2, 2))
        np.testing.assert_array_equal(squared, moved.reshape(2, 2))
    with pytest.raises(InvalidSetup, match=r"expected indices of shape \(\), but got int64 of shape \(4,\)"):
        symmetries.actions(1, seen[0], chosen)
    with pytest.raises(InvalidSetup, match=r"expected masks of shape \(\d+,\), but got bool of shape \(4, \d+\)"):
        symmetries.masks(1, seen[0], masks)
