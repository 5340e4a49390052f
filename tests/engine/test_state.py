"""`State`, the face of the rules: checked actions, copies, bytes, and whatever a stranger may pass to it."""

import copy
import multiprocessing
import pickle
import random
import re
import zlib
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownland import Action, Claim, IllegalAction, InvalidSetup, NotationError, Place, Variant, decode, encode
from crownland.engine.registry import HOOKS
from crownland.engine.state import CHANCE, Rng, State
from crownland.games.draft import table as lines
from crownland.games.draft.table import undrawn, undrawn_of_other_box
from drawn import ended
from strategies import CLASSES, actions, add_seed_note, after, games, scaled, seeds, states, walk

pytestmark = pytest.mark.rules


@given(states, actions)
def test_an_action_is_legal_exactly_when_apply_accepts_it(state: State, action: Action) -> None:
    before = state.copy()
    if action in state.legal_actions():
        state.apply(action)
        assert state != before
    else:
        with pytest.raises(IllegalAction, match=re.escape(f"but got {action}")):
            state.apply(action)
        assert state == before


@given(states, st.data())
def test_an_action_one_step_from_a_legal_one_is_legal_exactly_when_apply_accepts_it(
    state: State, data: st.DataObject
) -> None:
    """Actions at the edge of the legal ones: another bit of the int is another square, number or direction."""
    if state.is_over:
        return
    code = data.draw(st.sampled_from(state.legal_codes())) ^ 1 << data.draw(st.integers(0, 15))
    before = state.copy()
    if code in state.legal_codes():
        state.apply(code)
        assert state != before
    else:
        with pytest.raises((IllegalAction, NotationError), match="expected"):
            state.apply(code)
        assert state == before


@given(states, st.data())
def test_value_int_and_token_do_the_same(state: State, data: st.DataObject) -> None:
    if state.is_over:
        return
    code = data.draw(st.sampled_from(state.legal_codes()))
    results = []
    for action in (code, np.int64(code), decode(code), str(decode(code))):
        copy = state.copy()
        copy.apply(action)  # type: ignore[arg-type]
        results.append(copy)
    unchecked = state.copy()
    unchecked.apply_unchecked(code)
    assert all(result == unchecked for result in results)


@given(states)
def test_legal_actions_come_in_the_order_of_their_ints_without_repeats(state: State) -> None:
    codes = state.legal_codes()
    assert codes == sorted(set(codes))
    assert [encode(action) for action in state.legal_actions()] == codes
    assert (codes == []) == state.is_over


@given(states)
def test_a_copy_goes_its_own_way(state: State) -> None:
    if state.is_over:
        return
    before, copy = str(state), state.copy()
    copy.apply(copy.legal_codes()[0])
    assert str(state) == before
    assert str(copy) != before
    assert copy != state


@given(games, seeds, st.integers(0, 200))
def test_the_same_actions_lead_to_the_same_state(variant: Variant, seed: int, steps: int) -> None:
    assert after(variant, seed, steps) == after(variant, seed, steps)


def test_states_are_compared_by_what_they_hold() -> None:
    assert State("sample()") == State("sample()")
    assert State("sample()") != State("sample(harmony=true)")
    assert State("sample()") != "sample()"
    with pytest.raises(TypeError, match="unhashable"):
        hash(State("sample()"))


@pytest.mark.parametrize("action", ["claim:9", Claim(9), encode(Claim(9))])
def test_an_illegal_action_is_told_what_was_expected(action: Action | int | str) -> None:
    state = State("sample()")
    with pytest.raises(IllegalAction) as caught:
        state.apply(action)
    assert str(caught.value) == f"expected deal:1, deal:2, deal:3, deal:4 or 20 more, but got claim:9 in {state}"


def test_K9_discarding_by_choice_is_refused() -> None:
    state = after("kingdomino(seats=2)", 1, 16)
    assert state.phase == "place"
    domino = next(action.domino for action in state.legal_actions() if isinstance(action, Place))
    with pytest.raises(IllegalAction, match=f"but got discard:{domino} in kingdomino"):
        state.apply(f"discard:{domino}")


def test_nothing_is_legal_when_the_game_is_over() -> None:
    state = ended("#", "#")
    assert state.legal_actions() == []
    with pytest.raises(IllegalAction, match="expected nothing more, for the game is over, but got claim:9"):
        state.apply("claim:9")


@pytest.mark.parametrize("action", [None, 2.5, [], b"claim:9", True, -1, 2**70, "", "pass", object()])
def test_what_is_no_action_at_all_is_refused(action: object) -> None:
    state = State("sample()")
    with pytest.raises(NotationError, match=r"expected .*, but got"):
        state.apply(action)  # type: ignore[arg-type]
    assert state == State("sample()")


@pytest.mark.parametrize("kingdom", [-1, 2, 3, 99])
def test_a_kingdom_that_is_not_in_play_is_refused(kingdom: int) -> None:
    """Once a bug: compiled rules read whatever lay behind the last kingdom."""
    state = State("kingdomino(seats=2)")
    for question in (state.score, state.tie_breaks, state.land):
        with pytest.raises(InvalidSetup, match=f"expected a kingdom from 0 to 1, but got {kingdom}"):
            question(kingdom)


def test_luck_that_is_no_generator_is_refused() -> None:
    state = State("sample()")
    with pytest.raises(InvalidSetup, match=r"expected a random generator such as random.Random\(7\), but got None"):
        state.draw(None)  # type: ignore[arg-type]
    assert state == State("sample()")


def test_only_a_game_with_lines_has_undrawn_dominoes() -> None:
    for question in (undrawn, undrawn_of_other_box):
        with pytest.raises(InvalidSetup, match=r"expected a game with lines of dominoes, but got duel\(\)"):
            question(State("duel()"))


def test_W4_a_seat_is_asked_for_its_team_s_points() -> None:
    """Once a bug: seat 1 of a team got the points of the second team, and seats from 4 on none."""
    state = after("royal_wedding(seats=8,teams=true)", 3, 500)
    totals = state.totals()
    assert totals == [score.total for score in state.scores()] and len(set(totals)) > 1
    assert [state.total(seat) for seat in range(8)] == [total for total in totals for _ in range(2)]
    for seat in (-1, 8):
        with pytest.raises(InvalidSetup, match=f"expected a seat from 0 to 7, but got {seat}"):
            state.total(seat)


@pytest.mark.parametrize("clone", [copy.copy, copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state))])
def test_every_way_to_clone_a_state_gives_one_that_goes_its_own_way(clone: Callable[[State], State]) -> None:
    """Once a bug: copy.copy shared its memory, deepcopy and pickle failed."""
    for variant in ("kingdomino(seats=2)", "queendomino(seats=3)", "duel()"):
        state = after(variant, 1, 30)
        text, twin = str(state), clone(state)
        assert twin == state
        twin.apply(twin.legal_codes()[0])
        assert str(state) == text != str(twin)


def test_states_travel_to_other_processes_and_back_with_their_history() -> None:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        state = after("sample()", 1, 20)
        [again] = pool.map(copy.copy, [state])
        assert again == state and again.history == state.history


def test_a_history_leads_from_the_start_to_the_state() -> None:
    state = after("queendomino(seats=3)", 4, 60)
    state.draw(random.Random(1)) if state.seat == CHANCE else state.apply(state.legal_codes()[0])
    again = State(state.variant)
    for code in state.history:
        again.apply(code)
    assert again == state and again.history == state.history and len(state.history) == 61


def test_a_history_is_each_copy_s_own_and_no_part_of_what_a_state_is() -> None:
    state = after("sample()", 1, 20)
    twin = state.clone()
    twin.apply(twin.legal_codes()[-1])
    assert twin.history[:-1] == state.history
    assert State.from_text(str(state)) == state and State.from_text(str(state)).history == []
    with pytest.raises(IllegalAction):
        state.apply("claim:9" if state.seat == CHANCE else "deal:9")
    assert len(state.history) == 20


@pytest.mark.parametrize("variant", ["kingdomino(seats=3)", "royal_wedding(seats=6,teams=true)", "duel()"])
def test_returns_are_zero_while_a_game_goes_on_and_sum_to_zero_at_its_end(variant: str) -> None:
    going_on, over = after(variant, 2, 40), after(variant, 2, 10_000)
    assert going_on.returns() == [0] * going_on.variant.seats
    returns = over.returns()
    assert sum(returns) == pytest.approx(0) and max(returns) <= 1 and min(returns) >= -1
    assert [seat for seat, value in enumerate(returns) if value == max(returns)] == over.winning_seats()
    assert over.seat_totals() == [over.total(seat) for seat in range(over.variant.seats)]


def test_returns_of_two_seats_are_one_and_minus_one_or_zero_for_both() -> None:
    assert ended("#w1w", "#").returns() == [1, -1]
    assert ended("#", "#").returns() == [0, 0]


def test_what_lies_on_the_table_is_read_from_the_state() -> None:
    state = after("royal_wedding(seats=4)", 2, 100)
    assert state.draft.pool == undrawn(state) and state.draft.other_pool == undrawn_of_other_box(state)
    assert len(state.draft.older) == 4 and state.draft.kings == [0] * 4 and state.draft.rounds == 24
    assert len(state.builders.board) == 6 and state.court(1).coins >= 0
    duel = after("duel()", 2, 5)
    assert len(duel.dice) == 4 and duel.player_a in (0, 1) and len(duel.sheet(0).rows) == 6


def test_what_a_game_has_not_is_told_in_a_sentence() -> None:
    with pytest.raises(InvalidSetup, match=r"expected a game with lines of dominoes, but got duel\(\)"):
        _ = State("duel()").draft
    kingdomino = State("kingdomino(seats=2)")
    for question in (lambda: kingdomino.builders, lambda: kingdomino.court(0)):
        with pytest.raises(InvalidSetup, match="expected a game with a builders' board, but got kingdomino"):
            question()
    for ask in (lambda: kingdomino.dice, lambda: kingdomino.player_a, lambda: kingdomino.sheet(0)):
        with pytest.raises(InvalidSetup, match="expected a game with dice, but got kingdomino"):
            ask()


def test_hasattr_tells_what_a_game_has() -> None:
    """Once it raised InvalidSetup, as whatever looks through an object's attributes would have."""
    things = ("draft", "builders", "dice", "player_a")
    had = {name: [thing for thing in things if hasattr(State(name), thing)] for name in ("sample()", "duel()")}
    assert had == {"sample()": ["draft"], "duel()": ["dice", "player_a"]}
    assert hasattr(State("queendomino(seats=2)"), "builders")


def test_numbers_of_numpy_are_numbers_and_truth_is_none() -> None:
    state = State("sample()")
    one: Any = np.int64(1)
    assert state.score(one) == state.score(1) and state.total(one) == state.total(1)
    for wrong in (True, 1.0, "1", None, np.True_):
        with pytest.raises(InvalidSetup, match="expected a kingdom from 0 to 1, but got"):
            state.land(wrong)  # type: ignore[arg-type]
    code = np.int64(encode(Claim(9)))
    assert decode(code) == Claim(9)
    with pytest.raises(NotationError, match=r"expected the int of an action, but got \d+\.0"):
        decode(float(code))  # type: ignore[arg-type]


def test_a_notebook_shows_a_state_where_somebody_can_paint(monkeypatch: pytest.MonkeyPatch) -> None:
    state = State("sample()")
    monkeypatch.setattr(HOOKS, "svg_renderer", lambda shown: f"<svg>{shown.variant}</svg>")
    assert state._repr_svg_() == "<svg>sample()</svg>"
    assert "<svg>sample()</svg>" in (state._repr_html_() or "")
    monkeypatch.setattr(HOOKS, "svg_renderer", None)
    assert state._repr_svg_() is None and state._repr_html_() is None


def test_a_dynasty_is_no_state_but_a_match() -> None:
    with pytest.raises(InvalidSetup, match=r"is a series of three: play it with crownland.Match, .* sample\(\)$"):
        State("sample(dynasty=true)")
    with pytest.raises(InvalidSetup, match="a series of three"):
        State.from_text(str(State("sample()")).replace("sample()", "sample(dynasty=true)"))


class Share:
    """The luck that lies in the middle of one of `n` equal shares."""

    def __init__(self, index: int, n: int) -> None:
        self.share = (index + 0.5) / n

    def random(self) -> float:
        return self.share


@pytest.mark.parametrize("variant", ["kingdomino(seats=2)", "queendomino(seats=2)", "royal_wedding(seats=3)", "duel()"])
def test_chance_draws_each_outcome_with_its_weight(variant: str) -> None:
    """Once the README's first example drew uniformly, and a third of the kings came out wrong."""
    rng = random.Random(1)
    seen = set()
    state = State(variant)
    while not state.is_over:
        if state.seat != CHANCE:
            state.apply(rng.choice(state.legal_actions()))
            continue
        seen.add(state.phase)
        weights = dict(state.chance_outcomes())
        n = sum(weights.values())
        assert Counter(state.copy().draw(Share(index, n)) for index in range(n)) == weights
        before = state.copy()
        before.apply(state.draw(rng))
        assert state == before
    assert len(seen) >= 2


@pytest.mark.parametrize("rng", [random.Random(2), np.random.default_rng(2)])
def test_chance_draws_with_a_generator_of_python_or_numpy(rng: Rng) -> None:
    state = State("sample()")
    assert state.draw(rng) != state.draw(rng)
    with pytest.raises(IllegalAction, match="expected a state in which chance is in turn, but got sample"):
        after("sample()", 1, 5).draw(rng)


def test_the_face_tells_whose_turn_it_is() -> None:
    state = State("kingdomino(seats=3)")
    assert (state.seat, state.phase, state.round, state.is_over) == (CHANCE, "line", 0, False)


@pytest.mark.parametrize("variant", CLASSES)
def test_every_state_of_a_game_is_read_back_from_its_bytes(variant: str) -> None:
    for seed in range(scaled(3)):
        for state, _ in walk(variant, seed):
            with add_seed_note(seed, state):
                again = State.from_bytes(state.to_bytes())
                assert again == state
                assert again.to_bytes() == state.to_bytes()
        assert State.from_bytes(state.to_bytes()) == state


def test_a_state_from_bytes_can_be_played_on() -> None:
    state = State.from_bytes(after("sample()", 1, 20).to_bytes())
    state.apply(state.legal_codes()[0])
    assert state == State.from_bytes(state.to_bytes())


def sealed(body: bytes) -> bytes:
    """Put a fitting checksum behind whatever bytes."""
    return body + zlib.crc32(body).to_bytes(4, "little")


def refused_or_sound(data: bytes) -> None:
    """Read bytes: either one of the two errors of reading, or a state that writes itself and plays on."""
    with suppress(NotationError, InvalidSetup):
        state = State.from_bytes(data)
        assert State.from_text(str(state)) == state
        assert state.is_over or state.legal_actions()


@given(st.binary(max_size=2000))
def test_garbage_is_no_state(data: bytes) -> None:
    for garbage in (data, sealed(data), sealed(b"crownland-state/1\0" + data)):
        with pytest.raises((NotationError, InvalidSetup), match="expected"):
            State.from_bytes(garbage)


@given(states, st.data())
def test_damaged_bytes_are_refused(state: State, data: st.DataObject) -> None:
    whole = bytearray(state.to_bytes())
    place = data.draw(st.integers(0, len(whole) - 1))
    whole[place] ^= data.draw(st.integers(1, 255))
    with pytest.raises(NotationError, match="expected the bytes of a state, but got"):
        State.from_bytes(bytes(whole))


@given(states, st.data())
def test_damaged_bytes_with_a_fitting_checksum_are_refused_or_sound(state: State, data: st.DataObject) -> None:
    """Once a bug: dominoes above 48, and a name that is no text, came out as other errors."""
    for _ in range(20):
        body = bytearray(state.to_bytes()[:-4])
        for _ in range(data.draw(st.integers(1, 3))):
            body[data.draw(st.integers(0, len(body) - 1))] = data.draw(st.integers(0, 255))
        refused_or_sound(sealed(bytes(body)))


@given(states, st.integers(0, 1000))
def test_truncated_bytes_are_refused(state: State, length: int) -> None:
    whole = state.to_bytes()
    with pytest.raises(NotationError, match="expected"):
        State.from_bytes(whole[: min(length, len(whole) - 1)])
    with pytest.raises((NotationError, InvalidSetup), match="expected"):
        State.from_bytes(sealed(whole[: min(length, len(whole) - 5)]))


def test_each_byte_of_a_record_is_held_by_something() -> None:
    """Every single byte, set to 255 under a fitting checksum, is noticed or makes another sound state."""
    state = after("kingdomino(seats=2)", 5, 40)
    body = state.to_bytes()[:-4]
    for place in range(0, len(body), 1 if scaled(10) == 10 else 7):
        refused_or_sound(sealed(body[:place] + b"\xff" + body[place + 1 :]))


def test_with_teams_the_kingdom_in_turn_is_not_the_seat_in_turn() -> None:
    """Once two guides asked for the points of a kingdom by the number of a seat."""
    state, met = State("royal_wedding(seats=6,teams=true)"), set()
    rng = random.Random(2)
    while state.round < 2:
        if state.seat == CHANCE:
            state.draw(rng)
        else:
            met.add((state.seat, state.kingdom))
            assert state.totals()[state.kingdom] == state.total(state.seat)
            state.apply(rng.choice(state.legal_codes()))
    assert met == {(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2)}


def test_no_kingdom_is_in_turn_when_chance_is_or_the_game_is_over() -> None:
    with pytest.raises(InvalidSetup, match="expected a state in which a seat is in turn, but chance is"):
        _ = State("sample()").kingdom
    with pytest.raises(InvalidSetup, match="expected a state in which a seat is in turn, but the game is over"):
        _ = ended("#", "#").kingdom
    assert not hasattr(State("sample()"), "kingdom")


@pytest.mark.parametrize("variant", ["kingdomino(seats=2)", "queendomino(seats=3)", "royal_wedding(seats=8)"])
def test_the_draft_tells_what_its_parts_tell_one_by_one(variant: str) -> None:
    for steps in (0, 3, 20, 60):
        state = after(variant, 4, steps)
        draft = state.draft
        assert draft.older == lines.older_line(state) and draft.waiting == lines.waiting(state)
        assert draft.newer == lines.newer_line(state)
        assert draft.kings == state.record.kings_in_hand.tolist()[: state.variant.seats]
        assert (draft.pool, draft.other_pool) == (undrawn(state), undrawn_of_other_box(state))
        assert (draft.rounds, draft.is_last_round) == (lines.rounds(state), state.round == lines.rounds(state))
        assert draft.frame == lines.frame(state)
        assert (draft.older_box, draft.newer_box) == (lines.box_of_older_line(state), lines.box_of_newer_line(state))


def test_the_bytes_of_a_state_are_a_key_that_equal_states_share() -> None:
    one, other = State("sample()"), State("sample()")
    for number in (3, 7):
        one.apply(f"deal:{number}")
    for number in (7, 3):
        other.apply(f"deal:{number}")
    assert one == other and one.to_bytes() == other.to_bytes() == State.from_text(str(one)).to_bytes()
    assert {one.to_bytes(): "known"}[other.to_bytes()] == "known"
    other.apply("deal:9")
    assert one.to_bytes() != other.to_bytes()


@pytest.mark.parametrize("variant", ["royal_wedding(seats=8)", "queendomino(seats=2)", "duel()"])
def test_a_refusal_in_a_long_state_tells_where_the_game_is_and_no_more(variant: str) -> None:
    """Once it told all of a Royal Wedding's eight kingdoms, in 1,485 characters."""
    state = next(state for state, _ in walk(variant, 2) if len(str(state)) > 200 and state.seat >= 0)
    with pytest.raises(IllegalAction) as caught:
        state.apply("king:7")
    place = f"{variant} round={state.round} phase={state.phase} seat={state.seat}"
    assert str(caught.value).endswith(f"but got king:7 in {place} …") and len(str(caught.value)) < 400
    with pytest.raises(IllegalAction, match=re.escape(f"chance is in turn, but got {place} …")):
        state.draw(random.Random(1))


def test_dir_lists_what_is_documented_and_not_what_the_package_works_with() -> None:
    state = State("sample()")
    assert {"apply", "kingdom", "land", "to_bytes", "variant"} <= {*dir(state)}
    assert not {"in_play", "record", "record_with", "states", "trace", "most_actions", "is_drawing"} & {*dir(state)}
