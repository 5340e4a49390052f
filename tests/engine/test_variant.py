"""Variants as values: their names, what they allow, what they change on the table (K13, K16, K17)."""

import pytest
from hypothesis import given

from crownland import InvalidSetup, NotationError, State
from crownland.engine.variant import Variant, all_variants, find_variant
from strategies import GAMES, finished, scaled, variants, walk


def test_K17_variants_combine_freely() -> None:
    names = [str(variant) for variant in all_variants() if variant.game in ("kingdomino", "sample")]
    assert len(names) == len(set(names)) == 2**4 + 2**3 + 2**3 + 2**3
    assert "kingdomino(seats=2,dynasty=true,harmony=true,middle_kingdom=true,mighty_duel=true)" in names
    assert "sample(dynasty=true,harmony=true,middle_kingdom=true)" in names


@pytest.mark.parametrize("variant", GAMES, ids=str)
def test_K17_every_variant_can_be_played_to_its_end(variant: Variant) -> None:
    for seed in range(scaled(10)):
        for state, _ in walk(variant, seed):
            assert state.variant == variant
        assert state.is_over and state.winners()


@given(variants)
def test_a_name_is_read_back_as_the_same_variant(variant: Variant) -> None:
    assert find_variant(str(variant)) == variant
    assert str(find_variant(str(variant))) == str(variant)


@pytest.mark.parametrize(
    ("spelling", "name"),
    [
        ("kingdomino", "kingdomino(seats=2)"),
        (" kingdomino ( seats = 3 , harmony ) ", "kingdomino(seats=3,harmony=true)"),
        ("kingdomino(middle_kingdom=yes,harmony=1,seats=4)", "kingdomino(seats=4,harmony=true,middle_kingdom=true)"),
        ("kingdomino(seats=2,mighty_duel=false)", "kingdomino(seats=2)"),
        ("sample", "sample()"),
        ("sample(seats=2,dynasty)", "sample(dynasty=true)"),
    ],
)
def test_other_spellings_are_forgiven(spelling: str, name: str) -> None:
    assert str(find_variant(spelling)) == name


@pytest.mark.parametrize(
    ("name", "error", "message"),
    [
        ("chess", InvalidSetup, "expected a game out of kingdomino, sample.*, but got 'chess'"),
        ("", NotationError, "expected a variant such as .*, but got ''"),
        ("kingdomino(seats=2", NotationError, r"expected a variant such as .*, but got 'kingdomino\(seats=2'"),
        ("kingdomino(seats=1)", InvalidSetup, "played with 2, 3 or 4 seats, but got 1"),
        ("kingdomino(seats=5)", InvalidSetup, "played with 2, 3 or 4 seats, but got 5"),
        ("kingdomino(seat=2)", NotationError, "of dynasty, harmony, middle_kingdom, mighty_duel, once each, but"),
        ("royal_wedding(seat=2)", NotationError, "expected seats=NUMBER or one of teams, once each, but got 'seat=2'"),
        ("duel(seat=2)", NotationError, "expected seats=NUMBER, once, but got 'seat=2'"),
        ("kingdomino(seats=two)", NotationError, "expected seats=NUMBER .* but got 'seats=two'"),
        ("kingdomino(seats=2,seats=3)", NotationError, "once each, but got 'seats=3'"),
        ("kingdomino(harmony,harmony)", NotationError, "once each, but got 'harmony'"),
        ("kingdomino(harmony=maybe)", NotationError, "but got 'harmony=maybe'"),
        ("kingdomino(size=7)", NotationError, "but got 'size=7'"),
        ("sample(seats=3)", InvalidSetup, "sample is played with 2 seats, but got 3"),
        ("sample(mighty_duel=true)", InvalidSetup, "sample can be played with .*, but got mighty_duel"),
        ("duel(harmony)", InvalidSetup, "duel has no extras, but got harmony"),
        ("kingdomino(seats=3,mighty_duel=true)", InvalidSetup, "mighty_duel is for 2 seats, but got 3"),
        ("kingdomino(seats=4,mighty_duel=true)", InvalidSetup, "mighty_duel is for 2 seats, but got 4"),
    ],
)
def test_unknown_variants_are_refused_with_what_was_expected(name: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        find_variant(name)
    with pytest.raises(error, match=message):
        State(name)


@pytest.mark.parametrize("seats", [0, 1, 5, -2, 2.0, "2", True, None])
def test_seats_that_are_no_number_of_players_are_refused(seats: object) -> None:
    with pytest.raises(InvalidSetup, match="played with 2, 3 or 4 seats, but got"):
        Variant("kingdomino", seats)  # type: ignore[arg-type]


def test_K13_a_dynasty_is_played_as_single_games() -> None:
    dynasty = find_variant("kingdomino(seats=3,dynasty=true,harmony=true)")
    assert str(dynasty.single) == "kingdomino(seats=3,harmony=true)"
    assert State(dynasty.single).variant == dynasty.single == dynasty.single.single


@pytest.mark.parametrize(
    ("name", "seats", "kings", "line", "rounds", "frame", "dominoes"),
    [
        ("kingdomino(seats=2)", 2, 2, 4, 6, 5, 48),
        ("kingdomino(seats=3)", 3, 1, 3, 12, 5, 48),
        ("kingdomino(seats=4)", 4, 1, 4, 12, 5, 48),
        ("kingdomino(seats=2,mighty_duel=true)", 2, 2, 4, 12, 7, 48),
        ("sample()", 2, 2, 4, 6, 5, 24),
    ],
)
def test_K1_K2_K3_K6_K8_K16_S1_the_table_is_laid_for_the_variant(
    name: str, seats: int, kings: int, line: int, rounds: int, frame: int, dominoes: int
) -> None:
    record = State(name).record
    assert (record.seats, record.line_size, record.rounds, record.frame) == (seats, line, rounds, frame)
    assert record.kings_in_hand.tolist() == [kings] * seats + [0] * (8 - seats)
    assert int(record.pool) == 2**dominoes - 1


def test_K16_a_mighty_duel_deals_all_48_dominoes_in_12_rounds() -> None:
    state = finished("kingdomino(seats=2,mighty_duel=true)", seed=1)
    assert (state.round, int(state.record.pool)) == (12, 0)


@pytest.mark.parametrize("number", [-1, 9])
def test_a_seat_or_kingdom_that_is_not_there_is_refused(number: int) -> None:
    teams = Variant("royal_wedding", 8, teams=True)
    with pytest.raises(InvalidSetup, match=f"expected a seat from 0 to 7, but got {number}"):
        teams.kingdom_of(number)
    with pytest.raises(InvalidSetup, match=f"expected a kingdom from 0 to 3, but got {number}"):
        teams.rulers(number)
