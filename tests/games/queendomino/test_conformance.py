"""The perft files of Queendomino and Royal Wedding, counted by the naive story of the game."""

import re
from pathlib import Path

import pytest

from conformance.regenerate import COURTS, PLAYTHROUGHS, moves
from courts import Table, table_of
from crownland import decode

FOLDER = Path(__file__).parents[2] / "conformance" / "perft"


def replay(variant: str, tokens: list[str]) -> Table:
    """Tell the story from its beginning."""
    table = table_of(variant)
    for token in tokens:
        table.do(token)
    return table


def count_by_hand(variant: str, tokens: list[str], depth: int) -> int:
    options = sorted(replay(variant, tokens).legal())
    if depth == 1:
        return len(options)
    return sum(count_by_hand(variant, [*tokens, option], depth - 1) for option in options)


@pytest.mark.parametrize("max_replays", [6, pytest.param(12, marks=pytest.mark.deep)])
@pytest.mark.parametrize("name", COURTS)
def test_the_oracle_counts_what_the_perft_files_say(name: str, max_replays: int) -> None:
    """The oracle plays each sequence from the beginning, so only counts with few sequences are checked."""
    variant, states = PLAYTHROUGHS[name], {}
    tokens: list[str] = []
    for state, code in moves(variant):
        states[str(state)] = [*tokens]
        tokens.append(str(decode(code)))
    text, replays, checked = "", 1, 0
    for line in (FOLDER / f"{name}.perft").read_text(encoding="utf-8").splitlines():
        if match := re.fullmatch(r"perft (\d+) (\d+)", line):
            depth, count = int(match[1]), int(match[2])
            if replays <= max_replays:
                assert count_by_hand(variant, states[text], depth) == count, text
                checked += 1
            replays = count  # of what the next depth asks for
        elif line and not line.startswith("#"):
            text, replays = line, 1
    assert checked > 10
