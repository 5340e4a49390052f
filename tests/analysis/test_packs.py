"""The puzzles that ship: every one replays, asks a real question, and has an answer that words explain."""

import json
from datetime import date, timedelta
from functools import cache
from pathlib import Path

import pytest

import crownland
from crownland import InvalidSetup, State
from crownland.analysis.puzzle import (
    FIRST,
    FOLDER,
    GAMES,
    VARIANTS,
    Puzzle,
    daily_puzzle,
    read_pack,
    read_puzzle,
    write_puzzle,
)
from crownland.analysis.puzzle_maker import BAR, MIN_OPTIONS, alike, judge
from crownland.games.draft.explain_claim import chooses_again
from crownland.match import Viewer, replay

WORDS = (Path(crownland.__file__).parent / "i18n" / "en" / "because.ftl").read_text(encoding="utf-8")
MIN_DAYS = 365  # it begins anew after them


@cache
def puzzles(game: str) -> list[Puzzle]:
    return list(map(read_puzzle, read_pack(FOLDER / f"{game}.jsonl.gz")))


@cache
def states(game: str) -> list[State]:
    """Replay every puzzle of a game, once for all tests."""
    return [puzzle.state() for puzzle in puzzles(game)]


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_replays_to_a_decision_whose_options_all_have_a_verdict(game: str) -> None:
    for puzzle, state in zip(puzzles(game), states(game), strict=True):
        assert str(puzzle.variant) in VARIANTS[game]
        assert sorted(puzzle.worths) == state.legal_codes()
        assert len(alike(state)) >= MIN_OPTIONS


@pytest.mark.parametrize("game", GAMES)
def test_one_option_is_clearly_best_and_it_is_not_what_a_greedy_player_does(game: str) -> None:
    for puzzle in puzzles(game):
        best, tempting = puzzle.worths[puzzle.best], puzzle.worths[puzzle.temptation]
        others = [worth for worth in puzzle.worths.values() if worth != best]
        assert best.margin - max(worth.margin for worth in others) >= BAR.margin - 0.1
        assert best.win >= max(worth.win for worth in others) + 100 * BAR.win - 1
        assert best.margin - tempting.margin >= BAR.temptation_margin - 0.1


@pytest.mark.parametrize("game", ["kingdomino", "sample", "queendomino", "royal_wedding"])
def test_whoever_claims_is_not_next_to_claim_too_and_could_have_both(game: str) -> None:
    claims = [state for state in (puzzle.state() for puzzle in puzzles(game)) if state.phase == "claim"]
    assert claims and not any(map(chooses_again, claims))


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_is_explained_by_a_few_sentences_that_the_page_has_words_for(game: str) -> None:
    for puzzle, state in zip(puzzles(game), states(game), strict=True):
        assert 1 <= len(puzzle.reasons) <= 3
        land = [set(state.land(kingdom)) for kingdom in range(puzzle.variant.kingdoms)]
        for reason in puzzle.reasons:
            assert f"\nbecause-{reason.id} =" in WORDS
            assert reason.kingdom is not None or not reason.at
            if reason.id.startswith(("feeds", "denies")):
                assert reason.kingdom is None or set(reason.at) <= land[reason.kingdom]


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_puzzles_and_no_two_are_the_same(game: str) -> None:
    lines = read_pack(FOLDER / f"{game}.jsonl.gz")
    assert len(lines) == len({json.loads(line)["actions"] for line in lines}) >= MIN_DAYS


def test_all_packs_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < 1_500_000


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_is_written_as_it_is_read(game: str) -> None:
    lines = read_pack(FOLDER / f"{game}.jsonl.gz")
    assert tuple(map(write_puzzle, puzzles(game))) == lines


def test_a_day_has_the_same_puzzle_for_everybody_and_a_pack_begins_anew_at_its_end() -> None:
    days = len(read_pack(FOLDER / "duel.jsonl.gz"))
    assert daily_puzzle("duel", FIRST) == daily_puzzle("duel", FIRST + timedelta(days=days))
    assert daily_puzzle("duel", FIRST) != daily_puzzle("duel", FIRST + timedelta(days=1))


def test_there_is_no_puzzle_before_the_first_day_nor_of_another_game() -> None:
    with pytest.raises(InvalidSetup, match="expected a day from"):
        daily_puzzle("duel", date(2020, 1, 1))
    with pytest.raises(InvalidSetup, match="expected a game out of kingdomino, "):
        daily_puzzle("chess", FIRST)


@pytest.mark.parametrize("game", GAMES)
def test_the_view_of_a_puzzle_has_what_led_to_it(game: str) -> None:
    puzzle = daily_puzzle(game, FIRST)
    view = Viewer(replay(puzzle.variant, ["?"] * puzzle.variant.seats, [puzzle.log])).view()
    assert {option.id for option in view.options} == set(puzzle.worths)
    assert view.events and any(view.touched)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("every", [pytest.param(10, marks=pytest.mark.deep)])
def test_ten_times_the_playouts_with_other_luck_find_the_same_answer(game: str, every: int) -> None:
    for puzzle in puzzles(game)[::every]:
        verdicts = judge(puzzle.state(), 20_000, "another look")
        assert puzzle.best in verdicts[0].options
        assert verdicts[0].margin - verdicts[1].margin > 3 * verdicts[1].margin_error
