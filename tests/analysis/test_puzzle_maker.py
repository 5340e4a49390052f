"""Making a pack: it can stop at any moment, continues from there, and comes out the same."""

import gzip
from pathlib import Path

import pytest

from crownland import InvalidSetup, NotationError
from crownland.analysis.puzzle_maker import Journal, write_pack


def journal(folder: Path, seed: str = "test") -> Journal:
    return Journal(folder / "pack.jsonl.gz", "sample", seed)


def test_making_goes_on_where_it_stopped_and_comes_out_as_if_it_had_not(tmp_path: Path) -> None:
    whole, first, second = journal(tmp_path), journal(tmp_path / "parts"), journal(tmp_path / "parts")
    (tmp_path / "parts").mkdir()
    with whole.open():
        whole.play()
        whole.play()
    with first.open():
        first.play()
    with (tmp_path / "parts" / "pack.jsonl.gz.journal").open("ab") as file:
        file.write(b'["half a li')  # it was killed while it wrote
    with second.open():
        assert second.found == first.found
        second.play()
    assert second.found == whole.found


def test_a_journal_of_other_puzzles_is_left_alone(tmp_path: Path) -> None:
    with journal(tmp_path).open():
        pass
    with pytest.raises(NotationError, match="expected a journal of"), journal(tmp_path, "another seed").open():
        pass


def test_two_do_not_write_the_same_journal(tmp_path: Path) -> None:
    with journal(tmp_path).open(), pytest.raises(InvalidSetup, match="is in use"), journal(tmp_path).open():
        pass


def test_a_game_without_puzzles_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="expected a game out of kingdomino, "):
        Journal(Path("pack"), "chess", "test")


def test_puzzles_of_one_game_are_far_apart(tmp_path: Path) -> None:
    notes = journal(tmp_path)
    notes.found = [["a1", "a2"], [], ["b1"], ["c1", "c2"]]
    assert notes.puzzles() == ["a1", "b1", "c1", "a2", "c2"] and notes.number == 5


def test_the_same_puzzles_make_the_same_bytes(tmp_path: Path) -> None:
    for name in ("one", "other"):
        write_pack(tmp_path / name, ["first", "second"])
    assert (tmp_path / "one").read_bytes() == (tmp_path / "other").read_bytes()
    assert gzip.decompress((tmp_path / "one").read_bytes()) == b"first\nsecond\n"
