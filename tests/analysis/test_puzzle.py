"""A puzzle as a line of JSON."""

import pytest

from crownland import NotationError, State, find_variant
from crownland.analysis.comparison import Because
from crownland.analysis.puzzle import Puzzle, Worth, read_puzzle, write_puzzle


def some_puzzle() -> Puzzle:
    state, log = State("sample()"), []
    while state.phase != "claim":
        log.append(state.legal_codes()[0])
        state.apply(log[-1])
    worths = {code: Worth(60 - number, 2.5 - number) for number, code in enumerate(reversed(state.legal_codes()))}
    reasons = (Because("feeds", {"terrain": "lake", "end": 3}, 1, [(0, 1), (0, 2)]), Because("earlier", {"place": 1}))
    return Puzzle("seed", find_variant("sample()"), tuple(log), state.legal_codes()[0], worths, reasons)


def test_a_puzzle_is_read_as_it_was_written() -> None:
    puzzle = some_puzzle()
    assert read_puzzle(write_puzzle(puzzle)) == puzzle
    assert read_puzzle(write_puzzle(puzzle)).best == puzzle.best


def test_a_puzzle_plays_its_game_up_to_the_decision() -> None:
    assert some_puzzle().state().phase == "claim"


@pytest.mark.parametrize("line", ["", "[]", "{}", '{"variant":"sample()"}', write_puzzle(some_puzzle())[:-9]])
def test_what_is_no_puzzle_is_refused_in_one_sentence(line: str) -> None:
    with pytest.raises(NotationError, match="expected a puzzle as crownland-puzzle/1 has it, but got"):
        read_puzzle(line)
