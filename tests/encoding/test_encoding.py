"""Encodings against a slow construction from what a person reads off the table, for every shape of every game."""

import pickle

import numpy as np
import pytest

import encoding_oracle as oracle
from crownland import Encoding, IllegalAction, InvalidSetup, State
from crownland.encoding import ENCODING_VERSION
from crownland.encoding.encoding import MAX_WEIGHT
from crownland.encoding.kernels import actions_at
from crownland.engine.kernel import COMPILED
from random_states import EVERY, SHAPES, random_states

pytestmark = pytest.mark.rules  # these also run uncompiled
QUICK = 60 if COMPILED else 6


def check(variant: str, n: int, seed: int = 0) -> None:
    """Compare everything of so many states."""
    encoding = Encoding(variant)
    for number, state in enumerate(random_states(variant, n, seed)):
        expected = oracle.indices(encoding, state)
        assert len(set(expected.values())) == len(expected), "two actions share an index"
        mask, weights = encoding.legal_mask(state), encoding.chance_weights(state)
        if state.seat >= 0:
            assert np.flatnonzero(mask).tolist() == sorted(expected.values())
            assert not weights.any()
        else:
            assert not mask.any()
            outcomes = state.chance_outcomes() if not state.is_over else []
            assert {expected[action]: weight for action, weight in outcomes} == {
                index: weights[index] for index in np.flatnonzero(weights)
            }
        for action, index in list(expected.items())[:: 1 + len(expected) // 8]:
            assert encoding.index_of(state, action) == index
            assert encoding.action_at(state, index) == action
        for seat in {max(state.seat, 0), number % state.variant.seats}:
            np.testing.assert_array_equal(encoding.observe(state, seat), oracle.observation(encoding, state, seat))


@pytest.mark.parametrize("variant", SHAPES)
def test_mask_weights_index_and_observation_equal_the_oracle(variant: str) -> None:
    check(variant, QUICK)


@pytest.mark.parametrize(
    "dice", ["wild@1,line@0,dot@0,wild@1", "wild1@1,line@0,dot@0,wild@1", "dot@1,line@0,dot@1,wild@0"]
)
def test_jokers_dice_apart_and_dice_alike_equal_the_oracle(dice: str) -> None:
    """D4, D8: thousands of drawings in one state, those that look alike counted once."""
    rest = "used= named=none castle=used"
    sheets = f"map=#dl ticks=0,0,0,0,0,0 {rest} map=ddd#lll/ddd.lll ticks=5,5,0,0,0,0 {rest}"
    state = State.from_text(f"duel() round=9 phase=draw seat=1 player_a=1 dice={dice} drew= {sheets}")
    encoding = Encoding("duel()")
    expected = oracle.indices(encoding, state)
    assert len(set(expected.values())) == len(expected) > (1000 if dice.count("wild") == 2 else 40)
    assert np.flatnonzero(encoding.legal_mask(state)).tolist() == sorted(expected.values())
    for action, index in list(expected.items())[::97]:
        assert encoding.action_at(state, index) == action and encoding.index_of(state, action) == index


@pytest.mark.deep
@pytest.mark.parametrize("variant", EVERY)
def test_thousands_of_states_equal_the_oracle(variant: str) -> None:
    check(variant, 3000, seed=1)


@pytest.mark.parametrize("variant", SHAPES)
def test_an_index_that_is_not_legal_has_no_action(variant: str) -> None:
    encoding = Encoding(variant)
    for state in random_states(variant, 12, seed=3):
        legal = encoding.legal_mask(state) if state.seat >= 0 else encoding.chance_weights(state) > 0
        indices = np.array([-1, *range(len(legal) + 9), 10**9])
        if not COMPILED:
            indices = indices[:: 1 + len(indices) // 40]
        actions = np.empty_like(indices)
        actions_at(np.repeat(state.states, len(indices)), encoding.plans, indices, actions)
        assert indices[actions >= 0].tolist() == [index for index in np.flatnonzero(legal) if index in set(indices)]
        wrong = int(indices[actions < 0][-2])
        with pytest.raises(IllegalAction, match=f"expected the index of a legal action, but got {wrong}"):
            encoding.action_at(state, wrong)


@pytest.mark.parametrize("variant", SHAPES)
def test_parts_lie_side_by_side_and_say_what_they_mean(variant: str) -> None:
    encoding = Encoding(variant)
    description = encoding.describe()
    assert description["version"] == ENCODING_VERSION and description["variant"] == variant
    sizes = {"actions": encoding.n_actions, "outcomes": encoding.n_outcomes, "observation": encoding.n_features}
    for name, size in sizes.items():
        parts = description[name]
        assert [part["start"] for part in parts] == [0, *(part["stop"] for part in parts[:-1])]
        assert parts[-1]["stop"] == size
        assert all(part["stop"] - part["start"] == np.prod(part["shape"]) for part in parts)
        assert all(len(part["meaning"]) > 8 and 1 <= part["high"] <= 255 for part in parts)
        assert all(len(part["axes"]) in (0, len(part["shape"])) for part in parts)


@pytest.mark.parametrize("variant", SHAPES)
def test_bytes_hold_every_number_and_none_is_above_its_high(variant: str) -> None:
    encoding = Encoding(variant)
    for state in random_states(variant, 20 if COMPILED else 2, seed=5):
        seen = encoding.observe(state)
        assert seen.dtype == np.float32
        np.testing.assert_array_equal(encoding.observe(state, dtype=np.uint8), seen)
        assert (seen <= encoding.highs).all()


def test_parts_of_an_observation_are_views_of_it() -> None:
    encoding = Encoding("kingdomino(seats=2)")
    seen = np.stack([encoding.observe(state) for state in random_states("kingdomino(seats=2)", 3)])
    parts = encoding.split(seen)
    assert parts["lands"].shape == (3, 2, 10, 9, 9)
    assert parts["older_terrains"].shape == (3, 4, 2, 6)
    assert all(np.shares_memory(part, seen) for part in parts.values())
    with pytest.raises(InvalidSetup, match="expected observations of 1840 numbers"):
        encoding.split(seen[:, :5])


def test_what_is_handed_over_is_written_into() -> None:
    encoding, state = Encoding("duel()"), State("duel()")
    out = np.empty(encoding.n_features, np.float64)
    assert encoding.observe(state, out=out) is out
    with pytest.raises(InvalidSetup, match=r"expected an array of shape \(44182,\)"):
        encoding.legal_mask(state, np.empty(3, np.bool_))


@pytest.mark.parametrize("kind", [np.bool_, np.int8])
def test_types_that_cannot_hold_the_numbers_are_refused(kind: type) -> None:
    encoding, state = Encoding("duel()"), State("duel()")
    result = f"expected a type that holds numbers up to 255, such as uint8, but got {np.dtype(kind)}"
    with pytest.raises(InvalidSetup, match=result):
        encoding.observe(state, dtype=kind)
    with pytest.raises(InvalidSetup, match=result):
        encoding.observe(state, out=np.empty(encoding.n_features, kind))
    assert Encoding("sample()").observe(State("sample()"), dtype=np.int8).max() <= 48
    with pytest.raises(InvalidSetup, match="expected a type that holds numbers up to 6, such as uint8, but got bool"):
        encoding.chance_weights(state, np.empty(encoding.n_outcomes, np.bool_))


@pytest.mark.parametrize("variant", SHAPES)
def test_no_outcome_weighs_more_than_is_said(variant: str) -> None:
    encoding = Encoding(variant)
    assert max(int(encoding.chance_weights(state).max()) for state in random_states(variant, 3)) <= MAX_WEIGHT


def test_wrong_states_seats_and_actions_are_refused_in_a_sentence() -> None:
    encoding, state = Encoding("kingdomino(seats=2)"), State("kingdomino(seats=2)")
    with pytest.raises(InvalidSetup, match=r"expected a state of kingdomino\(seats=2\), but got one of duel"):
        encoding.observe(State("duel()"))
    with pytest.raises(InvalidSetup, match="expected a seat from 0 to 1, but got 2"):
        encoding.observe(state, 2)
    with pytest.raises(IllegalAction, match="expected a legal action, but got claim:4"):
        encoding.index_of(state, "claim:4")
    with pytest.raises(InvalidSetup, match="is a series of three"):
        Encoding("kingdomino(seats=2,dynasty=true)")


def test_an_encoding_can_be_pickled() -> None:
    again = pickle.loads(pickle.dumps(Encoding("sample()")))
    assert again == Encoding("sample()") and again.describe() == Encoding("sample()").describe()
    assert {again: "known"}[Encoding("sample()")] == "known" and again != Encoding("duel()") and again != "sample()"


def test_harmony_and_the_middle_kingdom_change_no_number() -> None:
    for variant in set(EVERY) - set(SHAPES):
        plain = next(name for name in SHAPES if name.split("(")[0] == variant.split("(")[0] and _fits(name, variant))
        one, other = Encoding(plain).describe(), Encoding(variant).describe()
        assert {**one, "variant": ""} == {**other, "variant": ""}


def _fits(name: str, variant: str) -> bool:
    encoded = variant.replace("harmony=true", "").replace("middle_kingdom=true", "").replace(",", "").strip()
    return name.replace(",", "") == encoded
