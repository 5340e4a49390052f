"""Kingdoms as text: they round-trip, and what is no kingdom is refused with what was expected and what came."""

from contextlib import suppress

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crownland import InvalidSetup, NotationError
from crownland.engine.score import Land
from crownland.games.land.notation import make_kingdom, read_kingdom, read_land, write_kingdom
from strategies import lands


@given(lands)
def test_a_kingdom_is_read_back_from_its_text(land: Land) -> None:
    assert read_kingdom(write_kingdom(land), 7) == land
    assert read_land(np.atleast_1d(make_kingdom(land))) == land


def test_rows_may_stand_on_lines_of_their_own_with_spaces_between() -> None:
    picture = """
        w  w1 .
        f  #  G2
        .  l  m3
    """
    land = read_kingdom(picture, 5)
    assert write_kingdom(land) == "ww1./f#g2/.lm3"
    assert land[-1, -1] == ("wheat", 0)
    assert land[0, 1] == ("grassland", 2)


@pytest.mark.parametrize(
    ("text", "error", "message"),
    [
        ("", InvalidSetup, r"a kingdom has one castle \(#\), but got 0"),
        ("ww", InvalidSetup, r"a kingdom has one castle \(#\), but got 0"),
        ("#ww#", InvalidSetup, r"a kingdom has one castle \(#\), but got 2"),
        ("#w", InvalidSetup, "dominoes cover an even number of squares, but got 1"),
        ("#.ww", InvalidSetup, r"all land hangs together with the castle \(K7\), but \(0, 2\) does not"),
        ("#ww/...l/...l", InvalidSetup, r"all land hangs together with the castle \(K7\), but \(1, 3\) does not"),
        ("#wwwww", InvalidSetup, r"a kingdom fits 5x5 squares \(K8\), but got 1 rows and 6 columns"),
        ("#/w/w/w/w/w", InvalidSetup, r"a kingdom fits 5x5 squares \(K8\), but got 6 rows and 1 columns"),
        ("#wx", NotationError, "in row 1 column 3, but got 'x'"),
        ("#w/.w4", NotationError, "with up to 3 crowns in row 2 column 2, but got 'w4'"),
        ("#1w", NotationError, "in row 1 column 2, but got '1w'"),
        ("#w12", NotationError, "in row 1 column 3, but got '2'"),
        ("#w-", NotationError, r"expected # \(castle\), . \(empty\) or a terrain \(w wheat, .*but got '-'"),
    ],
)
def test_a_text_that_is_no_kingdom_is_refused(text: str, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        read_kingdom(text, 5)


def test_K8_the_same_text_may_fit_7x7() -> None:
    assert len(read_kingdom("#wwwwww", 7)) == 6


def test_terrains_of_other_games_are_refused_where_they_do_not_occur() -> None:
    assert read_kingdom("#tt", 5)[0, 1] == ("town", 0)
    with pytest.raises(NotationError, match="in row 1 column 2, but got 'tt'"):
        read_kingdom("#tt", 5, ("wheat", "lake"))


@given(st.text(alphabet="#.wflgsm123/ \nx"))
def test_any_text_is_a_kingdom_or_is_refused(text: str) -> None:
    with suppress(NotationError, InvalidSetup):
        land = read_kingdom(text, 5)
        assert read_kingdom(write_kingdom(land), 5) == land
