"""`register`: what makes no sense is refused in one sentence, before it is part of anything."""

import subprocess
import sys
from pathlib import Path

import pytest

import crownland
from crownland.games.land.box import read_box

TINY = Path(__file__).parents[1] / "new_games" / "tiny" / "dominoes.csv"
ROW = {"id": "mini24", "title": "Mini", "family": "kingdomino", "seats": (2,), "boxes": ("mini",), "frame": 3}
HEAD = "number,first,first_crowns,second,second_crowns\n"


def result(code: str) -> str:
    """Run a program of its own, since here the rules are in use; return the last line that it prints."""
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    return (done.stdout + done.stderr).strip().splitlines()[-1]


def register(change: dict[str, object], then: str = "") -> str:
    added = f"crownland.register(crownland.Game(**{ ({**ROW, **change})!r}), mini={str(TINY)!r})"
    return result(f"import crownland; {added}; {added}; {then}")


def test_a_game_may_have_a_digit_in_its_name_and_be_registered_twice() -> None:
    shown = register({}, "print(crownland.find_variant('mini24(seats=2)'), crownland.find_variant('mini24()').seats)")
    assert shown == "mini24(seats=2) 2"


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"id": "Mini"}, "expected an id of small letters, digits and _ such as mini24, but got 'Mini'"),
        ({"family": "chess"}, "expected a family out of duel, kingdomino, queendomino, but got 'chess'"),
        ({"boxes": ("nix",)}, "expected boxes out of kingdomino, sample, queendomino, mini, but got 'nix'"),
        ({"boxes": ()}, "expected exactly one box, but got none"),
        ({"boxes": ("mini", "sample")}, "expected exactly one box, but got mini and sample"),
        ({"boxes": "mini"}, "expected boxes as a tuple such as ('kingdomino',), but got 'mini'"),
        ({"seats": 2}, "expected seats as a tuple such as (2,), but got 2"),
        ({"switches": "harmony"}, "expected switches as a tuple such as ('harmony',), but got 'harmony'"),
        ({"title": " "}, "expected a title for people, but got ' '"),
        (
            {"boxes": ("sample",), "switches": ("mighty_duel",)},
            "needs a box of 48 dominoes, but sample has 24",
        ),
        ({"family": "queendomino"}, "expected boxes out of queendomino, queendomino and kingdomino, but got 'mini'"),
        ({"seats": (2, 5)}, "expected seats out of 2, 3, 4, but got 5"),
        ({"seats": ()}, "expected different seats out of 2, 3, 4, but got ()"),
        ({"seats": (2, 3), "names_seats": False}, "expected names_seats=True for several numbers of seats"),
        ({"switches": ("teams",)}, "expected switches out of dynasty, harmony, middle_kingdom, mighty_duel"),
        ({"seats": (4,), "switches": ("mighty_duel",)}, "expected mighty_duel, in seats_of_switch, for seats out of 2"),
        ({"played": {3: "Three."}}, "expected sentences in played for seats out of 2, but got 3"),
        ({"frame": 4}, "expected a frame out of 3, 5, 7, but got 4"),
    ],
)
def test_a_row_that_makes_no_sense_is_refused(change: dict[str, object], sentence: str) -> None:
    shown = register(change)
    assert shown.startswith("crownland.engine.errors.InvalidSetup: ") and sentence in shown


def test_whoever_comes_too_late_is_told_so() -> None:
    code = f"from crownland import Game, State, register; register(Game(**{ROW!r}), mini={str(TINY)!r})"
    assert "before anything else of crownland is imported or used, but it came too late" in result(code)


@pytest.mark.parametrize(
    ("table", "sentence"),
    [
        (HEAD + "1,sand,0,wheat,0\n", "line 2: expected a terrain out of wheat, .*, but got 'sand'"),
        (HEAD + "1,mine,4,wheat,0\n", "line 2: expected crowns up to 3, but got '4'"),
        (HEAD + "2,mine,1,wheat,0\n", "expected dominoes numbered from 1 without a gap"),
        (HEAD, "expected dominoes numbered from 1 without a gap"),
        ("number,first\n1,wheat\n", "line 2: expected the columns number,first,.*, but got number,first"),
    ],
)
def test_a_table_that_is_none_of_dominoes_is_refused(table: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "box.csv"
    file.write_text(table, encoding="utf-8")
    with pytest.raises(crownland.InvalidSetup, match=sentence):
        read_box(file)


def test_a_table_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(
        crownland.InvalidSetup, match=r"expected a table of dominoes in .*nix.csv, but got: .*No such file"
    ):
        read_box(tmp_path / "nix.csv")


def test_a_box_without_a_whole_line_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "box.csv"
    file.write_text(HEAD + "1,mine,1,wheat,0\n", encoding="utf-8")
    code = f"import crownland; crownland.register(crownland.Game(**{ROW!r}), mini={str(file)!r})"
    assert "mini24: expected a line of 4 dominoes at least, but mini has 1" in result(code)
