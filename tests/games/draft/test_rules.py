"""The draft: kings, lines and whose turn it is (K1..K6)."""

from collections import Counter

import pytest

from crownland import CHANCE, NOBODY, Claim, Deal, Discard, IllegalAction, King, Place, State, decode
from crownland.games.draft.table import newer_line, older_line, undrawn, waiting
from strategies import CLASSES, add_seed_note, scaled, walk

pytestmark = pytest.mark.rules

ROUNDS = {"kingdomino(seats=2)": 6, "sample()": 6}  # 12 elsewhere


def play(state: State, tokens: str) -> State:
    for token in tokens.split():
        state.apply(token)
    return state


def opened() -> State:
    """Two seats after the opening: 9 and 48 are claimed by seat 0, 24 and 28 by seat 1; the next line is there."""
    opening = "king:0 claim:9 king:1 claim:24 king:1 claim:28 king:0 claim:48"
    return play(dealt(), f"{opening} deal:17 deal:11 deal:34 deal:19")


def dealt() -> State:
    return play(State("kingdomino(seats=2)"), "deal:28 deal:9 deal:48 deal:24")


@pytest.mark.parametrize(("seats", "each"), [(2, 2), (3, 1), (4, 1)])
def test_K1_each_seat_has_its_kings(seats: int, each: int) -> None:
    for seed in range(scaled(20)):
        drawn = [decode(code) for _, code in walk(f"kingdomino(seats={seats})", seed)]
        kings = Counter(action.seat for action in drawn if isinstance(action, King))
        assert kings == dict.fromkeys(range(seats), each)


@pytest.mark.parametrize(("variant", "dealt"), list(zip(CLASSES, (24, 36, 48, 24, 48), strict=True)))
def test_K2_so_many_dominoes_are_dealt_and_the_rest_stays_unknown(variant: str, dealt: int) -> None:
    for seed in range(scaled(20)):
        deals = []
        for state, code in walk(variant, seed):
            action = decode(code)
            if isinstance(action, Deal):
                assert action.domino in undrawn(state)
                deals.append(action.domino)
        assert len(deals) == len(set(deals)) == dealt
        assert sorted(deals + undrawn(state)) == list(range(1, 25 if variant == "sample()" else 49))


def test_K2_the_state_holds_what_everybody_knows_and_nothing_of_what_comes() -> None:
    first, second = opened(), opened()
    assert first == second
    assert undrawn(first) == [n for n in range(1, 49) if n not in (9, 11, 17, 19, 24, 28, 34, 48)]


def test_K3_a_line_is_sorted_whatever_the_order_of_its_draws() -> None:
    assert newer_line(dealt()) == [(9, None), (24, None), (28, None), (48, None)]
    assert dealt() == play(State("kingdomino(seats=2)"), "deal:48 deal:9 deal:24 deal:28")


@pytest.mark.parametrize("variant", CLASSES)
def test_K3_a_line_has_as_many_dominoes_as_kings(variant: str) -> None:
    kings = 3 if "seats=3" in variant else 4
    for state, _ in walk(variant, seed=3):
        if state.phase not in ("line", "over"):
            assert len(newer_line(state)) == (0 if state.round == ROUNDS.get(variant, 12) else kings)
        assert len(older_line(state)) == (kings if state.round else 0)


def test_K4_chance_draws_the_kings_one_by_one_each_as_likely_as_any_other() -> None:
    state = dealt()
    assert (state.seat, state.phase) == (CHANCE, "opening")
    assert state.chance_outcomes() == [(King(0), 2), (King(1), 2)]
    play(state, "king:1 claim:24")
    assert state.chance_outcomes() == [(King(0), 2), (King(1), 1)]
    play(state, "king:1 claim:9")
    assert state.chance_outcomes() == [(King(0), 2)]


def test_K4_every_undrawn_domino_is_as_likely_as_any_other() -> None:
    assert [weight for _, weight in State("sample()").chance_outcomes()] == [1] * 24


def test_K4_the_owner_of_the_drawn_king_claims_any_free_domino() -> None:
    state = play(dealt(), "king:1")
    assert state.seat == 1
    assert state.legal_actions() == [Claim(9), Claim(24), Claim(28), Claim(48)]
    play(state, "claim:24 king:0")
    assert state.seat == 0
    assert state.legal_actions() == [Claim(9), Claim(28), Claim(48)]


def test_K4_only_chance_has_outcomes() -> None:
    with pytest.raises(IllegalAction, match="chance is in turn, but got kingdomino"):
        play(dealt(), "king:1").chance_outcomes()


def test_K5_the_second_line_is_laid_after_the_opening() -> None:
    state = play(dealt(), "king:0 claim:9 king:1 claim:24 king:1 claim:28 king:0 claim:48")
    assert (state.seat, state.phase, state.round) == (CHANCE, "line", 1)
    assert older_line(state) == [(9, 0), (24, 1), (28, 1), (48, 0)]
    assert newer_line(state) == []


def test_K5_a_turn_is_placing_then_claiming_in_the_order_of_the_older_line() -> None:
    state = opened()
    for number, seat in [(9, 0), (24, 1), (28, 1), (48, 0)]:
        assert (state.seat, state.phase) == (seat, "place")
        assert waiting(state)[0] == (number, seat)
        assert {action.domino for action in state.legal_actions() if isinstance(action, Place)} == {number}
        state.apply_unchecked(state.legal_codes()[0])
        assert (state.seat, state.phase) == (seat, "claim")
        state.apply_unchecked(state.legal_codes()[-1])
    assert older_line(state) == [(11, 0), (17, 1), (19, 1), (34, 0)]
    assert (state.round, state.phase) == (2, "line")


def test_K5_a_claimed_domino_is_no_longer_free() -> None:
    state = play(opened(), "place:9@0,1/0,2 claim:19")
    assert newer_line(state) == [(11, None), (17, None), (19, 0), (34, None)]
    play(state, "place:24@0,1/0,2")
    assert state.legal_actions() == [Claim(11), Claim(17), Claim(34)]
    with pytest.raises(IllegalAction, match=r"expected claim:11, claim:17, claim:34, but got claim:19"):
        state.apply("claim:19")


@pytest.mark.parametrize("variant", CLASSES)
def test_K6_in_the_last_round_there_is_no_new_line_and_nothing_to_claim(variant: str) -> None:
    last = ROUNDS.get(variant, 12)
    for seed in range(scaled(10)):
        kinds_of_last_round = set()
        for state, code in walk(variant, seed):
            with add_seed_note(seed, state):
                if state.round == last:
                    kinds_of_last_round.add(type(decode(code)))
                    assert newer_line(state) == []
        assert kinds_of_last_round <= {Place, Discard}
        assert (state.round, state.phase, state.seat, waiting(state)) == (last, "over", NOBODY, [])


@pytest.mark.parametrize("variant", CLASSES)
def test_K5_K6_every_seat_places_each_domino_that_it_claimed_one_round_later(variant: str) -> None:
    for seed in range(scaled(10)):
        claimed: dict[int, tuple[int, int]] = {}
        for state, code in walk(variant, seed):
            action = decode(code)
            with add_seed_note(seed, state):
                if isinstance(action, Claim):
                    claimed[action.domino] = (state.seat, state.round + 1)
                elif isinstance(action, Place | Discard):
                    assert claimed.pop(action.domino) == (state.seat, state.round)
        assert not claimed
