"""States as one line of text: every position round-trips, and what no game reaches is refused."""

import random
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownland import InvalidSetup, NotationError, State
from crownland.games.draft.position import domino_set, numbers_in
from strategies import CLASSES, add_seed_note, scaled, states, walk

FIRST = (
    "kingdomino(seats=2) round=1 phase=place seat=0 pool=9-48 older=1@0,2@1,3@0,4@1 turn=0 newer=5-8 "
    "kingdom=# discards=0 kingdom=# discards=0"
).replace("5-8", "5,6,7,8")
LAST = (
    "kingdomino(seats=2) round=6 phase=over seat=nobody pool=25-48 older=1@0,2@1,3@0,4@1 turn=4 newer= "
    "kingdom=#ww discards=11 kingdom=# discards=12"
)
OPENING = (
    "kingdomino(seats=2) round=0 phase=claim seat=0 pool=5-48 older= turn=0 newer=1@1,2@1,3,4 "
    "kingdom=# discards=0 kingdom=# discards=0"
)


@pytest.mark.parametrize("text", [FIRST, LAST, OPENING])
def test_a_state_is_written_as_it_was_read(text: str) -> None:
    assert str(State.from_text(text)) == text
    assert repr(State.from_text(text)) == f"State.from_text({text!r})"


@pytest.mark.parametrize("variant", CLASSES)
def test_every_state_of_a_game_is_read_back_from_its_text(variant: str) -> None:
    for seed in range(scaled(5)):
        for state, _ in walk(variant, seed):
            with add_seed_note(seed, state):
                assert State.from_text(str(state)) == state
        assert State.from_text(str(state)) == state


@given(states)
def test_what_was_read_back_plays_on_in_the_same_way(state: State) -> None:
    again = State.from_text(str(state))
    assert again.legal_codes() == state.legal_codes()
    for code in state.legal_codes()[:3]:
        one, other = state.copy(), again.copy()
        one.apply(code)
        other.apply(code)
        assert one == other


@given(st.sets(st.integers(1, 48)))
def test_sets_of_dominoes_are_lists_of_numbers(numbers: set[int]) -> None:
    assert numbers_in(domino_set(sorted(numbers))) == sorted(numbers)


@pytest.mark.parametrize(
    ("text", "old", "new", "error", "message"),
    [
        (FIRST, "round=1 ", "", NotationError, "expected the fields round=… phase=… seat=…"),
        (FIRST, "round=1", "round=x", NotationError, "expected round=NUMBER, but got 'x'"),
        (FIRST, "round=1", "round=-1", NotationError, "expected round=NUMBER, but got '-1'"),
        (FIRST, "round=1", "round=2", InvalidSetup, "in round 2, 8 dominoes have left the pool before, but got 4"),
        (FIRST, "round=1", "round=0", InvalidSetup, "in round 0, 0 dominoes have left the pool before, but got 4"),
        (FIRST, "place", "draw", NotationError, "expected a phase out of line, opening, claim, place, over, but got"),
        (FIRST, "phase=place", "phase=line", InvalidSetup, "expected seat=chance in this phase, but got seat=0"),
        (FIRST, "phase=place", "phase=over", InvalidSetup, "expected seat=nobody in this phase, but got seat=0"),
        (FIRST, "seat=0", "seat=1", InvalidSetup, "expected seat=0 in this phase, but got seat=1"),
        (FIRST, "seat=0", "seat=chance", InvalidSetup, "expected seat=0 in this phase, but got seat=chance"),
        (OPENING, "seat=0", "seat=nobody", InvalidSetup, "expected a seat from 0 to 1 in this phase, but got"),
        (FIRST, "seat=0", "seat=2", NotationError, "expected a seat out of chance, nobody, 0, 1, but got '2'"),
        (FIRST, "9-48", "10-48", InvalidSetup, "in round 1, 4 dominoes have left the pool before, but got 5"),
        (FIRST, "9-48", "8-48", InvalidSetup, "each domino from 1 to 48 lies in one place, but got 8 astray"),
        (FIRST, "9-48", "9-49", InvalidSetup, "each domino from 1 to 48 lies in one place, but got 49 astray"),
        (FIRST, "9-48", "48-9", NotationError, "expected ascending numbers such as 1-8,10, but got '48-9'"),
        (FIRST, "9-48", "9-20,20-48", NotationError, "expected ascending numbers such as 1-8,10, but got"),
        (FIRST, "9-48", "nine", NotationError, "expected numbers such as 1-8,10, but got 'nine'"),
        (FIRST, "newer=5,6", "newer=6,5", NotationError, "expected a line in ascending order, but got '6,5,7,8'"),
        (FIRST, "newer=5,6", "newer=5,5", NotationError, "expected a line in ascending order, but got '5,5,7,8'"),
        (
            FIRST,
            "newer=5,6",
            "newer=5@0,6",
            InvalidSetup,
            r"kings that are done stand on the newer line, but got \[0\]",
        ),
        (FIRST, "newer=5,6", "newer=5@2,6", InvalidSetup, "a king belongs to a seat from 0 to 1, but got 2"),
        (FIRST, "1@0", "1", InvalidSetup, "a king belongs to a seat from 0 to 1, but got None"),
        (FIRST, "1@0", "1@", NotationError, "expected a line such as 9@0,24,28@1, but got ''"),
        (FIRST, "1@0", "1@1", InvalidSetup, r"seats own \[2, 2\] kings, but the older line has \[1, 1, 0, 1\]"),
        (FIRST, "older=1@0,", "older=", InvalidSetup, "in round 1 the older line has 4 dominoes, but got 3"),
        (FIRST, "turn=0", "turn=5", InvalidSetup, "the older line has 4 kings, but turn is 5"),
        (FIRST, "turn=0", "turn=1", InvalidSetup, "kings that are done stand on the newer line"),
        (FIRST, "discards=0", "discards=1", InvalidSetup, "seat 0 has had 0 dominoes, but got 0 laid and 1 discarded"),
        (FIRST, "kingdom=#", "kingdom=#ww", InvalidSetup, "seat 0 has had 0 dominoes, but got 1 laid and 0 discarded"),
        (FIRST, "kingdom=#", "kingdom=#w", InvalidSetup, "dominoes cover an even number of squares, but got 1"),
        (FIRST, "kingdom=#", "kingdom=#tt", NotationError, "in row 1 column 2, but got 'tt'"),
        (FIRST, " kingdom=# discards=0", "", NotationError, "expected kingdom=… discards=… 2 times, but got ''"),
        (FIRST, "seats=2", "seats=3", InvalidSetup, "in round 1, 3 dominoes have left the pool before, but got 4"),
        (FIRST, "kingdomino(", "queendominoes(", InvalidSetup, "expected a game out of"),
        (FIRST, FIRST, "", NotationError, "expected a variant such as"),
        (FIRST, "kingdomino(seats=2)", "sample()", InvalidSetup, "each domino from 1 to 24 lies in one place"),
        (LAST, "phase=over", "phase=claim", InvalidSetup, "in this phase, but got seat|no game reaches"),
        (LAST, "seat=nobody", "seat=chance", InvalidSetup, "expected seat=nobody in this phase, but got seat=chance"),
        (LAST, "turn=4", "turn=3", InvalidSetup, "no game reaches phase over in round 6, turn 3"),
        (LAST, "newer=", "newer=25", InvalidSetup, "each domino from 1 to 48 lies in one place, but got 25 astray"),
        (OPENING, "2@1", "2@0,2", NotationError, "expected a line in ascending order"),
        (OPENING, "3,4", "3@1,4", InvalidSetup, r"seats own \[2, 2\] kings, but more stand on the line"),
        (OPENING, "phase=claim", "phase=opening", InvalidSetup, "expected seat=chance in this phase, but got seat=0"),
        (
            OPENING,
            "phase=claim seat=0",
            "phase=line seat=chance",
            InvalidSetup,
            "no game reaches phase line in round 0",
        ),
        (OPENING, "older=", "older=5@0", InvalidSetup, "each domino from 1 to 48 lies in one place, but got 5 astray"),
    ],
)
def test_a_line_that_is_no_position_is_refused(
    text: str, old: str, new: str, error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        State.from_text(text.replace(old, new))


def test_more_dominoes_than_a_byte_can_count_are_no_position() -> None:
    """Once a bug: 1 domino laid and 255 discarded made 256, which a byte takes for none."""
    with pytest.raises(InvalidSetup, match="seat 0 has had 0 dominoes, but got 1 laid and 255 discarded"):
        State.from_text(FIRST.replace("kingdom=# discards=0", "kingdom=#ww discards=255", 1))
    with pytest.raises(InvalidSetup, match="in round 64, 256 dominoes have left the pool before, but got 4"):
        State.from_text(FIRST.replace("round=1", "round=64"))


def test_a_domino_astray_is_named_without_listing_all_others() -> None:
    """Once a nuisance: the message listed a thousand numbers."""
    with pytest.raises(InvalidSetup) as caught:
        State.from_text(FIRST.replace("9-48", "9-999"))
    assert str(caught.value) == "each domino from 1 to 48 lies in one place, but got 49 astray"


def test_digits_of_other_scripts_are_no_numbers() -> None:
    with pytest.raises(NotationError, match="expected a line such as 9@0,24,28@1, but got '٨'"):
        State.from_text(FIRST.replace("6,7,8", "6,7,٨"))


def test_a_damaged_line_is_refused_or_is_another_position() -> None:
    """Whatever one character becomes, nothing but the two errors of reading comes out."""
    rng = random.Random(1)
    for seed in range(scaled(60)):
        for ply, (state, _) in enumerate(walk(CLASSES[seed % len(CLASSES)], seed)):
            if ply % 9:
                continue
            with add_seed_note(seed, state):
                check_damage(str(state), rng)


def check_damage(text: str, rng: random.Random) -> None:
    place = rng.randrange(len(text))
    damaged = text[:place] + rng.choice("0123456789,-@=#.wflgsm/ ()x") * rng.randrange(3) + text[place + 1 :]
    with suppress(NotationError, InvalidSetup):
        read = State.from_text(damaged)
        assert State.from_text(str(read)) == read
        assert read.legal_actions() or read.is_over
