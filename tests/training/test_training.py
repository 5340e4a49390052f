"""Training: games and rounds that can be repeated, a fit that fits, and weights that play."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from crownland import CHANCE, InvalidSetup, State, find_variant, make_bot
from crownland.bots.learned import read_weights
from crownland.bots.network import FIRST, SECOND, answer, weights_size
from crownland.bots.value import load_value
from crownland.training.fit import Fitter, gradients, initial_weights
from crownland.training.slices import Slice, on_threads, play_slice
from crownland.training.train import STAGES, Point, draw_curve, open_training, play_game
from network_oracle import predict, split_weights

DEEP = pytest.mark.deep  # the kernels that train another family are compiled for a few games
GAME = "sample()"
OTHERS = ("queendomino(seats=2)", "royal_wedding(seats=6,teams=true)", "duel()")
FEW = 2 * STAGES  # games of a round


def _zero_weights(game: str) -> Any:
    return np.zeros(weights_size(load_value(find_variant(game).row.family).INPUTS), np.float32)


def test_the_gradients_are_the_slopes_of_the_error() -> None:
    rng = np.random.default_rng(1)
    weights = [part.astype(np.float64) for part in initial_weights(5, 1)]
    features, targets = rng.standard_normal((32, 5)), rng.standard_normal(32)
    slopes, error = gradients(weights, features, targets)  # type: ignore[arg-type]
    assert error == pytest.approx(_error(weights, features, targets))
    for part, slope in zip(weights, slopes, strict=True):
        for place in rng.integers(part.size, size=5):
            flat, step = part.reshape(-1), 1e-5
            flat[place] += step
            above = _error(weights, features, targets)
            flat[place] -= 2 * step
            below = _error(weights, features, targets)
            flat[place] += step
            assert slope.reshape(-1)[place] == pytest.approx((above - below) / (2 * step), rel=1e-3, abs=1e-5)


def _error(weights: list[Any], features: Any, targets: Any) -> float:
    return float(np.mean((predict(weights, features) - targets) ** 2))


def test_a_fit_finds_what_is_there_to_find() -> None:
    rng = np.random.default_rng(2)
    features = rng.standard_normal((40_000, 6)).astype(np.float16)
    features[:, 5] = 3  # it never changes
    targets = (4 * np.abs(features[:, 0]) + features[:, 1] * features[:, 2]).astype(np.float32)
    fitter = Fitter.begin(features, targets, 1)
    errors = [fitter.fit(features, targets, number) for number in range(12)]
    assert errors[-1] < 0.1 * targets.var() < errors[0]
    row = features[:50].astype(np.float32)
    changed = row.copy()
    changed[:, 5] = -50
    weights = split_weights(fitter.weights_to_play())
    assert np.mean((predict(weights, row) - targets[:50]) ** 2) < 0.1 * targets.var()
    assert np.allclose(predict(weights, row), predict(weights, changed), atol=1e-3)


def test_a_slice_is_always_the_same_and_threads_keep_the_order() -> None:
    slices = [Slice(GAME, "luck", first, 5, _zero_weights(GAME)) for first in (0, 5, 10)]
    alone = [play_slice(one) for one in slices]
    for (inputs, targets), (others, wanted) in zip(on_threads(2)(slices), alone, strict=True):
        assert np.array_equal(inputs, others) and np.array_equal(targets, wanted)
    assert not np.array_equal(alone[0][1][:20], alone[1][1][:20])


@pytest.mark.parametrize("game", [GAME, *(pytest.param(name, marks=DEEP) for name in OTHERS)])
def test_games_of_every_family_teach_what_kingdoms_gain(game: str) -> None:
    """With weights that know nothing, what is said on the way is what a kingdom has: nothing more to gain."""
    inputs, targets = play_slice(Slice(game, "luck", 0, 3, _zero_weights(game)))
    assert len(inputs) == len(targets) > 3 * 20
    assert np.isfinite(inputs).all() and targets.max() > 5


def test_training_goes_on_after_an_interruption_and_ends_with_the_same_weights(tmp_path: Path) -> None:
    variant, gatherer = find_variant(GAME), on_threads(1)
    whole = open_training(tmp_path / "whole", variant, "3", FEW)
    points = [whole.play_round(gatherer, "?") for _ in range(2)]

    open_training(tmp_path / "parts", variant, "3", FEW).play_round(gatherer, "?")
    parts = open_training(tmp_path / "parts", variant, "3", FEW)
    assert parts.rounds == 1

    def stop(what: str, part: float) -> None:
        if what == "Fitting":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        parts.play_round(gatherer, "?", stop)
    again = open_training(tmp_path / "parts", variant, "3", FEW)
    assert again.rounds == 1
    last = again.play_round(gatherer, "?")
    assert (last.games, last.error, last.wins, last.margin) == (2 * FEW, *_told(points[1]))
    assert np.array_equal(read_weights(whole.weights).weights, read_weights(again.weights).weights)


def _told(point: Point) -> tuple[float, float, float]:
    return point.error, point.wins, point.margin


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    open_training(tmp_path, find_variant(GAME), "1", FEW).play_round(on_threads(1), "?")
    with pytest.raises(InvalidSetup, match=r"expected --game sample\(\) in .*, but got duel\(\)"):
        open_training(tmp_path, find_variant("duel()"), "1", FEW)
    (tmp_path / "training.json").write_text("{")
    with pytest.raises(InvalidSetup, match="expected the log of a training"):
        open_training(tmp_path, find_variant(GAME), "1", FEW)


def test_networks_that_are_damaged_or_of_nobody_knows_what_are_refused(tmp_path: Path) -> None:
    training = open_training(tmp_path / "one", find_variant(GAME), "1", FEW)
    training.play_round(on_threads(1), "?")
    (tmp_path / "one" / "network-001.npz").write_bytes(b"PK")
    with pytest.raises(InvalidSetup, match=r"expected the network of round 1 in .*network-001\.npz, but it is damaged"):
        training.play_round(on_threads(1), "?")
    (tmp_path / "two").mkdir()
    (tmp_path / "two" / "network-001.npz").touch()
    with pytest.raises(InvalidSetup, match="expected a training or an empty folder"):
        open_training(tmp_path / "two", find_variant(GAME), "1", FEW)


def test_whose_games_they_are_is_known_from_the_first_moment(tmp_path: Path) -> None:
    def stop(what: str, part: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        open_training(tmp_path, find_variant(GAME), "1", FEW).play_round(on_threads(1), "?", stop)
    with pytest.raises(InvalidSetup, match="expected --seed 1 in"):
        open_training(tmp_path, find_variant(GAME), "2", FEW)


@pytest.mark.parametrize("game", ["kingdomino(seats=2)", pytest.param("duel()", marks=DEEP)])
def test_what_a_short_training_makes_beats_random(tmp_path: Path, game: str) -> None:
    """The weights that ship are made in the same way, with more games (docs/lab/strength.md)."""
    training = open_training(tmp_path, find_variant(game), "1", 400)
    for _ in range(2):
        training.play_round(on_threads(2), "?")
    wins = sum(_beats_random(game, str(training.weights), number) for number in range(10))
    assert wins >= 8


def _beats_random(game: str, weights: str, number: int) -> bool:
    state, rng = State(game), random.Random(number)
    bots = [make_bot(f'learned(weights="{weights}")', number), make_bot("random", number)]
    own = number % 2
    while not state.is_over:
        if state.seat == CHANCE:
            state.draw(rng)
        else:
            state.apply(bots[state.seat != own].choose(state))
    return state.winners() == [own]


def test_a_measured_game_tells_the_part_of_the_victory_and_the_lead(tmp_path: Path) -> None:
    training = open_training(tmp_path, find_variant(GAME), "1", FEW)
    training.play_round(on_threads(1), "?")
    for seat in range(2):
        win, margin = play_game(training.variant, str(training.weights), seat, "4")
        assert (win > 0.5) == (margin > 0) or margin == 0


def test_the_curve_shows_every_round() -> None:
    points = [Point(4000 * n, 60.0 * n, 9.0, 0.2 * n, float(n)) for n in range(1, 5)]
    picture = draw_curve("kingdomino(seats=2)", points, 0.5)
    assert picture.count("<circle") == 4 and "par 50%" in picture and "after 4.0 minutes 80% and +4.0 points" in picture


def test_the_kernel_answers_as_numpy_does() -> None:
    rng = np.random.default_rng(5)
    weights = rng.standard_normal(weights_size(13)).astype(np.float32)
    rows = rng.standard_normal((20, 13)).astype(np.float32)
    hidden = np.zeros(FIRST + SECOND, np.float32)
    wanted = predict(split_weights(weights), rows)
    assert [answer(weights, row, 13, hidden) for row in rows] == pytest.approx(list(wanted), rel=1e-4, abs=1e-3)
