"""Finding puzzles in games of the strongest bot, and what is asked of them."""

from dataclasses import replace

import pytest

from crownland import CHANCE, State, find_variant
from crownland.analysis.puzzle import FOLDER, read_pack, read_puzzle
from crownland.analysis.puzzle_maker import BAR, Candidate, Verdict, is_clear, play


def candidate() -> Candidate:
    """Return a decision that a puzzle was made of, with its answer and its temptation."""
    puzzle = read_puzzle(read_pack(FOLDER / "sample.jsonl.gz")[0])
    return Candidate(len(puzzle.log), puzzle.state(), puzzle.best, puzzle.temptation, 0.1)


def verdicts(one: Candidate, *worths: tuple[float, float]) -> list[Verdict]:
    """Give the answer, the temptation and a third option a chance to win and a lead each."""
    third = next(code for code in one.state.legal_codes() if code not in (one.best, one.temptation))
    result = zip((one.best, one.temptation, third), worths, strict=True)
    return sorted(
        (Verdict((code,), win, lead, 0.001, 0.01) for code, (win, lead) in result), key=lambda each: -each.margin
    )


GOOD = ((0.6, 5.0), (0.5, 2.0), (0.5, 3.0))


@pytest.mark.parametrize(
    ("worths", "is_good"),
    [
        (GOOD, True),
        (((0.6, 5.0), (0.5, 2.0), (0.5, 4.5)), False),  # another one is nearly as good
        (((0.6, 5.0), (0.5, 4.0), (0.5, 3.0)), False),  # the temptation is
        (((0.52, 5.0), (0.5, 2.0), (0.5, 3.0)), False),  # it hardly wins more often
        (((0.99, 5.0), (0.5, 2.0), (0.5, 3.0)), False),  # the game is decided
        (((0.11, 5.0), (0.01, 2.0), (0.01, 3.0)), False),
        (((0.5, 2.0), (0.6, 5.0), (0.5, 3.0)), False),  # the temptation is best
    ],
)
def test_one_option_must_be_clearly_best(worths: tuple[tuple[float, float], ...], is_good: bool) -> None:
    one = candidate()
    assert is_clear(one, verdicts(one, *worths), BAR) == is_good


def test_what_may_be_noise_is_not_clear() -> None:
    one = candidate()
    unsure = [replace(each, margin_error=1.0) for each in verdicts(one, *GOOD)]
    assert not is_clear(one, unsure, BAR) and is_clear(one, unsure, replace(BAR, errors=1.0))


def test_two_options_are_not_enough() -> None:
    one = candidate()
    both = [each for each in verdicts(one, *GOOD) if {one.best, one.temptation} & {*each.options}]
    assert not is_clear(one, both, BAR)


def test_decisions_that_may_be_puzzles_come_from_the_game_that_was_played() -> None:
    log, candidates = play(find_variant("sample()"), "luck")
    state, states = State("sample()"), []
    for code in log:
        states.append(state.copy())
        state.apply(code)
    assert state.is_over and candidates
    for one in candidates:
        assert one.state == states[one.number] and one.state.seat != CHANCE
        assert log[one.number] == one.best != one.temptation and {one.best, one.temptation} <= {
            *one.state.legal_codes()
        }
