"""Batch against states played one by one, on the same luck; seeds, threads, copies, resets, bots and errors."""

import copy
import pickle

import numpy as np
import pytest

from crownland import CHANCE, NOBODY, Batch, Encoding, IllegalAction, InvalidSetup, State, make_bot
from crownland.engine.kernel import COMPILED
from drawn import ended
from random_states import EVERY, SHAPES

DRAFT = "kingdomino(seats=2)"


@pytest.mark.parametrize("variant", SHAPES)
def test_tables_stand_as_states_that_do_the_same(variant: str) -> None:
    """Every action, chance's too, is decided here and done there."""
    encoding = Encoding(variant)
    tables = Batch(variant, 3, seed=11, chance="caller")
    states = [State(variant) for _ in range(3)]
    while not tables.done.all():
        indices = tables.sample()
        masks, weights, codes = tables.legal_mask(), tables.chance_weights(), tables.actions(indices)
        seat = tables.seat.copy()
        tables.step(indices)
        for number, state in enumerate(states):
            assert seat[number] == state.seat
            np.testing.assert_array_equal(masks[number], encoding.legal_mask(state))
            np.testing.assert_array_equal(weights[number], encoding.chance_weights(state))
            if not state.is_over:
                state.apply(encoding.action_at(state, int(indices[number])))
                assert codes[number] >= 0
            assert tables.states[number].tobytes() == state.states[0].tobytes()
            assert tables.state(number) == state
    assert (tables.seat == NOBODY).all()
    assert tables.totals.tolist() == [state.totals() for state in states]
    assert [np.flatnonzero(row).tolist() for row in tables.winners] == [state.winners() for state in states]
    np.testing.assert_array_equal(tables.final_totals, tables.totals)
    np.testing.assert_allclose(tables.returns(), [state.returns() for state in states], atol=1e-6)


@pytest.mark.parametrize("variant", EVERY if COMPILED else SHAPES)
def test_chance_inside_leaves_decisions_alone_to_the_caller(variant: str) -> None:
    tables = Batch(variant, 8 if COMPILED else 1, seed=2)
    assert not tables.returns().any()
    kingdoms = [tables.variant.kingdom_of(seat) for seat in range(tables.variant.seats)]
    while not tables.done.all():
        assert (tables.seat != CHANCE).all()
        before = tables.done.copy()
        tables.step(tables.sample())
        ended = tables.done & ~before
        assert not tables.rewards[~ended].any()
        if ended.any():
            np.testing.assert_allclose(tables.rewards[ended].sum(axis=1), 0, atol=1e-6)
            best = tables.rewards[ended] == tables.rewards[ended].max(axis=1, keepdims=True)
            np.testing.assert_array_equal(best, tables.winners[ended][:, kingdoms])
    assert (tables.action_counts > 20).all()


def play_on(tables: Batch, steps: int) -> list[bytes]:
    trail = []
    for _ in range(steps):
        tables.step(tables.sample())
        trail.append(tables.states.tobytes())
    return trail


@pytest.mark.parametrize("variant", [DRAFT, "queendomino(seats=3)", "duel()"])
def test_a_table_has_the_same_luck_among_few_and_many_on_any_number_of_threads(variant: str) -> None:
    few, many = Batch(variant, 5, seed="x", auto_reset=True), Batch(variant, 40, seed="x", threads=3, auto_reset=True)
    for _ in range(150 if COMPILED else 5):
        few.step(few.sample())
        many.step(many.sample())
        assert few.states.tobytes() == many.states[:5].tobytes()
        np.testing.assert_array_equal(few.observe(), many.observe()[:5])
        np.testing.assert_array_equal(few.legal_mask(), many.legal_mask()[:5])
        np.testing.assert_array_equal(few.rewards, many.rewards[:5])
    assert Batch(variant, 2, seed="y").states.tobytes() != few.states[:2].tobytes()


def test_deals_do_not_depend_on_what_is_decided_nor_on_the_games_before() -> None:
    """The luck of a game is seeded by table and game alone: the first line of the second game tells."""
    one, other = Batch(DRAFT, 4, seed=5), Batch(DRAFT, 4, seed=5)
    play_on(one, 7)
    one.reset()
    other.reset()
    assert one.states.tobytes() == other.states.tobytes()
    assert one.games.tolist() == [1] * 4 and one.action_counts.tolist() == other.action_counts.tolist()
    one.reset(seed=5)
    assert one.states.tobytes() == Batch(DRAFT, 4, seed=5).states.tobytes()


def test_auto_reset_begins_the_next_game_in_the_same_step() -> None:
    tables = Batch(DRAFT, 6, seed=1, auto_reset=True)
    for _ in range(48):
        assert not tables.done.any()
        tables.step(tables.sample())
    assert tables.done.all() and tables.games.tolist() == [1] * 6
    assert (tables.seat >= 0).all() and (np.abs(tables.rewards).sum(axis=1) > 0).all()
    assert (tables.final_totals.sum(axis=1) > tables.totals.sum(axis=1)).all()
    plain = Batch(DRAFT, 6, seed=1)
    plain.reset()
    assert plain.states.tobytes() == tables.states.tobytes()


def test_some_tables_can_begin_anew() -> None:
    tables = Batch(DRAFT, 4, seed=1)
    play_on(tables, 5)
    before = tables.states.tobytes()
    tables.reset([2])
    assert tables.games.tolist() == [0, 0, 1, 0]
    tables.reset(np.array([True, False, False, False]))
    assert tables.games.tolist() == [1, 0, 1, 0]
    size = len(before) // 4
    assert tables.states.tobytes()[size : 2 * size] == before[size : 2 * size]
    with pytest.raises(InvalidSetup, match=r"expected some of 4 games, but got \[4\]"):
        tables.reset([4])


def test_an_illegal_action_names_table_and_action_and_changes_nothing() -> None:
    tables = Batch(DRAFT, 3, seed=1)
    before, indices = tables.states.tobytes(), tables.sample()
    indices[1] = 0
    with pytest.raises(IllegalAction, match=r"^row 1: expected 325 \(claim:\d+\), .* but got 0 \(place 0,0,0\) in k"):
        tables.step(indices)
    assert tables.states.tobytes() == before
    indices[1] = 10**6
    with pytest.raises(IllegalAction, match=r"but got 1000000 \(no action\)"):
        tables.step(indices)
    for wrong in (indices[:2], indices.astype(np.float32), [[1, 2, 3]]):
        with pytest.raises(InvalidSetup, match="expected an index for each of 3 games, but got"):
            tables.step(wrong)
    assert tables.states.tobytes() == before
    loose = Batch(DRAFT, 3, seed=1, checked=False)
    loose.step(indices)
    assert loose.action_counts[1] == tables.action_counts[1] and loose.action_counts[0] > tables.action_counts[0]


def test_a_table_that_is_over_takes_any_action_and_stays() -> None:
    tables = Batch(DRAFT, 2, seed=1)
    play_on(tables, 48)
    assert tables.done.all() and tables.rewards.any()
    before = tables.states.tobytes()
    tables.step([-1, 5])
    assert tables.states.tobytes() == before and tables.done.all() and not tables.rewards.any()
    assert tables.sample().tolist() == [-1, -1] and not tables.legal_mask().any()


def test_a_state_goes_in_and_comes_out() -> None:
    tables = Batch("queendomino(seats=2)", 2, seed=1)
    play_on(tables, 30)
    state = tables.state(1)
    tables.put(0, state)
    assert tables.states[0].tobytes() == tables.states[1].tobytes()
    with pytest.raises(InvalidSetup, match=r"expected a state of queendomino\(seats=2\), but got one of duel"):
        tables.put(0, State("duel()"))
    with pytest.raises(InvalidSetup, match="expected a game from 0 to 1, but got 2"):
        tables.state(2)


@pytest.mark.parametrize("bots", [{}, {1: "random"}])
def test_chance_and_bots_go_on_from_a_state_that_is_put_in(bots: dict[int, str]) -> None:
    tables = Batch(DRAFT, 3, seed=1, bots=bots)
    play_on(tables, 5)
    others = [tables.state(number) for number in (0, 2)]
    state = State(DRAFT)
    tables.put(1, state)
    assert tables.seat[1] == (0 if bots else tables.state(1).seat) >= 0
    assert [tables.state(number) for number in (0, 2)] == others and not tables.done.any()
    played = tables.state(1)
    assert len(played.draft.newer) == 4 and tables.action_counts[1] == 5 + len(
        [1 for _, king in played.draft.newer if king == 1]
    )
    end = State.from_text(str(ended("#", "#")))
    tables.put(1, end)
    assert tables.done.tolist() == [False, True, False] and not tables.rewards.any()
    waiting = Batch(DRAFT, 1, chance="caller")
    waiting.put(0, state)
    assert waiting.state(0) == state and waiting.action_counts[0] == 0


@pytest.mark.parametrize(
    "copying", [Batch.copy, copy.copy, copy.deepcopy, lambda each: pickle.loads(pickle.dumps(each))]
)
def test_a_copy_goes_on_by_itself_with_the_same_luck(copying: object) -> None:
    tables = Batch("duel()", 4, seed=9, threads=2, auto_reset=True)
    play_on(tables, 20)
    other = copying(tables)  # type: ignore[operator]
    assert play_on(other, 40) == play_on(tables, 40)
    assert other.states is not tables.states


def test_arrays_are_written_into_and_fields_are_views() -> None:
    tables = Batch(DRAFT, 3)
    masks, seen = np.empty((3, 329), np.int8), np.empty((3, 1840), np.uint8)
    assert tables.legal_mask(masks) is masks and tables.observe(seen) is seen
    np.testing.assert_array_equal(masks.view(np.bool_), tables.legal_mask())
    np.testing.assert_array_equal(seen, tables.observe())
    assert np.shares_memory(tables.seat, tables.states) and np.shares_memory(tables.action_counts, tables.rows)
    with pytest.raises(InvalidSetup, match=r"expected an array of shape \(3, 329\)"):
        tables.legal_mask(masks[:, ::2])


def test_whoever_speaks_dlpack_or_buffers_shares_the_arrays() -> None:
    """So torch.from_numpy, torch.from_dlpack and jax.dlpack.from_dlpack copy nothing; JAX where it is aligned."""
    tables = Batch(DRAFT, 3)
    masks, seen, few = tables.legal_mask(), tables.observe(), tables.observe(dtype=np.uint8)
    for array in (masks, seen, few, tables.sample(), tables.rewards, tables.done, tables.final_totals):
        shared = np.from_dlpack(array)
        assert np.shares_memory(shared, array) and shared.dtype == array.dtype and array.flags.c_contiguous
        assert array.ctypes.data % 64 == 0
        buffer = memoryview(array.data)
        assert buffer.nbytes == array.nbytes and not buffer.readonly
    wrapped = np.from_dlpack(seen)
    tables.step(tables.sample())
    tables.observe(out=seen)
    np.testing.assert_array_equal(wrapped, tables.observe())


def test_any_seat_can_look() -> None:
    tables = Batch("kingdomino(seats=3)", 3, seed=4)
    play_on(tables, 9)
    both = tables.observe(seat=np.array([0, 1, 2]))
    for number in range(3):
        np.testing.assert_array_equal(tables.observe(seat=number)[number], both[number])
        np.testing.assert_array_equal(tables.encoding.observe(tables.state(number), number), both[number])
    with pytest.raises(InvalidSetup, match="expected a seat from 0 to 2, but got 3"):
        tables.observe(seat=[0, 1, 3])


@pytest.mark.parametrize("variant", [DRAFT, "queendomino(seats=3)", "duel()"])
def test_bots_play_their_seats(variant: str) -> None:
    tables = Batch(variant, 40 if COMPILED else 1, seed=3, bots={0: "greedy"})
    greedy = make_bot("greedy")
    while not tables.done.all():
        assert (tables.seat != 0).all()
        tables.step(tables.sample())
    if COMPILED and variant != "duel()":
        assert tables.winners[:, 0].mean() > 0.8
    others = Batch(variant, 2, seed=3, bots={0: "greedy"}, chance="caller")
    state = others.state(0)
    while state.seat == CHANCE and not state.is_over:
        others.step(others.sample())
        state = others.state(0)
    assert state.seat != 0
    assert greedy.name == "greedy"


def test_quick_and_random_bots_play_too() -> None:
    tables = Batch(
        "kingdomino(seats=3)", 30 if COMPILED else 1, seed=3, bots={1: "quick", 2: "random"}, auto_reset=True
    )
    won = np.zeros(3)
    for _ in range(100 if COMPILED else 5):
        tables.step(tables.sample())
        assert (tables.seat == 0).all()
        won += (tables.rewards == 1).sum(axis=0)
    assert not COMPILED or won[1] > 3 * won[2]


def test_what_makes_no_sense_is_refused() -> None:
    for wrong in ({"n": 0}, {"threads": 0}, {"chance": "nobody"}, {"bots": {0: "level(3)"}}, {"bots": {2: "greedy"}}):
        with pytest.raises(InvalidSetup, match="expected"):
            Batch(**{"variant": DRAFT, "n": 1, **wrong})  # type: ignore[arg-type]
    with pytest.raises(InvalidSetup, match="expected a seat for the caller, but bots play all 2"):
        Batch(DRAFT, 1, bots={0: "random", 1: "random"})
    with pytest.raises(InvalidSetup, match="is a series of three"):
        Batch("kingdomino(seats=2,dynasty=true)", 1)


def test_tables_without_a_seed_are_new_each_time() -> None:
    assert Batch(DRAFT, 2, seed=None).states.tobytes() != Batch(DRAFT, 2, seed=None).states.tobytes()


@pytest.mark.parametrize("variant", ["kingdomino(seats=2)", "queendomino(seats=3)", "duel()"])
def test_a_branch_tries_out_every_option_and_leaves_the_tables_alone(variant: str) -> None:
    tables = Batch(variant, 5, seed=3, auto_reset=True, bots={1: "random"})
    for _ in range(12):
        tables.step(tables.sample())
    before = [tables.state(number) for number in range(5)]
    rows, actions = tables.legal_mask().nonzero()
    branch = tables.branch(rows, seed=1)
    branch.step(actions)
    for number, (row, action) in enumerate(zip(rows, actions, strict=True)):
        state = before[row].clone()
        state.apply(tables.encoding.action_at(state, int(action)))
        assert branch.state(number) == state, "one action of one seat; neither chance nor a bot has followed"
    assert [tables.state(number) for number in range(5)] == before
    while not branch.done.all():
        branch.step(branch.sample())
    again = tables.branch(rows, seed=1)
    again.step(actions)
    while not again.done.all():
        again.step(again.sample())
    assert np.array_equal(branch.totals, again.totals), "the same seed draws the same"
    copies = tables.branch([2] * 20)
    while not copies.done.all():
        copies.step(copies.sample())
    assert len(np.unique(copies.totals, axis=0)) > 1, "the same table, but luck of its own"


def test_a_branch_of_tables_that_are_not_there_gets_a_sentence() -> None:
    with pytest.raises(InvalidSetup, match="expected some of 3 games, but got"):
        Batch("duel()", 3).branch([0, 3])
    tables = Batch("duel()", 3)
    assert len(tables.branch([True, False, True])) == 2
    assert tables.branch(2).state(0) == tables.state(2)
    none = tables.branch([])
    none.step([])
    assert len(none) == len(none.totals) == len(none.observe()) == 0


def test_whatever_is_handed_over_is_looked_at_before_kernels_write() -> None:
    tables = Batch("kingdomino(seats=2)", 8, seed=1)
    before = [tables.state(number) for number in range(8)]
    for work, result in (
        (
            lambda: tables.sample(np.zeros(4, np.int64)),
            r"expected an array of shape \(8,\) to write into, but got \(4,\)",
        ),
        (lambda: tables.sample(np.zeros(8, np.uint8)), "expected an array of int64 for indices, but got uint8"),
        (lambda: tables.observe(dtype=np.float16), "expected numbers out of bool, .*, but got float16"),
        (lambda: tables.observe(dtype=object), "expected numbers out of bool, .*, but got object"),
        (lambda: tables.legal_mask(np.zeros((329, 8), bool).T), "but got one that is not in one piece"),
        (lambda: tables.legal_mask([0] * 8), "to write into, but got list"),  # type: ignore[arg-type]
        (lambda: Batch("duel()", 2, bots="greedy"), "such as {1: 'greedy'}, but got 'greedy'"),  # type: ignore[arg-type]
        (lambda: tables.put(True, before[0]), "expected a game from 0 to 7, but got True"),
        (lambda: tables.state(1.0), "expected a game from 0 to 7, but got 1.0"),  # type: ignore[arg-type]
    ):
        with pytest.raises(InvalidSetup, match=result):
            work()
    for view in (tables.seat, tables.action_counts, tables.games):
        with pytest.raises(ValueError, match="read-only"):
            view[:] = 77
    assert [tables.state(number) for number in range(8)] == before


def test_an_index_beyond_all_numbers_is_told_as_it_came() -> None:
    tables = Batch(DRAFT, 4)
    with pytest.raises(IllegalAction, match=r"but got 9223372036854775813 \(no action\)"):
        tables.step(np.array([2**63 + 5] * 4, np.uint64))


def test_tables_with_seeds_of_their_own_play_the_games_of_table_0_of_these() -> None:
    tables = Batch(DRAFT, 4, seed=9, auto_reset=True, threads=2)
    tables.reset_each([5, None, 7, "x"])
    as_before = Batch(DRAFT, 4, seed=9, auto_reset=True)
    as_before.reset()
    assert tables.states[1].tobytes() == as_before.states[1].tobytes()
    singles = {number: Batch(DRAFT, 1, seed=seed, auto_reset=True) for number, seed in ((0, 5), (2, 7), (3, "x"))}
    for _ in range(120):
        chosen = tables.sample()
        for number, single in singles.items():
            assert single.sample()[0] == chosen[number]
            single.step(chosen[number : number + 1])
        tables.step(chosen)
        assert all(tables.states[number].tobytes() == single.states[0].tobytes() for number, single in singles.items())
    assert (tables.games > 0).all()
    for wrong in ([1, 2], "abcd", 5):
        with pytest.raises(InvalidSetup, match="expected a list with a seed for each of 4 games, but got"):
            tables.reset_each(wrong)  # type: ignore[arg-type]
