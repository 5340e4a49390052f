"""`crownland puzzles`."""

import gzip
import json
from pathlib import Path

from scripted_input import Crownland


def lines(pack: Path) -> list[str]:
    return gzip.decompress(pack.read_bytes()).decode().splitlines()


def test_a_pack_is_made_and_the_same_command_makes_it_grow(crownland: Crownland, tmp_path: Path) -> None:
    pack = tmp_path / "pack.jsonl.gz"
    words = ("puzzles", "--game", "sample", "--seed", "cli", "--out", pack)
    result = crownland(*words, "--days", 1)
    assert result.code == 0 and "1 puzzles out of" in result.out
    (first,) = lines(pack)
    assert json.loads(first)["variant"].startswith("sample(")
    assert crownland(*words, "--days", 2).code == 0
    assert len(lines(pack)) == 2 and first in lines(pack)


def test_what_makes_no_pack_gets_a_sentence(crownland: Crownland, tmp_path: Path) -> None:
    for words, sentence in (
        (("--game", "chess"), "expected a game out of kingdomino, sample, queendomino, royal_wedding, duel"),
        (("--days", 0), "expected --days from 1 to 10000, but got '0'"),
    ):
        result = crownland("puzzles", "--out", tmp_path / "pack", *words)
        assert result.code == 2 and result.err.startswith(f"crownland: {sentence}")
    assert not list(tmp_path.iterdir())
