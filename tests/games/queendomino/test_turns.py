"""How a game of Queendomino and a Royal Wedding goes: the table, the opening, turns, rounds, boxes, teams."""

import random
from collections.abc import Iterator

import pytest

from courts import Court, do, scene
from crownland import (
    CHANCE,
    Build,
    Burn,
    Claim,
    Deal,
    Discard,
    InvalidSetup,
    King,
    Knights,
    Place,
    State,
    Tile,
    Variant,
    decode,
    find_variant,
)
from crownland.games.draft.table import box_of_newer_line, box_of_older_line, undrawn, undrawn_of_other_box
from crownland.games.queendomino.pieces import NAMES
from crownland.games.queendomino.rules import STATE
from strategies import add_seed_note, scaled

pytestmark = pytest.mark.rules

TABLES = [  # variant, kingdoms, kings of each seat, frame, line, rounds
    ("queendomino(seats=2)", 2, 2, 7, 4, 12),
    ("queendomino(seats=3)", 3, 1, 5, 4, 12),
    ("queendomino(seats=4)", 4, 1, 5, 4, 12),
    ("royal_wedding(seats=3)", 3, 1, 7, 4, 24),
    ("royal_wedding(seats=4)", 4, 1, 7, 4, 24),
    ("royal_wedding(seats=5)", 5, 1, 5, 8, 12),
    ("royal_wedding(seats=6)", 6, 1, 5, 8, 12),
    ("royal_wedding(seats=7)", 7, 1, 5, 8, 12),
    ("royal_wedding(seats=8)", 8, 1, 5, 8, 12),
    ("royal_wedding(seats=6,teams=true)", 3, 1, 7, 8, 12),
    ("royal_wedding(seats=8,teams=true)", 4, 1, 7, 8, 12),
]
NAMES_OF_ALL = [name for name, *_ in TABLES]


def walk(variant: str, seed: int) -> Iterator[tuple[State, int]]:
    rng, state = random.Random(seed), State(variant)
    while not state.is_over:
        code = rng.choice(state.legal_codes())
        with add_seed_note(seed, state):
            yield state, code
        state.apply(code)


@pytest.mark.parametrize(("name", "kingdoms", "kings", "frame", "line", "rounds"), TABLES)
def test_Q1_W2_W3_W4_the_table_is_laid_for_the_variant(
    name: str, kingdoms: int, kings: int, frame: int, line: int, rounds: int
) -> None:
    state = State(name)
    record = state.record
    assert (state.variant.kingdoms, int(record.kingdoms_in_play)) == (kingdoms, kingdoms)
    assert [int(n) for n in record.kings_in_hand[: state.variant.seats]] == [kings] * state.variant.seats
    assert (int(record.frame), int(record.line_size), int(record.rounds)) == (frame, line, rounds)


@pytest.mark.parametrize("name", NAMES_OF_ALL)
def test_Q3_W5_everybody_starts_with_seven_coins_and_a_knight_from_one_supply(name: str) -> None:
    record = State(name).record
    kingdoms = int(record.kingdoms_in_play)
    assert [int(court.coins) for court in record.courts] == [7] * kingdoms + [0] * (8 - kingdoms)
    assert [int(court.reserve) for court in record.courts] == [1] * kingdoms + [0] * (8 - kingdoms)
    assert (int(record.knights_left), int(record.towers_left), int(record.pile_left)) == (22 - kingdoms, 15, 32)


def test_Q3_six_tiles_are_turned_up_before_the_first_line_each_tile_as_likely_as_any_other() -> None:
    state = State("queendomino(seats=3)")
    weights = dict(state.chance_outcomes())
    assert sum(weights.values()) == 32 and weights[Tile("statue")] == 3 and weights[Tile("big_tavern")] == 1
    state = do(state, "tile:statue", "tile:statue", "tile:big_tavern")
    assert dict(state.chance_outcomes())[Tile("statue")] == 1
    assert Tile("big_tavern") not in dict(state.chance_outcomes())
    state = do(state, "tile:statue", "tile:church", "tile:bakery")
    assert state.phase == "line"
    assert [NAMES[tile] for tile in state.record.board] == ["statue"] * 2 + ["big_tavern", "statue", "church", "bakery"]


def opened(variant: str) -> State:
    """Make the state in which the first king is drawn."""
    state = State(variant)
    while state.phase != "opening":
        state.apply(state.legal_codes()[0])
    return state


@pytest.mark.parametrize("first", [0, 1])
def test_Q2_with_two_one_king_is_drawn_and_claims_go_one_two_one(first: int) -> None:
    state = do(opened("queendomino(seats=2)"), f"king:{first}")
    seats = []
    while state.round == 0:
        assert state.phase == "claim"
        seats.append(state.seat)
        state.apply(state.legal_codes()[-1])
    assert seats == [first, 1 - first, 1 - first, first]


@pytest.mark.parametrize("name", ["queendomino(seats=3)", "queendomino(seats=4)", "royal_wedding(seats=6,teams=true)"])
def test_Q2_W4_with_more_each_king_is_drawn_once_and_its_owner_claims(name: str) -> None:
    state = opened(name)
    drawn: list[int] = []
    while state.round == 0:
        assert dict(state.chance_outcomes()) == {King(n): 1 for n in range(state.variant.seats) if n not in drawn}
        drawn.append(state.variant.seats - 1 - len(drawn))
        state = do(state, f"king:{drawn[-1]}")
        assert state.seat == drawn[-1] and state.phase == "claim"
        state.apply(state.legal_codes()[0])
    assert len(drawn) == state.variant.seats


@pytest.mark.parametrize("name", NAMES_OF_ALL)
def test_Q4_a_turn_goes_place_knights_build_burn_claim(name: str) -> None:
    order = [Place, Discard, Knights, Build, Burn, Claim]
    before: tuple[int, int, int] = (0, 0, -1)
    for state, code in walk(name, 4):
        kind = type(decode(code))
        if kind in order and state.round > 0:
            turn = int(state.record.older).bit_count() - int(state.record.waiting).bit_count()
            now = (state.round, turn, order.index(kind))
            assert now > before and (now[:2] == before[:2] or kind in (Place, Discard))
            before = now


@pytest.mark.parametrize("name", NAMES_OF_ALL)
def test_Q4_a_seat_is_never_asked_when_it_can_only_do_nothing(name: str) -> None:
    for state, code in walk(name, 5):
        if isinstance(decode(code), Knights | Build | Burn):
            assert len(state.legal_codes()) > 1


def test_Q4_with_two_players_every_king_has_a_whole_turn() -> None:
    state = scene(Court("#tt"), domino=1)
    state = do(state, "place:1@1,0/2,0", "knights:none", "build:none", "burn:none")
    assert (state.seat, state.phase) == (1, "place")
    while state.seat == 1:
        state.apply(state.legal_codes()[0])
    assert (state.seat, state.phase) == (0, "place")
    assert do(state, str(state.legal_actions()[0])).phase == "knights"


@pytest.mark.parametrize(("name", "removed"), [("queendomino(seats=3)", 1), ("royal_wedding(seats=5)", 3)])
def test_Q1_W2_W3_what_nobody_claims_leaves_the_game(name: str, removed: int) -> None:
    for state, code in walk(name, 6):
        if state.phase == "claim" and len(state.legal_codes()) == removed + 1 and state.round == 2:
            left = [action.domino for action in state.legal_actions() if isinstance(action, Claim)]
            after = do(state, str(decode(code)))
            claimed = decode(code)
            assert isinstance(claimed, Claim)
            gone = sum(1 << (number - 1) for number in left if number != claimed.domino)
            assert int(after.record.newer) == 0 and int(after.record.older) & gone == 0
            assert (int(after.record.pool) | int(after.record.other_pool)) & gone == 0 or "royal" in name
            return
    pytest.fail("no round ended")


@pytest.mark.parametrize("name", ["royal_wedding(seats=4)", "royal_wedding(seats=8)"])
def test_W1_lines_come_in_turn_from_both_boxes_queendomino_first(name: str) -> None:
    dealt: list[list[int]] = []
    for state, code in walk(name, 7):
        action = decode(code)
        if isinstance(action, Deal):
            if state.record.newer == 0:
                dealt.append([])
            dealt[-1].append(action.domino)
            assert box_of_newer_line(state) == ("queendomino" if len(dealt) % 2 else "kingdomino")
            left = [*undrawn(state), *undrawn_of_other_box(state)]
            assert len(left) + sum(map(len, dealt)) == 96 + 1  # the one that is dealt now counts twice
        elif state.phase == "place":
            assert box_of_older_line(state) == ("queendomino" if state.round % 2 else "kingdomino")
    assert sorted(number for line in dealt[::2] for number in line) == list(range(1, 49))
    assert sorted(number for line in dealt[1::2] for number in line) == list(range(1, 49))


def test_W1_a_number_means_the_older_box_where_it_is_laid() -> None:
    """Domino 46 is two towns in the Queendomino box and a swamp and wheat in the other."""
    for rounds, land in ((1, ["town", "town"]), (2, ["swamp", "wheat"])):
        for state, _ in walk("royal_wedding(seats=4)", 8):
            waiting = int(state.record.waiting)
            if state.phase == "place" and state.round == rounds and (waiting & -waiting).bit_length() == 46:
                before = state.land(state.seat)
                after = do(state, str(state.legal_actions()[0]))
                laid = [cell[0] for square, cell in after.land(state.seat).items() if square not in before]
                assert sorted(laid) == land


def test_W4_partners_share_a_kingdom_and_each_decides_in_the_own_turn() -> None:
    variant = "royal_wedding(seats=8,teams=true)"
    state = scene(Court("#ww", coins=3), variant=variant, domino=1)
    after = do(state, "place:1@1,0/1,1", "knights:1,0")
    assert (after.seat, after.record.courts[0].coins, after.record.courts[0].reserve) == (0, 3 + 4, 0)
    after = do(after, "burn:none")
    assert (after.seat, after.phase) == (1, "place")
    assert after.land(0) == {**state.land(0), (1, 0): ("wheat", 0), (1, 1): ("wheat", 0)}
    with pytest.raises(ValueError, match="kingdom"):
        after.land(4)


@pytest.mark.parametrize("seats", [3, 4, 5, 7])
def test_W4_teams_are_for_six_or_eight(seats: int) -> None:
    with pytest.raises(InvalidSetup, match=f"teams is for 6 or 8 seats, but got {seats}"):
        Variant("royal_wedding", seats, teams=True)
    variant = find_variant("royal_wedding(seats=8,teams)")
    assert [variant.kingdom_of(seat) for seat in range(8)] == [0, 0, 1, 1, 2, 2, 3, 3] and variant.kingdoms == 4


def test_Q12_tiles_slide_in_their_order_and_free_slots_are_filled_cheapest_first() -> None:
    for state, code in walk("queendomino(seats=4)", 9):
        if int(state.record.waiting).bit_count() == 1 and state.phase == "claim" and state.round == 3:
            kept = [NAMES[tile] for tile in state.record.board if tile]
            after = do(state, str(decode(code)))
            assert after.phase == "tiles" and len(kept) < 6 and after.record.dragon == -1
            assert [NAMES[tile] for tile in after.record.board] == kept + [""] * (6 - len(kept))
            after = do(after, *(["tile:statue"] if len(kept) == 5 else ["tile:statue", str(Tile("bakery"))]))
            assert NAMES[after.record.board[len(kept)]] == "statue"
            return
    pytest.fail("no round ended with a free slot")


@pytest.mark.parametrize("name", NAMES_OF_ALL)
def test_Q12_an_empty_pile_leaves_slots_empty_and_the_last_round_ends_as_it_is(name: str) -> None:
    for seed in range(scaled(10)):
        before = State(name)
        for state, code in walk(name, seed):
            if state.phase == "place" and before.phase in ("claim", "tiles") and state.record.pile_left == 0:
                tiles = [bool(tile) for tile in state.record.board]
                turn = int(state.record.older).bit_count() - int(state.record.waiting).bit_count()
                assert turn or tiles == sorted(tiles, reverse=True)
            before = state.copy()
            last = code
        before.apply_unchecked(last)
        assert before.is_over and before.seat == state.seat
        assert [int(tile) for tile in before.record.board] == [int(tile) for tile in state.record.board]


def test_Q12_the_last_round_has_neither_line_nor_claim() -> None:
    for state, code in walk("queendomino(seats=2)", 10):
        if state.round == 12:
            assert not isinstance(decode(code), Deal | Claim)
    assert state.is_over


def test_the_state_is_under_four_kilobytes_and_holds_no_order_of_what_is_hidden() -> None:
    assert STATE.itemsize < 4096
    state = State("queendomino(seats=2)")
    assert state.seat == CHANCE
    assert len(state.legal_codes()) == 17  # whatever type may come next
