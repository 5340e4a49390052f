"""One kingdom: where dominoes fit (K7, K8, K10), and what the land is worth (K11, K12, K14)."""

from textwrap import dedent

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import oracles
from crownland import IllegalAction
from crownland.engine.score import Land
from crownland.games.land import kingdom as rules
from crownland.games.land.facts import find_properties
from crownland.games.land.notation import make_kingdom
from crownland.games.land.pieces import BOXES
from drawn import DUEL, MIGHTY, drawn, options, placing, reach, record_of
from strategies import add_seed_note, lands, scaled, walk

pytestmark = pytest.mark.rules

WHEAT, FOREST, LAKE, GRASSLAND, WHEAT_AND_FOREST, WHEAT_AND_MINE = 1, 3, 7, 10, 13, 48


def can_cover(picture: str, domino: int, expected: str, variant: str = DUEL) -> bool:
    """Compare the squares that a domino can cover with a drawing of them."""
    found, wanted = reach(picture, domino, variant), dedent(expected).strip()
    assert found == wanted, f"got\n{found}"
    return True


def test_K7_any_terrain_may_touch_the_castle() -> None:
    diamond = """
        ..*..
        .***.
        **#**
        .***.
        ..*..
    """
    assert can_cover("#", WHEAT, diamond)
    assert can_cover("#", WHEAT_AND_MINE, diamond)


def test_K7_alike_halves_make_half_as_many_placements() -> None:
    assert len(options("#", WHEAT)) == 12
    assert len(options("#", WHEAT_AND_FOREST)) == 24


def test_K7_a_square_touches_the_same_terrain() -> None:
    assert can_cover(
        "#ww",
        WHEAT,
        """
        ..***..
        .*****.
        **#ww**
        .*****.
        ..***..
        """,
    )


def test_K7_another_terrain_connects_nothing() -> None:
    assert can_cover(
        "#ww",
        FOREST,
        """
        ..*..
        .***.
        **#ww
        .***.
        ..*..
        """,
    )


def test_K7_a_corner_is_no_side() -> None:
    assert ((1, 2), (1, 3)) in options("#ww", WHEAT)
    assert ((1, 3), (1, 4)) not in options("#ww", WHEAT)


def test_K7_one_matching_half_is_enough() -> None:
    placements = options("#ww", WHEAT_AND_FOREST)
    assert ((0, 3), (0, 4)) in placements  # the wheat half touches wheat
    assert ((0, 4), (0, 3)) not in placements  # the forest half does, the wheat half touches nothing


def test_K7_the_two_squares_must_be_free() -> None:
    taken = {(0, 0), *drawn("#ww")}
    assert all(not taken & set(pair) for pair in options("#ww", WHEAT))


def test_K8_a_sixth_column_does_not_fit() -> None:
    assert can_cover(
        "ffff#",
        WHEAT,
        """
        ....*
        ...**
        ffff#
        ...**
        ....*
        """,
    )


def test_K8_a_sixth_row_does_not_fit() -> None:
    assert can_cover(
        """
        f
        f
        f
        f
        #
        """,
        WHEAT,
        """
        ..f..
        ..f..
        ..f..
        .*f*.
        **#**
        """,
    )


def test_K8_the_frame_is_not_fixed_in_advance() -> None:
    """The castle may end up in any corner: four columns either side are open until the kingdom grows."""
    assert ((0, -4), (0, -3)) in options("ww#", WHEAT)
    assert ((0, 3), (0, 4)) in options("#ww", WHEAT)
    assert ((0, 3), (0, 4)) not in options("ww#ww", WHEAT)


def test_K8_K16_a_seventh_column_fits_7x7_and_an_eighth_does_not() -> None:
    assert ((0, 1), (0, 2)) in options("ffff#", WHEAT, MIGHTY)
    assert can_cover(
        "ffffff#",
        WHEAT,
        """
        ......*
        .....**
        ffffff#
        .....**
        ......*
        """,
        MIGHTY,
    )


def test_K9_a_domino_that_touches_nothing_of_its_own_is_discarded() -> None:
    picture = """
        fff
        f#f
        fff
    """
    assert [str(action) for action in placing(picture, WHEAT).legal_actions()] == ["discard:1"]
    assert placing(picture, WHEAT_AND_FOREST).legal_actions()


def test_K9_a_domino_that_finds_no_two_free_squares_is_discarded() -> None:
    picture = """
        .wwww
        ww#ww
        wwwww
        wwwww
        wwww.
    """
    assert [str(action) for action in placing(picture, WHEAT_AND_MINE).legal_actions()] == ["discard:48"]


def test_K9_a_domino_that_fits_may_not_be_discarded() -> None:
    state = placing("#", WHEAT)
    with pytest.raises(IllegalAction, match="but got discard:1"):
        state.apply("discard:1")


def test_K10_other_sides_may_touch_anything() -> None:
    picture = """
        #ww
        lll
        l..
    """
    assert ((2, 1), (2, 2)) in options(picture, LAKE)
    assert ((-1, 1), (-1, 2)) in options(picture, WHEAT)


def test_K10_placed_squares_never_move() -> None:
    for seed in range(scaled(30)):
        before: list[Land] = [{} for _ in range(4)]
        for state, _ in walk("kingdomino(seats=4)", seed):
            with add_seed_note(seed, state):
                now = [state.land(seat) for seat in range(4)]
                assert all(old.items() <= new.items() for old, new in zip(before, now, strict=True))
                before = now


@pytest.mark.parametrize("frame", [5, 7])
@given(land=lands, domino=st.integers(1, 48))
def test_K7_K8_every_kingdom_takes_every_domino_where_the_oracle_says(frame: int, land: Land, domino: int) -> None:
    if not oracles.fits({(0, 0), *land}, frame):
        return
    kingdom = make_kingdom(land)
    found = set()
    for direction, squares in enumerate(rules.placements(kingdom, frame, BOXES.index("kingdomino"), domino)):
        for bit in range(64):
            if int(squares) >> bit & 1:
                row, column = map(int, rules.first_square(kingdom, direction, bit))
                found.add(((row, column), oracles.neighbours((row, column))[direction]))
    assert found == oracles.placements(land, frame, "kingdomino", domino)


def test_K11_a_property_counts_its_squares_times_its_crowns() -> None:
    assert rules.land_points(record_of("#f1f2ff")) == 4 * 3


def test_K11_a_property_without_a_crown_counts_nothing() -> None:
    assert rules.land_points(record_of("#ffff")) == 0


def test_K11_properties_that_meet_at_a_corner_are_two() -> None:
    assert [(p.terrain, p.size, p.crowns) for p in find_properties(np.atleast_1d(record_of("#w1l1\n.l1w1")))] == [
        ("lake", 1, 1),
        ("lake", 1, 1),
        ("wheat", 1, 1),
        ("wheat", 1, 1),
    ]


def test_K11_the_castle_joins_nothing_and_is_no_property() -> None:
    assert rules.land_points(record_of("w1#w")) == 1
    assert find_properties(np.atleast_1d(record_of("#"))) == ()


@given(lands)
def test_K11_K12_points_and_tie_breaks_are_those_of_the_oracle(land: Land) -> None:
    kingdom, found = make_kingdom(land), oracles.properties(land)
    assert rules.land_points(kingdom) == sum(squares * crowns for _, squares, crowns in found)
    assert rules.largest_property(kingdom) == max([squares for _, squares, _ in found], default=0)
    assert rules.all_crowns(kingdom) == sum(crowns for _, _, crowns in found)
    assert [(p.terrain, p.size, p.crowns) for p in find_properties(np.atleast_1d(kingdom))] == found


@given(lands)
def test_a_property_lists_the_squares_that_it_covers(land: Land) -> None:
    found = find_properties(np.atleast_1d(make_kingdom(land)))
    assert sorted(square for each in found for square in each.squares) == sorted(land)
    assert all(land[square][0] == each.terrain for each in found for square in each.squares)
    assert all(each.points == each.size * each.crowns for each in found)


@given(lands)
def test_K8_the_box_is_the_tightest_one(land: Land) -> None:
    squares = [(0, 0), *land]
    rows, columns = [row for row, _ in squares], [column for _, column in squares]
    assert rules.bounds(make_kingdom(land)) == (min(rows), max(rows), min(columns), max(columns))
